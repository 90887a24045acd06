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
        guard !texts.isEmpty, let ground = TextlessPicture(screen) else { return [] }
        return texts.compactMap { issue(of: $0, on: ground) }
    }

    private func issue(of text: DrawnText, on ground: TextlessPicture) -> AccessibilityAuditIssue? {
        let backgrounds = ground.colors(in: text.frame)
        guard let ratio = Self.worst(of: text.colors, on: backgrounds) else { return nil }
        let needed = text.isLarge ? 3 : 4.5
        guard ratio < needed else { return nil }
        let words = ratio < 3 ? "Contrast failed" : "Contrast nearly passed"
        let sentence =
            "contrast \(Self.figure(ratio)) on its worst pixel, where \(Self.figure(needed)) is asked for"
        return screen.issue(
            .contrast, words, text.view, text.frame, sentence, figure: ratio,
            remedy: remedy(text, backgrounds, needed))
    }

    /// The colour of labels instead, where that is enough.
    private func remedy(
        _ text: DrawnText, _ backgrounds: Set<TextlessPicture.Color>, _ needed: Double
    ) -> String? {
        for (name, color) in [("label", UIColor.label), ("white", .white), ("black", .black)] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.resolvedColor(with: text.view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let tried = TextColor(red: red, green: green, blue: blue, alpha: alpha)
            if let ratio = Self.worst(of: [tried], on: backgrounds), ratio >= needed {
                return "with the colour \(name): \(Self.figure(ratio))"
            }
        }
        return nil
    }

    private static func worst(of colors: [TextColor], on backgrounds: Set<TextlessPicture.Color>) -> Double? {
        colors.flatMap { color in
            backgrounds.map { Contrast.ratio(of: color, on: ($0.red, $0.green, $0.blue)) }
        }.min()
    }

    /// Cut, not rounded: 4.499 is not 4.5.
    private static func figure(_ ratio: Double) -> String {
        let tenths = Int(ratio * 100)
        return "\(tenths / 100).\(tenths % 100 < 10 ? "0" : "")\(tenths % 100)"
    }
}

/// A frame without its texts.
@MainActor
struct TextlessPicture {
    struct Color: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
    }

    /// Four bytes a pixel, line by line.
    private let bytes: [UInt8]
    private let width: Int
    private let height: Int
    private let scale: CGFloat

    init?(_ screen: AuditScreen) {
        let stage = screen.stage
        let hidden = Set(screen.texts.flatMap { text in Self.textLayers(of: text.view).map(\.renderID) })
        let tree = stage.host.shownTree.withoutContents(of: hidden)
        var server = RenderServer()
        let picture = server.render(tree).part(tree.target)
        (bytes, width, height) = (picture.bytes, picture.width, picture.height)
        guard width > 0, height > 0 else { return nil }
        scale = stage.screen.scale
    }

    /// The layers that a view draws its text in: its own, or those of its parts.
    private static func textLayers(of view: UIView) -> [CALayer] {
        [view.layer] + (view is UILabel ? [] : view.subviews.flatMap { textLayers(of: $0) })
    }

    /// The colours of the pixels in a rectangle of the screen's space.
    func colors(in rect: CGRect) -> Set<Color> {
        let (left, right) = (Int((rect.minX * scale).rounded(.down)), Int((rect.maxX * scale).rounded(.up)))
        let (top, bottom) = (Int((rect.minY * scale).rounded(.down)), Int((rect.maxY * scale).rounded(.up)))
        var found: Set<Color> = []
        let columns = max(0, left)..<max(0, left, min(right, width))
        for y in max(0, top)..<max(0, top, min(bottom, height)) {
            // Most pixels are as their neighbours are.
            var last: Color?
            for x in columns {
                let place = (y * width + x) * 4
                let color = Color(
                    red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2])
                if color != last { found.insert(color) }
                last = color
            }
        }
        return found
    }
}
