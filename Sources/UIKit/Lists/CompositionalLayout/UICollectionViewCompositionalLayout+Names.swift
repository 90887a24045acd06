import CoreGraphics
import Foundation
import ListLayout

// Between what the arithmetic places and what a collection shows.
extension UICollectionViewCompositionalLayout {
    func attributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes? {
        guard let name = name(of: element.kind) else { return nil }
        let attributes = makeAttributes(name)
        attributes.frame = element.frame
        attributes.zIndex = element.zIndex
        attributes.fixedAxes = .init(width: !element.estimates.width, height: !element.estimates.height)
        attributes.listPlace = listPlace(of: name, element.frame)
        return attributes
    }

    func section(_ number: Int) -> NSCollectionLayoutSection? {
        guard let sections = placed?.sections, sections.indices.contains(number) else { return nil }
        return sections[number]
    }

    func name(of kind: CompositionalElement.Kind) -> CollectionElement? {
        switch kind {
        case .item(let section, let item): return .cell(IndexPath(item: item, section: section))
        case .supplement(let kind, let section, let number):
            return CollectionElement(.supplementaryView, kind: kind, IndexPath(item: number, section: section))
        case .boundary(let section, let index):
            let items = self.section(section)?.boundarySupplementaryItems ?? []
            guard items.indices.contains(index) else { return nil }
            return CollectionElement(
                .supplementaryView, kind: items[index].elementKind, IndexPath(item: 0, section: section))
        case .layoutBoundary(let index):
            let items = configuration.boundarySupplementaryItems
            guard items.indices.contains(index) else { return nil }
            return CollectionElement(
                .supplementaryView, kind: items[index].elementKind, IndexPath(item: Int.max, section: 0))
        case .decoration(let section, let index):
            let items = self.section(section)?.decorationItems ?? []
            guard items.indices.contains(index) else { return nil }
            return CollectionElement(
                .decorationView, kind: items[index].elementKind, IndexPath(item: index, section: section))
        }
    }

    func kind(of element: CollectionElement) -> CompositionalElement.Kind? {
        guard let built = placed, element.path.count == 2 else { return nil }
        let (section, item) = (element.path.section, element.path.item)
        if element.category == .cell { return .item(section, item) }
        if item == Int.max {
            let items = configuration.boundarySupplementaryItems
            return items.firstIndex { $0.elementKind == element.kind }.map { .layoutBoundary($0) }
        }
        guard built.sections.indices.contains(section) else { return nil }
        if element.category == .decorationView { return .decoration(section, item) }
        let index = built.sections[section]?.boundarySupplementaryItems.firstIndex { $0.elementKind == element.kind }
        if item == 0, let index { return .boundary(section, index) }
        return .supplement(element.kind, section, item)
    }

    // MARK: Lists
}
