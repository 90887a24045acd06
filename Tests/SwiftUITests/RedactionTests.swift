import CoreGraphics
import Offstage
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Reasons: View {
    let journal: Journal
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        let _ = journal.note("\(reasons.rawValue)")
        Color.red
    }
}

/// Words and pictures that are not shown yet, or not to everybody.
@MainActor
@Suite struct RedactionTests {
    private func texts(_ view: some View) -> [SetTextView] {
        Hosted(100, 100, scale: 1, traits: nil, view).host.subviews.compactMap { $0 as? SetTextView }
    }

    @Test("Reasons are added to those around, until a view is shown all the same")
    func reasons() {
        let journal = Journal()
        _ = Hosted(Reasons(journal: journal).redacted(reason: .placeholder).redacted(reason: .privacy))
        _ = Hosted(Reasons(journal: journal).unredacted().redacted(reason: .placeholder))
        _ = Hosted(Reasons(journal: journal))
        #expect(journal.lines == ["3", "0", "0"])
    }

    @Test("Words keep their room, and are bars, one a line, in their colour and nearly gone; nobody reads them")
    func bars() throws {
        let view = Text(verbatim: "One two three four").foregroundColor(.red).frame(width: 80)
        let shown = try #require(texts(view).first)
        let hosted = Hosted(100, 100, scale: 1, traits: nil, view.redacted(reason: .placeholder))
        let hidden = try #require(hosted.host.subviews.first as? SetTextView)
        #expect(hidden.frame == shown.frame)
        #expect(shown.isAccessibilityElement && !hidden.isAccessibilityElement)
        let setting = try #require(hidden.setting)
        let bars = RedactedText(layout: setting.layout(ProposedViewSize(hidden.bounds.size))).bars
        #expect(bars.count == 2)
        // The eighth of a line is free above and below a bar.
        #expect(isNear(bars[0].minY, setting.font.lineHeight / 8))
        #expect(isNear(bars[0].height, setting.font.lineHeight * 3 / 4))
        #expect(bars[1].minY > bars[0].maxY)
        let probe = PixelProbe(hosted.stage.render().image)
        let middle = CGPoint(x: hidden.frame.minX + bars[0].midX, y: hidden.frame.minY + bars[0].midY)
        // Red at .16 on white; system red at most.
        let pixel = probe[Int(middle.x), Int(middle.y)]
        #expect(pixel[0] > 250 && pixel[1] > 210 && pixel[1] < 235)
        // All of the bar is of one colour: no letters.
        let row = (Int(hidden.frame.minX + bars[0].minX) + 4..<Int(hidden.frame.minX + bars[0].maxX) - 4).map {
            probe[$0, Int(middle.y)]
        }
        #expect(row.allSatisfy { $0 == pixel })
    }

    @Test("A picture is a box of its size, and colours stay")
    func pictures() throws {
        let picture = PixelProbe.picture(["BB", "BB"], scale: 1)
        let view = HStack(spacing: 0) {
            Image(uiImage: picture).resizable().frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
        .foregroundColor(.black)
        let hosted = Hosted(20, 10, scale: 1, traits: nil, view.redacted(reason: .placeholder))
        let probe = PixelProbe(hosted.stage.render().image)
        let box = probe[5, 5]
        #expect(box[0] == box[2] && abs(box[0] - Int(255 * (1 - Redaction.opacity))) <= 1)
        #expect(probe[15, 5][2] > 200 && probe[15, 5][0] < 50)
    }

    @Test("For privacy, what is marked is hidden alone")
    func privacy() {
        let view = VStack {
            Text(verbatim: "Name")
            Text(verbatim: "1,234").privacySensitive()
        }
        #expect(texts(view).map { $0.setting?.isRedacted } == [false, false])
        #expect(texts(view.redacted(reason: .privacy)).map { $0.setting?.isRedacted } == [false, true])
        #expect(texts(view.redacted(reason: .placeholder)).map { $0.setting?.isRedacted } == [true, true])
    }
}
