import SwiftSyntax

extension RuleTable {
    static let lifecycle: [AuditRule] = [geometryInWillAppear, missingSuper, childContainment, sceneLifecycle]

    static let missingSuper = AuditRule(
        "missing-super-call", "An override of a lifecycle method calls super.",
        why:
            "UIKit and the class above keep their own state there; without it appearance and traits go wrong silently.",
        instead: "super.viewWillAppear(animated) as the first line",
        guide: "review checklist, lifecycle, line 3", severity: .error,
        checks: [.functions(Lifecycle.methods, Lifecycle.lookForSuper)])

    static let childContainment = AuditRule(
        "child-containment", "A child controller is added by addChild, addSubview, didMove(toParent:), in this order.",
        why: "Without both the child hears nothing of appearance, rotation and traits.",
        instead: "addChild(child); view.addSubview(child.view); child.didMove(toParent: self)",
        guide: "review checklist, lifecycle, line 4",
        checks: [.calls(["addChild", "addChildViewController"], Lifecycle.lookAtChild)])

    static let sceneLifecycle = AuditRule(
        "scene-lifecycle", "An app has scenes.",
        why: "Without them it has one window, and apps that are built for iOS 26 have to adopt them.",
        instead: "a UIWindowSceneDelegate that makes the window, and its entry in Info.plist",
        guide: "review checklist, modern names, line 2", severity: .note, since: IOSVersion(13),
        checks: [.types(Lifecycle.lookForScenes)])
}

private enum Lifecycle {
    static let methods: Set = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillTransition", "prepareForReuse", "updateConstraints", "updateViewConstraints",
    ]

    @Sendable static func lookForSuper(_ function: FunctionDeclSyntax, _ scope: Scope) {
        guard function.isOverride, let body = function.body, !function.modifiers.has(.static) else { return }
        let name = function.name.text
        // Of the app's own classes between, a compiler knows more; views' updateConstraints and controllers' methods are UIKit's.
        guard let kind = scope.kind(around: function) else { return }
        guard name.hasPrefix("view") || name == "updateViewConstraints" ? kind == .controller : kind.isView else {
            return
        }
        let calls = body.all(SuperExprSyntax.self).contains { node in
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
        }
        guard !calls, !isUnavailable(function), !body.names("fatalError") else { return }
        scope.tell(function.name, "\(name) does not call super")
    }

    private static func isUnavailable(_ function: FunctionDeclSyntax) -> Bool {
        function.attributes.contains { $0.trimmedDescription.contains("unavailable") }
    }

    @Sendable static func lookAtChild(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
            let child = argument.expression.path, !child.isEmpty, let body = call.enclosingBody,
            scope.kind(around: call) == .controller || call.enclosingType?.name == "UIViewController",
            call.receiver == nil || call.receiver?.isSelf == true
        else { return }
        let moves = body.all(FunctionCallExprSyntax.self).filter {
            ["didMove"].contains($0.name ?? "") && $0.has("toParent") || $0.has("toParentViewController")
        }
        let ours = moves.filter { $0.receiver?.path == child || $0.receiver?.path?.last == child.last }
        if ours.isEmpty {
            // Another function may end what this one begins, as animated transitions do.
            guard !scope.typeAround(call, mentions: "didMove") else { return }
            scope.tell(call, "'\(child.joined(separator: "."))' is added, and never told didMove(toParent:)")
        } else if let adds = body.all(FunctionCallExprSyntax.self).first(where: { isAddingView($0, of: child) }) {
            if adds.position < call.position {
                scope.tell(call, "the view of '\(child.joined(separator: "."))' is added before the child itself")
            } else if ours[0].position < adds.position {
                scope.tell(
                    ours[0],
                    "didMove(toParent:) is called before the view of '\(child.joined(separator: "."))' is added")
            }
        }
    }

    private static func isAddingView(_ call: FunctionCallExprSyntax, of child: [String]) -> Bool {
        ["addSubview", "insertSubview", "addArrangedSubview"].contains(call.name ?? "")
            && call.arguments.first?.expression.path == child + ["view"]
    }

    @Sendable static func lookForScenes(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .class, type.inherits.contains("UIApplicationDelegate"), !scope.facts.hasSceneDelegate,
            type.storedNames.contains("window"), !scope.file.isTest
        else { return }
        scope.tell(type.nameToken, "'\(type.name)' has the window itself; no class is a scene's delegate")
    }
}
