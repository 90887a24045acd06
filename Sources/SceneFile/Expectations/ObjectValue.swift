/// A property of objects of one kind that a scene may expect a value of.
@MainActor
struct ObjectValue<Object: AnyObject> {
    let name: String
    let kind: ValueKind
    let read: @MainActor (Object) -> Any?
    private let isOf: (Object.Type) -> Bool

    /// - Parameter read: Asks an object of the class that has the property.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Owner: AnyObject>(_ name: String, _ kind: ValueKind, _ read: @escaping @MainActor (Owner) -> Any?) {
        self.name = name
        self.kind = kind
        self.read = { ($0 as? Owner).flatMap(read) }
        isOf = { $0 is Owner.Type }
    }

    /// Which of the values objects of a class have.
    static func values(of type: Object.Type, among all: [ObjectValue]) -> [ObjectValue] { all.filter { $0.isOf(type) } }
}
