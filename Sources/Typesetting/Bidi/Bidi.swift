import CFriBidi

/// The Unicode bidirectional algorithm, by FriBidi.
package enum Bidi {
    /// Levels of a paragraph: even runs from left to right, odd from right to left.
    package struct Levels: Sendable {
        /// One for each UTF-16 unit.
        package var levels: [UInt8]
        /// The paragraph's own.
        package var base: UInt8
        /// For each unit, whether it goes to the paragraph's level at the end of a line.
        fileprivate var isSpace: [Bool]
        /// For each unit, whether it separates paragraphs or segments.
        fileprivate var isSeparator: [Bool]

        package var isRightToLeft: Bool { base & 1 == 1 }
    }

    /// A direction that a stretch is set in, by its number in attributes.
    package enum Embedding: Int, Hashable, Sendable {
        case leftToRight, rightToLeft
        /// All characters run this way, whatever they are.
        case leftToRightOverride, rightToLeftOverride

        /// The character of the text itself that does the same (LRE, RLE, LRO, RLO).
        var control: UInt16 {
            switch self {
            case .leftToRight: 0x202A
            case .rightToLeft: 0x202B
            case .leftToRightOverride: 0x202D
            case .rightToLeftOverride: 0x202E
            }
        }

        /// Ends what the last of them began (PDF).
        static let end: UInt16 = 0x202C
    }

    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft, natural }

    /// - Parameter direction: the paragraph's; natural: that of the first strong character, else `fallback`.
    package static func levels(
        of text: [UInt16], direction: Direction, fallback: Direction = .leftToRight
    ) -> Levels {
        if direction != .rightToLeft, fallback != .rightToLeft || direction == .leftToRight,
            text.allSatisfy({ $0 < 0x590 })
        {
            return Levels(
                levels: [UInt8](repeating: 0, count: text.count), base: 0, isSpace: text.map(isPlainSpace),
                isSeparator: text.map { $0 == 9 || $0 == 10 || $0 == 13 })
        }
        return resolved(text, direction, fallback)
    }

    /// The levels of a text parts of which are set in directions of their own, as if characters around them said so.
    /// - Parameter embeddings: stretches that do not overlap, ascending, each with its directions, the outermost first.
    package static func levels(
        of text: [UInt16], direction: Direction, embeddings: [(range: Range<Int>, directions: [Embedding])]
    ) -> Levels {
        guard !embeddings.isEmpty else { return levels(of: text, direction: direction) }
        var units: [UInt16] = []
        var isOwn: [Bool] = []
        func add(_ part: some Collection<UInt16>, _ own: Bool) {
            units += part
            isOwn += repeatElement(own, count: part.count)
        }
        var start = 0
        for (range, directions) in embeddings {
            add(text[start..<range.lowerBound], true)
            add(directions.map(\.control), false)
            add(text[range], true)
            add(directions.map { _ in Embedding.end }, false)
            start = range.upperBound
        }
        add(text[start...], true)
        return levels(of: units, direction: direction).keeping(isOwn)
    }

    private static func isPlainSpace(_ unit: UInt16) -> Bool { unit == 32 || (unit >= 9 && unit <= 13) }

    private static func resolved(_ text: [UInt16], _ direction: Direction, _ fallback: Direction) -> Levels {
        let (scalars, lengths) = scalars(of: text)
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var embedding = [FriBidiLevel](repeating: 0, count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        let wanted =
            switch (direction, fallback) {
            case (.leftToRight, _): Constants.leftToRight
            case (.rightToLeft, _): Constants.rightToLeft
            case (.natural, .rightToLeft): Constants.weakRightToLeft
            case (.natural, _): Constants.weakLeftToRight
            }
        var base = FriBidiParType(rawValue: wanted)
        let isDone = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &embedding) != 0
        var result = Levels(levels: [], base: UInt8(base.rawValue & 1), isSpace: [], isSeparator: [])
        for index in scalars.indices {
            let level = isDone ? UInt8(max(0, embedding[index])) : result.base
            let isSpace = Constants.isHanging(types[index].rawValue)
            let isSeparator = types[index].rawValue & Constants.separator != 0
            for _ in 0..<lengths[index] {
                result.levels.append(level)
                result.isSpace.append(isSpace)
                result.isSeparator.append(isSeparator)
            }
        }
        return result
    }

    /// Scalars with the number of units each has; a surrogate alone is U+FFFD.
    private static func scalars(of text: [UInt16]) -> ([FriBidiChar], [Int]) {
        var scalars: [FriBidiChar] = []
        var lengths: [Int] = []
        scalars.reserveCapacity(text.count)
        lengths.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let scalar = text.scalar(at: index)
            scalars.append(scalar.value)
            lengths.append(scalar.utf16Count)
            index += scalar.utf16Count
        }
        return (scalars, lengths)
    }
}

