/// A layer's timing, in a box: most layers have none of their own.
final class LayerTiming: Sendable {
    let value: MediaTiming

    init(_ value: MediaTiming) {
        self.value = value
    }
}

extension LayerState {
    /// The layer's timing, of which everything may be set.
    var mediaTiming: MediaTiming {
        get { timing?.value ?? MediaTiming() }
        set { timing = newValue == MediaTiming() ? nil : LayerTiming(newValue) }
    }
}
