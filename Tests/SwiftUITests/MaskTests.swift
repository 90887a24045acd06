import CoreGraphics
import Offstage
import SwiftUI
import TestKit
import Testing

private struct Masked: View {
    let journal: Journal
    @State private var width: CGFloat = 20

    var body: some View {
        Color.red.frame(width: 60, height: 40)
            .mask(alignment: .leading) { Color.black.opacity(0.5).frame(width: width, height: 10) }
            .onTapGesture {
                width = 40
                journal.note("tap")
            }
    }
}

/// What is seen of a view behind a mask.
@MainActor
@Suite struct MaskTests {
    /// Of some pixels, whether something red is seen there.
    private func seen(_ frame: Frame) -> [Bool] {
        let probe = PixelProbe(frame.image)
        return [(22, 50), (38, 50), (42, 50), (58, 50), (62, 50), (30, 43), (30, 57)].map { probe[$0.0, $0.1][1] < 200 }
    }

    @Test("A view is seen as far as its mask would be; size and place are the view's own, and the mask follows state")
    func mask() throws {
        let journal = Journal()
        let hosted = Hosted(100, 100, scale: 1, traits: nil, Masked(journal: journal))
        #expect(hosted.size(nil, nil) == CGSize(width: 60, height: 40))
        // The view lies in the middle, 20…80 by 30…70, its mask 20…40 by 45…55.
        #expect(seen(hosted.stage.render()) == [true, true, false, false, false, false, false])
        try hosted.stage.touch.tap(CGPoint(x: 30, y: 50))
        hosted.stage.advance(by: 1)
        #expect(journal.lines == ["tap"])
        #expect(seen(hosted.stage.render()) == [true, true, true, true, false, false, false])
    }

    @Test("A colour of SwiftUI's is one of UIKit's that follows traits, with its opacity")
    func colors() {
        let stage = Stage()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let color = stage.perform { UIColor(Color(uiColor: .systemBackground).opacity(0.5)) }
        #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
}
