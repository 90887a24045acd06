import Foundation

/// A property of a view's layer, or a part of one, that blocks animate.
enum AnimatableProperty: String, CaseIterable {
    case position
    case boundsOrigin = "bounds.origin"
    case boundsSize = "bounds.size"
    case transform, opacity, backgroundColor, cornerRadius, cornerRadii

    /// The properties that a change of a layer's property touches; none for a property that jumps.
    static func properties(of event: String) -> [AnimatableProperty] {
        switch event {
        case "position": [.position]
        case "bounds": [.boundsOrigin, .boundsSize]
        case "transform": [.transform]
        case "opacity": [.opacity]
        case "backgroundColor": [.backgroundColor]
        case "cornerRadius": [.cornerRadius]
        case "cornerRadii": [.cornerRadii]
        default: []
        }
    }

    var keyPath: String { rawValue }

    @MainActor
    func value(of layer: CALayer) -> AnimatableValue {
        switch self {
        case .position: .point(layer.position)
        case .boundsOrigin: .point(layer.bounds.origin)
        case .boundsSize: .size(layer.bounds.size)
        case .transform: .transform(layer.transform)
        case .opacity: .number(Double(layer.opacity))
        case .backgroundColor: .color(layer.backgroundColor)
        case .cornerRadius: .length(layer.cornerRadius)
        case .cornerRadii: .radii(layer.radii)
        }
    }

    /// Sets the value; one of another kind is left alone.
    @MainActor
    func set(_ value: AnimatableValue, of view: UIView) {
        switch (self, value) {
        case (.position, .point(let point)): view.center = point
        case (.boundsOrigin, .point(let point)): view.bounds.origin = point
        case (.boundsSize, .size(let size)): view.bounds.size = size
        case (.transform, .transform(let transform)): view.transform3D = transform
        case (.opacity, .number(let number)): view.alpha = CGFloat(number)
        case (.backgroundColor, .color(let color)): view.backgroundColor = color.map { UIColor(cgColor: $0) }
        case (.cornerRadius, .length(let length)): view.layer.cornerRadius = length
        case (.cornerRadii, .radii(let radii)): view.layer.cornerRadii = radii
        default: break
        }
    }
}

/// A value of such a property.
enum AnimatableValue: Equatable {
    case point(CGPoint)
    case size(CGSize)
    /// A number that animations add up.
    case number(Double)
    /// A length that animations replace.
    case length(CGFloat)
    /// Lengths that animations replace.
    case radii(CornerRadii)
    case transform(CATransform3D)
    case color(CGColor?)

    /// What, added to `end`, makes this value; nil for what does not add up: colours, lengths, and transforms to one
    /// that cannot be undone.
    func offset(from end: AnimatableValue) -> AnimatableValue? {
        switch (self, end) {
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.number(let a), .number(let b)): .number(a - b)
        case (.transform(let a), .transform(let b)):
            b.isInvertible ? .transform(CATransform3DConcat(a, CATransform3DInvert(b))) : nil
        default: nil
        }
    }

    /// The value that, added to another, changes nothing.
    var neutral: AnimatableValue {
        switch self {
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .number, .length, .radii, .color: .number(0)
        case .transform: .transform(CATransform3DIdentity)
        }
    }

    var isFinite: Bool {
        switch self {
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .number(let number): number.isFinite
        case .length(let length): length.isFinite
        case .radii(let radii): radii.values.allSatisfy(\.isFinite)
        case .transform(let transform): transform.isFinite
        case .color: true
        }
    }

    /// The value as animations take it; no colour is clear.
    var boxed: Any {
        switch self {
        case .point(let point): point
        case .size(let size): size
        case .number(let number): NSNumber(value: number)
        case .length(let length): length
        case .radii(let radii): radii
        case .transform(let transform): transform
        case .color(let color): color ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    static func == (a: AnimatableValue, b: AnimatableValue) -> Bool {
        switch (a, b) {
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.length(let a), .length(let b)): a == b
        case (.radii(let a), .radii(let b)): a == b
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.color(let a), .color(let b)): a == b
        default: false
        }
    }
}

extension CATransform3D {
    private var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    fileprivate var isFinite: Bool { elements.allSatisfy(\.isFinite) }

    /// Core Animation gives a singular transform back as it is.
    fileprivate var isInvertible: Bool {
        guard isFinite else { return false }
        let product = CATransform3DConcat(self, CATransform3DInvert(self))
        return zip(product.elements, CATransform3DIdentity.elements).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
