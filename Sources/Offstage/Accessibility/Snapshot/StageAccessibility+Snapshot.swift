import RenderServer
import UIKit

extension StageAccessibility {
    /// The screen with a coloured box on each element, its number, and a cross where another point than its middle is
    /// activated; beside it what is spoken of each, what follows after a pause, names, actions and content.
    ///
    /// The picture has the stage's scale, and is drawn on a stage of its own.
    public func snapshot(_ style: AccessibilitySnapshotStyle = AccessibilitySnapshotStyle()) -> Frame {
        stage.runTurn()
        let elements = tree.elements
        var server = RenderServer()
        let shown = server.render(stage.host.shownTree)
        let size = stage.screen.bounds.size
        let colored = UIImage(cgImage: shown.image, scale: stage.screen.scale, orientation: .up)
        let picture = style.isMonochrome ? colored.withoutColors : colored
        let paper = Stage(device: Self.paper(size, scale: stage.screen.scale))
        defer { stage.makeCurrent() }
        let view = paper.perform { SnapshotView(picture, screenSize: size, elements: elements, style: style) }
        paper.resize(to: view.bounds.size)
        paper.window.addSubview(view)
        return paper.render()
    }

    private static func paper(_ size: CGSize, scale: CGFloat) -> Device {
        Device(name: "paper", size: size, scale: scale, idiom: .phone)
    }
}

extension UIImage {
    /// The image in greys of the same brightness.
    fileprivate var withoutColors: UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, true)
        let frame = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: frame)
            UIColor.gray.setFill()
            context.fill(frame, blendMode: .color)
        }
    }
}
