import Offstage
import Testing
import UIKit

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
