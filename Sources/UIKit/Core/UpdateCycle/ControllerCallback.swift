import Foundation

/// A method of a controller that the system calls.
package enum ControllerCallback: String, Sendable, CaseIterable {
    case loadView, viewDidLoad
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, updateViewConstraints, updateProperties
    case willMove, didMove
    case willTransition, viewWillTransition, traitCollectionDidChange
    case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange, preferredContentSizeDidChange
    case setEditing, didReceiveMemoryWarning

    /// Whether an override has to call `super`. Base versions of the others do nothing.
    var needsSuper: Bool {
        switch self {
        case .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateProperties: false
        case .traitCollectionDidChange, .preferredContentSizeDidChange: false
        default: true
        }
    }

    /// Whether code of the app may call it.
    var isForSystemAlone: Bool {
        switch self {
        case .loadView, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        default: false
        }
    }

    /// `viewWillAppear(_:)`, as messages name it.
    var signature: String {
        switch self {
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .traitCollectionDidChange:
            "\(rawValue)(_:)"
        case .willMove, .didMove: "\(rawValue)(toParent:)"
        case .willTransition, .viewWillTransition: "\(rawValue)(to:with:)"
        case .setEditing: "setEditing(_:animated:)"
        case .preferredContentSizeDidChange: "preferredContentSizeDidChange(forChildContentContainer:)"
        default: "\(rawValue)()"
        }
    }

    /// `viewWillAppear:`, as a device's log names it.
    var selectorName: String {
        switch self {
        case .loadView, .viewDidLoad: rawValue
        default: "\(rawValue):"
        }
    }
}

/// One call of a controller's method, as it was made.
package struct ControllerCallRecord: Hashable, Sendable {
    /// Seconds of virtual time.
    package let time: Double
    /// Turns count from 1.
    package let turn: Int
    /// The controller's id, else its class.
    package let controller: String
    package let callback: ControllerCallback
    /// What it was called with, such as `true`; nil for a method without an argument.
    package let argument: String?
    /// What led to it.
    package let cause: String?
    /// How far the view had come.
    package let state: State

    /// How far a controller's view has come: what code in a callback may rely on.
    package struct State: Hashable, Sendable {
        /// Whether it is a navigation controller.
        package var isStack = false
        package var isLoaded = false
        package var hasWindow = false
        /// In a window, and neither the view nor one around it waits for traits.
        package var hasFinalTraits = false
        /// In a window, and no view around it waits for layout.
        package var hasFinalGeometry = false
    }

    /// `viewWillAppear(true)`, `viewDidLoad()`.
    package var call: String { "\(callback.rawValue)(\(argument ?? ""))" }
}

extension ControllerCallRecord {
    /// What it was called with, controllers by their ids alone.
    package var value: String {
        guard let argument, callback == .willMove || callback == .didMove else { return argument ?? "" }
        return argument.split(separator: ":", maxSplits: 1).last.map(String.init) ?? argument
    }
}
