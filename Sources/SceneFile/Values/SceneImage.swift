import UIKit

/// What draws a picture: one thing wherever the picture is shown, so that it is drawn once. Nobody here looks into it.
protocol SceneDrawing: AnyObject {}

/// A picture as a file gives it. One that is made here waits for the scale and the traits of where it is shown.
struct SceneImage {
    enum Source {
        case file(CGImage, scale: Double, path: String)
        case color(UIColor)
        /// The side of a square in points.
        case checker(UIColor, UIColor, cell: Double)
        case symbol(String, UIImage.SymbolConfiguration)
        case drawing(any SceneDrawing)
    }

    let source: Source
    /// Points; nil for files, which have their own.
    var size: CGSize?
    /// Pixels a point; nil: the screen's for what is made here.
    var scale: Double?
    var renderingMode = UIImage.RenderingMode.automatic
    var resizingMode: UIImage.ResizingMode?
    var capInsets: UIEdgeInsets?

    init(_ source: Source) {
        self.source = source
    }

    /// Whether it would be another picture in the dark. A symbol is tinted where it is drawn.
    var dependsOnAppearance: Bool {
        switch source {
        case .file, .symbol: false
        case .color(let color): color.isDynamic
        case .checker(let first, let second, _): first.isDynamic || second.isDynamic
        case .drawing: true
        }
    }
}
