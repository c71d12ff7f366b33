import Foundation

/// How far a view was from where it is going: the difference of two states, as numbers that can be added and scaled.
///
/// An animation is such a difference that fades out. What is shown is the model plus what is left of each, so that
/// animations of one property add up and one that is interrupted leaves no jump.
struct ViewDelta: Equatable {
    /// Center and bounds.
    private(set) var place = SIMD8<Double>.zero
    private(set) var transform = TransformParts.zero
    /// Opacity, corner radius, border width, shadow opacity and offset.
    private(set) var looks = SIMD8<Double>.zero
    private(set) var background = SIMD4<Double>.zero
    private(set) var border = SIMD4<Double>.zero

    static let zero = ViewDelta()

    private init() {}

    /// The way back from `new` to `old`; colours count as they look with `traits`.
    init(from old: ViewState, to new: ViewState, traits: UITraitCollection) {
        place = Self.place(old) - Self.place(new)
        looks = Self.looks(old) - Self.looks(new)
        if old.transform != new.transform {
            transform = TransformParts(old.transform) - TransformParts(new.transform)
        }
        if old.backgroundColor !== new.backgroundColor {
            let (from, to) = Self.colors(old.backgroundColor, new.backgroundColor, traits: traits)
            background = from - to
        }
        if old.borderColor != new.borderColor {
            border = Self.components(old.borderColor) - Self.components(new.borderColor)
        }
    }

    /// Adds a share of another difference.
    mutating func add(_ other: ViewDelta, times factor: Double = 1) {
        place += other.place * factor
        transform.add(other.transform, times: factor)
        looks += other.looks * factor
        background += other.background * factor
        border += other.border * factor
    }

    /// Forgets the properties that `other` changes.
    mutating func yield(to other: ViewDelta) {
        place.replace(with: 0, where: other.place .!= 0)
        looks.replace(with: 0, where: other.looks .!= 0)
        if other.transform != .zero { transform = .zero }
        if other.background != .zero { background = .zero }
        if other.border != .zero { border = .zero }
    }

    /// The state that far away from `state`.
    func applied(to state: ViewState, traits: UITraitCollection) -> ViewState {
        var result = state
        applyPlace(to: &result)
        applyLooks(to: &result)
        if transform != .zero {
            var parts = TransformParts(state.transform)
            parts.add(transform, times: 1)
            result.transform = parts.transform
        }
        if background != .zero {
            let color = state.backgroundColor?.resolvedColor(with: traits).cgColor
            result.backgroundColor = UIColor(cgColor: Self.color(Self.components(color ?? .clear) + background))
        }
        if border != .zero { result.borderColor = Self.color(Self.components(state.borderColor) + border) }
        return result
    }

    private func applyPlace(to state: inout ViewState) {
        state.center.x += place[0]
        state.center.y += place[1]
        state.bounds.origin.x += place[2]
        state.bounds.origin.y += place[3]
        state.bounds.size.width = max(0, state.bounds.size.width + place[4])
        state.bounds.size.height = max(0, state.bounds.size.height + place[5])
    }

    private func applyLooks(to state: inout ViewState) {
        state.alpha = min(max(0, state.alpha + looks[0]), 1)
        state.cornerRadius = max(0, state.cornerRadius + looks[1])
        state.borderWidth = max(0, state.borderWidth + looks[2])
        state.shadowOpacity = min(max(0, state.shadowOpacity + looks[3]), 1)
        state.shadowOffset.width += looks[4]
        state.shadowOffset.height += looks[5]
    }

    private static func place(_ state: ViewState) -> SIMD8<Double> {
        [
            state.center.x, state.center.y, state.bounds.origin.x, state.bounds.origin.y,
            state.bounds.size.width, state.bounds.size.height, 0, 0,
        ]
    }

    private static func looks(_ state: ViewState) -> SIMD8<Double> {
        [
            state.alpha, state.cornerRadius, state.borderWidth, state.shadowOpacity,
            state.shadowOffset.width, state.shadowOffset.height, 0, 0,
        ]
    }

    /// The components of two colours; no colour is the other one, transparent.
    private static func colors(
        _ old: UIColor?, _ new: UIColor?, traits: UITraitCollection
    ) -> (SIMD4<Double>, SIMD4<Double>) {
        let from = old.map { components($0.resolvedColor(with: traits).cgColor) }
        let to = new.map { components($0.resolvedColor(with: traits).cgColor) }
        let transparent: SIMD4<Double> = [1, 1, 1, 0]
        return (from ?? (to ?? .zero) * transparent, to ?? (from ?? .zero) * transparent)
    }

    private static func components(_ color: CGColor) -> SIMD4<Double> {
        [color.red, color.green, color.blue, color.alpha]
    }

    private static func color(_ components: SIMD4<Double>) -> CGColor {
        let clamped = components.clamped(lowerBound: .zero, upperBound: .one)
        return CGColor(red: clamped.x, green: clamped.y, blue: clamped.z, alpha: clamped.w)
    }
}

/// Properties one by one, for key frames.
extension ViewDelta {
    /// What moves by itself.
    enum Property: CaseIterable {
        case center, bounds, transform, alpha, cornerRadius, borderWidth, shadowOpacity, shadowOffset, background,
            border
    }

    /// What the difference has of one property.
    func only(_ property: Property) -> ViewDelta {
        var result = ViewDelta.zero
        switch property {
        case .center: result.place = Self.lanes(0...1, of: place)
        case .bounds: result.place = Self.lanes(2...5, of: place)
        case .transform: result.transform = transform
        case .alpha: result.looks = Self.lanes(0...0, of: looks)
        case .cornerRadius: result.looks = Self.lanes(1...1, of: looks)
        case .borderWidth: result.looks = Self.lanes(2...2, of: looks)
        case .shadowOpacity: result.looks = Self.lanes(3...3, of: looks)
        case .shadowOffset: result.looks = Self.lanes(4...5, of: looks)
        case .background: result.background = background
        case .border: result.border = border
        }
        return result
    }

    private static func lanes(_ lanes: ClosedRange<Int>, of vector: SIMD8<Double>) -> SIMD8<Double> {
        var result = SIMD8<Double>.zero
        for lane in lanes { result[lane] = vector[lane] }
        return result
    }

    /// How far it is, as the length of the vector of all its numbers.
    var magnitude: Double {
        let parts = transform.translation * transform.translation + transform.scale * transform.scale
        let turn = transform.rotation * transform.rotation + transform.shear * transform.shear
        let colors = background * background + border * border
        return ((place * place + looks * looks).sum() + colors.sum() + parts.sum() + turn).squareRoot()
    }
}
