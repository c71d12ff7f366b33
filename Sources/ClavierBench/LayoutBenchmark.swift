import Foundation
import UIKit

/// Times layout by constraints: chains of views pinned to a guide, one view that moves among many, and a long list.
@MainActor enum LayoutBenchmark {
    private static let host = CGRect(x: 0, y: 0, width: 800, height: 600)

    static func run() -> [BenchmarkTable] {
        var table = BenchmarkTable("Layout by constraints, medians of processor time")
        for count in [10, 100, 1000, 10_000] { chain(count, &table) }
        for count in [10, 100, 1000, 10_000] { oneAmong(count, &table) }
        list(rows: 1000, &table)
        return [table]
    }

    /// Views in a row upward from a guide: all of them move with it.
    private static func chain(_ count: Int, _ table: inout BenchmarkTable) {
        let root = UIView(frame: host)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let top = guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 600)
        var constraints = [top, guide.heightAnchor.constraint(equalToConstant: 0)]
        var below = guide.topAnchor
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            constraints += [
                view.bottomAnchor.constraint(equalTo: below, constant: -1),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ]
            below = view.topAnchor
        }
        NSLayoutConstraint.activate(constraints)
        add("chain of \(count), first layout", runs: 1, to: &table) { root.layoutIfNeeded() }
        var frame = 0
        add("chain of \(count), a frame that moves all", runs: max(20, 20_000 / count), to: &table) {
            frame += 1
            top.constant = 600 - CGFloat(frame % 240)
            root.layoutIfNeeded()
        }
    }

    /// One view that moves among many that do not.
    private static func oneAmong(_ count: Int, _ table: inout BenchmarkTable) {
        let root = UIView(frame: host)
        var tops: [NSLayoutConstraint] = []
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            tops.append(view.topAnchor.constraint(equalTo: root.topAnchor))
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
        NSLayoutConstraint.activate(tops)
        root.layoutIfNeeded()
        var frame = 0
        add("one of \(count) views moves, a frame", runs: 2000, to: &table) {
            frame += 1
            tops[count / 2].constant = CGFloat(frame % 240)
            root.layoutIfNeeded()
        }
    }

    /// Rows of three views below each other.
    private static func list(rows: Int, _ table: inout BenchmarkTable) {
        var first = Sample()
        var changes = Sample()
        for _ in 0..<5 {
            let root = UIView(frame: host)
            let heights = fill(root, rows: rows)
            first.add(ProcessorTime.microseconds { root.layoutIfNeeded() })
            var step = 0
            for _ in 0..<50 {
                step += 1
                changes.add(
                    ProcessorTime.microseconds {
                        heights[rows - 1].constant = 44 + CGFloat(step % 2)
                        root.layoutIfNeeded()
                    })
            }
        }
        table.add("list of \(rows) rows, first layout", first.median, "µs", target: "under 50000")
        table.add("list of \(rows) rows, the last row's height changes", changes.median, "µs", target: "under 200")
    }

    private static func fill(_ root: UIView, rows: Int) -> [NSLayoutConstraint] {
        var heights: [NSLayoutConstraint] = []
        var above = root.topAnchor
        for _ in 0..<rows {
            let row = ContentView()
            let parts = (0..<3).map { _ in ContentView() }
            let height = row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
            for part in parts { row.addSubview(part) }
            root.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above), height,
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                parts[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
                parts[1].leadingAnchor.constraint(equalTo: parts[0].trailingAnchor, constant: 8),
                parts[2].leadingAnchor.constraint(greaterThanOrEqualTo: parts[1].trailingAnchor, constant: 8),
                parts[2].trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8),
                parts[0].centerYAnchor.constraint(equalTo: row.centerYAnchor),
                parts[1].centerYAnchor.constraint(equalTo: row.centerYAnchor),
                parts[2].centerYAnchor.constraint(equalTo: row.centerYAnchor),
            ])
            heights.append(height)
            above = row.bottomAnchor
        }
        return heights
    }

    /// A view that constraints place, with content of 40 by 20 points.
    private final class ContentView: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    /// Adds the median of several runs, the first few of which only warm up.
    private static func add(_ name: String, runs: Int, to table: inout BenchmarkTable, _ body: () -> Void) {
        if runs > 1 { for _ in 0..<3 { body() } }
        var times = Sample()
        for _ in 0..<runs { times.add(ProcessorTime.microseconds(body)) }
        table.add(name, times.median, "µs")
    }
}
