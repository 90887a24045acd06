import Foundation

@testable import CoreGraphics
@testable import Rasterizer
@testable import Typesetting

/// Times text on one thread, for text/compare.py. Each line that it prints is one measured row, as JSON.
///
/// - `TextPeer strings FILE`: writes the strings and where they stand, for Skia to draw.
/// - `TextPeer labels|page RUNS [RAW]`: frames of 400 labels, or of a text of 100 KB.
/// - `TextPeer growth`: what laying out takes by length.
@main
struct TextPeer {
    static func main() throws {
        let arguments = CommandLine.arguments
        switch (arguments.count > 1 ? arguments[1] : "", arguments.count) {
        case ("strings", 3): try Strings.write(to: arguments[2])
        case ("labels", 3...), ("page", 3...):
            let screen = arguments[1] == "labels" ? Screen.labels : Screen.page
            let image = Frames(screen).measure(runs: Int(arguments[2]) ?? 1)
            if arguments.count > 3 { try Data(image.bytes).write(to: URL(fileURLWithPath: arguments[3])) }
        case ("growth", 2): Growth.measure()
        default: fatalError("TextPeer strings FILE | labels RUNS [RAW] | page RUNS [RAW] | growth")
        }
    }
}

/// Frames of a screen in one canvas, as a program draws them again and again.
struct Frames {
    private let screen: Screen
    private let context: CGContext

    init(_ screen: Screen) {
        self.screen = screen
        context = CGContext(width: Screen.width, height: Screen.height, baseTransform: .identity)
    }

    /// One cold frame, then warm ones in three ways.
    func measure(runs: Int) -> Bitmap {
        Clock.print("cold", [Clock.milliseconds { draw { LayoutCache.shared.layout($0) } }])
        row("laid out anew", runs) {
            LayoutCache.shared.removeAll()
            ParagraphCache.shared.removeAll()
            draw { LayoutCache.shared.layout($0) }
        }
        row("warm", runs) { draw { LayoutCache.shared.layout($0) } }
        let kept = screen.requests.map { Typesetter().layout($0) }
        row("layouts kept", runs) { draw(kept) }
        return context.makeBitmap()
    }

    private func row(_ name: String, _ runs: Int, _ frame: () -> Void) {
        frame()
        Clock.print(name, (0..<runs).map { _ in Clock.milliseconds(frame) })
    }

    /// What a frame begins with and ends with is the same in Skia: a white canvas, finished pixels.
    private func draw(_ layout: (LayoutRequest) -> TextLayout) {
        begin()
        for (request, label) in zip(screen.requests, screen.texts) {
            TextPainter(color: label.color).draw(layout(request), at: label.origin, in: context)
        }
        context.flush()
    }

    private func draw(_ layouts: [TextLayout]) {
        begin()
        for (layout, label) in zip(layouts, screen.texts) {
            TextPainter(color: label.color).draw(layout, at: label.origin, in: context)
        }
        context.flush()
    }

    private func begin() {
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: Screen.width, height: Screen.height))
    }
}

/// Laying out texts of 12.5 to 400 KB in one column, and one paragraph of as many letters.
enum Growth {
    static func measure() {
        for kilobytes in [12, 25, 50, 100, 200, 400] {
            for (name, text) in [
                ("paragraphs", Screen.prose(kilobytes << 10)),
                ("one paragraph", Screen.prose(kilobytes << 10).replacingOccurrences(of: "\n", with: " ")),
            ] {
                let request = Screen.request(text, size: 13, width: 600)
                _ = Typesetter().layout(request)
                let times = (0..<5).map { _ in
                    // A text that was shaped before is not shaped again.
                    ParagraphCache.shared.removeAll()
                    return Clock.milliseconds { _ = Typesetter().layout(request) }
                }
                Clock.print("\(name) \(kilobytes)", times)
            }
        }
    }
}

enum Clock {
    /// Of this thread's processor, so that neighbours on the machine count less.
    static func milliseconds(_ work: () -> Void) -> Double {
        let start = now
        work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    static func print(_ name: String, _ times: [Double]) {
        Swift.print("{\"row\": \"\(name)\", \"cpu_ms\": \(times)}")
    }
}
