import Foundation
import Offstage
import Testing
import UIKit

@MainActor
@Suite("Sections by first letters")
struct IndexedCollationTests {
    private final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }

        static let selector = Selector(_offstage: "name", { (person: Person) in { person.name } })
    }

    private func collation(_ language: String) -> UILocalizedIndexedCollation {
        let stage = Stage(device: .iPhone16)
        stage.locale = Locale(identifier: language)
        stage.makeCurrent()
        return .current()
    }

    private func title(_ name: String, _ collation: UILocalizedIndexedCollation) -> String {
        collation.sectionTitles[collation.section(for: Person(name), collationStringSelector: Person.selector)]
    }

    private func sorted(_ names: [String], _ collation: UILocalizedIndexedCollation) -> [String] {
        let people = collation.sortedArray(from: names.map(Person.init), collationStringSelector: Person.selector)
        return people.compactMap { ($0 as? Person)?.name }
    }

    @Test("English has the Latin letters, and all else in the last section")
    func english() {
        let english = collation("en_US")
        #expect(english.sectionTitles == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init))
        #expect(english.sectionIndexTitles == english.sectionTitles)
        #expect(english.section(forSectionIndexTitle: 25) == 25)
        let names = ["ada", "Ångström", "Øre", "Æon", "ß", "zoë", "9 lives", "", "Ёлка", "-"]
        #expect(names.map { title($0, english) } == ["A", "A", "O", "A", "S", "Z", "#", "#", "#", "#"])
    }

    @Test(
        "A language has its own letters, and Latin ones behind another script",
        arguments: [
            ("sv", ["Ångström", "ärla", "Öl", "Ü"], ["Å", "Ä", "Ö", "U"]),
            ("es", ["ñandú", "nada", "África"], ["Ñ", "N", "A"]),
            ("tr", ["ilk", "ılık", "Çay"], ["İ", "I", "Ç"]),
            ("ru", ["Ёлка", "Йод", "Ada"], ["Е", "Й", "A"]),
            ("ja", ["カメラ", "ゔ", "わに", "漢字", "Ada"], ["か", "あ", "わ", "#", "A"]),
            ("ko", ["까치", "하늘", "ada"], ["ㄱ", "ㅎ", "A"]),
        ])
    func languages(language: String, names: [String], titles: [String]) {
        let collation = collation(language)
        #expect(names.map { title($0, collation) } == titles)
    }

    @Test("Texts are sorted as the language has them, numbers by their size, and equal ones keep their order")
    func sorting() {
        let names = ["zebra", "öl", "Apfel", "a10", "a2"]
        #expect(sorted(names, collation("de")) == ["a2", "a10", "Apfel", "öl", "zebra"])
        #expect(sorted(["öl", "zebra"], collation("sv")) == ["zebra", "öl"])
        let twice = collation("en").sortedArray(
            from: [Person("b"), Person("a"), Person("b")], collationStringSelector: Person.selector)
        #expect(twice.compactMap { ($0 as? Person)?.name } == ["a", "b", "b"])
    }

    @Test("A title that is none is misuse")
    func noTitle() {
        let stage = Stage(device: .iPhone16)
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        #expect(UILocalizedIndexedCollation.current().section(forSectionIndexTitle: 27) == 0)
        #expect(stage.diagnostics.messages.last?.contains("27 is none of 27 titles") == true)
    }
}
