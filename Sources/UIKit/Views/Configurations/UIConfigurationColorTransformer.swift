import Foundation

/// Makes one colour of another, such as a paler one for the background.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    // Sendable as closures of Apple's are: what they capture is their maker's to answer for.
    private final class Closure {
        let call: (UIColor) -> UIColor

        init(_ call: @escaping (UIColor) -> UIColor) { self.call = call }
    }

    private let closure: Closure

    /// A transformer that calls a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        closure = Closure(transform)
    }

    /// What makes a colour of another.
    public var transform: (UIColor) -> UIColor { closure.call }

    /// The colour that is made of another.
    public func callAsFunction(_ input: UIColor) -> UIColor { closure.call(input) }

    /// Grey of the same luminance (assumed: by the weights of Rec. 709).
    public static let grayscale = UIConfigurationColorTransformer { input in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = input.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: red * 0.2126 + green * 0.7152 + blue * 0.0722, alpha: alpha)
        }
    }

    /// The colour itself: there is no accent colour of the system's.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// Grey, to take attention away (assumed: as `grayscale`).
    public static let monochromeTint = grayscale

    /// Transformers that are copies of one another are equal.
    public static func == (a: Self, b: Self) -> Bool { a.closure === b.closure }

    /// By the transformer that it is a copy of.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}

/// Makes attributes of text of others, such as a bolder font.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    // Sendable as closures of Apple's are: what they capture is their maker's to answer for.
    private final class Closure {
        let call: (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let closure: Closure

    /// A transformer that calls a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        closure = Closure(transform)
    }

    /// What makes attributes of others.
    public var transform: (AttributeContainer) -> AttributeContainer { closure.call }

    /// The attributes that are made of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { closure.call(input) }

    /// Transformers that are copies of one another are equal.
    public static func == (a: Self, b: Self) -> Bool { a.closure === b.closure }

    /// By the transformer that it is a copy of.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}
