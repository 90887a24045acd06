import RenderServer
import UIKit
import YAMLTree

/// Makes living things of a scene's values, and changes them later.
///
/// One way through: make, place, set, go on with what is below. Features make what is theirs; here is what all of them
/// need: what has an id, the traits of the place, colours and pictures.
@MainActor
final class SceneBuilder {
    let scale: CGFloat
    let images: ImageMaker
    let followers = BoundsFollowers()
    /// By their ids.
    var views: [String: UIView] = [:]
    var layers: [String: CALayer] = [:]
    /// Items of bars, actions of alerts, elements of menus.
    var items: [String: any ShownItem] = [:]
    /// What features keep alive, or need again.
    let parts = FeatureStores()
    /// Where each layer is written, and where its own keys end.
    let marks = LayerMarks()
    /// The part of the scene that is being made, where it is one of many; nil: the scene itself.
    var scope: SceneScope?
    /// The traits of the view or layer that is being set; colours of layers are resolved with them, once.
    private(set) var traits: UITraitCollection
    /// Whether something was made that looks as it does under these traits alone: a layer's colour, a picture.
    private(set) var keepsAppearance = false

    init(scale: CGFloat, traits: UITraitCollection) {
        self.scale = scale
        self.traits = traits
        images = ImageMaker(scale: scale)
    }

    /// Runs `body` with the traits of what is being set.
    func with(_ traits: UITraitCollection, _ body: () -> Void) {
        let outer = self.traits
        self.traits = traits
        defer { self.traits = outer }
        traits.performAsCurrent(body)
    }

    // MARK: Values

    func cgColor(_ color: UIColor) -> CGColor {
        if color.isDynamic { keepsAppearance = true }
        return color.resolvedColor(with: traits).cgColor
    }

    func image(_ image: SceneImage) -> UIImage {
        if image.dependsOnAppearance { keepsAppearance = true }
        return images.image(image, traits: traits)
    }

    /// - Parameter value: A number, or the word for half the shorter side.
    func setCornerRadius(_ value: SceneValue, of layer: CALayer) {
        guard let radius = value.number else { return followers.round(layer) }
        followers.stopRounding(layer)
        layer.cornerRadius = CGFloat(radius)
    }

    func setPath(_ path: ScenePath?, _ property: LayerProperty, of layer: CALayer) {
        followers.follow(layer, with: path, as: property)
    }
}

/// Something with an id that a view shows.
@MainActor
protocol ShownItem: NSObject {
    var shownView: UIView? { get }
}

/// Where the layers of a scene are written; controllers' views come to it late, and what is in a scope goes again.
@MainActor
final class LayerMarks {
    var places: [LayerID: (mark: YAMLMark, lastLine: Int32)] = [:]
}
