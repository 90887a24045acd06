import Foundation

/// A change of the stack that was asked for: the views and the appearance follow in layout.
@MainActor
struct StackChange {
    var operation: UINavigationController.Operation
    var animated: Bool
    /// The controllers that are told at the end that they came.
    var arriving: [UIViewController] = []
    /// The controllers that leave their parent at the end.
    var leaving: [UIViewController] = []
    let coordinator: TransitionCoordinator
    /// Who moves it by a finger.
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The stack from before, for a change that is cancelled.
    let oldStack: [UIViewController]
}
