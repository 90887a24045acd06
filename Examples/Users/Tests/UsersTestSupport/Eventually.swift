import Foundation

/// Lets other tasks go on until a condition holds, for ten seconds at most; answers whether it does.
@MainActor
public func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
    let start = ProcessInfo.processInfo.systemUptime
    while !condition() {
        guard ProcessInfo.processInfo.systemUptime - start < 10 else { return false }
        await Task.yield()
    }
    return true
}
