import CoreGraphics
import Foundation

// Editing the tree.
extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        guard canEdit(with: layer) else { return }
        if layer.parent === self, layer.indexInParent >= 0 { return move(layer, to: index) }
        layer.detach()
        changeChildren { place(layer, at: min(max(index, 0), children.count)) }
        layer.runImplicitAction(kCAOnOrderIn)
    }

    /// Inserts `layer` beside a sibling. A stranger, or none, as the sibling is survived and reported, as iOS is said to
    /// do (assumed).
    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int) {
        guard let sibling, sibling.parent === self, sibling.indexInParent >= 0 else {
            Misuse.log("\(debugName) has no such sublayer to insert another beside")
            return insert(layer, at: otherwise)
        }
        guard sibling !== layer else { return }
        insert(layer, at: sibling.indexInParent + offset)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, canEdit(with: new), old.parent === self else { return }
        guard old.indexInParent >= 0 else { return setMask(new) }
        new.detach()
        let index = old.indexInParent
        old.detach()
        changeChildren { place(new, at: min(index, children.count)) }
        new.runImplicitAction(kCAOnOrderIn)
    }

    func setSublayers(_ layers: [CALayer]) {
        guard canEdit(), layers.allSatisfy({ canEdit(with: $0) }) else { return }
        var seen = Set<ObjectIdentifier>()
        let layers = layers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        changeChildren {
            for child in children { child.unlink() }
            children = []
            for layer in layers {
                layer.detach()
                place(layer, at: children.count)
            }
        }
    }

    func setMask(_ layer: CALayer?) {
        guard layer !== maskStorage else { return }
        guard canEdit(), layer.map({ canEdit(with: $0) }) ?? true else { return }
        layer?.detach()
        changeMask {
            maskStorage?.unlink()
            maskStorage = layer
            layer?.link(to: self, index: -1)
        }
    }

    /// Takes the layer out of its superlayer, whichever way it hangs there.
    func detach() {
        guard let parent else { return }
        guard parent.canEdit() else { return }
        if parent.maskStorage === self {
            return parent.changeMask {
                parent.maskStorage = nil
                unlink()
            }
        }
        runImplicitAction(kCAOnOrderOut)
        parent.changeChildren {
            parent.children.remove(at: indexInParent)
            let index = indexInParent
            unlink()
            parent.renumber(from: index)
        }
    }

    /// Moves a sublayer; `index` means the array before it is taken out (assumed).
    private func move(_ layer: CALayer, to index: Int) {
        let old = layer.indexInParent
        var new = min(max(index, 0), children.count)
        if new > old { new -= 1 }
        guard new != old else { return }
        changeChildren {
            children.remove(at: old)
            children.insert(layer, at: new)
            renumber(from: min(old, new))
        }
    }

    private func place(_ layer: CALayer, at index: Int) {
        children.insert(layer, at: index)
        layer.link(to: self, index: index)
        if index != children.count - 1 { renumber(from: index + 1) }
    }

    private func renumber(from index: Int) {
        for place in index..<max(index, children.count) { children[place].indexInParent = place }
    }

    private func link(to superlayer: CALayer, index: Int) {
        forgetPendingPlaces()
        parent = superlayer
        indexInParent = index
        for kind in PendingWork.Kind.allCases where hasPending(kind) { announcePending(kind) }
        mirroringMayDiffer()
    }

    private func unlink() {
        guard let parent else { return }
        if hasPending(.animation) { scene?.events.left(self) }
        for kind in PendingWork.Kind.allCases { parent.unlist(self, kind) }
        self.parent = nil
        indexInParent = -1
        mirroringMayDiffer()
    }

    private func changeChildren(_ change: () -> Void) {
        let action = implicitAction(for: .sublayers)
        change()
        markForCommit(.sublayers)
        markForLayoutImplicitly(by: "sublayers", of: self)
        action?.run(forKey: LayerProperty.sublayers.event, object: self, arguments: nil)
    }

    private func changeMask(_ change: () -> Void) {
        let action = implicitAction(for: .mask)
        change()
        markForCommit(.sublayers)
        action?.run(forKey: LayerProperty.mask.event, object: self, arguments: nil)
    }
}

// What may be edited.
extension CALayer {
    /// True for a tree that may be edited; false, with a report, for that of a copy.
    func canEdit() -> Bool {
        guard copyInfo.original != nil else { return true }
        Misuse.report("CALayerInvalidTree", "expecting model layer not copy: \(debugName)")
        return false
    }

    private func canEdit(with layer: CALayer) -> Bool {
        canEdit() && layer.canEdit()
    }

    /// The layer as exceptions name it: `<CALayer: 0x…>`.
    nonisolated package var debugName: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))>"
    }
}
