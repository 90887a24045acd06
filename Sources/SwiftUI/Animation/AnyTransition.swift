import UIKit

/// How a view comes and goes when that is animated.
public struct AnyTransition {
    /// What a view looks like before it has come and after it has gone.
    struct Look {
        var opacity: CGFloat = 1
        var transform = CGAffineTransform.identity
        /// The side beyond which it is moved by its own size.
        var edge: Edge?
    }

    private var insertion: Look
    private var removal: Look
    /// An animation that takes the place of the one of the change.
    private var animation: Animation?

    private init(_ look: Look) {
        insertion = look
        removal = look
    }

    /// The view is there at once.
    @MainActor public static let identity = AnyTransition(Look())
    /// The view fades.
    @MainActor public static let opacity = AnyTransition(Look(opacity: 0))
    /// The view grows from its middle.
    @MainActor public static var scale: AnyTransition { scale(scale: 0) }
    /// The view comes from the leading side, goes to the trailing one, and fades.
    @MainActor public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// The view grows from a size.
    @MainActor public static func scale(scale: CGFloat) -> AnyTransition {
        let factor = max(scale, 1e-5)
        return AnyTransition(Look(transform: CGAffineTransform(scaleX: factor, y: factor)))
    }

    /// The view comes from elsewhere.
    @MainActor public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(Look(transform: CGAffineTransform(translationX: offset.width, y: offset.height)))
    }

    /// The view comes from elsewhere.
    @MainActor public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The view comes from beyond a side.
    @MainActor public static func move(edge: Edge) -> AnyTransition { AnyTransition(Look(edge: edge)) }

    /// The view comes from one side and goes to the other, and fades.
    @MainActor public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(
            insertion: move(edge: edge).combined(with: opacity), removal: move(edge: opposite).combined(with: opacity))
    }

    /// The view comes in one way and goes in another.
    @MainActor public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        return result
    }

    /// Both at once.
    @MainActor public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion.add(other.insertion)
        result.removal.add(other.removal)
        result.animation = other.animation ?? animation
        return result
    }

    /// In the time of another animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// Whether nothing is seen of it.
    var isIdentity: Bool { insertion.isPlain && removal.isPlain }

    // MARK: Carrying out

    @MainActor
    func insert(_ view: UIView, _ motion: Motion) {
        guard motion.animation != nil, !insertion.isPlain else { return }
        let motion = Motion(animation: animation ?? motion.animation)
        run(insertion, of: view, motion, isInsertion: true, completion: nil)
    }

    @MainActor
    func remove(_ view: UIView, _ motion: Motion) {
        guard motion.animation != nil, !removal.isPlain else { return view.removeFromSuperview() }
        let motion = Motion(animation: animation ?? motion.animation)
        view.isUserInteractionEnabled = false
        run(removal, of: view, motion, isInsertion: false) { view.removeFromSuperview() }
    }

    @MainActor
    private func run(
        _ look: Look, of view: UIView, _ motion: Motion, isInsertion: Bool, completion: (@MainActor () -> Void)?
    ) {
        let layer = view.layer
        var completion = completion
        if look.opacity != 1 {
            let (there, away) = (layer.opacity, layer.opacity * Float(look.opacity))
            if !isInsertion { layer.opacity = away }
            motion.run(
                layer, "opacity", from: isInsertion ? away : there, to: isInsertion ? there : away,
                completion: completion)
            completion = nil
        }
        let transform = look.transform(of: view)
        guard transform != .identity else {
            completion?()
            return
        }
        let there = layer.transform
        let away = CATransform3DConcat(CATransform3DMakeAffineTransform(transform), there)
        if !isInsertion { layer.transform = away }
        motion.run(
            layer, "transform", from: isInsertion ? away : there, to: isInsertion ? there : away,
            completion: completion)
    }
}

extension AnyTransition.Look {
    var isPlain: Bool { opacity == 1 && transform == .identity && edge == nil }

    mutating func add(_ other: Self) {
        opacity *= other.opacity
        transform = transform.concatenating(other.transform)
        edge = other.edge ?? edge
    }

    /// The transform for a view of a size.
    @MainActor
    func transform(of view: UIView) -> CGAffineTransform {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, height) = (view.bounds.width, view.bounds.height)
        switch edge {
        case nil: return transform
        case .top: return transform.concatenating(CGAffineTransform(translationX: 0, y: -height))
        case .bottom: return transform.concatenating(CGAffineTransform(translationX: 0, y: height))
        case .leading, .trailing:
            let isLeft = (edge == .leading) != isMirrored
            return transform.concatenating(CGAffineTransform(translationX: isLeft ? -width : width, y: 0))
        }
    }
}
