/// What came of one scene: its pictures, or why there are none.
struct SceneResult: Sendable {
    /// From mild to grave; a run exits with its gravest.
    enum Failure: Sendable { case differs, badInput, cannotWrite }

    var pictures: [PictureReport] = []
    var problems: [Problem] = []
    /// What was left out, and why; no failure.
    var notes: [Problem] = []
    var failure: Failure?
}
