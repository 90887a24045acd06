import CoreGraphics
import Foundation
import Synchronization

/// The outlines of a symbol, on a grid of 16 × 16 units, as a file has them.
///
/// Sendable: nothing changes but the digest, which is behind a lock.
final class SymbolDrawing: FontSource {
    /// The side of the grid on which the drawings are made.
    static let grid: CGFloat = 16

    /// The file's name, without its extension.
    let name: String
    /// All of the drawing, filled one shape after the other.
    let shapes: [SVGDrawing.Shape]
    let box: CGRect
    private let bytes: Data
    private let known = Mutex<FontIdentity?>(nil)

    /// Nil for a file that cannot be read.
    init?(name: String, path: String) {
        guard let bytes = FileManager.default.contents(atPath: path), bytes.count < 1 << 20,
            let drawing = SVGDrawing(String(decoding: bytes, as: UTF8.self))
        else { return nil }
        self.name = name
        self.bytes = bytes
        shapes = drawing.shapes
        box = drawing.box
    }

    /// The neutral square, for names without a drawing.
    private init() {
        name = "square"
        bytes = Data()
        let outer = CGRect(x: 1.5, y: 1.5, width: 13, height: 13)
        let path = CGMutablePath()
        path.addRoundedRect(in: outer, cornerWidth: 2.5, cornerHeight: 2.5)
        path.addRoundedRect(in: outer.insetBy(dx: 1, dy: 1), cornerWidth: 1.5, cornerHeight: 1.5)
        shapes = [SVGDrawing.Shape(path, .evenOdd)]
        box = outer
    }

    static let neutral = SymbolDrawing()

    /// What a golden remembers the drawing by; the neutral square is the product's own.
    var identity: FontIdentity {
        known.withLock { known in
            if let known { return known }
            let new = FontIdentity(
                name: "symbol \(name)", version: "SVG", hash: SHA256.hexadecimal(of: bytes))
            known = new
            return new
        }
    }

    /// What a picture of the drawing says it is made of.
    var sources: FontSet {
        var set = FontSet()
        if !bytes.isEmpty { set.insert(self) }
        return set
    }

    /// What colours and weights tell apart.
    struct Parts {
        /// The largest subpath.
        var ground: CGPath
        /// Subpaths within its box: on a filled circle or square, the sign that is cut out of it.
        var signs: CGPath
        /// All others.
        var beside: CGPath
    }

    var parts: Parts {
        let all = shapes.flatMap { $0.path.subpaths }
        guard let ground = all.max(by: { $0.boxArea < $1.boxArea }) else {
            return Parts(ground: .joined([]), signs: .joined([]), beside: .joined([]))
        }
        let (box, others) = (ground.boundingBoxOfPath, all.filter { $0 !== ground })
        return Parts(
            ground: ground, signs: .joined(others.filter { box.contains($0.boundingBoxOfPath) }),
            beside: .joined(others.filter { !box.contains($0.boundingBoxOfPath) }))
    }
}

extension CGPath {
    fileprivate static func joined(_ parts: [CGPath]) -> CGPath {
        let path = CGMutablePath()
        for part in parts { path.addPath(part) }
        return path
    }

    fileprivate var boxArea: CGFloat { boundingBoxOfPath.width * boundingBoxOfPath.height }

    /// Each run from a move to the next as a path of its own.
    fileprivate var subpaths: [CGPath] {
        var parts: [CGMutablePath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                parts.append(CGMutablePath())
                parts.last?.move(to: points[0])
            case .addLineToPoint: parts.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: parts.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: parts.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: parts.last?.closeSubpath()
            }
        }
        return parts
    }
}
