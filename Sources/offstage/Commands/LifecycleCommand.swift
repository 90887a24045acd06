import Answers
import ArgumentParser

/// `offstage lifecycle`: what controllers were called.
struct LifecycleCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print every callback of a scene's controllers: when, why, and how far the view had come.",
        usage: "offstage lifecycle <scene> [<options>]",
        discussion: HelpText.discussion(
            """
            The view column says what code in the callback may rely on: no view, no window, or a window with final \
            traits and final geometry. --chrome prints trace-event JSON that a browser's tracing viewer or Perfetto \
            opens, with a lane for each controller. Time is virtual.
            """,
            examples: [
                "offstage lifecycle push.yml", "offstage lifecycle push.yml --controller list --controller detail",
                "offstage lifecycle push.yml --chrome > push.trace.json",
            ],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions

    @Option(name: .long, help: "Only calls of the controller with this id, or of this class; repeatable.")
    var controller: [String] = []

    @OptionGroup var form: TraceForm

    var json: Bool { form.json }

    func question() -> LifecycleQuestion {
        LifecycleQuestion(scene.one, variant.variant, controllers: controller, isChrome: form.chrome)
    }
}
