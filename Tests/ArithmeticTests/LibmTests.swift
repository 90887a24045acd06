import Foundation
import Testing

/// No function of the C library's mathematics is called where its last bit could reach a pixel: it differs from machine
/// to machine.
@Suite("No libm on the way to a pixel")
struct LibmTests {
    /// The modules below the product's own; those that do not exist yet are passed over.
    private static let modules = [
        "Arithmetic", "TextFormatting", "CPixelKernels", "Rasterizer", "CoreGraphics", "AutoLayout", "Typesetting",
        "RenderServer", "QuartzCore",
        "UIKit", "Offstage",
    ]

    /// Functions of our own that are called by such a name alone: the file, the name, and why it may be called there.
    private static let own: [(file: String, name: String, reason: String)] = [
        ("Exponential.swift", "exp", "defined there, by IEEE-exact operations")
    ]

    @Test("sources call none of its functions")
    func sources() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var count = 0
        for module in Self.modules {
            let folder = root.appendingPathComponent(module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard ["swift", "c", "h"].contains(file.pathExtension) else { continue }
                count += 1
                let text = try String(contentsOf: file, encoding: .utf8)
                let place = String(file.path.dropFirst(root.path.count + 1))
                for call in LibmCall.all(in: text) where !isOwn(call.name, file.lastPathComponent) {
                    Issue.record("Sources/\(place):\(call.line): \(call.name)")
                }
            }
        }
        #expect(count > 400)
    }

    private func isOwn(_ name: String, _ file: String) -> Bool {
        Self.own.contains { $0.file == file && $0.name == name }
    }

    @Test("calls are found wherever they stand, and nothing else is")
    func finding() {
        let source = """
            let a = sin(x) // cos(x)
            /* tan(x)
               atan(x) */ let b = Foundation.atan2(y, x)
            let c = Glibc.sinf (x) + Exponential.exp(x) + "log(x) \\" pow(x)" + isin(x) + sin
            let d = x.addingProduct(y, z) + own.pow(2)
            sum.addProduct(y, z); fma(x, y, z)
            func log(_ message: String) { own.log(message) }
            """
        let found = LibmCall.all(in: source).map { "\($0.line) \($0.name)" }
        #expect(found == ["1 sin", "3 atan2", "4 sinf", "5 addingProduct", "6 addProduct", "6 fma"])
    }
}

/// A call of one of libm's functions in a source.
private struct LibmCall {
    var line: Int
    var name: String

    /// Without the suffix that tells the type: `sinf` and `sinl` count as `sin`.
    private static let names: Set<Substring> = [
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sincos", "sinh", "cosh", "tanh", "asinh", "acosh",
        "atanh",
        "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "logb", "pow", "cbrt", "hypot", "fma", "erf",
        "erfc", "tgamma", "lgamma", "j0", "j1", "jn", "y0", "y1", "yn",
    ]
    /// Methods of Swift's that are fused multiply-adds.
    private static let methods: Set<Substring> = ["addingProduct", "addProduct"]
    /// In front of a dot they name the library, anything else a type of our own.
    private static let libraries: Set<Substring> = ["Foundation", "Glibc", "Musl", "Darwin", "Swift"]

    static func all(in source: String) -> [LibmCall] {
        var calls: [LibmCall] = []
        for (number, line) in bare(source).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var words = line[...]
            var before: Substring = ""
            while let start = words.firstIndex(where: \.isWordCharacter) {
                let between = words[..<start]
                let end = words[start...].firstIndex { !$0.isWordCharacter } ?? words.endIndex
                let word = words[start..<end]
                let isMember = between == "." || (between.hasSuffix(".") && !between.hasSuffix(".."))
                let isLibrarys = isFunction(word) && (!isMember || libraries.contains(before))
                let isCall = before != "func" && words[end...].drop { $0 == " " }.hasPrefix("(")
                if isCall, isLibrarys || methods.contains(word) {
                    calls.append(LibmCall(line: number + 1, name: String(word)))
                }
                before = word
                words = words[end...]
            }
        }
        return calls
    }

    private static func isFunction(_ word: Substring) -> Bool {
        names.contains(word) || (word.hasSuffix("f") || word.hasSuffix("l")) && names.contains(word.dropLast())
    }

    /// The source with its lines, but without comments and what stands between quotation marks.
    private static func bare(_ source: String) -> String {
        var result = ""
        var rest = Substring(source)
        func skip(to end: String) {
            let upper = rest.range(of: end)?.upperBound ?? rest.endIndex
            result += String(repeating: "\n", count: rest[..<upper].filter { $0 == "\n" }.count)
            rest = rest[upper...]
        }
        while let next = rest.firstIndex(where: { $0 == "/" || $0 == "\"" }) {
            result += rest[..<next]
            rest = rest[next...]
            if rest.hasPrefix("//") {
                rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...]
            } else if rest.hasPrefix("/*") {
                skip(to: "*/")
            } else if rest.hasPrefix("\"\"\"") {
                rest = rest.dropFirst(3)
                skip(to: "\"\"\"")
            } else if rest.hasPrefix("\"") {
                rest = rest.dropFirst()
                while let character = rest.first, character != "\"", character != "\n" {
                    rest = rest.dropFirst(character == "\\" ? 2 : 1)
                }
                if rest.first == "\"" { rest = rest.dropFirst() }
            } else {
                result.append("/")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
