import CoreGraphics
import Foundation
import Rasterizer
import Testing

@Suite struct SVGPathTests {
    private func svg(_ text: String) throws -> String { try CGPath(svg: text).svg }

    @Test(
        "each command, absolute and relative",
        arguments: [
            ("M1 2 L3 4 H5 V6 Z", "M1 2 L3 4 L5 4 L5 6 Z"),
            ("m1 2 l3 4 h5 v6 z", "M1 2 L4 6 L9 6 L9 12 Z"),
            ("M1,2,3,4 5 6", "M1 2 L3 4 L5 6"),
            ("m1,2,3,4 5 6", "M1 2 L4 6 L9 12"),
            ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0 0 C1 2 3 4 5 6 C7 8 9 10 11 12"),
            ("M1 1c1 2 3 4 5 6", "M1 1 C2 3 4 5 6 7"),
            ("M0 0C1 2 3 4 5 6S9 10 11 12", "M0 0 C1 2 3 4 5 6 C7 8 9 10 11 12"),
            ("M1 1s2 3 4 5", "M1 1 C1 1 3 4 5 6"),
            ("M0 0Q1 2 3 4T5 6 7 8", "M0 0 Q1 2 3 4 Q5 6 5 6 Q5 6 7 8"),
            ("M1 1q1 2 3 4t1 1", "M1 1 Q2 3 4 5 Q6 7 5 6"),
            ("M0 0Q1 2 3 4S5 6 7 8", "M0 0 Q1 2 3 4 C3 4 5 6 7 8"),
            ("M0 0 L1 1 Z l5 0", "M0 0 L1 1 Z M0 0 L5 0"),
            ("M1 1 Z m2 2 l1 0", "M1 1 Z M3 3 L4 3"),
            ("M-1.5-.5L1e2.5", "M-1.5 -0.5 L100 0.5"),
            ("M+1 2.L.5.5-3-4", "M1 2 L0.5 0.5 L-3 -4"),
            ("M0 0A0 5 0 0 1 9 9", "M0 0 L9 9"),
            ("M0 0A5 5 0 0 1 0 0L1 1", "M0 0 L1 1"),
            (" \n M 0 , 0 \t L 1 \r\n 1 ", "M0 0 L1 1"),
            ("", ""),
        ])
    func commands(text: String, expected: String) throws {
        #expect(try svg(text) == expected)
    }

