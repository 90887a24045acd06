import Foundation

/// The alert controller that stands for an alert of old, which it keeps alive.
final class ForwardedAlert: UIAlertController {
    /// Called with a button's number when the user chose it, before the alert goes; and when it has gone.
    private var willGo: ((Int) -> Void)?
    private var didGo: ((Int) -> Void)?
    private var window: UIWindow?
    private weak var keyBefore: UIWindow?
    /// The numbers of the actions.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// - Parameters:
    ///   - willGo: Called with the number of the button that was chosen, before the alert goes.
    ///   - didGo: Called with it when the alert has gone.
    convenience init(
        title: String?, message: String?, style: Style, buttons: AlertButtons, willGo: @escaping (Int) -> Void,
        didGo: @escaping (Int) -> Void
    ) {
        self.init(title: title, message: message, preferredStyle: style)
        (self.willGo, self.didGo) = (willGo, didGo)
        for (index, title) in buttons.titles.enumerated() {
            let action = UIAlertAction(title: title, style: buttons.style(at: index)) { [weak self] _ in
                self?.hasGone(index)
            }
            numbers[ObjectIdentifier(action)] = index
            addAction(action)
        }
    }

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        if let number = numbers[ObjectIdentifier(action)] { tell(number) }
        super.choose(action)
    }

    private func tell(_ number: Int) {
        let called = willGo
        willGo = nil
        called?(number)
    }

    private func hasGone(_ number: Int) {
        let called = didGo
        didGo = nil
        window?.isHidden = true
        window = nil
        keyBefore?.makeKey()
        called?(number)
    }

    /// Goes by the app's order, as if a button had been chosen.
    func dismiss(as number: Int, animated: Bool) {
        tell(number)
        guard presentingViewController != nil else { return hasGone(number) }
        dismiss(animated: animated) { [weak self] in self?.hasGone(number) }
    }

    // MARK: Places

    /// Shows in front of everything, in a window of its own.
    func show(in host: SceneHost, then completion: @escaping () -> Void) {
        keyBefore = host.keyWindow
        let new = UIWindow(frame: host.screen.bounds)
        new.windowLevel = .alert
        let root = UIViewController()
        new.rootViewController = root
        window = new
        new.makeKeyAndVisible()
        root.present(self, animated: true, completion: completion)
    }

    /// Shows over the controllers of a window.
    func show(over window: UIWindow?, then completion: @escaping () -> Void) {
        guard let host = window?.owningHost ?? SceneHost.running else { return }
        guard var top = window?.rootViewController else { return show(in: host, then: completion) }
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        top.present(self, animated: true, completion: completion)
    }
}
