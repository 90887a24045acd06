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
    case emitter(EmitterState)
    case scroll(ScrollState)
    case tiled(TiledState)

    /// True when both belong to the same class of layers, whatever their values.
    func isSameKind(as other: LayerContent) -> Bool {
        switch (self, other) {
        case (.plain, .plain), (.transform, .transform), (.shape, .shape), (.gradient, .gradient), (.text, .text),
            (.replicator, .replicator), (.effect, .effect), (.emitter, .emitter), (.scroll, .scroll), (.tiled, .tiled):
            true
        default: false
        }
    }

    /// Adds what the class draws. Text and tiles are drawn into the layer's contents; particles depend on more than the
    /// state.
    func encode(into values: inout LayerValues) {
        switch self {
        case .plain, .text, .emitter, .scroll, .tiled: break
        case .transform: values.kind = .transform
        case .shape(let shape): values.shape = shape.contents
        case .gradient(let gradient): values.gradient = gradient.contents
        case .replicator(let replicator): values.kind = .replicator(replicator.replication)
        case .effect(let effect): (values.backdrop, values.vibrancy) = (effect.backdrop, effect.vibrancy)
        }
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

    var emitter: EmitterState {
        get { if case .emitter(let emitter) = content { emitter } else { EmitterState() } }
        set { content = .emitter(newValue) }
    }

    var scroll: ScrollState {
        get { if case .scroll(let scroll) = content { scroll } else { ScrollState() } }
        set { content = .scroll(newValue) }
    }

    var tiled: TiledState {
        get { if case .tiled(let tiled) = content { tiled } else { TiledState() } }
        set { content = .tiled(newValue) }
    }

    var effect: EffectState {
        get { if case .effect(let effect) = content { effect } else { EffectState() } }
        set { content = .effect(newValue) }
    }
}
