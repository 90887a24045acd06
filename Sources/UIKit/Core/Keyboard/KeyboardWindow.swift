import CoreGraphics
import Foundation
import QuartzCore

/// The window of the keyboard, in front of the app's: touches beside the keyboard pass through.
final class KeyboardWindow: UIWindow {
    /// In front of ordinary windows, behind the status bar (assumed).
    private static let level = UIWindow.Level(rawValue: 10)
    let container = KeyboardContainer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Self.level
        addSubview(container)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    func enter() { if isHidden { isHidden = false } }

    func leave() {
        container.show(input: nil, accessory: nil, accessoryHeight: 0, traits: nil)
        isHidden = true
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

/// The keyboard's rectangle: the keys or what is in their place, and what is above them.
final class KeyboardContainer: UIView {
    private weak var input: UIView?
    private weak var accessory: UIView?
    private var accessoryHeight: CGFloat = 0
    private let keys = KeyboardPlate()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(keys)
    }

    required init?(coder: NSCoder) { nil }

    var isDrawn: Bool {
        get { keys.isDrawn }
        set { keys.isDrawn = newValue }
    }

    func show(
        input: UIView?, accessory: UIView?, accessoryHeight: CGFloat, traits: (any UITextInputTraits)?
    ) {
        self.accessoryHeight = accessoryHeight
        replace(&self.input, input)
        replace(&self.accessory, accessory)
        keys.isHidden = input != nil
        keys.asked = traits
        setNeedsLayout()
    }

    private func replace(_ old: inout UIView?, _ new: UIView?) {
        if old !== new, let view = old, view.superview === self { view.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        old = new
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
        let rest = CGRect(x: 0, y: accessoryHeight, width: width, height: max(0, height - accessoryHeight))
        keys.frame = rest
        if let input {
            input.frame = CGRect(
                x: 0, y: accessoryHeight, width: width, height: max(0, rest.height - safeAreaInsets.bottom))
        }
    }
}

/// The keys: nothing to be seen unless they are asked for. Touches on them are swallowed and reported.
final class KeyboardPlate: UIView {
    var isDrawn = false {
        didSet {
            guard isDrawn != oldValue else { return }
            if !isDrawn { layer.contents = nil }
            setNeedsDisplay()
        }
    }

    weak var asked: (any UITextInputTraits)? {
        didSet { if isDrawn { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard isDrawn, let metrics = sceneHost?.screen.metrics else { return }
        let figures = KeyboardMetrics(for: metrics)
        let hasRow = figures.height(for: asked) > figures.height
        KeyboardKeys(
            width: bounds.width, scale: max(1, metrics.scale), row: hasRow ? figures.row : 0,
            type: asked?.keyboardType ?? .default, returnKey: asked?.returnKeyType ?? .default
        ).draw(in: bounds)
    }

    override func drawsContents(of layer: CALayer) -> Bool { isDrawn && super.drawsContents(of: layer) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        sceneHost?.report(
            .log, "A touch on the keyboard types nothing: text comes from typing, `stage.keyboard.type(…)` say.")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
