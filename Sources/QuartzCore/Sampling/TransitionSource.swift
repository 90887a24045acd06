import CoreGraphics
import RenderServer

/// What a layer showed, with all below it, when a transition began.
struct TransitionSource {
    let node: RenderNode

    /// What the last commit showed of a layer; nil if the animation is no transition or the layer was not committed.
    @MainActor
    init?(of layer: CALayer, for animation: AttachedAnimation) {
        guard case .transition = animation.effect.effect, let node = layer.shownNode else { return nil }
        self.node = node
    }
}

extension CALayer {
    /// The node of the last commit as the superlayer shows it: during a transition, what it was beside what it is.
    var shownNode: RenderNode? {
        guard let node = commitState.node, let transition = motion?.transition else { return commitState.node }
        return TransitionPicture(
            old: transition.source.node, new: node, style: transition.style, progress: transition.progress
        ).node
    }
}

/// A layer on its way from one picture to another, made of both.
struct TransitionPicture {
    let old: RenderNode
    let new: RenderNode
    let style: TransitionStyle
    let progress: Double

    /// A node in the new one's place that holds both.
    var node: RenderNode {
        var values = LayerValues()
        values.bounds = new.values.bounds
        values.allowsGroupOpacity = true
        // A sum over what lies below would be too bright: the two pictures are added to each other alone.
        values.isIsolated = isMixing
        values.compositingFilter = isMixing ? new.values.compositingFilter : nil
        var placement = new.placement
        placement.isHidden = false
        return RenderNode(
            id: new.id, name: new.name, className: new.className, isViewLayer: new.isViewLayer, placement: placement,
            values: values, sublayers: SublayerList(parts))
    }

    /// True for a fade, false where the pictures lie over each other.
    private var isMixing: Bool { ![.moveIn, .push, .reveal].contains(style.type) }

    /// Back to front.
    private var parts: [RenderNode] {
        let rest = 1 - progress
        return switch style.type {
        case .moveIn: [part(old), part(new, by: rest)]
        case .push: [part(old, by: -progress), part(new, by: rest)]
        case .reveal: [part(new), part(old, by: -progress)]
        case .flip: [progress < 0.5 ? turned(old, by: progress) : turned(new, by: progress - 1)]
        default: [part(old, opacity: rest), part(new, opacity: progress, blend: .plusLighter)]
        }
    }

    /// A picture in the space of the transition.
    /// - Parameter share: How far it is moved in the direction that the motion comes from, in parts of the bounds.
    private func part(
        _ node: RenderNode, by share: Double = 0, opacity: Double = 1, blend: LayerValues.CompositingMode? = nil
    ) -> RenderNode {
        let bounds = new.values.bounds
        let (x, y) = direction
        let matrix = Matrix4x4.translation(
            x: x * share * Double(bounds.width), y: y * share * Double(bounds.height), z: 0)
        return part(node, matrix: matrix, opacity: opacity, blend: blend)
    }

    func part(
        _ node: RenderNode, matrix: Matrix4x4, opacity: Double = 1, blend: LayerValues.CompositingMode? = nil
    ) -> RenderNode {
        var placement = LayerPlacement()
        placement.matrix = matrix
        placement.opacity = Float(opacity)
        placement.isHidden = node.placement.isHidden
        var values = node.values
        if isMixing { values.compositingFilter = blend }
        return RenderNode(
            id: node.id, name: node.name, className: node.className, isViewLayer: node.isViewLayer,
            placement: placement, values: values, mask: node.mask, sublayers: node.sublayers)
    }

    /// Where the motion comes from; y points down.
    var direction: (x: Double, y: Double) {
        switch style.subtype {
        case .fromLeft?: (-1, 0)
        case .fromTop?: (0, 1)
        case .fromBottom?: (0, -1)
        default: (1, 0)
        }
    }
}
