/// The classes that a list makes views of, by identifier.
struct Registrations {
    private var classes: [String: AnyClass] = [:]

    subscript(identifier: String) -> AnyClass? {
        get { classes[identifier] }
        set { classes[identifier] = newValue }
    }
}
