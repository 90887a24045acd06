/// Figures of the conversation between a worker and its client (Docs/worker.md).
package enum WorkerProtocol {
    /// Rises when a key goes or means something else; new keys are no reason.
    package static let version = 1
    /// The behaviour edition that scenes of format 1 follow.
    static let edition = 1
    /// The most bytes of a header.
    static let headerLimit = 64 << 20
    /// The most bytes of a part.
    static let partLimit = 1 << 30
    /// The most parts of a message (assumed: more than pictures of any scene).
    static let partCount = 10_000
}
