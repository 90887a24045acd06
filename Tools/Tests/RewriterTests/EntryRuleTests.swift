import Rewriter
import Testing

@Suite("Entries of the environment")
struct EntryRuleTests {
    private func result(_ text: String) -> Rewriter.Result {
        Rewriter(for: .reading).rewrite([SourceText(path: "x/Keys.swift", text: text)])
    }

    private func member(_ text: String, of type: String = "EnvironmentValues") -> String? {
        let (start, end) = ("import SwiftUI\nextension \(type) {\n", "\n}\n")
        guard let all = result(start + text + end).texts[0], all.hasPrefix(start), all.hasSuffix(end) else {
            return nil
        }
        return String(all.dropFirst(start.count).dropLast(end.count))
    }

    /// What stands behind the name of a property.
    private func property(_ name: String, _ type: String, _ value: String, kind: String = "EnvironmentKey") -> String {
        ": \(type) { get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue } }; "
            + "private struct __Key_\(name): SwiftUI.\(kind) { static var defaultValue: \(type) {\(value) } }"
    }

    @Test("An entry is a property over a private key, whose value is made each time")
    func annotated() {
        #expect(member("    @Entry var size: CGFloat = 4") == "           var size" + property("size", "CGFloat", " 4"))
    }

    @Test("Without a value it is nil; the name may be a word of the language; access stays")
    func optional() {
        #expect(member("@Entry public var `in`: A?") == "       public var `in`" + property("in", "A?", " nil"))
    }

    @Test("Lines stay, also of a value of several")
    func lines() {
        let text = "@Entry\nvar action: () -> Void = {\n    go()\n}\nvar next = 1"
        let result = member(text)
        #expect(result?.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
        #expect(result?.hasPrefix("      \nvar action: () -> Void { get") == true)
        #expect(result?.contains("{ static var defaultValue: () -> Void { {\n    go()\n} } }\nvar next = 1") == true)
    }

    @Test(
        "A type that is not written is told from the value",
        arguments: [
            ("1", "Int"), ("-1.5", "Double"), ("true", "Bool"), ("\"a\"", "String"), ("Card(1)", "Card"),
            ("A.Card<Int>(1)", "A.Card<Int>"), ("Card.init(1)", "Card"), ("[Card]()", "[Card]"), ("Color.red", "Color"),
            ("Font.Weight.bold", "Font.Weight"),
            ("URL(string: \"a\")", "URL?"), ("UIImage(named: a)", "UIImage?"), ("Int(\"1\")", "Int?"),
            ("Int(1.5)", "Int"),
            ("URL(fileURLWithPath: \"a\")", "URL"), ("[1, 2]", "[Int]"), ("x as Card?", "Card?"),
        ])
    func inferred(value: String, type: String) {
        // The attribute is six blanks.
        #expect(
            member("@Entry var a = \(value)") == "       var a " + property("a", type, " \(value)"))
    }

    @Test("A value whose type nobody can tell, or none, is refused at its place")
    func refused() {
        for text in ["= make()", "= .init()", "= [:]", ": A", "= A.make()"] {
            let result = result("import SwiftUI\nextension EnvironmentValues {\n @Entry var a \(text)\n}\n")
            #expect(result.problems.map(\.line) == [3], "\(text)")
        }
    }

    @Test("Transactions have entries, too; in other types the compiler says that there is none")
    func others() {
        #expect(
            member("@Entry var a: Int = 1", of: "Transaction")?.contains("__Key_a: SwiftUI.TransactionKey") == true)
        #expect(member("@Entry var a: Int = 1", of: "ContainerValues") == nil)
        #expect(member("@Entry var a: Int = 1", of: "SwiftUI.EnvironmentValues")?.contains("__Key_a") == true)
    }

    @Test("What is rewritten inside of a value is")
    func inside() {
        #expect(member("@Entry var a: Any = #selector(A.go)")?.contains("{ Selector(_offstage: \"go\"") == true)
    }
}
