import Rasterizer
import Synchronization

/// Lines and Bézier curves. A plain `CGPath` never changes; `CGMutablePath` adds to it.
///
/// Sendable although the class is open to its own subclass: the only state is `content`, which every access, reading or
/// writing, reaches through the lock.
public class CGPath: @unchecked Sendable {
    private struct Content: Sendable {
        var path: Path
        /// The box of the path itself; nil until somebody asks for it.
        var box: CGRect?
    }

    private let content: Mutex<Content>

    /// A path of the rasterizer, as a path of this module.
    package init(rasterPath: Path) {
        content = Mutex(Content(path: rasterPath))
    }

    /// The path in the rasterizer's terms, same units. Every subpath starts with a move, also after a close.
    package var rasterPath: Path { content.withLock { $0.path } }

    /// The smallest rectangle that holds the path itself; null for an empty path. A subpath of a move alone counts with
    /// its point [assumed].
    public var boundingBoxOfPath: CGRect {
        content.withLock { content in
            if let box = content.box { return box }
            let box = content.path.box
            content.box = box
            return box
        }
    }

    /// For `CGMutablePath` alone.
    func edit<Result>(_ body: (inout Path) -> Result) -> Result {
        content.withLock { content in
            content.box = nil
            return body(&content.path)
        }
    }

    /// A rectangle, from its origin along x first.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.add(rect: rect, transform: transform?.pointee ?? .identity)
        self.init(rasterPath: path)
    }

    /// The ellipse that touches the sides of a rectangle, in four cubics.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.add(ellipseIn: rect, transform: transform?.pointee ?? .identity)
        self.init(rasterPath: path)
    }

    /// A rectangle with elliptical corners, one cubic each. On a device a corner wider or higher than half the
    /// rectangle is a programmer's error; here it is brought down to half.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.add(
            roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(rasterPath: path)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { rasterPath.isEmpty }

    /// Where the next line would start: the last point, or the start of the subpath after a close. Zero when empty.
    public var currentPoint: CGPoint {
        rasterPath.currentPoint.map { CGPoint($0) } ?? .zero
    }

    /// A path that will not change.
    public func copy() -> CGPath? { CGPath(rasterPath: rasterPath) }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(rasterPath: rasterPath) }

    /// The image of the path; nil means the identity.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(rasterPath: rasterPath.applying(transform?.pointee ?? .identity))
    }

    /// A copy of the image of the path that can be added to; nil means the identity.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(rasterPath: rasterPath.applying(transform?.pointee ?? .identity))
    }

    /// The image of the path.
    package func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(rasterPath: rasterPath.applying(transform))
    }
}

extension CGPath: Hashable {
    /// Whether both paths have the same elements and points.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.rasterPath == rhs.rasterPath
    }

    /// Elements and points.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rasterPath)
    }
}

extension CGPath: CustomStringConvertible {
    /// The path in SVG's notation.
    public var description: String { "<CGPath \(svg)>" }
}
