import Offstage
import Rasterizer
import RenderServer
import UIKit

/// Takes a scene's frames one after the other by letting virtual time pass.
///
/// The part on the main actor ends with a `PendingSceneFrame`, a value; drawing, checking and encoding it is for
/// whichever thread has time. Frames of one scene that keep rasterized bitmaps are drawn in order with one render
/// server.
@MainActor
package struct SceneRenderer {
    package let sceneStage: SceneStage
    private let scene: Scene
    private let times: [Double]
    private var next = 0

    /// - Parameter times: When frames are taken, rising; nil for those of the scene.
    package init(_ scene: Scene, at times: [Double]? = nil) {
        self.scene = scene
        self.times = times ?? scene.times
        sceneStage = scene.makeStage()
    }

    /// The next frame, or nil when all have been taken.
    package mutating func nextFrame() -> PendingSceneFrame? {
        guard next < times.count else { return nil }
        let time = times[next]
        next += 1
        let stage = sceneStage.stage
        sceneStage.advance(to: time)
        let picture: PendingSceneFrame.Picture =
            scene.route == .context ? .finished(stage.render(route: .context)) : .pending(stage.prepareFrame())
        let check = FrameCheck(sceneStage, at: time, route: scene.route)
        return PendingSceneFrame(time: time, suffix: scene.suffix(at: time), picture: picture, check: check)
    }
}

/// A frame of a scene that waits to be drawn.
package struct PendingSceneFrame: Sendable {
    enum Picture: Sendable {
        case pending(PendingFrame)
        /// The context route draws on the main actor: it runs layers' own code.
        case finished(Frame)
    }

    /// Seconds of virtual time.
    package let time: Double
    /// What to add to the scene's name: nothing, or `-t0.500`.
    package let suffix: String
    let picture: Picture
    private let check: FrameCheck

    init(time: Double, suffix: String, picture: Picture, check: FrameCheck) {
        self.time = time
        self.suffix = suffix
        self.picture = picture
        self.check = check
    }

    /// The pixels that it will have; nil where it waits for nothing.
    var screen: PixelRect? {
        if case .pending(let frame) = picture { frame.tree.target } else { nil }
    }

    /// Draws the frame.
    package func render(with server: inout RenderServer) -> Frame {
        switch picture {
        case .pending(let frame): frame.render(with: &server)
        case .finished(let frame): frame
        }
    }

    /// What changes before the frame did that raises an exception on a device, and so was not done.
    package var problems: [SceneError] { check.problems }

    /// What of the scene's expectations does not hold of the drawn frame, behind the problems.
    package func check(_ frame: Frame) -> [SceneError] { check.failures(of: frame) }
}
