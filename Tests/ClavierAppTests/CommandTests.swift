import Foundation
import Testing
import UIKit

@testable import ClavierApp

@Suite("The command line")
struct CommandTests {
    private func options(_ arguments: String...) throws -> Options {
        guard case .run(let options) = try Command(arguments: arguments) else {
            throw OptionError.unknown("not a run")
        }
        return options
    }

    private func failure(_ arguments: String...) -> OptionError? {
        do {
            _ = try Command(arguments: arguments)
            return nil
        } catch { return error }
    }

    @Test("without arguments shows the guide scene, 900 by 640 points, light, on the keyboard's curve")
    func defaults() throws {
        let options = try options()
        #expect(options.scene == .guide)
        #expect(options.size == CGSize(width: 900, height: 640))
        #expect(options.theme == .light)
        #expect(options.curve == .keyboard)
        #expect(options.scale == nil && options.duration == nil && options.trace == nil && options.snapshot == nil)
    }

    @Test("takes every option, with a space or an equals sign")
    func everyOption() throws {
        let options = try options(
            "--scene", "typist", "--size=320x240", "--scale", "1.25", "--theme", "dark", "--curve",
            "cubic-bezier(0.1, 0.7, 1.0, 0.1)", "--duration", "0", "--reduce-motion", "--keyboard-height", "130",
            "--safe-area", "1,2,3,4", "--trace", "-", "--snapshot", "a.png", "--at", "0.125")
        #expect(options.scene == .typist)
        #expect(options.size == CGSize(width: 320, height: 240))
        #expect(options.scale == 1.25)
        #expect(options.theme == .dark)
        #expect(options.curve == .cubicBezier(0.1, 0.7, 1, 0.1))
        #expect(options.duration == 0)
        #expect(options.reduceMotion)
        #expect(options.keyboardHeight == 130)
        #expect(options.safeArea == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(options.trace == "-")
        #expect(options.snapshot == "a.png")
        #expect(options.snapshotTime == 0.125)
    }

    @Test(
        "knows every curve",
        arguments: [
            ("linear", SlideCurve.linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ("keyboard", .keyboard), ("spring(3,1000,500)", .spring(mass: 3, stiffness: 1000, damping: 500)),
            ("cubic-bezier(0,2,1,-1)", .cubicBezier(0, 2, 1, -1)),
            ("cubic-bezier( 0.1 , 0.2, 0.3 ,1 )", .cubicBezier(0.1, 0.2, 0.3, 1)),
        ])
    func curves(text: String, curve: SlideCurve) { #expect(SlideCurve(text) == curve) }

    @Test(
        "refuses what is no curve",
        arguments: [
            "", "ease", "linear ", "cubic-bezier(1.1,0,0,0)", "cubic-bezier(0,0,-0.1,0)", "cubic-bezier(0,0,0)",
            "cubic-bezier(0,0,0,0,0)", "spring(0,1,1)", "spring(1,1,-1)", "spring(1,1,nan)", "spring(1,1,inf)",
            "spring(1,1,0x1)", "spring(1 0,1,1)", "spring(1,1000,0.0001)", "cubic-bezier(,,,)", "spring(1,1,1",
        ])
    func wrongCurves(text: String) { #expect(SlideCurve(text) == nil) }

    @Test(
        "says what was wrong and what is allowed",
        arguments: [
            ("--scene", "desk"), ("--size", "319x240"), ("--size", "320x239"), ("--size", "900"), ("--size", "900x"),
            ("--size", "1e9x640"), ("--scale", "0"), ("--scale", "nan"), ("--theme", "blue"), ("--curve", "ease"),
            ("--duration", "-1"), ("--duration", "1s"), ("--keyboard-height", "0"), ("--safe-area", "1,2,3"),
            ("--safe-area", "1,2,3,-4"), ("--trace", ""), ("--at", "x"),
        ])
    func wrongValues(option: String, value: String) throws {
        let error = try #require(failure(option, value))
        guard case .wrongValue(option, value, let allowed) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(error.description.contains("'\(value)'"))
        #expect(error.description.contains(allowed))
    }

    @Test(
        "names both ends of every range",
        arguments: [
            ("--size", "9000x640", ["320", "240", "8192"]), ("--scale", "9", ["0.5", "8"]),
            ("--duration", "61", ["0", "60"]), ("--keyboard-height", "119", ["120", "4096"]),
            ("--safe-area", "0,0,0,4097", ["0", "4096"]), ("--at", "-1", ["0", "3600"]),
        ])
    func bothLimits(option: String, value: String, limits: [String]) throws {
        let error = try #require(failure(option, value))
        let words = Set(error.description.split { !$0.isNumber && $0 != "." }.map(String.init))
        #expect(words.isSuperset(of: limits), "\(error)")
    }

    @Test("refuses a safe area that leaves nothing of the window", arguments: ["320,0,320,0", "0,450,0,450"])
    func largeSafeArea(insets: String) throws {
        let error = try #require(failure("--safe-area", insets))
        #expect(error.description.contains("900 x 640") && error.description.contains("--size"))
        #expect(failure("--safe-area", insets, "--size", "901x641") == nil)
    }

    @Test("says that an option takes no value", arguments: ["--help", "-h", "--version", "--reduce-motion"])
    func valuesWhereNoneBelongs(option: String) {
        #expect(failure("\(option)=3") == .unexpectedValue(option))
        #expect(failure("\(option)=")?.description == "\(option) takes no value")
    }

    @Test("refuses unknown options, missing values, values where none belongs, and --at alone")
    func otherMistakes() {
        #expect(failure("--speed", "1") == .unknown("--speed"))
        #expect(failure("picture.png") == .unknown("picture.png"))
        #expect(failure("--reduce-motion=yes") == .unexpectedValue("--reduce-motion"))
        #expect(failure("--at", "1") == .needs("--at", other: "--snapshot"))
        #expect(
            failure("--size", "4096x4096", "--scale", "8")
                == .tooManyPixels(width: 32768, height: 32768, allowed: 67_108_864))
        #expect(
            failure("--scale", "3", "--size", "4000x4000")
                == .tooManyPixels(width: 12000, height: 12000, allowed: 67_108_864))
        guard case .missingValue("--scene", _)? = failure("--scene") else {
            Issue.record("--scene without a value was taken")
            return
        }
        guard case .missingValue("--trace", _)? = failure("--trace", "--theme") else {
            Issue.record("an option was taken for a value")
            return
        }
    }

    @Test("refuses a keyboard that leaves no room for the field, and says how high it may be")
    func highKeyboards() throws {
        // A twentieth of the height and 96 points stay free: 640 - 32 - 96 = 512, and 100 less with a safe area.
        let error = try #require(failure("--keyboard-height", "513"))
        #expect(error == .keyboardTooHigh(window: 640, allowed: 512))
        #expect(error.description.contains("512") && error.description.contains("--size"))
        #expect(failure("--keyboard-height", "512") == nil)
        #expect(failure("--keyboard-height", "512", "--size", "900x639") != nil)
        let safe = failure("--safe-area", "100,0,0,0", "--keyboard-height", "413")
        #expect(safe == .keyboardTooHigh(window: 640, allowed: 412))
    }

    @Test("puts --help and --version before anything else")
    func helpFirst() throws {
        #expect(try Command(arguments: ["--nonsense", "--help"]) == .help)
        #expect(try Command(arguments: ["--version"]) == .version)
    }

    @Test("lists every option in the help")
    func helpIsComplete() {
        for option in OptionDefinition.all { #expect(HelpText.text.contains("  \(option.name)")) }
    }
}
