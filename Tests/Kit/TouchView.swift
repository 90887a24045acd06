import UIKit

/// Writes down the touches that it gets.
open class TouchView: UIView {
    public var id = ""
    public var log: CallLog?
    /// Whether `super` is called, which hands touches on.
    public var forwards = false
    /// Whether places are written down, in the view's own space.
    public var logsPlaces = false
    /// Called with each phase, after it was written down.
    public var onTouch: ((UITouch.Phase, Set<UITouch>) -> Void)?

    /// The event that came last.
    public private(set) weak var event: UIEvent?

    public convenience init(_ id: String, _ frame: CGRect, _ log: CallLog, in superview: UIView? = nil) {
        self.init(frame: frame)
        self.id = id
        self.log = log
        accessibilityIdentifier = id
        superview?.addSubview(self)
    }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        self.event = event
        var call = "\(id).\(phase)"
        if touches.count != 1 { call += " \(touches.count)" }
        if logsPlaces {
            let places = touches.map { $0.location(in: self) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
            call += places.map { " (\(TouchView.text($0.x)), \(TouchView.text($0.y)))" }.joined()
        }
        log?.note(call)
        onTouch?(phase, touches)
    }

    /// A number without needless decimals.
    public static func text(_ value: CGFloat) -> String {
        guard value.magnitude < 1e12 else { return "\(value)" }
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.began, touches, event)
        if forwards { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.moved, touches, event)
        if forwards { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.ended, touches, event)
        if forwards { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.cancelled, touches, event)
        if forwards { super.touchesCancelled(touches, with: event) }
    }
}
