/// An interval that an `OSSignposter` began.
public struct OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
}

/// Marks moments and intervals of one subsystem's category.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Marks nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    public init() { log = .default }
    public init(logHandle: OSLog) { log = logHandle }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

    /// Whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// An identifier that no other call gets.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// An identifier of an object, the same as long as it lives.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.mark(.event, name, id, "") }

    /// Marks a moment, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {
        if isEnabled { log.mark(.event, name, id, message().text) }
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.mark(.begin, name, id, "")
        return OSSignpostIntervalState(id: id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        if isEnabled { log.mark(.begin, name, id, message().text) }
        return OSSignpostIntervalState(id: id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.mark(.end, name, state.id, "")
    }

    /// Ends an interval, with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {
        if isEnabled { log.mark(.end, name, state.id, message().text) }
    }

    /// Does work in an interval.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}
