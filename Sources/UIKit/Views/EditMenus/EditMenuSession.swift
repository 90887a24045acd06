import CoreGraphics
import Foundation

/// An edit menu on the screen, from its coming to its going. A touch beside it takes it away, and is delivered all the
/// same; the first responder stays.
@MainActor
final class EditMenuSession: NSObject, UIGestureRecognizerDelegate {
    static let duration = 0.2
    private static let margin: CGFloat = 8

    private let bar = EditMenuBar()
    private let press = UILongPressGestureRecognizer()
    private weak var window: UIWindow?
    /// What the menu lies beside, in the window's space.
    private var target: () -> CGRect
    private let direction: UIEditMenuArrowDirection
    private(set) var isOver = false
    /// The touch beside the menu that takes it away.
    private(set) weak var dismissingTouch: UITouch?
    /// Called when the menu begins to go; runs what goes along.
    var willEnd: (() -> (along: () -> Void, completion: () -> Void))?
    var didEnd: (() -> Void)?

    init(
        _ entries: [EditMenuBar.Entry], in window: UIWindow, _ direction: UIEditMenuArrowDirection,
        target: @escaping () -> CGRect
    ) {
        self.window = window
        self.target = target
        self.direction = direction
        super.init()
        bar.show(entries)
        bar.didChoose = { [weak self] in self?.end() }
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delegate = self
        press.addTarget(self, action: Selector(_offstage: "touched", { (t: EditMenuSession) in t.touched }))
    }

    /// In the window's space.
    var frame: CGRect { bar.frame }
    var titles: [String] { bar.titles }

    func show(along: @escaping () -> Void = {}, completion: @escaping () -> Void) {
        guard let window else { return }
        UIView.performWithoutAnimation {
            window.addSubview(bar)
            place()
            bar.alpha = 0
        }
        window.addGestureRecognizer(press)
        UIView.animate(withDuration: Self.duration) {
            self.bar.alpha = 1
            along()
        } completion: { _ in
            completion()
        }
    }

    func place() {
        guard let window else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        bar.place(beside: target(), in: room, direction)
    }

    func reload(_ entries: [EditMenuBar.Entry]) {
        bar.show(entries)
        place()
    }

    func end(animated: Bool = true) {
        guard !isOver else { return }
        isOver = true
        window?.removeGestureRecognizer(press)
        bar.isUserInteractionEnabled = false
        let (along, completion) = willEnd?() ?? ({}, {})
        let finish = {
            self.bar.removeFromSuperview()
            self.didEnd?()
            completion()
        }
        guard animated, bar.window != nil else {
            along()
            return finish()
        }
        UIView.animate(withDuration: Self.duration) {
            self.bar.alpha = 0
            along()
        } completion: { _ in
            finish()
        }
    }

    // MARK: Touches beside

    private func touched() {
        guard press.state == .began else { return }
        dismissingTouch = press.lastTouch
        end()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !bar.frame.contains(touch.location(in: window))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
