import Foundation
import Offstage
import TestKit
import Testing
import UIKit

/// Random apps and users against an account of each controller that knows nothing of the product.
@Suite("Random screens")
@MainActor
struct RandomScreenTests {
    /// A fiftieth of 5,000; all of them with OFFSTAGE_LONG.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] == nil ? 100 : 5_000

    /// As many seeds as `count`, or others: `7,12` to be looked at, `5000-9999` all of these.
    private static let seeds: [UInt64] = {
        guard let named = ProcessInfo.processInfo.environment["OFFSTAGE_SEED"] else { return Array(0..<UInt64(count)) }
        return named.split(separator: ",").flatMap { part in
            let ends = part.split(separator: "-").compactMap { UInt64($0) }
            guard let first = ends.first, let last = ends.last, first <= last else { return [UInt64]() }
            return Array(first...last)
        }
    }()

    @Test("Callbacks follow the model and balance, what shows has appeared, nobody leaks, a replay is equal")
    func scripts() {
        for seed in Self.seeds {
            let problems = problems(seed: seed)
            #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3))")
        }
    }

    /// Whether failures are told with all that was done: where a few seeds were asked for.
    private var isTold: Bool {
        ProcessInfo.processInfo.environment["OFFSTAGE_SEED"] != nil && Self.seeds.count <= 10
    }

    /// What one seed shows to be wrong.
    private func problems(seed: UInt64) -> [String] {
        var found: [String] = []
        var calls: [String] = []
        let leaks = LeakScope.leaks { calls = run(seed, &found) }
        // Leaks that are in nothing else come last, and say most.
        if !leaks.isEmpty { found += leaks.map(\.description).sorted { $0.count < $1.count } }
        var again: [String] = []
        if run(seed, &again) != calls { found.append("another log in the replay") }
        return found
    }

    private static let mistakes = [
        "Can't add self as subview", "is already presenting", "whose view is not in the window hierarchy",
        "Application tried to present", "more than once which is not supported", "an active controller",
        "before it is dismissed",
    ]

    private func run(_ seed: UInt64, _ problems: inout [String]) -> [String] {
        let script = ScreenScript(seed: seed)
        script.isTold = isTold
        script.run(steps: 40)
        let calls = script.log.calls
        var lives: [String: LifeModel] = [:]
        for line in calls {
            let words = line.split(separator: " ").map(String.init)
            guard words.count > 1, Int(words[0]) != nil else { continue }
            if !lives[words[0], default: LifeModel()].take(words[1]) { problems.append("unexpected \(line)") }
        }
        let visible = script.visible
        problems += script.rings
        for controller in script.controllers {
            let life = lives[controller.id] ?? LifeModel()
            let hasAppeared = life.appearance.phase == .appeared
            if !life.isAtRest { problems.append("\(controller.id) rests in \(life)") }
            if hasAppeared != visible.contains(controller.id) {
                problems.append("\(controller.id) is \(hasAppeared ? "seen" : "not seen"), and not by the structure")
            }
            if hasAppeared != (controller.viewIfLoaded?.window != nil) {
                problems.append("\(controller.id): window and appearance differ")
            }
            if controller.transitionCoordinator != nil { problems.append("\(controller.id) has a coordinator") }
        }
        let unknown = script.stage.diagnostics.messages.filter { message in
            !Self.mistakes.contains { message.contains($0) }
        }
        problems += unknown.map { "reported: \($0)" }
        if isTold {
            // The tests' standard output is not shown where there are expectations that fail.
            FileHandle.standardError.write(Data((["seed \(seed)"] + calls + [""]).joined(separator: "\n").utf8))
        }
        return calls
    }
}
