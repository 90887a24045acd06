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
        /// The ring of strong references that keeps the object alive: the property of each that holds the next, the last
        /// one the first (`CardController.card`, `Card.owner`). Weak properties are no part of it; closures cannot be
        /// looked into. Empty where no ring is seen.
        public let ring: [String]

        init(name: String, path: [String], ring: [String] = []) {
            self.name = name
            self.path = path
            self.ring = ring
        }
    }

    /// Runs `body` and returns what was made in it and is alive afterwards, in the order in which it was made.
    ///
    /// Make the stage inside: a stage that lives on holds its windows. The run loop of a stage outlives it here, as a
    /// device's does, and still holds repeating timers, display links and observers; what would run once, a delayed block
    /// say, is dropped first.
    public static func leaks(_ body: @MainActor () throws -> Void) rethrows -> [Leak] {
        let (start, loopStart) = (ResponderTracker.open(), LoopTracker.open())
        do {
            try body()
        } catch {
            _ = (ResponderTracker.close(start), LoopTracker.close(loopStart))
            throw error
        }
        let loops = LoopTracker.close(loopStart)
        for loop in loops { loop.dropPassingWork() }
        let entries = ResponderTracker.close(start).filter { $0.object != nil }
        var leaks = Self.leaks(of: entries)
        prefix(&leaks, of: entries, by: loops.flatMap(\.edges))
        addRings(to: &leaks, of: entries)
        return leaks
    }

    /// The rings among leaks as findings, one for each ring.
    public static func findings(in leaks: [Leak]) -> [Diagnostic] {
        var told: Set<[String]> = []
        return leaks.filter { !$0.ring.isEmpty && told.insert($0.ring).inserted }.map { leak in
            Diagnostic(kind: .retainCycle, message: "\(ringText(leak.ring)): make one of these properties weak")
        }
    }

    nonisolated static func ringText(_ ring: [String]) -> String {
        guard ring.count > 1 else { return "\(ring[0]) holds its own object" }
        return "\(ring.joined(separator: " → ")) is a ring of strong references"
    }

    /// What is alive now is not held by the run loop alone.
    private static func addRings(to leaks: inout [Leak], of entries: [ResponderTracker.Entry]) {
        let rings = RetainCycles(among: entries.compactMap(\.object)).rings()
        for index in entries.indices {
            guard let object = entries[index].object,
                let ring = rings.first(where: { $0.objects.contains { $0 === object } })
            else { continue }
            leaks[index] = Leak(name: leaks[index].name, path: leaks[index].path, ring: ring.steps)
        }
    }

    private static func leaks(of entries: [ResponderTracker.Entry]) -> [Leak] {
        let living = entries.compactMap(\.object)
        let holders = PropertyHolders(among: living)
        return living.map { Leak(name: name(of: $0), path: path(to: $0, holders)) }
    }

    /// Finds by trial what the run loop holds: closures cannot be looked into, but what goes when one of them is let go
    /// was held by it.
    private static func prefix(_ leaks: inout [Leak], of entries: [ResponderTracker.Entry], by edges: [HeldEdge]) {
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

    static func name(of object: AnyObject) -> String { (object as? UIView)?.label ?? "\(type(of: object))" }
}

extension LeakScope.Leak: CustomStringConvertible {
    /// `UILabel:title is alive: UIWindow:window → UIView:card → UILabel:title`.
    public var description: String {
        let text =
            path.count > 1
            ? "\(name) is alive: \(path.joined(separator: " → "))"
            : "\(name) is alive, and nothing in the tree holds it"
        return ring.isEmpty ? text : "\(text); \(LeakScope.ringText(ring))"
    }
}

/// Which stored properties of responders hold which others.
@MainActor
private struct PropertyHolders {
    private var holders: [ObjectIdentifier: (object: UIResponder, property: String)] = [:]

    init(among objects: [UIResponder]) {
        let known = Set(objects.map { ObjectIdentifier($0) })
        for object in objects {
            for property in StrongProperties.of(object) where known.contains(ObjectIdentifier(property.object)) {
                let target = ObjectIdentifier(property.object)
                guard property.object !== object, holders[target] == nil else { continue }
                holders[target] = (object, property.name)
            }
        }
    }

    func holder(of object: UIResponder) -> (object: UIResponder, property: String)? {
        holders[ObjectIdentifier(object)]
    }
}
