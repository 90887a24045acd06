import Foundation
import Testing

@testable import VirtualFoundation

@MainActor
@Suite("Formats of predicates")
struct PredicateFormatTests {
    private final class Listener: MainLoopListener {
        var heard: [String] = []
        func loopMisuse(_ message: String) { heard.append(message) }
        func notVirtual(_ message: String) {}
    }

    @Test("A format is refused in a sentence, and holds for nothing; closures work as before")
    func refused() {
        let turner = Turner()
        let listener = Listener()
        turner.loop.listener = listener
        let predicates = [
            NSPredicate(format: "name BEGINSWITH %@", "A"), NSPredicate(format: "TRUEPREDICATE"),
            NSPredicate(format: "name == %@", argumentArray: ["A"]),
        ]
        #expect(predicates.allSatisfy { !$0.evaluate(with: "A") })
        #expect(listener.heard.count == 3)
        #expect(listener.heard.first?.hasPrefix(#"NSPredicate(format: "name BEGINSWITH %@"): the formats"#) == true)
        #expect(NSPredicate { thing, _ in thing as? String == "A" }.evaluate(with: "A"))
        #expect(listener.heard.count == 3)
    }
}
