import Offstage
import Testing
import UIKit

/// How the picture of what is spoken looks.
@MainActor
@Suite struct SnapshotStyleTests {
    private func stage() -> Stage {
        let stage = Stage(device: Device(size: CGSize(width: 100, height: 100), scale: 1))
        stage.window.backgroundColor = .systemRed
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 61, height: 61))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Box"
        view.accessibilityUserInputLabels = ["Square"]
        stage.window.addSubview(view)
        return stage
    }

    private func pixel(_ frame: Frame, _ x: Int, _ y: Int) -> [Int] { Array(PixelProbe(frame.image)[x, y].prefix(3)) }

    private func picture(_ edit: (inout AccessibilitySnapshotStyle) -> Void = { _ in }) -> Frame {
        var style = AccessibilitySnapshotStyle()
        edit(&style)
        return stage().accessibility.snapshot(style)
    }

    @Test("The screen as it is, or in greys of its brightness")
    func monochrome() {
        #expect(pixel(picture(), 5, 5) == [255, 59, 48])
        let grey = pixel(picture { $0.isMonochrome = true }, 5, 5)
        // 0.3, 0.59 and 0.11 of red, green and blue.
        #expect(Set(grey).count == 1 && abs(grey[0] - 117) <= 1)
    }

    @Test("Marks in the colours that are asked for; crosses always, never, or where the point is another")
    func marks() {
        let box = pixel(picture { $0.markerColors = [.black] }, 30, 70)
        #expect(zip(box, [178, 41, 34]).allSatisfy { abs($0 - $1) <= 1 })
        func isCrossed(_ points: AccessibilitySnapshotStyle.ActivationPoints) -> Bool {
            pixel(picture { $0.activationPoints = points }, 50, 50) == [0, 0, 0]
        }
        #expect(isCrossed(.always) && !isCrossed(.never) && !isCrossed(.whenOverridden))
    }

    @Test("Names to say are listed, or not")
    func inputLabels() {
        // Names lie on plates of white 0.78.
        func plates(_ frame: Frame) -> Int {
            let probe = PixelProbe(frame.image)
            return (0..<probe.width * probe.height).count { probe[$0 % probe.width, $0 / probe.width][0] == 199 }
        }
        #expect(plates(picture()) > 100 && plates(picture { $0.showsUserInputLabels = false }) == 0)
    }
}
