import Foundation
import Offstage
import SwiftUI
import TestKit
import Testing
import UIKit

@testable import SwiftUI

/// Texts that are written in Markdown.
@MainActor
@Suite struct MarkdownTests {
    /// Words between signs of their marks: `<b>`, `<i>`, `<c>`, `<s>`, and links as `<a ADDRESS>`.
    private func written(_ pieces: [MarkedText]) -> String {
        pieces.map { piece in
            var signs = ""
            if piece.marks.contains(.strong) { signs += "<b>" }
            if piece.marks.contains(.emphasis) { signs += "<i>" }
            if piece.marks.contains(.code) { signs += "<c>" }
            if piece.marks.contains(.strikethrough) { signs += "<s>" }
            if let link = piece.link { signs += "<a \(link)>" }
            return signs.isEmpty ? piece.words : "\(signs)\(piece.words)</>"
        }
        .joined()
    }

    private func read(_ text: String) -> String { written(Markdown.read(text)) }

    @Test(
        "Marks within lines count, blocks do not",
        arguments: [
            ("plain", "plain"), ("**a** *b* _c_ __d__", "<b>a</> <i>b</> <i>c</> <b>d</>"),
            ("***both***", "<b><i>both</>"), ("**a *b* c**", "<b>a </><b><i>b</><b> c</>"),
            ("`**a**`", "<c>**a**</>"), ("a*b*c snake_case_name", "a<i>b</>c snake_case_name"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("\\*a\\*", "*a*"), ("[a](https://b.c/d?e=f)", "<a https://b.c/d?e=f>a</>"),
            ("[a **b**](u)", "<a u>a </><b><a u>b</>"), ("<https://b.c>", "<a https://b.c>https://b.c</>"),
            ("![seen](u)", "seen"), ("<b>x</b> &amp; &nbsp;", "<b>x</b> & \u{A0}"), ("# head", "# head"),
            ("# *a*", "# <i>a</>"), ("- a\n- **b**\n\n    c  \nd", "- a\n- <b>b</>\n\n    c  \nd"),
            ("> a\n---\n1. b\n```\nc\n```", "> a\n---\n1. b\n<c> c </>"), ("a\\\nb", "a\nb"),
            ("**a\nb**", "<b>a</><b>\n</><b>b</>"), (" *a* ", " <i>a</> "), ("\t**a**\r\n", "\t<b>a</>\n"),
            ("[a]: b\n[a]", "[a]: b\n[a]"), ("**", "**"), ("*", "*"), ("", ""), ("**open", "**open"),
        ])
    func marks(text: String, result: String) { #expect(read(text) == result) }

    @Test(
        "What stands between two tildes twice is struck through, but not in code or where they are escaped",
        arguments: [
            ("~~a~~", "<s>a</>"), ("x ~~a b~~ y", "x <s>a b</> y"), ("~~a **b**~~", "<s>a </><b><s>b</>"),
            ("`~~a~~`", "<c>~~a~~</>"), ("\\~~a~~", "~~a~~"), ("~a~", "~a~"), ("~~~a~~~", "~~~a~~~"),
            ("a ~~ b ~~ c", "a ~~ b ~~ c"), ("~~a", "~~a"), ("`\\~` *a*", "<c>\\~</> <i>a</>"),
            ("~~a~~ ~~b~~", "<s>a</> <s>b</>"), ("[~~a~~](u~)", "<s><a u~>a</>"),
        ])
    func strikethrough(text: String, result: String) { #expect(read(text) == result) }

    /// The words of a key, those that are marked alike as one.
    private func pieces(_ key: LocalizedStringKey) -> [MarkedText] {
        key.parts(table: nil, bundle: nil, EnvironmentValues()).reduce(into: []) { pieces, part in
            guard case .words(let piece) = part else { return }
            if let last = pieces.last, last.with("") == piece.with("") {
                pieces[pieces.count - 1].words += piece.words
            } else {
                pieces.append(piece)
            }
        }
    }

    @Test("What is put into a literal is no markup, neither in words nor in an address")
    func interpolations() {
        let (name, address) = ("**Ada** _b_ ~~c~~ `d`", "https://a.b/?c=d_e_f*g*")
        let key: LocalizedStringKey = "**\(name)** \(name) [\(name)](\(address)) 100% \(7)"
        #expect(
            written(pieces(key))
                == "<b>\(name)</> \(name) <a \(address)>\(name)</> 100% 7")
        #expect(key.text(table: nil, bundle: nil, EnvironmentValues()) == "\(name) \(name) \(name) 100% 7")
        // Letters for private use stay, in whichever plane they are.
        let icon: LocalizedStringKey = "\u{F0001} *\("x")* \u{F0000}"
        #expect(written(pieces(icon)) == "\u{F0001} <i>x</> \u{F0000}")
    }

    @Test("A plain text of any letters is the same without marks")
    func noise() {
        var random = SystemRandomNumberGenerator()
        let letters = Array("ab \n\r*_`~[]()<>!\\&;#-\u{205F}\u{1680}\u{FFFF0}é😀")
        for _ in 0..<2000 {
            let text = String(
                (0..<Int.random(in: 0...24, using: &random)).map { _ in letters.randomElement(using: &random)! })
            let bare = text.filter { !"*_`~[]()<>!\\&;#-".contains($0) && !$0.isWhitespace }
            let words = Markdown.read(text).map(\.words).joined()
            // Only signs are taken out; addresses of links are left out with them.
            #expect(bare.count >= words.filter { bare.contains($0) }.count)
            if !text.contains("](") { #expect(words.filter { bare.contains($0) } == bare, "\(text.debugDescription)") }
        }
    }

    @Test("Literals have marks; verbatim texts and strings have none")
    func looks() throws {
        func runs(_ text: Text) -> [(String, UIFont?)] {
            let resolved = Stage().perform { text.resolved(EnvironmentValues()) }
            var runs: [(String, UIFont?)] = []
            resolved.enumerateAttribute(.font, in: NSRange(location: 0, length: resolved.length), options: []) {
                font, range, _ in
                runs.append(((resolved.string as NSString).substring(with: range), font as? UIFont))
            }
            return runs
        }
        let marked = runs(Text("a **b** *c* `d`"))
        #expect(marked.map(\.0) == ["a ", "b", " ", "c", " ", "d"])
        #expect(marked[1].1?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(marked[3].1?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(marked[5].1?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        let string = "**b**"
        #expect(runs(Text(string)).map(\.0) == [string])
        #expect(runs(Text(verbatim: "**b**")).map(\.0) == [string])
        #expect(runs(Text(LocalizedStringKey(string))).map(\.0) == ["b"])
        let struck = Stage().perform { Text("~~a~~").resolved(EnvironmentValues()) }
        #expect(struck.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }

    private func linked(_ journal: Journal, _ text: Text) -> some View {
        text.environment(
            \.openURL,
            OpenURLAction { url in
                journal.note(url.absoluteString)
                return .handled
            })
    }

    @Test("A link has the tint, and opens its address where it is tapped, and nowhere else")
    func links() throws {
        let journal = Journal()
        let text = Text("see [here](https://a.b/c) now").foregroundColor(.red)
        let hosted = Hosted(200, 40, scale: 1, traits: nil, linked(journal, text).tint(.green))
        let view = try #require(hosted.host.subviews.first as? SetTextView)
        let setting = try #require(view.setting)
        #expect(setting.links.map(\.range) == [4..<8])
        let layout = setting.layout(ProposedViewSize(view.bounds.size))
        #expect(layout.lines[0].runs.count == 3)
        #expect(layout.styles[layout.lines[0].runs[1].style].color == UIColor.systemGreen.cgColor)
        let line = layout.lines[0]
        for (index, run) in line.runs.enumerated() {
            let x = view.frame.minX + line.x + run.x + run.width / 2
            try hosted.stage.touch.tap(CGPoint(x: x, y: view.frame.midY))
            hosted.stage.advance(by: 0.5)
            #expect(journal.lines.count == (index == 0 ? 0 : 1))
        }
        #expect(journal.lines == ["https://a.b/c"])
        #expect(view.accessibilityTraits.contains(.link))
        #expect(view.accessibilityActivate())
        #expect(journal.lines.count == 2)
    }

    @Test("Taps beside a link go to the gesture around")
    func gestures() throws {
        let journal = Journal()
        let text = Text("see [here](https://a.b/c)")
        let view = linked(journal, text).onTapGesture { journal.note("around") }
        let hosted = Hosted(200, 40, scale: 1, traits: nil, view)
        let shown = try #require(hosted.stage.window.firstView(of: SetTextView.self))
        let frame = shown.convert(shown.bounds, to: hosted.stage.window)
        try hosted.stage.touch.tap(CGPoint(x: frame.minX + 4, y: frame.midY))
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines == ["around"])
        try hosted.stage.touch.tap(CGPoint(x: frame.maxX - 4, y: frame.midY))
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines.last == "https://a.b/c")
    }

    @Test("A link of an attributed string is one, too")
    func attributed() throws {
        var string = AttributedString("go ")
        var link = AttributedString("there")
        link.link = URL(string: "https://x.y")
        string += link
        let hosted = Hosted(Text(string))
        let view = try #require(hosted.host.subviews.first as? SetTextView)
        #expect(view.setting?.links == [TextLink(range: 3..<8, url: try #require(URL(string: "https://x.y")))])
    }
}
