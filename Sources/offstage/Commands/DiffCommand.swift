import Answers
import ArgumentParser

/// `offstage diff`: what changed between two scenes, goldens or folders of them.
struct DiffCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Tell what differs between two scenes, two goldens or two folders.",
        usage: "offstage diff <old> <new> [<options>]",
        discussion: HelpText.discussion(
            """
            The first is the old one, the second the new one: - goes, + comes, and an arrow leads from old to new.
            """,
            """
            Scenes are drawn: passes that come and go with their reasons, layers that come and go, properties with \
            both values, figures, pixels. Of goldens (NAME.txt or NAME.png) both files are compared. Folders are compared file by file.
            """,
            examples: [
                "offstage diff before.yml after.yml", "offstage diff Golden/card.txt /tmp/old/card.txt",
                "offstage diff Scenes /tmp/old/Scenes --json",
            ],
            exits: [.differs, .badInput]))

    @Argument(help: "The old scene, golden or folder; - is a scene from standard input.", completion: .file())
    var old: String

    @Argument(help: "The new one.", completion: .file())
    var new: String

    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> DiffQuestion { DiffQuestion(old: old, new: new, variant.variant) }
}
