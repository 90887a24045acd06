import Foundation

/// Writes messages to a subsystem's category: to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(_ logObj: OSLog) {
        log = logObj
    }

    public init() {
        log = .default
    }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Who may read a part of a message. There is one reader here.
public struct OSLogPrivacy: Sendable {
    /// How a part is hidden.
    public enum Mask: Sendable { case hash, none }

    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message: a text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// The parts of a message.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto
        ) {
            text += value().map { "\($0)" } ?? "nil"
        }

        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
            _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
        ) {
            text += String(format: "%.\(format.precision)f", Double(value()))
        }
    }
}

/// How a number in a message is written.
public struct OSLogFloatFormatting: Sendable {
    let precision: Int
    /// With digits behind the point.
    public static func fixed(precision: Int = 6) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { fixed() }
}
