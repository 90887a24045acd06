import SwiftSyntax

extension RuleTable {
    static let adaptive: [AuditRule] = [
        fixedFont, unadjustedFont, fixedTextColor, frozenColor, silentImageButton, silentControl,
    ]

    static let fixedFont = AuditRule(
        "fixed-font-size", "Text follows the size that people choose.",
        why: "A font of a fixed size stays small for those who asked for larger text.",
        instead: ".preferredFont(forTextStyle: .body), or UIFontMetrics(forTextStyle: .body).scaledFont(for: font)",
        guide: "review checklist, adaptive, line 2; best practices, accessibility", severity: .note,
        checks: [.assignments(["font"], Adaptive.lookAtFont)])

    static let unadjustedFont = AuditRule(
        "preferred-font-not-adjusting", "A label with a text style takes a new size while it is shown.",
        why: "The font is right when it is made, and stays as it is when the setting changes.",
        instead: "label.adjustsFontForContentSizeCategory = true",
        guide: "review checklist, adaptive, line 2", severity: .note,
        checks: [.assignments(["font"], Adaptive.lookAtAdjusting)])

    static let fixedTextColor = AuditRule(
        "fixed-text-color", "Text has a colour that follows the appearance.",
        why: "Black text on a background that turns dark cannot be read.",
        instead: ".label, .secondaryLabel, or a colour of the catalogue with a dark variant",
        guide: "best practices, accessibility: semantic colours", severity: .note, since: IOSVersion(13),
        checks: [.assignments(["textColor"], Adaptive.lookAtTextColor)])

    static let frozenColor = AuditRule(
        "frozen-layer-color", "A layer's colour is resolved again when the appearance changes.",
        why: "A CGColor is the colour of the moment: the layer stays light in the dark.",
        instead:
            "set it again in registerForTraitChanges([UITraitUserInterfaceStyle.self]), before iOS 17 in traitCollectionDidChange",
        guide: "review checklist, adaptive, line 3", since: IOSVersion(13),
        checks: [
            .assignments(
                ["borderColor", "shadowColor", "backgroundColor", "strokeColor", "fillColor"], Adaptive.lookAtLayer)
        ])

    static let silentImageButton = AuditRule(
        "image-button-without-label", "A button of a picture alone has a label for VoiceOver.",
        why: "VoiceOver reads the name of the file, or nothing but \"button\".",
        instead: "button.accessibilityLabel = \"Share\"",
        guide: "review checklist, adaptive, line 4", checks: [.types(Adaptive.lookAtButtons)])

    static let silentControl = AuditRule(
        "control-without-label", "A control of one's own says what it is.",
        why: "VoiceOver passes over a view that is no element, and cannot say what has neither label nor traits.",
        instead: "isAccessibilityElement = true, accessibilityLabel, accessibilityTraits = .button",
        guide: "review checklist, adaptive, line 4", severity: .note, checks: [.types(Adaptive.lookAtControl)])
}

