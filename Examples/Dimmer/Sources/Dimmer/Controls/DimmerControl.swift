import UIKit

@objc public protocol DimmerControlDelegate: AnyObject {
    @objc optional func dimmer(_ dimmer: DimmerControl, shouldChangeTo tenths: Int) -> Bool
    @objc optional func dimmerDidGoOut(_ dimmer: DimmerControl)
}

@IBDesignable
open class DimmerControl: UIControl {
    @IBOutlet open weak var delegate: DimmerControlDelegate?
    @IBInspectable open var step: Int = 1

    @objc public private(set) dynamic var tenths = 10

    public let brighter = UIButton(type: .system)
    public let darker = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        brighter.setTitle("Brighter", for: .normal)
        darker.setTitle("Darker", for: .normal)
        brighter.addTarget(self, action: #selector(brighten), for: .touchUpInside)
        darker.addTarget(self, action: #selector(darken(_:)), for: .touchUpInside)
        addSubview(brighter)
        addSubview(darker)
    }

    @objc private func brighten() {
        change(by: step)
    }

    @objc private func darken(_ sender: UIButton) {
        change(by: -step)
    }

    private func change(by step: Int) {
        var brightness = Brightness(tenths: tenths)
        brightness.change(by: step)
        guard delegate?.dimmer?(self, shouldChangeTo: brightness.tenths) ?? true else { return }
        tenths = brightness.tenths
        if tenths == 0 { delegate?.dimmerDidGoOut?(self) }
        sendActions(for: .valueChanged)
    }
}
