import Offstage
import SceneFile

extension Scene {
    /// What is to be looked at of a moving scene: its own film where it shows nothing else or one is asked for, else a
    /// second; nil where none is.
    @MainActor
    func film(isWanted: Bool) -> SceneFilm? {
        guard isWanted || times.isEmpty else { return nil }
        return film ?? (isWanted ? .ofAnyScene : nil)
    }
}
