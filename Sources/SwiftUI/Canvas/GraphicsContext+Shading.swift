import UIKit

extension GraphicsContext {
    /// What paths of a canvas are filled with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        private let kind: Kind

        /// A style; gradients reach across the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }
        /// A colour by its parts, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }
        /// The style in front.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A gradient from one point to another of the space of what is drawn.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        /// A gradient around a point of the space of what is drawn.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }
        /// A gradient around a point of the space of what is drawn, along the turn.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// The style in colours that are known; a gradient between points stands for its first colour.
        func paint(_ environment: EnvironmentValues) -> Paint? {
            if case .style(let style) = kind { style.paint(in: environment) } else { nil }
        }

        func fill(_ path: Path, isEvenOdd: Bool, _ graphics: GraphicsContext, _ context: CGContext) {
            let environment = graphics.environment
            if case .color(let color)? = paint(environment) {
                context.setFillColor(color)
                context.addPath(path.cgPath)
                return context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
            }
            context.addPath(path.cgPath)
            context.clip(using: isEvenOdd ? .evenOdd : .winding)
            switch kind {
            case .style(let style):
                if case .gradient(let gradient) = style.paint(in: environment) {
                    gradient.draw(in: path.boundingRect, context)
                }
            case .linear(let gradient, let start, let end):
                guard let colors = gradient.colors(in: environment) else { return }
                context.drawLinearGradient(colors, start: start, end: end, options: .both)
            case .radial(let gradient, let center, let start, let end):
                guard let colors = gradient.colors(in: environment) else { return }
                context.drawRadialGradient(
                    colors, startCenter: center, startRadius: start, endCenter: center, endRadius: end, options: .both)
            case .conic(let gradient, let center, let angle):
                guard let colors = gradient.colors(in: environment) else { return }
                context.drawConicGradient(colors, center: center, angle: CGFloat(angle.radians))
            }
        }
    }

    /// A shading in colours that are known.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .color(let color)? = shading.paint(environment) else { return shading }
        return .color(Color(cgColor: color))
    }
}

extension CGGradientDrawingOptions {
    fileprivate static var both: CGGradientDrawingOptions { [.drawsBeforeStartLocation, .drawsAfterEndLocation] }
}

extension Gradient {
    /// The gradient of Core Graphics'; nil: without colours there is none.
    fileprivate func colors(in environment: EnvironmentValues) -> CGGradient? {
        CGGradient(
            colorsSpace: nil, colors: stops.map { $0.color.resolved(in: environment) }, locations: stops.map(\.location)
        )
    }
}

extension GradientPaint {
    /// Draws the gradient over the clip, its points being those of a rectangle.
    fileprivate func draw(in rect: CGRect, _ context: CGContext) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else { return }
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        switch course {
        case .linear(let start, let end):
            context.drawLinearGradient(gradient, start: point(start), end: point(end), options: .both)
        case .radial(let center, let start, let end):
            context.drawRadialGradient(
                gradient, startCenter: point(center), startRadius: start, endCenter: point(center), endRadius: end,
                options: .both)
        case .turn(let center, let angle):
            context.drawConicGradient(gradient, center: point(center), angle: CGFloat(angle))
        }
    }
}
