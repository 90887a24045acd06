import Foundation

/// What tables are told of their objects.
public enum NSPointerFunctions {
    /// How a table holds its objects, and tells them apart.
    public struct Options: OptionSet, Sendable {
        /// Apple's bits.
        public let rawValue: UInt

        /// Options of bits; those without a name here are kept and mean nothing.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Held: the default.
        public static var strongMemory: Options { [] }
        /// Not held.
        public static let weakMemory = Options(rawValue: 5)
        /// Told apart by identity.
        public static let objectPointerPersonality = Options(rawValue: 512)
    }
}

/// A set of objects, each once, which it holds weakly or strongly: as Apple's Foundation has and Swift's has not.
///
/// Objects are told apart by `isEqual` where their class has it, else by identity. Weakly held objects that have gone
/// are gone from here, too. Not `Sendable`, as Apple's is not.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    /// How the table holds its objects, and tells them apart.
    public typealias Options = NSPointerFunctions.Options

    private struct Entry {
        weak var loose: ObjectType?
        var strong: ObjectType?
        let hash: Int

        var object: ObjectType? { strong ?? loose }
    }

    private let options: Options
    private var entries: [Entry] = []

    /// A table that holds its objects.
    public override convenience init() {
        self.init(options: .strongMemory)
    }

    /// A table that holds its objects and tells them apart as the options say.
    /// - Parameter capacity: A hint that nothing is made of.
    public init(options: Options, capacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// A table that does not hold its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there, in the order in which they came.
    open var allObjects: [ObjectType] { entries.compactMap(\.object) }

    /// How many objects are there.
    open var count: Int { allObjects.count }

    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        entries.removeAll { $0.object == nil }
        guard index(of: object) == nil else { return }
        let isWeak = options.contains(.weakMemory)
        entries.append(Entry(loose: object, strong: isWeak ? nil : object, hash: hash(of: object)))
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        guard let index = index(of: object) else { return }
        entries.remove(at: index)
    }

    /// Takes all objects out.
    open func removeAllObjects() {
        entries.removeAll()
    }

    /// The object that equals one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        index(of: object).flatMap { entries[$0].object }
    }

    /// Whether an object that equals one is there.
    open func contains(_ object: ObjectType?) -> Bool { index(of: object) != nil }

    private func index(of object: ObjectType?) -> Int? {
        guard let object else { return nil }
        let hash = hash(of: object)
        return entries.firstIndex { $0.hash == hash && $0.object.map { isSame($0, object) } == true }
    }

    private func hash(of object: ObjectType) -> Int {
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
            return ObjectIdentifier(object).hashValue
        }
        return object.hash
    }

    private func isSame(_ one: ObjectType, _ other: ObjectType) -> Bool {
        guard !options.contains(.objectPointerPersonality), let object = one as? NSObject else { return one === other }
        return object.isEqual(other)
    }
}
