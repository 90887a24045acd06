import Offstage
@_exported import SnapshotTesting
import UIKit

/// Which activation points have a cross.
public enum ActivationPointDisplayMode {
    case always
    /// Points that are not in the middle of their element.
    case whenOverridden
    case never
}

extension Snapshotting where Value: UIView {
    /// The view with its elements marked, and what is spoken of each beside it.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The view with its elements marked, and what is spoken of each beside it.
    /// - Parameters:
    ///   - useMonochromeSnapshot: Whether the view is grey, so that the colours are the marks' alone.
    ///   - markerColors: One after the other, again and again; none for seven of the library's own.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: ActivationPointDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        showUserInputLabels: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        let style = AccessibilitySnapshotStyle(
            activationPointDisplayMode, useMonochromeSnapshot, markerColors, showUserInputLabels)
        return Snapshotting { view in
            let size =
                view.bounds.isEmpty
                ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
            let stage = Stage(device: Device(size: size, scale: 3))
            view.frame = CGRect(origin: .zero, size: size)
            // What is clear of the view lies on the legend's grey.
            stage.window.backgroundColor = UIColor(white: 0.9, alpha: 1)
            stage.window.addSubview(view)
            return stage.accessibility.snapshot(style)
        }.allowing(precision, perceptualPrecision)
    }
}

extension Snapshotting where Value: UIViewController {
    /// The controller's screen on an iPhone 13 with its elements marked, and what is spoken of each beside it.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The controller's screen on an iPhone 13 with its elements marked, and what is spoken of each beside it.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: ActivationPointDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        showUserInputLabels: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        let style = AccessibilitySnapshotStyle(
            activationPointDisplayMode, useMonochromeSnapshot, markerColors, showUserInputLabels)
        return Snapshotting { controller in
            let stage = Stage(device: ViewImageConfig.iPhone13.device)
            stage.window.rootViewController = controller
            return stage.accessibility.snapshot(style)
        }.allowing(precision, perceptualPrecision)
    }
}

extension AccessibilitySnapshotStyle {
    fileprivate init(
        _ points: ActivationPointDisplayMode, _ isMonochrome: Bool, _ colors: [UIColor], _ showsInputLabels: Bool
    ) {
        self.init()
        switch points {
        case .always: activationPoints = .always
        case .whenOverridden: activationPoints = .whenOverridden
        case .never: activationPoints = .never
        }
        self.isMonochrome = isMonochrome
        if !colors.isEmpty { markerColors = colors }
        showsUserInputLabels = showsInputLabels
    }
}
