import Offstage
import Testing

@testable import UIKit

/// A figure beside the one that is wanted, but for a pixel's rounding.
@MainActor
func expectLength(
    _ value: CGFloat, _ wanted: CGFloat, within tolerance: CGFloat = 0.01, _ what: String,
    _ place: SourceLocation = #_sourceLocation
) {
    #expect(abs(value - wanted) <= tolerance, "\(what): \(value), not \(wanted)", sourceLocation: place)
}

/// Writes the events of a control down as they come.
@MainActor
func listen(to control: UIControl, _ log: CallLog, _ events: [String] = ["valueChanged", "primaryActionTriggered"]) {
    for name in events {
        guard let event = UIControl.Event.named.first(where: { $0.name == name })?.event else { continue }
        control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
}

/// An image of one colour.
@MainActor
func plainImage(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

/// Red, green, blue and alpha, 0…255, as traits have the colour.
@MainActor
func bytes(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> [Int] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let traits = UITraitCollection(userInterfaceStyle: style)
    guard color?.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a) == true else { return [] }
    return [r, g, b, a].map { Int(($0 * 255).rounded()) }
}

/// What is drawn at a point of the window.
@MainActor
func pixel(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, scale: CGFloat) -> [Int] {
    let p = stage.render().pixel(x: Int(x * scale), y: Int(y * scale))
    return [Int(p.red), Int(p.green), Int(p.blue)]
}
