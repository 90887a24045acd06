import Offstage
import Testing
import UIKit

@Suite("Marks in the wrong phase")
@MainActor
struct LateMarkTests {
    private let stage = makeStage()
    private let log = CallLog()

    /// Marks a view when its tint is read, which commits do for template images.
    private final class AskingView: UIImageView {
        weak var other: UIView?

        override var tintColor: UIColor! {
            get {
                other?.setNeedsLayout()
                return super.tintColor
            }
            set { super.tintColor = newValue }
        }
    }

    private func late() -> [Diagnostic] { stage.diagnostics.all.filter { $0.kind == .markedInWrongPhase } }

    @Test("Layout that draw(_:) asks for is told once, with who drew")
    func layoutFromDraw() {
        stage.makeCurrent()
        let chart = DrawingView("chart", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let legend = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
        legend.accessibilityIdentifier = "legend"
        chart.onDraw = { _ in legend.setNeedsLayout() }
        stage.window.addSubview(chart)
        stage.window.addSubview(legend)
        _ = stage.render()
        chart.setNeedsDisplay()
        _ = stage.render()
        #expect(
            late().map(\.message) == [
                "UIView:legend was marked for layout by setNeedsLayout while DrawingView:chart drew itself: the update "
                    + "cycle has to run again in this turn"
            ])
        #expect(late().map(\.views) == [["UIView:legend", "DrawingView:chart"]])
    }

    @Test("Constraints and properties from draw(_:) are told too; display is not")
    func otherMarks() {
        stage.makeCurrent()
        let chart = DrawingView("chart", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = DrawingView("other", log, frame: CGRect(x: 0, y: 20, width: 10, height: 10))
        chart.onDraw = { _ in
            other.setNeedsDisplay()
            other.setNeedsUpdateConstraints()
            other.setNeedsUpdateProperties()
        }
        stage.window.addSubview(chart)
        stage.window.addSubview(other)
        _ = stage.render()
        #expect(late().map { $0.message.split(separator: " ")[4] } == ["constraints", "properties"])
    }

    @Test("What a commit asks marks too late")
    func commit() {
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let asking = AskingView(image: PixelProbe.picture(["R"]).withRenderingMode(.alwaysTemplate))
        asking.other = view
        stage.window.addSubview(asking)
        stage.window.addSubview(view)
        _ = stage.render()
        #expect(late().count == 1 && late()[0].message.contains("while the layers were committed"))
    }

    @Test("Marks from layout, from events and between turns are in time")
    func inTime() {
        stage.makeCurrent()
        let view = LoggingView("v", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let sibling = DrawingView("s", log, frame: CGRect(x: 0, y: 20, width: 10, height: 10))
        view.onLayout = {
            sibling.setNeedsLayout()
            sibling.setNeedsDisplay()
        }
        stage.window.addSubview(view)
        stage.window.addSubview(sibling)
        stage.schedule(at: 0.1) { view.setNeedsUpdateConstraints() }
        stage.advance(by: 1)
        view.setNeedsLayout()
        _ = stage.render()
        #expect(late().isEmpty)
    }
}
