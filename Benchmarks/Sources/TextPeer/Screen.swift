import Foundation

@testable import CoreGraphics
@testable import Rasterizer
@testable import Typesetting

/// Texts on a canvas of 1170 × 2532 pixels, set in the system's font.
struct Screen {
    struct Label {
        var text: String
        var size: Double
        var origin: CGPoint
        var color: CGColor
    }

    static let width = 1170
    static let height = 2532

    var texts: [Label]
    var requests: [LayoutRequest]

    private init(_ labels: [Label], width: Double) {
        texts = labels
        requests = labels.map { Screen.request($0.text, size: $0.size, width: width) }
    }

    /// Five columns of 80 short texts in three sizes and two colours.
    static var labels: Screen {
        var random = Numbers(seed: 5)
        let blue = CGColor(red: 0.2, green: 0.3, blue: 0.8, alpha: 1)
        var labels: [Label] = []
        for index in 0..<400 {
            let origin = CGPoint(x: index % 5 * 234 + 6, y: index / 5 * 31 + 2)
            let size = Double(24 + 2 * (index % 3))
            labels.append(
                Label(
                    text: phrase(letters: 13, &random), size: size, origin: origin,
                    color: index % 4 == 0 ? blue : .black))
        }
        return Screen(labels, width: .infinity)
    }

    /// 100 KB, all of them seen.
    static var page: Screen {
        Screen([Label(text: prose(100 << 10), size: 6.5, origin: CGPoint(x: 5, y: 5), color: .black)], width: 1160)
    }

    static func request(_ text: String, size: Double, width: Double) -> LayoutRequest {
        let style = TextStyle(font: Font(system: SystemTypeface(), size: size))
        return LayoutRequest(text: StyledText(string: text, style: style), width: width)
    }

    // MARK: Words

    private static let syllables = [
        "la", "ver", "To", "mi", "son", "ka", "re", "li", "O", "den", "fa", "ru", "Ha", "wy", "xi", "qua", "jo", "be",
        "zu",
        "ng",
    ]

    private static func phrase(letters: Int, _ random: inout Numbers) -> String {
        var text = ""
        while text.utf8.count < letters {
            text += syllables[random.next(below: syllables.count)]
            if random.next(below: 3) == 0 { text += " " }
        }
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// Words of some syllables, a line feed about every 600 bytes.
    static func prose(_ bytes: Int) -> String {
        var random = Numbers(seed: 6)
        var text = ""
        while text.utf8.count < bytes {
            text += phrase(letters: 2 + random.next(below: 9), &random)
            text += random.next(below: 90) == 0 ? ".\n" : random.next(below: 8) == 0 ? ", " : " "
        }
        return text
    }
}

/// What Skia draws: the same lines at the same places, from the same files, in the advances of these files.
enum Strings {
    private struct Line: Encodable {
        var text: String
        var x: Double
        var y: Double
        var size: Double
        var font: String
        var rgb: [Int]
    }

    static func write(to file: String) throws {
        let screens = ["labels": lines(of: .labels), "page": lines(of: .page)]
        try JSONEncoder().encode(screens).write(to: URL(fileURLWithPath: file))
    }

    private static func lines(of screen: Screen) -> [Line] {
        zip(screen.requests, screen.texts).flatMap { request, label in
            let units = Array(label.text.utf16)
            return Typesetter().layout(request).lines.map { line in
                Line(
                    text: String(decoding: units[line.range], as: UTF16.self),
                    x: Double(label.origin.x) + line.x, y: Double(label.origin.y) + line.baseline, size: label.size,
                    font: line.runs.first?.face?.path ?? "",
                    rgb: [label.color.color8.red, label.color.color8.green, label.color.color8.blue].map { Int($0) })
            }
        }
    }
}

/// Reproducible numbers.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }
}
