import UIKit

/// Makes layouts of what files say.
@MainActor
struct LayoutMaker {
    let node: CollectionLayoutNode
    /// Gives the buttons behind a row at a side; nil: the rows of the list have none there.
    let swipes: (_ key: String) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

    func make() -> UICollectionViewLayout {
        switch node.kind {
        case .flow: flow(node.record)
        case .list: list()
        case .compositional: compositional()
        }
    }

    // MARK: Flow

    private func flow(_ record: SceneRecord) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        setSizes(record, of: layout)
        if let direction = value(record, "scrollDirection", LayoutForms.directions) {
            layout.scrollDirection = direction
        }
        if let points = record.number("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(points) }
        if let points = record.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = CGFloat(points) }
        if let insets = record.insets("sectionInset") { layout.sectionInset = UIEdgeInsets(insets) }
        if let reference = value(record, "sectionInsetReference", LayoutForms.insetReferences) {
            layout.sectionInsetReference = reference
        }
        layout.sectionHeadersPinToVisibleBounds = record.bool("sectionHeadersPinToVisibleBounds") ?? false
        layout.sectionFootersPinToVisibleBounds = record.bool("sectionFootersPinToVisibleBounds") ?? false
        return layout
    }

    private func setSizes(_ record: SceneRecord, of layout: UICollectionViewFlowLayout) {
        if let size = record.size("itemSize") { layout.itemSize = size }
        if let size = record.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if record.text("estimatedItemSize") != nil {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = record.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = record.size("footerReferenceSize") { layout.footerReferenceSize = size }
    }

    // MARK: Lists

    /// Rows and their buttons are known when the first section is asked for.
    private func list() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration(node.record), layoutEnvironment: environment)
        }
    }

    private func configuration(_ record: SceneRecord) -> UICollectionLayoutListConfiguration {
        var result = UICollectionLayoutListConfiguration(
            appearance: value(record, "list", LayoutForms.appearances) ?? .plain)
        if let mode = value(record, "headerMode", LayoutForms.headerModes) { result.headerMode = mode }
        if let mode = value(record, "footerMode", LayoutForms.footerModes) { result.footerMode = mode }
        if let shows = record.bool("showsSeparators") { result.showsSeparators = shows }
        if let lines = record.record("separatorConfiguration") { set(lines, on: &result.separatorConfiguration) }
        if record["backgroundColor"] != nil { result.backgroundColor = record.color("backgroundColor") }
        if let points = record.number("headerTopPadding") { result.headerTopPadding = CGFloat(points) }
        result.leadingSwipeActionsConfigurationProvider = swipes("leadingSwipeActions")
        result.trailingSwipeActionsConfigurationProvider = swipes("trailingSwipeActions")
        return result
    }

    private func set(_ record: SceneRecord, on lines: inout UIListSeparatorConfiguration) {
        if let color = record.color("color") { lines.color = color }
        if let color = record.color("multipleSelectionColor") { lines.multipleSelectionColor = color }
        if let shown = value(record, "topSeparatorVisibility", LayoutForms.visibilities) {
            lines.topSeparatorVisibility = shown
        }
        if let shown = value(record, "bottomSeparatorVisibility", LayoutForms.visibilities) {
            lines.bottomSeparatorVisibility = shown
        }
        if let insets = insets(record, "topSeparatorInsets") { lines.topSeparatorInsets = insets }
        if let insets = insets(record, "bottomSeparatorInsets") { lines.bottomSeparatorInsets = insets }
    }

    // MARK: Compositional

    private func compositional() -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                guard let record = node.section(index) else { return nil }
                guard record.says("list") else { return section(record) }
                return .list(using: configuration(record), layoutEnvironment: environment)
            }, configuration: wholeConfiguration(node.record))
        for kind in node.decorations.keys { layout.register(SceneDecorationView.self, forDecorationViewOfKind: kind) }
        return layout
    }

    private func wholeConfiguration(_ record: SceneRecord) -> UICollectionViewCompositionalLayoutConfiguration {
        let result = UICollectionViewCompositionalLayoutConfiguration()
        if let direction = value(record, "scrollDirection", LayoutForms.directions) {
            result.scrollDirection = direction
        }
        if let points = record.number("interSectionSpacing") { result.interSectionSpacing = CGFloat(points) }
        if let reference = value(record, "contentInsetsReference", LayoutForms.references) {
            result.contentInsetsReference = reference
        }
        result.boundarySupplementaryItems = records(record, "boundarySupplementaryItems").map(boundary)
        return result
    }

    private func section(_ record: SceneRecord) -> NSCollectionLayoutSection? {
        guard let group = record.record("group") else { return nil }
        let result = NSCollectionLayoutSection(group: self.group(group))
        if let insets = insets(record, "contentInsets") { result.contentInsets = insets }
        if let points = record.number("interGroupSpacing") { result.interGroupSpacing = CGFloat(points) }
        if let reference = value(record, "contentInsetsReference", LayoutForms.references) {
            result.contentInsetsReference = reference
        }
        if let reference = value(record, "supplementaryContentInsetsReference", LayoutForms.references) {
            result.supplementaryContentInsetsReference = reference
        }
        setScrolling(record, of: result)
        result.boundarySupplementaryItems = records(record, "boundarySupplementaryItems").map(boundary)
        result.decorationItems = (record.items("decorationItems") ?? []).compactMap { decoration($0.value) }
        return result
    }

    private func setScrolling(_ record: SceneRecord, of section: NSCollectionLayoutSection) {
        if let behavior = value(record, "orthogonalScrollingBehavior", LayoutForms.behaviors) {
            section.orthogonalScrollingBehavior = behavior
        }
        guard let record = record.record("orthogonalScrollingProperties") else { return }
        let properties = section.orthogonalScrollingProperties
        if let rate = value(record, "decelerationRate", LayoutForms.rates) { properties.decelerationRate = rate }
        if let bounce = value(record, "bounce", LayoutForms.bounces) { properties.bounce = bounce }
    }

    // MARK: Groups

    private func group(_ record: SceneRecord) -> NSCollectionLayoutGroup {
        let size = size(record)
        let items = records(record, "subitems").map(item)
        let result: NSCollectionLayoutGroup
        switch (record.text("axis") ?? "horizontal", record.integer("count"), items.first) {
        case ("custom", _, _):
            let frames = (record.items("frames") ?? []).compactMap(\.value.rect)
            result = .custom(layoutSize: size) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
        case ("vertical", let count?, let item?):
            result = .vertical(layoutSize: size, subitem: item, count: count)
        case (_, let count?, let item?): result = .horizontal(layoutSize: size, subitem: item, count: count)
        case ("vertical", _, _): result = .vertical(layoutSize: size, subitems: items)
        default: result = .horizontal(layoutSize: size, subitems: items)
        }
        result.interItemSpacing = record["interItemSpacing"].map(spacing)
        set(record, on: result)
        result.supplementaryItems = records(record, "supplementaryItems").map(supplementary)
        return result
    }

    private func item(_ record: SceneRecord) -> NSCollectionLayoutItem {
        let isGroup = ["axis", "subitems", "frames", "count"].contains(where: record.says)
        if isGroup { return group(record) }
        let result = NSCollectionLayoutItem(
            layoutSize: size(record), supplementaryItems: records(record, "supplementaryItems").map(supplementary))
        set(record, on: result)
        return result
    }

    private func set(_ record: SceneRecord, on item: NSCollectionLayoutItem) {
        if let insets = insets(record, "contentInsets") { item.contentInsets = insets }
        guard let spaces = record.record("edgeSpacing") else { return }
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: spaces["leading"].map(spacing), top: spaces["top"].map(spacing),
            trailing: spaces["trailing"].map(spacing), bottom: spaces["bottom"].map(spacing))
    }

    private func size(_ record: SceneRecord) -> NSCollectionLayoutSize {
        guard let size: LayoutDimensions = record["layoutSize"]?.part() else { return NSCollectionLayoutSize() }
        return NSCollectionLayoutSize(widthDimension: dimension(size.width), heightDimension: dimension(size.height))
    }

    private func dimension(_ dimension: LayoutDimension) -> NSCollectionLayoutDimension {
        let value = CGFloat(dimension.value)
        return switch dimension.name {
        case "fractionalWidth": .fractionalWidth(value)
        case "fractionalHeight": .fractionalHeight(value)
        case "estimated": .estimated(value)
        case "uniformAcrossSiblings": .uniformAcrossSiblings(estimate: value)
        default: .absolute(value)
        }
    }

    private func spacing(_ value: SceneValue) -> NSCollectionLayoutSpacing {
        if let points = value.record?.number("flexible") { return .flexible(CGFloat(points)) }
        return .fixed(CGFloat(value.number ?? 0))
    }

    // MARK: Views beside cells

    private func supplementary(_ record: SceneRecord) -> NSCollectionLayoutSupplementaryItem {
        let kind = ElementKinds.kind(of: record.text("elementKind") ?? "")
        let container = anchor(record.record("containerAnchor"))
        let result =
            record.record("itemAnchor").map {
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size(record), elementKind: kind, containerAnchor: container, itemAnchor: anchor($0))
            }
            ?? NSCollectionLayoutSupplementaryItem(
                layoutSize: size(record), elementKind: kind, containerAnchor: container)
        set(record, on: result)
        if let index = record.integer("zIndex") { result.zIndex = index }
        return result
    }

    private func anchor(_ record: SceneRecord?) -> NSCollectionLayoutAnchor {
        let names = Set(record?.names("edges") ?? [])
        let edges = LayoutForms.edges.reduce(into: NSDirectionalRectEdge()) {
            if names.contains($1.key) { $0.formUnion($1.value) }
        }
        if let offset = record?.point("absoluteOffset") {
            return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
        }
        if let offset = record?.point("fractionalOffset") {
            return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
        }
        return NSCollectionLayoutAnchor(edges: edges)
    }

    private func boundary(_ record: SceneRecord) -> NSCollectionLayoutBoundarySupplementaryItem {
        let result = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(record), elementKind: ElementKinds.kind(of: record.text("elementKind") ?? ""),
            alignment: value(record, "alignment", LayoutForms.alignments) ?? .top,
            absoluteOffset: record.point("absoluteOffset") ?? .zero)
        set(record, on: result)
        if let pins = record.bool("pinToVisibleBounds") { result.pinToVisibleBounds = pins }
        if let extends = record.bool("extendsBoundary") { result.extendsBoundary = extends }
        if let index = record.integer("zIndex") { result.zIndex = index }
        return result
    }

    private func decoration(_ value: SceneValue) -> NSCollectionLayoutDecorationItem? {
        guard let kind = value.text ?? value.record?.text("elementKind") else { return nil }
        let result = NSCollectionLayoutDecorationItem.background(elementKind: kind)
        guard let record = value.record else { return result }
        set(record, on: result)
        if let index = record.integer("zIndex") { result.zIndex = index }
        return result
    }

    // MARK: Values

    private func records(_ record: SceneRecord, _ key: String) -> [SceneRecord] {
        (record.items(key) ?? []).compactMap(\.value.record)
    }

    private func value<Value>(
        _ record: SceneRecord, _ key: String, _ names: KeyValuePairs<String, Value>
    ) -> Value? { record.text(key).flatMap { text in names.first { $0.key == text }?.value } }

    private func insets(_ record: SceneRecord, _ key: String) -> NSDirectionalEdgeInsets? {
        record.insets(key).map { ButtonConfigurationForms.directional($0) }
    }
}
