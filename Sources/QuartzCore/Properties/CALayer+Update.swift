import CoreGraphics
import Foundation

// The one way a property changes: compare, look for an action, store, mark.
extension CALayer {
    var modelValues: LayerModel { box.value }

    /// Changes the model, first copying it when the last commit still holds it.
    func mutateModel(_ change: (inout LayerModel) -> Void) {
        if commitState.committed === box { box = LayerModelBox(box.value) }
        change(&box.value)
    }

    func update<Value: Equatable>(
        _ path: WritableKeyPath<LayerModel, Value>, to value: Value, as property: LayerProperty
    ) {
        change(property, isEqual: box.value[keyPath: path] == value) { layer in
            layer.mutateModel { $0[keyPath: path] = value }
        }
    }

    /// For values that cannot be compared: objects are equal when they are the same one.
    func updateObject<Value>(
        _ path: WritableKeyPath<LayerModel, Value?>, to value: Value?, as property: LayerProperty
    ) {
        let old = box.value[keyPath: path]
        change(property, isEqual: old == nil && value == nil) { layer in
            layer.mutateModel { $0[keyPath: path] = value }
        }
    }

    /// Runs `store` between the search for an action and its start; does nothing for an equal value.
    func change(_ property: LayerProperty, isEqual: Bool, store: (CALayer) -> Void) {
        guard canChange() else { return }
        if !isApplyingStyle { explicitProperties.insert(property.bit) }
        guard !isEqual else { return }
        let action = implicitAction(for: property)
        willStore(property)
        store(self)
        mark(property)
        action?.run(forKey: property.key, object: self, arguments: nil)
    }

    private func mark(_ property: LayerProperty) {
        let effects = property.effects
        if effects.contains(.properties) { markForCommit(.properties) }
        if effects.contains(.sublayers) { markForCommit(.sublayers) }
        if effects.contains(.layout) { markForLayoutImplicitly() }
        if effects.contains(.superlayerLayout), !isScrolling { parent?.markForLayoutImplicitly() }
        if effects.contains(.bounds), modelValues.needsDisplayOnBoundsChange { setNeedsDisplay() }
        if type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    }

    /// False, with a report, for the copies that `presentation()` gives out.
    func canChange() -> Bool {
        guard isReadOnly else { return true }
        Misuse.report("CALayerReadOnly", "attempting to modify read-only layer \(debugName)")
        return false
    }
}
