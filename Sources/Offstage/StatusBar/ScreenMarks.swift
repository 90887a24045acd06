import UIKit

/// What a stage draws of the screen itself when it is asked to: the bar to swipe home with, and the island.
///
/// Both are drawn in a window above all others that takes no touches. Their figures are assumed.
@MainActor
final class ScreenMarks {
    /// Which of them show.
    struct Choice: Equatable {
        var homeIndicator = false
        var island = false

        static let none = Choice()
    }

    let window: UIWindow
    private let homeIndicator = UIView()
    private let island = UIView()
    var choice = Choice.none

    init(on screen: UIScreen) {
        window = UIWindow(frame: screen.bounds)
        window.accessibilityIdentifier = "screenMarks"
        // Readers meet the app's screen alone.
        window.accessibilityElementsHidden = true
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
        window.isUserInteractionEnabled = false
        island.backgroundColor = .black
        for mark in [homeIndicator, island] { window.addSubview(mark) }
        window.isHidden = false
    }

    /// Follows the screen, and what the controllers of a window want.
    func update(for front: UIWindow?, on device: Device) {
        let bounds = window.bounds
        let traits = front?.screenController?.traitCollection ?? (front ?? window).traitCollection
        homeIndicator.backgroundColor = traits.userInterfaceStyle == .dark ? .white : .black
        let bar = ScreenMarkPlaces.homeIndicator(on: device, in: bounds)
        place(homeIndicator, choice.homeIndicator && front?.hidesHomeIndicator != true ? bar : nil)
        place(island, choice.island ? ScreenMarkPlaces.island(on: device, in: bounds) : nil)
    }

    private func place(_ mark: UIView, _ frame: CGRect?) {
        mark.isHidden = frame == nil
        guard let frame, mark.frame != frame else { return }
        mark.frame = frame
        mark.layer.cornerRadius = min(frame.width, frame.height) / 2
    }
}

/// Where marks of the screen lie. All figures are assumed.
enum ScreenMarkPlaces {
    /// 5 high and 8 above the bottom; nil for devices with a home button.
    static func homeIndicator(on device: Device, in bounds: CGRect) -> CGRect? {
        guard device.safeAreaInsets.bottom > 0 else { return nil }
        let part = device.idiom == .phone && bounds.height >= bounds.width ? 0.357 : 0.257
        let width = pixels(bounds.width * part, device.scale)
        return CGRect(
            x: pixels(bounds.midX - width / 2, device.scale), y: bounds.maxY - 13, width: width, height: 5)
    }

    /// 126 × 37, 48 above the end of the safe area at the side that is the top of the phone held upright; nil for devices
    /// without one.
    static func island(on device: Device, in bounds: CGRect) -> CGRect? {
        let inset = device.portraitSafeAreaInsets.top
        guard device.idiom == .phone, inset >= 59 else { return nil }
        let (length, height, edge) = (CGFloat(126), CGFloat(37), inset - 48)
        let across = CGPoint(
            x: pixels(bounds.midX - length / 2, device.scale), y: pixels(bounds.midY - length / 2, device.scale))
        switch device.orientation {
        case .landscapeRight: return CGRect(x: edge, y: across.y, width: height, height: length)
        case .landscapeLeft:
            return CGRect(x: bounds.maxX - edge - height, y: across.y, width: height, height: length)
        case .portraitUpsideDown:
            return CGRect(x: across.x, y: bounds.maxY - edge - height, width: length, height: height)
        default: return CGRect(x: across.x, y: edge, width: length, height: height)
        }
    }

    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
