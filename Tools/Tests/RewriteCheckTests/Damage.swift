import Rewriter
import SwiftParser
import SwiftSyntax

/// Damages sources, the same way for the same seed: bytes, words of the constructs, and whole statements and members.
struct Damage {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    private static let words = [
        "@objc ", "@objc(a:b:) ", "@objcMembers ", "@IBOutlet ", "@MainActor ", "#selector(", "#selector(a)",
        "#selector(setter: A.b)", "#keyPath(A.b.c)", "#keyPath(", "#available(iOS 15, *)", "optional ", "override ",
        "dynamic ", "private ", "extension A {", "extension A: B {}", "class A {", "protocol A {", "func test() ", "{",
        "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "//", "/*", "*/", "`", "#if os(iOS)\n",
        "\n#elseif a\n",
        "\n#else\n", "\n#endif\n", "delegate?.a?(", "!(", "??.", "(a as AnyObject).b", ".first?.", "; ", ",", ":", "=",
        "import UIKit.UIView\n", "import class A.B;", "#sourceLocation()\n", "\0", "\r\n", "\u{FEFF}", "\u{2028}", "🙂",
    ]

    mutating func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(bound, 1)
    }

    /// A file damaged in one to five places; `other` is one to take stretches from.
    mutating func apply(to bytes: [UInt8], other: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random(5) {
            switch random(8) {
            case 0: cut(&bytes, 1 + random(40))
            case 1: insert(Array(Self.words[random(Self.words.count)].utf8), into: &bytes)
            case 2: if !bytes.isEmpty { bytes[random(bytes.count)] = UInt8(random(256)) }
            case 3: bytes.removeLast(min(bytes.count, random(3) == 0 ? random(bytes.count) : random(30)))
            case 4: insert(stretch(of: other), into: &bytes)
            case 5: insert(nesting(), into: &bytes)
            default: changeItems(&bytes)
            }
        }
        return bytes
    }

    private mutating func cut(_ bytes: inout [UInt8], _ count: Int) {
        let place = random(bytes.count)
        bytes.removeSubrange(place..<min(bytes.count, place + count))
    }

    private mutating func insert(_ new: [UInt8], into bytes: inout [UInt8]) {
        bytes.insert(contentsOf: new, at: random(bytes.count + 1))
    }

    private mutating func stretch(of bytes: [UInt8]) -> [UInt8] {
        let place = random(bytes.count)
        return Array(bytes[place..<min(bytes.count, place + random(200))])
    }

    private mutating func nesting() -> [UInt8] {
        let word = ["(", "[", "{", "a.", "-", "a?.b?(", "#if a\n", "A<", "class A {"][random(9)]
        return Array(String(repeating: word, count: 1 + random(random(10) == 0 ? 2000 : 20)).utf8)
    }

    /// Takes a statement or member out, doubles it, or puts it where another one stands: mostly, it parses still.
    private mutating func changeItems(_ bytes: inout [UInt8]) {
        guard !SourceText(path: "", bytes: bytes).opensTooMuch else { return }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let items = Self.items(of: Syntax(tree)).filter { $0.upperBound <= bytes.count }
        guard !items.isEmpty else { return }
        let (item, place) = (items[random(items.count)], items[random(items.count)])
        let text = Array(bytes[item])
        switch random(3) {
        case 0: bytes.removeSubrange(item)
        case 1: bytes.insert(contentsOf: text + [UInt8(ascii: "\n")], at: place.lowerBound)
        default: bytes.replaceSubrange(place, with: text)
        }
    }

    /// The stretches of all statements and members; without recursion, as damage nests deep.
    private static func items(of tree: Syntax) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var waiting = [tree]
        while let node = waiting.popLast() {
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) {
                found.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
            }
            waiting += node.children(viewMode: .sourceAccurate)
        }
        return found
    }
}
