import Foundation

/// What work takes of this process's processor time.
enum ProcessorTime {
    /// Milliseconds.
    static func milliseconds(_ work: () -> Void) -> Double {
        let begin = clock()
        work()
        return Double(clock() - begin) * 1000 / Double(CLOCKS_PER_SEC)
    }
}
