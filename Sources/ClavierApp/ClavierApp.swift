//  ClavierApp: the program `clavier`. Options, scenes, the trace, pictures.
//
//  What always holds: this is the rim. It is the one module that reads the command line, writes files and speaks to
//  the person at the terminal, on standard error and only when something is wrong. Every way out is an `ExitCode`.

import Foundation

@main
struct ClavierApp {
    @MainActor static func main() {
        StandardStreams.prepare()
        exit(run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    @MainActor private static func run(arguments: [String]) -> ExitCode {
        do throws(OptionError) {
            switch try Command(arguments: arguments) {
            case .help:
                return Diagnostics.answer(HelpText.text)
            case .version:
                return Diagnostics.answer("clavier \(HelpText.version)\n")
            case .run(let options):
                return options.snapshot == nil ? WindowProgram.run(options) : SnapshotProgram.run(options)
            }
        } catch {
            Diagnostics.report("\(error)")
            return .usage
        }
    }
}
