import Offstage
import TestKit
import Testing

@testable import UIKit

/// A list of views in a row: its model is what is in it, and what leaves is seen for a second.
private final class Shelf: UIView {
    private(set) var model: [UIView] = []
    private(set) var departures: [Departure] = []
    /// What is free to be used again, in the order in which it left.
    private(set) var free: [UIView] = []

    func add(_ view: UIView) {
        for departure in departures where departure.takeBack(view) { view.alpha = 1 }
        model.append(view)
        if view.superview !== self { addSubview(view) }
    }

    func delete(_ views: [UIView]) {
        model.removeAll { view in views.contains { $0 === view } }
        let departure = Departure(of: views) { [weak self] in self?.free.append($0) }
        departures.append(departure)
        UIView.animate(
            withDuration: 1, animations: { for view in views { view.alpha = 0 } }, completion: { _ in departure.end() })
    }
}

@Suite("Views that have left the model")
@MainActor
struct DepartureTests {
    private let stage = makeStage(100, 100)
    private let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let views = (0..<4).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 10, height: 10)) }

    init() {
        stage.makeCurrent()
        stage.window.addSubview(shelf)
        for view in views { shelf.add(view) }
        stage.runTurn()
    }

    @Test("They are seen until their animation ends, and leave together then")
    func end() {
        shelf.delete([views[2], views[0]])
        #expect(shelf.model == [views[1], views[3]])
        stage.advance(by: 0.9)
        #expect(shelf.subviews == views && shelf.free.isEmpty)
        #expect(shelf.departures[0].views == [views[2], views[0]])
        stage.advance(by: 0.2)
        #expect(shelf.subviews == [views[1], views[3]])
        #expect(shelf.free == [views[2], views[0]] && shelf.departures[0].views.isEmpty)
    }

    @Test("Who is taken back before stays; who has moved elsewhere stays there; who was removed is told of no more")
    func stay() {
        shelf.delete(Array(views[..<3]))
        stage.advance(by: 0.5)
        shelf.add(views[1])
        stage.window.addSubview(views[0])
        views[2].removeFromSuperview()
        stage.advance(by: 1)
        #expect(shelf.subviews == [views[1], views[3]])
        #expect(views[0].superview === stage.window && shelf.free.isEmpty)
        #expect(shelf.model == [views[3], views[1]])
        #expect(!shelf.departures[0].takeBack(views[1]), "only once")
    }

    @Test("Nobody need wait: an end before the animation's counts, and only once")
    func early() {
        shelf.delete([views[0]])
        shelf.departures[0].end()
        #expect(views[0].superview == nil && shelf.free.count == 1)
        shelf.add(views[0])
        stage.advance(by: 2)
        #expect(views[0].superview === shelf && shelf.free.count == 1)
    }

    @Test("Without a window nothing animates, and they leave at once")
    func atOnce() {
        shelf.removeFromSuperview()
        shelf.delete([views[3]])
        #expect(views[3].superview == nil && shelf.free.count == 1)
    }

    @Test("The system's deletion leaves a view alone that has moved elsewhere")
    func deletion() {
        var answers: [Bool] = []
        UIView.perform(.delete, on: [views[0], views[1]], animations: nil) { answers.append($0) }
        stage.window.addSubview(views[1])
        stage.advance(by: 1)
        #expect(views[0].superview == nil && views[1].superview === stage.window && answers.count == 1)
    }
}
