import Answers
import ArgumentParser

/// `offstage screen-map`: the controllers of a scene.
struct ScreenMapCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Draw a scene's controllers: who contains and who presents whom, and their states.",
        usage: "offstage screen-map <scene> [-o <picture>] [<options>]",
        discussion: HelpText.discussion(
            """
            Without -o the SVG goes to standard output. Solid lines lead to what a controller contains, dashed ones to \
            what it presents. The map is of one time: --time, else the first of the scene.
            """,
            examples: [
                "offstage screen-map app.yml -o app.svg", "offstage screen-map app.yml --time 1.5 > app.svg",
                "offstage screen-map app.yml --json",
            ],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions

    @Option(
        name: [.short, .long], help: "The picture that is written; - is standard output, the default.",
        completion: .file(extensions: ["svg"]))
    var output: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("-o takes a file, and this is an empty path") }
        if variant.time.count > 1 { throw ValidationError("the map is of one time: give --time once") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
    }

    func question() -> ScreenMapQuestion { ScreenMapQuestion(scene.one, variant.variant, output: output) }
}
