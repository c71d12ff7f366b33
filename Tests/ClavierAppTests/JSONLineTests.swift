import Foundation
import Testing

@testable import ClavierApp

@Suite("A line of the trace")
struct JSONLineTests {
    private func object(_ members: (inout JSONLine) -> Void) throws -> [String: Any] {
        var line = JSONLine()
        line.begin()
        members(&line)
        line.end()
        #expect(line.bytes.last == UInt8(ascii: "\n"))
        #expect(line.bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
        return try #require(JSONSerialization.jsonObject(with: Data(line.bytes)) as? [String: Any])
    }

    @Test(
        "keeps six decimals of a number",
        arguments: [
            (0, 0), (1, 1), (-1.5, -1.5), (0.000001, 0.000001), (-0.25, -0.25), (1234.567891, 1234.567891),
            (0.1234567, 0.123457), (413.3333333, 413.333333), (99.9999999, 100),
        ])
    func numbers(value: Double, written: Double) throws {
        let read = try object { $0.add("n", value) }["n"] as? NSNumber
        #expect(abs((read?.doubleValue ?? .nan) - written) < 1e-9)
    }

    @Test("writes rectangles as four numbers")
    func rectangle() throws {
        let read = try object { $0.add("r", CGRect(x: 1, y: -2.5, width: 3, height: 0)) }["r"] as? [Double]
        #expect(read == [1, -2.5, 3, 0])
    }

    @Test("escapes text so that any text comes back as it was", arguments: ["", "a\"b\\c", "line\nend\t\u{1}", "é漢👍🏽"])
    func text(value: String) throws {
        #expect(try object { $0.add("s", value) }["s"] as? String == value)
    }

    @Test("writes objects of rectangles, booleans and whole numbers")
    func others() throws {
        let read = try object {
            $0.add("keys", [("Q", CGRect(x: 0, y: 1, width: 2, height: 3)), ("\"", .zero)])
            $0.add("b", true)
            $0.add("i", -7)
        }
        #expect((read["keys"] as? [String: [Double]]) == ["Q": [0, 1, 2, 3], "\"": [0, 0, 0, 0]])
        #expect(read["b"] as? Bool == true)
        #expect(read["i"] as? Int == -7)
    }
}
