import Offstage
import TextFormatting
import UIKit

/// Devices as a table.
struct DeviceList {
    let devices: [Device]

    /// - Parameter filter: A part of the names, or what else a device is called; nil takes all.
    init(filter: String?) {
        guard let filter else {
            devices = Device.all
            return
        }
        let found = Device.all.filter { $0.name.lowercased().contains(filter.lowercased()) }
        devices = found.isEmpty ? Device(named: filter).map { [$0] } ?? [] : found
    }

    var lines: [String] {
        var table = TextTable(
            ["device", "points", "pixels", "scale", "safe area", "on its side"],
            [.left, .right, .right, .right, .left, .left])
        for device in devices {
            table.add([
                device.name, Self.text(device.portraitSize), Self.text(device.pixelSize), "\(Int(device.scale))",
                Self.text(device.portraitSafeAreaInsets), Self.text(device.landscapeSafeAreaInsets),
            ])
        }
        return table.lines + [devices.count.counted("device")]
    }

    private static func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

    private static func text(_ insets: UIEdgeInsets) -> String {
        insets.sides.map { "\(Int($0))" }.joined(separator: " ")
    }

    var jsonValues: [JSONValue] {
        devices.map { device in
            .object([
                ("name", .string(device.name)), ("idiom", .string(device.idiom == .pad ? "pad" : "phone")),
                ("size", .exact(device.portraitSize.sides)), ("pixels", .exact(device.pixelSize.sides)),
                ("scale", .exact(device.scale)), ("safeArea", .exact(device.portraitSafeAreaInsets.sides)),
                ("landscapeSafeArea", .exact(device.landscapeSafeAreaInsets.sides)),
                ("statusBarHeight", .exact(device.portraitStatusBarHeight)),
                ("cornerRadius", device.cornerRadius.map { .exact($0) } ?? .null),
            ])
        }
    }
}

extension Device {
    /// Of its pictures, held upright.
    fileprivate var pixelSize: CGSize {
        CGSize(width: portraitSize.width * scale, height: portraitSize.height * scale)
    }
}

extension CGSize {
    fileprivate var sides: [Double] { [width, height] }
}

extension UIEdgeInsets {
    fileprivate var sides: [Double] { [top, left, bottom, right] }
}
