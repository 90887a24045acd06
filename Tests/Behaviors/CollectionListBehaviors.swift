import Offstage
import Testing
import UIKit

/// What is claimed of lists in collection views.
@Suite("Behaviour of lists in collections")
@MainActor
struct CollectionListBehaviors {
    typealias Configuration = UICollectionLayoutListConfiguration

    /// Two items, of which the second needs more than one line.
    private final class Items: NSObject, UICollectionViewDataSource {
        var accessories: [UICellAccessory] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = indexPath.item == 0 ? "Short" : String(repeating: "long and longer ", count: 8)
            cell.contentConfiguration = content
            cell.accessories = accessories
            return cell
        }
    }

    private func show(_ configuration: Configuration, _ items: Items) -> (UICollectionView, Stage) {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 320, height: 480), scale: 2))
        stage.makeCurrent()
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        stage.window.addSubview(collection)
        stage.runTurn()
        return (collection, stage)
    }

    @Test("CV-19 Lists come in five looks: from edge to edge, in groups, in cards, and two of sidebars")
    func looks() {
        let looks: [(Configuration.Appearance, CGRect, UIBackgroundConfiguration, CGFloat)] = [
            (.plain, CGRect(x: 0, y: 0, width: 320, height: 44), .listPlainCell(), 0),
            (.grouped, CGRect(x: 0, y: 35, width: 320, height: 44), .listGroupedCell(), 0),
            (.insetGrouped, CGRect(x: 16, y: 35, width: 288, height: 44), .listGroupedCell(), 10),
            (.sidebar, CGRect(x: 10, y: 0, width: 300, height: 44), .listSidebarCell(), 0),
            (.sidebarPlain, CGRect(x: 10, y: 0, width: 300, height: 44), .listSidebarCell(), 0),
        ]
        let items = Items()
        for (appearance, frame, background, corner) in looks {
            let (collection, _) = show(Configuration(appearance: appearance), items)
            let cell = collection.visibleCells[0]
            #expect(cell.frame == frame && cell.layer.cornerRadius == corner)
            #expect(cell.backgroundConfiguration == background)
        }
    }

    @Test("CV-20 Lists have swipe actions, accessories and rows that size themselves")
    func rows() throws {
        var flagged: [Int] = []
        var configuration = Configuration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    flagged.append(path.item)
                    done(true)
                }
            ])
        }
        let items = Items()
        items.accessories = [.disclosureIndicator()]
        let (collection, stage) = show(configuration, items)
        let cells = collection.visibleCells
        #expect(cells[0].frame.height == 44 && cells[1].frame.height > 80 && cells[1].frame.minY == 44)
        #expect(abs(cells[0].contentView.frame.maxX - (320 - 16 - 14)) < 0.001)
        try stage.touch.play(.drag(CGPoint(x: 300, y: 22), by: CGVector(dx: -290, dy: 0)))
        stage.advance(by: 2)
        #expect(flagged == [0])
    }
}
