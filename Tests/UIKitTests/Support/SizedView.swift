import Offstage

@testable import UIKit

/// A stand-in for content: a view that reports a natural size, and counts how often it is asked.
final class SizedView: UIView {
    var size: CGSize
    private(set) var reads = 0

    init(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        reads += 1
        return size
    }

    func hug(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) {
        setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    }

    func resist(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) {
        setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
}

/// Text in a font of 10 × 20 points a character: wraps at the width that it is given.
final class WrappingView: UIView {
    var characters: Int
    private(set) var widths: [CGFloat] = []

    init(_ characters: Int) {
        self.characters = characters
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(characters) * 10, height: 20) }
    override var contentHeightDependsOnWidth: Bool { true }

    override func contentSize(forSolvedWidth width: CGFloat) -> CGSize {
        widths.append(width)
        let columns = max(1, Int((width + 1e-6) / 10))
        let lines = (characters + columns - 1) / columns
        return CGSize(width: width, height: CGFloat(lines) * 20)
    }
}

/// A stage of points that are pixels, with a plain root that fills the window; misuse is collected.
@MainActor
final class LayoutStage {
    let stage: Stage
    let root: UIView

    init(_ width: CGFloat = 400, _ height: CGFloat = 400, scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero) {
        stage = Stage(
            device: Device(
                name: "test", size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea))
        stage.diagnostics.mode = .collect
        root = UIView(frame: stage.window.bounds)
        root.accessibilityIdentifier = "root"
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.window.addSubview(root)
        stage.runTurn()
    }

    func turn() { stage.runTurn() }

    var messages: [String] { stage.diagnostics.messages }

    /// A view below `superview`, the root by default, that constraints place.
    func view(_ name: String, in superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    func sized(_ name: String, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> SizedView {
        let view = SizedView(width, height, name)
        (superview ?? root).addSubview(view)
        return view
    }
}

extension UIView {
    /// Constraints to all four edges of the superview.
    @discardableResult
    func fill(_ inset: CGFloat = 0) -> [NSLayoutConstraint] {
        guard let superview else { return [] }
        let constraints = [
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}
