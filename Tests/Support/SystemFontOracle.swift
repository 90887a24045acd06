import Foundation

/// The system font as a device measured it: worked out from the numbers that it printed, apart from the product's code.
public struct SystemFontOracle: Sendable {
    private let rows: [[String]]
    /// By code: the masters' columns.
    private let advances: [UInt8: [Double]]
    private let coordinates: [String: Double]
    private let tracking: [Double: Double]

    public static let shared = SystemFontOracle()

    /// Weights by name, and what `UIFont.Weight` calls them.
    public let weights: [(name: String, value: Double)]

    private init() {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("system-font.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        self.rows = rows
        func values(_ kind: String) -> [[String]] { rows.filter { $0[0] == kind } }
        advances = Dictionary(
            uniqueKeysWithValues: values("A").map { (UInt8($0[1], radix: 16) ?? 0, $0[3...].map(Self.number)) })
        weights = values("W").map { ($0[1], Self.number($0[2])) }
        coordinates = Dictionary(uniqueKeysWithValues: values("W").map { ($0[1], Self.number($0[3])) })
        tracking = Dictionary(uniqueKeysWithValues: values("T").map { (Self.number($0[1]), Self.number($0[2])) })
    }

    /// A decimal number, or a quotient of two.
    private static func number(_ text: String) -> Double {
        let parts = text.split(separator: "/").map { Double($0) ?? .nan }
        return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    }

    // MARK: What was printed

    /// The sizes of the printed tracking.
    public var sizes: [Double] { tracking.keys.sorted() }

    public func tracking(size: Double) -> Double { tracking[size] ?? .nan }

    /// The columns of a character: lightest, regular, boldest at 17 points, the same at 28, regular italic of both.
    public func masters(_ character: UInt8) -> [Double] { advances[character] ?? [] }

    /// The kerning of six whole texts, in the same columns.
    public var kernings: [(text: String, columns: [Double])] {
        rows.filter { $0[0] == "K" }.map { ($0[2], $0[3...].map(Self.number)) }
    }

    /// The height of small letters, in the same columns.
    public var smallHeights: [Double] { rows.first { $0[0] == "X" }.map { $0[3...].map(Self.number) } ?? [] }

    /// Advance and heights of small letters, regular and bold, of the monospaced design.
    public var monospaced: [Double] { rows.first { $0[0] == "M" }.map { $0[1...].map(Self.number) } ?? [] }

    /// A label on a recording.
    public struct Label: Sendable {
        public var text: String
        public var weight: String
        public var size: Double
        public var scale: Double
        /// Points, as recorded: to a thousandth.
        public var width: Double
    }

    public var labels: [Label] {
        rows.filter { $0[0] == "R" }.map { row in
            Label(
                text: row[5], weight: row[1], size: Self.number(row[2]), scale: Self.number(row[3]),
                width: Self.number(row[4]))
        }
    }

    /// A text whose width was printed.
    public struct Width: Sendable {
        public var text: String
        public var weight: String
        public var isItalic: Bool
        public var size: Double
        /// Points, to a thousandth.
        public var width: Double
        /// A label's, at three pixels a point.
        public var label: Double
    }

    public var widths: [Width] {
        rows.filter { $0[0] == "P" }.map { row in
            Width(
                text: row[3], weight: row[1] == "italic" ? "regular" : row[1], isItalic: row[1] == "italic",
                size: Self.number(row[2]), width: Self.number(row[4]), label: Self.number(row[5]))
        }
    }

    // MARK: What follows

    public func opticalCoordinate(_ size: Double) -> Double {
        if size <= 17 { return 0 }
        if size <= 19 { return (size - 17) / 22 }
        if size <= 24 { return 1.0 / 11 + (size - 19) / 5 * 8 / 11 }
        return min(1, 9.0 / 11 + (size - 24) / 4 * 2 / 11)
    }

    /// A measure of a weight at a size, by the columns of its masters.
    public func mixed(_ columns: [Double], weight: String, size: Double, isItalic: Bool = false) -> Double {
        let x = coordinates[weight] ?? .nan
        func master(_ first: Int, _ italic: Int) -> Double {
            let regular = columns[first + 1]
            let upright =
                x >= 0 ? regular + x * (columns[first + 2] - regular) : regular - x * (columns[first] - regular)
            return isItalic ? upright + columns[italic] - regular : upright
        }
        let (small, large) = (master(0, 6), master(3, 7))
        return small + opticalCoordinate(size) * (large - small)
    }

    /// What a character moves the pen by, in points.
    public func advance(_ character: UInt8, weight: String, size: Double, isItalic: Bool = false) -> Double {
        let units = mixed(masters(character), weight: weight, size: size, isItalic: isItalic)
        return (units + tracking(size: size)) * size / 2048
    }

    /// The width of a text of ASCII without kerning, in points.
    public func width(_ text: String, weight: String = "regular", size: Double, isItalic: Bool = false) -> Double {
        text.utf8.reduce(0) { $0 + advance($1, weight: weight, size: size, isItalic: isItalic) }
    }

    /// As wide as a label is that holds so much: up to whole pixels, but for what sums may be off.
    public static func labelWidth(_ width: Double, scale: Double) -> Double {
        (width * scale - 1.0 / 16384).rounded(.up) / scale
    }

    /// Texts of ASCII, 1 to 41 characters long. None ends with a space, which would hang over the line's end.
    public static func randomTexts(_ count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let length = 1 + Int(random.next() % 40)
            let last = UInt8(0x21 + random.next() % 94)
            return String(decoding: (0..<length).map { _ in UInt8(0x20 + random.next() % 95) } + [last], as: UTF8.self)
        }
    }
}
