/// Where a stage's constraints stand in a file; empty for one that code built.
@MainActor
package struct ConstraintOrigins {
    /// A place in a file, and what is written there.
    package struct Origin: Hashable, Sendable {
        package let place: SourcePlace
        package let text: String

        package init(place: SourcePlace, text: String) {
            self.place = place
            self.text = text
        }
    }

    private var origins: [ObjectIdentifier: Origin] = [:]

    package init() {}

    /// The origin of a constraint that is alive as long as these origins are asked.
    package subscript(constraint: AnyObject) -> Origin? {
        get { origins[ObjectIdentifier(constraint)] }
        set { origins[ObjectIdentifier(constraint)] = newValue }
    }
}
