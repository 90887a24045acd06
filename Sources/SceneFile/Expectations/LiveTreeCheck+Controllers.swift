import Offstage
import UIKit

// What must hold of controllers.
extension LiveTreeCheck {
    func callbacks(_ record: SceneRecord) -> Failure? {
        guard let items = record.items("callbacks") else { return nil }
        let wanted = items.compactMap { $0.value.text.flatMap { ExpectedCall($0) } }
        let controllers = Set(wanted.map(\.controller))
        let methods = Set(wanted.map(\.callback))
        let found = scene.parts[SceneExpectations.self].askedCalls.take(
            scene.stage.controllerCalls, at: scene.stage.time
        ).filter {
            controllers.contains($0.controller) && methods.contains($0.callback)
        }
        guard found.count != wanted.count || !zip(wanted, found).allSatisfy({ $0.fits($1) }) else { return nil }
        let list = found.map(\.text)
        return Failure(
            message: list.isEmpty
                ? "none of these methods was called" : "the calls were \(list.joined(separator: ", "))",
            expected: wanted.map(\.text).joined(separator: ", "))
    }

    func stack(_ entry: SceneEntry) -> Failure? {
        guard let stack = scene.controller(entry.key) as? UINavigationController else {
            return Failure(message: "there is no stack \(entry.key)", expected: "a navigation controller")
        }
        return compare(stack.viewControllers.map(\.name), texts(entry.item.value), "the stack of \(entry.key) is")
    }

    func presented(_ record: SceneRecord) -> Failure? {
        guard let wanted = record["presented"].map(texts) else { return nil }
        let chain = scene.stage.window.rootViewController?.presentedChain ?? []
        return compare(chain.map(\.name), wanted, "presented are")
    }

    func responders(_ entry: SceneEntry) -> Failure? {
        guard let first: UIResponder = scene.view(entry.key) ?? scene.controller(entry.key) else {
            return Failure(message: "there is no view or controller \(entry.key)", expected: "one in the chain")
        }
        let chain = sequence(first: first.next) { $0?.next }.compactMap { $0 }
        return compare(chain.map(Self.name), texts(entry.item.value), "behind \(entry.key) come")
    }

    /// Windows and what is behind them by their classes: they have no ids.
    private static func name(_ responder: UIResponder) -> String {
        switch responder {
        case let window as UIWindow: window.accessibilityIdentifier ?? "UIWindow"
        case let view as UIView: view.accessibilityIdentifier ?? view.name
        case let controller as UIViewController: controller.name
        case is UIWindowScene: "UIWindowScene"
        case is UIApplication: "UIApplication"
        default: "\(type(of: responder))"
        }
    }

    private func texts(_ value: SceneValue) -> [String] { (value.items ?? []).compactMap(\.value.text) }

    private func compare(_ found: [String], _ wanted: [String], _ words: String) -> Failure? {
        guard found != wanted else { return nil }
        func text(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
        return Failure(message: "\(words) \(text(found))", expected: text(wanted))
    }
}

extension SceneReader {
    /// Looks at the ids and methods that an expectation about controllers names.
    func checkControllers(in record: SceneRecord) {
        for item in record.items("callbacks") ?? [] { checkCall(item) }
        for entry in record["stack"]?.entries ?? [] {
            _ = knownContainer(entry.key, .navigation, "a UINavigationController", at: entry.keyMark)
            for item in entry.item.value.items ?? [] { checkController(item) }
        }
        for item in record.items("presented") ?? [] { checkController(item) }
        for entry in record["responders"]?.entries ?? [] {
            switch knownTarget(entry.key, at: entry.keyMark) {
            case is ViewNode, is ControllerNode, is ItemNode, nil: break
            case let other?:
                report("'\(entry.key)' is \(other.sentence)", at: entry.keyMark, expected: "a view or a controller")
            }
        }
    }

    private func checkController(_ item: SceneItem) {
        guard let id = item.value.text else { return }
        _ = knownController(id, at: item.mark)
    }

    private func checkCall(_ item: SceneItem) {
        guard let text = item.value.text else { return }
        if let call = ExpectedCall(text) {
            _ = knownController(call.controller, at: item.mark)
            return
        }
        let expected = "`id method(argument)`, such as `list viewDidAppear(true)`"
        guard let space = text.firstIndex(of: " ") else {
            return report("'\(text)' names no call", at: item.mark, expected: expected)
        }
        let name = String(text[text.index(after: space)...].prefix { $0 != "(" })
        let methods = ControllerCallback.allCases.map(\.rawValue)
        guard !methods.contains(name) else {
            return report("the bracket of '\(text)' is open", at: item.mark, expected: expected)
        }
        report(
            "controllers have no callback '\(name)'", at: item.mark,
            expected: Self.choice(of: methods), suggestion: nearestName(to: name, among: methods))
    }
}
