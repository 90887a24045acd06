/// Commands drawn into an empty picture of their own, which then is a command's paint: a group.
///
/// The picture is made tile by tile and never as a whole.
package final class DrawGroup: Sendable {
    package let commands: [DrawCommand]
    /// Nothing of the picture lies outside.
    package let rect: PixelRect?

    package init(_ commands: [DrawCommand], rect: PixelRect? = nil) {
        self.commands = commands
        self.rect = rect
    }
}
