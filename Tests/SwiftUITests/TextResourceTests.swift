import Foundation
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
}
