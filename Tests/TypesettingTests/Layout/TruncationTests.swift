import Testing

@testable import Typesetting

@Suite("Truncation")
struct TruncationTests {
    private let text = "The quick brown fox jumps over the lazy dog"

    /// Glyphs of the token and where the first of them lies among the line's.
    private func tokens(_ line: TextLine) -> [Int] {
        let all = line.runs.flatMap { run in run.glyphs.map { ($0, run.face) } }
        return all.indices.filter { all[$0].1.map { $0.glyph(for: "…") } == all[$0].0 }
    }

    @Test("the token stands where text was left out, and the line holds no more than its width")
    func places() {
        let glyphs = { (line: TextLine) in line.runs.reduce(0) { $0 + $1.glyphs.count } }
        let tail = Texts.layout(text, width: 150, lines: 1, mode: .truncatingTail).lines[0]
        #expect(tokens(tail) == [glyphs(tail) - 1])
        let head = Texts.layout(text, width: 150, lines: 1, mode: .truncatingHead).lines[0]
        #expect(tokens(head) == [0])
        let middle = Texts.layout(text, width: 150, lines: 1, mode: .truncatingMiddle).lines[0]
        #expect(tokens(middle).count == 1)
        #expect(tokens(middle)[0] > 3 && tokens(middle)[0] < glyphs(middle) - 4)
        for line in [tail, head, middle] {
            #expect(line.width <= 150.001 && line.width > 130)
            #expect(line.isTruncated)
        }
    }

    @Test("no more is left out than must be")
    func fills() {
        let text = "Thequickbrownfoxjumpsoverthelazydog"
        let tail = Texts.layout(text, width: 150, lines: 1, mode: .truncatingTail).lines[0]
        let kept = tail.runs.reduce(0) { $0 + $1.glyphs.count } - 1
        let longer = String(text.prefix(kept + 1)) + "…"
        #expect(Texts.layout(longer).size.width > 150)
    }

    @Test("text that fits has no token")
    func fits() {
        for mode in [ParagraphStyle.LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle] {
            let layout = Texts.layout("short", width: 150, lines: 1, mode: mode)
            #expect(!layout.isTruncated && tokens(layout.lines[0]).isEmpty)
        }
    }

    @Test("of several lines only the last is cut")
    func lastLine() {
        let layout = Texts.layout(text, width: 120, lines: 2, mode: .truncatingTail)
        #expect(layout.lines.map(\.isTruncated) == [false, true])
        #expect(tokens(layout.lines[0]).isEmpty && tokens(layout.lines[1]).count == 1)
    }

    @Test("a token stands for paragraphs that follow")
    func paragraphs() {
        let layout = Texts.layout("a\nb\nc", width: 120, lines: 2, mode: .truncatingTail)
        #expect(tokens(layout.lines[1]) == [1])
    }

    @Test("in text that runs from right to left the tail is at the left")
    func rightToLeft() {
        let layout = Texts.layout("שלום עולם גדול ורחב מאוד מאוד", width: 100, lines: 1, mode: .truncatingTail)
        let line = layout.lines[0]
        #expect(tokens(line) == [0])
        #expect((line.x + line.width - 100).magnitude < 0.01)
    }

    @Test("clusters are left out whole")
    func clusters() {
        let text = String(repeating: "👩‍👩‍👧‍👦", count: 10)
        let layout = Texts.layout(text, width: 60, lines: 1, mode: .truncatingTail)
        let glyphs = layout.lines[0].runs.filter { $0.face?.hasColorBitmaps == true }.flatMap(\.glyphs)
        #expect(Set(glyphs).count == 1 && !glyphs.isEmpty)
    }

    @Test("clipping keeps the text beyond the edge")
    func clipping() {
        let layout = Texts.layout(text, width: 100, lines: 1, mode: .clipping)
        #expect(layout.lines[0].width > 200)
    }

    @Test("lines that the height has no room for are left out, never the first")
    func height() {
        var request = LayoutRequest(text: Texts.styled(text), width: 100)
        request.breaking = .label(.truncatingTail)
        request.height = 45
        #expect(Typesetter().layout(request).lines.count == 2)
        request.height = 1
        #expect(Typesetter().layout(request).lines.count == 1)
    }
}
