/// Where an animatable property stands in a layer's state, and how its values are told apart there. Made by the
/// property's row.
///
/// An object, so that key paths that hold one are cheap to copy.
final class StateSlot: Sendable {
    /// The property's key.
    let key: String
    /// How much of a layer's node follows the property.
    let reach: ChangeReach
    /// From the box, as a state by itself would be a copy of all of it.
    let read: @Sendable (LayerStateBox) -> AnimatedValue
    /// Does nothing with a value of another kind.
    let write: @Sendable (inout LayerState, AnimatedValue) -> Void
    /// The value of what an app passes; nil for another kind.
    let value: @Sendable (Any) -> AnimatedValue?
    /// True where what was read can be written back: values that are always there, of numbers.
    let isRestorable: Bool

    init(key: String, reach: ChangeReach, _ place: StatePlace) {
        self.key = key
        self.reach = reach
        read = place.read
        write = place.write
        value = { [value = place.value] in value(PropertyValue.unboxed($0)) }
        isRestorable = place.isRestorable
    }

    /// The slot of a cell's property, where the cell is when the animation is added; nil for none.
    static func cell(_ path: EmitterCellPath, in state: LayerState) -> StateSlot? {
        guard let place = path.place(in: state.emitter.cells), let animated = path.property.animated else { return nil }
        let cell = StatePlace(
            read: { $0.value.emitter.cells[place].map { animated.read($0) } ?? .other(nil) },
            write: { state, value in
                guard var cell = state.emitter.cells[place] else { return }
                animated.write(&cell, value)
                state.emitter.cells[place] = cell
            }, value: animated.value)
        return StateSlot(key: "emitterCells", reach: .picture, cell)
    }
}
