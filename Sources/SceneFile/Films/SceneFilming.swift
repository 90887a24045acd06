import Offstage
import Rasterizer
import RenderServer
import UIKit

/// Takes the frames of a film of a scene, each with what is to be checked of it.
///
/// The stage is the film's own: frames that are taken beside it change nothing.
@MainActor
package struct SceneFilming {
    package let sceneStage: SceneStage
    package let film: SceneFilm
    private let scene: Scene
    private var camera: FilmCamera

    /// Lets time pass until the film begins.
    package init(_ scene: Scene, _ film: SceneFilm) {
        self.scene = scene
        self.film = film
        sceneStage = scene.makeStage()
        let stage = sceneStage.stage
        stage.displayRate = SceneFilm.displayRate(framesPerSecond: film.timing.framesPerSecond)
        sceneStage.begin()
        sceneStage.advance(to: film.timing.start)
        camera = FilmCamera(stage, film.timing)
    }

    /// The pixels that all frames have room in; nil where all have one size. A scene that turns the device or gives its
    /// window another size is run for this, without drawing.
    package static func canvas(of scene: Scene, _ film: SceneFilm) -> PixelRect? {
        guard scene.content.changesCanvas else { return nil }
        var filming = SceneFilming(scene, film)
        var sizes: Set<PixelRect> = []
        while let pending = filming.nextFrame() { if let screen = pending.screen { sizes.insert(screen) } }
        return sizes.count > 1 ? sizes.reduce(.empty) { $0.union($1) } : nil
    }

    /// The next frame, or nil when all have been taken.
    package mutating func nextFrame() -> PendingSceneFrame? {
        guard let pending = camera.nextFrame() else { return nil }
        let time = sceneStage.stage.time
        let check = FrameCheck(sceneStage, at: time, route: .screen)
        return PendingSceneFrame(time: time, suffix: "", picture: .pending(pending), check: check)
    }
}
