import ArgumentParser
import Offstage
import SceneFile

/// `--film`: whether a command looks at a moving scene.
struct FilmFlag: ParsableArguments {
    @Flag(help: "Look at all frames of the scene's film, or of a second.")
    var film = false

    /// The words of a command that films leave to single frames.
    func check(_ variant: VariantOptions) throws {
        guard film else { return }
        if !variant.time.isEmpty { throw ValidationError("--time is for single frames, and --film for all") }
        if variant.route == .context {
            throw ValidationError("a film is taken from the screen; --route context has no frames")
        }
    }

    /// What is to be filmed: the scene's own film where it shows nothing else or the flag is given, else a second; nil
    /// without the flag.
    @MainActor
    func film(of scene: Scene) -> SceneFilm? {
        guard film || scene.times.isEmpty else { return nil }
        return scene.film
            ?? (film ? SceneFilm(timing: FilmTiming(duration: 1, framesPerSecond: SceneFilm.standardRate)) : nil)
    }
}
