import CYaml

/// What libyaml reports next, copied out of its memory.
struct YAMLEvent {
    enum Kind: Equatable {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias(String)
        case scalar(String)
        case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    var kind: Kind
    var mark: YAMLMark
    var anchor: String?
    var tag: String?
    var isPlain = false
}

/// libyaml's parser over bytes that outlive it. All unsafe memory of this module is here.
final class YAMLEvents {
    struct Failure: Error {
        var kind: YAMLProblem.Kind
        var mark: YAMLMark
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeBufferPointer<UInt8>
    private let origin: Int32
    /// Where the bytes are not what was written.
    private let escapes: SurrogateEscapes?

    init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int32, _ escapes: SurrogateEscapes? = nil) {
        self.bytes = bytes
        self.origin = origin
        self.escapes = escapes
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deinitialize(count: 1)
        parser.deallocate()
    }

    func next() -> Result<YAMLEvent, Failure> {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return .failure(failure()) }
        defer { yaml_event_delete(&event) }
        return .success(copy(event))
    }

    private func copy(_ event: yaml_event_t) -> YAMLEvent {
        let mark = self.mark(event.start_mark)
        switch event.type {
        case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, mark: mark)
        case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, mark: mark)
        case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, mark: mark)
        case YAML_ALIAS_EVENT: return YAMLEvent(kind: .alias(Self.string(event.data.alias.anchor) ?? ""), mark: mark)
        case YAML_SCALAR_EVENT: return Self.scalar(event.data.scalar, mark)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            return YAMLEvent(
                kind: .sequenceStart, mark: mark, anchor: Self.string(start.anchor), tag: Self.string(start.tag))
        case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, mark: mark)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            return YAMLEvent(
                kind: .mappingStart, mark: mark, anchor: Self.string(start.anchor), tag: Self.string(start.tag))
        case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, mark: mark)
        default: return YAMLEvent(kind: .streamEnd, mark: mark)
        }
    }

    /// The length counts, not a zero byte: `"a\0b"` has three characters.
    private static func scalar(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar, _ mark: YAMLMark)
        -> YAMLEvent
    {
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return YAMLEvent(
            kind: .scalar(String(decoding: bytes, as: UTF8.self)), mark: mark, anchor: string(scalar.anchor),
            tag: string(scalar.tag), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    }

    private static func string(_ text: UnsafePointer<yaml_char_t>?) -> String? {
        text.map { String(cString: $0) }
    }

    private func failure() -> Failure {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "libyaml ran out of memory"
        if problem.hasPrefix("Maximum nesting level") {
            return Failure(kind: .tooDeep, mark: mark(parser.pointee.problem_mark))
        }
        if parser.pointee.error == YAML_READER_ERROR {
            return Failure(kind: .syntax(problem), mark: mark(atByte: parser.pointee.problem_offset))
        }
        let context = parser.pointee.context.map { " " + String(cString: $0) } ?? ""
        return Failure(kind: .syntax(problem + context), mark: mark(parser.pointee.problem_mark))
    }

    /// Reader errors come with a byte offset alone.
    private func mark(atByte offset: Int) -> YAMLMark {
        var mark = YAMLMark(line: 1, column: 1, origin: origin)
        for byte in bytes.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                mark = YAMLMark(line: mark.line + 1, column: 1, origin: origin)
            } else if byte & 0xC0 != 0x80 {  // not the rest of a character
                mark.column += 1
            }
        }
        return escapes?.written(mark) ?? mark
    }

    private func mark(_ mark: yaml_mark_t) -> YAMLMark {
        let mark = YAMLMark(
            line: Int32(clamping: mark.line) &+ 1, column: Int32(clamping: mark.column) &+ 1, origin: origin)
        return escapes?.written(mark) ?? mark
    }
}
