import Offstage
import Testing
import UIKit

@MainActor
@Suite struct DarkModeBehaviors {
    private let stage = makeStage(scale: 1)
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func white(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
        var white: CGFloat = -1
        color.resolvedColor(with: traits).getWhite(&white, alpha: nil)
        return white
    }

    @Test("DARK-01 semantic colours and those of a closure resolve by traits, in pixels too")
    func semanticColors() {
        stage.makeCurrent()
        #expect(white(.label, light) == 0 && white(.label, dark) == 1)
        #expect(white(.systemBackground, light) == 1 && white(.systemBackground, dark) == 0)
        let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        let view = makeView(0, 0, 10, 10, own, in: stage.window)
        #expect(stage.render().at(5, 5) == Pixel(255, 0, 0, 255))
        stage.setTraits(dark)
        #expect(stage.render().at(5, 5) == Pixel(0, 255, 0, 255))
        #expect(view.backgroundColor === own)
    }

    private func borderedView() -> UIView {
        let view = makeView(0, 0, 40, 30, in: stage.window)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.label.resolvedColor(with: light).cgColor
        return view
    }

    @Test("DARK-02 a border's CGColor stays as it was taken, a label's text follows")
    func fixedColor() {
        stage.makeCurrent()
        let view = borderedView()
        let label = UILabel(frame: CGRect(x: 6, y: 6, width: 28, height: 18))
        label.text = "HHH"
        label.font = .systemFont(ofSize: 17, weight: .black)
        view.addSubview(label)
        let before = stage.render()
        #expect(before.at(1, 15) == Pixel(0, 0, 0, 255))
        #expect(before.pixels(6..<34, 6..<24).contains(Pixel(0, 0, 0, 255)))
        stage.setTraits(dark)
        let after = stage.render()
        #expect(after.at(1, 15) == Pixel(0, 0, 0, 255))
        #expect(after.pixels(6..<34, 6..<24).contains(Pixel(255, 255, 255, 255)))
    }

    @Test("DARK-03 a handler for the style sets a layer's colours again, once a change")
    func layerColors() {
        stage.makeCurrent()
        let view = borderedView()
        var calls = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            calls += 1
            view.layer.borderColor = UIColor.label.cgColor
        }
        #expect(stage.render().at(1, 15) == Pixel(0, 0, 0, 255))
        stage.setTraits(dark)
        #expect(stage.render().at(1, 15) == Pixel(255, 255, 255, 255))
        #expect(calls == 1)
    }

    @Test("DARK-04 a view keeps its UIColor and resolves it, a layer of its own keeps the CGColor")
    func backgrounds() {
        stage.makeCurrent()
        let view = makeView(0, 0, 10, 10, .systemBackground, in: stage.window)
        let layer = CALayer()
        layer.backgroundColor = UIColor.systemBackground.cgColor
        stage.window.layer.addSublayer(layer)
        _ = stage.render()
        let (viewBefore, layerBefore, color) = (view.layer.backgroundColor, layer.backgroundColor, view.backgroundColor)
        stage.setTraits(dark)
        _ = stage.render()
        #expect(view.layer.backgroundColor != viewBefore)
        #expect(layer.backgroundColor == layerBefore)
        #expect(view.backgroundColor === color)
    }

    @Test("DARK-06 overrideUserInterfaceStyle holds for a view and all below it, or a window")
    func overrides() {
        stage.makeCurrent()
        let (forced, sibling) = (
            makeView(0, 0, 10, 10, .systemBackground, in: stage.window),
            makeView(10, 0, 10, 10, .systemBackground, in: stage.window)
        )
        let child = makeView(0, 0, 5, 5, .label, in: forced)
        var calls: [String] = []
        for (name, view) in [("forced", forced), ("child", child), ("sibling", sibling)] {
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls.append(name) }
        }
        _ = stage.render()
        forced.overrideUserInterfaceStyle = .dark
        let frame = stage.render()
        #expect(frame.at(8, 8) == Pixel(0, 0, 0, 255))
        #expect(frame.at(2, 2) == Pixel(255, 255, 255, 255))
        #expect(frame.at(15, 5) == Pixel(255, 255, 255, 255))
        #expect(calls == ["forced", "child"])
        forced.overrideUserInterfaceStyle = .unspecified
        #expect(stage.render().at(8, 8) == Pixel(255, 255, 255, 255))
        stage.window.overrideUserInterfaceStyle = .dark
        let all = stage.render()
        #expect(all.at(8, 8) == Pixel(0, 0, 0, 255))
        #expect(all.at(15, 5) == Pixel(0, 0, 0, 255))
    }
}
