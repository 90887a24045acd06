import Offstage
import Testing
import UIKit

@MainActor
func makeView(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil,
    in superview: UIView? = nil
) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    superview?.addSubview(view)
    return view
}

extension Frame {
    /// The pixel at a place in pixels, straight.
    func at(_ x: Int, _ y: Int) -> Pixel {
        let p = pixel(x: x, y: y)
        return Pixel(p.red, p.green, p.blue, p.alpha)
    }

    /// All pixels of a rectangle, row by row.
    func pixels(_ xs: Range<Int>, _ ys: Range<Int>) -> [Pixel] {
        ys.flatMap { y in xs.map { at($0, y) } }
    }

    var allPixels: [Pixel] { pixels(0..<image.width, 0..<image.height) }

    /// The purposes of the offscreen passes, in order.
    var passNames: [String] { statistics.offscreenPasses.map(\.purpose.rawValue) }
}

/// A view that fills what it draws and logs its updates, but for its properties.
class DrawnView: LoggingView {
    var color = UIColor.red
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        note("draw")
        rects.append(rect)
        color.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
    }
}

extension LoggingView {
    /// A view without an identifier that logs layout and constraints alone.
    convenience init(_ id: String, _ frame: CGRect, _ log: CallLog) {
        self.init(frame: frame)
        self.id = id
        self.log = log
        logsHierarchy = false
        logged = [.layout, .constraints]
    }
}
