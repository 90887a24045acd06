import Foundation

/// Finds misspelled words. There are no dictionaries here: `availableLanguages` is empty, and no word is misspelled.
///
/// What the user taught the system, and what an app ignores, is kept, by stage.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private var ignored: [String] = []

    /// A checker that ignores nothing.
    public override init() { super.init() }

    // MARK: Checking

    /// The languages that there are dictionaries of: none.
    open class var availableLanguages: [String] { [] }

    /// The next misspelled word: without a dictionary there is none.
    /// - Returns: A range at `NSNotFound`.
    @discardableResult
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    /// What a misspelled word may have been meant to be: nil, as there is no dictionary.
    @discardableResult
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// The learned words that begin as a part of a text does, in alphabetical order; nil for none.
    @discardableResult
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, range.location <= text.length - range.length else { return nil }
        let begin = text.substring(with: range)
        let found = Self.learned.words.filter { $0.hasPrefix(begin) && $0 != begin }.sorted()
        return found.isEmpty ? nil : found
    }

    // MARK: Words of the user's

    private static var learned: LearnedWords { SceneHost.current[LearnedWords.self] }

    /// Learns a word, for all checkers.
    open class func learnWord(_ word: String) { learned.words.insert(word) }

    /// Whether a word was learned.
    @discardableResult
    open class func hasLearnedWord(_ word: String) -> Bool { learned.words.contains(word) }

    /// Forgets a word.
    open class func unlearnWord(_ word: String) { learned.words.remove(word) }

    /// Ignores a word, in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    /// The words that this checker ignores, in the order in which they came. Default empty.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }
}

/// What the user of a scene has taught it.
@MainActor
private final class LearnedWords: SceneStore {
    var words: Set<String> = []

    init(of host: SceneHost) {}
}
