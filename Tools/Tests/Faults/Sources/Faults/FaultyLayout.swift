import UIKit

/// Does not reach super.
public final class ForgetfulView: UIView {
    public override func updateConstraints() {}
}

/// Wants two widths.
public final class TornView: UIView {
    public func tear() {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 50), widthAnchor.constraint(equalToConstant: 100),
        ])
    }
}

/// A cell that does not say how high it is.
public final class OpenCell: UITableViewCell {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityLabel = "Row"
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// Makes its constraint in each layout.
public final class AnewView: UIView {
    private let dot = UIView()
    private var width: NSLayoutConstraint?

    public override func layoutSubviews() {
        super.layoutSubviews()
        if dot.superview !== self { return }
        width?.isActive = false
        width = dot.widthAnchor.constraint(equalToConstant: bounds.width)
        width?.isActive = true
    }

    public func prepare() {
        dot.translatesAutoresizingMaskIntoConstraints = false
        addSubview(dot)
    }
}

/// Marks itself from its own layout, for ever.
public final class RestlessView: UIView {
    public override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}

/// Adds a subview in its layout.
public final class GrowingView: UIView {
    public override func layoutSubviews() {
        super.layoutSubviews()
        if subviews.isEmpty { addSubview(UIView()) }
    }
}

/// Asks for layout while it draws.
public final class LateView: UIView {
    public let legend = UIView()

    public override func draw(_ rect: CGRect) { legend.setNeedsLayout() }
}
