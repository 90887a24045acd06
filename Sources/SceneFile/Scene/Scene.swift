import Foundation
import Offstage
import UIKit
import YAMLTree

/// A scene file that was read and found valid: a device, views and layers, changes in virtual time, expectations.
///
/// ```swift
/// let scene = try Scene(contentsOf: URL(fileURLWithPath: "Scenes/card.yml"))
/// let stage = try scene.makeStage()
/// ```
///
/// A scene is a value; each stage that it makes has views of its own.
@preconcurrency @MainActor
public struct Scene {
    /// The largest file that is read, in bytes: 64 MB.
    public static let maximumFileSize = SceneLimits.fileBytes

    /// What messages call the file.
    public let file: String
    let sources: SceneSources
    private(set) var content: SceneContent

    /// Reads a file.
    /// - Parameters:
    ///   - url: A YAML or JSON file. Images are looked for beside it.
    ///   - options: What counts in place of what the file says.
    ///   - registry: The classes that the file may name.
    /// - Throws: Everything that is wrong with the file.
    public init(
        contentsOf url: URL, options: SceneOptions = SceneOptions(), registry: SceneRegistry? = nil
    ) throws(SceneErrors) {
        let file = url.relativePath
        let text = try SceneFileText.text(of: url, named: file)
        try self.init(
            text: text, file: file, folder: url.deletingLastPathComponent(), options: options, registry: registry)
    }

    /// Reads the bytes of a file.
    package init(
        bytes: Data, file: String, folder: URL?, options: SceneOptions = SceneOptions(),
        registry: SceneRegistry? = nil
    ) throws(SceneErrors) {
        let text = try SceneFileText.decode(bytes, named: file)
        try self.init(text: text, file: file, folder: folder, options: options, registry: registry)
    }

    /// Reads a text.
    /// - Parameters:
    ///   - text: YAML or JSON.
    ///   - file: What messages call it.
    ///   - folder: Where images are looked for; nil: there are none.
    /// - Throws: Everything that is wrong with the text.
    public init(
        text: String, file: String, folder: URL? = nil, options: SceneOptions = SceneOptions(),
        registry: SceneRegistry? = nil
    ) throws(SceneErrors) {
        guard text.utf8.count <= SceneLimits.fileBytes else {
            throw SceneErrors([SceneFileText.tooLarge(file)])
        }
        let tree = YAMLTree(text, maximumValues: SceneLimits.yamlValues)
        let images = ImageLoader(folder: folder, allowedRoots: options.allowedImageRoots)
        let sources = SceneSources(SceneSource(file: file, text: text))
        let reader = SceneReader(sources: sources, registry: registry ?? .standard, images: images, folder: folder)
        reader.report(tree.problems)
        let content = reader.readScene(tree, options: options)
        guard reader.errors.isEmpty, let content else { throw SceneErrors(reader.errors) }
        self.file = file
        self.sources = reader.sources
        self.content = content
    }

    /// When single frames are taken, in seconds, rising. None for a file that only describes components for others, or one
    /// that asks for a film alone.
    public var times: [Double] { content.times }

    /// The film that the file asks for: beside the frames at `times`, or alone.
    public var film: SceneFilm? { content.film }

    /// All times that there is something to see at: `times`, or those of the film where there are none.
    public var moments: [Double] { times.isEmpty ? content.film?.timing.times ?? [] : times }

    /// What draws the pictures.
    public var route: Stage.Route { content.route }

    /// What it is shown on.
    public var device: Device { content.device }

    /// The traits of its stage that are not the device's own.
    package var traits: UITraitCollection? { content.traits }

    /// How far pictures may be from their goldens; nil: not at all.
    public var fuzzy: SceneFuzziness? { content.fuzzy }

    /// The further pictures that the file asks for, each a scene to read with other options.
    public var variants: [SceneVariant] { content.variants }

    /// What to add to the name of the frame at `time`: nothing for a scene of one frame, `-t0.500` for one of several;
    /// more digits where times lie closer than that.
    public func suffix(at time: Double) -> String {
        content.times.count > 1 ? "-t" + SceneTimes.text(time, among: content.times) : ""
    }
}

extension Scene {
    /// The scene under other traits: nothing that was read of the file depends on them.
    /// - Parameter options: Of them the appearance, the direction and the text size.
    package func varied(_ options: SceneOptions) -> Scene {
        var scene = self
        scene.content.traits = (content.traits ?? UITraitCollection()).modifyingTraits { options.set(on: &$0) }
        return scene
    }

    /// Whether it is one picture in which nothing has happened: no change, no touch, no step of a reader.
    package var isStill: Bool {
        content.changes.isEmpty && content.touches.isEmpty && content.readerSteps.isEmpty && moments == [0]
    }

    /// Expectations in pixels and bytes hold at the file's scale alone: at another they are left out, and this says so.
    package var notes: [SceneError] {
        let scale = Double(content.device.scale)
        guard scale != content.ownScale else { return [] }
        let marks = content.expectations.flatMap { $0.scaledMarks }
        guard let first = marks.min() else { return [] }
        let (subject, verb) = marks.count == 1 ? ("an expectation", "is") : ("\(marks.count) expectations", "are")
        let message =
            "\(subject) in pixels or bytes \(verb) not checked: drawn at scale "
            + "\(NumberText.text(scale)), written for \(NumberText.text(content.ownScale))"
        return [SceneError(file: file, line: Int(first.line), column: Int(first.column), message: message)]
    }
}

/// What a file says, in the terms of the stage.
struct SceneContent {
    var device: Device
    var traits: UITraitCollection?
    var times: [Double]
    var film: SceneFilm?
    var windows: [WindowNode]
    /// The first window's root controller.
    var controller: ControllerNode?
    /// What the screen shows beside windows.
    var screen: ScreenParts
    /// Controllers that are not shown at first.
    var controllers: [ControllerNode]
    /// `windows:` rather than `window:` and `view:`.
    var isWindowList: Bool
    var changes: [SceneChange]
    /// By time, those of one time in the order of the file.
    var touches: [SceneTouch]
    /// What the user has set for accessibility; nil for nothing.
    var accessibility: SceneRecord?
    /// By time.
    var readerSteps: [ReaderStep]
    /// The constraints of the scene and of all its views, in the order of the file.
    var constraints: [ConstraintNode]
    var route: Stage.Route
    var expectations: [Expectation]
    /// Pixels a point as the file says: what its expectations in pixels and bytes hold for.
    var ownScale: Double
    /// Whether pictures may have several sizes.
    var changesCanvas: Bool
    var fuzzy: SceneFuzziness?
    var variants: [SceneVariant]
}
