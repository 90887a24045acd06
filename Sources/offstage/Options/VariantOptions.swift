import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// What the command line changes of every scene.
struct VariantOptions: ParsableArguments {
    enum Appearance: String, ChoiceArgument { case light, dark }
    enum Direction: String, ChoiceArgument { case ltr, rtl }
    enum Route: String, ChoiceArgument { case screen, context }

    @Option(
        parsing: .unconditional, help: "Pixels a point: 1, 2 or 3.", transform: NumberArgument.whole(1...3))
    var scale: Int?

    @Option(help: "The interface style.")
    var appearance: Appearance?

    @Option(help: "The layout direction.")
    var direction: Direction?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Seconds of virtual time; several give several frames.", valueName: "seconds"),
        transform: NumberArgument.seconds)
    var time: [Double] = []

    @Option(help: "The way to pixels: what a window shows, or CALayer.render(in:).")
    var route: Route?

    @Option(help: ArgumentHelp("A folder besides the scene's own that images may lie in.", valueName: "folder"))
    var images: [String] = []

    func validate() throws {
        if let problem = SceneTimes.problem(time.sorted()) { throw ValidationError("--time: \(problem)") }
    }

    /// The options as the scene reader takes them.
    /// - Throws: `CommandFailure` for a folder of images that is none.
    func sceneOptions() throws -> SceneOptions {
        for folder in images where try !SceneFiles.isFolder(folder) {
            throw CommandFailure(
                [Problem("this is a file; --images takes a folder", file: folder)], ExitStatus.badInput)
        }
        return SceneOptions(
            scale: scale.map(Double.init), appearance: appearance.map { $0 == .dark ? .dark : .light },
            direction: direction.map { $0 == .rtl ? .rightToLeft : .leftToRight },
            times: time.isEmpty ? nil : time.sorted(), route: route.map { $0 == .screen ? .screen : .context },
            allowedImageRoots: images.map { URL(fileURLWithPath: $0) })
    }

    /// True where the scenes are to be drawn as they are written, with the variants that they ask for.
    var isPlain: Bool { suffix.isEmpty && time.isEmpty }

    /// The options as words of a command line.
    var arguments: [String] {
        var words: [String] = []
        if let scale { words += ["--scale", "\(scale)"] }
        if let appearance { words += ["--appearance", appearance.rawValue] }
        if let direction { words += ["--direction", direction.rawValue] }
        if let route { words += ["--route", route.rawValue] }
        for moment in time { words += ["--time", "\(moment)"] }
        for folder in images { words += ["--images", folder] }
        return words
    }

    /// What pictures of this variant add to their names: `-dark-rtl-2x`.
    var suffix: String {
        var suffix = ""
        if let appearance { suffix += "-\(appearance.rawValue)" }
        if let direction { suffix += "-\(direction.rawValue)" }
        if let scale { suffix += "-\(scale)x" }
        if let route { suffix += "-\(route.rawValue)" }
        return suffix
    }
}
