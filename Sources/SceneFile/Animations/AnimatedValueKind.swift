import QuartzCore
import UIKit
import YAMLTree

/// What the values of an animation look like in a file.
@MainActor
struct AnimatedValueKind {
    let kind: ValueKind
    /// Degrees in files, radians in Core Animation.
    var isAngle = false
    /// How many numbers of a list there are.
    private var count: Int?

    /// Nil for what no file can say.
    init?(_ kind: AnimatedKind) {
        switch kind {
        case .property(let property):
            guard let kind = Self.kind(of: property) else { return nil }
            self.kind = kind
        case .cell(let property):
            guard let kind = EmitterForms.kind(of: property) else { return nil }
            (self.kind, isAngle) = (kind, property.isAngle)
        case .number: self.kind = .number(.any)
        case .angle: (self.kind, isAngle) = (.number(.any), true)
        case .point: self.kind = .point
        case .size: self.kind = .offset
        case .custom(let value):
            guard let kind = Self.kind(of: value) else { return nil }
            self.kind = kind
        }
    }

    /// What a view's property looks like.
    init(_ kind: ValueKind) { self.kind = kind }

    /// Pictures, filters and names that Core Animation spells in its own way are not compared.
    var isComparable: Bool {
        var kind = kind
        if case .nullable(let inner) = kind { kind = inner }
        return switch kind {
        case .list, .name, .names: false
        case .part(let part): part.name != ScenePartKind.image.name
        default: true
        }
    }

    /// The numbers that a value function takes.
    init(function: String) {
        let isTriple = ["scale", "translate"].contains(function)
        kind = isTriple ? .numbers(.any) : .number(.any)
        count = isTriple ? 3 : nil
        isAngle = function.hasPrefix("rotate")
    }

    /// The whole of a layer's property.
    private static func kind(of property: LayerProperty) -> ValueKind? {
        switch property.kind {
        case .number: property.key == "instanceCount" ? .integer(0...1_000_000) : .number(.any)
        case .path: .path
        default: LayerProperties.kind(of: property)
        }
    }

    private static func kind(of value: Any) -> ValueKind? {
        switch value {
        case is CGPoint: .point
        case is CGSize: .offset
        case is CGRect: .rect
        case is CATransform3D: .transform
        case is CGAffineTransform: .affineTransform
        case is CGColor: .color
        case is String: .text
        case _ where Swift.type(of: value) == Bool.self: .bool
        default: PropertyValue.number(value) == nil ? nil : .number(.any)
        }
    }

    var isPoint: Bool { if case .point = kind { true } else { false } }

    /// Reads a value as Core Animation takes it.
    func read(_ node: YAMLNode, _ reader: SceneReader) -> SceneValue? {
        guard let value = reader.read(node, kind) else { return nil }
        if let count, let numbers = value.numbers, numbers.count != count {
            reader.mismatch(node, expected: "\(count) numbers")
            return nil
        }
        guard isAngle, let degrees = value.number else { return value }
        return .number(degrees * .pi / 180)
    }
}
