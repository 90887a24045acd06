import Answers
import ArgumentParser

/// `offstage fonts`: what text can be set in.
struct FontsCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "List the system's font, the text styles and the families that scenes can name.",
        usage: "offstage fonts [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            The system's font is drawn with free outlines in the device's metrics: each weight and design is listed \
            with its file. Text styles are listed with their points at each content size category, of which ax1 to ax5 \
            are the accessibility sizes. Families are those of the packaged fonts and of the folders that \
            OFFSTAGE_FONTS names; `font: { name: … }` takes a family or a PostScript name.
            """,
            examples: ["offstage fonts", "offstage fonts 'Noto Serif'", "offstage fonts headline"],
            exits: [.badInput]))

    @Argument(help: "Only what has this in a name: a family, a font, a style, a design.")
    var filter: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> FontsQuestion { FontsQuestion(filter: filter) }
}
