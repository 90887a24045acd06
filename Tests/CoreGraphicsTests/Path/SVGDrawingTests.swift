import CoreGraphics
import Testing

@Suite("SVG drawings")
struct SVGDrawingTests {
    @Test("Paths, circles and rectangles are read with their fill rules")
    func shapes() throws {
        let text = """
            <?xml version="1.0"?>
            <!-- a comment -->
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
              <path fill-rule="evenodd" d="M0 0h4v4H0z"/>
              <path d='M4 0a2 2 0 1 0 4 0z' />
              <circle cx="8" cy="12" r="2"/>
              <rect x="12" y="2" width="4" height="10" rx="1"/>
            </svg>
            """
        let drawing = try #require(SVGDrawing(text))
        #expect(drawing.shapes.map(\.rule) == [.evenOdd, .winding, .winding, .winding])
        #expect(drawing.shapes[0].path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(drawing.shapes[2].path.boundingBoxOfPath == CGRect(x: 6, y: 10, width: 4, height: 4))
        #expect(drawing.shapes[3].path.boundingBoxOfPath == CGRect(x: 12, y: 2, width: 4, height: 10))
        #expect(!drawing.shapes[3].path.contains(CGPoint(x: 12.1, y: 2.1)))
        #expect(drawing.box == CGRect(x: 0, y: 0, width: 16, height: 14))
    }

    @Test(
        "What cannot be placed or read gives nothing",
        arguments: [
            "", "<svg></svg>", "<path d='M0 0h4v4z' transform='rotate(9)'/>", "<path d='L'/>", "<path d='M0 0", "<",
            "<path", "<path d", "<path d=", "<path d=x>", "plain text", "<svg><path d=''/></svg>",
        ])
    func refused(_ text: String) {
        #expect(SVGDrawing(text) == nil)
    }
}
