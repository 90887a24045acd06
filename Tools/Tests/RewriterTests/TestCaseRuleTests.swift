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
        #expect(text.contains("func testTwo() async throws { f() }"))
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

    @Test("Other classes are left alone")
    func others() {
        let source = "@MainActor class A: NSObject { func testOne() {} }"
        #expect(rewritten(source) == source)
    }
}