extension Bidi.Levels {
    /// The levels of some units.
    fileprivate func keeping(_ isKept: [Bool]) -> Bidi.Levels {
        func kept<Value>(_ values: [Value]) -> [Value] { zip(values, isKept).filter(\.1).map(\.0) }
        return Bidi.Levels(
            levels: kept(levels), base: base, isSpace: kept(isSpace), isSeparator: kept(isSeparator))
    }

    /// The levels of one line: separators, and spaces before them or at the line's end, get the paragraph's (rule L1).
    package func line(_ range: Range<Int>) -> [UInt8] {
        var line = Array(levels[range])
        var isTrailing = true
        for index in range.reversed() {
            if isSeparator[index] {
                isTrailing = true
            } else if !isSpace[index] {
                isTrailing = false
            }
            if isTrailing { line[index - range.lowerBound] = base }
        }
        return line
    }
}

extension Bidi {
    /// Runs of one level in the order in which they are seen, from left to right (rule L2). The ranges count from 0.
    package static func visualRuns(_ levels: [UInt8]) -> [(range: Range<Int>, level: UInt8)] {
        var runs: [(range: Range<Int>, level: UInt8)] = []
        for (index, level) in levels.enumerated() {
            if let last = runs.last, last.level == level {
                runs[runs.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                runs.append((index..<index + 1, level))
            }
        }
        guard let highest = runs.map(\.level).max(),
            let lowestOdd = runs.map(\.level).filter({ $0 & 1 == 1 }).min()
        else { return runs }
        var level = highest
        while level >= lowestOdd {
            var index = 0
            while index < runs.count {
                guard runs[index].level >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < runs.count, runs[end].level >= level { end += 1 }
                runs[index..<end].reverse()
                index = end
            }
            level -= 1
        }
        return runs
    }
}

/// FriBidi's bits of a type (its header has them as macros that are made of each other).
private enum Constants {
    static let leftToRight: UInt32 = 0x110
    static let rightToLeft: UInt32 = 0x111
    static let weakLeftToRight: UInt32 = 0x20
    static let weakRightToLeft: UInt32 = 0x21
    /// Set for paragraph and segment separators.
    static let separator: UInt32 = 0x2000

    private static let space: UInt32 = 0x800
    private static let isolate: UInt32 = 0x8000
    private static let explicitMark: UInt32 = 0x1000
    private static let boundaryNeutral: UInt32 = 0x100000

    /// White space, and what is not seen: isolates, embeddings, boundary neutrals.
    static func isHanging(_ type: UInt32) -> Bool {
        type & (space | isolate | explicitMark | boundaryNeutral) != 0
    }
}

extension [UInt16] {
    /// The scalar that begins at a unit; U+FFFD for a surrogate alone.
    func scalar(at index: Int) -> (value: UInt32, utf16Count: Int) {
        let unit = self[index]
        guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
        if unit < 0xDC00, index + 1 < count, self[index + 1] & 0xFC00 == 0xDC00 {
            return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[index + 1] & 0x3FF)), 2)
        }
        return (0xFFFD, 1)
    }
}
