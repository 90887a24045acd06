/// The state that a layer shares with its last commit: copied before the first change after it.
final class LayerStateBox {
    /// Unchecked: it is read and written on the main actor, and nothing else is called meanwhile.
    @exclusivity(unchecked) var value: LayerState

    init(_ value: LayerState) {
        self.value = value
    }
}
