import Foundation
import Glibc

/// Where messages are filed: a subsystem and a category of it.
public final class OSLog: Sendable {
    /// What names nothing is filed here.
    public static let `default` = OSLog(subsystem: "", category: "default")
    /// Takes messages and drops them.
    public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

    let subsystem: String
    let category: String
    private let isOn: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isOn: true)
    }

    private init(subsystem: String, category: String, isOn: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isOn = isOn
    }

    // What is only of use while searching for a mistake is written when it is asked for.
    private static let writesAll = getenv("OFFSTAGE_LOG").map { String(cString: $0) } == "debug"

    /// Whether messages of a kind are written: all with `OFFSTAGE_LOG=debug` in the environment, else those that
    /// are neither `info` nor `debug`.
    public func isEnabled(type: OSLogType) -> Bool { isOn && (Self.writesAll || (type != .info && type != .debug)) }

    /// Writes a line to standard error.
    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let bytes = Array("[\(name)] \(type.name): \(message())\n".utf8)
        _ = Glibc.write(2, bytes, bytes.count)
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 0x10)
    public static let fault = OSLogType(rawValue: 0x11)

    fileprivate var name: String {
        [.info: "info", .debug: "debug", .error: "error", .fault: "fault"][self] ?? "default"
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message whose places `%@`, `%d`, `%{public}@` and so on take the arguments.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) {
    log.write(FormattedMessage.text(of: "\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message whose places `%@`, `%d`, `%{public}@` and so on take the arguments.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
    log.write(FormattedMessage.text(of: "\(message)", args), type)
}
