import Foundation
import Synchronization
import Testing
import VirtualFoundation

@Suite("Locks of objects")
struct ObjectLockTests {
    private final class Box: Sendable {
        let inside = Atomic(0)
        let most = Atomic(0)
    }

    @Test("One thread at a time is inside of an object, again and again where it is already")
    func exclusion() {
        let box = Box()
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            objc_sync_enter(box)
            objc_sync_enter(box)
            let inside = box.inside.add(1, ordering: .relaxed).newValue
            if inside > box.most.load(ordering: .relaxed) { box.most.store(inside, ordering: .relaxed) }
            Thread.sleep(forTimeInterval: 0.0002)
            box.inside.subtract(1, ordering: .relaxed)
            #expect(objc_sync_exit(box) == 0)
            #expect(objc_sync_exit(box) == 0)
        }
        #expect(box.most.load(ordering: .relaxed) == 1)
    }

    @Test("Who is not inside cannot leave; other objects, and values, are nobody's")
    func misuse() {
        let (a, b) = (Box(), Box())
        #expect(objc_sync_enter(a) == 0 && objc_sync_exit(b) == -1 && objc_sync_exit(a) == 0)
        #expect(objc_sync_exit(a) == -1 && objc_sync_enter(3) == 0)
    }
}
