import CoreGraphics
import Foundation
import Rasterizer

extension DebugOverlay {
    /// A coloured place of an overlay, as a value.
    package struct Note: Sendable, Equatable {
        /// Pixels of the screen.
        package var rect: PixelRect
        /// Red, green, blue.
        package var color: [UInt8]
        /// 0…255.
        package var strength: UInt8
        package var label: String?
    }

    /// What `image(_:of:)` draws over the picture, for those who draw it themselves.
    package struct Reading: Sendable {
        /// The words for the colours, with how often each was used.
        package var legend: [(color: [UInt8], text: String)]
        package var notes: [Note]
    }

    /// - Parameter most: so many notes are told, the ones at the back first.
    package static func reading(_ kind: Kind, of frame: Frame, most: Int) -> Reading {
        let marks = OverlayMark.marks(kind, of: frame.plan)
        let notes = marks.prefix(most).map { mark in
            let color = mark.color.color
            return Note(
                rect: mark.bounds, color: [color.red, color.green, color.blue], strength: mark.strength,
                label: mark.label)
        }
        let legend = OverlayColor.legend(of: kind, marks: marks).map {
            ([$0.color.red, $0.color.green, $0.color.blue], $0.text)
        }
        return Reading(legend: legend, notes: notes)
    }
}

extension RenderPlan {
    /// Where the rectangle of each pass lies on the screen: four corners in pixels, nil for one that nothing on it
    /// reads.
    package var screenQuads: [[CGPoint]?] {
        let placement = PassPlacement(plan: self)
        return passes.map { pass in
            guard let matrix = placement[pass.id], let quad = HardQuad.image(of: CGRect(pass.rect), through: matrix)
            else {
                return nil
            }
            return [quad.p0, quad.p1, quad.p2, quad.p3].map { CGPoint(x: $0.x, y: $0.y) }
        }
    }
}
