import CoreGraphics
import Foundation
import YAMLTree

/// Walks a YAML tree and turns it into values, collecting what is wrong.
///
/// Every `read…` function returns nil after it has reported why; the caller goes on with the next thing, so that one
/// run reports as much as it can.
@MainActor
final class SceneReader {
    let source: SceneSource
    let registry: SceneRegistry
    let tables: KeyTables
    let images: ImageLoader
    private(set) var errors: [SceneError] = []
    /// Ids of views and layers with what they name.
    var targets = SceneTargets()
    /// The constraints of all views, in the order of the file.
    var constraints: [ConstraintNode] = []
    /// Views and layers around what is being read.
    var depth = 0
    /// By their text: aliases repeat them.
    var svgPaths: [String: CGPath] = [:]
    private var nodes = 0
    /// Views and layers so far, as often as replicators show them.
    private(set) var shown = 0
    private var isOverLimit = false

    init(source: SceneSource, registry: SceneRegistry, images: ImageLoader) {
        self.source = source
        self.registry = registry
        tables = KeyTables(registry: registry)
        self.images = images
    }

    func report(_ message: String, at mark: YAMLMark, expected: String? = nil, suggestion: String? = nil) {
        guard errors.count <= SceneLimits.errors else { return }
        if errors.count == SceneLimits.errors {
            errors.append(source.error("too many errors; the others are not shown", at: .end))
        } else {
            errors.append(source.error(message, at: mark, expected: expected, suggestion: suggestion))
        }
    }

    /// Counts a node against the limit; aliases count as often as they are walked.
    /// - Returns: false once the limit is passed; the walk then ends everywhere.
    func count(_ node: YAMLNode, as amount: Int = 1) -> Bool {
        guard !isOverLimit else { return false }
        nodes += amount
        guard nodes > SceneLimits.nodes else { return true }
        isOverLimit = true
        report("the scene has more than 1,000,000 nodes, aliases counted as often as they are used", at: node.mark)
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
                if ["id", "identifier"].contains(entry.key), case .scalar(let id, _) = entry.value.content {
                    targets.lose(id)
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
