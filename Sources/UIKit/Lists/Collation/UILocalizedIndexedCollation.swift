import Foundation

/// Sections by the first letter of a text, in the alphabet of the stage's language: what a list of people is sorted into.
///
/// The alphabets are those of the Unicode consortium's locale data; a language that is not among them has the Latin one.
/// That all letters have a section, and the rest of texts the last, `#`, is measured for English alone.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet
    private let locale: Locale

    private init(locale: Locale) {
        self.locale = locale
        alphabet = IndexAlphabet(language: locale.language.languageCode?.identifier ?? "en")
        super.init()
    }

    /// The collation of the stage's language: `stage.locale`.
    @discardableResult
    open class func current() -> UILocalizedIndexedCollation {
        UILocalizedIndexedCollation(locale: SceneHost.current.region.locale)
    }

    /// The titles of all sections, in their order.
    open var sectionTitles: [String] { alphabet.titles }

    /// What a list's index shows: here, the titles.
    open var sectionIndexTitles: [String] { alphabet.titles }

    /// The section that a title of the index leads to.
    /// - Parameter indexTitleIndex: A place in `sectionIndexTitles`; another is misuse.
    @discardableResult
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        guard sectionIndexTitles.indices.contains(indexTitleIndex) else {
            Misuse.report(
                "NSRangeException",
                "section(forSectionIndexTitle:): \(indexTitleIndex) is none of \(sectionIndexTitles.count) titles")
            return 0
        }
        return indexTitleIndex
    }

    /// The section that an object belongs to.
    /// - Parameters:
    ///   - object: Whose text counts.
    ///   - selector: The method or the getter that answers the text: `#selector(getter: Person.name)`.
    @discardableResult
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: Self.text(of: object, selector))
    }

    /// The objects in the order of their texts, as the stage's language has it; those of equal texts keep theirs.
    @discardableResult
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text: Self.text(of: $0, selector), object: $0) }.enumerated()
            .sorted { isBefore(($0.element.text, $0.offset), ($1.element.text, $1.offset)) }
            .map(\.element.object)
    }

    private func isBefore(_ a: (text: String, place: Int), _ b: (text: String, place: Int)) -> Bool {
        let order = a.text.compare(b.text, options: [.caseInsensitive, .numeric], locale: locale)
        return order == .orderedSame ? a.place < b.place : order == .orderedAscending
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        switch selector.send(to: object) {
        case let text as String: text
        case let text as NSString: String(describing: text)
        default: ""
        }
    }
}
