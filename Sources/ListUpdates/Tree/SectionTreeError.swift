/// Why a section's tree refuses an operation, which then changes nothing. Its description is a device's exception.
package enum SectionTreeError: Error, Hashable, Sendable {
    /// Identifiers that are here already, or twice in an argument.
    case repeated([String])
    /// What is to be taken out, or stood beside, is not here.
    case notFound(String)
    /// What is asked about is not here.
    case unknown(String)
}

extension SectionTreeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .repeated(let ids):
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + IdentifierText.orderedSet(ids)
        case .notFound(let id): "Failed to find index of item \(id)"
        case .unknown(let id): "Item identifier does not exist in section snapshot: \(id)"
        }
    }
}
