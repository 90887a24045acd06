import Foundation
import QuartzCore

/// What an effect adds to a property: numbers, one or as many as a geometry has.
struct RelativeValue {
    private enum Kind {
        case number, point, size, numbers
    }

    private let numbers: [Double]
    private let kind: Kind

    /// A number, or a geometry by itself or in NSValue; nil for what is neither.
    init?(_ value: Any?) {
        guard let value else { return nil }
        switch value {
        case let point as CGPoint: self.init([Double(point.x), Double(point.y)], .point)
        case let size as CGSize: self.init([Double(size.width), Double(size.height)], .size)
        case let offset as UIOffset: self.init([Double(offset.horizontal), Double(offset.vertical)], .numbers)
        case let box as NSValue where !(box is NSNumber): self.init(boxed: box)
        default:
            guard let number = PropertyValue.number(value) else { return nil }
            self.init([number], .number)
        }
    }

    private init?(boxed box: NSValue) {
        let type = String(cString: box.objCType)
        if type == String(cString: NSValue(cgPoint: .zero).objCType) {
            self.init(box.cgPointValue)
        } else if type == String(cString: NSValue(cgSize: .zero).objCType) {
            self.init(box.cgSizeValue)
        } else {
            guard let numbers = [2, 4, 6, 16].lazy.compactMap({ box.numbers($0) }).first else { return nil }
            self.init(numbers, .numbers)
        }
    }

    private init(_ numbers: [Double], _ kind: Kind) { (self.numbers, self.kind) = (numbers, kind) }

    /// As properties take it.
    var object: Any {
        switch kind {
        case .number: NSNumber(value: numbers[0])
        case .point: NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
        case .size: NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
        case .numbers: NSValue(numbers: numbers)
        }
    }

    /// A value on the way to another one; nil where they are of different kinds.
    func value(towards end: RelativeValue, part: Double) -> RelativeValue? {
        merged(with: end) { $0 + ($1 - $0) * part }
    }

    private func merged(with other: RelativeValue, _ merge: (Double, Double) -> Double) -> RelativeValue? {
        guard numbers.count == other.numbers.count, kind == other.kind else { return nil }
        return RelativeValue(zip(numbers, other.numbers).map(merge), kind)
    }

    /// What several effects add to each property; of two kinds that cannot be added the later one counts.
    static func sum(of all: [[String: Any]?]) -> [String: Any] {
        all.compactMap { $0 }.reduce(into: [:]) { sum, values in
            sum.merge(values) { old, new in
                guard let first = RelativeValue(old), let second = RelativeValue(new) else { return new }
                return first.merged(with: second, +)?.object ?? new
            }
        }
    }
}
