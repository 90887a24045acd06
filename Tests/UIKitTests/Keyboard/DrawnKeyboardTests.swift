import CoreGraphics
import Offstage
import TestKit
import Testing

@testable import UIKit

@Suite("Keyboards that are drawn")
@MainActor
struct DrawnKeyboardTests {
    private func face(
        _ type: UIKeyboardType = .default, width: CGFloat = 390, returnKey: UIReturnKeyType = .default
    ) -> KeyboardKeys {
        KeyboardKeys(width: width, scale: 3, row: 44, type: type, returnKey: returnKey)
    }

    private func titles(_ keyboard: KeyboardKeys) -> String { keyboard.keys.map(\.title).joined(separator: " ") }

    @Test("Ruler: rows, pitch and keys of a phone 390 wide")
    func ruler() throws {
        let keys = face().keys
        func key(_ title: String) throws -> CGRect { try #require(keys.first { $0.title == title }).frame }
        // A key lies in a part of its row that is wider by 6 points.
        func part(_ title: String) throws -> (x: CGFloat, width: CGFloat) {
            let frame = try key(title)
            return (frame.minX - 3, frame.width + 6)
        }
        #expect(keys.allSatisfy { $0.frame.height == 42 })
        #expect(try [key("Q"), key("A"), key("Z"), key("123")].map(\.minY) == [52, 106, 160, 214])
        let pitch = try key("W").minX - key("Q").minX
        #expect(abs(pitch - 39) < 1e-9 && KeyboardKeys.radius == 5)
        #expect(try abs(part("Q").x) < 1e-9 && abs(part("Q").width - 39) < 1e-9)
        #expect(try abs(part("A").x - 19.333) < 0.001, "half a key")
        #expect(try abs(part("Z").x - 58.333) < 0.001)
        #expect(try part("⇧") == (0, 50))
        #expect(try part("⌫") == (340, 50))
        #expect(try abs(part("123").width - 97.333) < 0.001)
        #expect(try abs(part("space").x - 97.333) < 0.001 && abs(part("space").width - 195.333) < 0.001)
        #expect(try abs(part("return").width - 97.333) < 0.001 && abs(key("return").maxX - 387) < 1e-9)
        let wide = face(width: 414).keys
        #expect(wide.first { $0.title == "A" }.map { $0.frame.minY } == CGFloat(108))
    }

    @Test("Keys by the keyboard's type, and the return key's word")
    func kinds() {
        #expect(titles(face(.numberPad)) == "1 2 3 4 5 6 7 8 9 0 ⌫")
        #expect(titles(face(.decimalPad)) == "1 2 3 4 5 6 7 8 9 . 0 ⌫")
        #expect(titles(face(.phonePad)) == "1 2 3 4 5 6 7 8 9 +*# 0 ⌫")
        #expect(titles(face(.numbersAndPunctuation)).hasPrefix("1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ & @ \" . , ? ! '"))
        #expect(titles(face(.emailAddress)).hasSuffix("⇧ ⌫ 123 @ return"))
        #expect(titles(face(.URL)).hasSuffix("123 . return"))
        let words: [(UIReturnKeyType, String)] = [
            (.go, "go"), (.google, "search"), (.join, "join"), (.next, "next"), (.route, "route"), (.search, "search"),
            (.send, "send"), (.yahoo, "search"), (.done, "done"), (.emergencyCall, "emergency call"),
            (.continue, "continue"),
        ]
        for (type, word) in words { #expect(face(returnKey: type).keys.last?.title == word) }
    }

    @Test("No keys lie over each other or beyond the keyboard", arguments: [320, 375, 390, 393, 852])
    func room(width: CGFloat) {
        for type in [UIKeyboardType.default, .numberPad, .phonePad, .numbersAndPunctuation, .emailAddress] {
            let frames = face(type, width: width).keys.map(\.frame)
            for (index, frame) in frames.enumerated() {
                #expect(frame.minX >= 0 && frame.maxX <= width && frame.width > 10)
                for other in frames.dropFirst(index + 1) {
                    #expect(!frame.insetBy(dx: 0.01, dy: 0.01).intersects(other), "\(width): \(frame), \(other)")
                }
            }
        }
    }

    @Test("Drawn, the keyboard covers the screen's bottom in grey, with pale keys; not drawn it is not there")
    func pixels() throws {
        let stage = makeStage(390, 844, scale: 1)
        stage.makeCurrent()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let frame = try #require(stage.keyboard.frame)
        func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
            let p = stage.render().pixel(x: Int(x), y: Int(y))
            return [Int(p.red), Int(p.green), Int(p.blue)]
        }
        let hidden = color(2, frame.minY + 2)
        stage.keyboard.isDrawn = true
        #expect(color(2, frame.minY + 2) == [209, 209, 214] && hidden != [209, 209, 214])
        let key = try #require(
            KeyboardKeys(width: 390, scale: 1, row: 44, type: .default, returnKey: .default).keys.first)
        #expect(color(key.frame.minX + 6, frame.minY + key.frame.minY + 4) == [255, 255, 255])
        stage.keyboard.isDrawn = false
        #expect(color(2, frame.minY + 2) == hidden)
    }
}
