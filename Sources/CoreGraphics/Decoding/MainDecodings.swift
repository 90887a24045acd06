import VirtualFoundation

/// Tells of pictures of files that the main actor decodes: those that a commit shows before anybody prepared them, and those
/// that code prepares or draws there.
@MainActor
package enum MainDecodings {
    /// Who hears of them; nil: nobody.
    private static var listener: (@MainActor (CGImage) -> Void)?

    /// Tells `listener` of what `body` decodes.
    package static func during<Result>(
        _ listener: (@MainActor (CGImage) -> Void)?, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = Self.listener
        Self.listener = listener
        defer { Self.listener = outer }
        return try body()
    }

    package nonisolated static func tell(_ image: CGImage) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { listener?(image) }
    }
}

extension CGImage {
    /// Decodes the picture where it is not decoded yet, on the thread that calls: what shows it later need not.
    package func prepare() {
        if pixels.takeDecoding() { MainDecodings.tell(self) }
        _ = bitmap
    }

    /// Notes that a commit shows the picture: one of a file that nobody prepared is decoded for it, by the main actor.
    package func noteCommitted() {
        if pixels.takeDecoding() { MainDecodings.tell(self) }
    }
}
