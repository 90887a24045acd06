import Foundation

extension CALayer {
    /// The slot of `init(layer:)`, the second initialiser that CALayer declares.
    private static let copySlot = ClassMetadata.initializerSlot(1, of: CALayer.self)

    func copyState(from layer: CALayer) {
        copyValues(of: layer)
        keyed = layer.keyed
        delegateStorage = layer.delegateStorage
        host = layer.host
        layoutState.manager = layer.layoutState.manager
        flags.isMirrored = layer.flags.isMirrored
        copyInfo.original = layer.copyInfo.original ?? layer
    }

    /// What a layer of another class has beside CALayer's own properties stays there.
    private func copyValues(of layer: CALayer) {
        let own = box.value.content
        box = LayerStateBox(layer.box.value)
        if !own.isSameKind(as: box.value.content) { box.value.content = own }
    }

    /// A copy made by the class's own `init(layer:)`, with other values.
    func makeCopy(box: LayerStateBox) -> CALayer {
        let copy = ClassMetadata.make(type(of: self), slot: Self.copySlot, any: self, as: CALayer.self)
        copy.box = box
        return copy
    }

    /// The copy of what is shown, kept while someone holds it and it is still true.
    func presentationCopy() -> CALayer? {
        guard copyInfo.original == nil else { return self }
        guard commitState.isCommitted else { return nil }
        let committed = commitState.committed ?? box
        let time = motion == nil ? nil : presentTime
        if let copy = lastPresentation, copy.commitState.serial == commitState.serial,
            commitState.presentedTime == time, motion?.isConducted != true
        {
            return copy
        }
        let copy = madeCopy(of: committed, at: presentTime)
        copy.commitState.serial = commitState.serial
        copy.copyInfo.isReadOnly = true
        lastPresentation = copy
        commitState.presentedTime = time
        return copy
    }

    /// A copy of committed values, and of what animations make of them.
    private func madeCopy(of committed: LayerStateBox, at time: Double) -> CALayer {
        guard let motion else { return makeCopy(box: committed) }
        let sample = sampled(committed.value, by: motion, at: time)
        let copy = makeCopy(box: sample.box)
        copy.keyed.custom = sample.custom
        return copy
    }

    /// The present time of the scene in which the layer is shown.
    var presentTime: Double { (scene ?? LayerContext.current).time }
}

/// Makes layers of classes known only at run time.
@MainActor
package enum LayerFactory {
    /// The slot of `init()`, the first initialiser that CALayer declares.
    private static let slot = ClassMetadata.initializerSlot(0, of: CALayer.self)

    /// `type.init()`, as the class overrides or inherits it.
    package static func makeLayer(of type: CALayer.Type) -> CALayer {
        ClassMetadata.make(type, slot: slot, as: CALayer.self)
    }
}
