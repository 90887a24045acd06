import Offstage
import Testing

@testable import SceneFile
@testable import UIKit

@Suite("Parts of a scene that are made more than once")
@MainActor
struct SceneScopeTests {
    private let builder = SceneBuilder(scale: 1, traits: UITraitCollection())
    private let scene: Scene

    init() throws {
        Stage().makeCurrent()
        scene = try SceneText.scene(
            SceneText.view(
                """
                id: cell
                layoutGuides: [{ id: gap }]
                subviews:
                  - { id: title, class: UILabel, text: T }
                  - id: row
                    class: UIStackView
                    arrangedSubviews: [{ id: a }, { id: b }]
                    customSpacing: { a: 12 }
                sublayers: [{ id: shade, class: CALayer }]
                """) + "constraints: [title.leading == gap.leading + 4]\n")
    }

    private var live: LiveConstraints { builder.parts[LiveConstraints.self] }

    /// What a list does for a row: the template's view and constraints, in the row's scope.
    @discardableResult
    private func fill(_ scope: SceneScope) throws -> UIView {
        let template = try #require(scene.content.windows.first?.view)
        return builder.within(scope) {
            let view = builder.makeView(template)
            live.waiting = scene.content.constraints
            builder.activateReady()
            return view
        }
    }

    private func full(_ rows: [String], _ names: [String]) -> Set<String> {
        Set(rows.flatMap { row in names.map { "\(row)/\($0)" } })
    }

    private static let names = ["cell", "title", "row", "a", "b"]

    @Test("Each has ids by its name; what the file says of ids means its own things")
    func ids() throws {
        let rows = (0..<3).map { SceneScope("row\($0)") }
        let cells = try rows.map { try fill($0) }
        #expect(Set(builder.views.keys) == full(["row0", "row1", "row2"], Self.names))
        #expect(Set(builder.layers.keys) == full(["row0", "row1", "row2"], ["shade"]))
        for (row, cell) in zip(rows, cells) {
            let title = try #require(builder.views["\(row.path)/title"])
            #expect(title.superview === cell && title.accessibilityIdentifier == "\(row.path)/title")
            #expect(builder.layers["\(row.path)/shade"]?.superlayer === cell.layer)
            let stack = try #require(builder.views["\(row.path)/row"] as? UIStackView)
            #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 12)
            let guide = try #require(live.guides["\(row.path)/gap"])
            #expect(guide.owningView === cell)
            let own = builder.constraints.flatMap(\.constraints).filter { $0.firstItem === title }
            #expect(own.count == 1 && own.first?.secondItem === guide && own.first?.isActive == true)
        }
        #expect(builder.marks.places.count == 18 && builder.constraints.count == 3)
        #expect(Set(cells.map { builder.marks.places[$0.layer.renderID]?.mark.line }) == [4])
    }

    @Test("An emptied one leaves nothing behind, the others all, and may be filled anew")
    func emptied() throws {
        let rows = (0..<3).map { SceneScope("row\($0)") }
        for row in rows { try fill(row) }
        weak var gone: UIView?
        gone = builder.views["row1/title"]
        #expect(gone != nil)
        rows[1].empty()
        #expect(Set(builder.views.keys) == full(["row0", "row2"], Self.names))
        #expect(Set(builder.layers.keys) == full(["row0", "row2"], ["shade"]))
        #expect(Set(live.guides.keys) == full(["row0", "row2"], ["gap"]))
        #expect(builder.marks.places.count == 12 && builder.constraints.count == 2 && live.freeViews.count == 10)
        #expect(gone == nil)
        rows[1].empty()
        try fill(rows[1])
        #expect(builder.views.count == 15 && builder.marks.places.count == 18 && builder.constraints.count == 3)
        for row in rows { row.empty() }
        #expect(builder.views.isEmpty && builder.layers.isEmpty && live.guides.isEmpty && live.freeViews.isEmpty)
        #expect(builder.marks.places.isEmpty && builder.constraints.isEmpty)
    }

    @Test("A name that a newer one has taken is not the older one's to take away")
    func renewed() throws {
        let (old, new) = (SceneScope("row0"), SceneScope("row0"))
        try fill(old)
        let cell = try fill(new)
        old.empty()
        #expect(builder.views["row0/cell"] === cell && builder.views.count == 5 && live.guides.count == 1)
        #expect(builder.marks.places.count == 6 && builder.constraints.count == 1)
    }

    @Test("An id means the nearest thing: of the scope, of the one around it, of the scene")
    func nearest() throws {
        let template = try #require(scene.content.windows.first?.view)
        let plain = builder.makeView(template)
        let row = SceneScope("row0")
        let inner = SceneScope("2", in: row)
        #expect(inner.path == "row0/2")
        builder.within(row) {
            builder.within(inner) { #expect(builder.nearest("cell", in: builder.views) === plain) }
        }
        let cell = try fill(row)
        builder.within(inner) { #expect(builder.nearest("cell", in: builder.views) === cell) }
        let nested = try fill(inner)
        builder.within(inner) { #expect(builder.nearest("cell", in: builder.views) === nested) }
        builder.within(row) { #expect(builder.nearest("cell", in: builder.views) === cell) }
        #expect(builder.nearest("cell", in: builder.views) === plain && builder.views["row0/2/cell"] === nested)
        inner.empty()
        #expect(builder.views["row0/2/cell"] == nil && builder.views["row0/cell"] === cell)
    }
}
