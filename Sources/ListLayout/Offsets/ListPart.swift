/// A piece of a list's length. Sections and rows are counted from 0.
package enum ListPart: Hashable, Sendable {
    /// The space before a section's header.
    case opening(Int)
    case header(Int)
    case row(Int, Int)
    case footer(Int)
    /// The space behind a section's footer.
    case closing(Int)

    package var section: Int {
        switch self {
        case .opening(let section), .header(let section), .row(let section, _), .footer(let section),
            .closing(let section):
            section
        }
    }
}
