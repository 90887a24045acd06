import CSwiftMetadata

/// What a class known only at run time has put into a slot of its method table: an initialiser to call, or an override.
///
/// Users write `override init()` or `override init(frame:)`, never `required`, so the language itself cannot make an
/// object from a metatype; a class object's table can.
package enum ClassMetadata {
    /// The slot of the `ordinal`-th initialiser that `base` itself introduces (source order, overrides not counted).
    package static func initializerSlot(_ ordinal: Int32, of base: AnyClass) -> Int {
        let slot = offstage_initializer_slot(pointer(base), ordinal)
        precondition(slot >= 0, "\(base) has no initialiser number \(ordinal) in its method table")
        return slot
    }

    /// The slot of the one method that `probe`, a direct subclass of `base`, overrides.
    package static func methodSlot(of base: AnyClass, overriddenBy probe: AnyClass) -> Int {
        let slot = offstage_overridden_method_slot(pointer(base), pointer(probe))
        precondition(slot >= 0, "\(probe) does not override exactly one method of \(base)")
        return slot
    }

    /// The slots of all methods that `probe`, a direct subclass of `base`, overrides: getters and setters each have one.
    package static func methodSlots(of base: AnyClass, overriddenBy probe: AnyClass) -> [Int] {
        var slots = [Int](repeating: 0, count: 128)
        let count = offstage_overridden_method_slots(pointer(base), pointer(probe), &slots, slots.count)
        precondition(count <= slots.count, "\(probe) overrides \(count) methods of \(base)")
        return Array(slots.prefix(count))
    }

    /// True when `type` has other code in `slot` than `base`: when it, or a class between the two, overrides it.
    package static func overrides(_ type: AnyClass, _ base: AnyClass, slot: Int) -> Bool {
        offstage_slot_differs(pointer(type), pointer(base), slot)
    }

    /// `type.init()`
    package static func make<Object: AnyObject>(_ type: AnyClass, slot: Int, as: Object.Type) -> Object {
        take(offstage_new(pointer(type), slot))
    }

    /// `type.init(argument)` for an argument of type `Any`, as `CALayer.init(layer:)` has.
    package static func make<Object: AnyObject>(_ type: AnyClass, slot: Int, any argument: Any, as: Object.Type)
        -> Object
    {
        let buffer = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { buffer.deallocate() }
        buffer.initialize(to: argument)
        // The initialiser consumes the value, so it is not deinitialised here.
        return take(offstage_new_indirect(pointer(type), slot, buffer))
    }

    /// `type.init(x, y, width, height)` for one argument that is a rectangle, as `UIView.init(frame:)` has.
    package static func make<Object: AnyObject>(
        _ type: AnyClass, slot: Int, rect: (x: Double, y: Double, width: Double, height: Double), as: Object.Type
    ) -> Object {
        take(offstage_new_rect(pointer(type), slot, rect.x, rect.y, rect.width, rect.height))
    }

    /// `type.init(nil, nil)` for a text and an object, as `UIViewController.init(nibName:bundle:)` has.
    package static func makeOfNils<Object: AnyObject>(_ type: AnyClass, slot: Int, as: Object.Type) -> Object {
        take(offstage_new_of_nils(pointer(type), slot))
    }

    /// `type.init(first, second)` for two objects, as `UIScene.init(session:connectionOptions:)` has.
    package static func make<Object: AnyObject>(
        _ type: AnyClass, slot: Int, objects first: AnyObject, _ second: AnyObject, as: Object.Type
    ) -> Object {
        // The initialiser consumes both.
        take(
            offstage_new_objects(
                pointer(type), slot, Unmanaged.passRetained(first).toOpaque(),
                Unmanaged.passRetained(second).toOpaque()))
    }

    /// `type.init(text)` for a text that may be nil, as `UITableViewHeaderFooterView.init(reuseIdentifier:)` has.
    package static func make<Object: AnyObject>(_ type: AnyClass, slot: Int, text: String?, as: Object.Type) -> Object {
        let (first, second) = consumedWords(of: text)
        return take(offstage_new_of_text(pointer(type), slot, first, second))
    }

    /// `type.init(value, text)` for a case of an enumeration without values and a text that may be nil, as
    /// `UITableViewCell.init(style:reuseIdentifier:)` has.
    package static func make<Case, Object: AnyObject>(
        _ type: AnyClass, slot: Int, case value: Case, text: String?, as: Object.Type
    ) -> Object {
        precondition(MemoryLayout<Case>.size == 1, "\(Case.self) is more than a byte")
        let (first, second) = consumedWords(of: text)
        return take(
            offstage_new_of_case_and_text(
                pointer(type), slot, unsafeBitCast(value, to: UInt8.self), first, second))
    }

    /// The words of a text, which belongs to whoever gets them.
    private static func consumedWords(of text: String?) -> (first: UnsafeRawPointer?, second: UnsafeRawPointer?) {
        let buffer = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { buffer.deallocate() }
        buffer.initialize(to: text)
        // Not deinitialised here: the words stand for the text from now on.
        return UnsafeRawPointer(buffer).load(as: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    }

    private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    private static func take<Object: AnyObject>(_ object: UnsafeMutableRawPointer?) -> Object {
        guard let object else { preconditionFailure("an initialiser that cannot fail returned nil") }
        return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
    }
}
