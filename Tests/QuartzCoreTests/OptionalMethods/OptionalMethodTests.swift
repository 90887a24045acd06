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
        OptionalMethods.call(.displayLayer, of: delegate) { delegate.display(CALayer()) }
    }

    @Test("A method that is left out answers nil, from the first call on; one that is there does not")
    func presence() {
        final class Absent: Bare {}
        let (bare, full) = (Absent(), Displaying())
        #expect(!OptionalMethods.isKnownAbsent(.displayLayer, of: Absent.self))
        #expect(call(bare) == nil && call(bare) == nil)
        #expect(OptionalMethods.isKnownAbsent(.displayLayer, of: Absent.self))
        #expect(!OptionalMethods.isKnownAbsent(.drawLayer, of: Absent.self))
        #expect(call(full) != nil && call(full) != nil && full.calls == 2)
        #expect(!OptionalMethods.isKnownAbsent(.displayLayer, of: Displaying.self))
    }

    @Test("A delegate that passes the call on to one without the method has it itself")
    func forwarding() {
        let proxy = Displaying(Bare())
        #expect(call(proxy) != nil && call(proxy) != nil && proxy.calls == 2)
        // Asked inside of another question, too.
        let outer = Displaying()
        let answers = OptionalMethods.call(.displayLayer, of: outer) { [call(Bare()) == nil, call(proxy) == nil] }
        #expect(answers == [true, false])
    }

    @Test("Outside of a question a stand-in may be called by anybody")
    func unasked() {
        let bare = Bare()
        bare.display(CALayer())
        #expect(call(Displaying()) != nil)
    }

    @MainActor
    fileprivate protocol Answering: AnyObject {
        func first() -> Int
        func second() -> Int
        func third() -> Int
    }

    private class Nothing: Answering {}

    private final class Second: Answering {
        func second() -> Int { 2 }
    }

    /// Inherits the conformance: its method is none of the protocol's.
    private final class Late: Nothing {
        func first() -> Int { 1 }
    }

    private final class Generic<Value>: Answering {
        func third() -> Int { 3 }
    }

    /// Answers of the three methods; nil where there is none.
    private func ask(_ object: some Answering) -> [Int?] {
        [
            OptionalMethods.call(.first, of: object) { object.first() },
            OptionalMethods.call(.second, of: object) { object.second() },
            OptionalMethods.call(.third, of: object) { object.third() },
        ]
    }

    @Test("Each class is known by itself, whatever others of its protocol have, and however many methods there are")
    func classes() {
        let objects: [any Answering] = [Nothing(), Second(), Late(), Generic<Int>(), Generic<String>()]
        let expected: [[Int?]] = [[nil, nil, nil], [nil, 2, nil], [nil, nil, nil], [nil, nil, 3], [nil, nil, 3]]
        #expect(objects.map { ask($0) } == expected)
        // Rows are laid out anew for these.
        let many = (0..<200).map { OptionalMethod("third\($0)") }
        let object = Second()
        #expect(many.allSatisfy { OptionalMethods.call($0, of: object) { 7 } == 7 })
        #expect(many.allSatisfy { OptionalMethods.call($0, of: object) { 8 } == 8 })
        #expect(objects.map { ask($0) } == expected)
        #expect(OptionalMethods.isKnownAbsent(.first, of: Late.self))
        #expect(!OptionalMethods.isKnownAbsent(many[199], of: Late.self))
    }
}

extension OptionalMethodTests.Answering {
    func first() -> Int { leftOut() }
    func second() -> Int { leftOut() }
    func third() -> Int { leftOut() }

    private func leftOut(_ method: String = #function) -> Int {
        OptionalMethods.leftOut(of: self, method)
        return 0
    }
}

extension OptionalMethod {
    fileprivate static let first = OptionalMethod("first()")
    fileprivate static let second = OptionalMethod("second()")
    fileprivate static let third = OptionalMethod("third()")
}
