import CoreGraphics
import Foundation
import VirtualFoundation

// The one way a property changes: compare, look for an action, store, mark.
extension CALayer {
    /// The layer's values, as the app set them: lent, because they are too many to copy for reading one.
    var state: LayerState {
        _read { yield box.value }
    }

    /// Changes the state, first copying it when the last commit still holds it.
    func mutateState(_ change: (inout LayerState) -> Void) {
        if commitState.committed === box { box = LayerStateBox(box.value) }
        change(&box.value)
    }

    /// Changes a value of the state, and does what the table says that its change calls for.
    func update<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>, to value: Value, as property: LayerProperty
    ) {
        update(path, to: value, isEqual: box.value[keyPath: path] == value, as: property)
    }

    /// Changes a value that cannot be compared: from nil to nil is no change.
    func updateObject<Value>(
        _ path: WritableKeyPath<LayerState, Value?>, to value: Value?, as property: LayerProperty
    ) {
        update(path, to: value, isEqual: box.value[keyPath: path] == nil && value == nil, as: property)
    }

    /// Stores a value between the search for an action and its start; does nothing for an equal one.
    func update<Value>(
        _ path: WritableKeyPath<LayerState, Value>, to value: Value, isEqual: Bool, as property: LayerProperty
    ) {
        guard canChange() else { return }
        if !flags.isApplyingStyle { keyed.explicit.insert(property.bit) }
        guard !isEqual else { return }
        let action = implicitAction(for: property)
        willStore(property)
        mutateState { $0[keyPath: path] = value }
        mark(property)
        if KeyValueObservers.areAny { tellObservers() }
        action?.run(forKey: property.event, object: self, arguments: nil)
    }

    /// Tells who observes the layer, or the view whose layer it is. A frame is one value, stored as two.
    func tellObservers() {
        guard !flags.isTakingFrame else { return }
        KeyValueObservers.changed(self)
        if let host { KeyValueObservers.changed(host) }
    }

    private func mark(_ property: LayerProperty) {
        let effects = property.effects
        if effects.contains(.properties) { markForCommit(.properties) }
        if effects.contains(.sublayers) { markForCommit(.sublayers) }
        if effects.contains(.time) { events.commitIsPending() }
        if effects.contains(.layout) { markForLayoutImplicitly(by: property.key, of: self) }
        if effects.contains(.superlayerLayout), !isScrolling {
            parent?.markForLayoutImplicitly(by: property.key, of: self)
        }
        if effects.contains(.bounds), state.needsDisplayOnBoundsChange { setNeedsDisplay() }
        if effects.contains(.display) || type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    }

    /// True for a layer that may change; false, with a report, for the copies that `presentation()` gives out.
    func canChange() -> Bool {
        guard copyInfo.isReadOnly else { return true }
        Misuse.report("CALayerReadOnly", "attempting to modify read-only layer \(debugName)")
        return false
    }
}
