/// What a scene file may ask for at most.
package enum SceneLimits {
    /// Bytes of a file.
    package static let fileBytes = 64 << 20
    /// Views and layers inside each other.
    package static let nesting = 400
    /// Maps and lists, each counted as often as aliases repeat it, and long texts by their length.
    package static let nodes = 1_000_000
    /// Views and layers that replicators make in all, copies of copies included (assumed: more than any picture shows).
    package static let copies = 100_000
    /// Rows of all lists, repeated ones and those of changes counted (assumed: as many as nodes).
    package static let rows = 1_000_000
    /// Points that a list may be high and wide, which makes a cell for each row in sight (assumed: as a canvas).
    static let listSide = 16_384.0
    /// Cells that a list makes (assumed: more than a canvas of rows that one can read).
    static let cells = 2_000
    /// Scalars, lists and maps in the text itself.
    package static let yamlValues = 8_000_000
    /// Pixels of a canvas' side.
    package static let canvasSide = 16_384
    /// Pixels of a canvas.
    package static let canvasPixels = 64_000_000
    /// Pixels of an image.
    package static let imagePixels = 100_000_000
    package static let frames = 10_000
    /// Things that fingers do: coming down, moving in a tick of the display, being lifted (assumed: more than one finger
    /// does in an hour).
    static let touchSteps = 250_000
    /// Pictures of a scene under other circumstances (assumed: two appearances, two directions, twelve sizes and more).
    package static let variants = 100
    /// Seconds of virtual time (assumed: long enough for any script, short enough to end).
    package static let seconds = 3_600.0
    /// Errors that one run reports.
    package static let errors = 100
}
