import Foundation
import UIKit

/// Times layout by constraints: guides that follow a keyboard, chains of views pinned to one, and a long list.
@MainActor struct LayoutBenchmark {
    /// Runs the parts that the command line names (`guides`, `chain`, `one`, `list`), or all of them, and prints a table
    /// of medians.
    static func run() {
        let parts = CommandLine.arguments.dropFirst(2)
        func wants(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
        if wants("guides") { for count in [1, 10, 100, 1000] { guides(count) } }
        if wants("chain") { for count in [10, 100, 1000, 10_000] { chain(count) } }
        if wants("one") { for count in [10, 100, 1000, 10_000] { oneAmong(count) } }
        if wants("list") { list(rows: 1000) }
    }

    private static let host = CGRect(x: 0, y: 0, width: 800, height: 600)

    /// Guides in views of their own, each with the four constants that a keyboard moves, two of which change a frame.
    private static func guides(_ count: Int) {
        let root = UIView(frame: host)
        var tops: [NSLayoutConstraint] = []
        var heights: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []
        for _ in 0..<count {
            let view = UIView(frame: host)
            root.addSubview(view)
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            let top = guide.topAnchor.constraint(equalTo: view.topAnchor)
            let height = guide.heightAnchor.constraint(equalToConstant: 0)
            NSLayoutConstraint.activate([
                top, height, guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 800),
            ])
            tops.append(top)
            heights.append(height)
            guides.append(guide)
        }
        root.layoutIfNeeded()
        var frame = 0
        var sum: CGFloat = 0
        report("\(count) guides, a frame", runs: max(20, 20_000 / count)) {
            frame += 1
            let y = 600 - CGFloat(frame % 240)
            for index in 0..<count {
                tops[index].constant = y
                heights[index].constant = 600 - y
            }
            root.layoutIfNeeded()
            sum += guides[count - 1].layoutFrame.minY
        }
    }

    /// Views in a row upward from a guide: all of them move with it.
    private static func chain(_ count: Int) {
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
        report("chain of \(count), first layout", runs: 1) { root.layoutIfNeeded() }
        var frame = 0
        report("chain of \(count), a frame that moves all", runs: max(20, 20_000 / count)) {
            frame += 1
            top.constant = 600 - CGFloat(frame % 240)
            root.layoutIfNeeded()
        }
    }

    /// One view that moves among many that do not.
    private static func oneAmong(_ count: Int) {
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
        report("one of \(count) views moves, a frame", runs: 2000) {
            frame += 1
            tops[count / 2].constant = CGFloat(frame % 240)
            root.layoutIfNeeded()
        }
    }

    /// Rows of three views below each other.
    private static func list(rows: Int) {
        var times: [Double] = []
        var change = [Double]()
        for _ in 0..<5 {
            let root = UIView(frame: host)
            let heights = fill(root, rows: rows)
            times.append(time { root.layoutIfNeeded() })
            var step = 0
            for _ in 0..<50 {
                step += 1
                change.append(
                    time {
                        heights[rows - 1].constant = 44 + CGFloat(step % 2)
                        root.layoutIfNeeded()
                    })
            }
        }
        print("list of \(rows) rows, first layout", median(times))
        print("list of \(rows) rows, a change of the last row's height", median(change))
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

    // MARK: Measuring

    private static func report(_ name: String, runs: Int, _ body: () -> Void) {
        if runs > 1 { for _ in 0..<3 { body() } }
        print(name, median((0..<runs).map { _ in time(body) }))
    }

    /// The processor time that `body` takes in this thread, in microseconds: what other programs do does not count.
    private static func time(_ body: () -> Void) -> Double {
        let start = processorTime()
        body()
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    private static func median(_ times: [Double]) -> String {
        String(format: "%.2f µs", times.sorted()[times.count / 2])
    }
}
