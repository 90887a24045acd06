/// Something whose change can go on in steps: what changes is a vector.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// What changes in steps.
    nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// What changes in steps.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// What changes in steps.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// Something that can be added and made longer.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Makes it longer by a factor.
    mutating func scale(by rhs: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Makes it longer by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of its length.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Makes it longer by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of its length.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Makes it longer by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of its length.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that changes in steps.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Nothing.
    public init() {}
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// The sum.
    public static func + (a: Self, b: Self) -> Self { a }
    /// The difference.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Makes it longer by a factor.
    public mutating func scale(by rhs: Double) {}
    /// The square of its length.
    public var magnitudeSquared: Double { 0 }
}

/// Two vectors as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First
    /// The second vector.
    public var second: Second

    /// Two vectors as one.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Nothing.
    public static var zero: Self { Self(.zero, .zero) }
    /// The sum.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    /// The difference.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

    /// Makes it longer by a factor.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The square of its length.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: Animatable {
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
    public typealias AnimatableData = CGFloat
}

extension Angle: Animatable {
    public typealias AnimatableData = Angle
}

extension CGPoint: Animatable {
    /// Both coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Both lengths.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Origin and size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
