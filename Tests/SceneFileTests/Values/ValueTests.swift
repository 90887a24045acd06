import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Forms of values")
struct ValueTests {
    /// Bytes of a root view's background, in a scene with these traits.
    private func color(_ form: String, traits: String = "{}") throws -> [UInt8] {
        try SceneText.pixel(
            SceneText.head + "traits: \(traits)\nview: { backgroundColor: \(form) }\n", 5, 5)
    }

    @Test(
        "Colours",
        arguments: [
            ("\"#F80\"", [255, 136, 0, 255]), ("\"#ff8000\"", [255, 128, 0, 255]),
            ("\"#FF000080\"", [128, 0, 0, 128]), ("[1, 0.5, 0]", [255, 128, 0, 255]),
            ("[0, 0, 1, 0.5]", [0, 0, 128, 128]), ("green", [0, 255, 0, 255]), ("clear", [0, 0, 0, 0]),
            ("null", [0, 0, 0, 0]), ("systemRed", [255, 59, 48, 255]), ("{ color: red, alpha: 0.2 }", [51, 0, 0, 51]),
            ("{ light: white, dark: black }", [255, 255, 255, 255]),
        ] as [(String, [UInt8])])
    func colors(form: String, bytes: [UInt8]) throws {
        #expect(try color(form) == bytes)
    }

    @Test(
        "Dynamic colours follow the traits",
        arguments: [
            ("userInterfaceStyle: light", "red"), ("userInterfaceStyle: dark", "green"),
            ("userInterfaceStyle: light, accessibilityContrast: high", "blue"),
            ("userInterfaceStyle: dark, accessibilityContrast: high", "white"),
            ("userInterfaceStyle: dark, userInterfaceLevel: elevated", "yellow"),
        ])
    func dynamicColors(traits: String, name: String) throws {
        let form =
            "{ light: red, dark: green, lightHighContrast: blue, darkHighContrast: white, darkElevated: yellow }"
        #expect(try color(form, traits: "{ \(traits) }") == color(name))
    }

