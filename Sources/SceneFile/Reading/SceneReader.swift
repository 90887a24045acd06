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
        guard errors.count <= SceneLimits.errors else { return }
        add(sources.error(message, at: mark, expected: expected, suggestion: suggestion, notes: notes))
    }

    /// Takes up what another reader found.
    func take(_ errors: [SceneError]) {
        for error in errors { add(error) }
    }

    private func add(_ error: SceneError) {
        guard errors.count <= SceneLimits.errors, said.insert(error.summary).inserted else { return }
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
    func count(_ node: YAMLNode, as amount: Int = 1) -> Bool {
        guard !isOverLimit else { return false }
        nodes += amount
        guard nodes > SceneLimits.nodes else { return true }
        isOverLimit = true
        report(
            "the scene has more than 1,000,000 nodes, aliases and components counted as often as they are used",
            at: node.mark)
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
