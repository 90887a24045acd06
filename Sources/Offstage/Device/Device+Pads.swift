import UIKit

/// Facts from the table of devices; which panels show Display P3 is general knowledge (assumed).
extension Device {
    /// iPad mini (6th generation): 744×1133 points @2x.
    public static let iPadMini6thGeneration = pad(
        "iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20, corner: nil)

    /// iPad mini (A17 Pro): 744×1133 points @2x.
    public static let iPadMiniA17Pro = pad("iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20, corner: nil)

    /// iPad (5th generation): 768×1024 points @2x.
    public static let iPad5thGeneration = pad(
        "iPad (5th generation)", 768, 1024, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPad (6th generation): 768×1024 points @2x.
    public static let iPad6thGeneration = pad(
        "iPad (6th generation)", 768, 1024, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPad Pro (9.7-inch): 768×1024 points @2x.
    public static let iPadPro97Inch = pad("iPad Pro (9.7-inch)", 768, 1024, top: 20, bottom: 0, corner: 0)

    /// iPad (7th generation): 810×1080 points @2x.
    public static let iPad7thGeneration = pad(
        "iPad (7th generation)", 810, 1080, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPad (8th generation): 810×1080 points @2x.
    public static let iPad8thGeneration = pad(
        "iPad (8th generation)", 810, 1080, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPad (9th generation): 810×1080 points @2x.
    public static let iPad9thGeneration = pad(
        "iPad (9th generation)", 810, 1080, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPad Pro (10.5-inch): 834×1112 points @2x.
    public static let iPadPro105Inch = pad("iPad Pro (10.5-inch)", 834, 1112, top: 20, bottom: 0, corner: 0)

    /// iPad Air (3rd generation): 834×1112 points @2x.
    public static let iPadAir3rdGeneration = pad("iPad Air (3rd generation)", 834, 1112, top: 20, bottom: 0, corner: 0)

    /// iPad (10th generation): 820×1180 points @2x.
    public static let iPad10thGeneration = pad(
        "iPad (10th generation)", 820, 1180, top: 24, bottom: 20, corner: 18, gamut: .SRGB)

    /// iPad (A16): 820×1180 points @2x.
    public static let iPadA16 = pad("iPad (A16)", 820, 1180, top: 24, bottom: 20, corner: 18, gamut: .SRGB)

    /// iPad Air (4th generation): 820×1180 points @2x.
    public static let iPadAir4thGeneration = pad(
        "iPad Air (4th generation)", 820, 1180, top: 24, bottom: 20, corner: 18)

    /// iPad Air (5th generation): 820×1180 points @2x.
    public static let iPadAir5thGeneration = pad(
        "iPad Air (5th generation)", 820, 1180, top: 24, bottom: 20, corner: 18)

    /// iPad Air 11-inch (M2): 820×1180 points @2x.
    public static let iPadAir11InchM2 = pad("iPad Air 11-inch (M2)", 820, 1180, top: 24, bottom: 20, corner: 18)

    /// iPad Air 11-inch (M3): 820×1180 points @2x.
    public static let iPadAir11InchM3 = pad("iPad Air 11-inch (M3)", 820, 1180, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (11-inch) (1st generation): 834×1194 points @2x.
    public static let iPadPro11Inch1stGeneration = pad(
        "iPad Pro (11-inch) (1st generation)", 834, 1194, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (11-inch) (2nd generation): 834×1194 points @2x.
    public static let iPadPro11Inch2ndGeneration = pad(
        "iPad Pro (11-inch) (2nd generation)", 834, 1194, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (11-inch) (3rd generation): 834×1194 points @2x.
    public static let iPadPro11Inch3rdGeneration = pad(
        "iPad Pro (11-inch) (3rd generation)", 834, 1194, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (11-inch) (4th generation): 834×1194 points @2x.
    public static let iPadPro11Inch4thGeneration = pad(
        "iPad Pro (11-inch) (4th generation)", 834, 1194, top: 24, bottom: 20, corner: 18)

    /// iPad Pro 11-inch (M4): 834×1210 points @2x.
    public static let iPadPro11InchM4 = pad("iPad Pro 11-inch (M4)", 834, 1210, top: 24, bottom: 20, corner: nil)

    /// iPad Pro 11-inch (M5): 834×1210 points @2x.
    public static let iPadPro11InchM5 = pad("iPad Pro 11-inch (M5)", 834, 1210, top: 24, bottom: 20, corner: nil)

    /// iPad Pro (12.9-inch) (3rd generation): 1024×1366 points @2x.
    public static let iPadPro129Inch3rdGeneration = pad(
        "iPad Pro (12.9-inch) (3rd generation)", 1024, 1366, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (12.9-inch) (4th generation): 1024×1366 points @2x.
    public static let iPadPro129Inch4thGeneration = pad(
        "iPad Pro (12.9-inch) (4th generation)", 1024, 1366, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (12.9-inch) (5th generation): 1024×1366 points @2x.
    public static let iPadPro129Inch5thGeneration = pad(
        "iPad Pro (12.9-inch) (5th generation)", 1024, 1366, top: 24, bottom: 20, corner: 18)

    /// iPad Pro (12.9-inch) (6th generation): 1024×1366 points @2x.
    public static let iPadPro129Inch6thGeneration = pad(
        "iPad Pro (12.9-inch) (6th generation)", 1024, 1366, top: 24, bottom: 20, corner: 18)

    /// iPad Air 13-inch (M2): 1024×1366 points @2x.
    public static let iPadAir13InchM2 = pad("iPad Air 13-inch (M2)", 1024, 1366, top: 24, bottom: 20, corner: 18)

    /// iPad Air 13-inch (M3): 1024×1366 points @2x.
    public static let iPadAir13InchM3 = pad("iPad Air 13-inch (M3)", 1024, 1366, top: 24, bottom: 20, corner: 18)

    /// iPad Pro 13-inch (M4): 1032×1376 points @2x.
    public static let iPadPro13InchM4 = pad("iPad Pro 13-inch (M4)", 1032, 1376, top: 24, bottom: 20, corner: nil)

    /// iPad Pro 13-inch (M5): 1032×1376 points @2x.
    public static let iPadPro13InchM5 = pad("iPad Pro 13-inch (M5)", 1032, 1376, top: 24, bottom: 20, corner: nil)

    static let pads: [Device] = [
        iPadMini6thGeneration, iPadMiniA17Pro, iPad5thGeneration, iPad6thGeneration, iPadPro97Inch, iPad7thGeneration,
        iPad8thGeneration, iPad9thGeneration, iPadPro105Inch, iPadAir3rdGeneration, iPad10thGeneration, iPadA16,
        iPadAir4thGeneration, iPadAir5thGeneration, iPadAir11InchM2, iPadAir11InchM3, iPadPro11Inch1stGeneration,
        iPadPro11Inch2ndGeneration, iPadPro11Inch3rdGeneration, iPadPro11Inch4thGeneration, iPadPro11InchM4,
        iPadPro11InchM5, iPadPro129Inch3rdGeneration, iPadPro129Inch4thGeneration, iPadPro129Inch5thGeneration,
        iPadPro129Inch6thGeneration, iPadAir13InchM2, iPadAir13InchM3, iPadPro13InchM4, iPadPro13InchM5,
    ]

    /// Insets are the same both ways.
    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, corner: CGFloat?,
        gamut: UIDisplayGamut = .P3
    ) -> Device {
        var device = Device(
            name: name, size: CGSize(width: width, height: height), scale: 2,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: .pad)
        device.cornerRadius = corner
        device.displayGamut = gamut
        return device
    }
}
