import UIKit

extension UIScrollView {
    /// Shows the fields of a form in a view; the keyboard goes as they are dragged down.
    func showForm(_ stack: UIStackView, in view: UIView) {
        keyboardDismissMode = .interactive
        translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        view.addSubview(self)
    }

    /// From edge to edge, above the keyboard, with the fields between the view's margins.
    /// - Parameters:
    ///   - top: What is above the first field.
    ///   - side: What is between the margins and the fields.
    func formConstraints(_ stack: UIStackView, in view: UIView, top: CGFloat, side: CGFloat) -> [NSLayoutConstraint] {
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        let margins = view.layoutMarginsGuide
        return [
            topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: top),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: side),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -side),
        ]
    }
}
