import Offstage
import SceneFile

/// What is to be filmed of a scene: what is said here, else as the scene says, else one second from 0.
package struct FilmWish: Sendable {
    /// When the film begins, in seconds.
    package var start: Double?
    /// What it lasts, in seconds.
    package var duration: Double?
    /// Frames a second.
    package var framesPerSecond: Int?
    /// Pictures side by side on the contact sheet.
    package var columns: Int?

    package init(
        start: Double? = nil, duration: Double? = nil, framesPerSecond: Int? = nil, columns: Int? = nil
    ) {
        self.start = start
        self.duration = duration
        self.framesPerSecond = framesPerSecond
        self.columns = columns
    }

    /// - Throws: `AnswerFailure` for a film that the scene's device cannot show, or that is too long for a sheet.
    @MainActor
    func film(of scene: Scene, isSheet: Bool) throws -> SceneFilm {
        let own = scene.film ?? .ofAnyScene
        let timing = FilmTiming(
            start: start ?? own.timing.start, duration: duration ?? own.timing.duration,
            framesPerSecond: framesPerSecond ?? own.timing.framesPerSecond)
        let film = SceneFilm(timing: timing, columns: columns ?? own.columns)
        if let problem = film.problem(on: scene.device, isSheet: isSheet) { throw AnswerFailure.usage(problem) }
        return film
    }
}
