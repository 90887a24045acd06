/// What came of one scene: its pictures, or why there are none.
struct SceneResult: Sendable {
    /// From mild to grave; a run exits with its gravest.
    enum Failure: Sendable { case differs, badInput, cannotWrite }

    var pictures: [PictureReport] = []
    /// Whole sentences, with file, line and column where there are any.
    var errors: [String] = []
    var failure: Failure?
}
