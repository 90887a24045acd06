import Foundation
import YAMLTree

/// Walks a YAML tree and turns it into values, collecting what is wrong.
///
/// Every `read…` function returns nil after it has reported why; the caller goes on with the next thing, so that one
/// run reports as much as it can.
@MainActor
final class SceneReader {
    var sources: SceneSources
    let images: ImageLoader
    /// Where the scene lies; nil for one that is no file.
    let folder: URL?
    /// What features remember until all of the file is read.
    let parts = FeatureStores()
    private(set) var errors: [SceneError] = []
    /// What was said of which place: a component that is used twice is wrong once.
    private var said: Set<String> = []
    /// How often the nearest name was looked for.
    private(set) var lookups = 0
    /// Ids with what they name.
    var targets = SceneTargets()
    /// Levels of what is nested around what is being read.
    private var depth = 0
    private var nodes = 0
    private var isOverLimit = false

    init(sources: SceneSources, images: ImageLoader, folder: URL?) {
        self.sources = sources
        self.images = images
        self.folder = folder
    }

    /// - Parameter notes: Other places that the message is about; what the node is a part of comes by itself.
    @inline(never)
    func report(
        _ message: String, at mark: YAMLMark, expected: String? = nil, suggestion: String? = nil,
        notes: [SceneError.Note] = []
    ) {
        guard isTelling else { return }
        add(sources.error(message, at: mark, expected: expected, suggestion: suggestion, notes: notes))
    }

    /// Whether somebody is told of the next error: behind the last one that is shown, nothing is looked up for it.
    var isTelling: Bool { errors.count <= SceneLimits.errors }

    /// The name that a misspelt one was meant to be; nil where nobody would be told.
    func nearestName(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard isTelling else { return nil }
        lookups += 1
        return NearestName.nearest(to: name, among: candidates())
    }

    /// Takes up what another reader found.
    func take(_ errors: [SceneError]) {
        for error in errors { add(error) }
    }

    private func add(_ error: SceneError) {
        guard isTelling, said.insert(error.summary).inserted else { return }
        errors.append(errors.count == SceneLimits.errors ? Self.tooMany(behind: errors) : error)
    }

    /// Stands behind the others when they are sorted.
    private static func tooMany(behind errors: [SceneError]) -> SceneError {
        let last = SceneErrors(errors).errors.last
        return SceneError(
            file: last?.file ?? "", line: last?.line ?? 0, column: last?.column ?? 0,
            message: "too many errors; the others are not shown")
    }

    /// Counts a node against the limit; aliases and components count as often as they are walked.
    /// - Returns: false once the limit is passed; the walk then ends everywhere.
    @inline(never)
    func count(_ node: YAMLNode, as amount: Int = 1) -> Bool { count(amount, at: node.mark) }

    /// Counts a text that is about to be built, or stands there, by its length.
    func count(bytes: Int, at mark: YAMLMark) -> Bool { count(bytes / 64, at: mark) }

    private func count(_ amount: Int, at mark: YAMLMark) -> Bool {
        guard !isOverLimit else { return false }
        nodes += amount
        guard nodes > SceneLimits.nodes else { return true }
        isOverLimit = true
        report(
            "the scene has more than 1,000,000 nodes, aliases and components counted as often as they are used",
            at: mark)
        return false
    }

    /// Counts the level of a view, a layer or something else that holds others like it.
    func nested<Result>(_ node: YAMLNode, _ read: () -> Result?) -> Result? {
        guard depth < SceneLimits.nesting else {
            report("views and layers are nested more than 400 deep", at: node.mark)
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return read()
    }
}

extension YAMLMark {
    static let start = YAMLMark(line: 1, column: 1)
}
