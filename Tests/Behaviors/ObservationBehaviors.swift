import Observation
import Offstage
import Testing
import UIKit

@Observable
private final class Model {
    var title = "a"
    var drawn = 1
    var unread = 0
}

@MainActor
@Suite struct ObservationBehaviors {
    private let stage = makeStage()

    private final class ModelView: UIView {
        let model: Model
        var calls: [String] = []
        let text = UILabel()

        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            addSubview(text)
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            text.text = model.title
            calls.append("properties \(model.title)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layout")
        }
        override func draw(_ rect: CGRect) {
            calls.append("draw \(model.drawn)")
        }
    }

    @Test("SCENE-03 what updateProperties or draw reads of a model runs that again when it changes")
    func tracked() {
        stage.makeCurrent()
        let model = Model()
        let view = ModelView(model)
        stage.window.addSubview(view)
        _ = stage.render()
        #expect(view.calls == ["properties a", "layout", "draw 1"])
        view.calls = []
        model.unread = 5
        _ = stage.render()
        #expect(view.calls.isEmpty)
        for (title, drawn) in [("b", 2), ("c", 3)] {
            model.title = title
            _ = stage.render()
            #expect(view.calls == ["properties \(title)"] && view.text.text == title)
            view.calls = []
            model.drawn = drawn
            _ = stage.render()
            #expect(view.calls == ["draw \(drawn)"])
            view.calls = []
        }
    }

    @Test("A model that is changed often while a view is laid out anew holds one watch, and no view")
    func watches() {
        stage.makeCurrent()
        final class LaidOut: UIView {
            let model: Model
            var reads = 0
            init(_ model: Model) {
                self.model = model
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() { reads += model.unread >= 0 ? 1 : 0 }
        }
        let model = Model()
        var view: LaidOut? = LaidOut(model)
        view.map { stage.window.addSubview($0) }
        for _ in 0..<50 {
            view?.setNeedsLayout()
            stage.runTurn()
        }
        #expect(view?.reads == 50)
        model.unread = 1
        stage.runTurn()
        #expect(view?.reads == 51)
        weak let watched = view
        view?.removeFromSuperview()
        view = nil
        #expect(watched == nil)
        model.unread = 2
        stage.runTurn()
    }

    @Test("SCENE-04 updateProperties runs after traits and before layout; what it changes is laid out in the same pass")
    func order() {
        stage.makeCurrent()
        final class Watcher: UIView {
            var calls: [String] = []
            let text = UILabel()
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                calls.append("traits")
                setNeedsUpdateProperties()
            }
            override func updateProperties() {
                super.updateProperties()
                calls.append("properties")
                text.text = "text \(calls.count)"
                setNeedsLayout()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("layout")
            }
            override func draw(_ rect: CGRect) { calls.append("draw") }
        }
        let view = Watcher(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.addSubview(view.text)
        stage.window.addSubview(view)
        _ = stage.render()
        view.calls = []
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        _ = stage.render()
        #expect(view.calls == ["traits", "properties", "layout", "draw"])
    }

    private final class Counter: UIView {
        let model: Model
        let tracks: Bool
        var layouts = 0
        var shown = ""

        init(_ model: Model, tracks: Bool) {
            self.model = model
            self.tracks = tracks
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        /// What was copied by hand; a view that tracks reads the model itself.
        var copied = "a"

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            shown = tracks ? model.title : copied
        }
    }

    @Test("SCENE-06 tracking lays out as often as marks by hand, and forgets nothing")
    func byHand() {
        stage.makeCurrent()
        let model = Model()
        let (tracking, manual) = (Counter(model, tracks: true), Counter(model, tracks: false))
        for view in [tracking, manual] { stage.window.addSubview(view) }
        stage.runTurn()
        for title in ["b", "c"] {
            model.title = title
            manual.copied = title
            manual.setNeedsLayout()
            stage.runTurn()
            #expect(tracking.shown == title && manual.shown == title)
        }
        #expect(tracking.layouts == 3 && manual.layouts == 3)
        model.title = "d"
        manual.copied = "d"
        stage.runTurn()
        #expect(tracking.shown == "d" && manual.shown == "c")
    }
}
