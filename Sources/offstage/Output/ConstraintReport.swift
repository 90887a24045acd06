import Foundation
import Offstage
import UIKit

/// The constraints of a stage's windows, as a table and as JSON.
@MainActor
struct ConstraintReport {
    /// False when the view that was asked for does not exist.
    let knowsView: Bool
    private let accounts: [ConstraintAccount]
    private let ambiguities: [AmbiguityReport]
    private let conflicts: [String]

    init(of stage: Stage, view name: String?) {
        let views = stage.windows.flatMap { Self.views(below: $0) }
        let view = name.flatMap { name in views.first { $0.name == name || $0.path == name } }
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
                account.owner, account.kind, Self.number(account.left), Self.number(account.right),
                Self.number(account.slack), Self.number(account.priority), account.isBroken ? "BROKEN" : "",
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

    /// Three decimals, without zeros at the end.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }

    // MARK: JSON

    private struct Document: Encodable {
        struct Constraint: Encodable {
            let owner: String
            let ownerPath: String
            let kind: String
            let identifier: String?
            let constraint: String
            let priority: Double
            let left: Double
            let right: Double
            let slack: Double
            let isBroken: Bool
            let views: [String]
        }

        struct Ambiguity: Encodable {
            let view: String
            let open: [String]
            let sentences: [String]
        }

        let constraints: [Constraint]
        let ambiguities: [Ambiguity]
        let conflicts: [String]
    }

    var json: String {
        let document = Document(
            constraints: accounts.map {
                Document.Constraint(
                    owner: $0.owner, ownerPath: $0.ownerPath, kind: $0.kind, identifier: $0.identifier,
                    constraint: $0.text, priority: $0.priority, left: $0.left, right: $0.right, slack: $0.slack,
                    isBroken: $0.isBroken, views: $0.views)
            },
            ambiguities: ambiguities.map {
                Document.Ambiguity(view: $0.view, open: $0.open, sentences: $0.sentences)
            }, conflicts: conflicts)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(document) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
