import Offstage
import Testing
import UIKit

import class Foundation.Thread

@Suite("Time while a test waits", .serialized)
@MainActor
struct WaitingTests {
    private let stage = makeStage()

    @Test("An await lets virtual time pass from one thing that is due to the next")
    func delays() async {
        stage.makeCurrent()
        let start = ContinuousClock.now
        var times: [Double] = []
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 500_000) { [stage] in
                times.append(stage.time)
                continuation.resume()
            }
            _ = Timer.scheduledTimer(withTimeInterval: 100_000, repeats: false) { [stage] _ in times.append(stage.time)
            }
        }
        #expect(times == [100_000, 500_000])
        #expect(start.duration(to: .now) < .seconds(50_000))
    }

    @Test("A body that sleeps does so in virtual time, and so do the tasks it waits for")
    func sleeping() async throws {
        stage.makeCurrent()
        let task = Task { [stage] in
            try await Task.sleep(for: .seconds(300))
            return stage.time
        }
        #expect(try await task.value == 300)
        try await Task.sleep(for: .seconds(200))
        #expect(stage.time >= 500)
    }

    /// Counts its layouts.
    private final class Counted: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("A window that is shown is laid out while a body waits, though nothing else is due")
    func firstLayout() async {
        stage.makeCurrent()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Counted(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        #expect(view.layouts == 0)
        // A thread of the platform's ends the wait: no block of the stage's does.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.2)
                continuation.resume()
            }
        }
        #expect(view.layouts > 0)
    }

    @Test("Stages that no one lets pass time keep theirs")
    func scripted() async throws {
        let other = makeStage()
        other.passesTimeInWaits = false
        other.perform { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
        stage.makeCurrent()
        try await Task.sleep(for: .seconds(10))
        #expect(other.time == 0 && stage.time >= 10)
    }
}
