import CYaml

/// Builds a tree from libyaml's events.
struct YAMLComposer: ~Copyable {
    /// The reading ended; the reason is the last of `problems`.
    private struct End: Error {}

    private(set) var problems: [YAMLProblem] = []
    private let events: YAMLEvents
    private var anchors: [String: YAMLNode] = [:]
    /// The anchors of lists and maps that are being read.
    private var openAnchors: [String: YAMLMark] = [:]
    private var remainingValues: Int

    init(_ events: YAMLEvents, maximumValues: Int) {
        self.events = events
        remainingValues = maximumValues
    }

    /// - Returns: nil for an empty text and for one that could not be read to its end.
    mutating func composeStream() -> YAMLNode? {
        do {
            guard try nextEvent().kind != .streamEnd else { return nil }  // else: the stream's start
            guard try nextEvent().kind != .streamEnd else { return nil }  // else: the document's start
            let root = try compose(nextEvent())
            _ = try nextEvent()  // the document's end
            let last = try nextEvent()
            if last.kind != .streamEnd {
                try end(.secondDocument, at: last.mark)
            }
            return root
        } catch {
            return nil
        }
    }

    private mutating func compose(_ event: YAMLEvent) throws -> YAMLNode {
        remainingValues -= 1
        guard remainingValues >= 0 else { try end(.tooMany, at: event.mark) }
        if case .alias(let name) = event.kind {
            if let anchor = openAnchors[name] { try end(.cyclicAlias(name, anchor: anchor), at: event.mark) }
            guard let node = anchors[name] else { try end(.unknownAlias(name), at: event.mark) }
            return node
        }
        var isPlain = event.isPlain
        if let tag = event.tag { isPlain = check(tag, at: event.mark) && isPlain }
        let outer = event.anchor.flatMap { openAnchors.updateValue(event.mark, forKey: $0) }
        let node = YAMLNode(try content(of: event, isPlain: isPlain), at: event.mark)
        if let anchor = event.anchor {
            openAnchors[anchor] = outer
            anchors[anchor] = node
        }
        return node
    }

    private mutating func content(of event: YAMLEvent, isPlain: Bool) throws -> YAMLNode.Content {
        switch event.kind {
        case .scalar(let text): .scalar(text, isPlain: isPlain)
        case .sequenceStart: .sequence(try composeSequence())
        default: .mapping(try composeMapping())
        }
    }

    private mutating func composeSequence() throws -> [YAMLNode] {
        var nodes: [YAMLNode] = []
        while true {
            let event = try nextEvent()
            if event.kind == .sequenceEnd { return nodes }
            nodes.append(try compose(event))
        }
    }

    private mutating func composeMapping() throws -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var places: [String: YAMLMark] = [:]
        while true {
            let event = try nextEvent()
            if event.kind == .mappingEnd { return entries }
            let key = try compose(event)
            let value = try compose(nextEvent())
            guard case .scalar(let name, _) = key.content else {
                problems.append(YAMLProblem(.complexKey, at: event.mark))
                continue
            }
            if let first = places[name] {
                problems.append(YAMLProblem(.duplicateKey(name, first: first), at: event.mark))
                continue
            }
            places[name] = event.mark
            entries.append(YAMLEntry(key: name, keyMark: event.mark, value: value))
        }
    }

    /// `!!str` makes a text of anything; the other core tags say what the value is anyway.
    /// - Returns: whether a value without quotes may still mean a number.
    private mutating func check(_ tag: String, at mark: YAMLMark) -> Bool {
        let core = "tag:yaml.org,2002:"
        let name = tag.hasPrefix(core) ? String(tag.dropFirst(core.count)) : ""
        if !["str", "int", "float", "bool", "null", "map", "seq"].contains(name), tag != "!" {
            problems.append(YAMLProblem(.tag(tag), at: mark))
        }
        return name != "str" && tag != "!"
    }

    private mutating func nextEvent() throws -> YAMLEvent {
        switch events.next() {
        case .success(let event): return event
        case .failure(let failure): try end(failure.kind, at: failure.mark)
        }
    }

    private mutating func end(_ kind: YAMLProblem.Kind, at mark: YAMLMark) throws -> Never {
        problems.append(YAMLProblem(kind, at: mark))
        throw End()
    }
}
