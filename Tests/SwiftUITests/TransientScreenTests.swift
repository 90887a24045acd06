import CoreGraphics
import Foundation
import GoldenTesting
import Offstage
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Shelf {
    var hasPopover = false
    var asks = false
    var search = ""
    var loads = 0
    var log: [String] = []
}

private struct ShelfView: View {
    @Bindable var shelf: Shelf
    /// Whether the search field is there also before the list is pulled down.
    var isSearched = false

    var body: some View {
        NavigationStack {
            List(["Apple", "Pear", "Plum"].filter { shelf.search.isEmpty || $0.contains(shelf.search) }, id: \.self) {
                Text($0)
            }
            .refreshable { @MainActor in
                shelf.log.append("begins")
                try? await Task.sleep(nanoseconds: 500_000_000)
                shelf.loads += 1
            }
            .searchable(
                text: $shelf.search, placement: .navigationBarDrawer(displayMode: isSearched ? .always : .automatic),
                prompt: "Find fruit"
            )
            .navigationTitle("Fruit")
            .popover(isPresented: $shelf.hasPopover) { Text("About fruit").padding() }
            .confirmationDialog("Throw away?", isPresented: $shelf.asks, titleVisibility: .visible) {
                Button("Throw", role: .destructive) { shelf.log.append("thrown") }
                Button("Keep", role: .cancel) { shelf.log.append("kept") }
            } message: {
                Text("All of it.")
            }
        }
    }
}

/// What comes and goes on a screen, and screens as films.
@MainActor
@Suite struct TransientScreenTests {
    @Test("A popover stands at its view where there is room, and is a sheet where there is little")
    func popovers() throws {
        for (width, height) in [(390.0, 844.0), (1_024.0, 768.0)] {
            let shelf = Shelf()
            let sizes = UITraitCollection { traits in
                traits.horizontalSizeClass = width > 700 ? .regular : .compact
                traits.verticalSizeClass = .regular
            }
            let hosted = Hosted(width, height, scale: 1, traits: sizes, ShelfView(shelf: shelf))
            shelf.hasPopover = true
            hosted.turn()
            hosted.stage.advance(by: 1)
            var controller: UIViewController? = hosted.controller
            while let next = controller?.presentedViewController { controller = next }
            let shown = try #require(controller)
            #expect(shown !== hosted.controller)
            let box = shown.view.convert(shown.view.bounds, to: nil)
            if width > 700 {
                #expect(box.width < 300 && box.height < 200)
            } else {
                #expect(box.width == 390)
            }
            shown.dismiss(animated: true)
            hosted.stage.advance(by: 1)
            #expect(!shelf.hasPopover)
        }
    }

    @Test("A confirmation comes from below with its title, and does what is chosen")
    func confirmations() throws {
        let shelf = Shelf()
        let hosted = Hosted(ShelfView(shelf: shelf))
        shelf.asks = true
        hosted.turn()
        hosted.stage.advance(by: 1)
        var controller: UIViewController? = hosted.controller
        while let next = controller?.presentedViewController { controller = next }
        let dialog = try #require(controller as? UIAlertController)
        #expect(dialog.preferredStyle == .actionSheet)
        #expect(dialog.title == "Throw away?" && dialog.message == "All of it.")
        #expect(dialog.actions.map(\.title) == ["Throw", "Keep"])
        let button = try #require(hosted.stage.window.firstLabel("Throw"))
        try hosted.stage.touch.tap(button.convert(CGPoint(x: 5, y: 5), to: nil))
        hosted.stage.advance(by: 1)
        #expect(shelf.log == ["thrown"])
        #expect(!shelf.asks)
    }

    @Test("A list that is pulled down loads, and is at rest again when that is done")
    func refreshing() throws {
        let shelf = Shelf()
        let hosted = Hosted(ShelfView(shelf: shelf))
        let list = try #require(hosted.stage.window.firstView(of: UICollectionView.self))
        try hosted.stage.touch.drag(CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 350), duration: 0.4)
        hosted.stage.advance(by: 0.2)
        #expect(shelf.log == ["begins"])
        #expect(list.refreshControl?.isRefreshing == true)
        hosted.stage.advance(by: 2)
        #expect(shelf.loads == 1)
        #expect(list.refreshControl?.isRefreshing == false)
    }

    @Test("What is typed into the search field is in the binding, and the list follows")
    func searching() throws {
        let shelf = Shelf()
        let hosted = Hosted(ShelfView(shelf: shelf, isSearched: true))
        let list = try #require(hosted.stage.window.firstView(of: UICollectionView.self))
        let field = try #require(hosted.stage.window.firstView(of: UISearchTextField.self))
        #expect(field.placeholder == "Find fruit")
        #expect(list.visibleCells.count == 3)
        try hosted.stage.touch.tap(
            field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
        hosted.stage.advance(by: 0.5)
        #expect(field.isFirstResponder)
        field.insertText("P")
        field.insertText("l")
        hosted.stage.advance(by: 0.5)
        #expect(shelf.search == "Pl")
        #expect(list.numberOfItems(inSection: 0) == 1)
        shelf.search = ""
        hosted.stage.advance(by: 0.5)
        #expect(field.text == "")
        #expect(list.numberOfItems(inSection: 0) == 3)
    }

    private func screen(_ view: some View) -> Stage {
        Hosted(
            390, 700, scale: 2, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), traits: nil, view
        ).stage
    }

    @Test("A chart that is drawn, with a grid, controls and glass, without anything to complain of")
    func chart() {
        let stage = screen(ChartScreens.Week())
        let frame = stage.render()
        expectGolden(frame, named: "canvas")
        #expect(stage.diagnostics.messages == [])
    }

    @Test("Two screens as films: columns that grow, and a sheet that rises to both of its places")
    func films() throws {
        let growing = screen(ChartScreens.Growing())
        let first = growing.film(for: 0.7, fps: 10)
        expectGolden(first.frames[3].frame, named: "film-columns-3")
        expectGolden(try #require(first.frames.last).frame, named: "film-columns-last")
        let rising = screen(ChartScreens.Rising())
        let button = try #require(rising.window.firstView(of: PressControl.self))
        try rising.touch.tap(button.convert(CGPoint(x: 10, y: 10), to: nil))
        let second = rising.film(for: 1, fps: 10)
        expectGolden(second.frames[2].frame, named: "film-sheet-2")
        expectGolden(try #require(second.frames.last).frame, named: "film-sheet-medium")
        let more = try #require(rising.window.views(of: PressControl.self).last)
        try rising.touch.tap(more.convert(CGPoint(x: 10, y: 10), to: nil))
        let third = rising.film(for: 1, fps: 10)
        expectGolden(try #require(third.frames.last).frame, named: "film-sheet-large")
    }
}

extension UIView {
    /// The first label with a text.
    fileprivate func firstLabel(_ text: String) -> UILabel? {
        if let label = self as? UILabel, label.text == text { return label }
        for view in subviews { if let found = view.firstLabel(text) { return found } }
        return nil
    }
}
