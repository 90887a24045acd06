import Foundation
import Testing

// Exit tests run a body in a process of its own:
//
//     let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
//         await MainActor.run { … }
//     }
//     expectSentence("Can't add self as subview", in: result)

extension ExitTest.Condition {
    /// The signal with which a trap of Swift's ends a process.
    public static var trap: ExitTest.Condition {
        #if arch(arm64)
            .signal(SIGTRAP)
        #else
            .signal(SIGILL)
        #endif
    }
}

/// Expects a process that ended to have written a sentence to its standard error.
public func expectSentence(
    _ sentence: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let result else { return }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(sentence), sourceLocation: sourceLocation)
}
