import Foundation

/// One instance of the app's interface: here a stage.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is on the screen and gets events.
    public enum ActivationState: Int, Sendable, CaseIterable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    package final weak var host: SceneHost?

    init(of host: SceneHost) {
        self.host = host
        super.init()
    }

    /// What the application's state says.
    open var activationState: ActivationState {
        switch host?.application.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }

    /// What the system calls the scene where several are listed. Default nil.
    open var title: String!

    /// The application.
    open override var next: UIResponder? { host?.application }
}
