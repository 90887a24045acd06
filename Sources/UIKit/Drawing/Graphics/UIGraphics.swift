// The functions that draw into the current context: the top of a stack that each thread has of its own.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context on top of this thread's stack; nil when there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ThreadState.current.top?.context
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
    ThreadState.current.push(ThreadState.Entry(context: context))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context current again that was so before the last push; without one, nothing happens.
public func UIGraphicsPopContext() {
    ThreadState.current.pop()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image at scale 1 that may be transparent. `size` is in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image of `size` points, y down, and makes its context current.
///
/// - Parameters:
///   - opaque: True leaves out alpha: what is not drawn is black.
///   - scale: Pixels a point; 0 means the screen's.
///
/// Sizes that are empty, not finite or more than 2²⁸ pixels leave no context until the end.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.screenScale
    let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    ThreadState.current.push(ThreadState.Entry(context: canvas?.context, imageScale: scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What was drawn since the last `UIGraphicsBeginImageContext…`; nil when the current context is not such a one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ThreadState.current.top, let scale = entry.imageScale else { return nil }
    return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last; nothing happens when the current context is not such a one.
public func UIGraphicsEndImageContext() {
    if ThreadState.current.top?.imageScale != nil { ThreadState.current.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill([rect], blendMode)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of 1 point inside a rectangle in the current fill colour, replacing what is there.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of 1 point inside a rectangle in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill(frame(of: rect), blendMode)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The four sides, 1 point wide, that make the frame inside a rectangle; the whole of one that has no room inside.
func frame(of rect: CGRect) -> [CGRect] {
    let rect = rect.standardized
    guard rect.width > 2, rect.height > 2 else { return [rect] }
    return [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
}

extension CGContext {
    func fill(_ rects: [CGRect], _ blendMode: CGBlendMode) {
        saveGState()
        setBlendMode(blendMode)
        fill(rects)
        restoreGState()
    }
}

extension UITraitCollection {
    /// Pixels a point of the current stage's screen, also away from the main thread.
    static var screenScale: CGFloat {
        let scale = shared.displayScale
        return scale > 0 ? scale : 1
    }
}
