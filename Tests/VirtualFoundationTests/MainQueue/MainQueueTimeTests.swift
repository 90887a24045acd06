import Foundation
import Testing

@testable import VirtualFoundation

@Suite("The main queue's time")
@MainActor
struct MainQueueTimeTests {
    @Test("The queue tells the time of the loop that is current, on any thread")
    func time() {
        let turner = Turner()
        turner.advance(by: 1.5)
        let queue = MainQueue()
        #expect(queue.time == 1.5)
        // Another thread, which this one waits for, so that nobody makes another loop current meanwhile.
        nonisolated(unsafe) var elsewhere = -1.0
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            elsewhere = queue.time
            isRead.signal()
        }
        isRead.wait()
        #expect(elsewhere == 1.5)
        let other = Turner()
        #expect(queue.time == 0)
        withExtendedLifetime((turner, other)) {}
    }
}
