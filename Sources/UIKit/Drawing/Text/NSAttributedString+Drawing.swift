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
        drawing(.usesLineFragmentOrigin).draw(at: point)
    }

    /// Draws the text in lines that wrap in the rectangle's width, those that the rectangle's height has room for.
    public func draw(in rect: CGRect) {
        drawing(.usesLineFragmentOrigin).drawClipped(in: rect)
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
    /// The size of the text in lines that end only where it says so. Not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text in such lines, their top left at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in lines that wrap in the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text as `options` say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The box of the text as `options` say. Not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self)
            .boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension String {
    // Not by way of an attributed string: an empty one has no attributes, but is as high as its font, and Foundation on
    // Linux keeps part of each one for ever.
    private func drawing(
        _ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext? = nil
    ) -> StringDrawing {
        StringDrawing(
            text: StringDrawing.reader.styledText(self, attributes ?? [:]), options: options, context: context)
    }

    /// The size of the text in lines that end only where it says so. Not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        drawing(attrs, .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the text in such lines, their top left at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs, .usesLineFragmentOrigin).draw(at: point)
    }

    /// Draws the text in lines that wrap in the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs, .usesLineFragmentOrigin).drawClipped(in: rect)
    }

    /// Draws the text as `options` say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        drawing(attributes, options, context).draw(in: rect)
    }

    /// The box of the text as `options` say. Not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        drawing(attributes, options, context).bounds(in: size)
    }
}
