import Offstage
import Testing
import UIKit

/// The table of what invalidates what: marks on the view and on its superview.
@Suite("What invalidates what")
@MainActor
struct InvalidationTests: StageSuite {
    struct Marks: OptionSet, CustomStringConvertible {
        let rawValue: Int
        static let ownLayout = Marks(rawValue: 1)
        static let superLayout = Marks(rawValue: 2)
        static let display = Marks(rawValue: 4)
        static let constraints = Marks(rawValue: 8)
        static let grandLayout = Marks(rawValue: 16)

        var description: String {
            let names = ["layout", "superview's layout", "display", "constraints", "grandparent's layout"]
            return names.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element).joined(separator: ", ")
        }
    }

    let made = makeStage()

    let log = CallLog()

    /// The marks that a change makes on a drawing view at rest.
    func marks(_ change: (DrawingView) -> Void) -> Marks {
        let grandparent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let view = DrawingView("v", log, frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.window.addSubview(grandparent)
        grandparent.addSubview(parent)
        parent.addSubview(UIView())
        parent.addSubview(view)
        parent.addSubview(UIView())
        stage.runTurn()
        change(view)
        var result: Marks = []
        if view.layer.needsLayout() { result.insert(.ownLayout) }
        if parent.layer.needsLayout() { result.insert(.superLayout) }
        if grandparent.layer.needsLayout() { result.insert(.grandLayout) }
        if view.layer.needsDisplay() { result.insert(.display) }
        if view.needsUpdateConstraints() { result.insert(.constraints) }
        stage.runTurn()
        grandparent.removeFromSuperview()
        return result
    }

    @Test("Geometry")
    func geometry() {
        #expect(marks { $0.bounds.size.width = 30 } == [.ownLayout, .superLayout])
        #expect(marks { $0.frame.size.width = 30 } == [.ownLayout, .superLayout])
        #expect(marks { $0.frame = $0.frame } == [])
        #expect(marks { $0.bounds.origin.y = 5 } == [.ownLayout, .superLayout])
        #expect(marks { $0.frame.origin.x = 30 } == [])
        #expect(marks { $0.center.x = 30 } == [])
        #expect(marks { $0.anchorPoint.x = 0 } == [])
        #expect(marks { $0.transform = CGAffineTransform(scaleX: 2, y: 2) } == [.superLayout])
        #expect(marks { $0.layer.transform = CATransform3DMakeScale(2, 2, 1) } == [.superLayout])
    }

    @Test("Appearance marks nothing")
    func appearance() {
        #expect(marks { $0.alpha = 0.5 } == [])
        #expect(marks { $0.isHidden = true } == [])
        #expect(marks { $0.clipsToBounds = true } == [])
        #expect(marks { $0.layer.cornerRadius = 3 } == [])
        #expect(marks { $0.layer.borderWidth = 3 } == [])
        #expect(marks { $0.layer.shadowOpacity = 1 } == [])
        #expect(marks { $0.layer.zPosition = 1 } == [])
        #expect(marks { $0.tintColor = .red } == [])
        #expect(marks { $0.isUserInteractionEnabled = false } == [])
        let plain = UIView()
        plain.layoutIfNeeded()
        plain.backgroundColor = .red
        plain.setNeedsDisplay()
        plain.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(!plain.layer.needsLayout() && !plain.layer.needsDisplay())
    }

    @Test("Hierarchy")
    func hierarchy() {
        #expect(marks { $0.superview?.addSubview(UIView()) } == [.superLayout])
        #expect(marks { $0.superview?.subviews[0].removeFromSuperview() } == [.superLayout])
        #expect(marks { $0.superview?.bringSubviewToFront($0) } == [.superLayout])
        #expect(marks { $0.superview?.sendSubviewToBack($0) } == [.superLayout])
        #expect(marks { $0.superview?.exchangeSubview(at: 0, withSubviewAt: 1) } == [.superLayout])
        #expect(marks { $0.addSubview(UIView()) } == [.ownLayout])
    }

    @Test("A new view waits for its first layout")
    func added() {
        let view = UIView()
        #expect(view.layer.needsLayout())
        view.layoutIfNeeded()
        stage.window.addSubview(view)
        #expect(!view.layer.needsLayout(), "a view that was laid out before is not marked by being added")
    }

    @Test("Drawing, margins, direction, traits")
    func rest() {
        #expect(marks { $0.contentScaleFactor = 1 } == [.display])
        #expect(marks { $0.contentMode = .center } == [.display])
        #expect(
            marks {
                $0.contentMode = .redraw
                $0.superview?.window.map { _ in stage.runTurn() }
                $0.bounds.size.height = 5
            } == [.ownLayout, .superLayout, .display])
        #expect(marks { $0.layoutMargins.left = 20 } == [.ownLayout])
        #expect(marks { $0.semanticContentAttribute = .forceRightToLeft } == [.ownLayout, .constraints])
        #expect(marks { $0.traitOverrides.userInterfaceStyle = .dark } == [])
        #expect(
            marks {
                $0.overrideUserInterfaceStyle = .dark
                $0.updateTraitsIfNeeded()
            } == [.display])
    }

    @Test("A scroll view's content offset marks it alone")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(scroll)
        stage.window.addSubview(parent)
        stage.runTurn()
        scroll.contentOffset.y = 10
        #expect(scroll.layer.needsLayout() && !parent.layer.needsLayout())
        stage.runTurn()
        scroll.bounds.size.height = 40
        #expect(scroll.layer.needsLayout() && parent.layer.needsLayout())
    }
}
