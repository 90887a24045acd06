import Testing

@testable import Goldens

@Suite struct LineDifferenceTests {
    @Test("line differences keep the order of the texts")
    func lines() {
        #expect(LineDifference.lines(from: "a\nb\nc", to: "a\nc\nd") == ["- b", "+ d"])
        #expect(LineDifference.lines(from: "a\n", to: "a\n").isEmpty)
    }
}
