import Offstage
import Testing
import UIKit

/// What is claimed of collection views and their layouts.
@Suite("Collection behaviour")
@MainActor
struct CollectionBehaviors {
    private func stage(_ width: CGFloat = 320, _ height: CGFloat = 480) -> Stage {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: width, height: height), scale: 2))
        stage.makeCurrent()
        return stage
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// A number of items, of one class of cell.
    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        var asked: [Int] = []
        var setUp: (UICollectionViewCell, Int) -> Void = { _, _ in }

        init(_ count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath.item)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            setUp(cell, indexPath.item)
            return cell
        }
    }

    private func show(
        _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource, on stage: Stage,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> UICollectionView {
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        collection.register(cell, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        stage.window.addSubview(collection)
        stage.runTurn()
        return collection
    }

    private func frames(_ collection: UICollectionView, _ count: Int, _ section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    // MARK: Flow layouts

    /// Two columns, by the width less the insets and a spacing; as wide as they may be, or by one spacing less each.
    private final class Columns: UICollectionViewFlowLayout {
        private(set) var preparations = 0
        var isTooNarrow = false

        override func prepare() {
            super.prepare()
            preparations += 1
            guard let collectionView else { return }
            let available = collectionView.bounds.width - sectionInset.left - sectionInset.right
            let width =
                isTooNarrow ? available / 2 - minimumInteritemSpacing : (available - minimumInteritemSpacing) / 2
            itemSize = CGSize(width: width, height: width)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }
    }

    private func columns(isTooNarrow: Bool = false) -> Columns {
        let layout = Columns()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.isTooNarrow = isTooNarrow
        return layout
    }

    @Test("CV-01 A flow layout may set its item size in prepare; it prepares once an invalidation")
    func preparedSize() {
        let (stage, source, layout) = (stage(), Items(4), columns(isTooNarrow: true))
        let collection = show(layout, source, on: stage)
        #expect(frames(collection, 1) == [rect(10, 10, 140, 140)] && layout.preparations == 1)
        layout.invalidateLayout()
        stage.runTurn()
        #expect(layout.preparations == 2)
    }

    @Test("CV-02 Two columns leave one spacing between them, so half of the rest is a column")
    func twoColumns() {
        let (stage, source) = (stage(), Items(4))
        let narrow = frames(show(columns(isTooNarrow: true), source, on: stage), 2)
        #expect(narrow.map(\.minX) == [10, 170] && narrow[1].minX - narrow[0].maxX == 20)
        let exact = frames(show(columns(), source, on: stage), 2)
        #expect(exact == [rect(10, 10, 145, 145), rect(165, 10, 145, 145)])
    }

    @Test("CV-03 A layout that asks for new bounds only when the width changes prepares on rotation, not on scrolling")
    func widthOnly() {
        let (stage, source, layout) = (stage(), Items(40), columns())
        let collection = show(layout, source, on: stage)
        let before = layout.preparations
        collection.contentOffset.y = 200
        stage.runTurn()
        #expect(layout.preparations == before)
        collection.frame.size.width = 480
        stage.runTurn()
        #expect(layout.preparations == before + 1 && frames(collection, 1)[0].width == 225)
    }

    // MARK: Layouts of one's own

    /// Each item in the shortest of two columns.
    private final class Waterfall: UICollectionViewLayout {
        var prefersLeft = false
        var heights: [CGFloat] = []
        var isAlwaysInvalid = false
        private(set) var (preparations, computations, invalidations) = (0, 0, 0)
        private var cache: [UICollectionViewLayoutAttributes] = []
        private var height: CGFloat = 0

        private var width: CGFloat {
            guard let collectionView else { return 0 }
            return collectionView.bounds.width - collectionView.contentInset.left - collectionView.contentInset.right
        }

        var columnWidth: CGFloat { width / 2 }

        override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

        override func prepare() {
            preparations += 1
            guard cache.isEmpty, let collectionView else { return }
            computations += 1
            var ends: [CGFloat] = [0, 0]
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let isLeft = prefersLeft ? ends[0] <= ends[1] : ends[0] < ends[1]
                let column = isLeft ? 0 : 1
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                let own = heights.isEmpty ? 200 : heights[item % heights.count]
                attributes.frame = CGRect(
                    x: CGFloat(column) * columnWidth, y: ends[column], width: columnWidth, height: own)
                ends[column] += own
                height = max(height, ends[column])
                cache.append(attributes)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            cache.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            cache[indexPath.item]
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            isAlwaysInvalid || newBounds.width != collectionView?.bounds.width
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            invalidations += 1
            super.invalidateLayout(with: context)
        }

        override func invalidateLayout() {
            (cache, height) = ([], 0)
            super.invalidateLayout()
        }
    }

    @Test("CV-04 A layout of one's own gives size, attributes and when it is invalid")
    func ownLayout() {
        let (stage, source, layout) = (stage(), Items(6), Waterfall())
        let collection = show(layout, source, on: stage)
        #expect(collection.contentSize == CGSize(width: 320, height: 600) && frames(collection, 6).count == 6)
        #expect(layout.layoutAttributesForElements(in: rect(0, 0, 320, 100))?.count == 2)
        #expect(collection.visibleCells.map(\.frame) == frames(collection, 6))
    }

    @Test("CV-05 A waterfall takes the shortest column; how ties are broken decides where it starts")
    func waterfall() {
        let (stage, source) = (stage(), Items(3))
        for (prefersLeft, places) in [(false, [(160, 0), (0, 0), (160, 200)]), (true, [(0, 0), (160, 0), (0, 200)])] {
            let layout = Waterfall()
            layout.prefersLeft = prefersLeft
            let collection = show(layout, source, on: stage)
            #expect(frames(collection, 3).map(\.origin) == places.map { CGPoint(x: $0.0, y: $0.1) })
            #expect(collection.contentSize.height == 400)
        }
    }

    @Test("CV-06 An invalidated cache is computed again by the next prepare")
    func cache() {
        let (stage, source, layout) = (stage(), Items(6), Waterfall())
        let collection = show(layout, source, on: stage)
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        stage.runTurn()
        #expect(layout.preparations == 2 && layout.computations == 1)
        collection.frame.size.width = 400
        layout.invalidateLayout()
        stage.runTurn()
        #expect(layout.computations == 2 && frames(collection, 2)[0].width == 200)
    }

    @Test("CV-07 A layout returns the attributes that meet the rectangle")
    func elements() {
        let (stage, source, layout) = (stage(), Items(6), Waterfall())
        _ = show(layout, source, on: stage)
        let second = layout.layoutAttributesForElements(in: rect(0, 250, 320, 10))?.map(\.indexPath.item)
        #expect(
            second?.sorted() == [2, 3] && layout.layoutAttributesForElements(in: rect(0, 700, 320, 50))?.isEmpty == true
        )
    }

    @Test(
        "CV-08 A layout that is invalid at each scroll step prepares at each; its cache is kept, and nothing computed")
    func invalidSteps() {
        for isAlwaysInvalid in [true, false] {
            let (stage, source, layout) = (stage(), Items(40), Waterfall())
            layout.isAlwaysInvalid = isAlwaysInvalid
            let collection = show(layout, source, on: stage)
            let before = (layout.invalidations, layout.preparations, layout.computations)
            for step in 1...10 {
                collection.contentOffset.y = CGFloat(step) * 10
                stage.runTurn()
            }
            let times = isAlwaysInvalid ? 10 : 0
            #expect(layout.invalidations - before.0 == times && layout.preparations - before.1 == times)
            #expect(layout.computations == before.2)
        }
    }

    @Test("CV-09 The content's width is the bounds less the insets")
    func insets() {
        let (stage, source, layout) = (stage(), Items(6), Waterfall())
        let collection = show(layout, source, on: stage)
        collection.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        layout.invalidateLayout()
        stage.runTurn()
        #expect(collection.contentSize.width == 288 && layout.columnWidth == 144)
    }

    // MARK: Reuse and prefetching

    private final class Counted: UICollectionViewCell {
        @MainActor static var made = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Counted.made += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private func squares(_ size: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        return layout
    }

    @Test("CV-10 Only what is visible has cells, and they are used again")
    func reuse() {
        Counted.made = 0
        let (stage, source) = (stage(), Items(1000))
        let collection = show(squares(), source, on: stage, cell: Counted.self)
        // Three columns of 110 a line: five lines, and one more that has left.
        #expect(Counted.made == 15)
        var offset: CGFloat = 0
        while offset < collection.contentSize.height - 480 {
            offset += 90
            collection.contentOffset.y = min(offset, collection.contentSize.height - 480)
            stage.runTurn()
            #expect(collection.visibleCells.count <= 18)
        }
        #expect(Counted.made <= 21)
    }

    private final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
        var (prefetched, cancelled): ([Int], [Int]) = ([], [])
        var open: Set<Int> = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            prefetched += indexPaths.map(\.item)
            open.formUnion(indexPaths.map(\.item))
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
            open.subtract(indexPaths.map(\.item))
        }
    }

    private func scrolled(_ steps: [CGFloat]) -> (Loader, Items) {
        let (stage, source, loader) = (stage(), Items(1000), Loader())
        let collection = show(squares(), source, on: stage)
        collection.prefetchDataSource = loader
        stage.runTurn()
        for step in steps {
            collection.contentOffset.y += step
            stage.runTurn()
            stage.runTurn()
            loader.open.subtract(source.asked)
            #expect(loader.open.count <= 18, "no more than a window of items is under way")
        }
        return (loader, source)
    }

    @Test("CV-11 Items about to come are prefetched, before their cells are asked for")
    func prefetching() {
        let (loader, source) = scrolled(Array(repeating: 40, count: 40))
        #expect(loader.prefetched.first == 15 && loader.prefetched.contains(40))
        for item in 18..<40 {
            let isPrefetched = loader.prefetched.contains(item)
            #expect(isPrefetched && source.asked.contains(item))
        }
        #expect(loader.prefetched == loader.prefetched.sorted() && loader.cancelled.isEmpty)
    }

    @Test("CV-12 Prefetched items that are scrolled away from are cancelled")
    func cancelling() {
        let (loader, source) = scrolled(Array(repeating: 40, count: 20) + Array(repeating: -40, count: 3))
        #expect(!loader.cancelled.isEmpty)
        #expect(
            Set(loader.cancelled).isDisjoint(with: source.asked)
                && Set(loader.cancelled).isSubset(of: loader.prefetched))
    }

    @Test("CV-13 Loads start and end with prefetching")
    func loads() {
        let (loader, source) = scrolled(Array(repeating: 40, count: 20) + Array(repeating: -40, count: 3))
        #expect(loader.open.isDisjoint(with: loader.cancelled) && loader.open.isDisjoint(with: source.asked))
    }

    // MARK: Compositional layouts

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func section(
        _ item: NSCollectionLayoutSize, _ group: NSCollectionLayoutSize, itemInsets: CGFloat = 0, insets: CGFloat = 0
    ) -> NSCollectionLayoutSection {
        let part = NSCollectionLayoutItem(layoutSize: item)
        part.contentInsets = NSDirectionalEdgeInsets(
            top: itemInsets, leading: itemInsets, bottom: itemInsets, trailing: itemInsets)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: group, subitems: [part]))
        section.contentInsets = NSDirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
        return section
    }

    @Test("CV-14 Item, group and section nest with fractions, points and insets")
    func nesting() {
        let (stage, source) = (stage(), Items(3))
        let section = section(
            size(.fractionalWidth(0.5), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(200)), itemInsets: 5,
            insets: 10)
        let collection = show(UICollectionViewCompositionalLayout(section: section), source, on: stage)
        #expect(frames(collection, 3) == [rect(15, 15, 140, 190), rect(165, 15, 140, 190), rect(15, 215, 140, 190)])
        #expect(collection.contentSize.height == 420)
    }

    private func thirds() -> NSCollectionLayoutSection {
        section(
            size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)),
            itemInsets: 2)
    }

    @Test("CV-15 A third of the width in both directions makes a grid of squares")
    func squaresOfThirds() {
        let (stage, source) = (stage(390, 844), Items(9))
        let collection = show(UICollectionViewCompositionalLayout(section: thirds()), source, on: stage)
        #expect(
            frames(collection, 4) == [
                rect(2, 2, 126, 126), rect(132, 2, 126, 126), rect(262, 2, 126, 126), rect(2, 132, 126, 126),
            ])
    }

    private final class LabelCell: UICollectionViewCell {
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.numberOfLines = 0
            title.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(title)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor),
                title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private func height(of text: String, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: 1000)).height
    }

    @Test("CV-16 Fractions are of the container, absolutes are points, estimates are corrected")
    func dimensions() {
        let (stage, source) = (stage(300, 600), Items(1))
        let fractions = section(
            size(.fractionalWidth(0.5), .absolute(120)), size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let collection = show(UICollectionViewCompositionalLayout(section: fractions), source, on: stage)
        #expect(frames(collection, 1) == [rect(0, 0, 150, 120)] && collection.contentSize.height == 300)
        let text = "Two lines of text, which is more than fits into one"
        source.setUp = { cell, _ in (cell as? LabelCell)?.title.text = text }
        let estimated = section(size(.fractionalWidth(1), .estimated(44)), size(.fractionalWidth(1), .estimated(44)))
        let fitted = show(
            UICollectionViewCompositionalLayout(section: estimated), source, on: stage, cell: LabelCell.self)
        #expect(frames(fitted, 1) == [rect(0, 0, 300, height(of: text, 300))] && frames(fitted, 1)[0].height < 44)
    }

    @Test("CV-17 A compositional layout does what a flow layout does, and both work")
    func bothLayouts() {
        let (stage, source) = (stage(), Items(7))
        let flow = squares(155)
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(155), .absolute(155)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(155)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let one = show(flow, source, on: stage)
        let two = show(UICollectionViewCompositionalLayout(section: section), source, on: stage)
        #expect(frames(one, 7) == frames(two, 7) && one.contentSize == two.contentSize)
    }

    private final class Sections: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("CV-18 A provider gives each section its layout; one that scrolls by itself leaves the outer offset alone")
    func provider() throws {
        let (stage, source) = (stage(), Sections())
        let featured = section(size(.fractionalWidth(1), .fractionalHeight(1)), size(.absolute(200), .absolute(100)))
        featured.orthogonalScrollingBehavior = .groupPaging
        let list = section(size(.fractionalWidth(1), .absolute(44)), size(.fractionalWidth(1), .absolute(44)))
        let grid = thirds()
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { number, _ in
            asked.append(number)
            return [featured, grid, list][number]
        }
        let collection = show(layout, source, on: stage)
        #expect(asked == [0, 1, 2])
        #expect(frames(collection, 2, 1).map(\.origin) == [CGPoint(x: 2, y: 102), CGPoint(x: 108.5, y: 102)])
        #expect(frames(collection, 2, 2).map(\.height) == [44, 44])
        let strip = try #require(collection.subviews.compactMap { $0 as? UIScrollView }.first)
        try stage.touch.play(.drag(CGPoint(x: 250, y: 50), by: CGVector(dx: -120, dy: 0)))
        stage.advance(by: 2)
        #expect(strip.contentOffset.x == 200 && collection.contentOffset == .zero)
        layout.invalidateLayout()
        stage.runTurn()
        #expect(asked == [0, 1, 2, 0, 1, 2])
    }

    @Test("CV-21 An estimate and an unbroken chain of constraints size an item")
    func selfSizing() {
        let (stage, source) = (stage(), Items(2))
        let texts = ["One line", String(repeating: "Many words that need room. ", count: 4)]
        source.setUp = { cell, item in (cell as? LabelCell)?.title.text = texts[item] }
        for estimate in [44.0, 90] as [CGFloat] {
            let section = section(
                size(.fractionalWidth(1), .estimated(estimate)), size(.fractionalWidth(1), .estimated(estimate)))
            let collection = show(
                UICollectionViewCompositionalLayout(section: section), source, on: stage, cell: LabelCell.self)
            let heights = frames(collection, 2).map(\.height)
            #expect(heights == texts.map { height(of: $0, 320) } && heights[1] > heights[0] * 2)
            #expect(collection.contentSize.height == heights[0] + heights[1])
        }
    }

    // MARK: Registrations

    private final class Registered: NSObject, UICollectionViewDataSource {
        var calls: [(cell: LabelCell, path: IndexPath, item: String)] = []
        private(set) lazy var registration = UICollectionView.CellRegistration<LabelCell, String> {
            [unowned self] cell, path, item in
            self.calls.append((cell, path, item))
            cell.title.text = item
        }
        private(set) lazy var other = UICollectionView.CellRegistration<LabelCell, String> { _, _, _ in }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: "item \(indexPath.item)")
        }
    }

    @Test("CV-22 A registration configures cells without identifiers and casts; its cells are its own")
    func registration() {
        let (stage, source) = (stage(), Registered())
        _ = source.registration
        let collection = show(squares(), source, on: stage)
        #expect(source.calls.prefix(3).map(\.item) == ["item 0", "item 1", "item 2"])
        #expect(source.calls.allSatisfy { $0.item == "item \($0.path.item)" })
        let own: LabelCell = collection.dequeueConfiguredReusableCell(
            using: source.other, for: IndexPath(item: 50, section: 0), item: "x")
        #expect(!source.calls.contains { $0.cell === own })
    }

    @Test("CV-23 dequeueConfiguredReusableCell runs the registration, for cells that are used again, too")
    func registrationCalls() {
        let (stage, source) = (stage(), Registered())
        _ = source.registration
        let collection = show(squares(), source, on: stage)
        for _ in 0..<20 {
            collection.contentOffset.y += 60
            stage.runTurn()
        }
        let cells = Set(source.calls.map { ObjectIdentifier($0.cell) })
        #expect(source.calls.count > cells.count, "cells came again")
        #expect(
            collection.visibleCells.compactMap { ($0 as? LabelCell)?.title.text }
                == collection.indexPathsForVisibleItems.map { "item \($0.item)" })
    }

    @Test("CV-24 Registering by class and identifier works beside registrations")
    func identifiers() {
        let (stage, source, plain) = (stage(), Registered(), Items(100))
        plain.setUp = { cell, item in (cell as? LabelCell)?.title.text = "item \(item)" }
        _ = source.registration
        let one = show(squares(), source, on: stage)
        let two = show(squares(), plain, on: stage, cell: LabelCell.self)
        let texts = { (collection: UICollectionView) in
            collection.visibleCells.compactMap { ($0 as? LabelCell)?.title.text }
        }
        #expect(texts(one) == texts(two) && texts(one).count == 15)
    }

    /// Shows a text only where there is one.
    private final class Careless: UICollectionViewCell {
        @MainActor static var resets = false
        var text = ""
        func show(_ new: String?) { if let new { text = new } }
        override func prepareForReuse() {
            super.prepareForReuse()
            if Careless.resets { text = "" }
        }
    }

    @Test("CV-25 A cell that is used again shows what was not reset")
    func stale() {
        for resets in [false, true] {
            Careless.resets = resets
            let (stage, source) = (stage(), Items(60))
            source.setUp = { cell, item in (cell as? Careless)?.show(item < 30 ? "text \(item)" : nil) }
            let collection = show(squares(), source, on: stage, cell: Careless.self)
            for _ in 0..<12 {
                collection.contentOffset.y += 100
                stage.runTurn()
            }
            let texts = collection.indexPathsForVisibleItems.filter { $0.item >= 30 }
                .compactMap { (collection.cellForItem(at: $0) as? Careless)?.text }
            #expect(!texts.isEmpty && texts.contains { !$0.isEmpty } == !resets)
        }
    }

    // MARK: Content and data

    @Test("CELL-01 One content configuration serves cells of tables and of collections")
    func oneConfiguration() throws {
        let stage = stage()
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "Subtitle")
        let cell = UICollectionViewCell(frame: rect(0, 0, 320, 60))
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.frame = rect(0, 100, 320, 60)
        (cell.contentConfiguration, row.contentConfiguration) = (content, content)
        stage.window.addSubview(cell)
        stage.window.addSubview(row)
        stage.runTurn()
        let one = try #require(cell.contentView as? UIListContentView)
        let two = try #require(row.contentView as? UIListContentView)
        #expect(one.configuration as? UIListContentConfiguration == two.configuration as? UIListContentConfiguration)
        let texts = { (view: UIListContentView) in
            view.subviews.compactMap { $0 as? UILabel }.map { ($0.text ?? "", $0.frame.height, $0.font.pointSize) }
        }
        #expect(texts(one).map(\.0) == texts(two).map(\.0) && texts(one).map(\.1) == texts(two).map(\.1))
        #expect(row.textLabel == nil)
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        plain.textLabel?.text = "still there"
        #expect(plain.textLabel?.text == "still there")
    }

    private enum Main { case main }

    private struct Photo: Hashable {
        let id: Int
        let title: String
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Main, Photo>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Main, Photo>

    /// A list whose cells are set up by a registration, and what was asked for.
    @MainActor
    private final class Photos {
        let collection: UICollectionView
        let dataSource: DataSource
        let log: Log

        final class Log {
            var asked: [Int] = []
        }

        init(on stage: Stage, _ layout: UICollectionViewLayout) {
            let log = Log()
            self.log = log
            collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Photo> { cell, _, photo in
                log.asked.append(photo.id)
                var content = UIListContentConfiguration.subtitleCell()
                (content.text, content.secondaryText) = (photo.title, "No. \(photo.id)")
                cell.contentConfiguration = content
            }
            dataSource = DataSource(collectionView: collection) { collection, path, photo in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: photo)
            }
            stage.window.addSubview(collection)
        }

        func apply(_ change: (inout Snapshot) -> Void) {
            var snapshot = dataSource.snapshot()
            change(&snapshot)
            dataSource.apply(snapshot)
        }
    }

    private func rows() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            section: section(size(.fractionalWidth(1), .estimated(44)), size(.fractionalWidth(1), .estimated(44))))
    }

    @Test("CELL-08 A registration may set a subtitle configuration: both texts show")
    func subtitle() {
        let stage = stage()
        let photos = Photos(on: stage, rows())
        photos.apply {
            $0.appendSections([.main])
            $0.appendItems([Photo(id: 1, title: "One"), Photo(id: 2, title: "Two")])
        }
        stage.runTurn()
        let texts = photos.collection.visibleCells.map { cell in
            cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        }
        #expect(texts == [["One", "No. 1"], ["Two", "No. 2"]])
    }

    @Test("DIFF-01 A data source's provider is called once for each item in sight")
    func provided() {
        let stage = stage()
        let photos = Photos(on: stage, squares())
        photos.apply {
            $0.appendSections([.main])
            $0.appendItems((0..<100).map { Photo(id: $0, title: "t") })
        }
        stage.runTurn()
        #expect(photos.log.asked == Array(0..<15) && photos.collection.visibleCells.count == 15)
        #expect(photos.collection.dataSource === photos.dataSource)
    }

    @Test("DIFF-10 Short names for data source and snapshot, and a registration that the provider holds")
    func aliases() {
        let stage = stage()
        let photos = Photos(on: stage, squares())
        var snapshot = Snapshot()
        snapshot.appendSections([.main])
        snapshot.appendItems((0..<7).map { Photo(id: $0, title: "t") })
        photos.dataSource.apply(snapshot, animatingDifferences: false)
        stage.runTurn()
        #expect(photos.collection.visibleCells.count == 7)
    }

    @Test("DIFF-11 Diffable data, a compositional layout and registrations together: one insert, one reconfigure")
    func together() {
        let stage = stage()
        let photos = Photos(on: stage, rows())
        let all = (0..<30).map { Photo(id: $0, title: "Photo \($0)") }
        photos.apply {
            $0.appendSections([.main])
            $0.appendItems(all)
        }
        stage.advance(by: 0.5)
        let first = photos.log.asked.count
        #expect(first == photos.collection.visibleCells.count)
        photos.apply { $0.insertItems([Photo(id: 99, title: "New")], beforeItem: all[2]) }
        stage.advance(by: 0.5)
        #expect(photos.log.asked.dropFirst(first) == [99])
        let cell = photos.collection.cellForItem(at: IndexPath(item: 1, section: 0))
        photos.apply { $0.reconfigureItems([all[1]]) }
        stage.advance(by: 0.5)
        #expect(photos.log.asked.dropFirst(first) == [99, 1])
        #expect(photos.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }
}
