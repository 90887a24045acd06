import Foundation
import Offstage
import SwiftUI
import Testing

@testable import SwiftUI

/// Texts of an app, and where they are to be found.
@MainActor
@Suite struct TextResourceTests {
    @Test("A resource is looked up by its key, and has its own words where there are none")
    func resources() {
        let count = 3
        let plain: LocalizedStringResource = "Count \(count)"
        #expect(plain.key == "Count %lld")
        #expect(String(localized: plain) == "Count 3")
        let keyed = LocalizedStringResource("count.title", defaultValue: "Count: \(count) %")
        #expect(keyed.key == "count.title")
        #expect(String(localized: keyed) == "Count: 3 %")
        #expect(Text(keyed).words(EnvironmentValues()) == "Count: 3 %")
        #expect(String(localized: "Count \(count)") == "Count 3")
        #expect(String(localized: "count.title", defaultValue: "\(count)") == "3")
        // Marks are those of views.
        let marked: LocalizedStringResource = "**\(count)** *stars*"
        #expect(String(localized: marked) == "**3** *stars*" && String(localized: "**b**") == "**b**")
        #expect(Text(marked).words(EnvironmentValues()) == "3 stars")
        #expect(plain == "Count \(3)" && plain != "Count \(4)" && plain != keyed)
    }

    @Test("Numbers in a literal are written as the environment's locale does, and as their specifier says")
    func numbers() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        #expect(Text("\(2024) \(1234.5, specifier: "%.1f")").words(environment) == "2.024 1.234,5")
        #expect(Text(verbatim: "\(2024)").words(environment) == "2024")
        #expect(Text(String(2024)).words(environment) == "2024")
    }

    @Test("Without a locale of its own a view follows the stage, wherever it runs")
    func locales() {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        #expect(EnvironmentValues().locale == stage.locale)
        #expect(EnvironmentValues().timeZone == stage.timeZone)
        #expect(Text("\(2024)").words(EnvironmentValues()) == "2,024")
        stage.locale = Locale(identifier: "fr_CH")
        #expect(EnvironmentValues().locale == stage.locale && EnvironmentValues().calendar.locale == stage.locale)
    }

    @Test("Texts and pictures in a literal keep their looks, and the marks around count for them, too")
    func texts() {
        let environment = EnvironmentValues()
        let text = Text(
            "a **\(Text("b").italic()) c** \(Image(systemName: "star")) \(Date(timeIntervalSince1970: 0), style: .time)"
        )
        let resolved = text.resolved(environment)
        #expect(text.words(environment).hasPrefix("a b c  "))
        func traits(_ letter: String) -> UIFontDescriptor.SymbolicTraits {
            let range = (resolved.string as NSString).range(of: letter)
            let font = resolved.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
            return font?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]) ?? []
        }
        #expect(traits("a") == [] && traits("b") == [.traitBold, .traitItalic] && traits("c") == .traitBold)
        let attached = (0..<resolved.length).contains {
            resolved.attribute(.attachment, at: $0, effectiveRange: nil) is NSTextAttachment
        }
        #expect(attached)
        #expect(Text("\(Text("b"))") != Text("\(Text("c"))"))
    }
}
