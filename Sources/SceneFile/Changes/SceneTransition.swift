import UIKit
import YAMLTree

/// A transition between pictures.
struct SceneTransition {
    enum Subject {
        /// From what the view showed to what it will show.
        case view(String)
        case views(from: String, to: String)
    }

    let subject: Subject
    let duration: Double
    /// Names of UIKit's options.
    let options: [String]
    let steps: [ChangeStep]
}

extension SceneTransition: ChangeAction {
    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        let options = AnimationOptionNames.options(options)
        switch subject {
        case .view(let id):
            guard let view = scene.builder.views[id] else { return }
            UIView.transition(
                with: view, duration: duration, options: options, animations: { scene.make(steps) },
                completion: completion)
        case .views(let from, let to):
            guard let old = scene.builder.views[from], let new = scene.builder.views[to] else { return }
            guard !old.isDescendant(of: new) else {
                return scene.report("'\(to)' cannot take the place of '\(from)', which lies in it", at: mark)
            }
            UIView.transition(from: old, to: new, duration: duration, options: options, completion: completion)
        }
    }
}
