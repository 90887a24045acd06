/// The animations of a layer, and what they last showed.
@MainActor
final class LayerMotion {
    /// As the app sees them: in the order in which they apply.
    var attached: [AttachedAnimation] = []
    /// Those of layers above that change this one, before its own.
    var guests: [AttachedAnimation] = []
    /// What the last commit knew of.
    var committed: [AttachedAnimation] = []
    /// The clock of the last commit.
    var clock = LayerClock()

    /// What the last commit showed; nil for the layer's own values.
    var shown: LayerStateBox?
    /// Where in its course each animation was at the last commit, guests first.
    var moments: [Moment] = []

    /// Where in its course one animation is: another one at the same place shows something else.
    struct Moment: Equatable {
        let serial: UInt64
        let place: MediaTiming.Moment
    }
    /// The transition of the last commit.
    var transition: (source: TransitionSource, style: TransitionStyle, progress: Double)?
    /// True if the last commit changed more than the layer's placement.
    var changesPicture = false
    /// True while the layer is drawn anew for each frame.
    var needsDisplay = false

    /// By how many seconds of the stage the copies of replicators above are behind.
    var delays: [Double] = []
    /// What an emitter has emitted.
    var emission: EmissionHistory?
    /// What a tiled layer has drawn.
    var tiles: TileStore?

    var isEmpty: Bool {
        attached.isEmpty && guests.isEmpty && committed.isEmpty && shown == nil && emission == nil && tiles == nil
    }

    /// True if what is shown does not follow from the time alone.
    var isConducted: Bool { (guests + committed).contains { $0.conductor != nil } }

    /// Where in their course the animations are, in the copies of replicators too.
    func allMoments(at time: Double) -> [Moment] {
        delays.reduce(moments(at: time)) { $0 + moments(at: time - $1) }
    }

    func moments(at time: Double) -> [Moment] {
        let local = clock.local(at: time)
        return guests.map { guest in
            Moment(serial: guest.serial, place: guest.moment(at: guest.owner?.motion?.clock.local(at: time) ?? 0))
        } + committed.map { Moment(serial: $0.serial, place: $0.moment(at: local)) }
    }
}
