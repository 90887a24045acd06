import RenderServer
import UIKit
import YAMLTree

/// Makes views and layers of a scene's values, and changes them later.
///
/// One way through: make, place, set, go on with what is below. Views are placed before they get subviews, so that
/// nothing autoresizes while the file is turned into views.
@MainActor
final class SceneBuilder {
    let scale: CGFloat
    let images: ImageMaker
    let followers = BoundsFollowers()
    var views: [String: UIView] = [:]
    private(set) var layers: [String: CALayer] = [:]
    var controllers: [String: UIViewController] = [:]
    /// Items of bars, actions of alerts, elements of menus.
    var items: [String: any ShownItem] = [:]
    /// What presentations belong to, by the controllers that are presented: views that may not be there yet.
    var presentationSources: [ObjectIdentifier: PresentationSources] = [:]
    /// What says which menus show; interactions do not hold it.
    var menuSources: [MenuSource] = []
    /// What gives page controllers their pages; they hold no data source.
    var pageLists: [any UIPageViewControllerDataSource] = []
    /// Views of controllers whose place the file says.
    var placedViews: Set<ObjectIdentifier> = []
    private(set) var guides: [String: UILayoutGuide] = [:]
    /// Views that constraints may place: those without a place or a word of their own.
    private(set) var freeViews: Set<ObjectIdentifier> = []
    var constraints: [SceneConstraint] = []
    /// The constraints about views which are not there yet.
    var waitingConstraints: [ConstraintNode] = []
    /// What scroll views ask which view they zoom; they hold no delegate.
    var zoomedViews: [ZoomedView] = []
    /// The recognizers of the file, with what decides and acts for them.
    var gestures: [GestureScript] = []
    /// The first of them that waits to be told of others.
    var unconnectedGestures: [GestureScript] = []
    /// Makes changes that a recognizer or a control starts.
    var perform: @MainActor ([ChangeStep]) -> Void = { _ in }
    /// Where each layer is written, and where its own keys end.
    let marks = LayerMarks()
    /// The traits of the view or layer that is being set; colours of layers are resolved with them, once.
    private(set) var traits: UITraitCollection

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

    // MARK: Views

    /// - Parameter defaultFrame: For a view without a place of its own; nil is zero.
    func makeView(_ node: ViewNode, defaultFrame: CGRect? = nil) -> UIView {
        let view = makeBareView(node)
        furnish(view, node, defaultFrame: defaultFrame)
        return view
    }

    /// Gives a view that is there what the file says of it, and what is below.
    func furnish(_ view: UIView, _ node: ViewNode, defaultFrame: CGRect? = nil) {
        if let id = node.id {
            view.accessibilityIdentifier = id
            views[id] = view
        }
        marks.places[view.layer.renderID] = (node.mark, node.lastLine)
        place(view, node, defaultFrame: defaultFrame)
        if defaultFrame == nil, node.isFree { freeViews.insert(ObjectIdentifier(view)) }
        for id in node.guides { guides[id] = makeGuide(id, in: view) }
        for setting in node.settings where setting.row.isTrait { setting.row.apply(view, setting.value, self) }
        with(ownTraits(of: view)) {
            for setting in node.settings where !setting.row.isTrait && !setting.row.isLate {
                setting.row.apply(view, setting.value, self)
            }
            set(node.layer, on: view.layer)
            for layer in node.sublayers { view.layer.addSublayer(makeLayer(layer, owner: view.layer)) }
            for child in node.subviews { view.addSubview(makeView(child)) }
            for setting in node.settings where setting.row.isLate { setting.row.apply(view, setting.value, self) }
            if let mask = node.mask.first { view.mask = makeView(mask) }
            add(node.layer.animations, to: view.layer)
        }
    }

    private func makeBareView(_ node: ViewNode) -> UIView {
        guard let plain = node.layerClass ?? SceneRegistry.standard.layer("CALayer") else { return node.type.make() }
        if let drawing = node.drawing {
            let view = plain.makeDrawingHost()
            view.drawing = drawing
            view.builder = self
            (view as? any StandInView)?.standInSize = node.intrinsicContentSize
            return view
        }
        guard let size = node.intrinsicContentSize else { return node.layerClass?.makeHost() ?? node.type.make() }
        let view = plain.makeHost()
        (view as? any StandInView)?.standInSize = size
        return view
    }

    private func makeGuide(_ id: String, in view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = id
        view.addLayoutGuide(guide)
        return guide
    }

    private func ownTraits(of view: UIView) -> UITraitCollection {
        let inherited = traits.applying(view.traitOverrides)
        let style = view.overrideUserInterfaceStyle
        return style == .unspecified ? inherited : inherited.modifyingTraits { $0.userInterfaceStyle = style }
    }

