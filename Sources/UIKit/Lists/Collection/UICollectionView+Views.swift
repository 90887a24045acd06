import CoreGraphics
import Foundation
import QuartzCore

/// Something that the data source is asked for, and the view that was given out for it.
struct CollectionAsk {
    let element: CollectionElement
    /// What was given out, which is to be returned.
    var served: UICollectionReusableView?
    /// The view to be shown anew in place, where there is one.
    var standing: UICollectionReusableView?
    /// What the view held before it was set up; nil for a new one, and where nobody traces lists.
    var contents: CellContents?
}

// Views: asked for, given out, put away.
extension UICollectionView {
    /// How many asks of any collection are under way: a registration that is made meanwhile is made each time.
    static var openAsks = 0

    /// A view that comes in sight: one that showed the same before, or a new one.
    func view(
        for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        switch element.category {
        case .cell:
            if let cell = ready.removeValue(forKey: element) { return adopt(cell, at: element.path) }
            let source = CollectionElement.cell(sourcePath(element.path))
            if let cell = pool.reclaim(source) as? UICollectionViewCell { return adopt(cell, at: element.path) }
            return askCell(source.path).map { adopt($0, at: element.path) }
        case .supplementaryView: return askView(element)
        case .decorationView: return decoration(element, attributes)
        }
    }

    private func adopt(_ cell: UICollectionViewCell, at path: IndexPath) -> UICollectionViewCell {
        cell.host = self
        cell.isEdited = isEditing
        let (isSelected, isHighlighted) = (selection.contains(path), touched == path)
        UIView.performWithoutAnimation {
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        }
        return cell
    }

    // MARK: Asking

