import YAMLTree

/// A view that a file describes once, to be used in several places.
struct Component: Sendable {
    struct Parameter: Sendable {
        let name: String
        let mark: YAMLMark
        /// What it is where a use does not say it; nil: every use has to.
        let standard: YAMLNode?
    }

    let name: String
    /// Of its name.
    let mark: YAMLMark
    let parameters: [Parameter]
    /// The map of its root view.
    let view: YAMLNode

    func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }
}
