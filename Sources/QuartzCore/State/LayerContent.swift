import RenderServer

/// What a class of layers adds to the state of every layer: its own properties.
///
/// Kept in a box of its own, so that plain layers do not carry the room for it.
indirect enum LayerContent {
    case plain
    case transform
    case shape(ShapeState)
    case gradient(GradientState)
    case text(TextState)
    case replicator(ReplicatorState)
    case effect(EffectState)

    /// True when both belong to the same class of layers, whatever their values.
    func isSameKind(as other: LayerContent) -> Bool {
        switch (self, other) {
        case (.plain, .plain), (.transform, .transform), (.shape, .shape), (.gradient, .gradient), (.text, .text),
            (.replicator, .replicator), (.effect, .effect):
            true
        default: false
        }
    }

    /// Adds what the class draws, and takes away what it does not. Text is drawn into the layer's contents.
    func encode(into values: inout LayerValues) {
        switch self {
        case .plain, .text: break
        case .transform: values.becomeTransform()
        case .shape(let shape): values.shape = shape.contents
        case .gradient(let gradient): values.gradient = gradient.contents
        case .replicator(let replicator): values.kind = .replicator(replicator.replication)
        case .effect(let effect): (values.backdrop, values.vibrancy) = (effect.backdrop, effect.vibrancy)
        }
    }
}

extension LayerValues {
    /// Leaves what has a meaning without a plane.
    fileprivate mutating func becomeTransform() {
        kind = .transform
        backgroundColor = nil
        borderWidth = 0
        image = nil
        shadow = nil
        masksToBounds = false
        compositingFilter = nil
        filters = []
    }
}

// The properties of one class, for key paths such as `\.shape.lineWidth`. A layer of another class has them at their
// initial values.
extension LayerState {
    var shape: ShapeState {
        get { if case .shape(let shape) = content { shape } else { ShapeState() } }
        set { content = .shape(newValue) }
    }

    var gradient: GradientState {
        get { if case .gradient(let gradient) = content { gradient } else { GradientState() } }
        set { content = .gradient(newValue) }
    }

    var text: TextState {
        get { if case .text(let text) = content { text } else { TextState() } }
        set { content = .text(newValue) }
    }

    var replicator: ReplicatorState {
        get { if case .replicator(let replicator) = content { replicator } else { ReplicatorState() } }
        set { content = .replicator(newValue) }
    }

    var effect: EffectState {
        get { if case .effect(let effect) = content { effect } else { EffectState() } }
        set { content = .effect(newValue) }
    }
}
