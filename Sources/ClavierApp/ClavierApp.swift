//  ClavierApp: the program `clavier`. Options, scenes, the trace, pictures.
//
//  What always holds: this is the rim. It is the one module that reads the command line, writes files and speaks to
//  the person at the terminal, on standard error and only when something is wrong. Every way out is an `ExitCode`.

import Foundation

@main
struct ClavierApp {
    @MainActor static func main() {
        exit(run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    @MainActor private static func run(arguments: [String]) -> ExitCode {
        do throws(OptionError) {
            switch try Command(arguments: arguments) {
            case .help:
                print(HelpText.text, terminator: "")
                return .success
            case .version:
                print("clavier \(HelpText.version)")
                return .success
            case .run(let options):
                return options.snapshot == nil ? WindowProgram.run(options) : SnapshotProgram.run(options)
            }
        } catch {
            Diagnostics.report("\(error)")
            return .usage
        }
    }
}
