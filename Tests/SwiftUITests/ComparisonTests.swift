import SwiftUI
import Testing

@testable import SwiftUI

/// What counts as the same for a body.
@MainActor
@Suite struct ComparisonTests {
    fileprivate enum Payload {
        case none
        case text(String)
        case action(() -> Void)
    }

    fileprivate final class Object {}

    fileprivate struct Fields {
        var number = 1
        var text: String? = "a"
        var payload = Payload.none
        var object: Object?
        var list: [Payload] = []
        @State fileprivate var state = 0
        @Binding fileprivate var binding: Int
        init(_ binding: Binding<Int> = .constant(1)) { _binding = binding }
        mutating func setState(_ value: Int) { _state = State(wrappedValue: value) }
        mutating func setBinding(_ new: Binding<Int>) { _binding = new }
    }

    @Test("Values are compared field by field; objects by identity, bindings by place, state not at all")
    func fields() {
        let object = Object()
        func isSame(_ change: (inout Fields) -> Void) -> Bool {
            var (a, b) = (Fields(), Fields())
            a.object = object
            b.object = object
            change(&b)
            return FieldComparison.areSame(a, b)
        }
        #expect(isSame { _ in })
        #expect(isSame { $0.setState(7) })
        #expect(!isSame { $0.number = 2 })
        #expect(!isSame { $0.text = nil })
        #expect(!isSame { $0.payload = .text("a") })
        #expect(!isSame { $0.object = Object() })
        #expect(!isSame { $0.list = [.none] })
        #expect(!isSame { $0.setBinding(.constant(2)) })
    }

    @Test("Closures are never the same, also in cases and optionals")
    func closures() {
        let none: (() -> Void)? = nil
        #expect(FieldComparison.areSame(none, none))
        #expect(!FieldComparison.areSame(none, .some({})))
        #expect(!FieldComparison.areSame(Payload.action({}), Payload.action({})))
        #expect(FieldComparison.areSame(Payload.text("a"), Payload.text("a")))
        #expect(!FieldComparison.areSame(Payload.text("a"), Payload.text("b")))
        #expect(!FieldComparison.areSame(Payload.text("a"), Payload.none))
    }
}
