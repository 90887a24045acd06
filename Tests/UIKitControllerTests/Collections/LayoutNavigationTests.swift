import CoreGraphics
import Offstage
import TestKit
import Testing

@testable import UIKit

@Suite("Pushes from layout to layout")
@MainActor
struct LayoutNavigationTests {
    /// Squares of one size.
    private final class Squares: UICollectionViewController {
        private(set) var asked = 0
        var log: [String] = []

        init(side: CGFloat) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: side, height: side)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("load")
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will appear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("did appear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append("will disappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("did disappear")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 12 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        }

        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
    }

    /// Two controllers of squares, the first one shown.
    @MainActor
    private struct Screen {
        let stage: Stage
        let navigation: UINavigationController
        let small = Squares(side: 50)
        let big = Squares(side: 100)
        let collection: UICollectionView

        init(shares: Bool = true) {
            stage = Stage(device: .iPhone16)
            stage.diagnostics.mode = .collect
            stage.makeCurrent()
            navigation = UINavigationController(rootViewController: small)
            big.useLayoutToLayoutNavigationTransitions = shares
            stage.window.rootViewController = navigation
            stage.advance(by: 1)
            collection = small.collectionView
            _ = small.takeLog()
        }

        func side(_ item: Int = 0) -> CGFloat? {
            collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame.width
        }

        func shownSide(_ item: Int = 0) -> CGFloat? {
            collection.cellForItem(at: IndexPath(item: item, section: 0))?.layer.presentation()?.frame.width
        }
    }

    @Test("The pushed controller goes on with the collection, its cells and its data source: cells move to its layout")
    func push() throws {
        let screen = Screen()
        let (small, big, collection) = (screen.small, screen.big, screen.collection)
        #expect(!small.useLayoutToLayoutNavigationTransitions)
        let (cells, asked) = (collection.visibleCells, small.asked)
        screen.navigation.pushViewController(big, animated: true)
        screen.stage.runTurn()
        #expect(big.collectionView === collection && collection.isDescendant(of: big.view))
        #expect(big.view !== collection && small.view !== collection)
        #expect(collection.dataSource === small && collection.delegate === small)
        screen.stage.advance(by: 0.12)
        let width = try #require(screen.shownSide())
        #expect(width > 55 && width < 95 && screen.side() == 100)
        #expect(collection.layer.presentation()?.frame == collection.layer.frame, "the list itself does not move")
        screen.stage.advance(by: 1)
        #expect(collection.collectionViewLayout === big.collectionViewLayout)
        #expect(collection.frame == screen.stage.window.bounds && collection.window != nil)
        #expect(zip(collection.visibleCells, cells).allSatisfy { $0 === $1 } && small.asked == asked)
        #expect(small.takeLog() == ["will disappear", "did disappear"])
        #expect(big.takeLog() == ["load", "will appear", "did appear"] && big.asked == 0)
        #expect(screen.stage.diagnostics.all.isEmpty)
    }

    @Test("Back again: the same collection, by the first controller's layout, where the last one is reused")
    func pop() throws {
        let screen = Screen()
        for _ in 0..<2 {
            screen.navigation.pushViewController(screen.big, animated: true)
            screen.stage.advance(by: 1)
            screen.navigation.popViewController(animated: true)
            screen.stage.advance(by: 0.12)
            let width = try #require(screen.shownSide())
            #expect(width > 55 && width < 95 && screen.side() == 50)
            screen.stage.advance(by: 1)
            #expect(screen.collection.isDescendant(of: screen.small.view) && screen.collection.window != nil)
            #expect(screen.collection.collectionViewLayout === screen.small.collectionViewLayout)
            #expect(
                screen.small.takeLog() == ["will disappear", "did disappear", "will appear", "did appear"])
        }
        // A layout that the first one took meanwhile is what it comes back to.
        let third = UICollectionViewFlowLayout()
        third.itemSize = CGSize(width: 30, height: 30)
        screen.small.collectionView.collectionViewLayout = third
        screen.navigation.pushViewController(screen.big, animated: true)
        screen.stage.advance(by: 1)
        screen.navigation.popViewController(animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.collection.collectionViewLayout === third && screen.side() == 30)
        #expect(screen.stage.diagnostics.all.isEmpty)
    }

    @Test("Without animation, and as a stack that is set at once, it is the same")
    func unanimated() {
        let screen = Screen()
        screen.navigation.pushViewController(screen.big, animated: false)
        screen.stage.runTurn()
        #expect(screen.side() == 100 && screen.collection.isDescendant(of: screen.big.view))
        screen.navigation.popViewController(animated: false)
        screen.stage.runTurn()
        #expect(screen.side() == 50 && screen.collection.isDescendant(of: screen.small.view))

        let (small, big) = (Squares(side: 50), Squares(side: 100))
        big.useLayoutToLayoutNavigationTransitions = true
        let navigation = UINavigationController()
        navigation.viewControllers = [small, big]
        screen.stage.window.rootViewController = navigation
        screen.stage.advance(by: 1)
        #expect(big.collectionView === small.collectionView && big.collectionView.dataSource === small)
        #expect(big.collectionView.visibleCells.first?.frame.width == 100)
        navigation.popViewController(animated: true)
        screen.stage.advance(by: 1)
        #expect(small.collectionView.visibleCells.first?.frame.width == 50 && small.collectionView.window != nil)
        #expect(screen.stage.diagnostics.all.isEmpty)
    }

    @Test("A finger from the edge takes the layout along; let go early, the pushed controller keeps the collection")
    func finger() throws {
        let screen = Screen()
        screen.navigation.pushViewController(screen.big, animated: true)
        screen.stage.advance(by: 1)
        let touch = screen.stage.touch
        try touch.down(CGPoint(x: 2, y: 400))
        for x in [20, 60, 100] as [CGFloat] {
            try touch.move(CGPoint(x: x, y: 400))
            screen.stage.advance(by: 0.05)
        }
        let held = try #require(screen.shownSide())
        #expect(held > 55 && held < 99)
        screen.stage.advance(by: 2)
        #expect(screen.shownSide() == held, "it waits for the finger")
        try touch.up()
        screen.stage.advance(by: 1)
        #expect(screen.navigation.topViewController === screen.big)
        #expect(screen.collection.isDescendant(of: screen.big.view) && screen.side() == 100)
        #expect(screen.collection.collectionViewLayout === screen.big.collectionViewLayout)

        try touch.down(CGPoint(x: 2, y: 400))
        for x in [20, 160, 300] as [CGFloat] {
            try touch.move(CGPoint(x: x, y: 400))
            screen.stage.advance(by: 0.05)
        }
        screen.stage.advance(by: 0.5)
        try touch.up()
        screen.stage.advance(by: 1)
        #expect(screen.navigation.topViewController === screen.small)
        #expect(screen.collection.isDescendant(of: screen.small.view) && screen.side() == 50)
        #expect(screen.stage.diagnostics.all.isEmpty)
    }

    @Test("Unless it is asked for, and after a controller of another kind, each has a collection of its own")
    func apart() {
        let screen = Screen(shares: false)
        screen.navigation.pushViewController(screen.big, animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.big.collectionView !== screen.collection && screen.big.view === screen.big.collectionView)
        #expect(screen.small.view === screen.collection && screen.side() == 50)

        let (plain, after) = (UIViewController(), Squares(side: 100))
        after.useLayoutToLayoutNavigationTransitions = true
        screen.navigation.viewControllers = [plain, after]
        screen.stage.advance(by: 1)
        #expect(after.view === after.collectionView && after.collectionView.dataSource === after)
    }

    @Test("One whose collection was made before gives it up; screens above, and pops over several, leave it in place")
    func between() {
        let screen = Screen()
        let own = screen.big.collectionView
        screen.navigation.pushViewController(screen.big, animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.big.collectionView === screen.collection && own?.superview == nil)
        screen.navigation.pushViewController(UIViewController(), animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.collection.isDescendant(of: screen.big.view))
        screen.navigation.popViewController(animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.collection.window != nil && screen.side() == 100)
        screen.navigation.pushViewController(UIViewController(), animated: false)
        screen.stage.advance(by: 1)
        screen.navigation.popToRootViewController(animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.collection.isDescendant(of: screen.small.view) && screen.side() == 50)
        #expect(screen.stage.diagnostics.all.isEmpty)
    }
}