    private func place(_ view: UIView, _ node: ViewNode, defaultFrame: CGRect?) {
        var geometry = node.geometry
        let layer = node.layer.geometry
        geometry.anchorPoint = geometry.anchorPoint ?? layer.anchorPoint
        if geometry.frame == nil, geometry.bounds == nil, layer.frame == nil, layer.bounds == nil {
            geometry.frame = defaultFrame
        }
        place(view, geometry)
        place(view.layer, layer, owner: nil)
    }

    /// Anchor point, bounds' origin, then frame or bounds and center, then the transform: so a frame is the
    /// untransformed one.
    func place(_ view: UIView, _ geometry: NodeGeometry) {
        if let anchor = geometry.anchorPoint { view.layer.anchorPoint = anchor }
        if let bounds = geometry.bounds { view.bounds = bounds }
        if let frame = geometry.frame {
            if CATransform3DIsIdentity(view.layer.transform) {
                view.frame = frame
            } else {
                let (bounds, center) = view.layer.place(untransformed: frame)
                view.bounds = bounds
                view.center = center
            }
        }
        if let center = geometry.position { view.center = center }
        if let transform = geometry.transform { view.layer.transform = transform }
    }

    /// Keys of a layer other than its mask's place in the tree, in the order of setting.
    func set(_ keys: LayerKeys, on layer: CALayer) {
        for setting in keys.settings { setting.row.apply(layer, setting.value, self) }
        if let mask = keys.mask.first { layer.mask = makeLayer(mask, owner: layer) }
    }

    // MARK: Layers

    func makeLayer(_ node: LayerNode, owner: CALayer) -> CALayer {
        let layer = node.type.make()
        if let id = node.id {
            layer.name = id
            layers[id] = layer
        }
        marks.places[layer.renderID] = (node.mark, node.lastLine)
        place(layer, node.keys.geometry, owner: owner)
        set(node.keys, on: layer)
        for child in node.sublayers { layer.addSublayer(makeLayer(child, owner: layer)) }
        add(node.keys.animations, to: layer)
        return layer
    }

    /// - Parameter owner: The layer that a frame of `bounds` fills; nil: none.
    func place(_ layer: CALayer, _ geometry: NodeGeometry, owner: CALayer?) {
        guard !geometry.isEmpty else { return }
        if let anchor = geometry.anchorPoint { layer.anchorPoint = anchor }
        if let bounds = geometry.bounds { layer.bounds = bounds }
        if let frame = geometry.frame {
            if CATransform3DIsIdentity(layer.transform) {
                layer.frame = frame
            } else {
                (layer.bounds, layer.position) = layer.place(untransformed: frame)
            }
        }
        if let position = geometry.position { layer.position = position }
        if geometry.fillsOwner, let owner { followers.fill(owner, with: layer) }
        if let transform = geometry.transform { layer.transform = transform }
    }

    // MARK: Values

    func cgColor(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }

    func image(_ image: SceneImage) -> UIImage { images.image(image, traits: traits) }

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

/// Where the layers of a scene are written; controllers' views come to it late.
@MainActor
final class LayerMarks {
    var places: [LayerID: (mark: YAMLMark, lastLine: Int32)] = [:]
}

extension CALayer {
    /// Bounds and position that give the layer a frame when its transform is not looked at. Taking the transform away
    /// and setting it again would be two changes more for implicit animations.
    fileprivate func place(untransformed frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
        let frame = frame.standardized
        return (
            CGRect(origin: bounds.origin, size: frame.size),
            CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        )
    }
}

extension PropertyRow {
    /// Set before all others: colours depend on them.
    fileprivate var isTrait: Bool { key == "overrideUserInterfaceStyle" || key == "traitOverrides" }

    /// Set when the subviews are there.
    fileprivate var isLate: Bool { key == "zoomScale" }
}

extension ViewNode {
    /// Constraints may place the view: the file says neither where it lies nor that its frame counts.
    fileprivate var isFree: Bool {
        !hasPlace && !settings.contains { $0.row.key == "translatesAutoresizingMaskIntoConstraints" }
    }

    /// The file says where the view lies.
    var hasPlace: Bool {
        geometry.frame != nil || geometry.bounds != nil || geometry.position != nil || layer.geometry.frame != nil
            || layer.geometry.bounds != nil || layer.geometry.position != nil
    }

    /// A view of UIKit's own class without a place or a drawing of its own.
    var isPlain: Bool {
        type.name == "UIView" && layerClass == nil && drawing == nil && intrinsicContentSize == nil && !hasPlace
    }
}
