import ListLayout

/// What stands above or below the rows of a section.
enum SectionEdge: Int, CaseIterable {
    case header, footer

    func part(of section: Int) -> ListPart { self == .header ? .header(section) : .footer(section) }
}

/// The header or the footer of one section.
struct EdgePlace: Hashable, Comparable {
    var section: Int
    var edge: SectionEdge

    init(_ section: Int, _ edge: SectionEdge) {
        self.section = section
        self.edge = edge
    }

    var part: ListPart { edge.part(of: section) }

    static func < (left: Self, right: Self) -> Bool {
        (left.section, left.edge.rawValue) < (right.section, right.edge.rawValue)
    }
}
