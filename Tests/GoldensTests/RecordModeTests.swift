import Foundation
import Testing
import UIKit

@testable import GoldenTesting
@testable import Goldens

@MainActor
@Suite struct RecordModeTests {
    private let place = GoldenPlace()

    @Test(
        "what each mode writes",
        arguments: [
            (RecordMode.never, []), (.missing, ["new"]), (.failed, ["new", "other", "plan", "size"]),
            (.all, ["near", "new", "other", "plan", "size"]),
        ])
    func modes(mode: RecordMode, written: [String]) throws {
        defer { place.remove() }
        let tolerance = GoldenTolerance(maximum: 2, pixels: 100)
        let frames = [
            "same": place.frame(.red), "near": place.frame(place.nearlyRed(2)), "other": place.frame(.blue),
            "plan": place.frame(.red, rasterizes: true), "size": place.frame(.red, size: 21),
        ]
        for name in frames.keys { _ = try place.folder.check(place.frame(.red), named: name, mode: .all) }
        var recorded: [String] = []
        for (name, frame) in frames.merging(["new": place.frame(.red)], uniquingKeysWith: { $1 }) {
            let outcome = try place.folder.check(frame, named: name, mode: mode, tolerance: tolerance)
            if outcome.kind == "recorded" { recorded.append(name) }
        }
        #expect(recorded.sorted() == written)
    }

    @Test("a tolerance passes what it allows, and says so; one level or one pixel more fails")
    func tolerance() throws {
        defer { place.remove() }
        _ = try place.folder.check(place.frame(.red), named: "card", mode: .all)
        func kind(_ level: Int, _ tolerance: GoldenTolerance?) throws -> String {
            try place.folder.check(
                place.frame(place.nearlyRed(level)), named: "card", mode: .never, tolerance: tolerance
            ).kind
        }
        #expect(try kind(2, GoldenTolerance(maximum: 2, pixels: 100)) == "tolerated")
        #expect(try kind(3, GoldenTolerance(maximum: 2, pixels: 100)) == "pixelsDiffer")
        #expect(try kind(2, GoldenTolerance(maximum: 2, pixels: 99)) == "pixelsDiffer")
        #expect(try kind(1, nil) == "pixelsDiffer")
        #expect(try kind(0, GoldenTolerance(maximum: 2, pixels: 100)) == "matched")
        let outcome = try place.folder.check(
            place.frame(place.nearlyRed(1)), named: "card", mode: .never,
            tolerance: GoldenTolerance(maximum: 2, pixels: 100))
        #expect(!outcome.isFailure)
        #expect(
            outcome.description
                == "100 pixels differ, by 1 of 255 at most, inside 5 5 10×10, and 100 pixels by 2 is allowed")
    }

    @Test("a tolerance of pixels lets no other plan pass")
    func toleratedPixelsOtherPlan() throws {
        defer { place.remove() }
        _ = try place.folder.check(place.frame(.red), named: "card", mode: .all)
        let outcome = try place.folder.check(
            place.frame(place.nearlyRed(1), rasterizes: true), named: "card", mode: .never,
            tolerance: GoldenTolerance(maximum: 2, pixels: 100))
        #expect(outcome.kind == "textDiffers")
    }

    @Test("OFFSTAGE_RECORD names a mode; CI and a run without a terminal refuse it, and another word is an error")
    func request() throws {
        #expect(try RecordRequest.mode(of: [:], isTerminal: true) == (.never, nil))
        #expect(try RecordRequest.mode(of: ["OFFSTAGE_RECORD": "1"], isTerminal: true) == (.failed, nil))
        #expect(try RecordRequest.mode(of: ["OFFSTAGE_RECORD": "missing"], isTerminal: true) == (.missing, nil))
        #expect(try RecordRequest.mode(of: ["OFFSTAGE_RECORD": "never"], isTerminal: false) == (.never, nil))
        let refused = try RecordRequest.mode(of: ["OFFSTAGE_RECORD": "all", "CI": "1"], isTerminal: true)
        #expect(refused.0 == .never && refused.refusal != nil)
        #expect(try RecordRequest.mode(of: ["OFFSTAGE_RECORD": "all"], isTerminal: false).refusal != nil)
        let anywhere = ["OFFSTAGE_RECORD": "all", "OFFSTAGE_RECORD_ANYWHERE": "1", "CI": "1"]
        #expect(try RecordRequest.mode(of: anywhere, isTerminal: false) == (.all, nil))
        #expect(try RecordRequest.mode(of: ["OFFSTAGE_RECORD_ANYWHERE": "1"], isTerminal: true) == (.never, nil))
        #expect(throws: RecordRequest.Unknown.self) {
            try RecordRequest.mode(of: ["OFFSTAGE_RECORD": "yes"], isTerminal: true)
        }
    }
}
