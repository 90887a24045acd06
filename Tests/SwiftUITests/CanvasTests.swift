import CoreGraphics
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Drawn: View {
    let draw: (inout GraphicsContext, CGSize) -> Void
    var body: some View { Canvas(renderer: draw) }
}

private struct Following: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
        let _ = journal.note("body")
        Canvas { context, size in
            journal.note("draw \(count)")
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(count == 0 ? .red : .blue))
        }
        .onTapGesture { count += 1 }
    }
}

/// What is drawn by closures.
@MainActor
@Suite struct CanvasTests {
    /// The colours of pixels, each as its parts in hex.
    private func pixels(
        _ points: [(Int, Int)], _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> [String] {
        let hosted = Hosted(40, 40, scale: 1, traits: nil, Drawn(draw: draw))
        let probe = PixelProbe(hosted.stage.render().image)
        return points.map { point in
            probe[point.0, point.1].prefix(3).map { part in
                (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
            }.joined()
        }
    }

    @Test("Paths are filled in the space, the clip and the opacity of the context; copies have their own")
    func states() throws {
        let colors = try pixels([(5, 5), (15, 5), (25, 5), (5, 25), (35, 35)]) { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
            var moved = context
            moved.translateBy(x: 10, y: 0)
            moved.opacity = 0.5
            moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 0, green: 0, blue: 1))
            var clipped = context
            clipped.clip(to: Path(CGRect(x: 20, y: 0, width: 10, height: 10)))
            clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 0, green: 1, blue: 0))
            var turned = context
            turned.translateBy(x: 0, y: 20)
            turned.rotate(by: .degrees(90))
            turned.scaleBy(x: 10, y: -10)
            turned.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(white: 0))
        }
        #expect(colors == ["FF0000", "7F7FFF", "00FF00", "000000", "FFFFFF"])
    }

    @Test("A layer is put on what is there as a whole")
    func layers() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        let colors = try pixels([(10, 10), (30, 30)]) { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(red: 1, green: 0, blue: 0))
                layer.fill(square, with: .color(red: 0, green: 0, blue: 1))
            }
            context.opacity = 1
            context.blendMode = .multiply
            context.translateBy(x: 20, y: 20)
            context.fill(square, with: .color(red: 1, green: 1, blue: 0))
            context.fill(square, with: .color(red: 0, green: 1, blue: 1))
        }
        #expect(colors == ["7F7FFF", "00FF00"])
    }

    @Test("Gradients, lines, texts and pictures are drawn where they are to lie")
    func content() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let colors = try pixels([(1, 1), (38, 1), (20, 12), (20, 30), (2, 38)]) { context, size in
            let black = Gradient(colors: [Color(white: 0), Color(white: 1)])
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 40, height: 10)),
                with: .linearGradient(black, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
            context.stroke(
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 12))
                    path.addLine(to: CGPoint(x: 40, y: 12))
                }, with: .color(red: 0, green: 0, blue: 1), lineWidth: 4)
            context.draw(Image(uiImage: red), at: CGPoint(x: 20, y: 30))
            context.draw(Image(uiImage: red), in: CGRect(x: 0, y: 36, width: 10, height: 4))
            let text = context.resolve(Text("Wide"))
            #expect(text.measure(in: CGSize(width: 200, height: 100)).height > 20)
            #expect(text.firstBaseline(in: size) > 10)
        }
        #expect(colors[0] < "101010" && colors[1] > "E0E0E0")
        #expect(Array(colors[2...]) == ["0000FF", "FF0000", "FF0000"])
    }

    @Test("A canvas is drawn anew when something that it draws changes, and only then")
    func updates() throws {
        let journal = Journal()
        let hosted = Hosted(10, 10, scale: 1, traits: nil, Following(journal: journal))
        _ = hosted.stage.render()
        hosted.turn()
        _ = hosted.stage.render()
        #expect(journal.lines == ["body", "draw 0"])
        try hosted.stage.touch.tap(CGPoint(x: 5, y: 5))
        hosted.stage.advance(by: 0.2)
        _ = hosted.stage.render()
        // The body reads no state: only the drawing does.
        #expect(journal.lines == ["body", "draw 0", "draw 1"])
    }
}
