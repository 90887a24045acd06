import CoreGraphics
import Foundation
import ListUpdates

// Updates: told, checked, and then shown.
extension UICollectionView {
    static func listPath(_ path: IndexPath) -> ListPath { ListPath(path) ?? ListPath(-1, -1) }

    func tell(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginUpdate()
        updates?()
        if let completion { update?.completions.append(completion) }
        endUpdate()
    }

    /// Tells of one change: of an update that is being told, or of one by itself.
    func change(_ body: (inout ToldUpdate<Void>) -> Void) {
        beginUpdate()
        if update != nil { body(&update!) }
        endUpdate()
    }

    /// What waits for a layout is laid out first, with the counts as they are now.
    private func beginUpdate() {
        if update == nil {
            if !isAsking {
                if layer.needsLayout() || !isPrepared { layOutCollection() }
                _ = knownCounts
            }
            update = ToldUpdate()
        }
        update?.depth += 1
    }

    private func endUpdate() {
        guard update != nil else { return }
        update?.depth -= 1
        guard let told = update, told.depth <= 0 else { return }
        update = nil
        commit(told)
    }

    private func commit(_ told: ToldUpdate<Void>) {
        guard !isAsking else {
            // In the midst of asking: everything is asked for anew once that is over (assumed).
            isReloadDue = true
            for completion in told.completions { completion(true) }
            return
        }
        if dragged != nil, !told.batch.isEmpty { return refuseWhileDragged(told) }
        endTouch(cancelled: true)
        let before = knownCounts
        let after = asking { askCounts() }
        do {
            let map = try told.batch.indexMap(from: before, to: after, in: .collection)
            show(CollectionChange(told, map))
        } catch {
            report(misuse: "NSInternalInconsistencyException: \(error)")
            reload()
            for completion in told.completions { completion(false) }
        }
        reloadIfDue()
    }

    /// While an item is dragged nothing may come from outside.
    private func refuseWhileDragged(_ told: ToldUpdate<Void>) {
        report(
            misuse: "NSInternalInconsistencyException: attempt to perform an update while an item is dragged: end or "
                + "cancel the interactive movement first")
        cancelMoving()
        reload()
        for completion in told.completions { completion(false) }
    }

    // MARK: Reconfiguring

    /// Asks the data source for cells of items in sight anew: it gets the same ones.
    func reconfigure(_ paths: [IndexPath]) {
        guard !isAsking else {
            isReloadDue = true
            return
        }
        for path in paths {
            let element = CollectionElement.cell(path)
            if let cell = ready[element] {
                _ = asking { askCell(path, standing: cell) }
                continue
            }
            guard let cell = cellForItem(at: path) else {
                // A cell that waits as it was shows what is no more.
                if let cell = pool.reclaim(element), let identifier = cell.reuseIdentifier {
                    pool.put(cell, .cell(identifier))
                }
                continue
            }
            let answer = asking { askCell(path, standing: cell) }
            if let answer, answer !== cell { replace(cell, element, by: answer) }
            (answer ?? cell).isFitted = false
        }
        setNeedsLayout()
        reloadIfDue()
    }

    private func replace(
        _ cell: UICollectionViewCell, _ element: CollectionElement, by new: UICollectionViewCell
    ) {
        guard let attributes = shown[element] else { return }
        new.host = self
        live.insert(new, at: element)
        UIView.performWithoutAnimation {
            new.isSelected = selection.contains(element.path)
            apply(attributes, to: new, element)
        }
        tellWillDisplay(new, element)
        end(cell, element, keepsPlace: false)
    }

    // MARK: Sizes of cells

    func contentSizeDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !isAsking, live.place(of: view) != nil else { return }
        view.isFitted = false
        setNeedsLayout()
    }

    func constraintsDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation == .enabledIncludingConstraints { contentSizeDidChange(of: view) }
    }
}
