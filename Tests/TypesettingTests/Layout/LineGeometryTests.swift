import Testing

@testable import Typesetting

@Suite("Lines")
struct LineGeometryTests {
    @Test("the first baseline is the font's ascender, lines follow at its line height")
    func baselines() {
        let layout = Texts.layout("a\nb\nc")
        let metrics = Texts.font().metrics
        for (index, line) in layout.lines.enumerated() {
            #expect((line.baseline - metrics.ascender - Double(index) * metrics.lineHeight).magnitude < 1e-9)
        }
        #expect((layout.size.height - 3 * metrics.lineHeight).magnitude < 1e-9)
    }

    @Test("leading lies between lines, not below the last")
    func leading() {
        var style = TextStyle(font: Texts.font())
        style.font.leading = 2
        var request = LayoutRequest(text: StyledText(string: "a\nb", style: style))
        let height = style.font.metrics.lineHeight
        #expect((Typesetter().layout(request).size.height - 2 * height - 2).magnitude < 1e-9)
        request.usesLeading = false
        #expect((Typesetter().layout(request).size.height - 2 * height).magnitude < 1e-9)
    }

    @Test("line heights: a multiple, a minimum and a maximum, with the room above the text")
    func heights() {
        let metrics = Texts.font().metrics
        let tall = Texts.layout("a") { $0.lineHeightMultiple = 2 }
        #expect((tall.size.height - 2 * metrics.lineHeight).magnitude < 1e-9)
        #expect((tall.firstBaseline - 2 * metrics.lineHeight - metrics.descender).magnitude < 1e-9)
        #expect(Texts.layout("a") { $0.minimumLineHeight = 50 }.size.height == 50)
        #expect(Texts.layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
    }

    @Test("spacing lies between lines and paragraphs, and neither above nor below the text")
    func spacing() {
        let height = Texts.font().metrics.lineHeight
        let layout = Texts.layout("a\u{2028}b\nc") {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 7
        }
        #expect((layout.size.height - 3 * height - 3 - 3 - 5 - 7).magnitude < 1e-9)
        #expect((layout.lines[1].top - height - 3).magnitude < 1e-9)
    }

    @Test("alignment", arguments: [ParagraphStyle.Alignment.left, .center, .right, .justified, .natural])
    func alignment(_ alignment: ParagraphStyle.Alignment) {
        let line = Texts.layout("word", width: 100) { $0.alignment = alignment }.lines[0]
        switch alignment {
        case .left, .justified, .natural: #expect(line.x == 0)
        case .center: #expect((line.x - (100 - line.width) / 2).magnitude < 1e-9)
        case .right: #expect((line.x + line.width - 100).magnitude < 1e-9)
        }
    }

    @Test("natural alignment follows the interface where it is told, the text where not")
    func naturalAlignment() {
        var request = LayoutRequest(text: Texts.styled("שלום"), width: 100)
        #expect(Typesetter().layout(request).lines[0].x > 0)
        request.naturalDirection = .leftToRight
        #expect(Typesetter().layout(request).lines[0].x == 0)
    }

    @Test("justified lines fill the width, but for a paragraph's last")
    func justified() {
        let layout = Texts.layout("one two three four five six seven\neight", width: 120) { $0.alignment = .justified }
        let wrapped = layout.lines.filter { $0.range.upperBound < 33 }
        #expect(!wrapped.isEmpty)
        for line in wrapped { #expect((line.width - 120).magnitude < 1e-6) }
        #expect(layout.lines[layout.lines.count - 1].width < 100)
    }

    @Test("indents narrow lines from both sides")
    func indents() {
        let layout = Texts.layout("one two three four five six", width: 100) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -15
        }
        #expect(layout.lines[0].x == 30)
        #expect(layout.lines.dropFirst().allSatisfy { $0.x == 10 })
        #expect(layout.lines.allSatisfy { $0.x + $0.width <= 85.001 })
    }

    @Test("tab stops: leading, centred, trailing and decimal")
    func tabs() {
        func end(_ kind: ParagraphStyle.TabStop.Kind, _ text: String) -> (left: Double, right: Double) {
            let layout = Texts.layout("x\t" + text) { $0.tabStops = [.init(location: 100, kind: kind)] }
            let runs = layout.lines[0].runs.dropFirst()
            return (runs.first?.x ?? 0, layout.lines[0].width)
        }
        let width = Texts.layout("12.50").size.width
        #expect((end(.leading, "12.50").left - 100).magnitude < 1e-9)
        #expect((end(.trailing, "12.50").right - 100).magnitude < 1e-9)
        #expect((end(.center, "12.50").left - (100 - width / 2)).magnitude < 1e-9)
        let head = Texts.layout("12").size.width
        #expect((end(.decimal, "12.50").left - (100 - head)).magnitude < 0.2)
    }

    @Test("tabs in a paragraph from right to left count from its right edge")
    func rightToLeftTabs() {
        let layout = Texts.layout("א\tב", width: 200) { $0.tabStops = [.init(location: 50)] }
        let line = layout.lines[0]
        let right = line.runs.max { $0.x < $1.x }
        let left = line.runs.min { $0.x < $1.x }
        #expect((line.x + line.width - 200).magnitude < 1e-9)
        #expect(((right.map { $0.x + $0.width } ?? 0) - line.width).magnitude < 1e-9)
        #expect(((left.map { $0.x + $0.width } ?? 0) - (line.width - 50)).magnitude < 1e-9)
    }

    @Test("tracking and kern lie after each cluster, and marks get none")
    func spacingOfClusters() {
        var style = TextStyle(font: Texts.font())
        let plain = Typesetter().layout(LayoutRequest(text: StyledText(string: "xoxo", style: style))).size.width
        style.kern = 2
        let wide = Typesetter().layout(LayoutRequest(text: StyledText(string: "xoxo", style: style))).size.width
        #expect((wide - plain - 8).magnitude < 1e-9)
        let marked = Typesetter().layout(LayoutRequest(text: StyledText(string: "x\u{323}", style: style))).size.width
        let single = Typesetter().layout(LayoutRequest(text: StyledText(string: "x", style: style))).size.width
        #expect((marked - single).magnitude < 1e-9)
    }
}
