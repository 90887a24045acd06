/// What a layer keeps by key beside its state: values of keys that are no properties, its style and its actions.
struct KeyedValues {
    var custom: [String: Any]?
    /// The properties that were set, so that `style` does not speak for them.
    var explicit = PropertySet()
    var style: [AnyHashable: Any]?
    var actions: [String: CAAction]?
}
