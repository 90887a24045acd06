import Foundation
import Testing

@testable import VirtualFoundation

@Suite("Texts in the user's language")
struct LocalizedTextTests {
    private static let english = Locale(identifier: "en_US")

    /// A bundle with one table, gone at the end.
    private func bundle(_ table: String) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try table.write(to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        return try #require(Bundle(path: folder.path))
    }

    @Test("Numbers of a literal are written as a locale does; a specifier says more")
    func numbers() {
        func text(_ value: String.LocalizationValue, _ locale: String) -> String {
            String(localized: value, locale: Locale(identifier: locale))
        }
        #expect(text("\(2024) of \(3.5)", "en_US") == "2,024 of 3.500000")
        #expect(text("\(1234.5, specifier: "%.1f")", "de_DE") == "1.234,5")
        #expect(
            text("\(UInt8(7)) \(Int16(-7)) \(Float(0.5), specifier: "%.2f") \(UInt64(7000))", "en_US")
                == "7 -7 0.50 7,000")
        #expect(text("\("100%") \(true) 50%", "en_US") == "100% true 50%")
        #expect(text("\(0.25, format: .number.precision(.fractionLength(1)))", "en_US") == "0.2")
    }

    @Test("Keys have Apple's directives")
    func keys() {
        let value: String.LocalizationValue =
            "\("a") \(1) \(Int32(1)) \(UInt(1)) \(UInt8(1)) \(Float(1)) \(1.0) \(1.0, specifier: "%.2f") 5%"
        #expect(value.format.key == "%@ %lld %d %llu %u %f %lf %.2f 5%%")
    }

    @Test("A bundle's text may change the order and how numbers are written, and no file can do harm by it")
    func translations() throws {
        let bundle = try bundle(
            """
            "%@ has %lld" = "%2$lld von %1$@";
            "price %lf" = "Preis %.2f";
            "worth %lf" = "%999999999.999999999f";
            "few %lld" = "%@ %@ %5$@ %";
            "plain" = "100%";
            """)
        func text(_ value: String.LocalizationValue) -> String {
            String(localized: value, bundle: bundle, locale: Self.english)
        }
        #expect(text("\("Ada") has \(1200)") == "1,200 von Ada")
        #expect(text("price \(9.999)") == "Preis 10.00")
        #expect(text("worth \(1.5)") == "1.500000")
        #expect(text("few \(12)") == "12   ")
        #expect(text("plain") == "100%")
    }

    @Test("A resource remembers its key, its table and its locale")
    func resources() throws {
        let bundle = try bundle("\"greeting\" = \"Hallo %@, %lld\";")
        let url = try #require(bundle.resourceURL)
        var resource = LocalizedStringResource(
            "greeting", defaultValue: "Hello \("Ada"), \(1000)", locale: Locale(identifier: "de_DE"),
            bundle: .atURL(url))
        #expect(resource.key == "greeting")
        #expect(String(localized: resource) == "Hallo Ada, 1.000")
        resource.locale = Self.english
        #expect(String(localized: resource) == "Hallo Ada, 1,000")
        #expect(String(localized: "gone", defaultValue: "there \(1)", bundle: bundle) == "there 1")
    }

    @Test("Directives are read with flags, widths, lengths and places; each kind of number has a letter of its own")
    func directives() {
        func text(_ format: String, _ values: [LocalizedFormat.Argument]) -> String {
            let template = FormatTemplate(format)
            return template.parts(of: template.text).map { part in
                switch part {
                case .words(let words): words
                case .value(let place, let directive):
                    values.indices.contains(place) ? values[place].words(directive, Self.english) : "none"
                }
            }.joined()
        }
        let numbers = (1...7).map { LocalizedFormat.Argument.integer(Int64($0)) }
        #expect(text("%+lld|%-3d|%03d|%hd|%zd|%05.2f|%x", numbers) == "+1|2  |003|4|5|   06|7")
        #expect(text("%2$@ %1$@ %% %3$@ %", [.text("a"), .text("b")]) == "b a % none a")
        #expect(
            text("%d %x %@ %.1e", [.number(1.5), .unsigned(255), .number(2), .number(1500)])
                == "1.500000 ff 2.000000 1.5E+03")
        #expect(FormatTemplate("\u{F0000}%@").parts(of: "\u{F0000}") == [.words("\u{F0000}")])
    }
}
