import UIKit
import YAMLTree

/// A part of a scene that is made more than once, as each cell of a list is from one template.
///
/// What has an id in it is called by the scope's name, a slash and the id: `row 3/title`. What the scope brought can be
/// taken away again: ids, marks and whatever else was noted with `SceneBuilder.whenEmptied`.
@MainActor
final class SceneScope {
    let outer: SceneScope?
    /// The names of the scopes around it and its own, with slashes between.
    let path: String
    /// What `{n}` in texts means; nil: itself.
    let number: Int?
    private var undo: [() -> Void] = []

    init(_ name: String, number: Int? = nil, in outer: SceneScope? = nil) {
        self.outer = outer
        self.number = number
        path = outer.map { "\($0.path)/\(name)" } ?? name
    }

    fileprivate func add(_ action: @escaping () -> Void) { undo.append(action) }

    /// Takes away what the scope brought, the last thing first. It may be filled anew.
    func empty() {
        let due = undo
        undo = []
        for action in due.reversed() { action() }
    }
}

// What has an id, and where layers are written.
extension SceneBuilder {
    /// Runs `body`, which makes what is in a scope.
    func within<Result>(_ scope: SceneScope, _ body: () throws -> Result) rethrows -> Result {
        let before = self.scope
        self.scope = scope
        defer { self.scope = before }
        return try body()
    }

    /// Notes how to take back what was done in the scope under way. What is of the scene itself stays.
    func whenEmptied(_ action: @escaping (SceneBuilder) -> Void) {
        scope?.add { [weak self] in if let self { action(self) } }
    }

    /// What something with an id of the file is called by.
    func fullID(_ id: String) -> String { scope.map { "\($0.path)/\(id)" } ?? id }

    /// Lets a view be found, and calls it by its id.
    func enter(_ view: UIView, as id: String) {
        let id = fullID(id)
        view.accessibilityIdentifier = id
        views[id] = view
        whenEmptied { if $0.views[id] === view { $0.views[id] = nil } }
    }

    /// Lets what the scope under way fills be found, and calls it by the scope's name.
    func enterWhole(_ view: UIView) {
        guard let id = scope?.path else { return }
        view.accessibilityIdentifier = id
        views[id] = view
        whenEmptied { if $0.views[id] === view { $0.views[id] = nil } }
    }

    /// Lets a layer be found, and calls it by its id.
    func enter(_ layer: CALayer, as id: String) {
        let id = fullID(id)
        layer.name = id
        layers[id] = layer
        whenEmptied { if $0.layers[id] === layer { $0.layers[id] = nil } }
    }

    /// Lets an item be found.
    /// - Returns: What it is called by.
    func enter(_ item: any ShownItem, as id: String) -> String {
        let id = fullID(id)
        items[id] = item
        whenEmptied { if $0.items[id] === item { $0.items[id] = nil } }
        return id
    }

    /// Notes where a layer is written, and where its own keys end.
    func mark(_ layer: CALayer, at mark: YAMLMark, to lastLine: Int32) {
        let id = layer.renderID
        marks.places[id] = (mark, lastLine)
        whenEmptied { $0.marks.places[id] = nil }
    }

    /// The thing with an id of the file: that of the scope under way, else of the one around it, at last of the scene.
    func nearest<Thing>(_ id: String, in things: [String: Thing]) -> Thing? {
        var scope = scope
        while let current = scope {
            if let found = things["\(current.path)/\(id)"] { return found }
            scope = current.outer
        }
        return things[id]
    }
}
