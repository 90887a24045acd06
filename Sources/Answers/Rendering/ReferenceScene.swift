import Foundation
import Goldens
import RenderServer
import SceneFile
import UIKit

/// A scene of a reference list.
@MainActor
struct ReferenceScene {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// The scene's first frame.
    func frame(_ drawing: ReferenceList.Drawing) throws -> Frame {
        let scene = try Scene(contentsOf: url)
        var renderer = SceneRenderer(scene, at: scene.moments)
        var server = RenderServer(threads: drawing.threads, tileSize: drawing.tileSize)
        guard let pending = renderer.nextFrame() else { throw NoFrame(file: url.relativePath) }
        return pending.render(with: &server)
    }

    struct NoFrame: Error, CustomStringConvertible {
        var file: String
        var description: String { "\(file): error: the scene has no frame" }
    }
}
