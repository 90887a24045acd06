import Foundation
import Offstage
import TextFormatting
import UIKit

/// The constraints of a stage's windows, as a table and as JSON.
@MainActor
struct ConstraintReport {
    /// False when the view that was asked for does not exist.
    let knowsView: Bool
    /// What views are called, ids before index paths.
    let viewNames: [String]
    private let accounts: [ConstraintAccount]
    private let ambiguities: [AmbiguityReport]
    private let conflicts: [String]
    /// Seconds of virtual time.
    private let time: Double

    init(of stage: Stage, view name: String?) {
        time = stage.time
        let views = stage.windows.flatMap { Self.views(below: $0) }
        let view = name.flatMap { name in views.first { $0.name == name || $0.path == name } }
        viewNames = views.compactMap(\.name) + views.map(\.path)
        knowsView = name == nil || view != nil
        let all = stage.windows.flatMap(\.constraintAccounts)
        accounts = view.map { view in all.filter { $0.views.contains(view.label) || $0.owner == view.label } } ?? all
        let open = stage.windows.flatMap(\.ambiguities)
        ambiguities = view.map { view in open.filter { $0.view == view.label } } ?? open
        conflicts = stage.diagnostics.all.filter {
            $0.kind == .unsatisfiableConstraints && (view.map { $0.label }.map($0.views.contains) ?? true)
        }.map(\.message)
    }

    private static func views(below view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap { views(below: $0) }
    }

    // MARK: Text

    var lines: [String] {
        var table = TextTable(
            ["owner", "kind", "left", "right", "slack", "priority", "", "constraint"],
            [.left, .left, .right, .right, .right, .right, .left, .left])
        for account in accounts {
            let name = account.identifier.map { "'\($0)' " } ?? ""
            table.add([
                account.owner, account.kind, DecimalText.number(account.left), DecimalText.number(account.right),
                DecimalText.number(account.slack), DecimalText.number(account.priority),
                account.isBroken ? "BROKEN" : "",
                name + account.text,
            ])
        }
        var lines = accounts.isEmpty ? ["no constraints"] : table.lines
        for sentence in ambiguities.flatMap(\.sentences) { lines.append("AMBIGUOUS " + sentence) }
        for conflict in conflicts {
            lines += [""] + conflict.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return lines
    }

    // MARK: JSON

    var jsonValue: JSONValue {
        .object([
            ("time", .exact(time)),
            ("constraints", .array(accounts.map(Self.object))),
            (
                "ambiguities",
                .array(
                    ambiguities.map {
                        .object([
                            ("view", .string($0.view)), ("open", .texts($0.open)), ("sentences", .texts($0.sentences)),
                        ])
                    })
            ), ("conflicts", .texts(conflicts)),
        ])
    }

    private static func object(_ account: ConstraintAccount) -> JSONValue {
        .object([
            ("owner", .string(account.owner)), ("ownerPath", .string(account.ownerPath)),
            ("kind", .string(account.kind)), ("identifier", .text(account.identifier)),
            ("constraint", .string(account.text)), ("priority", .exact(account.priority)),
            ("left", .exact(account.left)), ("right", .exact(account.right)), ("slack", .exact(account.slack)),
            ("isBroken", .bool(account.isBroken)), ("views", .texts(account.views)),
        ])
    }
}
