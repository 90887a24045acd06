import Rewriter
import Testing

@Suite("What is compiled at all")
struct ConditionTests {
    private let guarded =
        "#if OLD && !NEW\nextension UIView { override class func initialize() {} }\n@objc class A {}\n#endif"

    private func result(_ definitions: Set<String>?) -> Rewriter.Result {
        Rewriter(for: .reading, definitions: definitions).rewrite([SourceText(path: "A.swift", text: guarded)])
    }

    @Test("What the compiler's definitions keep out is left alone")
    func keptOut() {
        for definitions: Set<String> in [[], ["NEW"], ["OLD", "NEW"]] {
            #expect(result(definitions).problems.isEmpty && result(definitions).texts == [nil])
        }
        #expect(result(["OLD"]).problems.map(\.line) == [2])
    }

    @Test("UIKit and SwiftUI are there to be imported: what stands in the place of them is left alone")
    func importable() {
        for module in ["UIKit", "SwiftUI"] {
            let source = "#if !canImport(\(module))\n@objc class A {}\n#else\n@objc class B {}\n#endif"
            #expect(rewritten(source, definitions: []) == source.replacing("@objc class B", with: "      class B"))
        }
    }

    @Test("Where nobody knows them, everything is rewritten and refused")
    func unknown() {
        #expect(result(nil).problems.map(\.line) == [2])
        #expect(result(nil).texts[0]?.contains("@objc") == false)
    }

    @Test("A blank before an attribute's arguments is read as none, and the file stays as long")
    func blanks() {
        let source =
            "import UIKit\n@available (iOS 9, *)\nclass A { @objc  (go:) func go(_ a: @escaping (Int) -> Void) {} }"
        #expect(
            rewritten(source)
                == "import UIKit\n @available(iOS 9, *)\nclass A {              func go(_ a: @escaping (Int) -> Void) {} }"
        )
        let plain = "@available (iOS 9, *)\nclass A {}"
        #expect(rewritten(plain) == plain)
    }

    @Test(
        "A file that stays as it is though there is something to rewrite is said, with the line and the reason",
        arguments: [
            ("import UIKit\n@objc class A {\n  func f( {}\n}", 3, "missing"),
            ("@objc class A {}\nlet a = 1 2 )", 2, "missing"),
            ("@objc class A {}\n}", 2, "'}' is not expected here"),
            ("@objc class A { let a = b\(String(repeating: ".c", count: 2_000)) }", 1, "nests deeper"),
            ("@objc class A { let a: \(String(repeating: "[", count: 99)) }", 1, "more brackets open"),
        ])
    func warnings(source: String, line: Int, reason: String) {
        let warnings = Rewriter(for: .reading).rewrite([SourceText(path: "A.swift", text: source)]).warnings
        #expect(warnings.map(\.line) == [line])
        #expect(warnings.allSatisfy { $0.severity == .warning && $0.message.contains(reason) })
    }

    @Test("So is one that is not UTF-8; one that no rule would change says nothing")
    func bytes() {
        let latin = SourceText(path: "A.swift", bytes: Array("@objc class A {}\n// ".utf8) + [0xE4])
        #expect(Rewriter(for: .reading).rewrite([latin]).warnings.map(\.line) == [2])
        let sources = [
            SourceText(path: "B.swift", text: "class {"), SourceText(path: "C.swift", text: "@objc class C {}"),
        ]
        #expect(Rewriter(for: .reading).rewrite(sources).warnings.isEmpty)
    }

    @Test("What is kept from Linux and imports UIKit is for us, all through its file")
    func guardedUIKit() {
        let text = rewritten(
            "#if !os(Linux)\nimport UIKit\n@objc class A {}\n#endif\n#if os(macOS) || !os(Linux)\nlet a = 1\n#endif\n"
                + "#if os(Linux)\nlet b = 1\n#endif")
        #expect(
            text == "#if !false\nimport UIKit\n      class A {}\n#endif\n#if os(macOS) || !false\nlet a = 1\n#endif\n"
                + "#if os(Linux)\nlet b = 1\n#endif")
        for other in ["#if !os(Linux)\nimport Darwin\n#endif", "#if !os(Linux)\nimport UIKit\n#else\nimport A\n#endif"]
        {
            #expect(rewritten(other) == other)
        }
    }
}
