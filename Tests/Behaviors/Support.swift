import Offstage
import Testing
import UIKit

/// A stage of a plain rectangle without a safe area; misuse is collected instead of being fatal.
@MainActor
func makeStage(_ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1) -> Stage {
    let stage = Stage(device: Device(name: "test", size: CGSize(width: width, height: height), scale: scale))
    stage.diagnostics.mode = .collect
    stage.window.backgroundColor = .white
    return stage
}

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

/// Straight sRGB bytes of one pixel.
struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    static let white = Pixel(red: 255, green: 255, blue: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0)
    static let green = Pixel(red: 0, green: 255, blue: 0)
    static let blue = Pixel(red: 0, green: 0, blue: 255)

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    func isNear(_ other: Pixel, within tolerance: Int) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
            abs(Int($0) - Int($1)) <= tolerance
        }
    }
}

extension Frame {
    /// The pixel at a place in pixels.
    func at(_ x: Int, _ y: Int) -> Pixel {
        let p = pixel(x: x, y: y)
        return Pixel(red: p.red, green: p.green, blue: p.blue, alpha: p.alpha)
    }

    /// All pixels of a rectangle, row by row.
    func pixels(_ xs: Range<Int>, _ ys: Range<Int>) -> [Pixel] {
        ys.flatMap { y in xs.map { at($0, y) } }
    }

    var allPixels: [Pixel] { pixels(0..<image.width, 0..<image.height) }

    /// The purposes of the offscreen passes, in order.
    var passNames: [String] { statistics.offscreenPasses.map(\.purpose.rawValue) }
}

/// Notes every step that the update cycle takes with it.
@MainActor
final class Journal {
    var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func count(_ entry: String) -> Int { entries.count { $0 == entry } }
}

/// A view that writes its steps into a journal.
class JournalView: UIView {
    var journal: Journal?
    var title = ""
    var onLayout: (() -> Void)?

    convenience init(_ title: String, _ frame: CGRect, _ journal: Journal) {
        self.init(frame: frame)
        self.title = title
        self.journal = journal
    }

    override func updateConstraints() {
        journal?.note("updateConstraints \(title)")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        journal?.note("layoutSubviews \(title)")
        super.layoutSubviews()
        onLayout?()
    }
}

/// A journal view with content of its own.
class DrawnView: JournalView {
    var color = UIColor.red
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        journal?.note("draw \(title)")
        rects.append(rect)
        color.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
    }
}
