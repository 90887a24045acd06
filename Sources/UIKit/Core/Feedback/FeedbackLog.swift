/// What feedback a scene gave so far.
@MainActor
package final class FeedbackLog: SceneStore {
    package private(set) var notes: [FeedbackNote] = []

    package init(of host: SceneHost) {}

    func add(_ note: FeedbackNote) { notes.append(note) }
}
