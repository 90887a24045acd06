import UIKit

/// Facts from the table of devices; which panels show Display P3 and the native scale of the 12 and 13 mini are general
/// knowledge (assumed).
extension Device {
    /// iPhone SE (1st generation): 320×568 points @2x.
    public static let iPhoneSE1stGeneration = phone(
        "iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPhone 6: 375×667 points @2x.
    public static let iPhone6 = phone("iPhone 6", 375, 667, scale: 2, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPhone 6s: 375×667 points @2x.
    public static let iPhone6s = phone("iPhone 6s", 375, 667, scale: 2, top: 20, bottom: 0, corner: 0, gamut: .SRGB)

    /// iPhone 7: 375×667 points @2x.
    public static let iPhone7 = phone("iPhone 7", 375, 667, scale: 2, top: 20, bottom: 0, corner: 0)

    /// iPhone 8: 375×667 points @2x.
    public static let iPhone8 = phone("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0, corner: 0)

    /// iPhone SE (2nd generation): 375×667 points @2x.
    public static let iPhoneSE2ndGeneration = phone(
        "iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20, bottom: 0, corner: 0)

    /// iPhone SE (3rd generation): 375×667 points @2x.
    public static let iPhoneSE3rdGeneration = phone(
        "iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0, corner: 0)

    /// iPhone 6 Plus: 414×736 points @3x.
    public static let iPhone6Plus = phone(
        "iPhone 6 Plus", 414, 736, scale: 3, top: 20, bottom: 0, corner: 0, nativeScale: 1080 / 414, gamut: .SRGB)

    /// iPhone 6s Plus: 414×736 points @3x.
    public static let iPhone6sPlus = phone(
        "iPhone 6s Plus", 414, 736, scale: 3, top: 20, bottom: 0, corner: 0, nativeScale: 1080 / 414, gamut: .SRGB)

    /// iPhone 7 Plus: 414×736 points @3x.
    public static let iPhone7Plus = phone(
        "iPhone 7 Plus", 414, 736, scale: 3, top: 20, bottom: 0, corner: 0, nativeScale: 1080 / 414)

    /// iPhone 8 Plus: 414×736 points @3x.
    public static let iPhone8Plus = phone(
        "iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0, corner: 0, nativeScale: 1080 / 414)

    /// iPhone X: 375×812 points @3x.
    public static let iPhoneX = phone("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34, corner: 39)

    /// iPhone XS: 375×812 points @3x.
    public static let iPhoneXS = phone("iPhone XS", 375, 812, scale: 3, top: 44, bottom: 34, corner: 39)

    /// iPhone 11 Pro: 375×812 points @3x.
    public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34, corner: 39)

    /// iPhone XS Max: 414×896 points @3x.
    public static let iPhoneXSMax = phone("iPhone XS Max", 414, 896, scale: 3, top: 44, bottom: 34, corner: 39)

    /// iPhone 11 Pro Max: 414×896 points @3x.
    public static let iPhone11ProMax = phone("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34, corner: 39)

    /// iPhone XR: 414×896 points @2x.
    public static let iPhoneXR = phone("iPhone XR", 414, 896, scale: 2, top: 48, bottom: 34, corner: 41.5)

    /// iPhone 11: 414×896 points @2x.
    public static let iPhone11 = phone("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34, corner: 41.5)

    /// iPhone 12 mini: 375×812 points @3x.
    public static let iPhone12Mini = phone(
        "iPhone 12 mini", 375, 812, scale: 3, top: 50, bottom: 34, corner: 44, nativeScale: 2.88)

    /// iPhone 13 mini: 375×812 points @3x.
    public static let iPhone13Mini = phone(
        "iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34, corner: 44, nativeScale: 2.88)

    /// iPhone 12: 390×844 points @3x.
    public static let iPhone12 = phone("iPhone 12", 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)

    /// iPhone 12 Pro: 390×844 points @3x.
    public static let iPhone12Pro = phone("iPhone 12 Pro", 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)

    /// iPhone 13: 390×844 points @3x.
    public static let iPhone13 = phone("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)

    /// iPhone 13 Pro: 390×844 points @3x.
    public static let iPhone13Pro = phone("iPhone 13 Pro", 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)

    /// iPhone 14: 390×844 points @3x.
    public static let iPhone14 = phone("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)

    /// iPhone 16e: 390×844 points @3x.
    public static let iPhone16e = phone("iPhone 16e", 390, 844, scale: 3, top: 47, bottom: 34, corner: 47.33)

    /// iPhone 12 Pro Max: 428×926 points @3x.
    public static let iPhone12ProMax = phone(
        "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, corner: 53.33)

    /// iPhone 13 Pro Max: 428×926 points @3x.
    public static let iPhone13ProMax = phone(
        "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, corner: 53.33)

    /// iPhone 14 Plus: 428×926 points @3x.
    public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34, corner: 53.33)

    /// iPhone 14 Pro: 393×852 points @3x.
    public static let iPhone14Pro = phone(
        "iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 15: 393×852 points @3x.
    public static let iPhone15 = phone("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 15 Pro: 393×852 points @3x.
    public static let iPhone15Pro = phone(
        "iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 16: 393×852 points @3x.
    public static let iPhone16 = phone("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 14 Pro Max: 430×932 points @3x.
    public static let iPhone14ProMax = phone(
        "iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 15 Plus: 430×932 points @3x.
    public static let iPhone15Plus = phone(
        "iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 15 Pro Max: 430×932 points @3x.
    public static let iPhone15ProMax = phone(
        "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 16 Plus: 430×932 points @3x.
    public static let iPhone16Plus = phone(
        "iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34, statusBar: 54, corner: 55)

    /// iPhone 16 Pro: 402×874 points @3x.
    public static let iPhone16Pro = phone(
        "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34, statusBar: 54, corner: 62)

    /// iPhone 17: 402×874 points @3x.
    public static let iPhone17 = phone(
        "iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34, statusBar: 54, corner: 62, onSide: (top: 20, bottom: 20))

    /// iPhone 17 Pro: 402×874 points @3x.
    public static let iPhone17Pro = phone(
        "iPhone 17 Pro", 402, 874, scale: 3, top: 62, bottom: 34, statusBar: 54, corner: 62,
        onSide: (top: 20, bottom: 20))

    /// iPhone 16 Pro Max: 440×956 points @3x.
    public static let iPhone16ProMax = phone(
        "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, statusBar: 54, corner: 62)

    /// iPhone 17 Pro Max: 440×956 points @3x.
    public static let iPhone17ProMax = phone(
        "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, statusBar: 54, corner: 62,
        onSide: (top: 20, bottom: 20))

    /// iPhone Air: 420×912 points @3x.
    public static let iPhoneAir = phone(
        "iPhone Air", 420, 912, scale: 3, top: 68, bottom: 34, statusBar: 59, corner: 62, onSide: (top: 20, bottom: 29))

    static let phones: [Device] = [
        iPhoneSE1stGeneration, iPhone6, iPhone6s, iPhone7, iPhone8, iPhoneSE2ndGeneration, iPhoneSE3rdGeneration,
        iPhone6Plus, iPhone6sPlus, iPhone7Plus, iPhone8Plus, iPhoneX, iPhoneXS, iPhone11Pro, iPhoneXSMax,
        iPhone11ProMax, iPhoneXR, iPhone11, iPhone12Mini, iPhone13Mini, iPhone12, iPhone12Pro, iPhone13, iPhone13Pro,
        iPhone14, iPhone16e, iPhone12ProMax, iPhone13ProMax, iPhone14Plus, iPhone14Pro, iPhone15, iPhone15Pro,
        iPhone16, iPhone14ProMax, iPhone15Plus, iPhone15ProMax, iPhone16Plus, iPhone16Pro, iPhone17, iPhone17Pro,
        iPhone16ProMax, iPhone17ProMax, iPhoneAir,
    ]

    /// A phone of the table.
    /// - Parameter onSide: The top and bottom insets of the phone on its side where they are not 0 and 21 (0 and 0 with
    ///   a home button): the 17 family, which starts with iOS 26.
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
        statusBar: CGFloat? = nil, corner: CGFloat, nativeScale: CGFloat? = nil,
        onSide: (top: CGFloat, bottom: CGFloat)? = nil, gamut: UIDisplayGamut = .P3
    ) -> Device {
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        var device = Device(
            name: name, size: CGSize(width: width, height: height), scale: scale, safeArea: insets, idiom: .phone)
        if bottom > 0 {
            let edges = onSide ?? (top: 0, bottom: 21)
            device.landscapeSafeAreaInsets = UIEdgeInsets(top: edges.top, left: top, bottom: edges.bottom, right: top)
        } else {
            device.landscapeSafeAreaInsets = .zero
        }
        device.portraitStatusBarHeight = statusBar ?? top
        device.cornerRadius = corner
        device.nativeScale = nativeScale ?? scale
        device.displayGamut = gamut
        return device
    }
}
