import Foundation
import TextFormatting

/// A message of a worker or its client: a header in JSON, and the parts that it names.
///
/// As bytes: the header's length, four bytes, the lowest first; the header; the parts in their order.
package struct WorkerMessage: Sendable {
    /// UTF-8.
    package let header: Data
    package let parts: [Data]

    package init(header: Data, parts: [Data] = []) {
        self.header = header
        self.parts = parts
    }

    /// A message whose header says which parts follow, behind the members given.
    init(_ members: [(key: String, value: JSONValue)], parts: [(name: String, bytes: Data)] = []) {
        let list = parts.map { part in
            JSONValue.object([("name", .string(part.name)), ("bytes", .integer(part.bytes.count))])
        }
        let header = JSONValue.object(members + [("parts", .array(list))])
        self.init(header: Data(header.line.utf8), parts: parts.map(\.bytes))
    }

    /// What goes over a pipe.
    package var bytes: Data {
        var bytes = Data(capacity: 4 + header.count + parts.reduce(0) { $0 + $1.count })
        bytes.append(littleEndian: UInt32(header.count))
        bytes.append(header)
        for part in parts { bytes.append(part) }
        return bytes
    }
}

extension Data {
    /// A number's bytes, the lowest first.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}

extension Sequence<UInt8> {
    /// The number that these bytes are, the lowest first; no more than eight.
    var littleEndianNumber: UInt64 {
        enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
    }
}
