import UIKit
import XCTest

class MeterScreen: UIViewController {
    let meter = Meter()
    var stops: [CGFloat] { [0, 0.5, 1] }
}

extension MeterScreen {
    open override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(self.wake), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    #if os(iOS)
        override var prefersStatusBarHidden: Bool { true }
    #endif

    @objc private func wake() {
        let window = UIApplication.shared.delegate?.window??.bounds
        let block: @convention(block) (Int) -> Void = { _ in }
        _ = (window, block, #selector(getter: meter), #selector(UIView.endEditing))
    }
}

extension UIView {
    @objc func pulse() -> Int { 1 }
}

extension UIScrollView {
    override func pulse() -> Int { 2 }
}

@MainActor final class MeterTests: XCTestCase {
    func testValue() throws { XCTAssertEqual(Meter().value, 0) }
    @MainActor func testLimit() {}
}

extension UIView {
    var inner: CGRect { bounds }
}

extension UIScrollView {
    override var inner: CGRect { CGRect(origin: .zero, size: contentSize) }
}

final class MeterLayer: CALayer {
    @NSManaged var progress: CGFloat
}
