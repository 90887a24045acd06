import Foundation

/// Why bytes are no message: what follows cannot be told apart any more, so the conversation ends.
package struct FramingFault: Error, Hashable, Sendable {
    /// Of the request that is cut or wrong, where it is known.
    package let id: RequestID
    /// Without a point at its end.
    package let sentence: String
}

/// Takes messages out of bytes as they come.
package struct MessageReader {
    /// Gives some of the next bytes, 1 to as many as asked for; none at the end.
    package typealias Source = (_ count: Int) -> [UInt8]

    /// What a header says of the message, whatever it asks for.
    private struct Outline: Decodable {
        struct Part: Decodable {
            let name: String
            let bytes: Int
        }

        let id: RequestID
        let parts: [Part]

        private enum CodingKeys: CodingKey { case id, parts }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // A wrong name is a wrong request, and no reason to lose the thread.
            id = (try? container.decodeIfPresent(RequestID.self, forKey: .id)) ?? .none
            parts = try container.decodeIfPresent([Part].self, forKey: .parts) ?? []
        }
    }

    /// Bytes that are taken at once: what is declared is believed as it comes, not before.
    private static let portion = 1 << 20

    private let source: Source

    package init(_ source: @escaping Source) {
        self.source = source
    }

    /// The next message; nil where the bytes end between two.
    package func next() throws(FramingFault) -> WorkerMessage? {
        guard let length = try length() else { return nil }
        guard length <= WorkerProtocol.headerLimit else {
            throw FramingFault(
                id: .none,
                sentence: "a header of \(length) bytes is announced, and \(WorkerProtocol.headerLimit) are the most")
        }
        let header = try take(Int(length), of: "the header", id: .none)
        let outline = try Self.outline(header)
        var parts: [Data] = []
        for part in outline.parts { parts.append(try take(part.bytes, of: "part '\(part.name)'", id: outline.id)) }
        return WorkerMessage(header: header, parts: parts)
    }

    private func length() throws(FramingFault) -> UInt64? {
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            let more = source(4 - bytes.count)
            if more.isEmpty, bytes.isEmpty { return nil }
            guard !more.isEmpty else { throw Self.cut("the length of the header", bytes.count, of: 4, id: .none) }
            bytes += more
        }
        return bytes.littleEndianNumber
    }

    private func take(_ count: Int, of what: String, id: RequestID) throws(FramingFault) -> Data {
        var data = Data()
        while data.count < count {
            let more = source(min(count - data.count, Self.portion))
            guard !more.isEmpty else { throw Self.cut(what, data.count, of: count, id: id) }
            data.append(contentsOf: more)
        }
        return data
    }

    private static func cut(_ what: String, _ count: Int, of whole: Int, id: RequestID) -> FramingFault {
        FramingFault(id: id, sentence: "the bytes end in \(what), behind \(count) of \(whole)")
    }

    private static func outline(_ header: Data) throws(FramingFault) -> Outline {
        let outline: Outline
        do {
            outline = try JSONDecoder().decode(Outline.self, from: header)
        } catch {
            throw FramingFault(
                id: .none, sentence: "the header says not which parts follow: \(RequestFault(error).sentence)")
        }
        guard outline.parts.count <= WorkerProtocol.partCount else {
            throw FramingFault(
                id: outline.id,
                sentence: "\(outline.parts.count) parts are announced, and \(WorkerProtocol.partCount) are the most")
        }
        if let part = outline.parts.first(where: { !(0...WorkerProtocol.partLimit).contains($0.bytes) }) {
            throw FramingFault(
                id: outline.id,
                sentence: "part '\(part.name)' is to have \(part.bytes) bytes: "
                    + "0 to \(WorkerProtocol.partLimit) are allowed")
        }
        return outline
    }
}
