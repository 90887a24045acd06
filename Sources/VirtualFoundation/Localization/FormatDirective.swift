import Foundation

/// How a format writes a value: what stands between its sign and its letter, and the letter.
package struct FormatDirective: Equatable, Sendable {
    /// Flags, width and precision: `-8.2`.
    private var shape = ""
    private var letter: Character = "@"

    /// More digits than that of a width or a precision are left out, so that no file makes texts of millions.
    private static let mostDigits = 2

    /// Reads a directive behind its sign and its place; all that is no directive reads as one of texts.
    init(_ rest: inout Substring) {
        var isTooLong = false
        var digits = 0
        while let next = rest.first, next.isASCII, next.isNumber || "-+ #'.*hlqztjL".contains(next) {
            digits = next.isNumber ? digits + 1 : 0
            isTooLong = isTooLong || digits > Self.mostDigits
            if next.isNumber || "-+ #'.".contains(next) { shape.append(next) }
            rest = rest.dropFirst()
        }
        letter = rest.popFirst() ?? "@"
        if isTooLong { shape = "" }
    }

    /// A whole number; `%@` and letters of other kinds write it as `%lld` does.
    func words(_ number: Int64, _ locale: Locale?) -> String {
        String(format: "%\(shape)ll\("dixXo".contains(letter) ? letter : "d")", locale: locale, number)
    }

    /// A whole number without a sign.
    func words(_ number: UInt64, _ locale: Locale?) -> String {
        String(format: "%\(shape)ll\("uxXo".contains(letter) ? letter : "u")", locale: locale, number)
    }

    /// A number; `%@` and letters of other kinds write it as `%f` does.
    func words(_ number: Double, _ locale: Locale?) -> String {
        String(format: "%\(shape)\("fFeEgGaA".contains(letter) ? letter : "f")", locale: locale, number)
    }
}
