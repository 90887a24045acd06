import UIKit
import YAMLTree

extension ValueKind {
    static let curve: ValueKind = .part(.curve)
    /// The two inner points of a timing curve: four numbers.
    static let controlPoints: ValueKind = .part(.controlPoints)
}

extension ScenePartKind {
    /// A timing curve.
    static let curve = ScenePartKind(
        "curve", definition: { $0.anyOf([$0.names(CurveForms.names), $0.numbers(4)]) },
        read: { node, reader in reader.readCurve(node).map { .curve($0) } })

    static let controlPoints = ScenePartKind(
        "controlPoints", schema: { $0.numbers(4) },
        read: { node, reader in
            reader.readControlPoints(node, expected: "control points [x1, y1, x2, y2]").map { .numbers($0) }
        })
}

/// The forms of a timing curve.
enum CurveForms {
    static let names = ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]
}

extension SceneReader {
    /// A name, or the two inner control points; their x lies from 0 to 1.
    fileprivate func readCurve(_ node: YAMLNode) -> CAMediaTimingFunction? {
        if case .scalar = node.content {
            return readName(node, of: CurveForms.names).flatMap { CAMediaTimingFunction.named($0) }
        }
        return readControlPoints(node, expected: "the name of a curve or [x1, y1, x2, y2]").map {
            CAMediaTimingFunction(controlPoints: Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
        }
    }

    fileprivate func readControlPoints(_ node: YAMLNode, expected: String) -> [Double]? {
        guard let numbers = readNumbers(node, count: 4, expected: expected) else { return nil }
        guard [numbers[0], numbers[2]].allSatisfy({ NumberRange.unit.contains($0) }) else {
            report("a curve that goes back in time", at: node.mark, expected: "x1 and x2 from 0 to 1")
            return nil
        }
        return numbers
    }
}
