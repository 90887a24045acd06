import Offstage
import UIKit

/// What a look of the review is for: the smallest bad code, the same put right, and what looks like it and is well.
struct ReviewSample: Sendable, CustomStringConvertible {
    let kind: String
    let bad: @MainActor @Sendable (Stage) -> Void
    let good: @MainActor @Sendable (Stage) -> Void
    let near: @MainActor @Sendable (Stage) -> Void

    init(
        _ kind: String, bad: @escaping @MainActor @Sendable (Stage) -> Void,
        good: @escaping @MainActor @Sendable (Stage) -> Void, near: @escaping @MainActor @Sendable (Stage) -> Void
    ) {
        (self.kind, self.bad, self.good, self.near) = (kind, bad, good, near)
    }

    var description: String { kind }

    static let all = controllers + layout + lists + texts + touches
}

extension Stage {
    /// A text on the screen, black on the background, that grows with the text size.
    @MainActor @discardableResult
    func label(
        _ text: String = "Some text", at y: CGFloat = 200, height: CGFloat = 400, font: UIFont? = nil,
        color: UIColor = .label
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 350, height: height))
        (label.text, label.textColor, label.numberOfLines) = (text, color, 0)
        label.font = font ?? .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        window.addSubview(label)
        return label
    }

    /// A button of 50 points.
    @MainActor @discardableResult
    func button(_ title: String, x: CGFloat = 100, y: CGFloat = 300, side: CGFloat = 50) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: y, width: side, height: side))
        button.accessibilityLabel = title
        window.addSubview(button)
        return button
    }
}
