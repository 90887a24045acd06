import CoreGraphics
import Foundation

extension NSValue {
    /// A transform as an object.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: withUnsafeBytes(of: t) { $0.bindMemory(to: CGFloat.self).map { Double($0) } })
    }

    /// The transform; the identity for an object of another kind.
    public var caTransform3DValue: CATransform3D { transform3D ?? CATransform3DIdentity }

    /// Nil for an object of another kind.
    var transform3D: CATransform3D? {
        numbers(16)?.map { CGFloat($0) }.withUnsafeBytes { $0.load(as: CATransform3D.self) }
    }

    // MARK: Lists of numbers

    /// Numbers in an object of their number's kind.
    package convenience init(numbers: [Double]) {
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// The numbers of an object of `count` of them; nil for an object of another kind.
    package func numbers(_ count: Int) -> [Double]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { getValue($0.baseAddress!) }
        return numbers
    }
}

extension PropertyValue {
    /// What an `NSValue` holds that Core Animation has a kind of its own for; other values as they are.
    static func unboxed(_ value: Any) -> Any {
        guard let box = value as? NSValue, !(box is NSNumber) else { return value }
        switch String(cString: box.objCType) {
        case String(cString: NSValue(point: .zero).objCType): return box.pointValue
        case String(cString: NSValue(size: .zero).objCType): return box.sizeValue
        case String(cString: NSValue(rect: .zero).objCType): return box.rectValue
        default: break
        }
        if let transform = box.transform3D { return transform }
        guard let n = box.numbers(6)?.map({ CGFloat($0) }) else { return value }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}
