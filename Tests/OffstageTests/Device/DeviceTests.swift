import Offstage
import Testing
import UIKit

@Suite("Device")
struct DeviceTests {
    struct Row: Sendable, CustomStringConvertible {
        var names: [String]
        var size: CGSize
        var scale: CGFloat
        var safeTop: CGFloat
        var safeBottom: CGFloat
        var bar: CGFloat
        var corner: CGFloat?

        init(
            _ names: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
            _ bar: CGFloat, _ corner: CGFloat?
        ) {
            self.names = names.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            size = CGSize(width: width, height: height)
            self.scale = scale
            safeTop = top
            safeBottom = bottom
            self.bar = bar
            self.corner = corner
        }

        var description: String { names[0] }
    }

    /// The table of devices: size, scale, safe area at top and bottom, status bar, corner radius.
    static let rows = [
        Row("iPhone SE (1st generation)", 320, 568, 2, 20, 0, 20, 0),
        Row(
            "iPhone 6; iPhone 7; iPhone 8; iPhone SE (2nd generation); iPhone SE (3rd generation); iPhone SE", 375, 667,
            2, 20, 0, 20, 0),
        Row("iPhone 6 Plus; iPhone 7 Plus; iPhone 8 Plus", 414, 736, 3, 20, 0, 20, 0),
        Row("iPhone X; iPhone XS; iPhone 11 Pro", 375, 812, 3, 44, 34, 44, 39),
        Row("iPhone XS Max; iPhone 11 Pro Max", 414, 896, 3, 44, 34, 44, 39),
        Row("iPhone XR; iPhone 11", 414, 896, 2, 48, 34, 48, 41.5),
        Row("iPhone 12 mini; iPhone 13 mini", 375, 812, 3, 50, 34, 50, 44),
        Row(
            "iPhone 12; iPhone 12 Pro; iPhone 13; iPhone 13 Pro; iPhone 14; iPhone 16e", 390, 844, 3, 47, 34, 47, 47.33),
        Row("iPhone 12 Pro Max; iPhone 13 Pro Max; iPhone 14 Plus", 428, 926, 3, 47, 34, 47, 53.33),
        Row("iPhone 14 Pro; iPhone 15; iPhone 15 Pro; iPhone 16", 393, 852, 3, 59, 34, 54, 55),
        Row("iPhone 14 Pro Max; iPhone 15 Pro Max; iPhone 15 Plus; iPhone 16 Plus", 430, 932, 3, 59, 34, 54, 55),
        Row("iPhone 16 Pro; iPhone 17; iPhone 17 Pro", 402, 874, 3, 62, 34, 54, 62),
        Row("iPhone 16 Pro Max; iPhone 17 Pro Max", 440, 956, 3, 62, 34, 54, 62),
        Row("iPhone Air", 420, 912, 3, 68, 34, 59, 62),
        Row("iPad mini (6th generation); iPad mini (A17 Pro)", 744, 1133, 2, 24, 20, 24, nil),
        Row("iPad 9.7; iPad (6th generation); iPad Pro (9.7-inch)", 768, 1024, 2, 20, 0, 20, 0),
        Row("iPad 10.2; iPad (9th generation)", 810, 1080, 2, 20, 0, 20, 0),
        Row("iPad 10.5; iPad Air (3rd generation)", 834, 1112, 2, 20, 0, 20, 0),
        Row(
            "iPad 10.9; iPad (A16); iPad Air (5th generation); iPad Air 11-inch (M2)", 820, 1180, 2, 24, 20, 24, 18),
        Row("iPad Pro (11-inch) (4th generation)", 834, 1194, 2, 24, 20, 24, 18),
        Row("iPad Pro 11-inch (M4); iPad Pro 11-inch (M5)", 834, 1210, 2, 24, 20, 24, nil),
        Row("iPad Pro (12.9-inch) (3rd generation); iPad Air 13-inch (M3)", 1024, 1366, 2, 24, 20, 24, 18),
        Row("iPad Pro 13-inch (M4); iPad Pro 13-inch (M5)", 1032, 1376, 2, 24, 20, 24, nil),
    ]

