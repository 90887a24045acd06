import RenderServer
import UIKit

/// Text against what is behind it, pixel by pixel.
///
/// What is behind is the frame without its texts. A text passes from 4.5 on, one of 18 points or bold from 3 on.
@MainActor
struct ContrastCheck {
    let screen: AuditScreen

    var issues: [AccessibilityAuditIssue] {
        let texts = screen.texts.filter {
            !$0.isDimmed && !AuditScreen.isSystems($0.view) && !screen.isUnderBar($0.view, $0.frame)
        }
        guard !texts.isEmpty, let ground = screen.ground.picture else { return [] }
        return texts.compactMap { issue(of: $0, on: ground) }
    }

    /// The layers in which texts are drawn.
    static func layers(of texts: [DrawnText]) -> Set<LayerID> {
        Set(texts.flatMap { text in textLayers(of: text.view).map(\.renderID) })
    }

    /// The layers that a view draws its text in: its own, or those of its parts.
    private static func textLayers(of view: UIView) -> [CALayer] {
        [view.layer] + (view is UILabel ? [] : view.subviews.flatMap { textLayers(of: $0) })
    }

    private func issue(of text: DrawnText, on ground: ScreenPicture) -> AccessibilityAuditIssue? {
        let backgrounds = ground.colors(in: text.frame)
        guard let ratio = Self.worst(of: text.colors, on: backgrounds) else { return nil }
        let needed = text.isLarge ? 3 : 4.5
        guard ratio < needed else { return nil }
        let words = ratio < 3 ? "Contrast failed" : "Contrast nearly passed"
        let sentence =
            "contrast \(Self.figure(ratio)) on its worst pixel, where \(Self.figure(needed)) is asked for"
        return AccessibilityAuditIssue(
            .contrast, words, text.view, text.frame, sentence, figure: ratio,
            remedy: remedy(text, backgrounds, needed))
    }

    /// The colour of labels instead, where that is enough.
    private func remedy(
        _ text: DrawnText, _ backgrounds: Set<ScreenPicture.Color>, _ needed: Double
    ) -> String? {
        for (name, color) in [("label", UIColor.label), ("white", .white), ("black", .black)] {
            let tried = TextColor(color, in: text.view.traitCollection)
            if let ratio = Self.worst(of: [tried], on: backgrounds), ratio >= needed {
                return "with the colour \(name): \(Self.figure(ratio))"
            }
        }
        return nil
    }

    private static func worst(of colors: [TextColor], on backgrounds: Set<ScreenPicture.Color>) -> Double? {
        colors.flatMap { color in
            backgrounds.map { Contrast.ratio(of: color, on: ($0.red, $0.green, $0.blue)) }
        }.min()
    }

    /// Cut, not rounded: 4.499 is not 4.5.
    static func figure(_ ratio: Double) -> String {
        let tenths = Int(ratio * 100)
        return "\(tenths / 100).\(tenths % 100 < 10 ? "0" : "")\(tenths % 100)"
    }
}
