import CHeap
import Foundation

/// What becomes of a process that the system refuses memory, though it had enough to begin with.
package enum ExhaustedHeap {
    /// Room that cannot be had where an allocation failed: the largest picture's, and more.
    private static let room = 320 << 20

    /// Where the address space is limited, ends the program by a sentence and a status instead of a signal when it came to
    /// its end. What the language's runtime says of it comes before.
    package static func endWell() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
            return
        }
        let sentence =
            "error: \(limit.rlim_cur >> 20) MB of address space are allowed, and the command came to need more: "
            + "raise the limit (`ulimit -v unlimited`)"
        offstage_end_without_heap("\n\(sentence)\n", room, ExitStatus.badInput.rawValue)
    }
}
