import Foundation
import UIKit

/// What 100,000 layers take in memory, by what is held of them.
@MainActor
enum MemoryWorkload {
    private static let count = 100_000

    static func rows() -> [[String]] {
        let stage = Stage(device: Device(size: CGSize(width: 390, height: 844), scale: 1))
        _ = stage.render()
        let start = allocated()
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: Double(index % 380), y: Double(index / 380 * 3 % 840), width: 10, height: 10)
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
            stage.window.layer.addSublayer(layer)
        }
        let live = allocated()
        let frame = stage.render()
        let drawn = allocated()
        withExtendedLifetime(frame) {}
        return [
            ["100,000 layers", "bytes a layer"],
            ["live tree", "\((live - start) / count)"],
            ["render tree, plan and picture", "\((drawn - live) / count)"],
        ]
    }

    /// Bytes that malloc has given out.
    private static func allocated() -> Int {
        let info = mallinfo2()
        return info.uordblks + info.hblkhd
    }
}
