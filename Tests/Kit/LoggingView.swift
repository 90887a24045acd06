import UIKit

/// Writes down the callbacks of the hierarchy and the steps of the update cycle.
open class LoggingView: UIView {
    /// Steps of the update cycle.
    public struct Steps: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let layout = Steps(rawValue: 1)
        public static let constraints = Steps(rawValue: 2)
        public static let properties = Steps(rawValue: 4)
        public static let all: Steps = [.layout, .constraints, .properties]
    }

    public var log: CallLog?
    public var id = ""
    /// What is written down besides the callbacks of the hierarchy.
    public var logged: Steps = []
    public var logsUpdates: Bool {
        get { logged == .all }
        set { logged = newValue ? .all : [] }
    }
    /// Whether the callbacks of the hierarchy are written down.
    public var logsHierarchy = true
    public var onLayout: (() -> Void)?

    public convenience init(_ id: String, _ log: CallLog, frame: CGRect = .zero) {
        self.init(frame: frame)
        self.id = id
        self.log = log
        accessibilityIdentifier = id
    }

    public func note(_ call: String) {
        log?.calls.append("\(id).\(call)")
    }

    private func name(_ view: UIView?) -> String {
        (view as? LoggingView)?.id ?? (view is UIWindow ? "window" : view == nil ? "nil" : "view")
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if logsHierarchy { note("willMove(toSuperview: \(name(newSuperview)))") }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if logsHierarchy { note("didMoveToSuperview(\(name(superview)))") }
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if logsHierarchy { note("willMove(toWindow: \(name(newWindow)))") }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if logsHierarchy { note("didMoveToWindow(\(name(window)))") }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if logsHierarchy { note("didAddSubview(\(name(subview)))") }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if logsHierarchy { note("willRemoveSubview(\(name(subview)))") }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if logged.contains(.layout) { note("layoutSubviews") }
        onLayout?()
    }

    open override func updateConstraints() {
        if logged.contains(.constraints) { note("updateConstraints") }
        super.updateConstraints()
    }

    open override func updateProperties() {
        super.updateProperties()
        if logged.contains(.properties) { note("updateProperties") }
    }
}
