import UIKit

// Views of a scene's values. They are placed before they get subviews, so that nothing autoresizes while the file is
// turned into views.
extension SceneBuilder {
    /// - Parameter defaultFrame: For a view without a place of its own; nil is zero.
    func makeView(_ node: ViewNode, defaultFrame: CGRect? = nil) -> UIView {
        let view = makeBareView(node)
        furnish(view, node, defaultFrame: defaultFrame)
        return view
    }

    /// Gives a view that is there what the file says of it, and what is below.
    func furnish(_ view: UIView, _ node: ViewNode, defaultFrame: CGRect? = nil) {
        if let id = node.id { enter(view, as: id) }
        mark(view.layer, at: node.mark, to: node.lastLine)
        place(view, node, defaultFrame: defaultFrame)
        if defaultFrame == nil, node.isFree { letConstraintsPlace(view) }
        for id in node.guides { addGuide(id, to: view) }
        for setting in node.settings where setting.row.isTrait { apply(setting, to: view) }
        with(ownTraits(of: view)) {
            for setting in node.settings where !setting.row.isTrait && !setting.row.isLate {
                apply(setting, to: view)
            }
            set(node.layer, on: view.layer)
            for layer in node.sublayers { view.layer.addSublayer(makeLayer(layer, owner: view.layer)) }
            for child in node.subviews { view.addSubview(makeView(child)) }
            for setting in node.settings where setting.row.isLate { apply(setting, to: view) }
            if let mask = node.mask.first { view.mask = makeView(mask) }
            add(node.layer.animations, to: view.layer)
        }
    }

    private func makeBareView(_ node: ViewNode) -> UIView {
        let host = node.layerClass ?? .plain
        if let drawing = node.drawing {
            let view = host.makeDrawingHost()
            view.drawing = drawing
            view.builder = self
            (view as? any StandInView)?.standInSize = node.intrinsicContentSize
            return view
        }
        guard let size = node.intrinsicContentSize else {
            if let host = node.layerClass?.makeHost() { return host }
            return node.type.make { key in node.settings.first { $0.row.key == key }?.value }
        }
        let view = host.makeHost()
        (view as? any StandInView)?.standInSize = size
        return view
    }

    private func ownTraits(of view: UIView) -> UITraitCollection {
        let inherited = traits.applying(view.traitOverrides)
        let style = view.overrideUserInterfaceStyle
        return style == .unspecified ? inherited : inherited.modifyingTraits { $0.userInterfaceStyle = style }
    }

    // MARK: Places

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
}
