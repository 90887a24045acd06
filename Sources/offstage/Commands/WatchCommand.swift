import Answers
import ArgumentParser

/// `offstage watch`: pictures that follow their files.
struct WatchCommand: AnsweringCommand {
    static let jsonForm = Answer.Form.lines
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Draw scenes again whenever a file is saved, and show them in a browser.",
        usage: "offstage watch <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            The page reloads by itself. A file with an error keeps its last good picture and shows the error in its \
            place. The server listens on this machine's loopback address only. With --json, an answer comes on a line \
            of its own for the address and for each scene that is drawn.
            """,
            examples: ["offstage watch card.yml --open", "offstage watch Scenes --port 8080"],
            exits: [.badInput]))

    @OptionGroup var scenes: SceneArguments
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var strictness: StrictFlag

    @Option(
        parsing: .unconditional, help: "The port of the page; 0 takes any that is free.",
        transform: NumberArgument.whole(0...65_535))
    var port = 0

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> WatchQuestion {
        WatchQuestion(
            scenes.files, variant.variant, drawing.drawing, port: UInt16(port), opensBrowser: open,
            isStrict: strictness.strict)
    }
}
