import Foundation
import Testing
import VirtualFoundation

@Suite("Observation by key path")
struct KeyValueObservingTests {
    private final class Model: NSObject {
        var count = 0 { didSet { _didChangeValue(of: self) } }
        var name: String? { didSet { _didChangeValue(of: self) } }
    }

    @Test("Changes tell old and new values as asked for; equal values are silent")
    func changes() {
        let model = Model()
        var heard: [String] = []
        let both = model.observe(\.count, options: [.old, .new]) { _, change in
            heard.append("\(change.oldValue.map(String.init) ?? "–") \(change.newValue.map(String.init) ?? "–")")
        }
        let plain = model.observe(\.name) { model, change in
            heard.append("\(model.name ?? "nil") \(change.newValue == nil)")
        }
        model.count = 1
        model.count = 1
        model.name = "a"
        model.count = 3
        #expect(heard == ["0 1", "a true", "1 3"])
        both.invalidate()
        model.count = 4
        withExtendedLifetime(plain) { model.name = nil }
        #expect(heard == ["0 1", "a true", "1 3", "nil true"])
    }

    @Test("The present value comes at once where it is asked for")
    func initial() {
        let model = Model()
        var heard: [Int?] = []
        let observation = model.observe(\.count, options: [.initial, .new]) { heard.append($1.newValue) }
        model.count = 2
        withExtendedLifetime(observation) {}
        #expect(heard == [0, 2])
    }

    @Test("An observation that goes ends, and does not hold the object")
    func ends() {
        var model: Model? = Model()
        weak let held = model
        var heard = 0
        var observation: NSKeyValueObservation? = model?.observe(\.count) { _, _ in heard += 1 }
        model?.count = 1
        #expect(heard == 1)
        observation = nil
        model?.count = 2
        #expect(heard == 1)
        observation = model?.observe(\.count) { _, _ in heard += 1 }
        model = nil
        #expect(held == nil)
        withExtendedLifetime(observation) {}
    }
}
