import Rewriter
import Testing

@Suite("Optional requirements")
struct OptionalRuleTests {
    @Test("They become requirements with stand-ins, on the protocol's last line")
    func requirements() {
        let text = rewritten(
            """
            import UIKit
            @objc public protocol ListDelegate: AnyObject {
                @objc optional func list(_ list: List, didSelect row: Int)
                @objc optional func height(
                    of row: Int) -> CGFloat
                func always()
                @objc optional var title: String? { get }
            }
            let after = 1
            """)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 9)
        #expect(lines[2] == "                   func list(_ list: List, didSelect row: Int)")
        #expect(
            lines[7]
                == "}; public extension ListDelegate { func list(_ list: List, didSelect row: Int) { _optionalMethodLeftOut() }; "
                + "func height(of row: Int) -> CGFloat { _optionalMethodLeftOut(); return 0 }; "
                + "var title: String? { nil } }")
    }

    @Test("One that answers an object has a stand-in that is none")
    func objects() {
        #expect(
            rewritten("import UIKit\nclass Thing {}\n@objc protocol P { @objc optional func make(_ a: Int) -> Thing }")
                .hasSuffix(
                    "; extension P { func make(_ a: Int) -> Thing { _optionalMethodLeftOut(); return _nothing() } }"))
    }

    @Test("One that answers a value that nobody can make up is refused")
    func refused() {
        let problem = problems("@objc protocol P {\n  @objc optional func make() -> Thing\n}\nstruct Thing {}")
        #expect(problem.map(\.line) == [2])
        #expect(problem.first?.message.contains("extension of P") == true)
    }

    private let protocolText =
        "@objc protocol P { @objc optional func went(_ a: Int) -> Bool; @objc optional func done() }\n"

    private func call(_ source: String, _ more: String = "") -> String {
        let text = rewritten("import UIKit\n" + protocolText + more + "func f() {\n\(source)\n}")
        return String(text.split(separator: "\n").dropLast().last!)
    }

    @Test(
        "Calls lose their mark, and answers that are used stay optional",
        arguments: [
            ("delegate?.done?()", "delegate?.done()"),
            ("delegate.done?()", "delegate.done()"),
            ("delegate!.done!()", "delegate!.done()"),
            ("let a = delegate?.went?(1) ?? true", "let a = _optionalCall(\"went(_:)\", delegate?.went(1)) ?? true"),
            ("if let a = source.went?(1) {}", "if let a = _optionalCall(\"went(_:)\", source.went(1)) {}"),
            (
                "let a = delegate.went?(1).description",
                "let a = _optionalCall(\"went(_:)\", delegate.went(1))?.description"
            ),
            ("let a = delegate.went!(1)", "let a = delegate.went(1)"),
            ("handler?(1)", "handler?(1)"),
            ("delegate?.other?(1)", "delegate?.other?(1)"),
            ("delegate?.went?(b: 1)", "delegate?.went?(b: 1)"),
            (
                "delegate?.went?(delegate?.went?(1) == nil ? 1 : 2)",
                "delegate?.went(_optionalCall(\"went(_:)\", delegate?.went(1)) == nil ? 1 : 2)"
            ),
        ])
    func calls(source: String, expected: String) {
        #expect(call(source) == expected)
    }

    @Test("A property that holds a closure keeps its mark, unless a delegate is asked")
    func closures() {
        let property = "class C { var done: (() -> Void)? }\n"
        #expect(call("self.done?()", property) == "self.done?()")
        #expect(call("self.delegate?.done?()", property) == "self.delegate?.done()")
    }

    @Test("The frameworks' optional methods are known by name and labels")
    func frameworks() {
        let known: Set<String> = ["scrollViewDidScroll(_:)"]
        let source = "import UIKit\nfunc f() {\ndelegate?.scrollViewDidScroll?(view)\n}"
        #expect(rewritten(source, optionalMethods: known) == source.replacing("Scroll?(", with: "Scroll("))
        #expect(rewritten(source) == source)
    }

    @Test(
        "An optional property whose value is optional needs one mark",
        arguments: [
            ("let a = app.delegate?.window??.bounds", "let a = app.delegate?.window?.bounds"),
            ("let a = app.delegate!.window!!.bounds", "let a = app.delegate!.window!.bounds"),
            ("let a = app.delegate?.window?!.bounds", "let a = app.delegate?.window?.bounds"),
            ("let a = list.window??.bounds", "let a = list.window??.bounds"),
            ("let a = app.delegate?.window ?? other", "let a = app.delegate?.window ?? other"),
        ])
    func twice(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(
        "Of an optional property whose value is optional the second binding gets one, too",
        arguments: [
            (
                "if let outer = app.delegate?.window, let window = outer { use(window) }",
                "if let outer = app.delegate?.window, let window = Optional(outer) { use(window) }"
            ),
            (
                "guard let a = delegate?.window, a.isKey, let b = a, let c = b else { return }",
                "guard let a = delegate?.window, a.isKey, let b = Optional(a), let c = b else { return }"
            ),
            (
                "if let outer = list?.window, let window = outer {}",
                "if let outer = list?.window, let window = outer {}"
            ),
        ])
    func bindings(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test("A class's property may be optional where a protocol of the module unwraps it")
    func unwrapped() {
        let text = rewritten([
            "@objc protocol Photo { var image: UIImage! { get }; var name: String? { get } }\n"
                + "class A: NSObject, Photo { var image: UIImage? = nil; var name: String?; var other: UIImage? }",
            "@objc class B: A { override var image: UIImage? { nil } }\nclass C { @objc var image: UIImage? }",
        ])
        #expect(
            text[0].contains(
                "class A: NSObject, Photo { var image: UIImage! = nil; var name: String?; var other: UIImage? }"))
        #expect(text[1].contains("override var image: UIImage! { nil }"))
        #expect(text[1].contains("var image: UIImage? }"))
    }
}
