import SwiftSyntax

extension RuleTable {
    /// What newer names do better, each told only where the deployment target has the newer name.
    static let superseded: [AuditRule] = [
        traitCallback, cellContent, cellStyle, statusBarSetter, snapshotReload, manualBatch, stringRegistration,
        complexFlowLayout, overriddenTraits, keyboardNotifications, layoutInAnimation,
    ]

    static let traitCallback = AuditRule(
        "trait-collection-did-change", "Traits are followed by registerForTraitChanges.",
        why: "traitCollectionDidChange runs at every change of any trait, and is deprecated since iOS 17.",
        instead: "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in … }",
        guide: "superseded names, row 1; generated code, habit 1", since: IOSVersion(17),
        checks: [
            .functions(["traitCollectionDidChange"]) { function, scope in
                guard function.isOverride else { return }
                scope.tell(function.name, "traitCollectionDidChange is deprecated since iOS 17")
            }
        ])

    static let statusBarSetter = AuditRule(
        "status-bar-setter", "Controllers say how the status bar looks.",
        why: "The application's setters are deprecated since iOS 9 and do nothing where controllers decide.",
        instead: "override preferredStatusBarStyle or prefersStatusBarHidden",
        guide: "superseded names, rows 6 and 7", since: IOSVersion(9),
        checks: [
            .calls(["setStatusBarStyle", "setStatusBarHidden"]) { call, scope in
                guard isApplication(call.receiver) else { return }
                scope.tell(call, "\(call.name!) of the application is deprecated since iOS 9")
            },
            .assignments(["statusBarStyle", "isStatusBarHidden"]) { assignment, scope in
                guard isApplication(assignment.receiver) else { return }
                scope.tell(assignment.node, "the application's \(assignment.name!) is deprecated since iOS 9")
            },
        ])

    private static func isApplication(_ receiver: ExprSyntax?) -> Bool {
        guard let path = receiver?.path else { return false }
        return path == ["UIApplication", "shared"] || path == ["application"]
    }

    static let snapshotReload = AuditRule(
        "snapshot-reload-items", "Items of a snapshot whose content changed are reconfigured.",
        why: "reloadItems takes another cell from the pool for each; reconfigureItems changes the one that is there.",
        instead: "snapshot.reconfigureItems(ids); reloadItems where the class of the cell changes",
        guide: "superseded names, row 8", severity: .note, since: IOSVersion(15),
        checks: [
            .calls(["reloadItems"]) { call, scope in
                guard call.arguments.count == 1, call.arguments.first?.label == nil, call.receiver != nil else {
                    return
                }
                scope.tell(call, "reloadItems replaces cells of which only the content changed")
            }
        ])

    static let manualBatch = AuditRule(
        "manual-batch-updates", "A diffable data source makes the updates of a list.",
        why: "Numbers of rows that disagree with the updates by one end the app.",
        instead: "apply(_:animatingDifferences:) of the data source, with a snapshot",
        guide: "superseded names, row 9", severity: .note, since: IOSVersion(13),
        checks: [
            .calls(["performBatchUpdates"]) { call, scope in
                let changes: Set = [
                    "insertItems", "deleteItems", "insertRows", "deleteRows", "moveItem", "moveRow", "insertSections",
                    "deleteSections",
                ]
                let isChanging = call.closures.contains {
                    $0.closure.all(FunctionCallExprSyntax.self).contains { changes.contains($0.name ?? "") }
                }
                guard isChanging else { return }
                scope.tell(call, "insertions and deletions are counted by hand")
            }
        ])

    static let stringRegistration = AuditRule(
        "string-registration", "Cells of a collection view are made by registrations.",
        why: "A name in a text, a class and a cast have to agree, and nothing checks that they do.",
        instead: "UICollectionView.CellRegistration<Cell, Item> { … } with dequeueConfiguredReusableCell",
        guide: "superseded names, row 10", severity: .note, since: IOSVersion(14),
        checks: [
            .calls(["register"]) { call, scope in
                guard call.has("forCellWithReuseIdentifier") else { return }
                scope.tell(call, "a cell is registered by a text; both ways work, only one is checked")
            }
        ])

    static let complexFlowLayout = AuditRule(
        "complex-flow-layout", "What a flow layout cannot do by itself is a compositional layout.",
        why: "Attributes that are made by hand have to be kept and invalidated by hand as well.",
        instead: "UICollectionViewCompositionalLayout, with sections that scroll by themselves",
        guide: "superseded names, row 12", severity: .note, since: IOSVersion(13),
        checks: [
            .types { type, scope in
                guard type.kind == .class, scope.kind(of: type.name) == .flowLayout,
                    type.functions.contains(where: {
                        $0.isOverride && ["layoutAttributesForElements", "prepare"].contains($0.name.text)
                    })
                else { return }
                scope.tell(type.nameToken, "'\(type.name)' places cells of a flow layout itself")
            }
        ])

    static let overriddenTraits = AuditRule(
        "override-trait-collection", "Traits of a child are changed by traitOverrides.",
        why: "setOverrideTraitCollection replaces all traits at once, and is deprecated since iOS 17.",
        instead: "child.traitOverrides.horizontalSizeClass = .compact",
        guide: "superseded names, the paragraph below", since: IOSVersion(17),
        checks: [
            .calls(["setOverrideTraitCollection"]) { call, scope in
                guard call.has("forChild") else { return }
                scope.tell(call, "setOverrideTraitCollection is deprecated since iOS 17")
            }
        ])

    static let keyboardNotifications = AuditRule(
        "keyboard-notifications", "Content follows the keyboard by keyboardLayoutGuide.",
        why:
            "Frames of notifications are the screen's: they have to be converted, animated and freed of the safe area.",
        instead: "content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)",
        guide: "generated code, habit 1; review checklist, keyboard, line 1", severity: .note, since: IOSVersion(15),
        checks: [
            .members([
                "keyboardWillShowNotification", "keyboardWillChangeFrameNotification", "UIKeyboardWillShow",
                "UIKeyboardWillChangeFrame",
            ]) { member, scope in
                guard let type = member.enclosingType, let kind = scope.kind(of: type.name),
                    kind == .controller || kind.isView
                else { return }
                scope.tell(member, onceFor: type.name, "the keyboard is followed by notifications")
            }
        ])

    static let layoutInAnimation = AuditRule(
        "layout-in-animation", "Constraints are animated by .flushUpdates.",
        why: "From iOS 26 on the option lays out before and in the animation by itself.",
        instead: "UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) { height.constant = 200 }",
        guide: "superseded names of the second table, row 8", severity: .note, since: IOSVersion(26),
        checks: [
            .calls(["animate"]) { call, scope in
                guard call.receiver?.lastName == "UIView", let closure = call.closures.first?.closure,
                    closure.statements.count == 1,
                    closure.statements.first?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)?.name
                        == "layoutIfNeeded"
                else { return }
                scope.tell(call, "the animation does nothing but lay out")
            }
        ])
}
