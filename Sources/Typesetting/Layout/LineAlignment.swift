/// Where the lines of a paragraph lie between the edges of their box.
struct LineAlignment {
    let paragraph: Paragraph
    /// What natural alignment means; nil: as the text runs.
    let naturalDirection: Bidi.Direction?
    /// Of the box; infinite: it is as wide as its text.
    let width: Double

    /// The paragraph's alignment, told for its direction: never natural.
    var resolved: ParagraphStyle.Alignment {
        let isRightToLeft =
            switch naturalDirection {
            case .some(.leftToRight): false
            case .some(.rightToLeft): true
            default: paragraph.isRightToLeft
            }
        switch paragraph.style.alignment {
        case .natural: return isRightToLeft ? .right : .left
        case .justified where isRightToLeft && !width.isFinite: return .right
        default: return paragraph.style.alignment
        }
    }

    /// From the box's left edge to that of a line of a length.
    func offset(of length: Double, in room: LineRoom) -> Double {
        guard width.isFinite else {
            return paragraph.isRightToLeft ? -min(0, paragraph.style.tailIndent) : room.head
        }
        let left = paragraph.isRightToLeft ? width - room.head - room.width : room.head
        switch resolved {
        case .left: return left
        case .right: return left + room.width - length
        case .center: return left + (room.width - length) / 2
        case .justified, .natural: return paragraph.isRightToLeft ? left + room.width - length : left
        }
    }

    /// The line that `builder` builds; where it is justified and goes on below, its gaps fill the room.
    func line(_ builder: LineBuilder, isWrapped: Bool, in room: LineRoom) -> LineBuilder.Built {
        let built = builder.build(start: room.head)
        guard resolved == .justified, isWrapped, built.gaps > 0, room.width > built.width else { return built }
        return builder.build(start: room.head, stretch: (room.width - built.width) / Double(built.gaps))
    }
}
