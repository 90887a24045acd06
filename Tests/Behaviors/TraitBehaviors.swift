import Offstage
import Testing
import UIKit

@MainActor
@Suite struct TraitBehaviors {
    private let stage = Stage(device: .iPhone16)

    private final class OldView: UIView {
        var previous: [UITraitCollection?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            previous.append(previousTraitCollection)
        }
    }

    private class Hearing: UIViewController {
        private(set) var heard: [UIUserInterfaceSizeClass] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
                self.heard.append(self.traitCollection.horizontalSizeClass)
            }
        }
    }
    private final class HearingMore: Hearing {}

    @Test("A handler may call its object self, of the type Self, in classes with subclasses as well")
    func handlersOfSelf() {
        stage.makeCurrent()
        let controller = HearingMore()
        stage.window.rootViewController = controller
        stage.runTurn()
        stage.window.traitOverrides.horizontalSizeClass = .regular
        stage.runTurn()
        #expect(controller.heard == [.regular])
    }

    @Test("TRAIT-01 a registration hears of its own traits, traitCollectionDidChange of all")
    func registration() {
        stage.makeCurrent()
        let view = OldView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [(old: UIUserInterfaceSizeClass, new: UIUserInterfaceSizeClass)] = []
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: OldView, previous) in
            heard.append((previous.horizontalSizeClass, view.traitCollection.horizontalSizeClass))
        }
        stage.window.addSubview(view)
        stage.runTurn()
        let before = view.previous.count
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        stage.runTurn()
        #expect(view.previous.count == before + 1 && heard.isEmpty)
        view.traitOverrides.horizontalSizeClass = .regular
        stage.runTurn()
        #expect(view.previous.count == before + 2)
        #expect(heard.map(\.old) == [.compact])
        #expect(heard.map(\.new) == [.regular])
    }

    private final class Adapting: UIViewController {
        var heard: (UIUserInterfaceSizeClass) -> Void = { _ in }
        private(set) var layouts: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
                self.heard(self.traitCollection.horizontalSizeClass)
                self.configureLayout("change")
            }
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            configureLayout("appearing")
        }
        private func configureLayout(_ cause: String) { layouts.append(cause) }
    }

    @Test("TRAIT-02 a handler gets the object itself: nothing is held, and it ends with the object")
    func registrationEnds() {
        stage.makeCurrent()
        var calls = 0
        weak var weakly: Adapting?
        func show() {
            let controller = Adapting()
            controller.heard = { _ in calls += 1 }
            weakly = controller
            stage.window.rootViewController = controller
            stage.advance(by: 1)
            stage.window.traitOverrides.horizontalSizeClass = .regular
            stage.advance(by: 1)
        }
        show()
        #expect(calls == 1 && weakly != nil)
        stage.window.rootViewController = nil
        stage.advance(by: 1)
        #expect(weakly == nil)
        stage.window.traitOverrides.horizontalSizeClass = .compact
        stage.advance(by: 1)
        #expect(calls == 1)
    }

    @Test("TRAIT-03 a handler is not called at registration: the first layout comes from viewIsAppearing")
    func registrationIsSilent() {
        stage.makeCurrent()
        let controller = Adapting()
        controller.loadViewIfNeeded()
        #expect(controller.layouts.isEmpty)
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        #expect(controller.layouts == ["appearing"])
        for size in [UIUserInterfaceSizeClass.regular, .compact] {
            stage.window.traitOverrides.horizontalSizeClass = size
            stage.advance(by: 1)
        }
        #expect(controller.layouts == ["appearing", "change", "change"])
    }

    @Test("TRAIT-08 a child's traitOverrides do what setOverrideTraitCollection(_:forChild:) did")
    func childOverrides() {
        stage.makeCurrent()
        func read(_ override: (UIViewController, UIViewController) -> Void) -> [UIUserInterfaceSizeClass] {
            let (parent, child, sibling) = (UIViewController(), UIViewController(), UIViewController())
            for controller in [child, sibling] {
                parent.addChild(controller)
                parent.view.addSubview(controller.view)
                controller.didMove(toParent: parent)
            }
            stage.window.rootViewController = parent
            stage.advance(by: 1)
            override(parent, child)
            stage.advance(by: 1)
            return [child, sibling].map(\.view.traitCollection.horizontalSizeClass)
        }
        let new = read { $1.traitOverrides.horizontalSizeClass = .regular }
        let old = read {
            $0.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: $1)
        }
        #expect(new == [.regular, .compact] && old == new)
        let removed = read { parent, child in
            child.traitOverrides.horizontalSizeClass = .regular
            stage.advance(by: 1)
            child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
        #expect(removed == [.compact, .compact])
    }

    @Test("TRAIT-04 a change of the style runs the colours' handler, a turn of the device the layout's")
    func ownTraits() {
        stage.makeCurrent()
        var calls: [String] = []
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls.append("colours") }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (_: UIView, _) in calls.append("layout")
        }
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(calls.isEmpty)
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        stage.runTurn()
        #expect(calls == ["colours"])
        stage.rotate(to: .landscapeLeft)
        stage.runTurn()
        #expect(calls == ["colours", "layout"])
    }

    fileprivate struct Compactness: UITraitDefinition {
        static let defaultValue = false
    }

    @Test("TRAIT-05 a trait of one's own is handed down the tree, and a branch overrides it")
    func ownTrait() {
        stage.makeCurrent()
        var calls: [String] = []
        func view(_ name: String, in superview: UIView) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.registerForTraitChanges([Compactness.self]) { (view: UIView, _) in
                calls.append("\(name) \(view.traitCollection.isCompactHere)")
            }
            superview.addSubview(view)
            return view
        }
        let root = view("root", in: stage.window)
        let (branch, sibling) = (view("branch", in: root), view("sibling", in: root))
        let leaf = view("leaf", in: branch)
        stage.runTurn()
        for view in [root, branch, leaf, sibling] { #expect(!view.traitCollection.isCompactHere) }
        #expect(calls.isEmpty)
        stage.window.traitOverrides.isCompactHere = true
        branch.traitOverrides.isCompactHere = false
        stage.runTurn()
        #expect(root.traitCollection.isCompactHere && sibling.traitCollection.isCompactHere)
        #expect(!branch.traitCollection.isCompactHere && !leaf.traitCollection.isCompactHere)
        #expect(calls == ["root true", "sibling true"])
        branch.traitOverrides.remove(Compactness.self)
        stage.runTurn()
        #expect(calls == ["root true", "sibling true", "branch true", "leaf true"])
    }

    @Test("TRAIT-07 size classes follow from device, orientation and width")
    func sizeClasses() {
        let cases: [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
            (CGSize(width: 390, height: 844), .compact, .regular),
            (CGSize(width: 844, height: 390), .compact, .compact),
            (CGSize(width: 932, height: 430), .regular, .compact),
            (CGSize(width: 1024, height: 1366), .regular, .regular),
        ]
        for (size, horizontal, vertical) in cases {
            let upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
            guard var device = Device.all.first(where: { $0.size == upright }) else {
                Issue.record("no device of \(upright)")
                continue
            }
            if size.width > size.height { device = device.rotated(to: .landscapeLeft) }
            let stage = Stage(device: device)
            #expect(stage.window.traitCollection.horizontalSizeClass == horizontal, "\(size)")
            #expect(stage.window.traitCollection.verticalSizeClass == vertical, "\(size)")
        }
        // A narrow split of a tablet is compact across: the traits say so as the system's would.
        let split = Stage(device: .iPadPro129Inch3rdGeneration)
        split.window.traitOverrides.horizontalSizeClass = .compact
        split.runTurn()
        #expect(split.window.traitCollection.horizontalSizeClass == .compact)
        #expect(split.window.traitCollection.verticalSizeClass == .regular)
    }

    @Test("traitOverrides count before overrideUserInterfaceStyle")
    func order() {
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        view.traitOverrides.userInterfaceStyle = .light
        stage.runTurn()
        #expect(view.traitCollection.userInterfaceStyle == .light)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        stage.runTurn()
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
}

extension UITraitCollection {
    fileprivate var isCompactHere: Bool { self[TraitBehaviors.Compactness.self] }
}

extension UIMutableTraits {
    fileprivate var isCompactHere: Bool {
        get { self[TraitBehaviors.Compactness.self] }
        set { self[TraitBehaviors.Compactness.self] = newValue }
    }
}
