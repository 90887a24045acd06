import Foundation

/// How the corners of a view are rounded: which radius belongs to which.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Form: Hashable {
        /// A radius a corner; nil for a square one.
        case corners(Corners)
        case capsule(maximum: Double?)
    }

    fileprivate struct Corners: Hashable {
        var topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?
        var uniform: Uniform = []
    }

    /// Which corners have the largest radius of theirs in common.
    fileprivate struct Uniform: OptionSet, Hashable {
        let rawValue: UInt8
        static let top = Uniform(rawValue: 1)
        static let bottom = Uniform(rawValue: 2)
        static let left = Uniform(rawValue: 4)
        static let right = Uniform(rawValue: 8)
        static let all = Uniform(rawValue: 15)
    }

    private let form: Form

    private init(_ form: Form) {
        self.form = form
    }

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, uniform: Uniform
    ) {
        self.init(
            .corners(
                Corners(
                    topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight,
                    uniform: uniform)))
    }

    // MARK: Independent corners

    /// One radius, which each corner follows by itself: concentric ones may come to different lengths.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, uniform: [])
    }

    /// A radius for each corner; nil for a square one (assumed).
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius, uniform: [])
    }

    // MARK: Capsules

    /// Half of the shorter side, whatever the view's size, up to a maximum. Nil: no maximum.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    // MARK: Uniform corners

    /// One radius for all corners: the largest of what it comes to at each.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, uniform: .all)
    }

    /// A radius for both left corners and one for both right ones, each the largest of what it comes to there.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, uniform: [.left, .right])
    }

    /// A radius for both top corners and one for both bottom ones, each the largest of what it comes to there.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, uniform: [.top, .bottom])
    }

    /// A radius for both top corners; the bottom ones are square where they have none (assumed).
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: .top)
    }

    /// A radius for both bottom corners; the top ones are square where they have none (assumed).
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: .bottom)
    }

    /// A radius for both left corners; the right ones are square where they have none (assumed).
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: .left)
    }

    /// A radius for both right corners; the left ones are square where they have none (assumed).
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: .right)
    }
}

extension UICornerConfiguration: CustomStringConvertible {
    /// How it was made.
    public var description: String {
        switch form {
        case .capsule(let maximum): return "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
        case .corners(let corners):
            let radii = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
            let texts = radii.map { $0?.description ?? "nil" }
            return "corners(\(texts.joined(separator: ", ")), uniform: \(corners.uniform.rawValue))"
        }
    }
}

// What it comes to.
extension UICornerConfiguration {
    /// Whether the radii depend on what is around the view.
    var isConcentric: Bool {
        guard case .corners(let corners) = form else { return false }
        let radii = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
        return radii.contains { $0.map { $0.length(concentric: .infinity) == .infinity } ?? false }
    }

    /// The radii in a view of a size, each at most half of the shorter side.
    /// - Parameter concentric: The concentric radius of each corner; nil where there is no container.
    func radii(in size: CGSize, concentric: CornerRadii?) -> CornerRadii {
        let half = Double(min(size.width, size.height)) / 2
        switch form {
        case .capsule(let maximum): return CornerRadii(min(half, maximum ?? half)).limited(to: half)
        case .corners(let corners): return corners.lengths(concentric).limited(to: half)
        }
    }
}

extension UICornerConfiguration.Corners {
    fileprivate func lengths(_ concentric: CornerRadii?) -> CornerRadii {
        var radii = CornerRadii(
            minXMinY: topLeft?.length(concentric: concentric?.minXMinY) ?? 0,
            maxXMinY: topRight?.length(concentric: concentric?.maxXMinY) ?? 0,
            minXMaxY: bottomLeft?.length(concentric: concentric?.minXMaxY) ?? 0,
            maxXMaxY: bottomRight?.length(concentric: concentric?.maxXMaxY) ?? 0)
        if uniform == .all { return CornerRadii(radii.largest) }
        if uniform.contains(.top) { Self.join(&radii, \.minXMinY, \.maxXMinY) }
        if uniform.contains(.bottom) { Self.join(&radii, \.minXMaxY, \.maxXMaxY) }
        if uniform.contains(.left) { Self.join(&radii, \.minXMinY, \.minXMaxY) }
        if uniform.contains(.right) { Self.join(&radii, \.maxXMinY, \.maxXMaxY) }
        return radii
    }

    private static func join(
        _ radii: inout CornerRadii, _ a: WritableKeyPath<CornerRadii, Double>, _ b: WritableKeyPath<CornerRadii, Double>
    ) {
        let largest = max(radii[keyPath: a], radii[keyPath: b])
        radii[keyPath: a] = largest
        radii[keyPath: b] = largest
    }
}
