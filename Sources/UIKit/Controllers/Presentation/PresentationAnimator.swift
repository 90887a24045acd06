import Foundation

/// The system's ways of a presented controller's coming and going.
final class PresentationAnimator: SystemAnimator {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
        super.init(duration: 0.4)
    }

    /// The view that comes or goes above the other.
    private func moving(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        context.view(forKey: isPresenting ? .to : .from)
    }

    private func stayingBelow(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        context.view(forKey: isPresenting ? .from : .to)
    }

    private func away(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
        let controller = context.viewController(forKey: isPresenting ? .to : .from)
        let way = controller?.presentation.controller?.wayOut ?? context.containerView.bounds.height
        return CGAffineTransform(translationX: 0, y: way)
    }

    /// The presenter's view, which comes back, is in its place already.
    override func place(_ context: any UIViewControllerContextTransitioning) {
        if isPresenting { super.place(context) }
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        if style == .partialCurl { return prepareCurl(context) }
        guard isPresenting, let view = moving(context) else { return }
        switch style {
        case .coverVertical: view.carry(by: away(context))
        case .crossDissolve: view.alpha = 0
        case .flipHorizontal: flip(view, half: 1)
        case .partialCurl: break
        }
    }

    /// The presenter goes up and away, and comes back down, above the presented one (assumed: a device bends it).
    private func prepareCurl(_ context: any UIViewControllerContextTransitioning) {
        guard let sheet = stayingBelow(context), let around = sheet.superview else { return }
        around.bringSubviewToFront(sheet)
        if !isPresenting { sheet.carry(by: curled(context)) }
    }

    private func curled(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: -context.containerView.bounds.height)
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        guard let view = moving(context) else { return }
        switch style {
        case .coverVertical: view.carry(by: isPresenting ? .identity : away(context))
        case .crossDissolve: view.alpha = isPresenting ? 1 : 0
        case .flipHorizontal:
            flip(view, half: isPresenting ? 0 : 1)
        case .partialCurl:
            stayingBelow(context)?.carry(by: isPresenting ? curled(context) : .identity)
        }
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        for view in [moving(context), stayingBelow(context)].compactMap({ $0 }) {
            view.putDown()
            if style == .crossDissolve { view.alpha = 1 }
        }
    }

    /// From the middle of the turn on: the view stands edgeways (assumed; a device turns both about one axis).
    private func flip(_ view: UIView, half: Double) {
        view.carry(by: half == 0 ? CATransform3DIdentity : CATransform3DMakeScale(0.001, 1, 1))
    }
}
