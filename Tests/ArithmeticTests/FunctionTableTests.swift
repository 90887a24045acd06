import Foundation
import Testing

@testable import Arithmetic

/// The functions of `Arithmetic` against values that mpmath computed to 200 bits (`Oracle/functions.py`).
@Suite("exp, ln, sin, cos, atan2 and acos to 200 bits")
struct FunctionTableTests {
    /// A function with the bound, in units in the last place, that its documentation states.
    struct Function: Sendable, CustomTestStringConvertible {
        var name: String
        var bound: Double
        var value: @Sendable ([Double]) -> Double

        var testDescription: String { name }
    }

    static let functions = [
        Function(name: "exp", bound: 1.5) { Exponential.exp($0[0]) },
        Function(name: "ln", bound: 0.6) { Logarithm.ln($0[0]) },
        Function(name: "sin", bound: 3) { Trigonometry.sine($0[0]) },
        Function(name: "cos", bound: 3) { Trigonometry.cosine($0[0]) },
        Function(name: "atan2", bound: 3) { Trigonometry.arctangent(y: $0[0], x: $0[1]) },
        Function(name: "acos", bound: 0.6) { Trigonometry.arccosine($0[0]) },
    ]

    @Test("every value of the table is met within the stated bound", arguments: functions)
    func table(of function: Function) throws {
        let rows = try FunctionTable.rows(of: function.name)
        try #require(rows.count >= 300)
        var greatest = 0.0
        for row in rows {
            let error = row.value.error(of: function.value(row.arguments))
            greatest = max(greatest, error)
            #expect(error <= function.bound, "\(function.name)(\(row.arguments)) is \(error) units off")
        }
        // A bound that nothing comes near is a wrong statement, too.
        #expect(greatest > function.bound / 3)
    }
}

/// The lines of `Oracle/functions.tsv`.
enum FunctionTable {
    struct Row {
        var arguments: [Double]
        var value: LongValue
    }

    static func rows(of function: String) throws -> [Row] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Oracle/functions.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let words = line.split(separator: "\t")
            guard words[0] == function else { return nil }
            let arguments = try words[1..<(words.count - 1)].map { try #require(Double(String($0))) }
            return Row(arguments: arguments, value: try #require(LongValue(words[words.count - 1])))
        }
    }
}

/// A value of the table: a finite one of more bits than a double has, or one that must be met exactly.
enum LongValue {
    case exact(Double)
    /// ± (1 + 2⁻⁵² · (whole + part)) · 2ⁿ
    case long(isNegative: Bool, exponent: Int, whole: Int, part: Double)

    init?(_ text: some StringProtocol) {
        let digits = text.drop { $0 == "-" }
        guard digits.hasPrefix("0x1.") else {
            guard let value = Double(String(text)) else { return nil }
            self = .exact(value)
            return
        }
        let words = digits.dropFirst(4).split(separator: "p")
        guard words.count == 2, let exponent = Int(words[1]), let whole = Int(words[0].prefix(13), radix: 16),
            let rest = Int(words[0].dropFirst(13).prefix(13), radix: 16)
        else { return nil }
        self = .long(
            isNegative: text.hasPrefix("-"), exponent: exponent, whole: whole, part: Double(rest) * 0x1p-52)
    }

    /// By how many units in the value's last place a double misses it: of zeros also the sign counts.
    func error(of result: Double) -> Double {
        switch self {
        case .exact(let value):
            if value.isNaN { return result.isNaN ? 0 : .infinity }
            return result == value && result.sign == value.sign ? 0 : .infinity
        case .long(let isNegative, let exponent, let whole, let part):
            guard result.isFinite else { return .infinity }
            let magnitude = isNegative ? -result : result
            // Exact for every result near the value; all others are far off anyway.
            let scaled = Double(sign: .plus, exponent: -exponent, significand: magnitude)
            let units = (scaled - 1 - Double(whole) * 0x1p-52) * 0x1p52 - part
            return units.magnitude * Double(sign: .plus, exponent: min(0, exponent + 1022), significand: 1)
        }
    }
}
