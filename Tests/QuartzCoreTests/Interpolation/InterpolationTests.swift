import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct InterpolationTests {
    private func between(_ a: AnimatedValue, _ b: AnimatedValue, _ share: Double = 0.5) -> AnimatedValue {
        a.interpolated(to: b, by: share)
    }

    private func rotation(_ degrees: Double) -> CATransform3D {
        CATransform3DMakeRotation(CGFloat(degrees * Double.pi / 180), 0, 0, 1)
    }

    @Test("Numbers, points, sizes and rectangles go number by number, beyond both ends too")
    func numbers() {
        #expect(between(.number(2), .number(4), 1.5).numbers == [5])
        #expect(between(.point(CGPoint(x: 0, y: 2)), .point(CGPoint(x: 4, y: 0)), 0.25).numbers == [1, 1.5])
        #expect(between(.size(CGSize(width: 1, height: 1)), .size(CGSize(width: 3, height: 5))).numbers == [2, 3])
        let rects = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 20, width: 30, height: 0))
        #expect(between(.rect(rects.0), .rect(rects.1)).numbers == [5, 10, 20, 5])
    }

    @Test("Colours go with alpha beside them: red to half a blue is a half of each at 0.75; nil is clear")
    func colors() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
        #expect(between(.color(red), .color(blue)).numbers == [0.5, 0, 0.5, 0.75])
        #expect(between(.color(nil), .color(red)).numbers == [0.5, 0, 0, 0.5])
        #expect(between(.color(CGColor(gray: 1, alpha: 1)), .color(red)).numbers == [1, 0.5, 0.5, 1])
    }

    @Test("Turns in the plane go the short way: 270° as −90°; half turns go negatively, by rotation and by scale")
    func turns() {
        func half(_ end: CATransform3D) -> CATransform3D { CATransform3DIdentity.interpolated(to: end, by: 0.5) }
        #expect(isClose(half(rotation(90)), rotation(45), within: 1e-12))
        #expect(isClose(half(rotation(270)), rotation(-45), within: 1e-12))
        #expect(isClose(half(rotation(180)), rotation(-90), within: 1e-12))
        #expect(isClose(half(CATransform3DMakeScale(-1, -1, 1)), rotation(-90), within: 1e-12))
        #expect(isClose(rotation(170).interpolated(to: rotation(-170), by: 0.5), rotation(180), within: 1e-12))
    }

    @Test("Parts of the plane go by themselves: move, turn and scale at once")
    func planes() {
        let end = CATransform3DScale(
            CATransform3DRotate(CATransform3DMakeTranslation(40, 20, 0), .pi / 3, 0, 0, 1), 3, 1, 1)
        let expected = CATransform3DScale(
            CATransform3DRotate(CATransform3DMakeTranslation(20, 10, 0), .pi / 6, 0, 0, 1), 2, 1, 1)
        #expect(isClose(CATransform3DIdentity.interpolated(to: end, by: 0.5), expected, within: 1e-12))
    }

    @Test("Taken apart and put together, 2,000 transforms of the plane and of space are what they were")
    func roundTrips() throws {
        var random = SplitMix64(seed: 7)
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        for _ in 0..<1000 {
            let plane = CGAffineTransform(
                a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3), tx: number(-9...9), ty: 1)
            let again = CATransform3DMakeAffineTransform(PlaneMotion(plane).transform)
            #expect(isClose(again, CATransform3DMakeAffineTransform(plane), within: 1e-12))
            var space = CATransform3D()
            for path in [
                \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
                \.m42, \.m43, \.m44,
            ] { space[keyPath: path] = number(-2...2) }
            let motion = try #require(SpaceMotion(space))
            #expect(isClose(motion.transform, space, within: 1e-6))
        }
    }

    @Test("Turns in space go evenly about their axis, also by half a turn and from one to the next")
    func space() {
        let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (1, 1, 0), (1, 2, 3), (-1, 0.5, 2)]
        for (x, y, z) in axes {
            for (start, end) in [(0.0, 1.0), (0.5, 3), (0, 3.1), (2.5, 4)] {
                func turn(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(CGFloat(angle), x, y, z) }
                for share in [0.25, 0.5, 0.9] {
                    let actual = turn(start).interpolated(to: turn(end), by: share)
                    #expect(isClose(actual, turn(start + (end - start) * share), within: 1e-9))
                }
            }
        }
        var view = CATransform3DIdentity
        view.m34 = -0.002
        let half = CATransform3DIdentity.interpolated(to: view, by: 0.5)
        #expect((Double(half.m34) + 0.001).magnitude < 1e-15)
    }

    @Test("A singular transform goes number by number")
    func singular() {
        let flat = CATransform3DMakeScale(0, 1, 0)
        let half = CATransform3DMakeScale(1, 1, 1).interpolated(to: flat, by: 0.5)
        #expect(isClose(half, CATransform3DMakeScale(0.5, 1, 0.5)))
    }

    @Test("Paths with the same elements go point by point; others, names and other kinds show the end at once")
    func others() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let wide = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
        guard case .path(let half) = between(.path(path), .path(wide)) else {
            Issue.record("no path")
            return
        }
        #expect(half.boundingBoxOfPath == CGRect(x: 5, y: 0, width: 20, height: 10))
        let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        guard case .path(let end) = between(.path(path), .path(oval), 0.1) else {
            Issue.record("no path")
            return
        }
        #expect(end == oval)
        guard case .other(let name) = between(.other("a"), .other("b"), 0.1) else {
            Issue.record("no name")
            return
        }
        #expect(name as? String == "b")
        #expect(between(.number(1), .point(CGPoint(x: 2, y: 3)), 0.1).numbers == [2, 3])
        #expect(between(.list([.number(0), .number(2)]), .list([.number(1), .number(4)])).numbers == [0.5, 3])
        #expect(between(.list([.number(0)]), .list([.number(1), .number(4)])).numbers == [1, 4])
    }

    @Test("Sums: numbers add, a transform acts before what is there, and n of a value are n times it")
    func sums() {
        #expect(AnimatedValue.number(2).adding(.number(3)).numbers == [5])
        #expect(AnimatedValue.number(10).repeated(3).numbers == [30])
        let sum = AnimatedValue.transform(CATransform3DMakeScale(2, 2, 1))
            .adding(.transform(CATransform3DMakeTranslation(5, 0, 0)))
        let expected = CATransform3DConcat(CATransform3DMakeTranslation(5, 0, 0), CATransform3DMakeScale(2, 2, 1))
        #expect(sum.numbers == AnimatedValue.transform(expected).numbers)
        let turned = AnimatedValue.transform(rotation(10)).repeated(9)
        #expect(
            zip(turned.numbers, AnimatedValue.transform(rotation(90)).numbers).allSatisfy {
                ($0 - $1).magnitude < 1e-12
            })
        #expect(
            AnimatedValue.transform(rotation(10)).repeated(0).numbers
                == AnimatedValue.transform(CATransform3DIdentity).numbers)
    }

    @Test("Values are made again from their numbers")
    func numbersAndBack() {
        let values: [AnimatedValue] = [
            .number(3), .point(CGPoint(x: 1, y: 2)), .size(CGSize(width: 3, height: 4)),
            .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
            .color(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
            .transform(CATransform3DMakeRotation(1, 1, 2, 3)), .list([.number(1), .point(CGPoint(x: 5, y: 6))]),
        ]
        for value in values { #expect(value.with(value.numbers).numbers == value.numbers) }
    }
}