    func askCell(_ path: IndexPath, standing: UICollectionViewCell? = nil) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        var contents = isListTraced ? standing.map { CellContents(of: $0) } : nil
        let cell = asked(CollectionAsk(element: .cell(path), standing: standing, contents: contents)) {
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            contents = ask?.contents
            return cell
        }
        if cell.reuseIdentifier == nil { report(misuse: Self.handMade(path)) }
        if cell.host !== self { note(.made, of: cell, cell.reuseIdentifier, at: path) }
        let added = contents.map { CellContents(of: cell).additions(since: $0) }
        note(.configured(added: added), of: cell, cell.reuseIdentifier, at: path)
        if let other = live.place(of: cell), other != .cell(presentedPath(path)) {
            // A cell that is shown already: it moves, and the other item shows nothing until it is asked for again.
            live.remove(at: other)
            shown[other] = nil
        }
        return cell
    }

    private func askView(_ element: CollectionElement) -> UICollectionReusableView? {
        let answer = asked(CollectionAsk(element: element)) {
            askDataSource(.supplementaryView) {
                $0.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
            }
        }
        guard let view = answer else {
            report(misuse: Self.noSupplement(element))
            return nil
        }
        if view.reuseIdentifier == nil { report(misuse: Self.handMade(element)) }
        view.host = self
        return view
    }

    private func asked<View>(_ new: CollectionAsk, _ body: () -> View) -> View {
        let before = ask
        ask = new
        Self.openAsks += 1
        defer {
            Self.openAsks -= 1
            ask = before
        }
        let view = body()
        if let served = ask?.served, served !== (view as AnyObject) { report(misuse: Self.notReturned) }
        return view
    }

    private func decoration(
        _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let key = ReuseKey(.decorationView, element.kind, element.kind)
        if let view = pool.take(key) {
            view.prepareForReuse()
            return view
        }
        guard let type = layoutStorage.decorationClasses[element.kind] as? UICollectionReusableView.Type else {
            report(misuse: Self.unknown(element, element.kind))
            return nil
        }
        let view = CellFactory.makeReusable(type, frame: attributes.values.frame, reuseIdentifier: element.kind)
        view.host = self
        return view
    }

    // MARK: Giving out

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        let view = dequeueView(.cell(path), identifier)
        if let cell = view as? UICollectionViewCell { return cell }
        return CellFactory.makeReusable(UICollectionViewCell.self, reuseIdentifier: identifier)
    }

    func dequeueView(_ element: CollectionElement, _ identifier: String) -> UICollectionReusableView {
        let key = ReuseKey(element.category, element.kind, identifier)
        let type = classes[key] as? UICollectionReusableView.Type
        if type == nil { report(misuse: Self.unknown(element, identifier)) }
        return dequeue(element, key, type ?? Self.plainType(element))
    }

    private static func plainType(_ element: CollectionElement) -> UICollectionReusableView.Type {
        element.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
    }

    /// A view of a class: the one that stands there where it is set up anew, one that was put away, a new one.
    func dequeue(
        _ element: CollectionElement, _ key: ReuseKey, _ type: UICollectionReusableView.Type
    ) -> UICollectionReusableView {
        if ask?.element == element {
            if let standing = ask?.standing, standing.reuseIdentifier == key.identifier {
                ask?.standing = nil
                ask?.served = standing
                return standing
            }
            if ask?.served != nil { report(misuse: Self.notReturned) }
        }
        let view = reused(element, key) ?? made(type, element, key)
        view.indexWidth = indexWidth
        // What an app sets up goes by the list that the view is for.
        if isPrepared { view.listPlace = layoutStorage.listPlace(of: element.at(presentedPath(element.path))) }
        if ask?.element == element { ask?.served = view }
        return view
    }

    private func reused(_ element: CollectionElement, _ key: ReuseKey) -> UICollectionReusableView? {
        guard let view = pool.take(key) else { return nil }
        if key.category == .cell {
            note(.reused, of: view, key.identifier, at: ask?.element.path)
            if isListTraced, ask?.element == element { ask?.contents = CellContents(of: view) }
        }
        view.prepareForReuse()
        return view
    }

    private func made(
        _ type: UICollectionReusableView.Type, _ element: CollectionElement, _ key: ReuseKey
    ) -> UICollectionReusableView {
        let frame = isPrepared ? attributes(of: element.at(presentedPath(element.path)))?.values.frame : nil
        return CellFactory.makeReusable(type, frame: frame ?? .zero, reuseIdentifier: key.identifier)
    }

    // MARK: Telling

    func tellWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
            note(.shown, of: cell, cell.reuseIdentifier, at: sourcePath(element.path))
        case .supplementaryView:
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        case .decorationView: break
        }
    }

    private func tellDidEnd(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            note(.ended, of: cell, cell.reuseIdentifier, at: sourcePath(element.path))
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        case .supplementaryView:
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
        case .decorationView: break
        }
    }

    // MARK: Away

    /// Something shows no more: its view waits to be used again, a cell as it is if its item comes in sight before that.
    func end(_ view: UICollectionReusableView, _ element: CollectionElement, keepsPlace: Bool = true) {
        if view.host === self { view.removeFromSuperview() }
        if let cell = view as? UICollectionViewCell, cell.isHighlighted { cell.isHighlighted = false }
        view.aside = 0
        putAway(view, element, keepsPlace: keepsPlace)
        tellDidEnd(view, element)
    }

    private func putAway(_ view: UICollectionReusableView, _ element: CollectionElement, keepsPlace: Bool) {
        guard let identifier = view.reuseIdentifier else { return }
        let place = keepsPlace && element.category == .cell ? CollectionElement.cell(sourcePath(element.path)) : nil
        pool.put(view, ReuseKey(element.category, element.kind, identifier), showing: place)
    }

    /// Everything shown is put away from the end backwards, so that what is asked for anew from the start finds the view that
    /// was there.
    func endAll() {
        let views = live.inOrder.reversed()
        (live, shown, handed) = (LiveViews(), [:], nil)
        putReadyAway { _ in true }
        for (element, view) in views { end(view, element, keepsPlace: false) }
        pool.forgetPlaces()
    }

    /// Puts cells away that were made ready and are not needed.
    func putReadyAway(where isIdle: (CollectionElement) -> Bool) {
        for element in ready.keys.filter(isIdle).sorted() {
            guard let cell = ready.removeValue(forKey: element) else { continue }
            putAway(cell, element, keepsPlace: true)
        }
    }
}

// Sentences of exceptions.
extension UICollectionView {
    private static func unknown(_ element: CollectionElement, _ identifier: String) -> String {
        let kind = element.category == .cell ? "UICollectionElementKindCell" : element.kind
        return
            "NSInternalInconsistencyException: could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
            + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    }

    private static let notReturned =
        "NSInternalInconsistencyException: Expected dequeued view to be returned to the collection view in preparation for "
        + "display. When the collection view's data source is asked to provide a view for a given index path, ensure that a "
        + "single view is dequeued and returned to the collection view."

    private static func handMade(_ path: IndexPath) -> String {
        "NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: (index path: \(path.sentence))"
    }

    private static func handMade(_ element: CollectionElement) -> String {
        "NSInternalInconsistencyException: the view returned from "
            + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(element.kind),\(element.path.sentence)) was "
            + "not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    }

    private static func noSupplement(_ element: CollectionElement) -> String {
        "NSInternalInconsistencyException: the layout places a view of the kind \(element.kind) at "
            + "\(element.path.sentence), but the data source has no "
            + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    }
}
