import Foundation
import Testing
import VirtualFoundation

@Suite("Hash tables")
struct HashTableTests {
    private final class Thing {}

    private final class Named: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        override var hash: Int { name.hashValue }
        override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
    }

    @Test("A weak table does not hold its objects, and counts those that are left")
    func weakly() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        do {
            let lost = Thing()
            table.add(kept)
            table.add(lost)
            #expect(table.count == 2)
            withExtendedLifetime(lost) {}
        }
        #expect(table.count == 1)
        #expect(table.anyObject === kept)
        #expect(table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    }

    @Test("A table made without options holds its objects, each once")
    func strongly() {
        let table = NSHashTable<AnyObject>()
        weak var thing: Thing?
        do {
            let made = Thing()
            thing = made
            table.add(made)
            table.add(made)
        }
        #expect(thing != nil && table.count == 1)
        table.remove(thing)
        #expect(thing == nil && table.count == 0 && table.anyObject == nil)
    }

    @Test("Equal objects are one, unless identity counts")
    func equality() {
        let (one, other) = (Named("a"), Named("a"))
        let table = NSHashTable<Named>(options: .weakMemory, capacity: 4)
        table.add(one)
        table.add(other)
        #expect(table.count == 1 && table.member(other) === one && table.contains(other))
        let identities = NSHashTable<Named>(options: [.weakMemory, .objectPointerPersonality])
        identities.add(one)
        #expect(!identities.contains(other))
        identities.add(other)
        identities.add(nil)
        #expect(identities.count == 2)
        identities.removeAllObjects()
        #expect(identities.count == 0 && !identities.contains(nil))
    }

    @Test("HUGE is a Float's largest value")
    func huge() {
        #expect(HUGE == 0x1.fffffep+127)
    }
}
