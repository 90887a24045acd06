import Offstage
import UIKit

extension Scene {
    /// Makes a stage and puts the scene's views on it, at time 0.
    public func makeStage() -> SceneStage {
        let made = SceneStage(device: content.device, traits: content.traits, sources: sources)
        made.parts[ScreenTraits.self].traits = content.traits
        expect(of: made)
        made.performStartedChanges()
        made.setAccessibility(content.accessibility)
        made.reportLists()
        made.stage.perform {
            made.makeWindows(content)
            made.builder.connectGestures()
        }
        made.schedule(content.changes)
        made.schedule(content.touches)
        made.schedule(content.readerSteps)
        return made
    }

    private func expect(of stage: SceneStage) {
        let expected = stage.parts[SceneExpectations.self]
        expected.all = content.expectations
        expected.haveTimes = times.count > 1 || film != nil
        expected.scale = Double(content.device.scale)
        expected.ownScale = content.ownScale
    }
}

extension SceneStage {
    fileprivate func makeWindows(_ content: SceneContent) {
        builder.parts[LiveConstraints.self].waiting = content.constraints
        for node in content.controllers { _ = builder.makeController(node) }
        defer { builder.activateReady() }
        for (index, node) in content.windows.enumerated() {
            let window = index == 0 ? stage.window : UIWindow(frame: stage.screen.bounds)
            for setting in node.settings { setting.row.apply(window, setting.value, builder) }
            if let root = node.view { show(root, in: window) }
            if index == 0, let root = content.controller {
                window.rootViewController = builder.makeController(root)
            }
            window.isHidden = node.isHidden
        }
        content.screen.show(on: stage)
    }

    /// A root view without a frame fills its window, also when that changes.
    private func show(_ node: ViewNode, in window: UIWindow) {
        let fills = node.geometry.frame == nil && node.geometry.bounds == nil
        builder.with(window.traitCollection) {
            let view = builder.makeView(node, defaultFrame: window.bounds)
            if fills, !node.settings.contains(where: { $0.row.key == "autoresizingMask" }) {
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            view.respectsSystemMinimumLayoutMargins = node.respectsSystemMinimumLayoutMargins
            window.rootView = view
        }
    }
}

extension WindowNode {
    fileprivate var isHidden: Bool { settings.first { $0.row.key == "isHidden" }?.value.bool ?? false }
}
