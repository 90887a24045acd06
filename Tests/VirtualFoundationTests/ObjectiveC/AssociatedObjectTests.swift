import Foundation
import Testing
import VirtualFoundation

@Suite("Associated objects", .serialized)
struct AssociatedObjectTests {
    private final class Owner: NSObject {}
    private final class Witness {
        let end: () -> Void
        init(_ end: @escaping () -> Void = {}) { self.end = end }
        deinit { end() }
    }
    private nonisolated(unsafe) static var one: UInt8 = 0
    private nonisolated(unsafe) static var two: UInt8 = 0

    @Test("Each key has its value, nil takes it away, and other objects have none")
    func values() {
        let (owner, other) = (Owner(), Owner())
        objc_setAssociatedObject(owner, &Self.one, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Self.two, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.one) as? String == "one")
        #expect(objc_getAssociatedObject(owner, &Self.two) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &Self.one) == nil)
        objc_setAssociatedObject(owner, &Self.one, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.one) == nil)
        #expect(objc_getAssociatedObject(owner, &Self.two) as? Int == 2)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &Self.two) == nil)
    }

    @Test("Values that are retained live, those that are assigned do not, those that are copied are copies")
    func policies() {
        let owner = Owner()
        weak var kept: Witness?
        weak var left: Witness?
        do {
            let (strong, loose) = (Witness(), Witness())
            (kept, left) = (strong, loose)
            objc_setAssociatedObject(owner, &Self.one, strong, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, &Self.two, loose, .OBJC_ASSOCIATION_ASSIGN)
        }
        #expect(kept != nil)
        #expect(left == nil && objc_getAssociatedObject(owner, &Self.two) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, &Self.one, text, .OBJC_ASSOCIATION_COPY)
        #expect(kept == nil)
        text.append("b")
        #expect((objc_getAssociatedObject(owner, &Self.one) as? NSString) == "a")
    }

    @Test("What an object had is gone after it, and an object in its place has nothing")
    func ends() {
        var ended = 0
        for _ in 0..<200 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, &Self.one) == nil)
            objc_setAssociatedObject(owner, &Self.one, Witness { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        let owner = Owner()
        for number in 0..<64 { objc_setAssociatedObject(owner, &Self.two, number, .OBJC_ASSOCIATION_RETAIN) }
        #expect(ended == 200)
    }

    @Test("A value whose end asks for associated objects can be replaced")
    func reentered() {
        let owner = Owner()
        var found: Any? = 1
        objc_setAssociatedObject(
            owner, &Self.one, Witness { found = objc_getAssociatedObject(Owner(), &Self.two) }, .OBJC_ASSOCIATION_RETAIN
        )
        objc_setAssociatedObject(owner, &Self.one, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(found == nil)
    }

    @Test("Pools run their body; look-ups find nothing but classes")
    func others() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(object_getClass(Owner()) == Owner.self)
        #expect(class_getSuperclass(Owner.self) == NSObject.self)
        #expect(class_getInstanceMethod(Owner.self, "description") == nil)
        let block = imp_implementationWithBlock({ (_: Owner) in })
        #expect(!class_addMethod(Owner.self, "fly", block, "v@:"))
        #expect(class_getInstanceMethod(Owner.self, "fly") == nil)
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date.timeIntervalSinceReferenceDate) < 5)
    }
}
