import Foundation
import Offstage
import Testing

@testable import UIKit

/// Answers at random, and does what it should not while it is asked.
@MainActor
private final class HostileItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var random: SplitMix64
    private let spare = UICollectionViewCell(frame: .zero)
    private var isInside = false

    init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    /// Now and then.
    func meddle(_ collection: UICollectionView) {
        guard !isInside, pick(12) == 0 else { return }
        isInside = true
        defer { isInside = false }
        let path = IndexPath(item: pick(6), section: pick(3))
        switch pick(16) {
        case 0: collection.reloadData()
        case 1: collection.insertItems(at: [path])
        case 2: collection.deleteItems(at: [path, path])
        case 3: collection.layoutIfNeeded()
        case 4: collection.scrollToItem(at: path, at: [.top, .left], animated: pick(2) == 0)
        case 5: collection.reloadSections([pick(4)])
        case 6: collection.dataSource = pick(2) == 0 ? nil : self
        case 7: collection.reconfigureItems(at: [path])
        case 8: collection.collectionViewLayout.invalidateLayout()
        case 9: collection.selectItem(at: path, animated: true, scrollPosition: .centeredVertically)
        case 10: collection.isEditing.toggle()
        case 11: _ = collection.beginInteractiveMovementForItem(at: path)
        case 12: collection.updateInteractiveMovementTargetPosition(CGPoint(x: pick(300), y: pick(300)))
        case 13: pick(2) == 0 ? collection.endInteractiveMovement() : collection.cancelInteractiveMovement()
        case 14: collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: pick(2) == 0)
        default: collection.performBatchUpdates { collection.moveItem(at: path, to: IndexPath(item: 0, section: 0)) }
        }
    }

    private var length: CGFloat {
        let lengths: [CGFloat] = [44, 0, -1, -7, .nan, .infinity, 1e9, 1e-9, 20, 300]
        return lengths[pick(lengths.count)]
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        meddle(collectionView)
        return [-1, 0, 1, 2, 3][pick(5)]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        meddle(collectionView)
        return [-5, 0, 1, 4, 40, Int.max][pick(6)]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        meddle(collectionView)
        switch pick(6) {
        case 0: return spare
        case 1: return collectionView.visibleCells.first ?? spare
        case 2: return collectionView.dequeueReusableCell(withReuseIdentifier: "none", for: indexPath)
        case 3:
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(indexes: [pick(9)]))
        default: return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        meddle(collectionView)
        return pick(2) == 0
            ? spare
            : collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        meddle(collectionView)
        return pick(4) > 0
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { meddle(collectionView) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        meddle(collectionView)
        return CGSize(width: length, height: length)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: length, height: length) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { length }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { meddle(collectionView) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { meddle(collectionView) }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        meddle(collectionView)
        return pick(2) == 0
    }
}

/// Places what is not there, anywhere, otherwise at each call.
@MainActor
private final class HostileLayout: UICollectionViewLayout {
    var random = SplitMix64(seed: 1)

    private func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private var number: CGFloat {
        let numbers: [CGFloat] = [0, 10, 44, 100, 300, -50, 1e12, -1e12, .nan, .infinity, 1e-12]
        return numbers[pick(numbers.count)]
    }

    override var collectionViewContentSize: CGSize { CGSize(width: number, height: number) }

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let kinds = [UICollectionView.elementKindSectionHeader, "none", ""]
        let made =
            switch pick(8) {
            case 0: UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kinds[pick(3)], with: path)
            case 1: UICollectionViewLayoutAttributes(forDecorationViewOfKind: kinds[pick(3)], with: path)
            default: UICollectionViewLayoutAttributes(forCellWith: path)
            }
        made.frame = CGRect(x: number, y: number, width: number, height: number)
        if pick(6) == 0 { made.transform = CGAffineTransform(scaleX: number, y: number) }
        if pick(6) == 0 { made.alpha = number }
        made.zIndex = [0, 1, Int.max, Int.min][pick(4)]
        made.isHidden = pick(7) == 0
        return made
    }

    private var path: IndexPath {
        [
            IndexPath(item: pick(9), section: pick(3)), IndexPath(item: -1, section: 0), IndexPath(indexes: []),
            IndexPath(index: 3), IndexPath(item: Int.max, section: Int.max),
        ][pick(8) % 5]
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if pick(9) == 0 { return nil }
        if pick(20) == 0 { invalidateLayout() }
        return (0..<pick(30)).map { _ in attributes(path) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        pick(4) == 0 ? nil : attributes(pick(4) == 0 ? path : indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { pick(2) == 0 }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { pick(3) == 0 }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: number, y: number)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: number, y: number) }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { pick(2) == 0 ? nil : attributes(path) }

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { path }
}

/// Takes the data away while it is asked how large it is.
@MainActor
private final class ThievishCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        (superview as? UICollectionView)?.dataSource = nil
        layoutAttributes.size.height += 10
        return layoutAttributes
    }
}

