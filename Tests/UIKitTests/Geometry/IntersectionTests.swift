import Foundation
import Testing
import UIKit

/// The file imports Foundation beside UIKit, whose own answer is another.
@Suite("Rectangles that intersect")
struct IntersectionTests {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("Rectangles that share an edge or a corner do not intersect; those that overlap do")
    func edges() {
        #expect(!box.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
        #expect(!box.intersects(CGRect(x: -5, y: 0, width: 5, height: 10)))
        #expect(!box.intersects(CGRect(x: 0, y: 10, width: 10, height: 10)))
        #expect(!box.intersects(CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(box.intersects(CGRect(x: 9.99, y: 0, width: 10, height: 10)))
        #expect(box.intersects(CGRect(x: 20, y: 20, width: -11, height: -11)))
        #expect(!CGRectIntersectsRect(box, CGRect(x: 10, y: 0, width: 10, height: 10)))
        #expect(CGRectIntersectsRect(box, box))
    }

    @Test("Null and what is no number intersect nothing, the infinite one everything")
    func limits() {
        #expect(!box.intersects(.null) && !CGRect.null.intersects(box))
        #expect(!box.intersects(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)))
        #expect(box.intersects(.infinite))
        #expect(box.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    }

    @Test("It is found as a value, in closures and after optionals")
    func forms() {
        let touching = [CGRect(x: 10, y: 0, width: 1, height: 1), CGRect(x: 1, y: 1, width: 1, height: 1)]
        #expect(touching.filter(box.intersects).count == 1)
        #expect(touching.contains { $0.intersects(box) })
        let optional: CGRect? = box
        #expect(optional?.intersects(touching[0]) == false)
    }
}
