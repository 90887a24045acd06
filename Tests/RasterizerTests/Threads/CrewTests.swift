import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Rasterizer

@Suite("Threads that work at one job")
struct CrewTests {
    /// How often each number came.
    private static func calls(_ count: Int) -> [Int] {
        let calls = Tally(count)
        Crew.perform(count) { calls.add($0) }
        return calls.all
    }

    @Test("every number is called once, job after job", arguments: [0, 1, 2, 3, 8, 600])
    func numbers(count: Int) {
        for _ in 0..<100 { #expect(Self.calls(count) == Array(repeating: 1, count: count)) }
    }

    @Test("helpers that fell asleep wake up")
    func pauses() {
        for _ in 0..<20 {
            #expect(Self.calls(3) == [1, 1, 1])
            Thread.sleep(forTimeInterval: 0.003)
        }
    }

    @Test("who waits for long work sleeps and goes on")
    func longWork() {
        let calls = Tally(2)
        Crew.perform(2) { number in
            if number == 1 { Thread.sleep(forTimeInterval: 0.01) }
            calls.add(number)
        }
        #expect(calls.all == [1, 1])
    }

    @Test("jobs within jobs, and several at a time")
    func nested() {
        let calls = Tally(12)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<50 {
                Crew.perform(3) { outer in
                    Crew.perform(4) { calls.add(outer * 4 + $0) }
                }
            }
        }
        #expect(calls.all == Array(repeating: 200, count: 12))
    }

    @Test("stretches are in order, without gaps, and of nearly equal lengths")
    func stretches() {
        let stretches = Crew.stretches(of: 11, parts: 4)
        #expect(stretches.flatMap { Array($0) } == Array(0..<11))
        #expect(Set(stretches.map(\.count)) == [2, 3])
    }
}

/// Counts by number.
private final class Tally: Sendable {
    private let counts: Mutex<[Int]>

    init(_ count: Int) {
        counts = Mutex([Int](repeating: 0, count: count))
    }

    var all: [Int] { counts.withLock { $0 } }

    func add(_ number: Int) {
        counts.withLock { $0[number] += 1 }
    }
}
