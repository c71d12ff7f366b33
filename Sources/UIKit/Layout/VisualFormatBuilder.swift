import Foundation

/// Makes the constraints that a visual format asks for.
@MainActor struct VisualFormatBuilder {
    private let source: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    /// The constraints of a format in the order in which it says them, alignments last.
    static func constraints(
        _ source: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let format = try VisualFormatParser.parse(source)
        var builder = VisualFormatBuilder(
            source: source, format: format, options: options, metrics: metrics, views: views)
        try builder.build()
        return builder.constraints
    }

    private init(
        source: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.source = source
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private mutating func build() throws(VisualFormat.Failure) {
        let items = try format.views.map { (view) throws(VisualFormat.Failure) in try item(view.name, view.column) }
        if let start = format.start { try connect(superview(of: items[0]), start, items[0], edge: .start) }
        for (index, view) in format.views.enumerated() {
            for size in view.sizes { try addSize(size, of: items[index]) }
            if index + 1 < items.count {
                try connect(items[index], format.connections[index], items[index + 1], edge: nil)
            } else if let end = format.end {
                try connect(items[index], end, superview(of: items[index]), edge: .end)
            }
        }
        try align(items)
    }

    private enum Edge { case start, end }

    /// Ties the end of one item to the start of the next; with an edge, one of them is the superview.
    private mutating func connect(
        _ first: AnyObject, _ connection: VisualFormat.Connection, _ second: AnyObject, edge: Edge?
    ) throws(VisualFormat.Failure) {
        var (start, end) = sides(between: edge == nil)
        if edge == .start { end = start } else if edge == .end { start = end }
        switch connection {
        case .touching:
            tie(second, start, first, end, .equal, 0, .required)
        case .standard where edge == .start:
            tie(second, start, first, Self.margin(end), .equal, 0, .required)
        case .standard where edge == .end:
            tie(second, Self.margin(start), first, end, .equal, 0, .required)
        case .standard:
            tie(second, start, first, end, .equal, LayoutMetrics.systemSpacing, .required)
        case .distances(let distances):
            for distance in distances {
                let length = try number(distance.value, distance.column)
                tie(second, start, first, end, distance.relation, length, try priority(distance))
            }
        }
    }

    /// `second.start relation first.end + distance`; against the axis from right to left.
    private mutating func tie(
        _ second: AnyObject, _ start: NSLayoutConstraint.Attribute, _ first: AnyObject,
        _ end: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat,
        _ priority: UILayoutPriority
    ) {
        let isReversed = format.axis == .horizontal && options.contains(.directionRightToLeft)
        add(
            isReversed
                ? NSLayoutConstraint(
                    item: first, attribute: end, relatedBy: relation, toItem: second, attribute: start, multiplier: 1,
                    constant: distance)
                : NSLayoutConstraint(
                    item: second, attribute: start, relatedBy: relation, toItem: first, attribute: end, multiplier: 1,
                    constant: distance), priority)
    }

    /// The attributes at which an item starts and ends along the axis.
    private func sides(between views: Bool) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        if format.axis == .vertical {
            let usesBaselines = views && options.contains(.spacingBaselineToBaseline)
            return usesBaselines ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
        }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
    }

    private static func margin(_ side: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch side {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    private mutating func addSize(_ size: VisualFormat.Predicate, of item: AnyObject) throws(VisualFormat.Failure) {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        var other: AnyObject?
        var length: CGFloat = 0
        if case .name(let name) = size.value, let view = views[name] {
            other = try self.item(name, size.column, view)
        } else {
            length = try number(size.value, size.column)
        }
        add(
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: size.relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: length),
            try priority(size))
    }

    private mutating func align(_ items: [AnyObject]) throws(VisualFormat.Failure) {
        for attribute in options.alignments {
            if (attribute.kind == .x) == (format.axis == .horizontal) {
                let edge = attribute.kind == .x ? "vertical" : "horizontal"
                let axis = format.axis == .horizontal ? "horizontal" : "vertical"
                throw failure(
                    "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that "
                        + "is also \(axis).", 0)
            }
            for (first, second) in zip(items, items.dropFirst()) {
                add(
                    NSLayoutConstraint(
                        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                        multiplier: 1, constant: 0), .required)
            }
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        if priority != .required { constraint.priority = priority }
        constraints.append(constraint)
    }

    // MARK: Names

    private func item(_ name: String, _ column: Int) throws(VisualFormat.Failure) -> AnyObject {
        guard let value = views[name] else { throw failure("\(name) is not a key in the views dictionary.", column) }
        return try item(name, column, value)
    }

    private func item(_ name: String, _ column: Int, _ value: Any) throws(VisualFormat.Failure) -> AnyObject {
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
        throw failure("\(name) is neither a view nor a layout guide.", column)
    }

    private func superview(of item: AnyObject) throws(VisualFormat.Failure) -> AnyObject {
        if let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return superview }
        throw failure(
            "Unable to interpret '|' character, because the related view doesn't have a superview.",
            source.firstIndex(of: "|").map { source.distance(from: source.startIndex, to: $0) } ?? 0)
    }

    private func number(_ value: VisualFormat.Value, _ column: Int) throws(VisualFormat.Failure) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            if let metric = metrics[name] as? NSNumber { return CGFloat(metric.doubleValue) }
            throw failure(
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
                    + "dictionaries.", column)
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormat.Failure) -> UILayoutPriority {
        guard let value = predicate.priority else { return .required }
        let priority = UILayoutPriority(Float(try number(value, predicate.column)))
        guard priority.isValid else {
            throw failure("Priorities must be greater than 0 and less or equal to 1000.", predicate.column)
        }
        return priority
    }

    private func failure(_ reason: String, _ column: Int) -> VisualFormat.Failure {
        VisualFormat.Failure(format: source, column: column, reason: reason)
    }
}
