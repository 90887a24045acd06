/// A stack of clips, innermost first; coverages multiply. Shared between commands.
package final class Clip: Sendable {
    package let shape: Shape
    package let next: Clip?

    package init(_ shape: Shape, inside next: Clip? = nil) {
        self.shape = shape
        self.next = next
    }
}
