import ArgumentParser

/// `--strict`: whether what a scene's stage has to say is a failure.
struct StrictFlag: ParsableArguments {
    @Flag(
        help: """
            Fail (exit 1) where the stage has something to say: constraints that cannot hold together, an unknown \
            symbol or font, an image that is missing.
            """)
    var strict = false
}
