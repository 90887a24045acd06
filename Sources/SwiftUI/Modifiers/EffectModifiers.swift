import UIKit

/// Changes how a view is seen, without a say in layout.
struct EffectModifier: ElementModifier {
    typealias Body = Never
    let effect: Effect

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> EffectElement {
        EffectElement(content, effect)
    }

    func update(_ element: EffectElement, _ environment: EnvironmentValues) {
        element.effectFace.environment = environment
        element.effectFace.effect = effect
    }
}

/// A change of how a view is seen.
enum Effect {
    case opacity(Double)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case shadow(Color, CGFloat, CGSize)
    case clip(any Shape, FillStyle)
    case blend(BlendMode)
    case hit(Bool)
    case zIndex(Double)
    case hidden
}

final class EffectElement: WrapperElement {
    let effectFace: EffectFace

    init(_ content: LayoutElement, _ effect: Effect) {
        effectFace = EffectFace(effect)
        super.init(content)
        if case .zIndex = effect {} else { face = effectFace }
    }

    override var zIndex: Double {
        if case .zIndex(let value) = effectFace.effect { value } else { content.zIndex }
    }
}

/// Holds the views of what is seen otherwise.
final class EffectFace: ContainerFace {
    var effect: Effect
    var environment = EnvironmentValues()

    init(_ effect: Effect) {
        self.effect = effect
        super.init(PassingView())
        if case .hidden = effect { view.isHidden = true }
    }

    override func place(_ frame: CGRect, _ motion: Motion) {
        super.place(frame, motion)
        // Anchors are points of the view, so they move with its size.
        if let transform {
            motion.set(view.layer, "transform", view.layer.transform, CATransform3DMakeAffineTransform(transform)) {
                view.transform = transform
            }
        }
    }

    /// The transform around the middle that the effect is around its anchor.
    private var transform: CGAffineTransform? {
        switch effect {
        case .scale(let scale, let anchor): around(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
        case .rotation(let angle, let anchor): around(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        default: nil
        }
    }

    private func around(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
        let (x, y) = ((anchor.x - 0.5) * view.bounds.width, (anchor.y - 0.5) * view.bounds.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }

    override func refresh(_ motion: Motion) {
        let layer = view.layer
        switch effect {
        case .opacity(let opacity):
            motion.set(layer, "opacity", layer.opacity, Float(max(0, min(1, opacity)))) {
                view.alpha = CGFloat(max(0, min(1, opacity)))
            }
        case .shadow(let color, let radius, let offset):
            layer.shadowColor = color.resolved(in: environment)
            layer.shadowOpacity = 1
            layer.shadowRadius = radius
            layer.shadowOffset = offset
        case .clip(let shape, let style): layer.clip(to: shape, style)
        case .blend(let mode): layer.compositingFilter = mode.filterName
        case .hit(let isEnabled): view.isUserInteractionEnabled = isEnabled
        case .scale, .rotation, .zIndex, .hidden: break
        }
    }
}

extension CALayer {
    /// Clips to a shape in the layer's bounds: rectangles with round corners by the layer's own corners, all else by a mask.
    @MainActor
    func clip(to shape: any Shape, _ style: FillStyle) {
        if let corner = CornerShape(shape, bounds.size) {
            mask = nil
            masksToBounds = true
            cornerRadius = corner.radius
            cornerCurve = corner.isContinuous ? .continuous : .circular
            return
        }
        let mask = mask as? CAShapeLayer ?? CAShapeLayer()
        GradientLayers.withoutActions {
            mask.frame = CGRect(origin: .zero, size: bounds.size)
            mask.path = shape.path(in: mask.frame).cgPath
            mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
        }
        masksToBounds = false
        self.mask = mask
    }
}

/// A shape that is a layer's own corners.
struct CornerShape {
    let radius: CGFloat
    let isContinuous: Bool

    @MainActor
    init?(_ shape: any Shape, _ size: CGSize) {
        let most = min(size.width, size.height) / 2
        switch shape {
        case is Rectangle: (radius, isContinuous) = (0, false)
        case is Capsule: (radius, isContinuous) = (most, false)
        case is Circle where size.width == size.height: (radius, isContinuous) = (most, false)
        case let rounded as RoundedRectangle where rounded.cornerSize.width == rounded.cornerSize.height:
            (radius, isContinuous) = (min(rounded.cornerSize.width, most), rounded.style == .continuous)
        default: return nil
        }
    }
}

/// A view that takes no touches itself, only those of what is in it.
class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension View {
    private func effect(_ effect: Effect) -> some View { modifier(EffectModifier(effect: effect)) }

    /// Lets the view be seen through, 0…1.
    public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    /// Shows the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(.scale(scale, anchor))
    }

    /// Shows the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows the view larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows the view turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(angle, anchor))
    }

    /// Casts a shadow of what is seen of the view.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(.shadow(color, radius, CGSize(width: x, height: y)))
    }

    /// Shows of the view what lies in a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect(.clip(shape, style))
    }

    /// Shows of the view what lies in its rectangle.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Shows of the view what lies in its rectangle with round corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Shows nothing of the view; its room stays.
    public func hidden() -> some View { effect(.hidden) }

    /// Says which view is in front: the larger, the further.
    public func zIndex(_ value: Double) -> some View { effect(.zIndex(value)) }

    /// Whether the view takes touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { effect(.hit(enabled)) }
}
