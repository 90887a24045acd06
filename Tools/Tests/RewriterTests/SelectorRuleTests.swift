import Testing

@Suite("#selector")
struct SelectorRuleTests {
    /// What stands in place of the selector in a class.
    private func selector(_ source: String, members: String = "", around: String = "class Screen: UIViewController")
        -> String
    {
        let text = rewritten("import UIKit\n\(around) {\n\(members)\nlet s = \(source)\n}")
        let line = text.split(separator: "\n").first { $0.hasPrefix("let s = ") }
        return String(line?.dropFirst(8) ?? "")
    }

    @Test(
        "Methods carry their name, their type and themselves",
        arguments: [
            ("#selector(load)", "Selector(_offstage: \"load\", { (t: Screen) in t.load })"),
            ("#selector(tapped(_:))", "Selector(_offstage: \"tapped:\", { (t: Screen) in t.tapped(_:) })"),
            ("#selector(self.tapped(_:))", "Selector(_offstage: \"tapped:\", { (t: Screen) in t.tapped(_:) })"),
            ("#selector(Self.tapped(_:))", "Selector(_offstage: \"tapped:\", { (t: Screen) in t.tapped(_:) })"),
            (
                "#selector(show(sender:))",
                "Selector(_offstage: \"showWithSender:\", { (t: Screen) in t.show(sender:) })"
            ),
            ("#selector(show(for:))", "Selector(_offstage: \"showFor:\", { (t: Screen) in t.show(for:) })"),
            ("#selector(show(forKey:))", "Selector(_offstage: \"showForKey:\", { (t: Screen) in t.show(forKey:) })"),
            ("#selector(form(x:))", "Selector(_offstage: \"formWithX:\", { (t: Screen) in t.form(x:) })"),
            (
                "#selector(moved(_:event:))",
                "Selector(_offstage: \"moved:event:\", { (t: Screen) in t.moved(_:event:) })"
            ),
            ("#selector(Other.go(_:))", "Selector(_offstage: \"go:\", { (t: Other) in t.go(_:) })"),
            ("#selector(A.B.go)", "Selector(_offstage: \"go\", { (t: A.B) in t.go })"),
            ("#selector(Box<Int>.go)", "Selector(_offstage: \"go\", { (t: Box<Int>) in t.go })"),
            ("#selector(Box().go)", "Selector(_offstage: \"go\", of: Box(), { t in t.go })"),
            ("#selector(field.resign)", "Selector(_offstage: \"resign\", of: field, { t in t.resign })"),
            ("#selector(a?.b?.go(_:))", "Selector(_offstage: \"go:\", of: a!.b!, { t in t.go(_:) })"),
            ("#selector(UIView.endEditing)", "Selector(_offstage: \"endEditing:\", { (t: UIView) in t.endEditing })"),
            ("#selector(getter: title)", "Selector(_offstage: \"title\", { (t: Screen) in { t.title } })"),
            (
                "#selector(setter: Other.title)",
                "Selector(_offstage: \"setTitle:\", { (t: Other) in { t.title = $0 } })"
            ),
            (
                "#selector(tap as (Screen) -> (UIButton) -> Void)",
                "Selector(_offstage: \"tap\", { (t: Screen) in t.tap as (UIButton) -> Void })"
            ),
            (
                "#selector((Screen.tap(_:)) as (Screen) -> (UIButton) -> Void)",
                "Selector(_offstage: \"tap:\", { (t: Screen) in t.tap(_:) as (UIButton) -> Void })"
            ),
        ])
    func forms(source: String, expected: String) {
        #expect(selector(source) == expected)
    }

    @Test("A name without labels is looked up: in the class, its superclass, its extensions")
    func lookedUp() {
        let one = made("tapped:", "Screen", "tapped")
        #expect(selector("#selector(tapped)", members: "@objc func tapped(_ s: Any) {}") == one)
        let text = rewritten([
            "class Base { @objc func go(at p: CGPoint) {} }",
            "extension Screen { @objc func tapped(_ s: Any) {} }",
            "class Screen: Base {\nlet a = #selector(tapped)\nlet b = #selector(go)\n}",
        ])[2]
        #expect(text.contains("let a = \(one)"))
        #expect(text.contains("let b = \(made("goAt:", "Screen", "go"))"))
    }

    @Test("@objc(name) is the name")
    func named() {
        #expect(
            selector("#selector(tapped(_:))", members: "@objc(hit:) func tapped(_ s: Any) {}")
                == made("hit:", "Screen", "tapped(_:)"))
    }

    @Test("In an extension and in a nested type, the type around counts")
    func scopes() {
        #expect(selector("#selector(load)", around: "extension A.B") == made("load", "A.B", "load"))
        #expect(
            rewritten("class A { class B { let s = #selector(load) } }").contains(made("load", "B", "load")))
    }

    @Test("Without a type around, the type must be written")
    func refused() {
        let problem = problems("import UIKit\n\n  let s = #selector(load)")
        #expect(problem.count == 1)
        #expect(problem.first?.line == 3)
        #expect(problem.first?.column == 11)
        #expect(problem.first?.message.contains("#selector(Type.method(_:))") == true)
        #expect(problems("private extension Selector { static let a = #selector(A.load) }").isEmpty)
        #expect(problems("class A { let s = #selector(1 + 2) }").count == 1)
    }

    @Test("#keyPath becomes its text")
    func keyPaths() {
        #expect(selector("#keyPath(Card.title)") == "\"title\"")
        #expect(selector("#keyPath(Card.Part.owner.name)") == "\"owner.name\"")
        #expect(selector("#keyPath(name)") == "\"name\"")
        #expect(selector("#keyPath(self.owner.name)") == "\"owner.name\"")
    }

    private func made(_ name: String, _ type: String, _ method: String) -> String {
        "Selector(_offstage: \"\(name)\", { (t: \(type)) in t.\(method) })"
    }

    @Test("A method of the type itself has the type for a target; one that an object has as well has not")
    func typeMethods() {
        let declared = "class A { static func a() {}; class func b() {}; static func c() {}; func c() {}"
        #expect(
            rewritten("\(declared); static func go() { _ = #selector(a) } }").hasSuffix(
                "_ = Selector(_offstage: \"a\", { (t: A.Type) in t.a }) } }"))
        #expect(
            rewritten("\(declared) }\nlet b = #selector(A.b)").hasSuffix(
                "let b = Selector(_offstage: \"b\", { (t: A.Type) in t.b })"))
        #expect(
            rewritten("\(declared); func go() { _ = #selector(c) } }").hasSuffix(
                "_ = Selector(_offstage: \"c\", { (t: A) in t.c }) } }"))
    }
}
