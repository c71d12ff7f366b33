import Foundation

extension SolverBenchmark {
    /// kiwi in a process of its own, compiled for this run from the sources that pip fetches.
    final class Kiwi {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let folder: URL
        private var unread = Data()

        /// Fetches, compiles and starts kiwi with a problem. Nil, with a line that says why, if any of it is not to be had.
        init?(_ dialog: Dialog) {
            folder = FileManager.default.temporaryDirectory.appending(path: "clavier-bench-\(UUID().uuidString)")
            guard let driver = Bundle.module.url(forResource: "driver", withExtension: "cpp", subdirectory: "Kiwi")
            else { return nil }
            let steps = """
                mkdir -p '\(folder.path)' && cd '\(folder.path)' \
                && pip download -q --no-deps --no-binary :all: kiwisolver >/dev/null 2>&1 \
                && tar xzf kiwisolver-*.tar.gz && c++ -O2 -std=c++14 -I kiwisolver-*/ '\(driver.path)' -o driver
                """
            guard Kiwi.run(steps) else {
                print("kiwi is not compared: pip, a network or a C++ compiler is missing")
                return nil
            }
            process.executableURL = folder.appending(path: "driver")
            process.standardInput = input
            process.standardOutput = output
            guard (try? process.run()) != nil else { return nil }
            input.fileHandleForWriting.write(Data(Kiwi.text(of: dialog).utf8))
        }

        deinit {
            try? input.fileHandleForWriting.close()
            if process.isRunning { process.waitUntilExit() }
            try? FileManager.default.removeItem(at: folder)
        }

        private static func run(_ command: String) -> Bool {
            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/sh")
            shell.arguments = ["-c", command]
            guard (try? shell.run()) != nil else { return false }
            shell.waitUntilExit()
            return shell.terminationStatus == 0
        }

        /// The weights of kiwi's benchmark.
        private static let weights: [String: Double] = [
            "required": 1_001_001_000, "strong": 1_000_000, "almostStrong": 100_000, "aboveMedium": 1250,
            "medium": 1000, "weak": 1,
        ]

        private static func text(of dialog: Dialog) -> String {
            var lines = ["\(dialog.names.count) \(dialog.constraints.count)"]
            for constraint in dialog.constraints {
                let terms = constraint.terms.map { "\($0.name) \($0.coefficient)" }.joined(separator: " ")
                let weight = weights[constraint.strength] ?? 0
                lines.append(
                    "\(weight) \(constraint.relation.rawValue) \(constraint.constant) \(constraint.terms.count) \(terms)"
                )
            }
            return lines.joined(separator: "\n") + "\n"
        }

        /// The time of one of `count` runs of a command, in nanoseconds.
        func time(_ command: String, _ count: Int) -> Double {
            input.fileHandleForWriting.write(Data("\(command) \(count)\n".utf8))
            while !unread.contains(UInt8(ascii: "\n")) {
                let part = output.fileHandleForReading.availableData
                if part.isEmpty { return .nan }
                unread.append(part)
            }
            let end = unread.firstIndex(of: UInt8(ascii: "\n")) ?? unread.endIndex
            let line = String(decoding: unread[..<end], as: UTF8.self)
            unread = Data(unread[unread.index(after: end)...])
            return Double(line.split(separator: " ").first ?? "") ?? .nan
        }
    }
}
