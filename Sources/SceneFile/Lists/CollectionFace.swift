import UIKit

extension ListFace {
    /// Items in a collection.
    static let collection = ListFace(
        className: "UICollectionView", noun: "item", one: "an item", row: CollectionForms.item,
        section: CollectionForms.section,
        positions: CollectionPositions.names, accessories: ItemAccessoryForms.signs, hasManyAccessories: true,
        isOfClass: { $0 is UICollectionView.Type },
        make: { node, view, isClassic, builder in SceneCollection(node, in: view, isClassic: isClassic, builder) },
        cellClass: { registry in
            registry.view("UIView").map {
                ViewClass(
                    name: "UICollectionViewCell", type: UICollectionViewCell.self, above: $0,
                    keys: CollectionProperties.cell, make: { UICollectionViewCell(frame: .zero) },
                    isAncestor: { $0 is UICollectionViewCell.Type })
            }
        })
}

enum CollectionPositions {
    private static let all: KeyValuePairs<String, UICollectionView.ScrollPosition> = [
        "none": [], "top": .top, "centeredVertically": .centeredVertically, "bottom": .bottom, "left": .left,
        "centeredHorizontally": .centeredHorizontally, "right": .right,
    ]
    static let names = all.map(\.key)

    static func position(_ name: String?) -> UICollectionView.ScrollPosition? { all.first { $0.key == name }?.value }
}
