import UIKit

/// How a text that can be edited looks, by its environment.
@MainActor
struct InputLook {
    let font: UIFont
    let color: UIColor
    let alignment: NSTextAlignment

    /// - Parameter font: Nil: the body's.
    init(font: Font?, alignment: TextAlignment, in environment: EnvironmentValues) {
        var look = TextLook(font: font ?? .body)
        for change in environment.textChanges { look.apply(change) }
        self.font = look.resolvedFont(environment)
        color = UIColor(cgColor: ForegroundStyle().paint(in: environment).mainColor)
        self.alignment =
            switch alignment {
            case .leading: .natural
            case .center: .center
            case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
            }
    }
}

/// Gives a view the focus, and takes it away, as its environment says.
@MainActor
protocol FocusFollower: AnyObject {
    /// What the view's focus is to be, now; nil where nobody asks.
    var focus: FocusTarget? { get }
}

extension FocusFollower {
    /// Moves the focus once the update is over, as that tells others.
    func moveFocus(of view: UIView) {
        guard let focus, focus.isFocused != view.isFirstResponder else { return }
        DispatchQueue.main.async { [weak self, weak view] in
            guard let view, let isFocused = self?.focus?.isFocused else { return }
            if isFocused { view.becomeFirstResponder() } else { view.resignFirstResponder() }
        }
    }
}
