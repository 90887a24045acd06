import Offstage
import UIKit

/// How a value becomes a picture.
public struct Snapshotting<Value> {
    /// A frame of the value on a stage of its own.
    let frame: @MainActor (Value) -> Frame
    /// The share of pixels that must agree.
    var precision: Float = 1
    /// How alike two pixels must be to agree.
    var perceptualPrecision: Float = 1

    package init(frame: @escaping @MainActor (Value) -> Frame) {
        self.frame = frame
    }

    package func allowing(_ precision: Float, _ perceptualPrecision: Float) -> Snapshotting {
        var result = self
        (result.precision, result.perceptualPrecision) = (precision, perceptualPrecision)
        return result
    }
}

extension Snapshotting where Value: UIView {
    /// The view as it is, at the scale of an iPhone.
    public static var image: Snapshotting { image() }

    /// The view on a stage of its size.
    /// - Parameters:
    ///   - size: The view's size; nil: its own, and the one that fits where it has none.
    ///   - traits: Traits in place of the device's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { view in
            let own =
                view.bounds.isEmpty
                ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
            let stage = Stage(device: Device(size: size ?? own, scale: 3), traits: traits)
            view.frame = CGRect(origin: .zero, size: size ?? own)
            stage.window.addSubview(view)
            return stage.render()
        }.allowing(precision, perceptualPrecision)
    }
}

extension Snapshotting where Value: UIViewController {
    /// The controller's screen on an iPhone 13.
    public static var image: Snapshotting { image(on: .iPhone13) }

    /// The controller's screen on a device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { controller in
            var device = config.device
            if let size { device = Device(size: size, scale: device.scale, safeArea: device.safeAreaInsets) }
            let stage = Stage(device: device, traits: traits)
            stage.window.rootViewController = controller
            return stage.render()
        }.allowing(precision, perceptualPrecision)
    }
}

/// A device to show a controller on.
public struct ViewImageConfig {
    package let device: Device

    public static let iPhoneSe = ViewImageConfig(device: .iPhoneSE1stGeneration)
    public static let iPhone13 = ViewImageConfig(device: .iPhone13)
    public static let iPhone13Mini = ViewImageConfig(device: .iPhone13Mini)
    public static let iPhone13Pro = ViewImageConfig(device: .iPhone13Pro)
    public static let iPhone13ProMax = ViewImageConfig(device: .iPhone13ProMax)
}
