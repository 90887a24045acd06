import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Cells of collections that are used again, registered and made ready")
@MainActor
struct CollectionReuseTests {
    private func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        return layout
    }

    private final class Registered: UICollectionViewDataSource {
        let registration: UICollectionView.CellRegistration<NotedCell, String>
        let header: UICollectionView.SupplementaryRegistration<UICollectionReusableView>
        let log = CallLog()
        var makesOwn = false

        init() {
            let log = log
            registration = .init { cell, path, item in
                log.note("\(short(path)) \(item)")
                cell.accessibilityLabel = item
            }
            header = .init(elementKind: UICollectionView.elementKindSectionHeader) { view, kind, path in
                log.note("header \(short(path))")
                view.accessibilityLabel = kind
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let own = makesOwn ? UICollectionView.CellRegistration<NotedCell, String> { _, _, _ in } : registration
            return collectionView.dequeueConfiguredReusableCell(
                using: own, for: indexPath, item: "item \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    @Test(
        "Registrations set up cells and views for their items, used again ones too; one made while it is asked for raises"
    )
    func registrations() {
        let layout = rows()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        let screen = CollectionScreen([0], layout, height: 300)
        let source = Registered()
        screen.collection.dataSource = source
        screen.stage.runTurn()
        #expect(source.log.take() == ["0.0 item 0", "0.1 item 1", "0.2 item 2", "header 0.0"])
        for y in stride(from: CGFloat(50), through: 1000, by: 50) {
            screen.collection.contentOffset.y = y
            screen.stage.runTurn()
        }
        let cells = Set(screen.collection.visibleCells.map(\.reuseIdentifier))
        #expect(cells.count == 1 && screen.collection.visibleCells.allSatisfy { $0 is NotedCell })
        #expect(
            screen.collection.visibleCells.map(\.accessibilityLabel)
                == screen.collection.indexPathsForVisibleItems.map { "item \($0.item)" })
        #expect(screen.misuse.isEmpty)
        source.makesOwn = true
        screen.collection.reloadData()
        screen.stage.runTurn()
        #expect(
            screen.misuse.last?.contains("Attempted to dequeue a cell using a registration") == true)
    }

    @Test("A cell that shows what it is not reset shows what it showed; identifiers that nobody registered raise")
    func identifiers() {
        let screen = CollectionScreen([3], rows(), height: 300)
        screen.collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        screen.stage.runTurn()
        #expect(
            screen.misuse.first?.contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard") == true)
    }

    private final class Odd: UICollectionViewDataSource {
        var answer: (UICollectionView, IndexPath) -> UICollectionViewCell

        init(_ answer: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.answer = answer }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { answer(collectionView, indexPath) }
    }

    @Test("A cell made by hand, a second one of an item, and one that is not returned raise")
    func misuse() {
        let screen = CollectionScreen([0], rows(), height: 300)
        func last(_ answer: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) -> String {
            let source = Odd(answer)
            screen.collection.dataSource = source
            screen.stage.runTurn()
            defer { screen.collection.dataSource = nil }
            return screen.misuse.last ?? ""
        }
        #expect(last { _, _ in UICollectionViewCell(frame: .zero) }.contains("does not have a reuseIdentifier"))
        #expect(
            last { collection, path in
                _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }.contains("Expected dequeued view to be returned"))
    }

    @Test("Cells alive are those in sight, and one; also over 10,000 rows")
    func alive() {
        final class Counted: UICollectionViewCell {
            @MainActor static var made = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                Counted.made += 1
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        Counted.made = 0
        let layout = rows()
        layout.itemSize.height = 37
        let screen = CollectionScreen([1_000_000], layout, cell: Counted.self)
        screen.stage.runTurn()
        for step in 1...2000 {
            screen.collection.contentOffset.y = CGFloat(step) * 30
            screen.stage.runTurn()
        }
        #expect(Counted.made <= 15, "14 in sight and one")
        for step in 1...20 {
            screen.collection.contentOffset.y = CGFloat(step) * 50_000
            screen.stage.runTurn()
        }
        #expect(Counted.made <= 30)
    }

    @Test(
        "Prefetching: in the turn after a layout, the nearest first; what is left behind is cancelled; cells of the next line are ready"
    )
    func prefetching() throws {
        final class Prefetch: UICollectionViewDataSourcePrefetching {
            let log = CallLog()
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                log.note("+ " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
            }
            func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
            {
                log.note("- " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
            }
        }
        let log = CallLog()
        let screen = CollectionScreen([100], rows(), height: 300, delegate: NotedCollectionDelegate(log), log: log)
        let prefetch = Prefetch()
        screen.collection.prefetchDataSource = prefetch
        screen.collection.layoutIfNeeded()
        #expect(prefetch.log.take() == [])
        screen.stage.runTurn()
        screen.stage.runTurn()
        #expect(prefetch.log.take() == ["+ 3 4 5"])
        screen.collection.contentOffset.y = 1000
        screen.stage.runTurn()
        screen.stage.runTurn()
        #expect(prefetch.log.take() == ["- 3 4 5", "+ 13 14 15"])
        screen.collection.contentOffset.y = 950
        screen.stage.runTurn()
        screen.stage.runTurn()
        #expect(prefetch.log.take().first == "- 13 14 15" || prefetch.log.calls.isEmpty)

        _ = log.take()
        let drag = { try screen.stage.touch.move(CGPoint(x: 160, y: $0 as CGFloat)) }
        try screen.stage.touch.down(CGPoint(x: 160, y: 250))
        for y in stride(from: CGFloat(248), through: 150, by: -2) {
            screen.stage.advance(by: 1.0 / 60)
            try drag(y)
        }
        let calls = log.take()
        let asked = calls.firstIndex { $0 == "cell 0.13" }
        let shown = calls.firstIndex { $0 == "show 0.13" }
        if let shown { #expect((asked ?? .max) < shown) }
        #expect(screen.collection.ready.count <= 1)
    }
}

extension CollectionReuseTests {
    @Test("A scrolled frame makes, reuses and sets up what came in sight, and measures only with estimates")
    func counts() throws {
        for estimates in [false, true] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 100)
            layout.minimumLineSpacing = 0
            if estimates { layout.estimatedItemSize = CGSize(width: 320, height: 100) }
            let screen = CollectionScreen([100], layout, height: 300)
            screen.stage.isTracing = true
            screen.stage.runTurn()
            for step in 1...5 {
                screen.collection.contentOffset.y = CGFloat(step) * 100
                _ = screen.stage.render()
            }
            let steps = screen.stage.lastListTrace.events.map(\.step)
            #expect(steps == [.reused, .configured] + (estimates ? [.measured] : []) + [.shown, .ended, .scrolled])
        }
    }
}
