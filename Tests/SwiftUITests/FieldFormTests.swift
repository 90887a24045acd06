import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Fields: View {
    let journal: Journal
    @State private var name = ""
    @State private var word = ""

    var body: some View {
        VStack {
            TextField(
                "Name", text: $name, onEditingChanged: { journal.note("\($0)") }, onCommit: { journal.note("name") }
            )
            .autocorrectionDisabled()
            .textInputAutocapitalization(.never)
            .submitLabel(.next)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            SecureField("Word", text: $word, onCommit: { journal.note("word") })
        }
        .onSubmit { journal.note("submit") }
    }
}

private struct Rating: View {
    let journal: Journal
    @State private var value = 3

    var body: some View {
        Color.red
            .accessibilityElement(children: .ignore)
            .accessibility(label: Text("Rating"))
            .accessibility(value: Text("\(value) of 5"))
            .accessibilityAdjustableAction { direction in
                value += direction == .increment ? 1 : -1
                journal.note("\(value)")
            }
    }
}

/// Fields with closures, what their keyboard is like, and values that are moved without touches.
@MainActor
@Suite struct FieldFormTests {
    @Test("A field tells when its editing begins and ends, and of the return key before views around hear of it")
    func closures() throws {
        let journal = Journal()
        let hosted = Hosted(Fields(journal: journal))
        let fields = hosted.host.subviews.compactMap { $0 as? UITextField }
        try #require(fields.count == 2)
        fields[0].becomeFirstResponder()
        hosted.stage.advance(by: 0.5)
        _ = fields[0].delegate?.textFieldShouldReturn(fields[0])
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines == ["true", "name", "submit", "false"])
        fields[1].becomeFirstResponder()
        _ = fields[1].delegate?.textFieldShouldReturn(fields[1])
        #expect(journal.lines.suffix(2) == ["word", "submit"])
    }

    @Test("Fields have the keyboard that views around ask for")
    func keyboards() throws {
        let fields = Hosted(Fields(journal: Journal())).host.subviews.compactMap { $0 as? UITextField }
        try #require(fields.count == 2)
        #expect(fields[0].autocorrectionType == .no)
        #expect(fields[0].autocapitalizationType == .none)
        #expect(fields[0].returnKeyType == .next)
        #expect(fields[0].textContentType == .emailAddress)
        #expect(fields[0].keyboardType == .emailAddress)
        #expect(fields[1].autocorrectionType == .default)
        #expect(fields[1].autocapitalizationType == .sentences)
        #expect(fields[1].returnKeyType == .default)
    }

    @Test("A value is moved up and down by assistive technologies, and read with its label")
    func adjusting() throws {
        let journal = Journal()
        let hosted = Hosted(Rating(journal: journal))
        let spoken = try #require(hosted.stage.window.firstView(of: SpokenView.self))
        #expect(spoken.accessibilityTraits.contains(.adjustable))
        #expect(spoken.accessibilityLabel == "Rating")
        #expect(spoken.accessibilityValue == "3 of 5")
        spoken.accessibilityIncrement()
        spoken.accessibilityIncrement()
        spoken.accessibilityDecrement()
        hosted.turn()
        #expect(journal.lines == ["4", "5", "4"])
        #expect(spoken.accessibilityValue == "4 of 5")
    }

    @Test("Builders run where nobody is on the main actor, and a path is cut by its length")
    func builders() {
        @ViewBuilder nonisolated func three(_ isFirst: Bool) -> some View {
            EmptyView()
            if isFirst { EmptyView() } else { AnyView(EmptyView()) }
        }
        _ = three(true)
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        #expect(
            path.trimmedPath(from: 0.25, to: 0.75).cgPath.boundingBoxOfPath == CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(path.trimmedPath(from: 0.75, to: 0.25).isEmpty)
    }
}
