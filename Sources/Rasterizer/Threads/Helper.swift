import Dispatch
import Glibc
import Synchronization

/// A thread that does one job after the other for whoever has taken it, and stays for the next frame.
final class Helper: Sendable {
    private struct Team {
        var idle: [Helper] = []
        var count = 0
    }

    /// The program's helpers.
    private static let team = Mutex(Team())
    /// One processor is the caller's. Each helper keeps a thread of Dispatch's, of which there are 255.
    private static let most = max(0, min(128, processors - 1))

    private let job = Mutex<(@Sendable () -> Void)?>(nil)
    private let start = Gate()
    private let end = Gate()

    private init() {
        DispatchQueue(label: "Offstage.Helper").async { self.work() }
    }

    /// Up to `count` that nobody else has: those that worked last, because they may be awake still, and new ones.
    static func take(_ count: Int) -> [Helper] {
        team.withLock { team in
            while team.idle.count < count, team.count < most {
                team.idle.insert(Helper(), at: 0)
                team.count += 1
            }
            let taken = team.idle.suffix(count)
            team.idle.removeLast(taken.count)
            return Array(taken)
        }
    }

    static func putBack(_ helpers: [Helper]) {
        team.withLock { $0.idle += helpers }
    }

    /// Starts a job, which `finish` must wait for before the next one.
    func begin(_ job: @escaping @Sendable () -> Void) {
        self.job.withLock { $0 = job }
        start.open()
    }

    /// Waits for the job's end. One that the thread has not begun is taken back: what there was to do is done, and where
    /// the system has no room for the thread, it never begins.
    func finish() {
        if job.withLock({ $0.take() }) == nil { end.pass() }
    }

    private func work() {
        while true {
            start.pass()
            guard let job = job.withLock({ $0.take() }) else { continue }
            job()
            end.open()
        }
    }

    private static var processors: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
