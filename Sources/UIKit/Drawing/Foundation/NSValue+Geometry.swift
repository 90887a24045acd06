import CoreGraphics
import Foundation
import QuartzCore

// Geometry as objects. A value that is asked for what it does not hold answers zero, or the identity.
extension NSValue {
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A size as an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// A vector as an object.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [Double(vector.dx), Double(vector.dy)])
    }

    /// A transform as an object.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    }

    /// Insets as an object.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }

    /// Insets as an object.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
    }

    /// An offset as an object.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
    }

    /// The point.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    /// The size.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The rectangle.
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

    /// The vector.
    public var cgVectorValue: CGVector { lengths(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    /// The transform.
    public var cgAffineTransformValue: CGAffineTransform {
        lengths(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    /// The insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        lengths(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// The insets.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        lengths(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }

    /// The offset.
    public var uiOffsetValue: UIOffset { lengths(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }

    private func lengths(_ count: Int) -> [CGFloat]? { numbers(count)?.map { CGFloat($0) } }

    private func holds(_ kind: NSValue) -> Bool { strcmp(objCType, kind.objCType) == 0 }
}
