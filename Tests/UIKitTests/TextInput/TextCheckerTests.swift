import Foundation
import Offstage
import Testing
import UIKit

@Suite("Text checkers")
@MainActor
struct TextCheckerTests {
    private let stage = Stage()

    @Test("Without dictionaries no word is misspelled")
    func spelling() {
        let (checker, text) = (UITextChecker(), "hte cat")
        let all = NSRange(location: 0, length: 7)
        #expect(UITextChecker.availableLanguages.isEmpty)
        let found = checker.rangeOfMisspelledWord(in: text, range: all, startingAt: 0, wrap: false, language: "en")
        #expect(found.location == NSNotFound)
        #expect(checker.guesses(forWordRange: all, in: text, language: "en") == nil)
    }

    @Test("Learned words belong to the stage and complete what is typed; ignored ones belong to the checker")
    func learning() {
        let (checker, other) = (UITextChecker(), UITextChecker())
        #expect(!UITextChecker.hasLearnedWord("offstage"))
        for word in ["offstage", "offset", "on"] { UITextChecker.learnWord(word) }
        let part = NSRange(location: 3, length: 3)
        #expect(checker.completions(forPartialWordRange: part, in: "an off", language: "en") == ["offset", "offstage"])
        #expect(checker.completions(forPartialWordRange: part, in: "no", language: "en") == nil)
        UITextChecker.unlearnWord("offset")
        #expect(!UITextChecker.hasLearnedWord("offset") && UITextChecker.hasLearnedWord("offstage"))
        checker.ignoreWord("hte")
        checker.ignoreWord("hte")
        #expect(checker.ignoredWords == ["hte"] && other.ignoredWords == [])
        let second = Stage()
        #expect(!UITextChecker.hasLearnedWord("offstage"))
        withExtendedLifetime((second, stage)) {}
    }
}
