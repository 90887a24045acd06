import Answers
import ArgumentParser

/// `offstage trace`: what the update cycle did.
struct TraceCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print the update cycle of a scene: each step, in order, and who caused it.",
        usage: "offstage trace <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            --chrome prints trace-event JSON that a browser's tracing viewer or Perfetto opens, with lanes for fingers, \
            recognizers, controls, actions and controllers. Time is virtual.
            """,
            examples: ["offstage trace list.yml", "offstage trace list.yml --chrome > list.trace.json"],
            exits: [.differs, .badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions
    @OptionGroup var strictness: StrictFlag

    @OptionGroup var form: TraceForm

    var json: Bool { form.json }

    func question() -> TraceQuestion { TraceQuestion(scene.one(strictness), variant.variant, isChrome: form.chrome) }
}
