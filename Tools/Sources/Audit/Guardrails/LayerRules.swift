import SwiftSyntax

extension RuleTable {
    static let guardrailLayers: [AuditRule] = [
        networkInController, viewModelImportsUIKit, pushOutsideCoordinator, strongCoordinator, hiddenDependency,
        windowInTest,
        strongUnowned,
    ]

    static let networkInController = AuditRule(
        "network-in-controller", "A controller fetches nothing itself.",
        why: "What it fetches cannot be tested without it, nor shown elsewhere.",
        instead: "a service behind a protocol, called by the view model",
        guide: "guardrails, controllers, line 3", group: .guardrails,
        checks: [
            .members(["shared", "default"]) { member, scope in
                guard member.base?.trimmedDescription == "URLSession" else { return }
                Layers.tellNetwork(member, "URLSession", scope)
            },
            .calls(["URLSession", "JSONDecoder"]) { call, scope in
                guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return }
                Layers.tellNetwork(call, call.name!, scope)
            },
            .files(Layers.lookAtImports),
        ])

    static let viewModelImportsUIKit = AuditRule(
        "view-model-imports-uikit", "A view model knows no views.",
        why: "Rules of the business that import UIKit are tested with a screen.",
        instead: "import Foundation; colours and pictures by names, which the controller resolves",
        guide: "guardrails, principles, line 1", group: .guardrails,
        checks: [
            .files { tree, scope in
                guard scope.file.name.hasSuffix("ViewModel.swift"), !scope.file.isTest else { return }
                for node in tree.all(ImportDeclSyntax.self)
                where ["UIKit", "SwiftUI"].contains(node.path.trimmedDescription) {
                    scope.tell(node, "the view model imports \(node.path.trimmedDescription)")
                }
            }
        ])

    static let pushOutsideCoordinator = AuditRule(
        "push-outside-coordinator", "A coordinator decides where to go.",
        why: "A controller that shows others can be used in one place only.",
        instead: "coordinator?.showDetail(of: user)",
        guide: "guardrails, principles, line 1", severity: .note, group: .guardrails,
        checks: [
            .calls(["pushViewController", "setViewControllers"]) { call, scope in
                guard let type = call.enclosingType?.name, scope.kind(of: type) == .controller,
                    call.receiver?.lastName == "navigationController"
                else { return }
                scope.tell(call, "'\(type)' shows another screen itself")
            }
        ])

    static let strongCoordinator = AuditRule(
        "strong-coordinator", "A controller holds its coordinator weakly.",
        why: "The coordinator holds the navigation controller, and by it the screen: each holds the other.",
        instead: "weak var coordinator: UserCoordinator?",
        guide: "guardrails, the listing of a controller", group: .guardrails,
        checks: [
            .variables { variable, scope in
                guard variable.parent?.is(MemberBlockItemSyntax.self) == true, let type = variable.enclosingType,
                    scope.kind(of: type.name) == .controller,
                    !variable.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) }),
                    let binding = variable.bindings.first,
                    binding.isStored, let name = binding.name, name == "coordinator" || name.hasSuffix("Coordinator"),
                    name != "transitionCoordinator"
                else { return }
                scope.tell(variable, "'\(type.name)' holds its coordinator")
            }
        ])

    static let hiddenDependency = AuditRule(
        "hidden-dependency", "What a controller or a view model needs comes through its initialiser.",
        why: "A singleton in a body cannot be replaced in a test.",
        instead: "init(service: UserServiceProtocol = UserService.shared)",
        guide: "guardrails, best practices: injection", severity: .note, group: .guardrails,
        checks: [.members(["shared"], Layers.lookAtSingleton)])

    static let windowInTest = AuditRule(
        "window-in-test", "A test of a controller shows no window.",
        why: "loadViewIfNeeded loads the view without one, sooner and without what windows do besides.",
        instead: "sut.loadViewIfNeeded(); a test that needs a window is called …SceneTests",
        guide: "guardrails, testing, line 2", severity: .note, group: .guardrails, isForTests: true,
        checks: [
            .calls(["makeKeyAndVisible"]) { call, scope in
                guard scope.file.isTest, let type = call.enclosingType, !type.name.contains("Scene"),
                    !scope.file.name.contains("Scene")
                else { return }
                scope.tell(call, "'\(type.name)' shows a window")
            }
        ])

    static let strongUnowned = AuditRule(
        "unowned-self", "Closures hold self weakly, not unowned.",
        why: "One that runs after its owner has gone ends the app.",
        instead: "[weak self]; unowned only where the closure cannot outlive self",
        guide: "guardrails, memory, line 4", severity: .note, group: .guardrails,
        checks: [
            .files { tree, scope in
                guard scope.file.source.mentions("unowned") else { return }
                for capture in tree.all(ClosureCaptureSyntax.self)
                where capture.specifier?.specifier.text == "unowned" && capture.name.text == "self" {
                    scope.tell(capture, "self is taken unowned")
                }
            }
        ])
}

private enum Layers {
    private static let modules: Set = ["Alamofire", "Moya", "Apollo", "AFNetworking"]

    static func tellNetwork(_ node: some SyntaxProtocol, _ name: String, _ scope: Scope) {
        guard let type = node.enclosingType, scope.kind(of: type.name) == .controller, !scope.file.isTest else {
            return
        }
        scope.tell(node, onceFor: type.name, "'\(type.name)' uses \(name)")
    }

    @Sendable static func lookAtImports(_ tree: SourceFileSyntax, _ scope: Scope) {
        guard scope.file.name.hasSuffix("ViewController.swift"), !scope.file.isTest else { return }
        for node in tree.all(ImportDeclSyntax.self) where modules.contains(node.path.trimmedDescription) {
            scope.tell(node, "a controller's file imports \(node.path.trimmedDescription)")
        }
    }

    private static let frameworks: Set = [
        "UIApplication", "URLCache", "UIMenuController", "UIDevice", "AVAudioSession", "NSWorkspace", "UIMenuSystem",
    ]

    @Sendable static func lookAtSingleton(_ member: MemberAccessExprSyntax, _ scope: Scope) {
        guard let owner = member.base?.path?.last, owner.first?.isUppercase == true, !frameworks.contains(owner),
            let type = member.enclosingType,
            scope.kind(of: type.name) == .controller || type.name.hasSuffix("ViewModel"), !scope.file.isTest,
            member.enclosing(FunctionParameterSyntax.self) == nil,
            // In an initialiser it stands in for what was not given.
            member.enclosing(InitializerDeclSyntax.self) == nil,
            scope.facts.types[owner] != nil || owner == "URLSession"
        else { return }
        scope.tell(member, "'\(type.name)' reaches for \(owner).shared")
    }
}
