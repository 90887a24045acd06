/// Something that reads values and is told when they change.
@MainActor
protocol Reader: AnyObject {
    /// Remembers what was read.
    func note(_ source: any Source)
    /// Something that was read has changed: what it is called; nil: nobody knows.
    func sourceDidChange(because cause: String?)
}

/// Something that is read.
@MainActor
protocol Source: AnyObject {
    /// A reader is no longer interested.
    func remove(_ reader: any Reader)
}

/// The readers of one source.
@MainActor
struct Readers {
    private struct Entry {
        weak var reader: (any Reader)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Whoever reads at present, innermost last.
    private static var reading: [(any Reader)?] = []

    /// Runs a body whose reads are noted for a reader; nil: for nobody.
    static func run<Result>(for reader: (any Reader)?, _ body: () -> Result) -> Result {
        reading.append(reader)
        defer { reading.removeLast() }
        return body()
    }

    /// Notes that the current reader, if there is one, reads a source.
    mutating func noteRead(of source: any Source) {
        guard let reader = Self.reading.last ?? nil else { return }
        entries[ObjectIdentifier(reader)] = Entry(reader: reader)
        reader.note(source)
    }

    mutating func remove(_ reader: any Reader) { entries[ObjectIdentifier(reader)] = nil }

    /// Tells all readers of a change of something that has a name.
    func tell(because cause: String? = nil) {
        for entry in entries.values { entry.reader?.sourceDidChange(because: cause) }
    }
}
