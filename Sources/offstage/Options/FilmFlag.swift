import ArgumentParser

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
}
