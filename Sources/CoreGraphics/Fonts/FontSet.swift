/// Something text was drawn with that knows the file it came from. Asking is slow the first time: the file is hashed.
package protocol FontSource: AnyObject, Sendable {
    var identity: FontIdentity { get }
}

/// The fonts that a picture was drawn with.
package struct FontSet: Sendable {
    private var sources: [ObjectIdentifier: any FontSource] = [:]

    package init() {}

    package var isEmpty: Bool { sources.isEmpty }

    package mutating func insert(_ source: any FontSource) {
        sources[ObjectIdentifier(source)] = source
    }

    package mutating func formUnion(_ other: FontSet) {
        if other.sources.isEmpty { return }
        sources.merge(other.sources) { mine, _ in mine }
    }

    /// In a fixed order, each once.
    package var identities: [FontIdentity] { Set(sources.values.map(\.identity)).sorted() }
}
