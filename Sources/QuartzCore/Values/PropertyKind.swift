/// What values a key takes, of a layer or of an emitter's cell.
package enum PropertyKind: Sendable {
    case number, bool, string, point, size, rect, color, path, image, transform, layer
    case layers, colors, numbers, filters
    /// An emitter's cells.
    case cells
    /// Any object or value.
    case object
    /// Swift's case names and the strings that Core Animation gives them.
    case enumeration([(name: String, rawValue: String)])
    case optionSet([(name: String, bit: Int)])
}
