import Testing
import UIKit

/// The expected texts are what Apple's systems print: overlays of Core Graphics for points, sizes, rectangles and
/// vectors, the language's own printing of structures of C for the rest.
@Suite("Printed geometry")
struct PrintingTests {
    private func expect(_ value: some Any, _ text: String, debug: String) {
        #expect("\(value)" == text)
        #expect(String(describing: value) == text)
        #expect(String(reflecting: value) == debug)
        #expect("\([value])" == "[\(debug)]")
        #expect(String(describing: Optional(value)) == "Optional(\(debug))")
        #expect("\(["key": value])" == "[\"key\": \(debug)]")
    }

    @Test("Points, sizes, vectors and rectangles print as numbers in parentheses")
    func numbers() {
        expect(CGPoint(x: 1, y: -2.5), "(1.0, -2.5)", debug: "(1.0, -2.5)")
        expect(CGSize(width: 10, height: 20), "(10.0, 20.0)", debug: "(10.0, 20.0)")
        expect(CGVector(dx: 0, dy: 0.1), "(0.0, 0.1)", debug: "(0.0, 0.1)")
        expect(CGRect(x: 0, y: 0, width: 10, height: 20), "(0.0, 0.0, 10.0, 20.0)", debug: "(0.0, 0.0, 10.0, 20.0)")
        expect(CGRect(x: 5, y: 5, width: -3, height: 1), "(5.0, 5.0, -3.0, 1.0)", debug: "(5.0, 5.0, -3.0, 1.0)")
        expect(CGRect.null, "(inf, inf, 0.0, 0.0)", debug: "(inf, inf, 0.0, 0.0)")
    }

    @Test("Insets, offsets and transforms print their fields, inside arrays and optionals with C's module")
    func structures() {
        func expectFields(_ value: some Any, _ text: String) { expect(value, text, debug: "__C." + text) }
        expectFields(
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
        expectFields(
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)")
        expectFields(UIOffset(horizontal: 1, vertical: 2), "UIOffset(horizontal: 1.0, vertical: 2.0)")
        expectFields(
            CGAffineTransform(translationX: 5, y: 6),
            "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 5.0, ty: 6.0)")
        expectFields(
            CATransform3DMakeScale(2, 3, 4),
            "CATransform3D(m11: 2.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 3.0, m23: 0.0, m24: 0.0, "
                + "m31: 0.0, m32: 0.0, m33: 4.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)")
    }
}
