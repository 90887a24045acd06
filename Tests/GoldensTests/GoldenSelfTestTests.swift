import Foundation
import Testing

@testable import Goldens

@MainActor
@Suite struct GoldenSelfTestTests {
    @Test("the comparison that is used passes the self-test")
    func sound() throws {
        #expect(try GoldenSelfTest().problems() == [])
    }

    @Test("a comparison that lets everything pass fails it in every point, and one that refuses everything in one")
    func broken() throws {
        #expect(try GoldenSelfTest { _, _ in .matched }.problems().count == 5)
        let blind = GoldenSelfTest { frame, folder in
            let outcome = try folder.check(frame, named: "self-test", mode: .never)
            return outcome.kind == "pixelsDiffer" ? .matched : outcome
        }
        #expect(
            try blind.problems() == [
                "one channel off by one level: expected pixelsDiffer, and the comparison says matches"
            ])
    }
}
