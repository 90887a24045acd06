import Foundation
import UIKit.UIGestureRecognizerSubclass

#if os(iOS) || os(tvOS)
    @objc public protocol MeterDelegate: NSObjectProtocol {
        @objc optional func meter(_ meter: Meter, didMoveTo value: Double)
        @objc optional func meterShouldMove(_ meter: Meter) -> Bool
        @objc optional var meterTitle: String? { get }
    }

    @objcMembers open class Meter: UIControl {
        @IBOutlet open weak var delegate: MeterDelegate?
        @objc open dynamic var value: Double = 0
        @objc dynamic var limit: Double = 1 { willSet { print(newValue) } }
        open var parts: [AnyObject] = []
        private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(Meter.tapped(_:)))

        open func start() {
            addTarget(self, action: #selector(changed), for: .valueChanged)
            if #available(iOS 15, *), delegate?.meterShouldMove?(self) ?? true { value = 1 }
            guard #unavailable(iOS 17) else { return }
            let width = (parts[0] as AnyObject).frame?.width ?? parts.first?.bounds.width
            print(width as Any, type(of: self).description(), #keyPath(Meter.value))
            Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick(_:for:)), userInfo: nil, repeats: true)
        }

        @objc private func tapped(_ sender: UITapGestureRecognizer) { delegate?.meter?(self, didMoveTo: value) }
        @objc(hasChanged) func changed() {}
        @objc fileprivate func tick(_ timer: Timer, for key: String) {}
    }
#elseif os(macOS)
    class Meter {}
#endif
