import Foundation
import Offstage
import UIKit

/// Collections of 100,000 items: what the first layout takes by each kind of layout, what a snapshot of them takes, and what a
/// frame takes while a grid of them is flicked through at 120 frames a second, in processor time.
@MainActor
enum CollectionWorkload {
    private static let count = 100_000
    private static let rate = 120
    private static let seconds = 2.0

    // MARK: First layouts

    /// Milliseconds.
    static func firstLayouts(_ milliseconds: (() -> Void) -> Double, _ median: ([Double]) -> Double) -> [[String]] {
        func first(_ layout: () -> UICollectionViewLayout, tellsSizes: Bool = false) -> Double {
            median(
                (0..<5).map { _ in
                    let (stage, collection, source) = make(layout(), tellsSizes: tellsSizes)
                    defer { withExtendedLifetime(source) {} }
                    return milliseconds {
                        stage.window.addSubview(collection)
                        stage.runTurn()
                    }
                })
        }
        func applied(isFirst: Bool) -> Double {
            let (stage, collection, _) = make(squares(), tellsSizes: false)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            stage.window.addSubview(collection)
            stage.runTurn()
            let all = Array(0..<count)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            func fill() {
                snapshot.appendSections([0])
                snapshot.appendItems(all)
                data.apply(snapshot)
                stage.runTurn()
            }
            if isFirst { return milliseconds(fill) }
            fill()
            stage.advance(by: 0.5)
            snapshot.deleteItems([0, 50_000])
            snapshot.appendItems([count])
            return milliseconds {
                data.apply(snapshot)
                stage.runTurn()
            }
        }
        let sized = first({ squares() }, tellsSizes: true)
        return [
            ["100,000 items", "ms"],
            ["first layout, flow, one size", text(first { squares() })],
            ["first layout, flow, 100,000 sizes asked", text(sized)],
            ["first layout, flow, estimates", text(first { squares(isEstimated: true) })],
            ["first layout, compositional, fixed", text(first { grid(.absolute(130)) })],
            ["first layout, compositional, estimates", text(first { grid(.estimated(130)) })],
            ["a snapshot of all made and applied", text(median((0..<5).map { _ in applied(isFirst: true) }))],
            ["one with three changes applied", text(median((0..<5).map { _ in applied(isFirst: false) }))],
        ]
    }

    private static func text(_ number: Double) -> String { String(format: "%.2f", number) }

    private static func squares(isEstimated: Bool = false) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 126, height: 126)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (6, 6)
        if isEstimated { layout.estimatedItemSize = CGSize(width: 126, height: 100) }
        return layout
    }

    private static func grid(_ height: NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    // MARK: Scrolling

    /// Milliseconds of processor time a frame.
    static func scrolledGrids(_ median: ([Double]) -> Double) -> [[String]] {
        let layouts: [(String, () -> UICollectionViewLayout)] = [
            ("flow, one size", { squares() }), ("flow, estimates", { squares(isEstimated: true) }),
            ("compositional, fixed", { grid(.absolute(130)) }),
            ("compositional, estimates", { grid(.estimated(130)) }),
        ]
        return [["three columns of a box and a text", "points", "turn", "drawing", "frame", "mean", "worst"]]
            + layouts.map { name, layout in
                let (stage, collection, source) = make(layout(), tellsSizes: false)
                defer { withExtendedLifetime(source) {} }
                stage.window.addSubview(collection)
                _ = stage.render()
                var (turns, drawings): ([Double], [Double]) = ([], [])
                for _ in 0..<Int(seconds * Double(rate)) {
                    if !collection.isDecelerating, !collection.isTracking { ScrollWorkload.flick(stage) }
                    turns.append(ProcessorTime.milliseconds { stage.advance(by: 1 / Double(rate)) })
                    drawings.append(ProcessorTime.milliseconds { _ = stage.render() })
                }
                let frames = zip(turns, drawings).map { $0 + $1 }
                let mean = frames.reduce(0, +) / Double(frames.count)
                return [name, "\(Int(collection.contentOffset.y))"]
                    + [median(turns), median(drawings), median(frames), mean, frames.max() ?? 0].map(text)
            }
    }

    // MARK: The collection

    private static func make(
        _ layout: UICollectionViewLayout, tellsSizes: Bool
    ) -> (Stage, UICollectionView, Items) {
        let stage = Stage(device: .iPhone14)
        stage.displayRate = rate
        stage.isTracing = false
        stage.window.backgroundColor = .white
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        let source = tellsSizes ? SizedItems(count) : Items(count)
        collection.dataSource = source
        collection.delegate = source as? any UICollectionViewDelegate
        return (stage, collection, source)
    }

    private class Items: UICollectionViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            (cell as? PhotoCell)?.show(indexPath.item)
            return cell
        }
    }

    private final class SizedItems: Items, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 126, height: CGFloat(100 + indexPath.item % 7 * 5)) }
    }

    private final class PhotoCell: UICollectionViewCell {
        private let picture = UIView()
        private let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            picture.layer.cornerRadius = 8
            title.font = .systemFont(ofSize: 13)
            for part in [picture, title] {
                part.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(part)
            }
            NSLayoutConstraint.activate([
                picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
                picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
                picture.heightAnchor.constraint(equalToConstant: 90),
                title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
                title.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
                title.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -4),
            ])
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        func show(_ item: Int) {
            picture.backgroundColor = UIColor(
                hue: CGFloat(item % 20) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
            title.text = "Photo \(item)"
        }
    }
}
