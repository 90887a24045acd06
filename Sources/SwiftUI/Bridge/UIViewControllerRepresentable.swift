import UIKit

/// A controller of UIKit's as a view of SwiftUI's. It is a child of the controller that hosts it.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What listens to the controller, and lives as long as it does.
    associatedtype Coordinator = Void
    /// What is known where the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// A new controller. It is called once for the place of the representable.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// The controller is no longer shown.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// A new coordinator. It is called once, before the controller is made.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil: the preferred content size, or all of the proposal.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    static func representing(_ view: Self, in place: Place) -> TypedNode<Self> {
        RepresentableNode(view, ControllerRepresentation<Self>.self, in: place)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is told.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What listens to the controller.
    public let coordinator: Representable.Coordinator
    /// How the change is animated.
    public private(set) var transaction: Transaction
    /// The environment; the representable is updated when a value that it reads is another one.
    public private(set) var environment: EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.transaction = transaction
        self.environment = environment
    }
}

final class ControllerRepresentation<Represented: UIViewControllerRepresentable>: Representation {
    private let coordinator: Represented.Coordinator
    private let made: Represented.UIViewControllerType
    private let frame = ControllerFrame()

    init(_ view: Represented, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        coordinator = view.makeCoordinator()
        made = view.makeUIViewController(
            context: UIViewControllerRepresentableContext(coordinator, graph.transaction, environment))
        frame.shown = made
    }

    var uiView: UIView { frame }

    var preferredSize: CGSize? {
        let size = made.preferredContentSize
        return size == .zero ? nil : size
    }

    func update(_ view: Represented, _ environment: EnvironmentValues, _ transaction: Transaction) {
        view.updateUIViewController(
            made, context: UIViewControllerRepresentableContext(coordinator, transaction, environment))
    }

    func size(_ view: Represented, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize? {
        view.sizeThatFits(
            proposal, uiViewController: made,
            context: UIViewControllerRepresentableContext(coordinator, Transaction(), environment))
    }

    func dismantle() {
        frame.leave()
        Represented.dismantleUIViewController(made, coordinator: coordinator)
    }
}

/// Holds the view of a controller, which becomes a child of the one around as soon as there is one.
final class ControllerFrame: UIView {
    var shown: UIViewController?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { return leave() }
        guard let controller = shown, controller.parent == nil, let parent = controllerAround else { return }
        parent.addChild(controller)
        if let view = controller.view {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        controller.didMove(toParent: parent)
    }

    private var controllerAround: UIViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    func leave() {
        guard let controller = shown, controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }
}
