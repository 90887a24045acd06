import Foundation
import UIKit

/// Finds views and other responders (controllers, too) that outlive the work they were made for.
///
///     let leaks = LeakScope.leaks {
///         let stage = Stage()
///         stage.window.addSubview(ProfileCard(frame: stage.window.bounds))
///         _ = stage.render()
///     }
///     #expect(leaks.isEmpty)
@preconcurrency @MainActor
public enum LeakScope {
    /// One object that is still alive, with what is known of who holds it.
    public struct Leak: Hashable, Sendable {
        /// `UILabel:title`, or the class alone.
        public let name: String
        /// From the outermost object that is known down to the leaked one: what the run loop holds (`repeating Timer`,
        /// `closure`), superviews, and properties of living responders of the scope that name it (`UIView:card`,
        /// `CardController.card`). One entry, the object itself, where none of these holds it: then a global, a task or
        /// another object of the program does.
        public let path: [String]
    }

    /// Runs `body` and returns what was made in it and is alive afterwards, in the order in which it was made.
    ///
    /// Make the stage inside: a stage that lives on holds its windows. The run loop of a stage outlives it here, as a
    /// device's does, and still holds repeating timers, display links and observers; what would run once, a delayed block
    /// say, is dropped first.
    public static func leaks(_ body: @MainActor () throws -> Void) rethrows -> [Leak] {
        let (start, loopStart) = (ResponderCensus.open(), LoopCensus.open())
        do {
            try body()
        } catch {
            _ = (ResponderCensus.close(start), LoopCensus.close(loopStart))
            throw error
        }
        let loops = LoopCensus.close(loopStart)
        for loop in loops { loop.dropPassingWork() }
        let entries = ResponderCensus.close(start).filter { $0.object != nil }
        var leaks = Self.leaks(of: entries)
        prefix(&leaks, of: entries, by: loops.flatMap(\.edges))
        return leaks
    }

    private static func leaks(of entries: [ResponderCensus.Entry]) -> [Leak] {
        let living = entries.compactMap(\.object)
        let holders = PropertyHolders(among: living)
        return living.map { Leak(name: name(of: $0), path: path(to: $0, holders)) }
    }

    /// Finds by trial what the run loop holds: closures cannot be looked into, but what goes when one of them is let go
    /// was held by it.
    private static func prefix(_ leaks: inout [Leak], of entries: [ResponderCensus.Entry], by edges: [HeldEdge]) {
        for edge in edges {
            let alive = entries.indices.filter { entries[$0].object != nil }
            edge.release()
            for index in alive where entries[index].object == nil {
                leaks[index] = Leak(name: leaks[index].name, path: edge.steps + leaks[index].path)
            }
        }
    }

    private static func path(to object: UIResponder, _ holders: PropertyHolders) -> [String] {
        var steps = [name(of: object)]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
        var current = object
        while true {
            if let parent = (current as? UIView)?.superview {
                guard seen.insert(ObjectIdentifier(parent)).inserted else { break }
                steps.append(name(of: parent))
                current = parent
            } else if let holder = holders.holder(of: current) {
                steps.append("\(type(of: holder.object)).\(holder.property)")
                guard seen.insert(ObjectIdentifier(holder.object)).inserted else { break }
                steps.append(name(of: holder.object))
                current = holder.object
            } else {
                break
            }
        }
        return steps.reversed()
    }

    fileprivate static func name(of object: UIResponder) -> String {
        (object as? UIView)?.label ?? "\(type(of: object))"
    }
}

extension LeakScope.Leak: CustomStringConvertible {
    /// `UILabel:title is alive: UIWindow:window → UIView:card → UILabel:title`.
    public var description: String {
        path.count > 1
            ? "\(name) is alive: \(path.joined(separator: " → "))"
            : "\(name) is alive, and nothing in the tree holds it"
    }
}

/// Which stored properties of responders name which others. Reflection cannot tell weak properties from strong ones.
@MainActor
private struct PropertyHolders {
    private var holders: [ObjectIdentifier: (object: UIResponder, property: String)] = [:]

    init(among objects: [UIResponder]) {
        let known = Set(objects.map { ObjectIdentifier($0) })
        for object in objects {
            var mirror: Mirror? = Mirror(reflecting: object)
            // The package's own classes hold what the tree shows anyway.
            while let current = mirror, !Self.isOwn(current.subjectType) {
                for child in current.children {
                    guard let name = child.label.map({ Self.sourceName(of: $0) }) else { continue }
                    for target in Self.responders(in: child.value) where known.contains(ObjectIdentifier(target)) {
                        guard target !== object, holders[ObjectIdentifier(target)] == nil else { continue }
                        holders[ObjectIdentifier(target)] = (object, name)
                    }
                }
                mirror = current.superclassMirror
            }
        }
    }

    func holder(of object: UIResponder) -> (object: UIResponder, property: String)? {
        holders[ObjectIdentifier(object)]
    }

    /// What a lazy property is called where it is declared.
    private static func sourceName(of stored: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return stored.hasPrefix(prefix) ? String(stored.dropFirst(prefix.count)) : stored
    }

    private static func isOwn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

    /// The value itself, inside an optional, or the elements of a list.
    private static func responders(in value: Any) -> [UIResponder] {
        if let object = value as? UIResponder { return [object] }
        if let list = value as? [UIResponder] { return list }
        return []
    }
}
