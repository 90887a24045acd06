import CoreGraphics
import ListLayout
import QuartzCore
import TextFormatting
import UIKit

/// Why items of a stage's collections stand where they stand: sections, groups or lines, and items in sight, each with its
/// frame in the collection's content and the rules that gave it.
package struct LayoutReport: CustomStringConvertible {
    /// A collection.
    package struct List {
        /// The collection's id, else its place in the tree.
        package let label: String
        /// The class of its layout.
        package let layout: String
        /// What of its content is in sight.
        package let bounds: CGRect
        package let places: [LayoutPlace]
        /// What cells are called, by section and item.
        let names: [[Int]: String]
        /// What is in sight of the collection and of the views around it, as rectangles.
        package private(set) var skeleton: LayoutSkeleton
    }

    /// In the order of the tree.
    package let lists: [List]

    @MainActor
    package init(of stage: Stage) {
        lists = stage.windows.flatMap { Self.lists(in: $0) }
    }

    package var isEmpty: Bool { lists.isEmpty }

    /// Without recursion: trees may be deeper than the stack.
    @MainActor
    private static func lists(in window: UIWindow) -> [List] {
        var lists: [List] = []
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            if let collection = view as? UICollectionView { lists.append(List(collection)) }
            waiting += view.subviews.reversed()
        }
        return lists
    }

    // MARK: Text

    package var description: String { lists.map(\.description).joined(separator: "\n") }

    package var jsonValue: JSONValue { .array(lists.map(\.jsonValue)) }
}

extension LayoutReport.List {
    @MainActor
    fileprivate init(_ collection: UICollectionView) {
        label = collection.renderName ?? collection.layerPath.description
        layout = PublicName.of(collection.collectionViewLayout)
        bounds = collection.bounds
        places = collection.layoutPlaces
        skeleton = LayoutSkeleton()
        names = collection.indexPathsForVisibleItems.reduce(into: [:]) { names, path in
            guard let name = collection.cellForItem(at: path)?.accessibilityIdentifier else { return }
            names[[path.section, path.item]] = name
        }
        skeleton = LayoutSkeleton(self) { rect in
            let origin = collection.window?.frame.origin ?? .zero
            return collection.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    fileprivate var description: String {
        var lines = ["\(layout) of \(label), in sight \(HierarchyReport.text(bounds))"]
        for place in places { add(place, section: nil, indent: 1, to: &lines) }
        return lines.joined(separator: "\n")
    }

    private func add(_ place: LayoutPlace, section: Int?, indent: Int, to lines: inout [String]) {
        let number = if case .section(let number) = place.kind { number } else { section }
        let rules = place.rules.isEmpty ? "" : "  " + place.rules.joined(separator: "; ")
        lines.append(
            String(repeating: "  ", count: indent) + title(of: place, section: number)
                + "  \(HierarchyReport.text(place.frame))\(rules)")
        for part in place.parts { add(part, section: number, indent: indent + 1, to: &lines) }
    }

    private func title(of place: LayoutPlace, section: Int?) -> String {
        guard case .item(let item) = place.kind, let name = names[[section ?? 0, item]] else {
            return place.kind.title
        }
        return "\(place.kind.title) \(name)"
    }

    // MARK: JSON

    fileprivate var jsonValue: JSONValue {
        .object([
            ("id", .string(label)), ("layout", .string(layout)), ("bounds", Self.numbers(bounds)),
            ("places", .array(places.map { json($0, section: nil) })),
        ])
    }

    private func json(_ place: LayoutPlace, section: Int?) -> JSONValue {
        let number = if case .section(let number) = place.kind { number } else { section }
        return .object([
            ("kind", .string(place.kind.word)), ("title", .string(title(of: place, section: number))),
            ("frame", Self.numbers(place.frame)), ("inner", place.inner.map(Self.numbers) ?? .null),
            ("rules", .texts(place.rules)), ("parts", .array(place.parts.map { json($0, section: number) })),
        ])
    }

    private static func numbers(_ rect: CGRect) -> JSONValue {
        .exact([rect.origin.x, rect.origin.y, rect.width, rect.height])
    }
}

extension LayoutPlace.Kind {
    fileprivate var word: String {
        switch self {
        case .section: "section"
        case .line: "line"
        case .group: "group"
        case .item: "item"
        case .missing: "missing"
        case .edge: "edge"
        }
    }

    fileprivate var title: String {
        switch self {
        case .section(let number), .line(let number), .group(let number), .item(let number): "\(word) \(number)"
        case .missing: "no item"
        case .edge(let kind): "at an edge \(kind)"
        }
    }
}
