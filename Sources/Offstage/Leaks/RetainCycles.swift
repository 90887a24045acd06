import UIKit

/// Rings of strong references among objects that are alive.
@MainActor
struct RetainCycles {
    /// One object holds another.
    private struct Edge {
        let holder: Int
        let held: Int
        let property: String
    }

    /// Objects that are looked at; more cannot be told apart in a message anyway.
    private static let maximumObjects = 20_000
    private static let maximumCycles = 100

    private var objects: [AnyObject] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var edges: [[Edge]] = []
    /// Only properties of the program can close a ring.
    private var properties: [Edge] = []

    init(among responders: [UIResponder]) {
        for responder in responders { _ = number(of: responder) }
        var next = 0
        while next < objects.count, next < Self.maximumObjects {
            addEdges(of: next)
            next += 1
        }
    }

    private mutating func number(of object: AnyObject) -> Int {
        if let known = numbers[ObjectIdentifier(object)] { return known }
        numbers[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        edges.append([])
        return objects.count - 1
    }

    private mutating func addEdges(of holder: Int) {
        let object = objects[holder]
        if let view = object as? UIView {
            for child in view.subviews { connect(holder, to: child, "subviews") }
        } else if let controller = object as? UIViewController {
            if let view = controller.viewIfLoaded { connect(holder, to: view, "view") }
            for child in controller.children { connect(holder, to: child, "children") }
        }
        guard !StrongProperties.isOwn(type(of: object)) else { return }
        for property in StrongProperties.of(object) {
            let held = number(of: property.object)
            let edge = Edge(holder: holder, held: held, property: property.name)
            edges[holder].append(edge)
            properties.append(edge)
        }
    }

    private mutating func connect(_ holder: Int, to object: AnyObject, _ property: String) {
        edges[holder].append(Edge(holder: holder, held: number(of: object), property: property))
    }

    // MARK: Rings

    /// Each ring once, as short as it can be: the objects of it, and how each holds the next.
    func rings() -> [(objects: [AnyObject], steps: [String])] {
        var found: [(objects: [AnyObject], steps: [String])] = []
        var seen: Set<Set<Int>> = []
        for edge in properties where found.count < Self.maximumCycles {
            guard let way = way(from: edge.held, to: edge.holder) else { continue }
            let ring = [edge] + way
            guard seen.insert(Set(ring.map(\.holder))).inserted else { continue }
            found.append((ring.map { objects[$0.holder] }, ring.map { "\(name(of: $0.holder)).\($0.property)" }))
        }
        return found
    }

    /// The shortest way along what holds what.
    private func way(from start: Int, to end: Int) -> [Edge]? {
        if start == end { return [] }
        var arrival: [Int: Edge] = [:]
        var open = [start]
        var next = 0
        while next < open.count {
            for edge in edges[open[next]] where edge.held != start && arrival[edge.held] == nil {
                arrival[edge.held] = edge
                if edge.held == end { return Self.steps(arrival, from: start, to: end) }
                open.append(edge.held)
            }
            next += 1
        }
        return nil
    }

    private static func steps(_ arrival: [Int: Edge], from start: Int, to end: Int) -> [Edge] {
        var steps: [Edge] = []
        var place = end
        while place != start, let edge = arrival[place] {
            steps.append(edge)
            place = edge.holder
        }
        return steps.reversed()
    }

    private func name(of number: Int) -> String { LeakScope.name(of: objects[number]) }
}
