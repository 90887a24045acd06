import CoreGraphics
import Foundation
import ListLayout

/// Says where the items of a group stand that are placed by code.
/// - Parameter layoutEnvironment: The group's own size is its container.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group that is placed by code.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    private var place: (frame: CGRect, zIndex: Int) = (.zero, 0)

    /// A place in the group's space.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// A place in the group's space, and how far in front it is.
    public convenience init(frame: CGRect, zIndex: Int) {
        self.init()
        place = (frame, zIndex)
    }

    /// In the group's space.
    open var frame: CGRect { place.frame }

    /// How far in front the item stands.
    open var zIndex: Int { place.zIndex }

    /// Itself: it does not change.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items in a line, one below the other, or placed by code; what a section repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case line(ListAxis, [NSCollectionLayoutItem], LayoutGroup.Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private var arrangement = Arrangement.line(.horizontal, [], .filling)

    private class func make(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
        let made = LayoutPart.make(self)
        made.setSize(size)
        made.arrangement = arrangement
        return made
    }

    /// Items side by side, in turns, as many as fit.
    @discardableResult
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .line(.horizontal, subitems, .filling))
    }

    /// A number of items side by side.
    @discardableResult
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .line(.horizontal, [subitem], .count(count))) }

    /// A number of items side by side, which are as wide as they have to be to fill the group.
    @discardableResult
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .line(.horizontal, [subitem], .equal(count))) }

    /// Items one below the other, in turns, as many as fit.
    @discardableResult
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .line(.vertical, subitems, .filling))
    }

    /// A number of items one below the other.
    @discardableResult
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .line(.vertical, [subitem], .count(count))) }

    /// A number of items one below the other, which are as high as they have to be to fill the group.
    @discardableResult
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .line(.vertical, [subitem], .equal(count))) }

    /// A number of items side by side: the name that code for several systems uses.
    @discardableResult
    public final class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// A number of items one below the other: the name that code for several systems uses.
    @discardableResult
    public final class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items that code places: it is called once a section and preparation.
    @discardableResult
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .custom(itemProvider)) }

    /// Between items. Default nil: nothing.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// What stands in the group; of a custom group nothing.
    open var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let subitems, _) = arrangement { subitems } else { [] }
    }

    /// The group with its items as text, for reading.
    @discardableResult
    open func visualDescription() -> String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let size = { (item: NSCollectionLayoutItem) in
            "\(item.layoutSize.value.width) × \(item.layoutSize.value.height)"
        }
        let kind =
            switch arrangement {
            case .line(.horizontal, _, _): "horizontal group"
            case .line(.vertical, _, _): "vertical group"
            case .custom: "custom group"
            }
        return ["\(indent)\(kind) \(size(self))"]
            + subitems.flatMap { item in
                (item as? NSCollectionLayoutGroup)?.lines(depth + 1) ?? ["\(indent)  item \(size(item))"]
            }
    }

    override func value(in environment: LayoutEnvironment) -> ListLayout.LayoutItem {
        var item = super.value(in: environment)
        switch arrangement {
        case .line(let axis, let subitems, let repetition):
            var group = LayoutGroup(axis, subitems.map { $0.value(in: environment) }, repetition)
            group.spacing = interItemSpacing?.value ?? .fixed(0)
            item.group = group
        case .custom(let provider):
            let own = environment.inside(item.size)
            item.group = LayoutGroup(provider(own).map { .init($0.frame, zIndex: $0.zIndex) })
        }
        return item
    }

    override func take(_ other: NSCollectionLayoutItem) {
        super.take(other)
        guard let other = other as? NSCollectionLayoutGroup else { return }
        (arrangement, interItemSpacing) = (other.arrangement, other.interItemSpacing)
    }
}