    @Test("Size, scale, safe area, status bar and corner radius upright", arguments: rows)
    func upright(row: Row) throws {
        for name in row.names {
            let device = try #require(Device(named: name), "\(name)")
            #expect(device.size == row.size)
            #expect(device.scale == row.scale)
            #expect(
                device.safeAreaInsets == UIEdgeInsets(top: row.safeTop, left: 0, bottom: row.safeBottom, right: 0))
            #expect(device.statusBarHeight == row.bar)
            #expect(device.cornerRadius == row.corner)
            #expect(device.idiom == (name.hasPrefix("iPad") ? .pad : .phone))
        }
    }

    @Test("On its side a phone takes the top inset to both sides, and 21 below; pads keep theirs")
    func landscape() {
        func insets(_ device: Device) -> [CGFloat] {
            let insets = device.rotated(to: .landscapeLeft).safeAreaInsets
            return [insets.top, insets.left, insets.bottom, insets.right]
        }
        #expect(insets(.iPhone16) == [0, 59, 21, 59])
        #expect(insets(.iPhoneX) == [0, 44, 21, 44])
        #expect(insets(.iPhone16ProMax) == [0, 62, 21, 62])
        #expect(insets(.iPhone17Pro) == [20, 62, 20, 62])
        #expect(insets(.iPhoneAir) == [20, 68, 29, 68])
        #expect(insets(.iPhoneSE3rdGeneration) == [0, 0, 0, 0])
        #expect(insets(.iPadPro11InchM4) == [24, 0, 20, 0])
        #expect(insets(.iPad9thGeneration) == [20, 0, 0, 0])
        let turned = Device.iPhone16.rotated(to: .landscapeRight)
        #expect(turned.size == CGSize(width: 852, height: 393))
        #expect(turned.statusBarHeight == 0)
        #expect(Device.iPadAir13InchM3.rotated(to: .landscapeLeft).statusBarHeight == 24)
    }

    @Test("Size classes: width regular on its side exactly from 414 points")
    func sizeClasses() {
        for device in Device.all {
            let upright = device.sizeClasses
            let side = device.rotated(to: .landscapeLeft).sizeClasses
            if device.idiom == .pad {
                #expect(upright == (.regular, .regular) && side == (.regular, .regular), "\(device)")
            } else {
                #expect(upright == (.compact, .regular), "\(device)")
                let isWide =
                    ["Plus", "Max", "XR", "Air"].contains { device.name.hasSuffix($0) }
                    || device.name == "iPhone 11"
                #expect(side == (isWide ? .regular : .compact, .compact), "\(device)")
            }
        }
    }

    @Test("Split View: a third is compact, two thirds regular on its side and compact upright")
    func splitView() {
        let pad = Device.iPadPro129Inch6thGeneration
        #expect(pad.sizeClasses(for: CGSize(width: 375, height: 1024)).horizontal == .compact)
        #expect(pad.sizeClasses(for: CGSize(width: 320, height: 768)).horizontal == .compact)
        #expect(pad.sizeClasses(for: CGSize(width: 981, height: 1024)).horizontal == .regular)
        #expect(pad.sizeClasses(for: CGSize(width: 639, height: 1366)).horizontal == .compact)
    }

    @Test("Traits of the screen")
    func traits() {
        let traits = Device.iPhone16.traitCollection
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(traits.displayScale == 3)
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(traits.layoutDirection == .leftToRight)
        #expect(Device.iPadA16.traitCollection.userInterfaceIdiom == .pad)
    }

    @Test("Names are found however people write them, and each device by its own")
    func lookup() {
        for device in Device.all { #expect(Device(named: device.name) == device) }
        #expect(Device(named: "iphone 16") == .iPhone16)
        #expect(Device(named: "iPhone SE 3rd gen") == .iPhoneSE3rdGeneration)
        #expect(Device(named: "iPhone SE (2)") == .iPhoneSE2ndGeneration)
        #expect(Device(named: "iPhone 13 Mini") == .iPhone13Mini)
        #expect(Device(named: "iPad Pro 11\" M4") == .iPadPro11InchM4)
        #expect(Device(named: "iPad Pro 12.9") == .iPadPro129Inch6thGeneration)
        #expect(Device(named: "iPhone 61") == nil)
        #expect(Device(named: "") == nil)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    }

    @Test("The nearest name for a message")
    func nearest() {
        #expect(Device.nearestName(to: "iPhone 16 Prp Max") == "iPhone 16 Pro Max")
        #expect(Device.nearestName(to: "iPhne 15") == "iPhone 15")
        #expect(Device.nearestName(to: "iPhone 61") == "iPhone 16")
        #expect(Device.nearestName(to: "iPhone 61 Pro") == "iPhone 16 Pro")
        #expect(Device.nearestName(to: "iPhone 9") == "iPhone 8")
        #expect(Device.nearestName(to: "iPhone 99") == "iPhone 17")
        #expect(Device.nearestName(to: "iPad mini 9") == "iPad mini (6th generation)")
        #expect(Device.nearestName(to: "qqqq zzzz wwww") == nil)
    }

    @Test("A custom device keeps what it was given")
    func custom() {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let device = Device(size: CGSize(width: 393, height: 852), scale: 3, safeArea: insets)
        #expect(device.size == CGSize(width: 393, height: 852) && device.safeAreaInsets == insets)
        #expect(device.idiom == .phone && device.cornerRadius == nil)
        #expect(Device(size: CGSize(width: 1200, height: 800), scale: 1).idiom == .pad)
    }

    @Test("Pixels of the panel: Plus and mini phones show less than they draw")
    func nativeSize() {
        #expect(Device.iPhone16.nativeSize == CGSize(width: 1179, height: 2556))
        #expect(Device.iPhone8Plus.nativeSize == CGSize(width: 1080, height: 1920))
        #expect(Device.iPhone13Mini.nativeSize == CGSize(width: 1080, height: 2339))
    }

    @Test("Side margins of a root view")
    func margins() {
        #expect(Device.iPhone16Pro.screenMetrics.minimumSideMargin == 16)
        #expect(Device.iPhoneSE1stGeneration.screenMetrics.minimumSideMargin == 16)
        #expect(Device.iPhone16ProMax.screenMetrics.minimumSideMargin == 20)
        #expect(Device.iPhone16ProMax.rotated(to: .landscapeLeft).screenMetrics.minimumSideMargin == 20)
        #expect(Device.iPadA16.screenMetrics.minimumSideMargin == 20)
    }

    @Test("The screen that code sees before there is a stage is an iPhone 16's")
    func standardScreen() {
        #expect(Device.iPhone16.screenMetrics == .standard)
    }

    @MainActor
    @Test("The screen reports the device as it is held")
    func screen() {
        let screen = UIScreen(metrics: Device.iPhone16.rotated(to: .landscapeLeft).screenMetrics)
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
        #expect(screen.scale == 3)
        #expect(screen.traitCollection.verticalSizeClass == .compact)
    }
}
