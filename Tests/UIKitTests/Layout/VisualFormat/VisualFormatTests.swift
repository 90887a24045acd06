import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct VisualFormatTests {
    private let stage = LayoutStage()

    /// Other tests may have run since the stage was made.
    private func begin() { stage.stage.makeCurrent() }

    private func lines(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        let (a, b) = (stage.view("a"), stage.view("b"))
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
        return made.map { $0.bodyText.replacingOccurrences(of: "UIView:", with: "") }
    }

    private func error(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String? {
        stage.stage.diagnostics.removeAll()
        _ = lines(format, options)
        return stage.messages.first
    }

    @Test("the whole grammar makes the constraints that it draws")
    func grammar() {
        begin()
        #expect(lines("[a]") == [])
        #expect(lines("H:|[a]|") == ["H:|-(0)-[a]", "H:[a]-(0)-|"])
        #expect(lines("|[a]|") == lines("H:|[a]|"), "H is the default")
        #expect(lines("V:|-20-[a]") == ["V:|-(20)-[a]"])
        #expect(lines("[a]-[b]") == ["H:[a]-(NSSpace(8))-[b]"])
        #expect(lines("[a][b]") == ["H:[a]-(0)-[b]"])
        #expect(lines("[a]-(>=8,<=20@750)-[b]") == ["H:[a]-(>=8)-[b]", "H:[a]-(<=20@750)-[b]"])
        #expect(lines("[a(100)]") == ["a.width == 100"])
        #expect(lines("V:[a(>=10,<=100@20)]") == ["a.height >= 10", "a.height <= 100 @20"])
        #expect(lines("[a(==b)]") == ["a.width == b.width"])
        #expect(lines("[a(>=m@p)]", [], ["m": 40, "p": 300]) == ["a.width >= 40 @300"])
        #expect(lines("[a]-m-[b(m)]", [], ["m": 4.5]) == ["b.width == 4.5", "H:[a]-(4.5)-[b]"])
        #expect(lines("|-[a]-|") == ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"])
        #expect(lines("[a(1e2)]-.5-[b]") == ["a.width == 100", "H:[a]-(0.5)-[b]"])
        #expect(lines("[a]-(-5)-[b]") == ["H:[a]-(-5)-[b]"])
        #expect(stage.messages.isEmpty)
    }

    @Test("options align all views, and turn the direction")
    func options() {
        begin()
        #expect(
            lines("[a][b]", [.alignAllTop, .alignAllCenterY]) == [
                "H:[a]-(0)-[b]", "a.top == b.top", "a.centerY == b.centerY",
            ])
        #expect(lines("|-5-[a]", .directionLeftToRight) == ["H:|-(5)-[a](LTR)"])
        #expect(
            lines("|-5-[a]-7-[b]", .directionRightToLeft) == ["a.right == root.right - 5", "b.right == a.left - 7"])
        #expect(lines("V:[a]-3-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 3"])
        #expect(stage.messages.isEmpty)
    }

    @Test("errors have UIKit's words and show the place")
    func errors() {
        begin()
        func message(_ reason: String, _ format: String, _ offset: Int) -> String {
            "NSInvalidArgumentException: Unable to parse constraint format: \n\(reason) \n\(format) \n"
                + String(repeating: " ", count: offset) + "^"
        }
        let amount = "Expected a number or key from the metrics dictionary, but encountered something else"
        let unclosed = "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        let cases: [(String, String, Int)] = [
            ("", "Expected a view", 0), ("H:", "Expected a view", 2), ("[a]-[", "Expected a view", 5),
            ("[]", "Expected a view", 1), ("[a]-8-", "Expected a view", 6),
            ("V[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
            ("[x]", "x is not a key in the views dictionary.", 1),
            ("[a]-[x(10)]", "x is not a key in the views dictionary.", 5),
            ("[a]-m-[b]", amount, 4), ("[a]-?-[b]", amount, 4), ("[a(@10)]", amount, 3),
            ("[a(10]", unclosed, 5), ("[a(10)", unclosed, 6), ("[a", unclosed, 2),
            ("[a(=10)]", "Unknown relation. Must be ==, >=, or <=", 3),
            ("[a]-(>8)-[b]", "Unknown relation. Must be ==, >=, or <=", 5),
        ]
        for (format, reason, offset) in cases {
            #expect(error(format) == message(reason, format, offset), "\(format)")
        }
        let edge = "Options mask required views to be aligned on a"
        #expect(error("[a][b]", .alignAllLeft)?.contains("\(edge) vertical edge") ?? false)
        #expect(error("V:[a][b]", .alignAllTop)?.contains("\(edge) horizontal edge") ?? false)
    }

    @Test("a bar needs a superview")
    func bar() {
        begin()
        let alone = UIView()
        #expect(
            NSLayoutConstraint.constraints(withVisualFormat: "[v]-|", options: [], metrics: nil, views: ["v": alone])
                .isEmpty)
        #expect(
            stage.messages == [
                "NSInvalidArgumentException: Unable to parse constraint format: \nUnable to interpret '|' character, "
                    + "because the related view doesn't have a superview \n[v]-| \n    ^"
            ])
    }

    @Test("no text traps")
    func hostile() {
        var random = SplitMix64(seed: 7)
        let alphabet = Array("HV:|[]()-,@=<>ab0123.e+ é\u{0}")
        for _ in 0..<5000 {
            let length = Int.random(in: 0..<14, using: &random)
            let text = String((0..<length).map { _ in alphabet.randomElement(using: &random)! })
            _ = try? VisualFormatParser.parse(text)
        }
    }
}
