import Foundation

// Looking into classes at run time, for code that does so where it must and goes another way where it finds nothing:
// there is no Objective-C here, so no class has a method that can be looked up, exchanged or added.

/// A method of a class: there are none to be found.
public struct Method: Hashable, Sendable {
    private let never: Never

    func unreachable() -> Never { switch never {} }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class above a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nil: no class has methods that can be looked up.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nil: no class has methods that can be looked up.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Exchanges two methods. There are none to call this with.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// What runs when a method is called. No method here has one that could be asked for.
public typealias IMP = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The types of a method's arguments. There is no method to call this with.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { m.unreachable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a method. There is no method to call this with.
public func method_getName(_ m: Method) -> Selector { m.unreachable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nil: no class has methods that can be looked up.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nil: no class takes methods while the program runs.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What runs when a method is called. There is no method to call this with.
public func method_getImplementation(_ m: Method) -> IMP { m.unreachable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a method another implementation. There is no method to call this with.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m.unreachable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a block for classes that take it as a method, which none does: it lives for as long as the process.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    IMP(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// False: no class takes methods while the program runs.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}
