import UIKit

/// A logging view that draws.
public final class DrawingView: LoggingView {
    public var rects: [CGRect] = []
    public var onDraw: ((CGRect) -> Void)?

    public override func draw(_ rect: CGRect) {
        rects.append(rect)
        note("draw")
        onDraw?(rect)
    }
}
