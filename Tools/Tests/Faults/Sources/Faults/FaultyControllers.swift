import UIKit

/// Makes its view once too often.
public final class TwiceLoadedViewController: UIViewController {
    public override func loadView() {
        super.loadView()
        view = UIView()
    }
}

/// Adds a view each time it appears.
public final class PilingViewController: UIViewController {
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(UIView())
    }
}

/// Has a layer that keeps the size that the view has before it is shown.
public final class BackdropViewController: UIViewController {
    private let backdrop = CALayer()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        backdrop.frame = view.bounds
        view.layer.addSublayer(backdrop)
    }
}

/// Shows a child that it does not tell so.
public final class ParentViewController: UIViewController {
    public func showChild() {
        let child = UIViewController()
        addChild(child)
        view.addSubview(child.view)
    }
}

/// Ends an appearance that nothing began.
public final class ForwardingViewController: UIViewController {
    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    public func showChild() {
        let child = UIViewController()
        addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        view.addSubview(child.view)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        child.didMove(toParent: self)
    }
}

/// A card that holds its owner, which holds it.
public final class HeldCard: UIView {
    var owner: HoldingViewController?
}

public final class HoldingViewController: UIViewController {
    private let card = HeldCard()

    public override func viewDidLoad() {
        super.viewDidLoad()
        card.owner = self
    }
}
