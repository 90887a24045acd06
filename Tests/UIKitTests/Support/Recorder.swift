import UIKit

/// What views were called, in order.
@MainActor
final class CallLog {
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Writes down the callbacks of the hierarchy and the steps of the update cycle.
class LoggingView: UIView {
    var log: CallLog?
    var id = ""
    var logsUpdates = false
    var onLayout: (() -> Void)?

    convenience init(_ id: String, _ log: CallLog, frame: CGRect = .zero) {
        self.init(frame: frame)
        self.id = id
        self.log = log
        accessibilityIdentifier = id
    }

    private func note(_ call: String) {
        log?.calls.append("\(id).\(call)")
    }

    private func name(_ view: UIView?) -> String {
        (view as? LoggingView)?.id ?? (view is UIWindow ? "window" : view == nil ? "nil" : "view")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        note("willMove(toSuperview: \(name(newSuperview)))")
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        note("didMoveToSuperview(\(name(superview)))")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        note("willMove(toWindow: \(name(newWindow)))")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        note("didMoveToWindow(\(name(window)))")
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        note("didAddSubview(\(name(subview)))")
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        note("willRemoveSubview(\(name(subview)))")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if logsUpdates { note("layoutSubviews") }
        onLayout?()
    }

    override func updateConstraints() {
        if logsUpdates { note("updateConstraints") }
        super.updateConstraints()
    }

    override func updateProperties() {
        super.updateProperties()
        if logsUpdates { note("updateProperties") }
    }
}

/// The same, and it draws.
final class DrawingView: LoggingView {
    var rects: [CGRect] = []
    var onDraw: ((CGRect) -> Void)?

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        log?.calls.append("\(id).draw")
        onDraw?(rect)
    }
}

/// A stage of 100×100 points at scale 2 that keeps misuse instead of trapping.
@MainActor
func makeStage(_ size: CGSize = CGSize(width: 100, height: 100), safeArea: UIEdgeInsets = .zero) -> Stage {
    let stage = Stage(device: Device(size: size, scale: 2, safeArea: safeArea))
    stage.diagnostics.mode = .collect
    return stage
}
