import CoreGraphics
import Rasterizer
import RenderServer
import TextFormatting

/// What each frame of a film took, as stable text: a line a frame, and below it its passes where they are not those of
/// the frame before.
package struct FilmText: Sendable {
    private var lines: [String]
    private let budget: FilmBudget
    private var passes: [String] = []
    private var fonts: [FontIdentity] = []

    package init(_ timing: FilmTiming, displayRate: Int) {
        budget = FilmBudget(displayRate: displayRate)
        lines = [
            "film of \(timing.count.counted("frame")) from \(FilmTiming.text(timing.start)) s, "
                + "\(timing.framesPerSecond) a second, on a display of \(displayRate)"
        ]
    }

    package mutating func add(_ frame: FilmFrame) {
        let (statistics, load) = (frame.frame.statistics, frame.load)
        var figures = [("passes", frame.passes.count)] + load.figures
        figures += [("layouts", frame.layouts), ("encodedLayers", frame.encodedLayers)]
        var words = figures.map { "\($0.0) \($0.1)" }
        words.append("load " + Self.thousandths(load))
        if load.canvases > budget.canvases {
            words.append("late" + (frame.culprit.map { ", most by \($0.layer)'s \($0.source.rawValue)" } ?? ""))
        }
        if !frame.redrawnLayers.isEmpty { words.append("redrawn " + frame.redrawnLayers.joined(separator: " ")) }
        words.append("drawn " + Self.damage(frame))
        lines.append("\(FilmTiming.text(frame.time)) s: " + words.joined(separator: ", "))
        let passes = frame.passes.map(\.description)
        if passes != self.passes { lines += passes.map { "  " + $0 } }
        self.passes = passes
        for font in statistics.fonts where !fonts.contains(font) { fonts.append(font) }
    }

    /// The load in canvases, rounded in whole numbers.
    private static func thousandths(_ load: FrameLoad) -> String {
        let canvas = max(1, load.screenPixels) * 4
        let (product, overflow) = load.bytes.multipliedReportingOverflow(by: 1000)
        if overflow { return "beyond counting" }
        return FilmTiming.text(Double((product + canvas / 2) / canvas) / 1000)
    }

    private static func damage(_ frame: FilmFrame) -> String {
        if frame.damage.isEmpty { return "nothing" }
        if frame.damage == [frame.frame.plan.screen] { return "whole" }
        return frame.damage.map(\.description).joined(separator: "; ")
    }

    /// Lines, fonts last and sorted.
    package var text: String { text(with: []) }

    /// - Parameter captionFonts: What captions beside the frames are set in.
    package func text(with captionFonts: [FontIdentity]) -> String {
        (lines + Set(fonts + captionFonts).sorted().map { "font \($0)" }).map { $0 + "\n" }.joined()
    }
}

extension RenderPlan {
    /// All pixels of the screen.
    fileprivate var screen: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
