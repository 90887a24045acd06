import Offstage

/// A suite whose tests have a stage each, which is current where it is asked for.
@MainActor
public protocol StageSuite {
    /// The stage as it was made with the test.
    var made: Stage { get }
}

extension StageSuite {
    /// The stage, made current: another test may have run since.
    public var stage: Stage {
        made.makeCurrent()
        return made
    }
}
