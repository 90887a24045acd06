import CoreGraphics

/// A rectangle.
public struct Rectangle: InsettableShape {
    public typealias Body = ShapeFill<Rectangle, ForegroundStyle>
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ReducedShape(shape: self, amount: amount)
    }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    public typealias Body = ShapeFill<RoundedRectangle, ForegroundStyle>
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ReducedShape(
            shape: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
                style: style), amount: amount)
    }

    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// The largest circle.
public struct Circle: InsettableShape {
    public typealias Body = ShapeFill<Circle, ForegroundStyle>
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// As high as wide.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (nil, nil): return CGSize(width: 10, height: 10)
        case (let width?, nil): return CGSize(width: width, height: width)
        case (nil, let height?): return CGSize(width: height, height: height)
        case (let width?, let height?):
            let side = min(width, height)
            return CGSize(width: side, height: side)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ReducedShape(shape: self, amount: amount)
    }
}

/// The largest ellipse.
public struct Ellipse: InsettableShape {
    public typealias Body = ShapeFill<Ellipse, ForegroundStyle>
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ReducedShape(shape: self, amount: amount)
    }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
    public typealias Body = ShapeFill<Capsule, ForegroundStyle>
    public var style: RoundedCornerStyle
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        // Ends that are half circles in either style.
        return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ReducedShape(shape: self, amount: amount)
    }
}

/// A shape that is smaller at all sides.
struct ReducedShape<Base: Shape>: InsettableShape {
    typealias Body = ShapeFill<ReducedShape<Base>, ForegroundStyle>
    var shape: Base
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let smaller = rect.insetBy(dx: amount, dy: amount)
        return smaller.isNull ? Path() : shape.path(in: smaller)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ReducedShape(shape: shape, amount: self.amount + amount)
    }
}

/// The shape of a line along an outline.
struct StrokedShape<Base: Shape>: Shape {
    typealias Body = ShapeFill<StrokedShape<Base>, ForegroundStyle>
    var shape: Base
    var style: StrokeStyle
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape elsewhere.
public struct OffsetShape<Content: Shape>: Shape {
    public typealias Body = ShapeFill<OffsetShape<Content>, ForegroundStyle>
    public var shape: Content
    public var offset: CGSize

    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
    public typealias Body = ShapeFill<RotatedShape<Content>, ForegroundStyle>
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
        let turn = CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians))
            .translatedBy(x: -x, y: -y)
        return shape.path(in: rect).applying(turn)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path: Shape {
    public typealias Body = ShapeFill<Path, ForegroundStyle>
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
