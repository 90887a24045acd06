import CoreGraphics
import Foundation

/// What lies behind the content of a view: a colour, an effect, an image, a view of one's own, and a line around them.
public struct UIBackgroundConfiguration: Hashable {
    /// A view on top of the colour, the effect and the image; it fills the background. Default nil.
    public var customView: UIView?
    /// The radius of all corners, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// From the view's edges to the background's, in points. Default zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's layout margins are added to the insets. Default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Default nil: the view's tint, changed by the transformer.
    public var backgroundColor: UIColor?
    /// Makes the colour that is shown of `backgroundColor`, or of the tint. Default nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Behind the colour. Default nil.
    public var visualEffect: UIVisualEffect?
    /// On top of the colour. Default nil.
    public var image: UIImage?
    /// How the image lies in the background. Default `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Of the line around. Default nil: the view's tint, changed by the transformer.
    public var strokeColor: UIColor?
    /// Makes the line's colour that is shown of `strokeColor`, or of the tint. Default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points; 0, the default, draws no line.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background the line lies, in points. Default 0: inside, along the edge.
    public var strokeOutset: CGFloat = 0

    /// Whose background in a list it is; nil: of none.
    var list: ListBackground?
    /// By what its colour was chosen.
    var remembered = RememberedLook()

    private init() {}

    /// Nothing: a clear colour.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }

    /// Whether nothing of it shows.
    var drawsNothing: Bool {
        backgroundColor == .clear && visualEffect == nil && image == nil && customView == nil && strokeWidth == 0
    }

    /// The colour that is shown where the view has a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The line's colour that is shown where the view has a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
