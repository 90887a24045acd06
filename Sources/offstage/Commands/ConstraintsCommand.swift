import Answers
import ArgumentParser

/// `offstage constraints`: what places the views of a scene.
struct ConstraintsCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print a scene's constraints: owner, values, slack, priority, what broke, what is open.",
        usage: "offstage constraints <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            Every active constraint is listed with the view that has it: the file's own, those of stack views and \
            guides, content sizes, and those that stand for frames set by hand (mask). Slack is how far an inequality \
            is from its limit; a negative one is by how much a constraint is not met. Conflicts and ambiguous views \
            follow, each with what would settle it.
            """,
            examples: [
                "offstage constraints form.yml", "offstage constraints form.yml --view title",
                "offstage constraints form.yml --json | jq '.results[].constraints'",
            ],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions

    @Option(help: "Only constraints about this view, by its id or index path.")
    var view: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> ConstraintsQuestion { ConstraintsQuestion(scene.one, variant.variant, view: view) }
}
