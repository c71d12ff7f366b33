import X11Host

/// The program's exit codes, those of `sysexits.h` where one fits.
enum ExitCode: Int32 {
    /// It did what it was asked for.
    case success = 0
    /// A wrong option or value (`EX_USAGE`).
    case usage = 64
    /// No X display, or one that does not answer (`EX_UNAVAILABLE`).
    case unavailable = 69
    /// The X server went away (`EX_SOFTWARE`).
    case displayLost = 70
    /// A file could not be written (`EX_CANTCREAT`).
    case cannotCreate = 73

    /// The code that says why the window system could not be used.
    init(_ error: HostError) {
        self =
            switch error {
            case .cannotWrite: .cannotCreate
            case .connectionLost: .displayLost
            case .noDisplay, .noAnswer, .missingExtension, .noVirtualDisplay: .unavailable
            }
    }
}
