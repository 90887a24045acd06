import Typesetting
import UIKit

extension GraphicsContext {
    /// A text whose words, fonts and colours are known.
    public struct ResolvedText {
        fileprivate let setting: TextSetting

        /// How large the text is in a room, in points.
        public func measure(in size: CGSize) -> CGSize { setting.size(ProposedViewSize(size)) }
        /// From the top of the text in a room to the baseline of its first line, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            setting.layout(ProposedViewSize(size)).firstBaseline
        }
        /// From the top of the text in a room to the baseline of its last line, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { setting.layout(ProposedViewSize(size)).lastBaseline }
    }

    /// A picture whose size and colours are known.
    public struct ResolvedImage {
        fileprivate let image: UIImage
        /// In points.
        public let size: CGSize
        /// From the top to the baseline, in points; without one the bottom.
        public let baseline: CGFloat
        /// What a template is filled with; nil: the style in front.
        public var shading: Shading?
    }

    // MARK: Text

    /// A text in the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        let passed = Passed(value: (text: text, environment: environment))
        return onMainActor {
            ResolvedText(
                setting: TextSetting(passed.value.text.resolved(passed.value.environment), passed.value.environment))
        }
    }

    /// Draws a text from the top of a rectangle, in lines of its width.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        together { context in
            let layout = text.setting.layout(ProposedViewSize(rect.size))
            TextPainter().draw(layout, at: rect.origin, in: context)
        }
    }

    /// Draws a text, a point of which lies at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(origin: Self.origin(point, anchor, size), size: size))
    }

    /// Draws a text from the top of a rectangle, in lines of its width.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text, a point of which lies at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Pictures

    /// A picture in the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        let passed = Passed(value: (image: image, environment: environment))
        return onMainActor {
            let image = passed.value.image.resolved(passed.value.environment) ?? UIImage()
            let size = image.size
            return ResolvedImage(
                image: image, size: size, baseline: size.height - (image.baselineOffsetFromBottom ?? 0))
        }
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let isTemplate =
            image.image.renderingMode == .alwaysTemplate
            || (image.image.isSymbolImage && image.image.renderingMode != .alwaysOriginal)
        let color = (image.shading ?? .foreground).paint(environment)?.mainColor
        together { _ in
            guard isTemplate, let color else { return image.image.draw(in: rect) }
            image.image.withTintColor(UIColor(cgColor: color), renderingMode: .alwaysOriginal).draw(in: rect)
        }
    }

    /// Draws a picture, a point of which lies at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(origin: Self.origin(point, anchor, image.size), size: image.size))
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture, a point of which lies at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private static func origin(_ point: CGPoint, _ anchor: UnitPoint, _ size: CGSize) -> CGPoint {
        CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
}
