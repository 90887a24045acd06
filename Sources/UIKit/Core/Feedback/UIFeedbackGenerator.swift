import Foundation

/// Lets the user feel something. A stage writes down what would be felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view whose scene the feedback is of; nil: the current one's.
    private weak var view: UIView?

    /// Makes a generator.
    public override init() {
        super.init()
    }

    /// Makes a generator for what happens in a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Says that feedback is near. Nothing has to be readied here.
    open func prepare() {}

    func note(_ kind: FeedbackNote.Kind) {
        let host = view?.sceneHost ?? SceneHost.current
        let note = FeedbackNote(time: host.time, kind: kind)
        host[FeedbackLog.self].add(note)
        host.recorder?.record(.event, name: "feedback: \(note.description)", path: "") {}
    }
}
