import Offstage
import UIKit

/// A recognizer of the file that is alive: answers for it as its delegate, and makes the changes that it starts.
@MainActor
final class GestureScript: NSObject, UIGestureRecognizerDelegate, NamedTarget {
    private static let action = Selector(_offstage: "changes:", { (t: GestureScript) in t.act(_:) })

    let targetName = "the scene"
    let node: GestureNode
    let gesture: UIGestureRecognizer
    private weak var builder: SceneBuilder?

    init(_ node: GestureNode, _ builder: SceneBuilder) {
        self.node = node
        self.builder = builder
        gesture = node.type.make()
        super.init()
        for row in node.type.rows { node.record[row.key].map { row.apply(gesture, $0, builder) } }
        gesture.name = node.name
        gesture.delegate = self
        gesture.addTarget(self, action: Self.action)
    }

    private func act(_ gesture: UIGestureRecognizer) { builder?.perform(node.steps(in: "\(gesture.state)")) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { node.shouldBegin }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.name.map { node.simultaneousWith.contains($0) } ?? false
    }
}

/// The recognizers of the file, with what decides and acts for them.
final class LiveGestures: FeatureStore {
    fileprivate var all: [GestureScript] = []
    /// Recognizers that wait to be told of others.
    fileprivate var unconnected: [GestureScript] = []
}

extension SceneBuilder {
    private var gestures: LiveGestures { parts[LiveGestures.self] }

    func add(_ node: GestureNode, to view: UIView) {
        let script = GestureScript(node, self)
        gestures.all.append(script)
        if !node.requireToFail.isEmpty { gestures.unconnected.append(script) }
        view.addGestureRecognizer(script.gesture)
        whenEmptied { builder in
            builder.gestures.all.removeAll { $0 === script }
            builder.gestures.unconnected.removeAll { $0 === script }
        }
    }

    /// Lets recognizers wait for each other, those of which all are there.
    func connectGestures() {
        gestures.unconnected.removeAll { script in
            let others = script.node.requireToFail.map { gesture(named: $0) }
            guard others.allSatisfy({ $0 != nil }) else { return false }
            for case let other? in others { script.gesture.require(toFail: other) }
            return true
        }
    }

    /// The recognizer with a name of the file.
    func gesture(named name: String) -> UIGestureRecognizer? { gestures.all.first { $0.node.name == name }?.gesture }
}
