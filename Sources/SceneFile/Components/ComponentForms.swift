extension ValueKind {
    /// Components by name, or the name of a file of them.
    static let components: ValueKind = .part(.unread("components"))
    /// The keys of a view, parameters in place of values.
    static let componentView: ValueKind = .part(.unread("componentView"))
}

/// The maps of components and of their uses.
enum ComponentForms {
    static let component = Record(
        "a component",
        [
            Field("parameters", .map, "Names with what they are by default; without a value a use must say it."),
            Field("view", .componentView, required: true, "The component's root view."),
        ])

    static let use = Field("use", .text, required: true, "The component that stands here.")
    static let with = Field("with", .map, "The component's parameters by name.")

    /// What a file of components says at its top, besides `offstage`.
    static let library = Record(
        "a file of components",
        [
            Field("offstage", .edition, required: true, "Format and behaviour edition."),
            Field("components", .map, required: true, "Components by name."),
        ])
}
