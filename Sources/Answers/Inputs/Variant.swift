import Foundation
import Offstage
import SceneFile

/// What is changed of every scene before it is drawn.
package struct Variant: Sendable {
    package enum Appearance: String, CaseIterable, Sendable { case light, dark }
    package enum Direction: String, CaseIterable, Sendable { case ltr, rtl }
    package enum Route: String, CaseIterable, Sendable { case screen, context }

    /// Pixels a point.
    package var scale: Int?
    package var appearance: Appearance?
    package var direction: Direction?
    /// Seconds of virtual time; several give several frames, none those of the scene.
    package var times: [Double]
    package var route: Route?
    /// Folders besides the scene's own that images may lie in.
    package var images: [String]

    package init(
        scale: Int? = nil, appearance: Appearance? = nil, direction: Direction? = nil, times: [Double] = [],
        route: Route? = nil, images: [String] = []
    ) {
        self.scale = scale
        self.appearance = appearance
        self.direction = direction
        self.times = times
        self.route = route
        self.images = images
    }

    /// The options as the scene reader takes them.
    /// - Throws: `AnswerFailure` for a folder of images that is none.
    package func sceneOptions() throws -> SceneOptions {
        for folder in images where try !ScenePath.isFolder(folder) {
            throw AnswerFailure([Problem("this is a file; --images takes a folder", file: folder)], .badInput)
        }
        return SceneOptions(
            scale: scale.map(Double.init), appearance: appearance.map { $0 == .dark ? .dark : .light },
            direction: direction.map { $0 == .rtl ? .rightToLeft : .leftToRight },
            times: times.isEmpty ? nil : times.sorted(), route: route.map { $0 == .screen ? .screen : .context },
            allowedImageRoots: images.map { URL(fileURLWithPath: $0) })
    }

    /// True where the scenes are to be drawn as they are written, with the variants that they ask for.
    package var isPlain: Bool { suffix.isEmpty && times.isEmpty }

    /// The options as words of a command line.
    var arguments: [String] {
        var words: [String] = []
        if let scale { words += ["--scale", "\(scale)"] }
        if let appearance { words += ["--appearance", appearance.rawValue] }
        if let direction { words += ["--direction", direction.rawValue] }
        if let route { words += ["--route", route.rawValue] }
        for moment in times { words += ["--time", "\(moment)"] }
        for folder in images { words += ["--images", folder] }
        return words
    }

    /// What pictures of this variant add to their names: `-dark-rtl-2x`.
    package var suffix: String {
        var suffix = ""
        if let appearance { suffix += "-\(appearance.rawValue)" }
        if let direction { suffix += "-\(direction.rawValue)" }
        if let scale { suffix += "-\(scale)x" }
        if let route { suffix += "-\(route.rawValue)" }
        return suffix
    }
}
