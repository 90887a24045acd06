import CoreGraphics
import Goldens
import Offstage
import RenderServer
import SceneFile

/// A picture that a scene makes: a frame, or the contact sheet of its film.
package struct DrawnPicture: Sendable {
    package enum Content: Sendable {
        case frame(Frame)
        case film(DrawnFilm)
    }

    /// What the picture's name has behind the scene's.
    package let suffix: String
    package let content: Content
    /// Which expectations do not hold.
    package let failures: [Problem]

    package var image: CGImage {
        switch content {
        case .frame(let frame): frame.image
        case .film(let film): film.sheet
        }
    }

    package var golden: Golden {
        switch content {
        case .frame(let frame): Golden(frame)
        case .film(let film): Golden(picture: film.sheet, text: film.text)
        }
    }

    /// The offscreen passes; a film's are those of all its frames.
    package var passes: [RenderPass] {
        switch content {
        case .frame(let frame): frame.statistics.offscreenPasses
        case .film(let film): film.passes
        }
    }

    /// When the picture, or the film's first one, was taken.
    package var time: Double {
        switch content {
        case .frame(let frame): frame.time
        case .film(let film): film.time
        }
    }
}

/// The frames of a film of a scene, committed and not yet drawn.
struct PendingFilm: Sendable {
    let film: SceneFilm
    let frames: [PendingSceneFrame]
    /// What became of the fingers of the scene, a story each.
    let stories: [String]
    /// What the stage had to say.
    let remarks: [SceneError]

    @MainActor
    init(_ scene: Scene, _ film: SceneFilm) {
        self.film = film
        var filming = SceneFilming(scene, film)
        var frames: [PendingSceneFrame] = []
        while let frame = filming.nextFrame() { frames.append(frame) }
        self.frames = frames
        stories = filming.sceneStage.stage.touch.trace.accounts.map(\.description)
        remarks = filming.sceneStage.remarks
    }
}

/// What a golden keeps of a film.
package struct DrawnFilm: Sendable {
    package let sheet: CGImage
    package let text: String
    package let passes: [RenderPass]
    package let time: Double

    /// Draws the film; of its frames no more than two are kept at a time.
    /// - Parameter body: Gets each frame when it is drawn.
    init(_ pending: PendingFilm, _ drawing: Drawing, _ body: (PendingSceneFrame, Frame) -> Void) {
        let timing = pending.film.timing
        let rate = SceneFilm.displayRate(framesPerSecond: timing.framesPerSecond)
        var server = drawing.server
        var sheet = FilmSheet(columns: pending.film.columns, timing: timing, displayRate: rate)
        var text = FilmText(timing, displayRate: rate)
        var passes: [RenderPass] = []
        var last: Frame?
        for (number, waiting) in pending.frames.enumerated() {
            let frame = waiting.render(with: &server)
            let filmed = FilmFrame(number: number, frame: frame, before: last)
            sheet.add(filmed)
            text.add(filmed)
            passes += filmed.passes
            body(waiting, frame)
            last = frame
        }
        self.sheet = sheet.image
        let fonts = self.sheet.fonts.identities
        self.text = ([text.text(with: fonts)] + pending.stories.map { $0 + "\n" }).joined()
        self.passes = passes
        time = timing.start
    }
}
