import Foundation

/// What a field shows of its text: the text itself on one line, or dots in its place. Places are UTF-16 offsets.
struct TextFieldDisplay: Equatable {
    private static let dot: Character = "\u{2022}"

    let string: String
    /// Where each cluster begins in the text and in what is shown, and after them the ends; nil where they are the same.
    private let starts: (text: [Int], shown: [Int])?

    /// The text on one line: what would end one is a space.
    init(plain text: String) {
        string = String(decoding: text.utf16.map { Self.endsLine($0) ? 0x20 : $0 }, as: UTF16.self)
        starts = nil
    }

    /// A dot for each cluster but one.
    /// - Parameter revealed: The cluster that is shown; nil for none.
    init(secure text: String, revealed: Int?) {
        var shown = ""
        var starts = (text: [0], shown: [0])
        for (index, character) in text.enumerated() {
            let seen = index == revealed ? character : Self.dot
            shown.append(seen)
            starts.text.append((starts.text.last ?? 0) + character.utf16.count)
            starts.shown.append((starts.shown.last ?? 0) + seen.utf16.count)
        }
        string = shown
        self.starts = starts
    }

    static func == (left: TextFieldDisplay, right: TextFieldDisplay) -> Bool {
        left.string == right.string && left.starts?.text == right.starts?.text
    }

    private static func endsLine(_ unit: UInt16) -> Bool {
        unit >= 10 && unit <= 13 || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// A place of the text in what is shown.
    func shown(_ place: Int) -> Int {
        guard let starts else { return place }
        return starts.shown[starts.text.lastIndex { $0 <= place } ?? 0]
    }

    /// A place of what is shown in the text.
    func place(_ shown: Int) -> Int {
        guard let starts else { return shown }
        return starts.text[starts.shown.lastIndex { $0 <= shown } ?? 0]
    }

    func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

    func places(_ shown: Range<Int>) -> Range<Int> { place(shown.lowerBound)..<place(shown.upperBound) }
}

/// Where a field's text lies: as its layout does, with dots in the place of characters perhaps.
struct TextFieldGeometry: TextGeometry {
    let display: TextFieldDisplay
    let layout: LayoutGeometry
    /// Carets stay inside of it.
    let bounds: CGRect

    func caretRect(at place: Int) -> CGRect {
        var rect = layout.caretRect(at: display.shown(place))
        rect.origin.x = min(max(rect.minX, bounds.minX), max(bounds.minX, bounds.maxX - rect.width))
        return rect
    }

    func place(at point: CGPoint) -> Int { display.place(layout.place(at: point)) }

    func cluster(at point: CGPoint) -> Range<Int>? { layout.cluster(at: point).map { display.places($0) } }

    func parts(of range: Range<Int>) -> [TextGeometryPart] { layout.parts(of: display.shown(range)) }

    func line(at place: Int) -> Range<Int> { display.places(layout.line(at: 0)) }

    func place(from place: Int, lines: Int, x: CGFloat) -> Int? {
        lines == 0 ? layout.place(from: 0, lines: 0, x: x).map { display.place($0) } : nil
    }

    func isRightToLeft(at place: Int) -> Bool { layout.isRightToLeft(at: display.shown(place)) }
}
