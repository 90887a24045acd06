import Testing
import TextFormatting

@Suite struct CountedTests {
    @Test("One is singular, all else plural, nouns and verbs agree")
    func counted() {
        #expect(1.counted("picture") == "1 picture")
        #expect(0.counted("picture") == "0 pictures")
        #expect((-1).counted("pass") == "-1 pass")
        #expect((-5).counted("pass") == "-5 passes")
        #expect(2.counted("reference entry") == "2 reference entries")
        #expect(2.counted("display key") == "2 display keys")
        #expect(1.counted("pixel", "differ") == "1 pixel differs")
        #expect(2.counted("pixel", "differ") == "2 pixels differ")
        #expect(1.counted("picture", "match") == "1 picture matches")
    }
}