private enum Adaptive {
    private static let fixed: Set = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
    ]

    @Sendable static func lookAtFont(_ assignment: Assignment, _ scope: Scope) {
        guard let call = assignment.value.bare.as(FunctionCallExprSyntax.self), assignment.receiver != nil,
            !scope.file.isTest
        else { return }
        let isSystem = fixed.contains(call.name ?? "") && call.has("ofSize")
        let isNamed = call.name == "UIFont" && call.has("name") && call.has("size")
        guard isSystem || isNamed, scope.kind(around: assignment.node) != nil || isInBuilder(assignment) else { return }
        // Emoji are pictures.
        guard call.argument("name")?.trimmedDescription.contains("Emoji") != true else { return }
        // A number that something computes may follow the setting.
        let size = call.argument("ofSize") ?? call.argument("size")
        guard size?.is(IntegerLiteralExprSyntax.self) == true || size?.is(FloatLiteralExprSyntax.self) == true else {
            return
        }
        scope.tell(assignment.node, "the font stays at \(size!.trimmedDescription) points whatever size is chosen")
    }

    private static func isInBuilder(_ assignment: Assignment) -> Bool {
        assignment.node.enclosing(ClosureExprSyntax.self) != nil
    }

    @Sendable static func lookAtAdjusting(_ assignment: Assignment, _ scope: Scope) {
        guard let call = assignment.value.as(FunctionCallExprSyntax.self), call.name == "preferredFont",
            call.has("forTextStyle"), let receiver = assignment.receiver?.path?.last,
            let type = assignment.node.enclosingType,
            scope.kind(of: type.name) != nil, !scope.type(type.name, mentions: "adjustsFontForContentSizeCategory"),
            // Configurations and attributes adjust by themselves.
            !receiver.lowercased().contains("properties"), !["content", "configuration", "config"].contains(receiver),
            !scope.file.isTest
        else { return }
        scope.tell(assignment.node, onceFor: type.name, "'\(receiver)' keeps the size that it is made with")
    }

    private static let fixedColors: Set = [
        ".black", "UIColor.black", ".darkGray", "UIColor.darkGray", ".darkText", "UIColor.darkText",
    ]

    @Sendable static func lookAtTextColor(_ assignment: Assignment, _ scope: Scope) {
        guard assignment.receiver != nil, !scope.file.isTest,
            assignment.node.elements.count == 3
        else { return }
        let text = assignment.value.trimmedDescription
        let call = assignment.value.as(FunctionCallExprSyntax.self)
        let isMade =
            call?.name == "UIColor" && (call?.has("red") == true || call?.has("white") == true)
            && call?.closures.isEmpty == true
        guard fixedColors.contains(text) || isMade, !isOnOwnBackground(assignment) else { return }
        scope.tell(assignment.node, "the text's colour is \(isMade ? "made of numbers" : text) in the dark as well")
    }

    /// Beside a background of fixed colour, text of fixed colour is right.
    private static func isOnOwnBackground(_ assignment: Assignment) -> Bool {
        guard let body = assignment.node.enclosing(CodeBlockItemListSyntax.self) else { return false }
        return body.all(SequenceExprSyntax.self).compactMap(Assignment.init).contains {
            $0.name == "backgroundColor" && $0.value.trimmedDescription != ".clear"
                && $0.value.trimmedDescription != "UIColor.clear"
        }
    }

    private static let dynamic: Set = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "separator", "opaqueSeparator", "link",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill",
        "placeholderText", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]
    private static let resolvers = [
        "traitCollectionDidChange", "registerForTraitChanges", "performAsCurrent", "resolvedColor",
    ]
    /// What UIKit calls again by itself when the appearance changes.
    private static let repeated: Set = [
        "layoutSubviews", "draw", "updateConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "tintColorDidChange", "updateConfiguration", "updateUIView",
    ]

    @Sendable static func lookAtLayer(_ assignment: Assignment, _ scope: Scope) {
        guard let member = assignment.value.bare.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "cgColor",
            let color = member.base?.bare.lastName, dynamic.contains(color), isOfColors(member.base),
            !resolvers.contains(where: { scope.typeAround(assignment.node, mentions: $0) }), !scope.file.isTest,
            !repeated.contains(assignment.node.enclosingFunctionName ?? "")
        else { return }
        scope.tell(assignment.node, "\(assignment.name!) keeps the '\(color)' of the moment")
    }

    private static func isOfColors(_ expression: ExprSyntax?) -> Bool { expression?.bare.path?.first == "UIColor" }

    @Sendable static func lookAtButtons(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .class, scope.kind(of: type.name) != nil, !scope.file.isTest else { return }
        let parts = scope.declarations(type.name)
        let calls = parts.flatMap { $0.node.all(FunctionCallExprSyntax.self) }
        for binding in type.properties.flatMap(\.bindings) {
            guard let name = binding.name, let value = binding.initializer?.value.as(FunctionCallExprSyntax.self) else {
                continue
            }
            let inner = value.calledExpression.as(ClosureExprSyntax.self)
            guard
                isButton(ExprSyntax(value))
                    || inner?.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer.map({
                        isButton($0.value)
                    }) == true
            else { continue }
            let own = inner?.all(FunctionCallExprSyntax.self) ?? []
            let outer = calls.filter { $0.receiver?.path?.first == name }
            let names = Set((own + outer).compactMap(\.name))
            guard names.contains("setImage"), !names.contains("setTitle"), !names.contains("setAttributedTitle") else {
                continue
            }
            let words =
                [inner.map(Syntax.init)].compactMap(\.self)
                + parts.flatMap { $0.node.all(SequenceExprSyntax.self) }
                .filter { Assignment($0)?.target.path?.first == name }.map(Syntax.init)
            let speaks = [
                "accessibilityLabel", "isAccessibilityElement", "configuration", "accessibilityIdentifier",
                "accessibilityElementsHidden", "setTitle", "isUserInteractionEnabled",
            ]
            let isNamed = words.contains { word in speaks.contains { word.names($0) } }
            guard !isNamed else { continue }
            scope.tell(binding.pattern, "'\(name)' is a picture alone, and says nothing to VoiceOver")
        }
    }

    private static func isButton(_ value: ExprSyntax) -> Bool {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.trimmedDescription == "UIButton" && !call.has("configuration")
    }

    @Sendable static func lookAtControl(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .class, type.inherits.first == "UIControl", !scope.file.isTest,
            !type.modifiers.has(.private), !type.modifiers.has(.fileprivate),
            // What an archive makes may have its label there.
            !type.properties.contains(where: { $0.attributes.trimmedDescription.contains("@IBOutlet") })
        else { return }
        let words = [
            "accessibilityLabel", "accessibilityTraits", "isAccessibilityElement", "accessibilityElements",
            "accessibilityValue",
        ]
        guard !words.contains(where: { scope.type(type.name, mentions: $0) }) else { return }
        scope.tell(type.nameToken, "'\(type.name)' has neither label nor traits for VoiceOver")
    }
}
