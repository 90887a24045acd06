import Foundation

/// What is behind a sheet: black above it, and the presenter's view pushed back.
@MainActor
final class SheetBackground {
    /// The size of what is pushed back, and the radius of its corners.
    private static let (scale, radius): (CGFloat, CGFloat) = (0.9165, 10)

    private weak var backdrop: UIView?
    private weak var presenter: UIView?
    private let dimming: TintDimming
    /// As the presenter was.
    private let look: (radius: CGFloat, masks: Bool)
    private var ground: UIView?

    /// - Parameters:
    ///   - presenter: The view that may be pushed back; nil for none.
    ///   - dimming: Of the tint below.
    init(backdrop: UIView?, presenter: UIView?, dimming: TintDimming) {
        self.dimming = dimming
        self.backdrop = backdrop
        self.presenter = presenter
        look = (presenter?.layer.cornerRadius ?? 0, presenter?.layer.masksToBounds ?? false)
    }

    /// - Parameter top: Where the presenter's top comes to lie when it is pushed back.
    func show(_ shade: SheetShade, top: CGFloat) {
        backdrop?.alpha = shade.dim
        dimming.set(shade.dim > 0)
        push(shade.push, top)
    }

    private func push(_ part: CGFloat, _ top: CGFloat) {
        guard let presenter, part > 0 || ground != nil else { return }
        if ground == nil { layGround(below: presenter) }
        let frame = presenter.restFrame
        let scale = 1 - (1 - Self.scale) * part
        let lift = (top - frame.minY) * part - frame.height * (1 - scale) / 2
        presenter.carry(
            by: part == 0 ? .identity : CGAffineTransform(translationX: 0, y: lift).scaledBy(x: scale, y: scale))
        // A sheet has corners already.
        guard !(presenter is SheetView) else { return }
        presenter.layer.cornerRadius = look.radius + (max(Self.radius, look.radius) - look.radius) * part
        presenter.layer.masksToBounds = part > 0 || look.masks
    }

    /// Black, as the window is where nothing covers it.
    private func layGround(below presenter: UIView) {
        let view = UIView()
        view.backgroundColor = .black
        view.isUserInteractionEnabled = false
        ground = view
        guard !(presenter is SheetView), let superview = presenter.superview else { return }
        UIView.performWithoutAnimation {
            view.frame = superview.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.insertSubview(view, belowSubview: presenter)
        }
    }

    /// All is as it was.
    func end() {
        backdrop?.alpha = 0
        dimming.set(false)
        guard ground != nil else { return }
        ground?.removeFromSuperview()
        ground = nil
        guard let presenter else { return }
        presenter.putDown()
        guard !(presenter is SheetView) else { return }
        presenter.layer.cornerRadius = look.radius
        presenter.layer.masksToBounds = look.masks
    }
}
