import CoreGraphics
import Testing

@Suite struct GeometryTests {
    @Test("a rectangle's image is the box of its corners")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.applying(CGAffineTransform(rotationAngle: .pi / 2)) == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
        let box = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.width - 2 * CGFloat(2).squareRoot()) < 1e-12)
    }

    @Test("sizes are mapped as vectors")
    func sizes() {
        let t = CGAffineTransform(translationX: 100, y: 100).rotated(by: .pi / 2)
        #expect(CGSize(width: 3, height: 4).applying(t) == CGSize(width: -4, height: 3))
    }

    @Test("rectangles are equal when their standard forms are")
    func equality() {
        #expect(CGRect(x: 10, y: 10, width: -10, height: -10).equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(CGRect.null.equalTo(.null))
        #expect(!CGRect.null.equalTo(.zero))
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPointMake(1, 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(CGSizeMake(2, 1)))
    }

    @Test("the C functions say what the properties say")
    func functions() {
        let rect = CGRectMake(1, 2, 3, 4)
        #expect(CGRectGetMaxX(rect) == 4 && CGRectGetMidY(rect) == 4)
        #expect(CGRectInset(rect, 1, 1) == CGRectMake(2, 3, 1, 2))
        #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)))
        #expect(CGVector(dx: 1, dy: 2) == CGVectorMake(1, 2) && CGVector() == .zero)
    }
}