    @Test("what is printed reads back as the same path")
    func roundTrip() throws {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let path = CGMutablePath()
            func point() -> CGPoint {
                CGPoint(
                    x: Double.random(in: -1e3...1e3, using: &generator),
                    y: Double.random(in: -1e-3...1e-3, using: &generator))
            }
            path.move(to: point())
            for _ in 0..<10 {
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: path.addLine(to: point())
                case 1: path.addQuadCurve(to: point(), control: point())
                case 2: path.addCurve(to: point(), control1: point(), control2: point())
                case 3: path.closeSubpath()
                default: path.move(to: point())
                }
            }
            #expect(try CGPath(svg: path.svg) == path)
        }
    }

    @Test("a quarter arc is Core Graphics' quarter circle")
    func quarterArc() throws {
        let arc = try CGPath(svg: "M10 0 A10 10 0 0 1 0 10").rasterPath
        #expect(arc.verbs == [.move, .cubic])
        let expected = [Point(10, 0), Point(10, 5.522847), Point(5.522847, 10), Point(0, 10)]
        for (p, q) in zip(arc.points, expected) { #expect(abs(p.x - q.x) < 1e-6 && abs(p.y - q.y) < 1e-6) }
        #expect(arc.points[3] == Point(0, 10))
    }

    @Test("flags choose among the four arcs of two ellipses")
    func flags() throws {
        // From (0, 0) to (10, 0) on circles of radius 10: centres (5, ±8.66).
        let boxes: [(String, CGFloat, CGFloat)] = [
            ("0 0", 0, 1.3397), ("0 1", -1.3397, 0), ("1 0", 0, 18.6603), ("1 1", -18.6603, 0),
        ]
        for (flags, minY, maxY) in boxes {
            let box = try CGPath(svg: "M0 0 A10 10 0 \(flags) 10 0").boundingBoxOfPath
            #expect(abs(box.minY - minY) < 0.01 && abs(box.maxY - maxY) < 0.01)
        }
    }

    @Test("flags may touch what follows")
    func touchingFlags() throws {
        #expect(try svg("M0 0a5 5 0 013 4") == svg("M0 0 a 5 5 0 0 1 3 4"))
        #expect(try svg("M0 0a5 5 0 01.5.5") == svg("M0 0 a 5 5 0 0 1 0.5 0.5"))
    }

    @Test("radii that are too small grow until they reach; rotation turns the ellipse")
    func ellipses() throws {
        let small = try CGPath(svg: "M0 0 A1 1 0 0 1 20 0").boundingBoxOfPath
        #expect(abs(small.minY + 10) < 0.01 && abs(small.width - 20) < 0.01)
        let turned = try CGPath(svg: "M-20 0 A 20 5 0 0 1 20 0").boundingBoxOfPath
        #expect(abs(turned.minY + 5) < 0.01)
        let upright = try CGPath(svg: "M0 -20 A 20 5 90 0 1 0 20").boundingBoxOfPath
        #expect(abs(upright.maxX - 5) < 0.01)
    }

    @Test("random arcs lie on the ellipse between their ends")
    func randomArcs() throws {
        var generator = SplitMix64(seed: 8)
        for _ in 0..<300 {
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
            let (rx, ry, turn) = (number(10...30), number(10...30), number(-180...180))
            let (from, sweep) = (number(-3...3), number(0.2...6))
            func place(_ t: Double) -> Point {
                let (u, v) = (rx * cos(t), ry * sin(t))
                let (s, c) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
                return Point(100 + c * u - s * v, 50 + s * u + c * v)
            }
            let (p, q) = (place(from), place(from + sweep))
            let text = "M\(p.x) \(p.y) A\(rx) \(ry) \(turn) \(sweep > .pi ? 1 : 0) 1 \(q.x) \(q.y)"
            let path = try CGPath(svg: text)
            let middle = place(from + sweep / 2)
            // The middle of the arc is on it: just inside and just outside differ.
            let box = path.boundingBoxOfPath
            #expect(box.insetBy(dx: -0.05, dy: -0.05).contains(CGPoint(middle)))
            let (inner, outer) = (middle.mixed(with: Point(100, 50), 0.005), middle.mixed(with: Point(100, 50), -0.005))
            let whole = CGMutablePath()
            whole.addPath(path)
            whole.addLine(to: CGPoint(x: 100, y: 50))
            #expect(whole.contains(CGPoint(inner)) && !whole.contains(CGPoint(outer)))
        }
    }

    @Test(
        "errors name the place",
        arguments: [
            ("L1 1", 0, "begin with M"), ("M1 1 X2", 5, "one of the commands"),
            ("M1", 2, "expected a number, found the end"),
            ("M1 1 L2 a", 8, "expected a number, found “a”"), ("M0 0 A1 1 0 2 0 1 1", 12, "expected a flag"),
            ("M1e400 0", 1, "too large"), ("M1 1,", 5, "expected a number, found the end"), ("M1 1 L.", 6, "number"),
            ("M1 1 L,,2 2", 7, "number"), ("M1 1 Z 2", 7, "one of the commands"),
            ("Mé", 1, "found “é”"), ("👍🏽M0 0", 0, "👍🏽"),
        ])
    func errors(text: String, offset: Int, part: String) {
        let error = #expect(throws: SVGPathError.self) { try CGPath(svg: text) }
        #expect(error?.offset == offset)
        #expect(error?.message.contains(part) == true)
        #expect(error?.description.contains("character \(offset + 1)") == true)
    }

    @Test("random text ends in a path or an error")
    func noise() {
        var generator = SplitMix64(seed: 9)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n")
        var paths = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<24, using: &generator)
            let text = "M0 0" + String((0..<count).map { _ in alphabet.randomElement(using: &generator)! })
            if (try? CGPath(svg: text)) != nil { paths += 1 }
        }
        #expect(paths > 200)
    }
}
