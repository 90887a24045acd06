@testable import RenderServer

/// What a test says of a layer, where it stands and what it draws, under one name.
@dynamicMemberLookup
struct LayerDraft {
    var placement = LayerPlacement()
    var values = LayerValues()

    subscript<Value>(dynamicMember path: WritableKeyPath<LayerPlacement, Value>) -> Value {
        get { placement[keyPath: path] }
        set { placement[keyPath: path] = newValue }
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<LayerValues, Value>) -> Value {
        get { values[keyPath: path] }
        set { values[keyPath: path] = newValue }
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<LayerValues.Box, Value>) -> Value {
        get { values.box[keyPath: path] }
        set { values.box[keyPath: path] = newValue }
    }
}

extension RenderNode {
    convenience init(
        id: LayerID, name: String? = nil, isViewLayer: Bool = false, draft: LayerDraft, mask: RenderNode? = nil,
        sublayers: SublayerList = SublayerList()
    ) {
        self.init(
            id: id, name: name, isViewLayer: isViewLayer, placement: draft.placement, values: draft.values, mask: mask,
            sublayers: sublayers)
    }

    var draft: LayerDraft { LayerDraft(placement: placement, values: values) }
}
