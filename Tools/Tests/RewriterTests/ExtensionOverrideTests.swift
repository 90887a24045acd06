import Rewriter
import Testing

@Suite("Overrides in extensions")
struct ExtensionOverrideTests {
    @Test("They move into the class's body, in the same file and in another")
    func moved() {
        #expect(
            rewritten(
                "class A: UIView {\n    var a = 1\n}\nextension A {\n    override func layoutSubviews() {\n        b()\n    }\n}"
            )
                == "class A: UIView {\n    var a = 1\n\noverride func layoutSubviews() {\n        b()\n    }\n}\nextension A {\n    \n\n\n}"
        )
        #expect(
            rewritten(["class A: UIView {}", "extension A { override var frame: CGRect { didSet {} } }"])
                == ["class A: UIView {\noverride var frame: CGRect { didSet {} }\n}", "extension A {  }"])
    }

    @Test("What is moved has been rewritten, and tells the lines it came from")
    func positions() {
        let result = Rewriter(for: .compiling).rewrite([
            SourceText(path: "/x/A.swift", text: "class A: UIView {\n}\n"),
            SourceText(path: "/x/B \"b\".swift", text: "extension A {\n\n  @objc override func go() {}\n}"),
        ])
        #expect(
            result.texts[0] == """
                #sourceLocation(file: "/x/A.swift", line: 1)
                class A: UIView {

                #sourceLocation(file: "/x/B \\"b\\".swift", line: 3)
                      override func go() {}
                #sourceLocation(file: "/x/A.swift", line: 2)
                }

                """)
        #expect(result.texts[1] == "#sourceLocation(file: \"/x/B \\\"b\\\".swift\", line: 1)\nextension A {\n\n  \n}")
    }

    @Test("Also for people, what stands behind what is moved keeps its line")
    func positionsForPeople() {
        let result = Rewriter(for: .reading).rewrite([
            SourceText(
                path: "A.swift",
                text: "class A: UIView {\n}\nextension A {\n  override func go() {\n    a()\n  }\n}\nlet last = 1\n")
        ])
        #expect(
            result.texts[0] == """
                class A: UIView {

                #sourceLocation(file: "A.swift", line: 4)
                override func go() {
                    a()
                  }
                #sourceLocation(file: "A.swift", line: 2)
                }
                extension A {
                \u{20}\u{20}


                }
                let last = 1

                """)
    }

    @Test("A member that a subclass overrides moves too")
    func bases() {
        let text = rewritten([
            "class A: UIView {}", "extension A { @objc func go(_ a: Int) {}; func stay() {} }",
            "class B: A { override func go(_ a: Int) {} }",
        ])
        #expect(text[0] == "class A: UIView {\n      func go(_ a: Int) {}\n}")
        #expect(text[1] == "extension A { ; func stay() {} }")
    }

    @Test("A method that uses what its file hides stays there, and an override calls it")
    func hidden() {
        let text = rewritten([
            "class A: UIView {}",
            "private let gap = 1.0\nextension A { override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: gap, height: 0) } }",
        ])
        #expect(
            text[0]
                == "class A: UIView {\noverride func sizeThatFits(_ size: CGSize) -> CGSize { _offstage_sizeThatFits(size) }\n}"
        )
        #expect(text[1].contains("extension A {          func _offstage_sizeThatFits(_ size: CGSize) -> CGSize {"))
    }

    @Test("So does a property")
    func hiddenProperty() {
        let text = rewritten([
            "public class A: UIView {}",
            "private let word = \"a\"\npublic extension A {\n    override var description: String {\n        word\n    }\n}",
        ])
        #expect(
            text[0]
                == "public class A: UIView {\npublic override var description: String { _offstage_description }\n}")
        #expect(text[1].hasSuffix("{\n             var _offstage_description: String {\n        word\n    }\n}"))
    }

    @Test("Access that the extension gave, and the conditions around, go along")
    func surroundings() {
        #expect(
            rewritten([
                "public class A: UIView {}",
                "#if DEBUG\npublic extension A { override func go() {} }\n#else\nlet a = 1\n#endif",
            ])[0]
                == "public class A: UIView {\n#if (DEBUG)\npublic override func go() {}\n#endif\n}")
    }

    @Test("A method that the module adds to a class above hands over to the one that overrides it")
    func dispatched() {
        let text = rewritten([
            "public extension UIView {\n  @objc func put(_ all: [UIView]) -> UIView {\n    self\n  }\n"
                + "  func put(_ all: UIView...) {}\n}",
            "public extension UICell {\n  override func put(_ views: [UIView]) -> UIView { content.put(views) }\n}",
        ])
        #expect(
            text[0].contains(
                "{ if let _offstage_self = (self as Any) as? UICell { return _offstage_self._offstage_UICell_put(all) };\n    return self"
            ))
        #expect(text[0].contains("  func put(_ all: UIView...) {}\n"))
        #expect(
            text[1].contains("           func _offstage_UICell_put(_ views: [UIView]) -> UIView { content.put(views) }")
        )
    }

    @Test("So does a property without a setter")
    func dispatchedProperty() {
        let text = rewritten(
            "extension UIView { var inner: CGRect { bounds } }\n"
                + "extension UIScrollView { public override var inner: CGRect { get { .zero } } }")
        #expect(
            text == """
                extension UIView { var inner: CGRect { if let _offstage_self = (self as Any) as? UIScrollView { return \
                _offstage_self._offstage_UIScrollView_inner }; return bounds } }
                extension UIScrollView { public          var _offstage_UIScrollView_inner: CGRect { get { .zero } } }
                """)
        #expect(
            problems(
                "extension UIView { var a: Int { get { 1 } set {} } }\nextension UICell { override var a: Int { 2 } }"
            ).count == 1)
    }

    @Test(
        "What is not compiled here is not refused, and has no part in what is",
        arguments: [
            "#if os(macOS)\nextension NSView { override func go() {} }\n#endif",
            "#if canImport(UIKit)\n#elseif DEBUG\nextension UIView { override func go() {} }\n#endif",
            "#if !(os(Linux) || DEBUG)\nextension UIView { override func go() {} }\n#endif",
            "#if DEBUG && canImport(AppKit) && !targetEnvironment(macCatalyst)\nlet a = #selector(go)\n#endif",
        ])
    func compiledOut(source: String) {
        #expect(problems(source) == [])
    }

    @Test("Of two declarations of a class, the one that is compiled here takes the override")
    func twoDeclarations() {
        let text = rewritten([
            "#if canImport(UIKit)\nclass A: UIView {}\n#elseif os(macOS)\nclass A: NSView {}\n#endif",
            "#if canImport(UIKit)\nextension A { override func go() {} }\n#endif\n"
                + "#if os(macOS)\nextension A { override func go() {} }\n#endif",
        ])
        #expect(text[0].contains("class A: UIView {\n#if (canImport(UIKit))\noverride func go() {}\n#endif\n}"))
        #expect(text[0].contains("class A: NSView {}"))
        #expect(text[1].hasSuffix("#if os(macOS)\nextension A { override func go() {} }\n#endif"))
    }

    @Test("What the module adds to several classes hands over in each: those not above the overriding one never do")
    func dispatchedFromSeveral() {
        let text = rewritten(
            "extension UIView { func go() {} }\nextension UIBar { func go() {} }\n"
                + "extension UICell { override func go() {} }")
        #expect(text.split(separator: "as? UICell").count == 3)
    }

    @Test("Two classes may override one method")
    func dispatchedTwice() {
        let text = rewritten(
            "extension UIView { func a() -> Int { 1 } }\nextension UICell { override func a() -> Int { 2 } }\n"
                + "extension UIRow { override func a() -> Int { 3 } }")
        #expect(text.split(separator: "if let _offstage_self").count == 3)
        #expect(text.contains("}; return 1 }"))
    }

    @Test("Conditions around the overriding method go along, and lines keep telling where they came from")
    func dispatchedUnderConditions() {
        let result = Rewriter(for: .compiling).rewrite([
            SourceText(path: "A.swift", text: "extension UIView {\n  func go() throws {\n  }\n}"),
            SourceText(
                path: "B.swift", text: "#if DEBUG\nextension UICell {\n  override func go() throws {}\n}\n#endif"),
        ])
        #expect(result.problems.isEmpty)
        #expect(
            result.texts[0] == """
                #sourceLocation(file: "A.swift", line: 1)
                extension UIView {
                  func go() throws {
                #if (DEBUG)
                if let _offstage_self = (self as Any) as? UICell { return try _offstage_self._offstage_UICell_go() }
                #endif
                #sourceLocation(file: "A.swift", line: 2)

                  }
                }
                """)
    }

    @Test("Conditions go along as they are rewritten")
    func dispatchedOnIOS() {
        let text = rewritten(
            "extension UIView {\n  func go() {}\n}\n#if os(iOS)\nextension UICell { override func go() {} }\n#endif")
        #expect(text.contains("#if (canImport(UIKit))\nif let _offstage_self"))
        #expect(!text.contains("os(iOS)"))
    }

    @Test(
        "What cannot be handed over is refused",
        arguments: [
            "extension UIView { func go(_ a: Int) {} }\nextension UICell { override func go() {} }",
            "extension UIView { func go(_ a: inout Int) {} }\nextension UICell { override func go(_ a: inout Int) {} }",
        ])
    func notDispatched(_ text: String) {
        #expect(problems(text).count == 1)
    }

    @Test("Classes of other modules cannot be given overrides")
    func foreign() {
        let problem = problems("import UIKit\nextension UIView {\n    open override func awakeFromNib() {}\n}")
        #expect(problem.map(\.line) == [3])
        #expect(problem.first?.message.contains("UIView is not a class of this module") == true)
        #expect(problem.first?.description.hasPrefix("A.swift:3:5: error: ") == true)
    }
}
