import Testing

@testable import UIKit

@Suite("How a row follows a finger that pulls it aside")
struct SwipeTrackTests {
    private func track(_ isFull: Bool) -> SwipeTrack { SwipeTrack(width: 390, buttons: 74, isFull: isFull) }

    @Test("Golden 20: a button of 74 in 390: 100 to the left show 84.4 without full swipe, 100 with it")
    func golden() {
        #expect(track(false).opening(after: 100) == 74 + 0.4 * 26)
        #expect(track(true).opening(after: 100) == 100)
        #expect(track(true).opening(after: 380) == 360 + 0.2 * 20)
        #expect(track(false).opening(after: -10) == -4 && track(true).opening(after: -10) == -4)
    }

    @Test("The direction of the finger decides, not how far it went")
    func rest() {
        #expect(track(false).rest(opening: 20, speed: 1) == 74 && track(false).rest(opening: 70, speed: -1) == 0)
        #expect(track(false).rest(opening: 38, speed: 0) == 74 && track(false).rest(opening: 36, speed: 0) == 0)
    }

    @Test("A way leads to an opening, and that one back to the way", arguments: [false, true])
    func inverse(isFull: Bool) {
        for way in stride(from: -50 as CGFloat, through: 400, by: 12.5) {
            let back = track(isFull).way(to: track(isFull).opening(after: way))
            #expect(abs(back - way) < 1e-9)
        }
    }

    @Test("Pulled through: more than the buttons, and all but 30 points or a finger in the far fifth")
    func through() {
        #expect(track(true).isPulledThrough(opening: 361, rest: 100))
        #expect(!track(true).isPulledThrough(opening: 359, rest: 78))
        #expect(track(true).isPulledThrough(opening: 200, rest: 77))
        #expect(!track(true).isPulledThrough(opening: 74, rest: 10))
        #expect(!track(false).isPulledThrough(opening: 380, rest: 0))
    }

    @Test("Buttons are as wide as the widest, 74 at least, and leave 30 of the row")
    func widths() {
        #expect(SwipeTrack.buttonWidth([40, 20], in: 390) == 74)
        #expect(SwipeTrack.buttonWidth([100, 20], in: 390) == 130)
        #expect(SwipeTrack.buttonWidth([200, 20, 20], in: 390) == 120)
        #expect(SwipeTrack.buttonWidth([], in: 390) == 0)
    }
}
