import Foundation

/// Something that shows beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// Where an accessory lies around the pointer.
    public struct Position: Hashable, Sendable {
        /// From the pointer's outline to the accessory, in points.
        public var offset: CGFloat
        /// Clockwise from above, in radians.
        public var angle: CGFloat

        /// Above the pointer, 4 points from it (assumed).
        public static let top = Position(offset: 4, angle: 0)
        /// Above and to the right.
        public static let topRight = Position(offset: 4, angle: .pi / 4)
        /// To the right.
        public static let right = Position(offset: 4, angle: .pi / 2)
        /// Below and to the right.
        public static let bottomRight = Position(offset: 4, angle: 3 * .pi / 4)
        /// Below.
        public static let bottom = Position(offset: 4, angle: .pi)
        /// Below and to the left.
        public static let bottomLeft = Position(offset: 4, angle: 5 * .pi / 4)
        /// To the left.
        public static let left = Position(offset: 4, angle: 3 * .pi / 2)
        /// Above and to the left.
        public static let topLeft = Position(offset: 4, angle: 7 * .pi / 4)

        /// A place by its distance and angle.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }
    }

    /// What shows.
    public final let shape: UIPointerShape
    private let place: Position
    /// Whether the shape is turned by the angle of its position. Default false.
    open var orientationMatchesAngle = false

    /// A shape at a place.
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        place = position
        super.init()
    }

    /// Where it lies.
    open var position: Position { place }

    /// An arrow that points away from the pointer: a triangle of 8 × 5 points (assumed).
    @discardableResult
    public final class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 4, y: 0))
        path.addLine(to: CGPoint(x: 8, y: 5))
        path.close()
        let arrow = UIPointerAccessory(.path(path), position: position)
        arrow.orientationMatchesAngle = true
        return arrow
    }
}
