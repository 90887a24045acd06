import Answers
import ArgumentParser
import SceneFile

/// What the command line changes of every scene.
struct VariantOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "Pixels a point: 1, 2 or 3.", transform: NumberArgument.whole(1...3))
    var scale: Int?

    @Option(help: "The interface style.")
    var appearance: Variant.Appearance?

    @Option(help: "The layout direction.")
    var direction: Variant.Direction?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Seconds of virtual time; several give several frames.", valueName: "seconds"),
        transform: NumberArgument.seconds)
    var time: [Double] = []

    @Option(help: "The way to pixels: what a window shows, or CALayer.render(in:).")
    var route: Variant.Route?

    @Option(help: ArgumentHelp("A folder besides the scene's own that images may lie in.", valueName: "folder"))
    var images: [String] = []

    func validate() throws {
        if let problem = SceneTimes.problem(time.sorted()) { throw ValidationError("--time: \(problem)") }
    }

    var variant: Variant {
        Variant(
            scale: scale, appearance: appearance, direction: direction, times: time, route: route, images: images)
    }
}

extension Variant.Appearance: ChoiceArgument {}
extension Variant.Direction: ChoiceArgument {}
extension Variant.Route: ChoiceArgument {}
