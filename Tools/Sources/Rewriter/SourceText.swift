import Glibc

/// A file of a module: its path and its bytes.
public struct SourceText: Sendable {
    /// Where the file lies. Messages and `#sourceLocation` name it.
    public let path: String
    /// What is in the file.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The file as a text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file as it is, behind a line by which the compiler's messages name it.
    package var namingItself: String { directive(line: 1) + "\n" + text }

    /// Whether some bytes stand anywhere in the file.
    package func mentions(_ word: StaticString) -> Bool {
        let (start, count) = (word.utf8Start, word.utf8CodeUnitCount)
        return bytes.withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress, count > 0 else { return false }
            let end = place + bytes.count
            while end - place >= count, let found = memchr(place, Int32(start[0]), end - place) {
                place = UnsafeRawPointer(found)
                if end - place >= count, memcmp(place, start, count) == 0 { return true }
                place += 1
            }
            return false
        }
    }

    /// Whether so many brackets open with nothing but names between that the parser would look ahead for ages, or
    /// without end: it tries each `[` in two ways. Nobody writes such a file.
    package var opensTooMuch: Bool {
        var (square, others) = (0, 0)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "["): square += 1
            case UInt8(ascii: "("), UInt8(ascii: "<"): others += 1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80..., UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: " "), 0x09...0x0D:
                break
            default: (square, others) = (0, 0)
            }
            if square > 12 || others > 64 { return true }
        }
        return false
    }

    /// Where the first line begins that is not UTF-8; the file's start for none.
    var firstInvalidLine: Int {
        var start = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if String(validating: line, as: UTF8.self) == nil { return start }
            start += line.count + 1
        }
        return 0
    }

    /// The file with `@available (iOS 9, *)` as ` @available(iOS 9, *)`, which is as long: the older language lets blanks
    /// stand before an attribute's arguments, the parser does not. Nil where there are none.
    package var withoutBlanksBeforeArguments: SourceText? {
        var result = bytes
        for start in bytes.indices where bytes[start] == UInt8(ascii: "@") {
            let name = bytes[(start + 1)...].prefix { Self.isOfName($0) }
            let blanks = bytes[name.endIndex...].prefix { $0 == UInt8(ascii: " ") }
            guard !name.isEmpty, !blanks.isEmpty, blanks.endIndex < bytes.count,
                bytes[blanks.endIndex] == UInt8(ascii: "("), Self.takesArguments(name)
            else { continue }
            let moved = Array(repeating: UInt8(ascii: " "), count: blanks.count) + bytes[start..<name.endIndex]
            result.replaceSubrange(start..<blanks.endIndex, with: moved)
        }
        return result == bytes ? nil : SourceText(path: path, bytes: result)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Before other attributes' parentheses a type may begin: `@escaping (Int) -> Void`.
    private static func takesArguments(_ name: ArraySlice<UInt8>) -> Bool {
        ["available", "objc", "convention", "inline", "backDeployed"].contains(String(decoding: name, as: UTF8.self))
    }

    /// The line, from 1, in which a byte stands.
    package func line(of offset: Int) -> Int {
        1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
    }

    /// The column, from 1 and in bytes, as the compiler counts.
    package func column(of offset: Int) -> Int {
        offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    }
}
