import Answers
import ArgumentParser

/// `offstage tree`: views and layers.
struct TreeCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print a scene's views and layers: class, id, frame, flags.",
        usage: "offstage tree <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            Flags tell what costs or hides: zeroSize, covered (by something opaque), offscreen (outside the window), \
            hidden, draws, and the number of offscreen passes. What animates is told with the frame that is set and, \
            where it is another, the one that is shown. --svg is the exploded view of the same. --layout is the \
            auto-layout trace: • has an engine, * is placed by constraints, + by its frame, AMBIGUOUS names what is \
            open; below it, why each item of a collection stands where it stands: section, group or line, shares, \
            spaces and what is left over.
            """,
            examples: [
                "offstage tree card.yml", "offstage tree card.yml --svg > card.svg", "offstage tree card.yml --json",
                "offstage tree form.yml --layout", "offstage tree slide.yml --time 0 --time 0.25",
            ],
            exits: [.differs, .badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions
    @OptionGroup var strictness: StrictFlag

    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "Print the exploded view as SVG.")
    var svg = false

    @Flag(help: "Print the auto-layout trace, and why items of collections stand where they stand.")
    var layout = false

    func validate() throws {
        if svg, json || layout { throw ValidationError("--svg excludes --json and --layout") }
        if svg, variant.time.count > 1 { throw ValidationError("--svg is one picture: it takes one --time") }
    }

    func question() -> TreeQuestion {
        TreeQuestion(scene.one(strictness), variant.variant, form: svg ? .picture : layout ? .layout : .lines)
    }
}
