/// Why bytes are no picture, or a picture cannot become bytes: a sentence.
package struct PictureError: Error, Hashable, CustomStringConvertible {
    package let message: String

    package init(message: String) {
        self.message = message
    }

    package var description: String { message }
}
