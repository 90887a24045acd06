import Testing

@Suite("What XCTest has otherwise on Linux")
struct XCTestRuleTests {
    @Test(
        "The method of an expectation that is handed on becomes a closure",
        arguments: [
            ("view.layoutIfNeeded(completion: done.fulfill)", "view.layoutIfNeeded(completion: { done.fulfill() })"),
            ("completion = self.done.fulfill", "completion = { self.done.fulfill() }"),
            ("done.fulfill()", "done.fulfill()"),
            ("done?.fulfill()", "done?.fulfill()"),
            ("let f = XCTestExpectation.fulfill", "let f = XCTestExpectation.fulfill"),
        ])
    func expectations(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(
        "Who waits for expectations without a limit says so",
        arguments: [
            ("await fulfillment(of: [a])", "await fulfillment(of: [a], timeout: 1e9)"),
            (
                "await self.fulfillment(of: [a], enforceOrder: true)",
                "await self.fulfillment(of: [a], timeout: 1e9, enforceOrder: true)"
            ),
            ("await fulfillment(of: [a], timeout: 1)", "await fulfillment(of: [a], timeout: 1)"),
            ("await order.fulfillment(of: [a])", "await order.fulfillment(of: [a])"),
        ])
    func fulfillments(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(
        "A test case does not go to XCTest's own setUp() that waits, which does nothing; to its own superclass it does")
    func setUps() {
        let text = rewritten([
            "@MainActor class A: XCTestCase {\n  override func setUp() async throws {\n    try await super.setUp()\n    a = 1\n  }\n"
                + "  override func tearDown() async throws { try await super.tearDown(); try await super.setUp() }\n"
                + "  override func setUp() { super.setUp() }\n}",
            "class B: A { override func setUp() async throws { try await super.setUp() } }",
        ])
        #expect(
            text[0]
                == "@MainActor class A: XCTestCase {\n  override func setUp() async throws {\n                           \n    a = 1\n  }\n"
                + "  override func tearDown() async throws {                             try await super.setUp() }\n"
                + "  override func setUp() { super.setUp() }\n}")
        #expect(text[1].contains("try await super.setUp()"))
    }

    @Test("What is measured runs ten times; times are not judged without a baseline")
    func measures() {
        let tenTimes = "({ (body: () -> Void) in for _ in 0..<10 { body() } })"
        #expect(
            rewritten(
                "class A: XCTestCase { func testA() { measure { b() }; self.measure { b() }; c.measure { b() } } }")
                == "class A: XCTestCase { func testA() { \(tenTimes) { b() }; \(tenTimes) { b() }; c.measure { b() } } }"
        )
        let other = "class A: UIView { func a() { measure { b() } } }"
        #expect(rewritten(other) == other)
    }
}
