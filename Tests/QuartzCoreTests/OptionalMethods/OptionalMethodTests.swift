import QuartzCore
import Testing

@Suite("Optional methods of delegates")
@MainActor
struct OptionalMethodTests {
    private class Bare: NSObject, CALayerDelegate {}

    private final class Displaying: NSObject, CALayerDelegate {
        var calls = 0
        let other: (any CALayerDelegate)?
        init(_ other: (any CALayerDelegate)? = nil) { self.other = other }
        func display(_ layer: CALayer) {
            calls += 1
            other?.display(layer)
        }
    }

    private func call(_ delegate: any CALayerDelegate) -> Void? {
        OptionalMethods.call("display(_:)", of: delegate) { delegate.display(CALayer()) }
    }

    @Test("A method that is left out answers nil, from the first call on; one that is there does not")
    func presence() {
        final class Absent: Bare {}
        let (bare, full) = (Absent(), Displaying())
        #expect(!OptionalMethods.isKnownAbsent("display(_:)", of: Absent.self))
        #expect(call(bare) == nil && call(bare) == nil)
        #expect(OptionalMethods.isKnownAbsent("display(_:)", of: Absent.self))
        #expect(!OptionalMethods.isKnownAbsent("draw(_:in:)", of: Absent.self))
        #expect(call(full) != nil && call(full) != nil && full.calls == 2)
        #expect(!OptionalMethods.isKnownAbsent("display(_:)", of: Displaying.self))
    }

    @Test("A delegate that passes the call on to one without the method has it itself")
    func forwarding() {
        let proxy = Displaying(Bare())
        #expect(call(proxy) != nil && call(proxy) != nil && proxy.calls == 2)
        // Asked inside of another question, too.
        let outer = Displaying()
        let answers = OptionalMethods.call("display(_:)", of: outer) { [call(Bare()) == nil, call(proxy) == nil] }
        #expect(answers == [true, false])
    }

    @Test("Outside of a question a stand-in may be called by anybody")
    func unasked() {
        let bare = Bare()
        bare.display(CALayer())
        #expect(call(Displaying()) != nil)
    }
}
