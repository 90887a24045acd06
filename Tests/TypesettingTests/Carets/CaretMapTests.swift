import CoreGraphics
import Testing

@testable import Typesetting

@Suite("Carets and selections in layouts")
struct CaretMapTests {
    private let style = TextStyle(font: Texts.font(17))

    private func map(_ text: String, width: Double = .infinity, wraps: Bool = true) -> CaretMap {
        var request = LayoutRequest(text: StyledText(string: text, style: style), width: width)
        request.placesClusters = true
        return CaretMap(Typesetter().layout(request))
    }

    /// The width of a text by itself.
    private func width(_ text: String) -> Double {
        Double(Typesetter().layout(LayoutRequest(text: StyledText(string: text, style: style))).size.width)
    }

    @Test("A caret stands where the text before it ends")
    func prefixes() {
        let text = "Hello world"
        let map = map(text)
        for length in [1, 4, 7, 11] {
            // Kerning over the cut is not in the prefix by itself.
            #expect(abs(Double(map.caret(at: length).minX) - width(String(text.prefix(length)))) < 0.5)
        }
        #expect(map.caret(at: 0).minX == 0)
        #expect(Double(map.caret(at: text.count).minX) == width(text))
    }

    @Test("Spaces at the end move the caret on")
    func hanging() {
        let (short, long) = (map("ab"), map("ab  "))
        #expect(long.caret(at: 2).minX == short.caret(at: 2).minX)
        #expect(long.caret(at: 3).minX > long.caret(at: 2).minX)
        #expect(long.caret(at: 4).minX > long.caret(at: 3).minX)
        let spaces = map("  ")
        #expect(spaces.caret(at: 2).minX > spaces.caret(at: 1).minX)
    }

    @Test("From right to left carets go to the left")
    func rightToLeft() {
        let map = map("שלום")
        let places = (0...4).map { map.caret(at: $0).minX }
        #expect(places == places.sorted(by: >))
        #expect(Set(places).count == 5)
        #expect(places[4] == 0)
    }

    @Test("Every place of a line is found again at its own caret")
    func roundTrip() {
        for text in ["Hello, world", "e\u{301}te\u{301}", "👩‍👩‍👧 ok", "a\tb", "שלום עולם", "office", "日本語"] {
            let map = map(text)
            let line = map.layout.lines[0]
            #expect(line.clusters.map(\.range.lowerBound) == Clusters.starts(of: text, count: text.utf16.count))
            for cluster in line.clusters {
                #expect(cluster.right >= cluster.left)
                let place = cluster.range.lowerBound
                let caret = map.caret(at: place)
                // A hair to the side of its own cluster.
                let x = caret.minX + (cluster.isRightToLeft ? -0.1 : 0.1)
                #expect(map.unit(at: CGPoint(x: x, y: caret.midY)) == place, "\(text) \(place)")
            }
        }
    }

    @Test("A ligature's clusters share its width")
    func ligatures() {
        let map = map("office")
        let carets = (0...6).map { map.caret(at: $0).minX }
        #expect(carets == carets.sorted())
        #expect(Set(carets).count == 7)
    }

    @Test("A tab reaches to what follows it")
    func tabs() throws {
        let clusters = map("a\tb").layout.lines[0].clusters
        #expect(clusters.count == 3)
        #expect(clusters[1].left == clusters[0].right)
        #expect(clusters[1].right == clusters[2].left)
        #expect(clusters[2].left >= 28)
    }

    @Test("Lines follow one another; a place where one wraps belongs to the next")
    func lines() {
        let text = "one two three four"
        let map = map(text, width: 70)
        #expect(map.layout.lines.count > 2)
        for (index, line) in map.layout.lines.enumerated() {
            #expect(map.line(at: line.range.lowerBound) == index)
            #expect(Double(map.caret(at: line.range.lowerBound).minX) == line.x)
            #expect(Double(map.caret(at: line.range.lowerBound).minY) == line.top)
            // Far to the right of a line the caret stays on it.
            let far = map.unit(at: CGPoint(x: 1000, y: line.top + 1))
            #expect(map.line(at: far) == index)
        }
        #expect(map.line(atHeight: -5) == 0)
        #expect(map.line(atHeight: 1e6) == map.layout.lines.count - 1)
    }

    @Test("What is selected is one part a line, and one a direction")
    func parts() {
        let plain = map("Hello")
        let all = plain.parts(of: 0..<5)
        #expect(all.count == 1)
        #expect(abs(Double(all[0].rect.width) - width("Hello")) < 1e-6)
        #expect(plain.parts(of: 2..<2).isEmpty)
        #expect(plain.parts(of: 1..<3)[0].rect.minX == plain.caret(at: 1).minX)
        #expect(
            map("one two three", width: 50).parts(of: 0..<13).count
                == map("one two three", width: 50).layout.lines.count)
        let mixed = map("abc שלום def")
        #expect(mixed.parts(of: 2..<6).count == 2)
        #expect(mixed.parts(of: 0..<12).map(\.isRightToLeft) == [false, true, false])
    }

    @Test("An empty text has a caret as high as its line, and nothing to select")
    func empty() {
        let map = map("")
        #expect(map.caret(at: 0).height > 15)
        #expect(map.unit(at: CGPoint(x: 5, y: 5)) == 0)
        #expect(map.cluster(at: CGPoint(x: 5, y: 5)) == nil)
        #expect(map.unit(at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
    }

    @Test("Clusters are placed only where they are asked for, and change nothing else")
    func onlyWhereAsked() {
        let text = StyledText(string: "Some text, שלום", style: style)
        var request = LayoutRequest(text: text, width: 60)
        let plain = Typesetter().layout(request)
        request.placesClusters = true
        let placed = Typesetter().layout(request)
        #expect(plain.lines.allSatisfy { $0.clusters.isEmpty })
        #expect(placed.size == plain.size)
        #expect(placed.lines.map(\.x) == plain.lines.map(\.x))
        #expect(placed.lines.map { $0.runs.map(\.xs) } == plain.lines.map { $0.runs.map(\.xs) })
    }
}
