import Dispatch
import Synchronization

/// A thread that does one job after the other for whoever has taken it, and stays for the next frame.
final class Helper: Sendable {
    /// Of the program: as many as have been at work at a time.
    private static let idle = Mutex<[Helper]>([])

    private let job = Mutex<(@Sendable () -> Void)?>(nil)
    private let start = Gate()
    private let end = Gate()

    private init() {
        DispatchQueue(label: "Offstage.Helper").async { self.work() }
    }

    /// Those that worked last, because they may be awake still, and new ones.
    static func take(_ count: Int) -> [Helper] {
        let found = idle.withLock { idle in
            defer { idle.removeLast(min(count, idle.count)) }
            return Array(idle.suffix(count))
        }
        return found + (found.count..<count).map { _ in Helper() }
    }

    static func putBack(_ helpers: [Helper]) {
        idle.withLock { $0 += helpers }
    }

    /// Starts a job, which `finish` must wait for before the next one.
    func begin(_ job: @escaping @Sendable () -> Void) {
        self.job.withLock { $0 = job }
        start.open()
    }

    func finish() {
        end.pass()
    }

    private func work() {
        while true {
            start.pass()
            job.withLock { $0.take() }?()
            end.open()
        }
    }
}
