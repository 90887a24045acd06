import Testing

@testable import QuartzCore

private final class PrivateLayer: CALayer {}

private final class Box<Content> {}

@Suite("Class names")
struct ClassNameTests {
    private enum Nested {
        final class Inner {}
    }

    @Test("are those that printing a class gives, without a file's mark on private ones")
    @MainActor
    func names() {
        let objects: [AnyObject] = [CALayer(), PrivateLayer(), Box<Int>(), Box<PrivateLayer>(), Nested.Inner()]
        #expect(objects.map { className(of: $0) } == objects.map { String(describing: type(of: $0)) })
        #expect(className(of: PrivateLayer()) == "PrivateLayer")
    }
}
