extension ValueKind {
    /// The edition of format and behaviour that a file is written for: 1.
    static let edition: ValueKind = .part(.edition)
}

extension ScenePartKind {
    fileprivate static let edition = ScenePartKind("edition") { writer in
        writer.schema(.integer(1...1))
    } read: { node, reader in
        if case .scalar(let text, true) = node.content, let edition = Int(text), edition > 1 {
            reader.report(
                "the file is of edition \(edition), and this program reads edition 1: a newer one is needed",
                at: node.mark)
            return nil
        }
        return reader.readInteger(node, 1...1).map { .integer($0) }
    }
}
