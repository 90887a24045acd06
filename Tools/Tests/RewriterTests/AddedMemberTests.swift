import Rewriter
import Testing

/// What a module adds to classes of other modules, and what overrides it.
@Suite("Overrides of added members")
struct AddedMemberTests {
    @Test("What super calls gets a name of its own, and the overridden one asks before it")
    func callsSuper() {
        let text = rewritten(
            "extension UIView { @objc func go(_ a: Int) -> Int { a } }\n"
                + "extension UICell { override func go(_ a: Int) -> Int { super.go(a) + 1 } }")
        #expect(
            text == """
                extension UIView {       func _offstage_base_go(_ a: Int) -> Int { a };       func go(_ a: Int) -> Int \
                { if let _offstage_self = (self as Any) as? UICell { return _offstage_self._offstage_UICell_go(a) }; \
                return _offstage_base_go(a) } }
                extension UICell {          func _offstage_UICell_go(_ a: Int) -> Int { super._offstage_base_go(a) + 1 } }
                """)
    }

    @Test("Of two classes one above the other, the lower is asked first, and its super is the upper")
    func order() {
        let text = rewritten(
            "extension UIView { func go() {} }\nextension UIControl { override func go() { super.go() } }\n"
                + "extension UIButton { override func go() { super.go() } }")
        let lower = text.firstRange(of: "as? UIButton")!.lowerBound
        #expect(lower < text.firstRange(of: "as? UIControl")!.lowerBound)
        #expect(text.contains("func _offstage_UIControl_go() { super._offstage_base_go() }"))
        #expect(text.contains("func _offstage_UIButton_go() { super._offstage_UIControl_go() }"))
    }

    @Test("A class of the module overrides in its own body, and its subclasses go on from there")
    func ownClass() {
        let text = rewritten([
            "extension UIViewController { @objc var name: String { \"a\" }\n  @objc func go() {}\n  func other() {} }",
            "class Screen: UIViewController { override var name: String { \"b\" }\n  override func go() {} }",
            "class Page: Screen { override var name: String { super.name + \"c\" }\n  override func viewDidLoad() {} }",
        ])
        #expect(
            text[0].contains(
                "{ if let _offstage_self = (self as Any) as? Screen { return _offstage_self._offstage_Screen_go() };}"))
        #expect(text[1].contains("{          var _offstage_Screen_name: String { \"b\" }"))
        #expect(
            text[2].contains("{ override var _offstage_Screen_name: String { super._offstage_Screen_name + \"c\" }"))
        #expect(text[2].contains("override func viewDidLoad() {}"))
        #expect(!text[0].contains("Page"))
    }

    @Test("What Objective-C does not see is not overridden, nor what a class above declares itself")
    func native() {
        for source in [
            "extension UIView { func layout() {} }\nclass A: UIView { override func layout() {} }",
            "extension UIView { @objc func go() {} }\nclass A: Base { func go() {} }\nclass B: A { override func go() {} }",
        ] {
            #expect(!rewritten(source).contains("_offstage_"))
        }
    }

    @Test("A property with a setter is handed over both ways")
    func setter() {
        let text = rewritten(
            "extension UIView { @objc var inset: Int { get { 1 } set { put(newValue) } } }\n"
                + "class A: UIView { override var inset: Int { get { 2 } set { super.inset = newValue } } }")
        #expect(
            text.contains(
                "var _offstage_base_inset: Int { get { 1 } set { put(newValue) } };       var inset: Int { get "
                    + "{ if let _offstage_self = (self as Any) as? A { return _offstage_self._offstage_A_inset }; return _offstage_base_inset }"
                    + " set { if let _offstage_self = (self as Any) as? A { _offstage_self._offstage_A_inset = newValue; return };"
                    + " _offstage_base_inset = newValue } }"))
        #expect(text.contains("set { super._offstage_base_inset = newValue }"))
    }

    @Test("A method of the class is asked of the class")
    func classMethods() {
        let text = rewritten(
            "extension UIView { @objc class func make() -> Int { 1 } }\nclass A: UIView { override class func make() -> Int { 2 } }"
        )
        #expect(text.contains("as? A.Type { return _offstage_self._offstage_A_make() }"))
    }

    @Test("What is open in an extension moves into the class, so that other modules can override it")
    func open() {
        let text = rewritten([
            "open class A: UIView {}",
            "@available(iOS 15, *)\nextension A {\n  @objc open func go() {}\n  public func stay() {} }",
        ])
        #expect(text[0] == "open class A: UIView {\n@available(iOS 15, *)       open func go() {}\n}")
        #expect(text[1] == "@available(iOS 15, *)\nextension A {\n  \n  public func stay() {} }")
    }

    @Test("In extensions of other modules' classes, and where no class takes it, open is public")
    func closed() {
        #expect(
            rewritten("extension UIView { @objc open func go() {} }")
                == "extension UIView {       public func go() {} }")
        let two = "#if A\nopen class A {}\n#else\nopen class A {}\n#endif\nextension B {}"
        #expect(
            rewritten([two, "extension A { open var a: Int { 1 } }"])[1] == "extension A { public var a: Int { 1 } }")
    }
}
