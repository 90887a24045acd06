import Foundation
import Rewriter
import Testing

@Suite("The rewriter")
struct RewriterTests {
    private let sample = """
        import Foundation
        import UIKit.UIView
        #if os(iOS)
        @objc protocol D { @objc optional func done(_ n: Int) -> Bool }
        @objcMembers class Screen: UIViewController {
            @IBOutlet private weak var label: UILabel!
            weak var delegate: D?
            func start() {
                if #available(iOS 15, *) { _ = delegate?.done?(1) ?? false }
                Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                print(#keyPath(Screen.label), "ä€🙂"); f(#selector(tick(_:)))
            }
            @objc private func tick(_ t: Timer) {}
        }
        extension Screen { override func viewDidLoad() { super.viewDidLoad() } }
        #endif
        """

    @Test("A second pass finds nothing to do")
    func idempotent() {
        let once = rewritten(sample)
        #expect(once != sample)
        #expect(rewritten(once) == once)
        #expect(!once.contains("@objc") && !once.contains("#selector") && !once.contains("#available"))
    }

    @Test("Every line stays where it is, as the compiler is told")
    func lines() throws {
        let result = Rewriter(for: .compiling).rewrite([SourceText(path: "/s/Screen.swift", text: sample)])
        let text = try #require(result.texts[0])
        var line = 0
        var found: [String: Int] = [:]
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if part.hasPrefix("#sourceLocation"), let number = part.split(separator: " ").last?.dropLast() {
                line = try #require(Int(number))
                continue
            }
            for word in ["weak var label", "_osAtLeast", "\"label\"", "private func tick", "super.viewDidLoad"]
            where part.contains(word) {
                found[word] = line
            }
            line += 1
        }
        #expect(
            found == [
                "weak var label": 6, "_osAtLeast": 9, "\"label\"": 11, "private func tick": 13, "super.viewDidLoad": 15,
            ])
    }

    @Test("What does not parse is handed on untouched")
    func broken() {
        for source in ["@objc func (", "class { @objc", "#if os(iOS)\n@objc class A {}", "@objc \u{0} let"] {
            #expect(rewritten(source) == source)
        }
        let latin = SourceText(path: "A.swift", bytes: Array("@objc class A {} // ".utf8) + [0xE4])
        #expect(Rewriter(for: .reading).rewrite([latin]).texts[0] == nil)
    }

    @Test("A file that nests deeper than anybody writes stays as it is, and takes no stack")
    func deep() {
        func chain(_ count: Int) -> String { "@objc class A { let a = b\(String(repeating: ".c", count: count)) }" }
        #expect(rewritten(chain(200)) != chain(200))
        for count in [2_000, 200_000] { #expect(rewritten(chain(count)) == chain(count)) }
    }

    @Test("So does one that opens more brackets than the parser can take")
    func wide() {
        for opening in ["[", "A<", "(", "[ A<\n"] {
            let source = "@objc class A { let a: \(String(repeating: opening, count: 5_000)) }"
            #expect(rewritten(source) == source)
        }
        let usual = "@objc class A { let a: [[[[Int]]]] = [[[[1]]]]; let b = f(g(h(i(j(1))))) }"
        #expect(rewritten(usual) != usual)
    }

    @Test("A file without any of the constructs has no other text")
    func untouched() {
        let result = Rewriter(for: .compiling).rewrite([
            SourceText(path: "A.swift", text: "import UIKit\nclass A: UIView {}"),
            SourceText(path: "B.swift", text: "@objc class B {}"),
        ])
        #expect(result.texts[0] == nil)
        #expect(result.texts[1] == "#sourceLocation(file: \"B.swift\", line: 1)\n      class B {}")
    }

    @Test("Damaged sources are never lost in")
    func fuzzed() {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let words = [
            "@objc", "#selector(", "optional", "override", "extension A {", "}", "#if os(iOS)", "#endif", "?(", "\"",
            "(", ")",
        ]
        for _ in 0..<300 {
            var bytes = Array(sample.utf8)
            for _ in 0...random(4) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(12)))
                case 1: bytes.insert(contentsOf: words[random(words.count)].utf8, at: place)
                default: bytes[place] = UInt8(random(256))
                }
            }
            let source = SourceText(path: "A.swift", bytes: bytes)
            let result = Rewriter(for: .reading).rewrite([source])
            guard let text = result.texts[0] else { continue }
            // What was rewritten parses: it can be rewritten again, and has the same constructs gone.
            #expect(
                Rewriter(for: .reading).rewrite([SourceText(path: "A.swift", text: text)]).texts[0] == nil
                    || text == source.text)
        }
    }
}
