import UIKit

@objc public protocol StepperRowDelegate: AnyObject {
    func stepperRow(_ row: StepperRow, didChange value: Int)
    @objc optional func stepperRow(_ row: StepperRow, shouldChangeTo value: Int) -> Bool
    @objc optional func stepperRowDidReachLimit(_ row: StepperRow)
}

@IBDesignable
public final class StepperRow: UIView {
    @IBInspectable public var maximum: Int = 8
    @objc public dynamic var value = 2 {
        didSet { label.text = "\(value)" }
    }
    @IBOutlet public weak var delegate: StepperRowDelegate?

    private let label = UILabel()
    private lazy var plus = makeButton("+", action: #selector(increase))
    private lazy var minus = makeButton("−", action: #selector(decrease(_:)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.text = "\(value)"
        label.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [minus, label, plus])
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    private func makeButton(_ title: String, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func increase() {
        change(by: 1)
    }

    @objc private func decrease(_ sender: UIButton) {
        change(by: -1)
    }

    private func change(by step: Int) {
        let next = value + step
        guard (1...maximum).contains(next) else {
            delegate?.stepperRowDidReachLimit?(self)
            return
        }
        guard delegate?.stepperRow?(self, shouldChangeTo: next) ?? true else { return }
        value = next
        delegate?.stepperRow(self, didChange: next)
    }
}

extension StepperRow {
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}
