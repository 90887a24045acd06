/// What a scene expects of its frames, and how far expectations have looked.
final class SceneExpectations: FeatureStore {
    var all: [Expectation] = []
    /// Whether frames have to be told apart by their times.
    var haveTimes = false
    /// Pixels a point.
    var scale = 1.0
    /// Pixels a point as the file says: what expectations in pixels and bytes hold for.
    var ownScale = 1.0
    /// What was asked for of the calls to controllers.
    var askedCalls = AskedCalls()

    var isOwnScale: Bool { scale == ownScale }

    /// Whether they tell all that the stage has to say.
    var speakOfDiagnostics: Bool { all.contains { $0.record.items("diagnostics") != nil } }
}
