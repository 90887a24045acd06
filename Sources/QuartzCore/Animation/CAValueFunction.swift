import CoreGraphics
import Foundation

/// What makes a transform of animated numbers, after they were interpolated.
open class CAValueFunction: NSObject, @unchecked Sendable {
    // Sendable: the stored properties are constant values, and subclasses may not add what changes, as on Apple's
    // systems.
    let function: TransformFunction

    /// The function of a name; nil for an unknown one.
    public init?(name: CAValueFunctionName) {
        guard let function = TransformFunction(rawValue: name.rawValue) else { return nil }
        self.function = function
    }

    /// The function's name.
    open var name: CAValueFunctionName { CAValueFunctionName(rawValue: function.rawValue) }
}

/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Radians about x.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians about y.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Radians about z.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Points along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Points along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Points along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from numbers to a transform.
enum TransformFunction: String, Sendable {
    case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

    /// The value that stands for no transform: what an animation without a start begins at (assumed).
    var neutral: AnimatedValue {
        switch self {
        case .rotateX, .rotateY, .rotateZ, .translateX, .translateY, .translateZ: .number(0)
        case .scaleX, .scaleY, .scaleZ: .number(1)
        case .scale: .list([.number(1), .number(1), .number(1)])
        case .translate: .list([.number(0), .number(0), .number(0)])
        }
    }

    /// The transform of a number, or of three; nil for other values.
    func transform(of value: AnimatedValue) -> CATransform3D? {
        let numbers = value.numbers.map { CGFloat($0) }
        guard numbers.count == neutral.numbers.count else { return nil }
        let first = numbers[0]
        return switch self {
        case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
        case .scale: CATransform3DMakeScale(first, numbers[1], numbers[2])
        case .scaleX: CATransform3DMakeScale(first, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, first, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, first)
        case .translate: CATransform3DMakeTranslation(first, numbers[1], numbers[2])
        case .translateX: CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, first)
        }
    }
}
