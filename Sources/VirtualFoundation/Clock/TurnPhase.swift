/// The phases of a turn of the run loop, in their order.
package enum TurnPhase: String, CaseIterable, Sendable {
    /// Touches and other input are delivered.
    case events
    case displayLinks
    case timers
    /// Blocks of the main queue and jobs of the main actor.
    case mainQueue
    /// Traits, constraints, properties and layout until nothing is marked, then display.
    case updateCycle
    /// The layers are encoded.
    case commit
}
