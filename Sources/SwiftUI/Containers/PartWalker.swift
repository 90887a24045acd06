/// Tells parts of a container's content apart: the place in the structure, identities in a `ForEach`.
struct PartID: Hashable {
    private var steps: [AnyHashable] = []

    /// Whether a step of the way has an identity.
    func has(_ id: AnyHashable) -> Bool { steps.contains(id) }

    func step(_ step: AnyHashable) -> PartID {
        var copy = self
        copy.steps.append(step)
        return copy
    }
}

/// A part of a container's content: a row of a list, a tab.
struct ContentPart {
    let id: PartID
    /// Made when it is shown.
    var view: @MainActor () -> any View
    /// The identity in the innermost `ForEach`.
    var element: AnyHashable?
    /// The number of the element in the `ForEach` that can be edited.
    var index: Int?
    /// What can be done with the elements.
    var edits: EditActions?
}

/// Parts with a header and a footer.
struct ContentSection {
    let id: PartID
    var header: (any View)?
    var footer: (any View)?
    var parts: [ContentPart] = []
}

/// A view that stands for several parts.
@MainActor
protocol PartedView: View {
    /// Whether views of the type stand for several parts.
    static var isParted: Bool { get }
    /// Hands over the parts.
    func walk(_ walker: PartWalker, _ id: PartID)
}

extension PartedView {
    static var isParted: Bool { true }
}

/// A view of two arms, which are two parts also where each is one.
@MainActor
protocol ArmedView: PartedView {}

/// A modifier that says what can be done with parts.
@MainActor
protocol PartEditing {
    func edit(_ part: inout ContentPart)
}

/// Takes a container's content apart, without making nodes for the parts.
@MainActor
final class PartWalker {
    private(set) var sections: [ContentSection] = []
    /// Whether parts that come belong to the last section.
    private var isOpen = false
    /// Changes of parts that hold now, the innermost last.
    private var changes: [(inout ContentPart) -> Void] = []
    private let body: (any View, PartID) -> (any View)?

    /// - Parameter body: Runs the body of a view that stands for several parts.
    init(body: @escaping (any View, PartID) -> (any View)?) { self.body = body }

    /// Hands over a view, which may be several parts.
    func walk(_ view: any View, _ id: PartID) {
        func open<Shown: View>(_ view: Shown) {
            guard Self.isParted(Shown.self) || view is any ArmedView else {
                return add(ContentPart(id: id, view: { view }))
            }
            if let parted = view as? any PartedView { return parted.walk(self, id) }
            if let body = body(view, id) { walk(body, id.step("body")) }
        }
        open(view)
    }

    /// Hands over a part.
    func add(_ part: ContentPart) {
        var part = part
        for change in changes.reversed() { change(&part) }
        if !isOpen {
            sections.append(ContentSection(id: part.id.step("section")))
            isOpen = true
        }
        sections[sections.count - 1].parts.append(part)
    }

    /// Hands over a section with parts of its own.
    func section(_ id: PartID, header: (any View)?, footer: (any View)?, _ content: () -> Void) {
        sections.append(ContentSection(id: id, header: header, footer: footer))
        isOpen = true
        content()
        isOpen = false
    }

    /// Changes all parts that are handed over meanwhile.
    func change(_ change: @escaping (inout ContentPart) -> Void, in content: () -> Void) {
        changes.append(change)
        content()
        changes.removeLast()
    }

    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether views of a type stand for several parts, or for none.
    static func isParted<Shown: View>(_ type: Shown.Type) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let answer =
            type is any SingleView.Type
            ? false
            : (type as? any PartedView.Type).map { $0.isParted }
                ?? (Shown.Body.self == Never.self ? false : isParted(Shown.Body.self))
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
