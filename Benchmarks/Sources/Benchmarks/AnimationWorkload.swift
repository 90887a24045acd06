import Offstage
import UIKit

/// 10,000 layers with one running animation each: what a frame takes up to the commit, before anything is drawn.
@MainActor
enum AnimationWorkload {
    private static let count = 10_000
    private static let frames = 30

    private static let animations: [(keyPath: String, from: Any, to: Any)] = [
        ("opacity", 0, 1), ("position", CGPoint.zero, CGPoint(x: 300, y: 500)), ("transform.rotation.z", 0, 3),
        ("backgroundColor", UIColor.red.cgColor, UIColor.blue.cgColor), ("cornerRadius", 0, 4),
    ]

    static func rows(
        _ milliseconds: (() -> Void) -> Double, _ median: ([Double]) -> Double
    ) -> [[String]] {
        [["animated", "layers", "sampling and commit ms"]]
            + animations.map { animation in
                let stage = stage(animation)
                let times = (0..<frames).map { _ -> Double in
                    stage.advance(by: 1.0 / 60)
                    return milliseconds { stage.runTurn() }
                }
                return [animation.keyPath, "\(count)", String(format: "%.1f", median(times))]
            }
    }

    private static func stage(_ animation: (keyPath: String, from: Any, to: Any)) -> Stage {
        let stage = Stage(device: .iPhone14)
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 100 * 3, y: index / 100 * 8, width: 3, height: 8)
            stage.window.layer.addSublayer(layer)
            let basic = CABasicAnimation(keyPath: animation.keyPath)
            (basic.fromValue, basic.toValue, basic.duration) = (animation.from, animation.to, 10)
            layer.add(basic, forKey: "a")
        }
        stage.runTurn()
        return stage
    }
}
