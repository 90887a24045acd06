import Foundation
import Synchronization
import Testing
import VirtualFoundation

@Suite("Locks of objects")
struct ObjectLockTests {
    private final class Thing: Sendable {}

    /// What threads write without a lock of its own: only the object's lock keeps it whole.
    private final class Tally: @unchecked Sendable {
        // Unchecked, because the test is that the object's lock orders all uses.
        var count = 0
    }

    private final class Order: Sendable {
        let names = Mutex<[String]>([])
    }

    @Test("One thread at a time is in, and may come in again; who is not in is told so")
    func oneAtATime() {
        let (thing, tally, done) = (Thing(), Tally(), DispatchGroup())
        for _ in 0..<8 {
            Thread.detach(in: done) {
                for _ in 0..<2000 {
                    #expect(objc_sync_enter(thing) == OBJC_SYNC_SUCCESS)
                    objc_sync_enter(thing)
                    tally.count += 1
                    objc_sync_exit(thing)
                    tally.count += 1
                    #expect(objc_sync_exit(thing) == OBJC_SYNC_SUCCESS)
                }
            }
        }
        done.wait()
        #expect(tally.count == 8 * 2000 * 2)
        #expect(objc_sync_exit(thing) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }

    @Test("A lock that was taken twice is free after the second exit, and another object's is not concerned")
    func depth() {
        let (thing, other, done) = (Thing(), Thing(), DispatchGroup())
        let order = Order()
        objc_sync_enter(thing)
        objc_sync_enter(thing)
        let started = DispatchSemaphore(value: 0)
        Thread.detach(in: done) {
            objc_sync_enter(other)
            objc_sync_exit(other)
            #expect(objc_sync_exit(thing) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
            started.signal()
            objc_sync_enter(thing)
            order.names.withLock { $0.append("other") }
            objc_sync_exit(thing)
        }
        started.wait()
        objc_sync_exit(thing)
        Thread.sleep(forTimeInterval: 0.02)
        order.names.withLock { $0.append("first") }
        objc_sync_exit(thing)
        done.wait()
        #expect(order.names.withLock { $0 } == ["first", "other"])
    }

    @Test("Who is not inside cannot leave; other objects, and values, are nobody's")
    func misuse() {
        let (a, b) = (Thing(), Thing())
        #expect(objc_sync_enter(a) == 0 && objc_sync_exit(b) == -1 && objc_sync_exit(a) == 0)
        #expect(objc_sync_exit(a) == -1 && objc_sync_enter(3) == 0 && objc_sync_exit(3) == -1)
    }
}

extension Thread {
    fileprivate static func detach(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        detachNewThread {
            body()
            group.leave()
        }
    }
}
