import UIKit

/// An outline for every size; as a view it is filled with the foreground style.
public protocol Shape: Animatable, View, Sendable {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size for a proposal. By default the proposal, 10 where there is none.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape where Body == ShapeFill<Self, ForegroundStyle> {
    /// The shape in the foreground style.
    public var body: ShapeFill<Self, ForegroundStyle> {
        ShapeFill(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }
}

/// A shape from which a distance can be taken at all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by points at all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is filled.
public struct ShapeFill<Content: Shape, Style: ShapeStyle>: View, LeafView {
    public typealias Body = Never
    let shape: Content
    let style: Style
    let fillStyle: FillStyle

    func makeElement(_ environment: EnvironmentValues) -> ShapeElement { ShapeElement() }

    func update(_ element: ShapeElement, _ environment: EnvironmentValues) {
        element.show(
            shape, ShapeLook(fill: .of(style, in: environment), isEvenOdd: fillStyle.isEOFilled))
    }
}

/// The outline of a shape as a line.
struct ShapeStroke<Content: Shape, Style: ShapeStyle>: View, LeafView {
    typealias Body = Never
    let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle

    func makeElement(_ environment: EnvironmentValues) -> ShapeElement { ShapeElement() }

    func update(_ element: ShapeElement, _ environment: EnvironmentValues) {
        element.show(shape, ShapeLook(stroke: .of(style, in: environment), strokeStyle: strokeStyle))
    }
}

/// How a shape is drawn.
struct ShapeLook: Equatable {
    var fill: Paint?
    var isEvenOdd = false
    var stroke: Paint?
    var strokeStyle = StrokeStyle()
}

/// The element of a shape.
final class ShapeElement: LayoutElement {
    private var sizing: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    private var shape: (any Shape)?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }

    func show<Content: Shape>(_ shape: Content, _ look: ShapeLook) {
        let isSame = (self.shape as? Content).map { FieldComparison.areSame($0, shape) } ?? false
        if !isSame {
            self.shape = shape
            sizing = { shape.sizeThatFits($0) }
            invalidate()
        }
        ShapeFace.show(shape, look, on: self)
    }
}

extension Shape {
    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeFill(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        ShapeFill(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// A line along the outline.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        ShapeStroke(shape: self, style: content, strokeStyle: style)
    }

    /// A line along the outline.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape of a line along the outline.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// The shape of a line along the outline.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// A part of the outline, from 0 to 1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// The shape elsewhere.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    /// The shape turned around a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}

extension InsettableShape {
    /// A line inside the outline.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// A line inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// A line inside the outline, in the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}
