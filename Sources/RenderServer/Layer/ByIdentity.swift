/// An object that equals itself alone, whatever its own equality says: two pictures are told apart without a look at
/// their pixels.
@propertyWrapper
package struct ByIdentity<Object: AnyObject & Sendable>: Equatable, Sendable {
    package var wrappedValue: Object

    package init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }

    package static func == (a: ByIdentity, b: ByIdentity) -> Bool { a.wrappedValue === b.wrappedValue }
}
