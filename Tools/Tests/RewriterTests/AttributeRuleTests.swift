import Testing

@Suite("Attributes of Objective-C")
struct AttributeRuleTests {
    @Test(
        "Attributes become blanks, and what follows keeps its column",
        arguments: [
            ("@objc func f() {}", "      func f() {}"),
            ("@objc(add:to:) func add(_ a: A, to b: B) {}", "               func add(_ a: A, to b: B) {}"),
            ("@objcMembers class C {}", "             class C {}"),
            ("class C { @IBOutlet weak var label: UILabel! }", "class C {           weak var label: UILabel! }"),
            ("class C { @nonobjc func f() {} }", "class C {          func f() {} }"),
            ("let f: @convention(block) (Int) -> Void", "let f:                    (Int) -> Void"),
            (
                "typealias F = @convention(c) (AnyObject, Selector) -> Void",
                "typealias F =                (AnyObject, Selector) -> Void"
            ),
            ("typealias F = @convention(c) (Int32) -> Void", "typealias F = @convention(c) (Int32) -> Void"),
            ("@UIApplicationMain class D {}", "@main class D {}"),
            ("class C { @IBAction func f() {} }", "class C {           func f() {} }"),
            ("class C { @IBAction func f(_ a: A, _ b: B) {} }", "class C {           func f(_ a: A, _ b: B) {} }"),
        ])
    func dropped(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(
        "Properties that layers keep get their accessors",
        arguments: [
            (
                "var a: CGFloat",
                "var a: CGFloat { get { value(forKey: \"a\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"a\") } }"
            ),
            (
                "public dynamic var a: UIColor?",
                "public dynamic var a: UIColor? { get { value(forKey: \"a\") as? UIColor? ?? nil } set { setValue(newValue, forKey: \"a\") } }"
            ),
        ])
    func managed(source: String, expected: String) {
        #expect(rewritten("class C: CALayer { @NSManaged \(source) }") == "class C: CALayer {            \(expected) }")
    }

    @Test("A property that layers keep needs a value before it is set")
    func managedWithoutValue() {
        #expect(problems("class C: CALayer {\n  @NSManaged var a: Thing }").map(\.line) == [2])
        #expect(problems("#if os(macOS)\nclass C: CALayer { @NSManaged var a: Thing }\n#endif") == [])
    }

    @Test("An attribute over several lines keeps the lines")
    func lines() {
        #expect(rewritten("@objc(\n  name\n)\nfunc f() {}\nlet x = 1") == "      \n      \n \nfunc f() {}\nlet x = 1")
    }

    @Test("Attributes that Linux knows stay")
    func kept() {
        let source =
            "@IBDesignable class C: UIView { @IBInspectable dynamic var a = 1; @IBOutlets func b() {} }\n@objc class D {}"
        #expect(rewritten(source).hasPrefix(source.prefix { $0 != "\n" }))
    }

    @Test("Texts and comments are not code")
    func texts() {
        let source = "// @objc\nlet a = \"@objc #selector(b) #available(iOS 9, *)\""
        #expect(rewritten(source) == source)
    }

    @Test(
        "Protocols of Objective-C belong to classes",
        arguments: [
            ("@objc protocol P {}", "      protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
            ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
            ("@objc protocol P: class {}", "      protocol P: class {}"),
            ("@objc protocol P: class, Q {}", "      protocol P: class, Q {}"),
        ])
    func protocols(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test("Attributes inside #if go too")
    func conditional() {
        #expect(rewritten("#if A\n@objc\n#endif\nfunc f() {}") == "#if A\n     \n#endif\nfunc f() {}")
    }

    @Test("Members of objects of unknown class are looked up")
    func unknownClasses() {
        let list = "class A { var parts: [AnyObject] { [] } }\n"
        func line(_ source: String) -> String { String(rewritten(list + source).split(separator: "\n")[1]) }
        #expect(line("let a = b.parts.first?.priority") == "let a = _anyObject(b.parts.first)?.priority")
        #expect(line("let a = b.parts[0].frame.width") == "let a = _anyObject(b.parts[0]).frame.width")
        #expect(line("let a = (b as AnyObject).frame") == "let a = _anyObject((b as AnyObject)).frame")
        #expect(line("let a = b.parts.count + c.first?.d") == "let a = b.parts.count + c.first?.d")
        #expect(line("let a = (b as? AnyObject).map { $0 }") == "let a = (b as? AnyObject).map { $0 }")
    }

    @Test("A class tells its name")
    func classNames() {
        #expect(rewritten("let a = type(of: b).description() + c") == "let a = String(reflecting: type(of: b)) + c")
        #expect(rewritten("let a = (b).description()") == "let a = (b).description()")
    }
}
