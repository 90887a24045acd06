import CoreGraphics
import Foundation

/// A type of numbers that properties have.
protocol PropertyNumber: ExpressibleByIntegerLiteral {
    /// The number of what people pass for it; nil for another kind, and for what the type does not hold.
    static func unboxed(_ value: Any) -> Self?
    /// The number as keys give it out.
    var boxed: NSNumber { get }
}

/// A type of numbers that animations change.
protocol AnimatedNumber: PropertyNumber {
    /// How animations see such a number in a state.
    static func seen(at path: StatePlace.Path<Self>) -> StatePlace
}

extension CGFloat: AnimatedNumber {
    static func unboxed(_ value: Any) -> CGFloat? { PropertyValue.number(value).map { CGFloat($0) } }
    var boxed: NSNumber { PropertyValue.scalar(self) }
    static func seen(at path: StatePlace.Path<CGFloat>) -> StatePlace { .number(path) }
}

extension Float: AnimatedNumber {
    static func unboxed(_ value: Any) -> Float? { PropertyValue.number(value).map { Float($0) } }
    var boxed: NSNumber { NSNumber(value: self) }
    static func seen(at path: StatePlace.Path<Float>) -> StatePlace { .number(path) }
}

extension Int: AnimatedNumber {
    static func unboxed(_ value: Any) -> Int? {
        PropertyValue.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
    var boxed: NSNumber { NSNumber(value: self) }
    static func seen(at path: StatePlace.Path<Int>) -> StatePlace { .number(path) }
}

extension Double: PropertyNumber {
    static func unboxed(_ value: Any) -> Double? { PropertyValue.number(value) }
    var boxed: NSNumber { NSNumber(value: self) }
}

extension UInt32: PropertyNumber {
    static func unboxed(_ value: Any) -> UInt32? {
        PropertyValue.number(value).flatMap { UInt32(exactly: $0.rounded(.towardZero)) }
    }
    var boxed: NSNumber { NSNumber(value: self) }
}