    @Test(
        "Colours that are none",
        arguments: [
            ("\"#12\"", "found \"#12\"; expected \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""),
            ("\"#GGG\"", "found \"#GGG\"; expected \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""),
            ("sistemRed", "unknown colour 'sistemRed'; did you mean 'systemRed'?"),
            ("{ dark: red }", "a dynamic colour needs the key 'light'"),
            ("{ color: red }", "a colour with alpha needs the key 'alpha'"),
        ])
    func badColors(form: String, message: String) {
        let errors = SceneText.errors(SceneText.view("backgroundColor: \(form)"))
        #expect(errors == ["4:20 \(message)"])
    }

    @Test("Numbers of colours lie from 0 to 1")
    func badComponents() {
        #expect(
            SceneText.errors(SceneText.view("backgroundColor: [0, 255, 0]")) == [
                "4:24 found '255'; expected a number from 0 to 1"
            ])
    }

    /// The path that a shape layer of 20 × 10 points gets.
    private func path(_ form: String, more: String = "") throws -> CGPath {
        let stage = try SceneText.stage(
            SceneText.view("sublayers: [{ id: s, class: CAShapeLayer, frame: [0, 0, 20, 10], path: \(form)\(more) }]"))
        let layer = try #require(stage.layer("s") as? CAShapeLayer)
        return try #require(layer.path)
    }

    @Test("Paths are UIKit's and Core Graphics' own")
    func paths() throws {
        let rect = CGRect(x: 1, y: 2, width: 12, height: 8)
        #expect(try path("{ rect: [1, 2, 12, 8] }") == CGPath(rect: rect, transform: nil))
        #expect(try path("{ oval: [1, 2, 12, 8] }") == UIBezierPath(ovalIn: rect).cgPath)
        #expect(
            try path("{ roundedRect: [1, 2, 12, 8], cornerRadius: 2 }")
                == UIBezierPath(roundedRect: rect, cornerRadius: 2).cgPath)
        #expect(
            try path("{ roundedRect: [1, 2, 12, 8], cornerWidth: 3, cornerHeight: 2 }")
                == CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 2, transform: nil))
        #expect(
            try path("{ roundedRect: [1, 2, 12, 8], byRoundingCorners: [topLeft, bottomRight], cornerRadii: [3, 3] }")
                == UIBezierPath(
                    roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: 3, height: 3)
                ).cgPath)
        #expect(
            try path("{ arcCenter: [5, 5], radius: 4, startAngle: 0, endAngle: 90, clockwise: false }")
                == UIBezierPath(
                    arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false
                ).cgPath)
        #expect(try path("M1 2 h12 v8 h-12 z").boundingBox == rect)
        #expect(try path("bounds") == CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil))
        #expect(
            try path("outline", more: ", cornerRadius: 3")
                == CGPath.roundedOutline(rect: CGRect(x: 0, y: 0, width: 20, height: 10), radius: 3))
    }

    @Test("A list of paths is one path of all subpaths")
    func pathList() throws {
        let both = try path("[{ rect: [0, 0, 1, 1] }, [bounds]]")
        let expected = CGMutablePath()
        expected.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        expected.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(both == expected)
    }

    @Test(
        "Paths that are none",
        arguments: [
            ("outlines", "'outlines' is no SVG path: ", "; did you mean 'outline'?"),
            (
                "{ circle: [0, 0, 1, 1] }",
                "unknown key 'circle' in the path; expected rect, oval, roundedRect or arcCenter", ""
            ),
            ("{}", "an empty map; expected one with rect, oval, roundedRect or arcCenter", ""),
            ("{ roundedRect: [0, 0, 4, 4] }", "the path needs the key 'cornerRadius'", ""),
            (
                "{ roundedRect: [0, 0, 4, 4], cornerWidth: 3, cornerHeight: 1 }",
                "the corners are larger than half the rectangle", "cornerWidth ≤ 2 and cornerHeight ≤ 2"
            ),
            ("M0", "'M0' is no SVG path: ", ""),
        ])
    func badPaths(form: String, start: String, end: String) {
        let errors = SceneText.errors(SceneText.view("layer: { shadowPath: \(form) }"))
        #expect(errors.count == 1)
        #expect(errors[0].drop { $0 != " " }.dropFirst().hasPrefix(start), "\(errors)")
        #expect(errors[0].hasSuffix(end), "\(errors)")
    }

    private func transform(_ form: String, key: String = "transform") throws -> CATransform3D {
        let stage = try SceneText.stage(SceneText.view("subviews: [{ id: v, \(key): \(form) }]"))
        return try #require(stage.view("v")).layer.transform
    }

    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let difference = [
            a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
            a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
            a.m43 - b.m43, a.m44 - b.m44,
        ]
        return difference.allSatisfy { abs($0) < 1e-12 }
    }

    @Test("Steps of a transform act like calls on the identity")
    func transforms() throws {
        let calls = CGAffineTransform.identity.translatedBy(x: 10, y: 5).rotated(by: .pi / 6).scaledBy(x: 2, y: 3)
        let steps = try transform("[{ translate: [10, 5] }, { rotate: 30 }, { scale: [2, 3] }]")
        #expect(isNear(steps, CATransform3DMakeAffineTransform(calls)))
        #expect(isNear(try transform("[{ scale: 2 }]"), CATransform3DMakeScale(2, 2, 1)))
        let six = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(isNear(try transform("[1, 2, 3, 4, 5, 6]"), CATransform3DMakeAffineTransform(six)))
        #expect(isNear(try transform("[]"), CATransform3DIdentity))
    }

    @Test("Transforms in three dimensions")
    func transforms3D() throws {
        var expected = CATransform3DIdentity
        expected.m34 = -0.002
        expected = CATransform3DTranslate(CATransform3DRotate(expected, .pi / 4, 0, 1, 0), 1, 2, 3)
        let steps = try transform(
            "[{ m34: -0.002 }, { rotate: 45, axis: [0, 1, 0] }, { translate: [1, 2, 3] }]", key: "transform3D")
        #expect(isNear(steps, expected))
        let numbers = try transform("[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.5, 7, 8, 9, 1]", key: "transform3D")
        #expect(numbers.m34 == -0.5 && numbers.m41 == 7 && numbers.m43 == 9)
    }

    @Test(
        "Transforms that are none",
        arguments: [
            (
                "[{ spin: 3 }]",
                "4:17 unknown key 'spin' in a step of the transform; expected translate, scale or rotate"
            ),
            ("[1, 2, 3]", "4:14 found a list of 3; expected a list of steps (translate, scale, rotate) or six numbers"),
            ("[{ scale: 1e308 }, { scale: 1e308 }]", "4:14 the transform is too large for numbers"),
            ("rotate", "4:14 found 'rotate'; expected a list of steps (translate, scale, rotate) or six numbers"),
        ])
    func badTransforms(form: String, message: String) {
        #expect(SceneText.errors(SceneText.view("transform: \(form)")) == [message])
    }

    @Test("Insets are lists or maps")
    func insets() throws {
        let stage = try SceneText.stage(
            SceneText.view(
                "subviews:\n- { id: a, layoutMargins: [1, 2, 3, 4] }\n- { id: b, layoutMargins: { left: 2 } }"))
        #expect(stage.view("a")?.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(stage.view("b")?.layoutMargins == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0))
    }

    @Test("Numbers in all of YAML's decimal spellings")
    func numbers() {
        for (text, value) in [("1", 1.0), ("-2.5", -2.5), ("+.5", 0.5), ("5.", 5), ("1e2", 100), ("-.5", -0.5)] {
            #expect(SceneNumber.number(text) == value)
        }
        for text in ["0x10", "1_000", "one", "--1", "1e", "", ".", "1:30"] { #expect(SceneNumber.number(text) == nil) }
    }
}
