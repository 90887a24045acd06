import UIKit

/// A device that a `Stage` simulates: its screen, safe areas and what follows from them.
///
///     Stage(device: .iPhone16)
///     Stage(device: Device(named: "iPhone SE (3rd generation)")!.rotated(to: .landscapeLeft))
///     Stage(device: Device(size: CGSize(width: 300, height: 200), scale: 2))
///
/// All lengths are points.
public struct Device: Hashable, Sendable {
    /// What people call it: `iPhone 16`.
    public var name: String
    /// Whether the device is a phone or a pad.
    public var idiom: UIUserInterfaceIdiom
    /// The size of the screen held upright, in points.
    public var portraitSize: CGSize
    /// Pixels a point of what is drawn: 1, 2 or 3.
    public var scale: CGFloat
    /// Pixels of the panel a point. Less than `scale` where the picture is shown smaller than it was drawn.
    public var nativeScale: CGFloat
    /// The safe area of the screen held upright.
    public var portraitSafeAreaInsets: UIEdgeInsets
    /// The safe area of the screen on its side.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// Height of the status bar of the screen held upright.
    public var portraitStatusBarHeight: CGFloat
    /// Radius of the screen's own corners; nil where it is not known. Nothing is clipped to it.
    public var cornerRadius: CGFloat?
    /// The colours that the panel shows. Pictures are sRGB whatever it says.
    public var displayGamut: UIDisplayGamut
    /// How the device is held. Default `portrait`.
    public var orientation: UIInterfaceOrientation = .portrait

    /// A device that is in no shop.
    ///
    /// - Parameters:
    ///   - name: What messages call it.
    ///   - size: The screen as it is held.
    ///   - scale: Pixels a point.
    ///   - safeArea: The safe area as the screen is held; turned on its side, it becomes that of the new sides.
    ///   - idiom: Phone or pad; nil decides by the shorter side: a pad from 744 points, the least of any iPad
    ///     (assumed).
    public init(
        name: String = "custom device", size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero,
        idiom: UIUserInterfaceIdiom? = nil
    ) {
        self.name = name
        self.idiom = idiom ?? (min(size.width, size.height) >= 744 ? .pad : .phone)
        self.scale = scale
        nativeScale = scale
        cornerRadius = nil
        displayGamut = .P3
        // A custom device keeps its insets as given, whichever way it is turned.
        portraitSize = size
        portraitSafeAreaInsets = safeArea
        landscapeSafeAreaInsets = safeArea
        portraitStatusBarHeight = safeArea.top
    }

    /// The device held another way; `unknown` counts as upright.
    public func rotated(to orientation: UIInterfaceOrientation) -> Device {
        var device = self
        device.orientation = orientation
        return device
    }

    /// The screen as the device is held.
    public var size: CGSize {
        orientation.isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    /// What bars and the screen's shape take from the edges, as the device is held.
    public var safeAreaInsets: UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : portraitSafeAreaInsets
    }

    /// Height of the status bar as the device is held: phones on their side hide it.
    public var statusBarHeight: CGFloat {
        idiom == .phone && orientation.isLandscape ? 0 : portraitStatusBarHeight
    }

    /// Pixels of the panel, held upright.
    public var nativeSize: CGSize {
        CGSize(
            width: (portraitSize.width * nativeScale).rounded(), height: (portraitSize.height * nativeScale).rounded())
    }
}

// What follows for code that runs on it.
extension Device {
    /// The screen as code sees it.
    package var screenMetrics: ScreenMetrics {
        var metrics = ScreenMetrics(
            deviceName: name, idiom: idiom, size: size, nativeSize: nativeSize, scale: scale, nativeScale: nativeScale,
            safeAreaInsets: safeAreaInsets, displayGamut: displayGamut, minimumSideMargin: minimumSideMargin)
        metrics.orientation = orientation
        metrics.statusBarHeight = statusBarHeight
        metrics.cornerRadius = cornerRadius ?? 0
        return metrics
    }

    /// The margins that a controller's root view keeps at its sides: 16 on phones up to 402 points wide upright, 20 on
    /// 440 and on pads; 20 from 414 on is assumed.
    private var minimumSideMargin: CGFloat {
        idiom == .phone && min(portraitSize.width, portraitSize.height) < 414 ? 16 : 20
    }

    /// The size classes of a window that fills the screen.
    public var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        sizeClasses(for: size)
    }

    /// The size classes of a window of a size.
    public func sizeClasses(
        for size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        screenMetrics.sizeClasses(for: size)
    }

    /// The traits of the screen: light, left to right, default text size.
    public var traitCollection: UITraitCollection { screenMetrics.traitCollection }

    /// The traits of a window of a size.
    public func traitCollection(for size: CGSize) -> UITraitCollection {
        screenMetrics.traitCollection(for: size)
    }
}

extension Device: CustomStringConvertible {
    /// The name, and how it is held unless upright.
    public var description: String { orientation == .portrait ? name : "\(name), \(orientation)" }
}
