import Offstage
import YAMLTree

/// The texts that a scene was read from, and what a mark means in them.
///
/// A mark's origin tells which text it stands in, and why its node is part of the scene: 0 is the scene's own text;
/// each use of a component gives the nodes of the component an origin of their own.
struct SceneSources: Sendable {
    /// Where nodes come from.
    struct Origin: Sendable {
        /// A place in `texts`.
        var text: Int
        /// What ids mean there; nil: what they say.
        var scope: ComponentScope?
        /// The second place of errors.
        var note: Note?
    }

    struct Note: Sendable {
        var message: String
        var mark: YAMLMark
        /// Where the keys at the mark end.
        var lastLine: Int32 = 0
        /// What is around the node is around the mark, too; else it is around the origin of this number.
        var next: Int32?
        /// Whether the mark uses the node's text as a component.
        var isUse = false
    }

    private(set) var texts: [SceneSource]
    private var origins = [Origin(text: 0)]

    init(_ source: SceneSource) {
        texts = [source]
    }

    @inline(never)
    func source(of mark: YAMLMark) -> SceneSource { texts[origins[Int(mark.origin)].text] }

    func scope(at mark: YAMLMark) -> ComponentScope? { origins[Int(mark.origin)].scope }

    /// The origin that the nodes of another text have.
    mutating func add(_ source: SceneSource, note: Note) -> Int32 {
        texts.append(source)
        return add(Origin(text: texts.count - 1, note: note))
    }

    /// The origin of nodes that stand where `mark` does and have another reason to be there.
    /// - Parameter scope: What ids mean there; nil: what they mean at `mark`.
    mutating func add(at mark: YAMLMark, scope: ComponentScope? = nil, note: Note) -> Int32 {
        let origin = origins[Int(mark.origin)]
        return add(Origin(text: origin.text, scope: scope ?? origin.scope, note: note))
    }

    private mutating func add(_ origin: Origin) -> Int32 {
        origins.append(origin)
        return Int32(origins.count - 1)
    }

    // MARK: Messages

    @inline(never)
    func error(
        _ message: String, at mark: YAMLMark, expected: String? = nil, suggestion: String? = nil,
        notes: [SceneError.Note] = []
    ) -> SceneError {
        let source = source(of: mark)
        let line = Int(mark.line)
        return SceneError(
            file: source.file, line: line, column: Int(mark.column), message: message, expected: expected,
            suggestion: suggestion, sourceLine: source.line(line),
            notes: notes + around(mark).map { note($0.message, at: $0.mark) })
    }

    func note(_ message: String, at mark: YAMLMark) -> SceneError.Note {
        let source = source(of: mark)
        let line = Int(mark.line)
        return SceneError.Note(
            file: source.file, line: line, column: Int(mark.column), message: message, sourceLine: source.line(line))
    }

    /// What led to a node, from inside out, each with what ids mean there.
    private func chain(_ mark: YAMLMark) -> [(note: Note, scope: ComponentScope?)] {
        var links: [(note: Note, scope: ComponentScope?)] = []
        var origin = origins[Int(mark.origin)]
        while let note = origin.note {
            links.append((note, origin.scope))
            origin = origins[Int(note.next ?? note.mark.origin)]
        }
        return links
    }

    private func around(_ mark: YAMLMark) -> [Note] { chain(mark).map(\.note) }

    /// The names of the components that a node stands in, from inside out.
    func components(around mark: YAMLMark) -> [String] {
        chain(mark).compactMap { $0.note.isUse ? $0.scope?.component : nil }
    }

    /// `line 5`, or `line 5 of bubbles.yml` where a message that stands elsewhere means another file.
    func line(of mark: YAMLMark, from other: YAMLMark) -> String {
        let file = source(of: mark).file
        return file == source(of: other).file ? "line \(mark.line)" : "line \(mark.line) of \(file)"
    }

    // MARK: Places

    /// Where a node is written, then the uses of components around it, from inside out.
    func places(of mark: YAMLMark, lastLine: Int32) -> [SourcePlace] {
        [place(mark, lastLine)] + around(mark).filter(\.isUse).map { place($0.mark, $0.lastLine) }
    }

    /// Where a node of one line is written.
    func place(of mark: YAMLMark) -> SourcePlace { place(mark, mark.line) }

    private func place(_ mark: YAMLMark, _ lastLine: Int32) -> SourcePlace {
        SourcePlace(
            file: source(of: mark).file, line: Int(mark.line), column: Int(mark.column), lastLine: Int(lastLine))
    }
}
