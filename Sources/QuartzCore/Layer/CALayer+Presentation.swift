import Foundation

extension CALayer {
    /// The slot of `init(layer:)`, the second initialiser that CALayer declares.
    private static let copySlot = ClassMetadata.initializerSlot(1, of: CALayer.self)

    func copyState(from layer: CALayer) {
        box = LayerModelBox(layer.box.value)
        explicitProperties = layer.explicitProperties
        customValues = layer.customValues
        styleValues = layer.styleValues
        actionValues = layer.actionValues
        delegateStorage = layer.delegateStorage
        host = layer.host
        layoutState.manager = layer.layoutState.manager
        isMirrored = layer.isMirrored
        copiedFrom = layer.copiedFrom ?? layer
    }

    /// The copy of the last commit, made by the class's own `init(layer:)` and kept while someone holds it.
    func presentationCopy() -> CALayer? {
        guard copiedFrom == nil else { return self }
        guard commitState.isCommitted else { return nil }
        if let copy = commitState.presentation, copy.commitState.serial == commitState.serial { return copy }
        let copy = ClassMetadata.make(type(of: self), slot: Self.copySlot, any: self, as: CALayer.self)
        copy.adoptCommittedState(of: self)
        copy.commitState.serial = commitState.serial
        copy.isReadOnly = true
        commitState.presentation = copy
        return copy
    }
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
