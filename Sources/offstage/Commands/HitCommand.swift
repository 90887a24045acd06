import Answers
import ArgumentParser

/// `offstage hit`: who gets a touch.
struct HitCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print the way of a hit test and the rule that stopped each branch.",
        usage: "offstage hit <scene> <x,y> [<options>]",
        discussion: HelpText.discussion(
            """
            The point is in points of the screen. Views are listed in the order in which they are asked. A moving view \
            is found where it goes; one that a property animator moves is found where it is seen.
            """,
            examples: ["offstage hit card.yml 120,300", "offstage hit slide.yml 120,300 --time 0.25 --time 0.5"],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument

    @Argument(help: "The point, as X,Y.")
    var point: PointArgument

    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> HitQuestion { HitQuestion(scene.one, at: point.point, variant.variant) }
}
