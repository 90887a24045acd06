import Offstage
import Testing
import UIKit

@Suite("Safe area and margins")
@MainActor
struct MarginTests: StageSuite {
    final class Noting: UIView {
        var safeAreas: [UIEdgeInsets] = []
        var margins: [UIEdgeInsets] = []
        override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
        override func layoutMarginsDidChange() { margins.append(layoutMargins) }
    }

    let made = makePhoneStage()

    @Test("What reaches into a view, and into views in it")
    func propagation() {
        let (outer, inner) = (Noting(frame: CGRect(x: 0, y: 20, width: 300, height: 560)), Noting())
        inner.frame = CGRect(x: 0, y: 10, width: 100, height: 100)
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(outer.safeAreas.count == 1 && inner.safeAreas.count == 1)
        inner.frame.origin.y = 40
        #expect(inner.safeAreaInsets == .zero && inner.safeAreas.count == 2)
        outer.frame.origin.y = 0
        #expect(outer.safeAreaInsets.top == 50)
        outer.bounds.origin.y = 30
        #expect(inner.safeAreaInsets.top == 40)
        // An edge without an inset takes nothing, however far a view sticks out over it.
        inner.frame.origin = CGPoint(x: -20, y: 30)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    }

    final class Shaped: UIWindow {
        var insets = UIEdgeInsets(top: 20, left: 5, bottom: 7, right: 0)
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    final class Framed: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
        override var layoutMargins: UIEdgeInsets {
            get { UIEdgeInsets(top: 0, left: 45, bottom: 0, right: 0) }
            set {}
        }
    }

    @Test("A view that sticks out of its superview has no more of the safe area than that")
    func stickingOut() {
        let view = Noting(frame: CGRect(x: -10, y: -20, width: 320, height: 640))
        stage.window.addSubview(view)
        #expect(view.safeAreaInsets == stage.window.safeAreaInsets && view.safeAreaInsets.top == 50)
    }

    @Test("Safe areas of thirds are whole pixels to the last bit")
    func thirds() {
        let stage = makeStage(300, 600, scale: 3, safeArea: UIEdgeInsets(top: 161.0 / 3, left: 0, bottom: 0, right: 0))
        let outer = Noting(frame: CGRect(x: 0, y: -44, width: 300, height: 640))
        let inner = Noting(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        outer.frame.origin.y = 5.0 / 3
        #expect(outer.safeAreaInsets.top == 156.0 / 3 && inner.safeAreaInsets.top == 126.0 / 3)
        outer.frame.origin.y = 0.2
        #expect(abs(outer.safeAreaInsets.top - (161.0 / 3 - 0.2)) < 1e-9, "what is no whole pixel stays")
    }

    @Test("A window that overrides its safe area is believed by margins and guides")
    func overriddenSafeArea() {
        stage.makeCurrent()
        let window = Shaped(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Noting(frame: window.bounds)
        let marked = UIView()
        marked.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(marked)
        window.addSubview(view)
        NSLayoutConstraint.activate([
            marked.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            marked.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            marked.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
            marked.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets == window.insets && view.safeAreas == [window.insets])
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 13, bottom: 15, right: 8))
        #expect(window.layoutMargins == view.layoutMargins)
        #expect(marked.frame == CGRect(x: 5, y: 20, width: 87, height: 65))
        view.frame.origin.y = 4
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 16, left: 5, bottom: 7, right: 0), "no more where 4 stick out")
        window.bounds.size.height = 110
        #expect(view.safeAreaInsets.bottom == 1)
    }

    @Test("So are views in between, with their margins too")
    func overriddenInView() {
        let framed = Framed(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let inner = Noting(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
        inner.preservesSuperviewLayoutMargins = true
        framed.addSubview(inner)
        stage.window.addSubview(framed)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0))
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 38, bottom: 8, right: 8))
        inner.insetsLayoutMarginsFromSafeArea = false
        #expect(inner.layoutMargins.left == 35)
    }

    @Test("Margins: 8, with the safe area unless told otherwise")
    func margins() {
        let view = Noting(frame: stage.window.bounds)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        stage.window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 58, left: 8, bottom: 38, right: 8))
        #expect(view.margins.count == 1)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.margins.last == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.margins.count == 3)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.margins.count == 3)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6)
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 5))
    }

    @Test("preservesSuperviewLayoutMargins keeps as far from the superview's edges as its margins")
    func preserves() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Noting(frame: CGRect(x: 5, y: 50, width: 95, height: 50))
        parent.addSubview(child)
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 20, right: 20))
        parent.layoutMargins.left = 40
        #expect(child.layoutMargins.left == 35 && child.margins.count == 2)
        child.frame.origin.x = 40
        #expect(child.layoutMargins.left == 8 && child.margins.count == 3)
    }

    @Test("A root view has the system's minimum at its sides and none above and below")
    func root() {
        stage.makeCurrent()
        let root = UIView()
        stage.setRootView(root)
        #expect(root.frame == stage.window.bounds)
        #expect(root.layoutMargins == UIEdgeInsets(top: 50, left: 16, bottom: 30, right: 16))
        root.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 30)
        #expect(root.layoutMargins == UIEdgeInsets(top: 54, left: 16, bottom: 34, right: 30))
        root.respectsSystemMinimumLayoutMargins = false
        #expect(root.layoutMargins == UIEdgeInsets(top: 54, left: 4, bottom: 34, right: 30))
        let large = Stage(device: .iPhone16ProMax)
        let other = UIView()
        large.setRootView(other)
        #expect(other.layoutMargins.left == 20)
        stage.makeCurrent()
    }
}
