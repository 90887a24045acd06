/// What is wrong with an SVG path string, and where.
package struct SVGPathError: Error, Hashable, CustomStringConvertible {
    /// Characters before the place, from 0.
    package let offset: Int
    /// A sentence without the place.
    package let message: String

    /// The sentence with the place, counted from 1.
    package var description: String { "\(message), at character \(offset + 1) of the path" }
}