/// A data source of many sections, each with one item.
@MainActor
private final class Crowd: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func numberOfSections(in collectionView: UICollectionView) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@Suite("Hostile collections")
@MainActor
struct HostileCollectionTests {
    private func play(_ seed: UInt64, _ layout: UICollectionViewLayout) -> Int {
        let stage = makeStage(320, 300)
        stage.isTracing = false
        stage.makeCurrent()
        let source = HostileItems(seed)
        let collection = UICollectionView(frame: rect(0, 0, 320, 300), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "bar")
        (collection.dataSource, collection.delegate) = (source, source)
        stage.window.addSubview(collection)
        for turn in 0..<6 {
            stage.runTurn()
            collection.contentOffset.y = CGFloat(turn) * 37
            if turn == 2 { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
            if turn == 4 { collection.reloadData() }
            let y = CGFloat((Int(seed) * 31 + turn * 53) % 300)
            if turn % 2 == 0 {
                _ = try? stage.touch.drag(CGPoint(x: 250, y: y), to: CGPoint(x: 20, y: 150), duration: 0.1)
            } else {
                _ = try? stage.touch.tap(CGPoint(x: 24, y: y))
            }
        }
        stage.touch.cancel()
        stage.advance(by: 0.5)
        return stage.diagnostics.all.count
    }

    private func compositional(_ random: inout SplitMix64) -> UICollectionViewCompositionalLayout {
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        func dimension() -> NSCollectionLayoutDimension {
            let number = [0, 0.5, 1, 44, -3, 1e9, .nan, .infinity][pick(8)] as CGFloat
            switch pick(5) {
            case 0: return .fractionalWidth(number)
            case 1: return .fractionalHeight(number)
            case 2: return .absolute(number)
            case 3: return .estimated(number)
            default: return .uniformAcrossSiblings(estimate: number)
            }
        }
        func size() -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
        }
        let sections = (0..<3).map { _ in
            let item = NSCollectionLayoutItem(layoutSize: size())
            item.contentInsets.leading = [0, 5, -9, .nan][pick(4)]
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: pick(9) == 0 ? [] : [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .init(rawValue: pick(6)) ?? .none
            section.interGroupSpacing = [0, 7, -40, .infinity][pick(4)]
            if pick(3) == 0 {
                let bar = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                bar.pinToVisibleBounds = pick(2) == 0
                section.boundarySupplementaryItems = [bar]
            }
            if pick(4) == 0 { section.visibleItemsInvalidationHandler = { items, _, _ in items.first?.alpha = .nan } }
            return section
        }
        return UICollectionViewCompositionalLayout { number, _ in number < 3 ? sections[number] : nil }
    }

    @Test("A cell's answer to a layout that has lost its section is dropped")
    func answerOfNothing() {
        for isFlow in [false, true] {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 100, height: 44)
            let layout =
                isFlow
                ? flow : UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let screen = CollectionScreen([3, 3], layout, cell: ThievishCell.self)
            screen.stage.runTurn()
            #expect(screen.collection.numberOfSections == 0)
        }
    }

    @Test("No section, and a million of them, for layouts of the app's own and the system's")
    func manySections() {
        for isEmpty in [true, false] {
            // The flow layout places all of them: slow without optimization.
            let flowCount = 50_000 * min(TestRounds.factor, 20)
            let layouts: [(UICollectionViewLayout, Int)] = [
                (HostileLayout(), 1_000_000), (UICollectionViewLayout(), 1_000_000),
                (UICollectionViewFlowLayout(), flowCount),
            ]
            for (layout, many) in layouts {
                let count = isEmpty ? 0 : many
                let source = Crowd(count)
                let stage = makeStage(320, 300)
                stage.isTracing = false
                stage.makeCurrent()
                let collection = UICollectionView(frame: rect(0, 0, 320, 300), collectionViewLayout: layout)
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                collection.dataSource = source
                stage.window.addSubview(collection)
                for turn in 0..<3 {
                    stage.runTurn()
                    collection.contentOffset.y = CGFloat(turn) * 1e6
                }
                stage.advance(by: 0.2)
                #expect(collection.numberOfSections == count)
                #expect(count > 0 || collection.visibleCells.isEmpty)
            }
        }
    }

    @Test("Counts, sizes and cells that are none, and changes from inside of every call: told of, and never a trap")
    func sources() {
        var told = 0
        for seed in 0..<UInt64(TestRounds.scaled(600)) {
            let flow = UICollectionViewFlowLayout()
            if seed % 3 == 0 { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            flow.sectionHeadersPinToVisibleBounds = seed % 4 == 0
            told += play(seed, flow)
        }
        #expect(told > 600)
    }

    @Test(
        "Attributes of what does not exist, sizes without end, another layout at each call: told of, and never a trap")
    func layouts() {
        var told = 0
        for seed in 0..<UInt64(TestRounds.scaled(300)) {
            let layout = HostileLayout()
            layout.random = SplitMix64(seed: seed)
            told += play(seed, layout)
            var random = SplitMix64(seed: seed)
            told += play(seed, compositional(&random))
        }
        #expect(told > 300)
    }
}
