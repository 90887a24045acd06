import Foundation
import RenderServer
import SceneFile
import UIKit

/// The frames of a scene file, drawn in order.
@MainActor
enum SceneFrames {
    static func all(of url: URL) throws -> [Frame] {
        var renderer = SceneRenderer(try Scene(contentsOf: url))
        var server = RenderServer()
        var frames: [Frame] = []
        while let pending = renderer.nextFrame() { frames.append(pending.render(with: &server)) }
        return frames
    }
}
