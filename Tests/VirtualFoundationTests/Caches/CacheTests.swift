import Testing
import VirtualFoundation

// On the main actor: caches of other threads are emptied by the warnings of any scene.
@MainActor
@Suite("Caches")
struct CacheTests {
    private final class Thing: Sendable {}

    /// Equal to others of the same number.
    private final class Key: NSObject {
        let number: Int
        init(_ number: Int) { self.number = number }
        override var hash: Int { number % 3 }
        override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
    }

    private final class Listener: NSObject, NSCacheDelegate {
        var gone: [Int] = []
        var onEviction: () -> Void = {}
        func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
            if let number = obj as? NSNumber { gone.append(number.intValue) }
            onEviction()
        }
    }

    private func numbers(_ cache: NSCache<Key, NSNumber>) -> [Int] {
        (0..<20).filter { cache.object(forKey: Key($0))?.intValue == $0 }
    }

    @Test("Keys are equal by isEqual, keys of Swift's own classes by identity")
    func keys() {
        let cache = NSCache<Key, NSNumber>()
        for number in 0..<10 { cache.setObject(NSNumber(value: number), forKey: Key(number)) }
        #expect(numbers(cache) == Array(0..<10))
        cache.removeObject(forKey: Key(4))
        cache.removeObject(forKey: Key(40))
        #expect(numbers(cache) == [0, 1, 2, 3, 5, 6, 7, 8, 9])
        cache.removeAllObjects()
        #expect(numbers(cache).isEmpty)
        let plain = NSCache<Thing, NSNumber>()
        let (a, b) = (Thing(), Thing())
        plain.setObject(1, forKey: a)
        #expect(plain.object(forKey: a) == 1 && plain.object(forKey: b) == nil)
    }

    @Test("What was used longest ago goes first, by number and by cost")
    func order() {
        let cache = NSCache<Key, NSNumber>()
        let listener = Listener()
        cache.delegate = listener
        cache.countLimit = 3
        for number in 0..<3 { cache.setObject(NSNumber(value: number), forKey: Key(number), cost: 10) }
        _ = cache.object(forKey: Key(0))
        cache.setObject(3, forKey: Key(3), cost: 10)
        #expect(numbers(cache) == [0, 2, 3] && listener.gone == [1])
        cache.totalCostLimit = 25
        #expect(numbers(cache) == [2, 3] && listener.gone == [1, 0], "all were just looked at, in this order")
        cache.setObject(5, forKey: Key(5), cost: 25)
        #expect(numbers(cache) == [5] && listener.gone == [1, 0, 2, 3])
        cache.setObject(6, forKey: Key(6), cost: 26)
        #expect(numbers(cache).isEmpty && listener.gone == [1, 0, 2, 3, 5, 6], "dearer than all that may be")
        cache.setObject(7, forKey: Key(7), cost: -4)
        cache.setObject(8, forKey: Key(8), cost: 25)
        #expect(numbers(cache) == [7, 8])
    }

    @Test("Replacing an object costs what the new one does")
    func replacing() {
        let cache = NSCache<Key, NSNumber>()
        cache.totalCostLimit = 10
        for cost in [9, 1, 8, 2] { cache.setObject(1, forKey: Key(1), cost: cost) }
        cache.setObject(2, forKey: Key(2), cost: 8)
        #expect(numbers(cache) == [1, 2])
        cache.setObject(2, forKey: Key(2), cost: 9)
        #expect(numbers(cache) == [2])
    }

    @Test("A model of the rules and the cache agree over 5,000 random calls", arguments: 0..<4)
    func model(_ seed: Int) {
        var random = seed &* 7919 &+ 17
        func below(_ end: Int) -> Int {
            random = (random &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
            return (random >> 8) % end
        }
        let cache = NSCache<Key, NSNumber>()
        cache.countLimit = [0, 5, 0, 7][seed]
        cache.totalCostLimit = [0, 0, 30, 40][seed]
        var model: [(key: Int, cost: Int)] = []
        for _ in 0..<5000 {
            let key = (random >> 4) % 20
            switch below(3) {
            case 0:
                let cost = (random >> 9) % 12
                cache.setObject(NSNumber(value: key), forKey: Key(key), cost: cost)
                model.removeAll { $0.key == key }
                model.append((key, cost))
                func isTooMuch() -> Bool {
                    cache.countLimit > 0 && model.count > cache.countLimit
                        || cache.totalCostLimit > 0 && model.reduce(0) { $0 + $1.cost } > cache.totalCostLimit
                }
                while isTooMuch() { model.removeFirst() }
            case 1:
                let found = model.firstIndex { $0.key == key }
                #expect((cache.object(forKey: Key(key)) != nil) == (found != nil))
                if let found { model.append(model.remove(at: found)) }
            default:
                if (random >> 5) % 4 == 0 {
                    cache.removeObject(forKey: Key(key))
                    model.removeAll { $0.key == key }
                }
            }
        }
        #expect(Set(numbers(cache)) == Set(model.map(\.key)))
    }

    @Test("A delegate may use the cache, and what leaves may use it as it goes")
    func reentrancy() {
        final class Last { deinit { MainActor.assumeIsolated { MainCache.cache.removeAllObjects() } } }
        let cache = NSCache<Key, NSNumber>()
        let listener = Listener()
        cache.delegate = listener
        listener.onEviction = { _ = cache.object(forKey: Key(1)) }
        cache.countLimit = 1
        for number in 0..<4 { cache.setObject(NSNumber(value: number), forKey: Key(number)) }
        #expect(listener.gone == [0, 1, 2])
        MainCache.cache.setObject(Last(), forKey: Key(1))
        MainCache.cache.setObject(NSNumber(value: 1), forKey: Key(1))
        #expect(MainCache.cache.object(forKey: Key(1)) == nil, "emptied by what it replaced")
    }

    @MainActor
    private enum MainCache { static let cache = NSCache<NSObject, AnyObject>() }

    @Test("A warning empties the caches of its scene, and those that were made elsewhere than on the main actor")
    func warnings() async {
        let (one, other) = (MainLoop(clock: VirtualClock()), MainLoop(clock: VirtualClock()))
        func cache(in loop: MainLoop) -> NSCache<Key, NSNumber> {
            loop.makeCurrent()
            let cache = NSCache<Key, NSNumber>()
            cache.setObject(1, forKey: Key(1))
            return cache
        }
        let (mine, foreign) = (cache(in: one), cache(in: other))
        let background = await Task.detached {
            let cache = NSCache<NSString, NSNumber>()
            cache.setObject(1, forKey: "1")
            return cache
        }.value
        CacheRegistry.empty(for: one)
        #expect(mine.object(forKey: Key(1)) == nil)
        #expect(foreign.object(forKey: Key(1)) == 1)
        #expect(background.object(forKey: "1") == nil)
        CacheRegistry.empty(for: other)
        #expect(foreign.object(forKey: Key(1)) == nil)
    }
}
