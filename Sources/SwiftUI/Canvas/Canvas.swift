import UIKit

/// Draws by a closure, in all of the room.
public struct Canvas<Symbols: View>: View, PrimitiveView {
    public typealias Body = Never

    /// Nothing: symbols are not here.
    public var symbols: Symbols
    /// Draws into a context of a size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is drawn has no parts that can be seen through.
    public var isOpaque: Bool
    /// Whether it may be drawn later; here it never is.
    public var rendersAsynchronously: Bool
    /// In which space colours are mixed.
    public var colorMode: ColorRenderingMode

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { CanvasNode(view, in: place) }
}

extension Canvas where Symbols == EmptyView {
    /// A drawing.
    /// - Parameters:
    ///   - opaque: Whether what is drawn has no parts that can be seen through.
    ///   - colorMode: In which space colours are mixed; other ones than the default have no effect.
    ///   - rendersAsynchronously: Whether it may be drawn later; here it never is.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.rendersAsynchronously = rendersAsynchronously
        self.colorMode = colorMode
    }
}

/// In which space colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Draws anew when the view is another one or something changed that the closure has read.
private final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
    private let element = LayoutElement()
    private let drawing = CanvasView()
    private let runner = BodyRunner<Canvas<Symbols>>()

    override init(_ view: Canvas<Symbols>, in place: Place) {
        super.init(view, in: place)
        element.face = Face(drawing)
        drawing.drawing = { [weak self] in self?.draw($0, $1) }
        drawing.isOpaque = view.isOpaque
    }

    override var elements: [LayoutElement] { [element] }

    private func draw(_ context: CGContext, _ size: CGSize) {
        runner.run(self) { view, environment in
            var graphics = GraphicsContext(context, size, environment)
            view.renderer(&graphics, size)
        }
    }

    override func viewDidChange(from old: Canvas<Symbols>, _ oldEnvironment: EnvironmentValues) { update() }
    override func environmentDidChange(from old: EnvironmentValues) { update() }

    override func update() {
        isDirty = false
        drawing.isOpaque = view.isOpaque
        drawing.setNeedsDisplay()
    }

    override func didEnd() { runner.end() }
}

private final class CanvasView: UIView {
    var drawing: (CGContext, CGSize) -> Void = { _, _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("A canvas is made by its node.") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawing(context, bounds.size)
    }
}
