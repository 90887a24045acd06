import CoreGraphics
import Foundation
import UIKit
import YAMLTree

/// Walks a YAML tree and turns it into values, collecting what is wrong.
///
/// Every `read…` function returns nil after it has reported why; the caller goes on with the next thing, so that one
/// run reports as much as it can.
@MainActor
final class SceneReader {
    var sources: SceneSources
    let registry: SceneRegistry
    let tables: KeyTables
    let images: ImageLoader
    /// Where the scene lies; nil for one that is no file.
    let folder: URL?
    var components: SceneComponents
    private(set) var errors: [SceneError] = []
    /// What was said of which place: a component that is used twice is wrong once.
    private var said: Set<String> = []
    /// Ids of views and layers with what they name.
    var targets = SceneTargets()
    /// The constraints of all views, in the order of the file.
    var constraints: [ConstraintNode] = []
    /// Views and layers around what is being read.
    var depth = 0
    /// By their text: aliases repeat them.
    var svgPaths: [String: CGPath] = [:]
    /// A layer of each class whose key paths were asked for.
    var prototypes: [String: CALayer] = [:]
    /// Animations of layers, whose values wait until all layers are known.
    var openAnimations: [(animation: AnimationNode, owner: SceneTargets.Target, mark: YAMLMark)] = []
    /// What recognizers and controls start, which is read when all ids are known.
    var openActions: [ActionNode] = []
    var gestures: [GestureNode] = []
    /// Where the names of recognizers stand.
    var gestureNames: [String: YAMLMark] = [:]
    private var nodes = 0
    /// Views and layers so far, as often as replicators show them.
    private(set) var shown = 0
    private var isOverLimit = false

    init(
        sources: SceneSources, registry: SceneRegistry, images: ImageLoader, folder: URL?,
        components: SceneComponents = SceneComponents()
    ) {
        self.sources = sources
        self.registry = registry
        tables = KeyTables(registry: registry)
        self.images = images
        self.folder = folder
        self.components = components
    }

    /// - Parameter notes: Other places that the message is about; what the node is a part of comes by itself.
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
        let isLast = errors.count == SceneLimits.errors
        errors.append(isLast ? sources.error("too many errors; the others are not shown", at: .end) : error)
    }

    /// Counts a node against the limit; aliases and components count as often as they are walked.
    /// - Returns: false once the limit is passed; the walk then ends everywhere.
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
}

extension SceneReader {
    /// Remembers the ids of a part of the file that is not read, because something about it is wrong.
    func lose(_ node: YAMLNode) {
        guard count(node) else { return }
        switch node.content {
        case .scalar: break
        case .sequence(let items): items.forEach(lose)
        case .mapping(let entries):
            for entry in entries {
                if ["id", "identifier", "name"].contains(entry.key), case .scalar(let id, _) = entry.value.content {
                    targets.lose(self.id(id, at: entry.value.mark))
                } else {
                    lose(entry.value)
                }
            }
        }
    }

    /// Whether ids were lost with what could not be read, this one among them.
    func isLost(_ id: String) -> Bool { targets.lost.contains(id) }

    /// Reads a view or layer and counts what of it is shown.
    /// - Returns: how many views and layers it is with all below it.
    func weighing(_ read: () -> Void) -> Int {
        let before = shown
        shown += 1
        read()
        return shown - before
    }

    /// Counts the copies of a replicator, of which the first is counted already.
    /// - Parameter weight: Views and layers in one copy.
    func countCopies(_ keys: LayerKeys, weight: Int) {
        guard let setting = keys.settings.first(where: { $0.row.key == "instanceCount" }),
            let count = setting.value.integer, count > 1
        else { return }
        let (copies, isTooMuch) = weight.multipliedReportingOverflow(by: count - 1)
        let (sum, isAboveAll) = shown.addingReportingOverflow(copies)
        guard !isTooMuch, !isAboveAll, copies <= SceneLimits.copies else {
            return report("the replicators make more than 100,000 copies", at: setting.mark)
        }
        shown = sum
    }
}

extension YAMLMark {
    /// Behind everything, so that what stands there sorts last.
    static let end = YAMLMark(line: .max, column: .max)
}
