import CoreGraphics
import Foundation

/// Reads what people pass to `setValue(_:forKey:)`: numbers of any type, names as strings or as their own types.
package enum PropertyValue {
    /// A number of any type; true is 1.
    package static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    static func bool(_ value: Any) -> Bool? {
        (value as? Bool) ?? number(value).map { $0 != 0 }
    }

    static func color(_ value: Any) -> CGColor? { value as? CGColor }

    static func transform(_ value: Any) -> CATransform3D? {
        if let affine = value as? CGAffineTransform { return CATransform3DMakeAffineTransform(affine) }
        return value as? CATransform3D
    }

    static func name<Name: RawRepresentable>(_ value: Any, as: Name.Type) -> Name? where Name.RawValue == String {
        (value as? Name) ?? (value as? String).flatMap(Name.init(rawValue:))
    }

    static func optionSet<Options: OptionSet>(_ value: Any, as: Options.Type) -> Options?
    where Options.RawValue: BinaryInteger {
        if let value = value as? Options { return value }
        guard let number = number(value), number >= 0, number < 4_294_967_296 else { return nil }
        return Options(rawValue: Options.RawValue(number))
    }

    static func strings(_ value: Any) -> String? { value as? String }

    static func numbers(_ value: Any) -> [NSNumber]? {
        if let value = value as? [NSNumber] { return value }
        guard let list = value as? [Any] else { return nil }
        let numbers = list.compactMap(number)
        return numbers.count == list.count ? numbers.map { NSNumber(value: $0) } : nil
    }

    static func scalar(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
}
