/// A place in a YAML text; both count from 1, columns in Unicode scalars.
package struct YAMLMark: Hashable, Sendable, Comparable {
    package var line: Int32
    package var column: Int32
    /// Which text it is a place of, and for what; a number of the reader's.
    package var origin: Int32

    package init(line: Int32, column: Int32, origin: Int32 = 0) {
        self.line = line
        self.column = column
        self.origin = origin
    }

    package func with(origin: Int32) -> YAMLMark { YAMLMark(line: line, column: column, origin: origin) }

    package static func < (a: YAMLMark, b: YAMLMark) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}

/// A value of a YAML text with its place. An alias shares the storage of what it names.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        /// The raw text; `isPlain` when it stood without quotes, so that it may mean a number, a truth value or null.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    package let content: Content
    package let mark: YAMLMark

    package init(_ content: Content, at mark: YAMLMark) {
        self.content = content
        self.mark = mark
    }
}

extension YAMLNode {
    /// The keys of a map with their values; none for anything else.
    package var entries: [YAMLEntry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    /// The text of a scalar.
    package var scalar: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    /// Whether a scalar stands without quotes.
    package var isPlain: Bool {
        if case .scalar(_, let isPlain) = content { isPlain } else { false }
    }

    /// What a map has under a key.
    package func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
}

/// One key with its value.
package struct YAMLEntry: Sendable {
    package let key: String
    package let keyMark: YAMLMark
    package let value: YAMLNode

    package init(key: String, keyMark: YAMLMark, value: YAMLNode) {
        self.key = key
        self.keyMark = keyMark
        self.value = value
    }
}

/// What is wrong with a YAML text as such.
package struct YAMLProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The reading ends here: libyaml's sentence.
        case syntax(String)
        /// The reading ends here: more levels than libyaml takes.
        case tooDeep
        /// The reading ends here: more values than asked for.
        case tooMany
        /// The second of two equal keys; the first stands at the mark.
        case duplicateKey(String, first: YAMLMark)
        /// A key that is a list or a map.
        case complexKey
        /// `!something` before a value.
        case tag(String)
        /// The reading ends here: `*name` without a `&name` before it.
        case unknownAlias(String)
        /// The reading ends here: `*name` inside what `&name` stands before, at the mark.
        case cyclicAlias(String, anchor: YAMLMark)
        /// The reading ends here: `---` or `...` and more.
        case secondDocument
    }

    package let kind: Kind
    package let mark: YAMLMark

    package init(_ kind: Kind, at mark: YAMLMark) {
        self.kind = kind
        self.mark = mark
    }
}
