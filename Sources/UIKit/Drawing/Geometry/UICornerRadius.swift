import Foundation

/// The radius of a corner: a number of points, or one that follows from where the view lies in its container.
public struct UICornerRadius: Hashable, Sendable {
    private enum Form: Hashable {
        case fixed(Double)
        case containerConcentric(minimum: Double)
    }

    private let form: Form

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(form: .fixed(radius)) }

    /// The radius whose corner has its middle where the container's corner has it: less than the container's by the
    /// distance to it.
    /// - Parameter minimum: What it is at least. Nil: 0, which is a square corner.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(form: .containerConcentric(minimum: Double(minimum ?? 0)))
    }

    /// What it comes to.
    /// - Parameter concentric: The concentric radius of the corner; nil where there is no container.
    func length(concentric: Double?) -> Double {
        switch form {
        case .fixed(let radius): radius
        case .containerConcentric(let minimum): max(minimum, concentric ?? 0)
        }
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A radius in points.
    public init(floatLiteral value: Double) {
        self = .fixed(value)
    }

    /// A radius in points.
    public init(integerLiteral value: Int) {
        self = .fixed(Double(value))
    }
}

extension UICornerRadius: CustomStringConvertible {
    /// How it was made.
    public var description: String {
        switch form {
        case .fixed(let radius): "fixed(\(radius))"
        case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
        }
    }
}
