import Foundation
import Testing

@testable import VirtualFoundation

@Suite("Tasks in virtual time", .serialized)
@MainActor
struct TaskTests {
    private let turner = Turner()

    @MainActor private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    @Test("The toolchain takes executors of a program's own: else tasks run in real time")
    func toolchain() {
        #expect(MainLoop.hasVirtualTasks)
    }

    @Test("A task that a body starts runs in the next turn, and sleeps in virtual time")
    func sleeping() {
        Task { [log, turner] in
            log.lines.append("start \(turner.loop.time)")
            try await Task.sleep(for: .seconds(2))
            log.lines.append("two \(turner.loop.time)")
            try await Task.sleep(nanoseconds: 500_000_000)
            log.lines.append("half \(turner.loop.time)")
            try await ContinuousClock().sleep(for: .seconds(5))
            log.lines.append("five \(turner.loop.time)")
        }
        #expect(log.lines.isEmpty)
        turner.advance(by: 10)
        #expect(log.lines == ["start 0.0", "two 2.0", "half 2.5", "five 7.5"])
    }

    @Test("A task at the address of one that used a loop and has ended is its own, not that one")
    nonisolated func addresses() async {
        var ended: [Turner] = []
        for _ in 0..<100 { ended.append(await Task { await MainActor.run { Turner() } }.value) }
        for _ in 0..<20 {
            let lines = await Task {
                await MainActor.run {
                    let (turner, log) = (Turner(), Log())
                    for number in 0..<5 { Task { log.lines.append("\(number)") } }
                    turner.turn()
                    return log.lines
                }
            }.value
            #expect(lines == ["0", "1", "2", "3", "4"])
        }
        #expect(ended.count == 100)
    }

    @Test("A task that was started elsewhere stays the platform's, though a body resumes it", .timeLimit(.minutes(30)))
    nonisolated func resumed() async {
        let turner = await Task { await MainActor.run { Turner() } }.value
        let (values, source) = AsyncStream<Int>.makeStream()
        let (starts, started) = AsyncStream<Void>.makeStream()
        let waiting = Task.detached {
            started.yield()
            for await value in values { return value }
            return 0
        }
        for await _ in starts { break }
        await Task {
            await MainActor.run {
                turner.loop.noteBody()
                source.yield(7)
            }
        }.value
        #expect(await waiting.value == 7)
        #expect(await turner.turns == 0)
    }

    @Test("Detached tasks, hops and groups run in one order on one thread")
    func hops() {
        Task { [log] in
            log.lines.append("a")
            let value = await Task.detached { await MainActor.run { 3 } + 4 }.value
            log.lines.append("b \(value)")
            let sum = await withTaskGroup(of: Int.self) { group in
                for number in 0..<5 { group.addTask { number } }
                var all: [Int] = []
                for await number in group { all.append(number) }
                return all
            }
            log.lines.append("c \(sum)")
        }
        turner.turn()
        #expect(log.lines == ["a", "b 7", "c [0, 1, 2, 3, 4]"])
    }

    @Test("A detached task's code is not on the main queue, though the turn runs it")
    func queues() {
        Task.detached { [log] in
            dispatchPrecondition(condition: .notOnQueue(.main))
            await MainActor.run {
                dispatchPrecondition(condition: .onQueue(.main))
                log.lines.append("main")
            }
            dispatchPrecondition(condition: .notOnQueue(.main))
        }
        turner.turn()
        dispatchPrecondition(condition: .onQueue(.main))
        #expect(log.lines == ["main"])
    }

    @Test("A cancelled sleep ends at once, with an error")
    func cancelling() {
        let task = Task { [log, turner] in
            do {
                try await Task.sleep(for: .seconds(5))
            } catch {
                log.lines.append("\(error is CancellationError) \(turner.loop.time)")
            }
        }
        turner.advance(by: 1)
        task.cancel()
        turner.turn()
        #expect(log.lines == ["true 1.0"])
    }

    @Test("A body that sleeps itself waits for turns, and its rest does not run inside of them")
    func body() async throws {
        Task { [log] in log.lines.append("task") }
        async let other: Void = Task.detached {}.value
        let turner = turner
        MainThread.runLater { turner.advance(by: 1) }
        try await Task.sleep(for: .seconds(1))
        _ = await other
        #expect(log.lines == ["task"] && turner.loop.time >= 1)
    }

    @Test("Sleeps of a loop that goes end")
    func ends() async {
        let log = log
        let task: Task<Void, Never>
        do {
            let turner = Turner()
            task = Task {
                do {
                    try await Task.sleep(for: .seconds(1000))
                } catch {
                    log.lines.append("ended")
                }
            }
            turner.turn()
        }
        await task.value
        #expect(log.lines == ["ended"])
    }
}

@Suite("Real sleeps beside virtual ones")
struct RealSleepTests {
    @Test("Forty cases at once, half of which sleep in real time, keep their times", arguments: 0..<40)
    func together(number: Int) async throws {
        if number % 2 == 0 {
            let start = ContinuousClock.now
            try await Task.sleep(for: .milliseconds(20))
            #expect(start.duration(to: .now) >= .milliseconds(20))
        } else {
            let lines = await MainActor.run {
                let turner = Turner()
                var lines: [Double] = []
                Task {
                    for _ in 0..<10 {
                        try await Task.sleep(for: .seconds(10))
                        lines.append(turner.loop.time)
                    }
                }
                turner.advance(by: 100)
                return lines
            }
            #expect(lines == (1...10).map { Double($0 * 10) })
        }
    }
}
