import Testing

@testable import CustomKeyboard

@Suite struct KeyPressesTests {
    @Test func aKeyTypesWhenItIsLifted() {
        var presses = KeyPresses<String>()
        let earlier = presses.press("a")
        #expect(earlier == nil)
        let types = presses.lift("a")
        #expect(types)
    }

    @Test func theNextKeyTypesTheOneBeforeAndOnlyOnce() {
        var presses = KeyPresses<String>()
        _ = presses.press("a")
        let earlier = presses.press("b")
        #expect(earlier == "a")
        let typesA = presses.lift("a")
        #expect(!typesA)
        let typesB = presses.lift("b")
        #expect(typesB)
    }

    @Test func aKeyThatIsLeftDoesNotType() {
        var presses = KeyPresses<String>()
        _ = presses.press("a")
        presses.cancel("a")
        let earlier = presses.press("b")
        #expect(earlier == nil)
    }
}
