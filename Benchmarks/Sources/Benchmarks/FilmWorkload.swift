import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// Films of a second at 60 frames on one thread, from the turns to the pixels: a card that moves on a full screen beside
/// the same screen drawn whole, and the screens of `Scenes/screens`, as they are and moved as a whole.
@MainActor
enum FilmWorkload {
    static func rows(_ milliseconds: (() -> Void) -> Double) -> [[String]] {
        [["film of 60 frames", "ms", "times faster than real time", "drawn, share of whole frames"]]
            + cards(milliseconds) + screens(milliseconds)
    }

    private static func cards(_ milliseconds: (() -> Void) -> Double) -> [[String]] {
        [false, true].map { isWhole in
            let stage = Stage(device: .iPhone14)
            stage.window.backgroundColor = .white
            Workload.all[0].build(stage.window)
            let card = UIView(frame: CGRect(x: 20, y: 100, width: 160, height: 90))
            card.backgroundColor = .systemBlue
            card.layer.cornerRadius = 12
            stage.window.addSubview(card)
            _ = stage.render()
            if isWhole {
                let tint = CABasicAnimation(keyPath: "backgroundColor")
                (tint.toValue, tint.duration) = (UIColor.black.cgColor, 1)
                stage.window.layer.add(tint, forKey: nil)
            }
            UIView.animate(withDuration: 1) { card.center = CGPoint(x: 290, y: 600) }
            return row(isWhole ? "one card, all drawn" : "one card", stage, milliseconds)
        }
    }

    private static func screens(_ milliseconds: (() -> Void) -> Double) -> [[String]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes/screens")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.filter { $0.hasSuffix(".yml") }.flatMap { name in
            [false, true].compactMap { isMoving in
                guard let scene = try? Scene(contentsOf: folder.appendingPathComponent(name)) else { return nil }
                let sceneStage = scene.makeStage()
                let stage = sceneStage.stage
                stage.runTurn()
                if isMoving {
                    let move = CABasicAnimation(keyPath: "sublayerTransform.translation.y")
                    (move.fromValue, move.toValue, move.duration) = (0, 200, 1)
                    stage.window.layer.add(move, forKey: nil)
                }
                return row(
                    name.replacingOccurrences(of: ".yml", with: isMoving ? ", all moves" : ""), stage, milliseconds)
            }
        }
    }

    private static func row(
        _ name: String, _ stage: Stage, _ milliseconds: (() -> Void) -> Double
    ) -> [String] {
        var film: Film?
        let time = milliseconds { film = stage.film(for: 1, fps: 60) }
        let size = stage.screen.nativeBounds.size
        let whole = Double(size.width * size.height) * 59
        let drawn = Double((film?.frames.dropFirst() ?? []).reduce(0) { $0 + $1.drawnPixels })
        return [
            name, String(format: "%.0f", time), String(format: "%.1f", 1000 / time),
            String(format: "%.1f %%", 100 * drawn / whole),
        ]
    }
}
