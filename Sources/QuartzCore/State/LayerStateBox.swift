/// The state that a layer shares with its last commit: copied before the first change after it.
final class LayerStateBox {
    var value: LayerState

    init(_ value: LayerState) {
        self.value = value
    }
}
