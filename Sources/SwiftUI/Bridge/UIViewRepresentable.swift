import UIKit

/// A view of UIKit's as one of SwiftUI's.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// What listens to the view, and lives as long as it does.
    associatedtype Coordinator = Void
    /// What is known where the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// A new view. It is called once for the place of the representable.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: after it was made, and when what is represented, or read of the environment, changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// The view is no longer shown.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// A new coordinator. It is called once, before the view is made.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil: by the view's intrinsic size and its priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is told.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What listens to the view.
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

extension UIViewRepresentable {
    static func representing(_ view: Self, in place: Place) -> TypedNode<Self> {
        RepresentableNode(view, ViewRepresentation<Self>.self, in: place)
    }
}
