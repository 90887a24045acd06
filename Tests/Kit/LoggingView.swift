import UIKit

/// Writes down the callbacks of the hierarchy and the steps of the update cycle.
open class LoggingView: UIView {
    public var log: CallLog?
    public var id = ""
    public var logsUpdates = false
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
        note("willMove(toSuperview: \(name(newSuperview)))")
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        note("didMoveToSuperview(\(name(superview)))")
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        note("willMove(toWindow: \(name(newWindow)))")
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        note("didMoveToWindow(\(name(window)))")
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        note("didAddSubview(\(name(subview)))")
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        note("willRemoveSubview(\(name(subview)))")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if logsUpdates { note("layoutSubviews") }
        onLayout?()
    }

    open override func updateConstraints() {
        if logsUpdates { note("updateConstraints") }
        super.updateConstraints()
    }

    open override func updateProperties() {
        super.updateProperties()
        if logsUpdates { note("updateProperties") }
    }
}
