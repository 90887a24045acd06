import Answers
import ArgumentParser

/// `offstage fonts`: what text can be set in.
struct FontsCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "List the system's font, the text styles and the families that scenes can name.",
        usage: """
            offstage fonts [<name>] [<options>]
            offstage fonts --measure <text> [--style <style>] [<options>]
            """,
        discussion: HelpText.discussion(
            """
            The system's font is drawn with free outlines in the device's metrics: each weight and design is listed \
            with its file. Text styles are listed with their points at each content size category, of which ax1 to ax5 \
            are the accessibility sizes. Families are those of the packaged fonts and of the folders that \
            OFFSTAGE_FONTS names; `font: { name: … }` takes a family or a PostScript name. With --measure, a text is \
            set in the system's font: how wide it and its lines are, and how far each character moves the pen.
            """,
            examples: [
                "offstage fonts", "offstage fonts 'Noto Serif'", "offstage fonts headline",
                "offstage fonts --measure Settings --style largeTitle --weight bold",
            ],
            exits: [.badInput]))

    @Argument(help: "Only what has this in a name: a family, a font, a style, a design.")
    var filter: String?

    @Option(help: ArgumentHelp("Set a text in the system's font and measure it.", valueName: "text"))
    var measure: String?

    @Option(help: ArgumentHelp("The text style to measure in: body, if neither style nor size is given."))
    var style: String?

    @Option(help: ArgumentHelp("The size to measure in, in points.", valueName: "points"))
    var size: Double?

    @Option(help: ArgumentHelp("The weight to measure in: ultraLight to black."))
    var weight: String?

    @Flag(help: "Measure in slanted letters.")
    var italic = false

    @Option(help: ArgumentHelp("How wide lines may become.", valueName: "points"))
    var width: Double?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if measure == nil, style != nil || size != nil || weight != nil || italic || width != nil {
            throw ValidationError("--style, --size, --weight, --italic and --width say how to --measure a text")
        }
        if measure != nil, filter != nil { throw ValidationError("--measure takes the system's font: name no other") }
        if let size, !(size > 0 && size.isFinite) { throw ValidationError("--size is a number of points above 0") }
        if let width, !(width > 0) { throw ValidationError("--width is a number of points above 0") }
    }

    func question() -> FontsQuestion {
        guard let measure else { return FontsQuestion(filter: filter) }
        return FontsQuestion(
            measuring: TextInSystemFont(
                text: measure, style: style, size: size, weight: weight, isItalic: italic, width: width))
    }
}
