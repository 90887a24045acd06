import Answers
import ArgumentParser

/// `offstage render`: scenes to pictures.
struct RenderCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Render scenes to PNG and tell what their passes were.",
        usage: "offstage render <paths> ... [-o <folder>] [<options>]",
        discussion: HelpText.discussion(
            """
            Folders are searched in depth and mirrored below the output folder. A scene of several times gives several \
            pictures: NAME-t0.500.png. Variants add their name: NAME-dark.png. They are those of the scene \
            (`variants:`), or the one that is asked for here.
            """,
            examples: [
                "offstage render Scenes -o Output", "offstage render card.yml -o . --appearance dark --scale 2",
                "offstage render list.yml -o Output --overlay offscreen",
                "offstage render Scenes -o Output --json > report.json",
            ],
            exits: [.differs, .badInput]))

    @OptionGroup var scenes: SceneArguments
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var strictness: StrictFlag

    @Option(
        name: [.short, .long], help: "The folder that pictures are written to; - is standard output, for one.",
        completion: .directory)
    var output = "Output"

    @Option(help: "Write NAME-overlay.png beside each picture: Apple's debug colours, with words.")
    var overlay: OverlayOption?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("-o takes a folder, and this is an empty path") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
        if output == OutputFile.standard, overlay != nil {
            throw ValidationError("--overlay writes beside the picture, and -o - has no place beside it")
        }
    }

    func question() -> RenderQuestion {
        RenderQuestion(
            scenes.files, variant.variant, drawing.drawing, output: output, overlay: overlay?.kind,
            isStrict: strictness.strict)
    }
}
