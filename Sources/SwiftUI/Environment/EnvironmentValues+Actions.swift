import UIKit

/// Lets what is presented go.
@preconcurrency @MainActor
public struct DismissAction {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}

/// Opens addresses.
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded, system
            case systemURL(URL)
        }
        let kind: Kind
        /// The address was opened.
        public static let handled = Result(kind: .handled)
        /// The address is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The system opens it.
        public static let systemAction = Result(kind: .system)
        /// The system opens another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemURL(url)) }
    }

    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and tells whether it was accepted.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system: UIApplication.shared.open(url, options: [:]) { completion($0) }
        case .systemURL(let url): UIApplication.shared.open(url, options: [:]) { completion($0) }
        }
    }
}

/// Whether a view is presented.
public struct PresentationMode {
    private let isShown: () -> Bool
    fileprivate let action: () -> Void
    fileprivate var isDismissed = false

    init(_ isShown: @escaping () -> Bool, _ action: @escaping () -> Void) {
        self.isShown = isShown
        self.action = action
    }

    /// Whether somebody presents the view.
    public var isPresented: Bool { !isDismissed && isShown() }

    /// Lets the view go.
    public mutating func dismiss() { isDismissed = true }
}

/// How far an app's scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

private enum DismissKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum ShownKey: EnvironmentKey { static var defaultValue: () -> Bool { { false } } }
private enum OpenKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// What lets the view go.
    @MainActor var dismissAction: DismissAction {
        get { dismiss }
        set { self[DismissKey.self] = { newValue() } }
    }

    /// Whether the view is presented.
    var isShown: () -> Bool {
        get { self[ShownKey.self] }
        set { self[ShownKey.self] = newValue }
    }

    /// Lets the view go, if it is presented.
    @MainActor public var dismiss: DismissAction { DismissAction(self[DismissKey.self] ?? {}) }

    /// Whether somebody presents the view.
    public var isPresented: Bool { isShown() }

    /// Whether the view is presented, and lets it go.
    public var presentationMode: Binding<PresentationMode> {
        let (isShown, action) = (isShown, self[DismissKey.self] ?? {})
        return Binding(
            get: { PresentationMode(isShown, action) },
            set: { mode in if mode.isDismissed { mode.action() } })
    }

    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }

    /// How far the scene is in front. Scenes of a stage are active.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
