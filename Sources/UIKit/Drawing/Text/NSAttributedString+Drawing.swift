import Foundation
import Typesetting

// Points, y down. Drawing goes into the current context; without one nothing happens.
extension NSAttributedString {
    private func drawing(
        _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext? = nil
    ) -> StringDrawing {
        StringDrawing(text: StringDrawing.reader.styledText(self), options: options, context: context)
    }

    /// The size of the text in lines that end only where it says so. Not rounded.
    public func size() -> CGSize { drawing(.usesLineFragmentOrigin).bounds(in: .zero).size }

    /// Draws the text in such lines, their top left at `point`.
    public func draw(at point: CGPoint) {
        drawing(.usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the text in lines that wrap in the rectangle's width, those that the rectangle's height has room for.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.saveGState()
        if rect.width > 0, rect.height > 0 { UIGraphicsGetCurrentContext()?.clip(to: rect) }
        drawing(.usesLineFragmentOrigin).draw(in: rect)
        UIGraphicsGetCurrentContext()?.restoreGState()
    }

    /// Draws the text as `options` say.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        drawing(options, context).draw(in: rect)
    }

    /// The box of the text as `options` say. Not rounded: round sizes up to whole pixels.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        drawing(options, context).bounds(in: size)
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes ?? [:])
    }

    /// The size of the text in lines that end only where it says so. Not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text in such lines, their top left at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in lines that wrap in the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text as `options` say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The box of the text as `options` say. Not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The size of the text in lines that end only where it says so. Not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        // Not by way of an attributed string: an empty one has no attributes, but is as high as its font.
        let text = StringDrawing.reader.styledText(self, attrs ?? [:])
        return StringDrawing(text: text, options: .usesLineFragmentOrigin, context: nil).bounds(in: .zero).size
    }

    /// Draws the text in such lines, their top left at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs ?? [:]).draw(at: point)
    }

    /// Draws the text in lines that wrap in the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs ?? [:]).draw(in: rect)
    }

    /// Draws the text as `options` say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes ?? [:])
            .draw(with: rect, options: options, context: context)
    }

    /// The box of the text as `options` say. Not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes ?? [:])
            .boundingRect(with: size, options: options, context: context)
    }
}
