import Testing
import VirtualFoundation

@MainActor
@Suite("Core Foundation's names of run loops")
struct CFRunLoopNameTests {
    @Test("A block runs in the next turn in its mode; waking the loop up changes nothing about that")
    func blocks() {
        let turner = Turner()
        var done: [String] = []
        #expect(CFRunLoopGetMain() === RunLoop.main && CFRunLoopGetCurrent() === RunLoop.main)
        CFRunLoopPerformBlock(CFRunLoopGetMain(), RunLoop.Mode.tracking) { done.append("tracking") }
        CFRunLoopPerformBlock(CFRunLoopGetMain(), RunLoop.Mode.common.rawValue) { done.append("common") }
        CFRunLoopPerformBlock(CFRunLoopGetMain(), nil) { done.append("default") }
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        #expect(done == [])
        turner.turn()
        #expect(done == ["common", "default"])
        turner.loop.mode = .tracking
        turner.turn()
        #expect(done == ["common", "default", "tracking"])
    }
}
