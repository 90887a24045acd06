import Testing

@Suite("Test cases on the main actor")
struct TestCaseRuleTests {
    @Test("Their methods become async")
    func methods() {
        let text = rewritten(
            """
            import XCTest
            @MainActor final class A: XCTestCase {
                func testOne() {}
                func testTwo() throws { f() }
                func testThree() async {}
                func helper() {}
                func test(_ a: Int) {}
            }
            """)
        #expect(text.contains("func testOne() async {}"))
        #expect(text.contains("func testTwo() async throws { return try { () throws -> Void in f()  }() }"))
        #expect(text.contains("func testThree() async {}"))
        #expect(text.contains("func helper() {}"))
        #expect(text.contains("func test(_ a: Int) {}"))
    }

    @Test("So does a single method, and one of a class further down")
    func single() {
        #expect(
            rewritten("class Base: XCTestCase {}\nclass A: Base { @MainActor func testOne() {}\nfunc testTwo() {} }")
                == "class Base: XCTestCase {}\nclass A: Base { @MainActor func testOne() async {}\nfunc testTwo() {} }")
    }

    @Test("A class is on the main actor where its superclass is, and where an extension or another file adds the test")
    func inherited() {
        let files = rewritten([
            "@MainActor class Base: XCTestCase {}", "class A: Base { func testOne() {} }",
            "extension A { func testTwo() {}\nnonisolated func testThree() {} }",
            "class B: XCTestCase { func testFour() {} }\n@MainActor extension B { func testFive() {} }",
        ])
        #expect(files[1].contains("func testOne() async {}"))
        #expect(files[2].contains("func testTwo() async {}\nnonisolated func testThree() {}"))
        #expect(files[3].contains("func testFour() {} }") && files[3].contains("func testFive() async {}"))
    }

    @Test("A test that a selector names stays synchronous under another name")
    func selected() {
        let files = rewritten([
            "import UIKit\n@MainActor class A: XCTestCase {\n@objc public func testOne() throws { f() }\nfunc testTwo() {}\n}",
            "import UIKit\nextension A { func go() { a(#selector(testOne)); a(#selector(A.testTwo)); a(#selector(load)) } }",
            "import UIKit\nclass View: UIView { func testOne() { a(#selector(testOne)) } }",
        ])
        #expect(
            files[0].hasSuffix(
                "{\n      public func _offstage_testOne() throws { f() }; "
                    + "@MainActor public func testOne() async throws { try _offstage_testOne() }\n"
                    + "func _offstage_testTwo() {}; @MainActor func testTwo() async { _offstage_testTwo() }\n}"))
        #expect(files[1].contains("Selector(_offstage: \"testOne\", { (t: A) in t._offstage_testOne })"))
        #expect(files[1].contains("Selector(_offstage: \"testTwo\", { (t: A) in t._offstage_testTwo })"))
        #expect(files[1].contains("Selector(_offstage: \"load\", { (t: A) in t.load })"))
        #expect(files[2].contains("func testOne() { a(Selector(_offstage: \"testOne\", { (t: View) in t.testOne })) }"))
    }

    @Test("Other classes are left alone")
    func others() {
        let source = "@MainActor class A: NSObject { func testOne() {} }"
        #expect(rewritten(source) == source)
    }
}
