import SwiftSyntax

extension RuleTable {
    static let cellContent = AuditRule(
        "cell-legacy-content", "Cells show their content by a content configuration.",
        why:
            "textLabel, detailTextLabel and imageView are to be deprecated; a configuration also works in collections.",
        instead:
            "var content = cell.defaultContentConfiguration(); content.text = …; cell.contentConfiguration = content",
        guide: "superseded names, rows 2 to 4", severity: .note, since: IOSVersion(14),
        checks: [.members(["textLabel", "detailTextLabel", "imageView"], CellContent.look)])

    static let cellStyle = AuditRule(
        "cell-style-initialiser", "Cells get their arrangement from a content configuration.",
        why:
            "A style is fixed when the cell is made. The initialiser is not deprecated; configurations are recommended.",
        instead: "UIListContentConfiguration.subtitleCell() or .valueCell() in contentConfiguration",
        guide: "superseded names, row 5", severity: .note, since: IOSVersion(14),
        checks: [.calls(["UITableViewCell", "init"], CellContent.lookAtStyle)])
}

private enum CellContent {
    @Sendable static func look(_ member: MemberAccessExprSyntax, _ scope: Scope) {
        let name = member.declName.baseName.text
        guard let base = member.base, isPlainCell(base, name, scope) else { return }
        let place = member.enclosingBody?.position.utf8Offset ?? 0
        scope.tell(
            member, onceFor: "\(place)",
            "\(base.trimmedDescription.filter { $0 != "?" && $0 != "!" }).\(name) is superseded by content configurations"
        )
    }

    /// Whether the receiver is a cell of UIKit's class, as far as its function tells.
    private static func isPlainCell(_ base: ExprSyntax, _ name: String, _ scope: Scope) -> Bool {
        if base.isSelf {
            guard let type = base.enclosingType, scope.kind(of: type.name) == .tableCell else { return false }
            return !scope.declarations(type.name).contains {
                $0.properties.flatMap(\.bindings).contains { $0.name == name }
            }
        }
        guard let variable = base.path?.last, base.path?.count == 1, let body = base.enclosingBody else { return false }
        let bindings = body.all(PatternBindingSyntax.self).filter { $0.name == variable }.compactMap(
            \.initializer?.value)
        let conditions = body.all(OptionalBindingConditionSyntax.self).filter {
            $0.pattern.trimmedDescription == variable
        }
        .compactMap(\.initializer?.value)
        return (bindings + conditions).contains(where: isPlain)
    }

    private static func isPlain(_ value: ExprSyntax) -> Bool {
        if let sequence = value.as(SequenceExprSyntax.self) {
            let operators = sequence.elements.map(\.trimmedDescription)
            return !operators.contains { $0.hasPrefix("as") } && sequence.elements.contains { isPlain($0) }
        }
        guard let call = value.bare.as(FunctionCallExprSyntax.self) else { return false }
        if call.name == "UITableViewCell" { return true }
        return call.name == "dequeueReusableCell" && call.has("withIdentifier")
    }

    @Sendable static func lookAtStyle(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let style = call.argument("style") else { return }
        let word = style.trimmedDescription
        guard [".subtitle", ".value1", ".value2"].contains(word) || word.hasPrefix("UITableViewCell.CellStyle.") else {
            return
        }
        if call.name == "init" {
            guard call.receiver?.is(SuperExprSyntax.self) == true, scope.kind(around: call) == .tableCell,
                call.argument("reuseIdentifier") != nil
            else { return }
        }
        scope.tell(call, "the cell's style \(word) is superseded, not deprecated")
    }
}
