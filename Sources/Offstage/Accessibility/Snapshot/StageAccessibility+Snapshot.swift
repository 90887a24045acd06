import RenderServer
import UIKit

extension StageAccessibility {
    /// The screen with a coloured box on each element, its number, and a cross where another point than its middle is
    /// activated; beside it what is spoken of each, what follows after a pause, names, actions and content.
    ///
    /// It is drawn at the stage's scale, on a stage of its own.
    public func snapshot() -> Frame {
        stage.runTurn()
        let elements = tree.elements
        var server = RenderServer()
        let shown = server.render(stage.host.shownTree)
        let size = stage.screen.bounds.size
        let picture = UIImage(cgImage: shown.image, scale: stage.screen.scale, orientation: .up)
        let paper = Stage(device: Self.paper(size, scale: stage.screen.scale))
        defer { stage.makeCurrent() }
        let view = paper.perform { SnapshotView(picture, screenSize: size, elements: elements) }
        paper.resize(to: view.bounds.size)
        paper.window.addSubview(view)
        return paper.render()
    }

    private static func paper(_ size: CGSize, scale: CGFloat) -> Device {
        Device(name: "paper", size: size, scale: scale, idiom: .phone)
    }
}
