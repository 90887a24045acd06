import RenderServer
import TextFormatting
import UIKit

/// What makes a list dear that scrolled since the last frame: passes in what it shows, views and constraints that come
/// into cells which had theirs.
@MainActor
struct ScrollingReview {
    struct Finding {
        let kind: String
        let message: String
        let view: UIView?
    }

    private(set) var findings: [Finding] = []

    /// What happens less often than this is no habit (assumed, as for films).
    private static let fewest = 3

    init(_ stage: Stage) {
        let records = stage.host[ListJournal.self].records
        let lists = Set(records.lazy.filter { if case .scrolled = $0.event { true } else { false } }.map(\.list))
        guard !lists.isEmpty else { return }
        let views = lists.compactMap { stage.view(of: $0) }.sorted { $0.path < $1.path }
        addPasses(on: stage, in: views)
        for list in views { addReuse(records.filter { $0.list == list.layer.renderID }, in: list, on: stage) }
    }

    private mutating func addPasses(on stage: Stage, in lists: [UIView]) {
        var parts: [LayerID: UIView] = [:]
        for list in lists {
            var open = list.subviews
            while let view = open.popLast() {
                parts[view.layer.renderID] = view
                open += view.subviews
            }
        }
        var cache = RasterizationCache()
        for pass in RenderPlanner.plan(stage.host.shownTree, cache: &cache).offscreenPasses {
            guard let view = pass.layerID.flatMap({ parts[$0] }), let reason = pass.primaryReason else { continue }
            let name = "\(type(of: view))" + (view.accessibilityIdentifier.map { ":" + $0 } ?? "")
            let remedy = reason.removal.map { "; \($0)" } ?? ""
            findings.append(
                Finding(
                    kind: "offscreenWhileScrolling",
                    message: "\(name) takes a pass of its own in each frame in which the list scrolls: "
                        + reason.sentence + remedy,
                    view: view))
        }
    }

    private mutating func addReuse(_ records: [ListRecord], in list: UIView, on stage: Stage) {
        var added: [(cell: LayerID, views: Int, constraints: Int)] = []
        for record in records {
            guard case .configured(let more?) = record.event, let cell = record.cell else { continue }
            added.append((cell.layer, more.views, more.constraints))
        }
        func add(_ kind: String, _ noun: String, _ counts: [(cell: LayerID, count: Int)]) {
            let times = counts.filter { $0.count > 0 }
            guard times.count >= Self.fewest, 2 * times.count >= counts.count else { return }
            let sum = times.reduce(0) { $0 + $1.count }
            let cell = times.lazy.compactMap { stage.view(of: $0.cell) }.first
            let name = cell.map { "\(type(of: $0))" } ?? "a cell of \(list.label)"
            findings.append(
                Finding(
                    kind: kind, message: "\(name) that is used again gets \(sum.counted(noun)) more", view: cell ?? list
                ))
        }
        add("viewAddedAtReuse", "view", added.map { ($0.cell, $0.views) })
        add("constraintAddedAtReuse", "constraint", added.map { ($0.cell, $0.constraints) })
    }
}
