import CoreGraphics
import ListLayout

// Sections that are lists.
extension NSCollectionLayoutSection {
    /// A section that is a list: a row for each item, as high as its cell.
    @discardableResult
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let margin = CellMetrics.sideMargin(width: layoutEnvironment.container.contentSize.width, in: nil)
        let value = CompositionalSection.list(
            configuration.appearance.value, header: configuration.headerMode.value,
            hasFooter: configuration.footerMode == .supplementary, margin: margin,
            headerTopPadding: configuration.headerTopPadding ?? standardTopPadding)
        let size = NSCollectionLayoutSize(value.group.size)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = .none
        section.contentInsets = NSDirectionalEdgeInsets(
            top: value.insets.top, leading: value.insets.leading, bottom: value.insets.bottom,
            trailing: value.insets.trailing)
        section.keepOut(of: (layoutEnvironment as? LayoutEnvironment)?.safeArea)
        section.boundarySupplementaryItems = value.boundaryItems.map(bar)
        section.list = ConfiguredList(configuration: configuration, margin: margin)
        return section
    }

    /// Above a header that is a plain list's first item.
    private static let standardTopPadding: CGFloat = 22

    /// What does not reach to the sides keeps out of what is unsafe there, as tables do (assumed).
    private func keepOut(of unsafe: LayoutInsets?) {
        guard let unsafe, contentInsets.leading > 0 else { return }
        contentInsets.leading += unsafe.leading
        contentInsets.trailing += unsafe.trailing
    }

    private static func bar(_ item: LayoutBoundaryItem) -> NSCollectionLayoutBoundarySupplementaryItem {
        let bar = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(item.size), elementKind: item.kind,
            alignment: item.alignment == .top ? .top : .bottom)
        (bar.pinToVisibleBounds, bar.zIndex) = (item.pinsToVisibleBounds, item.zIndex)
        return bar
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all lists that look alike.
    @discardableResult
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
