/// The animations of a layer, and what they last showed.
@MainActor
final class LayerMotion {
    // Unchecked: this is read for each animated layer in each frame, on the main actor, and no app's code runs while one
    // of these is changed.

    /// As the app sees them: in the order in which they apply.
    @exclusivity(unchecked) var attached: [AttachedAnimation] = [] {
        didSet { isSettled = false }
    }
    /// True while the next commit knows of nothing else than the last one.
    @exclusivity(unchecked) var isSettled = false
    /// Those of layers above that change this one, before its own.
    @exclusivity(unchecked) var guests: [GuestAnimation] = []
    /// What the last commit knew of.
    @exclusivity(unchecked) var committed: [AttachedAnimation] = []
    /// The clock of the last commit.
    @exclusivity(unchecked) var clock = LayerClock()

    /// What the last commit showed; nil for the layer's own values.
    @exclusivity(unchecked) var shown: LayerStateBox?
    /// The box of what is shown, handed over to be filled anew; nil if somebody else holds it, too.
    func takeShown() -> LayerStateBox? {
        guard shown != nil, isKnownUniquelyReferenced(&shown) else { return nil }
        defer { shown = nil }
        return shown
    }

    /// The layer's own values of the last sample, if the next one may begin with what that showed; else nil.
    @exclusivity(unchecked) var model: LayerStateBox?

    /// True if what the animations show now may be changed into what they show at any other time.
    var canGoOn: Bool {
        guard guests.isEmpty, !committed.isEmpty else { return false }
        for place in committed.indices {
            guard committed[place].effect.canGoOn(at: moments[place].place) else { return false }
        }
        return true
    }

    /// Makes what was last shown ready for the animations: as `model` where they do not write anyway.
    func restore(_ shown: LayerStateBox, from model: LayerStateBox) {
        for place in committed.indices {
            committed[place].effect.restore(shown, from: model, at: moments[place].place)
        }
    }

    /// Where in its course each animation was at the last commit, guests first.
    @exclusivity(unchecked) var moments: [Moment] = []

    /// Where in its course one animation is: another one at the same place shows something else.
    struct Moment: Equatable {
        let serial: UInt64
        let place: MediaTiming.Moment
    }
    /// The transition of the last commit.
    @exclusivity(unchecked) var transition: (source: TransitionSource, style: TransitionStyle, progress: Double)?
    /// How much of the layer's node the animations of the last commit changed.
    @exclusivity(unchecked) var reach = ChangeReach.placement
    /// True while the layer is drawn anew for each frame.
    @exclusivity(unchecked) var needsDisplay = false

    /// By how many seconds of the stage the copies of replicators above are behind.
    @exclusivity(unchecked) var delays: [Double] = []
    /// What an emitter has emitted.
    @exclusivity(unchecked) var emission: EmissionHistory?
    /// What a tiled layer has drawn.
    @exclusivity(unchecked) var tiles: TileStore?

    var isEmpty: Bool {
        attached.isEmpty && guests.isEmpty && committed.isEmpty && shown == nil && emission == nil && tiles == nil
    }

    /// True if what is shown does not follow from the time alone.
    var isConducted: Bool {
        guests.contains { $0.animation.conductor != nil } || committed.contains { $0.conductor != nil }
    }

    /// True while something is seen of an animation, in the layer itself.
    var isSeen: Bool {
        for place in 0..<guests.count + committed.count where moments[place].place != .outside { return true }
        return false
    }

    /// Brings `moments` up to a time of the stage, in the copies of replicators too.
    /// - Returns: False if all animations are where they were.
    func updateMoments(at time: Double) -> Bool {
        var place = 0
        var isNew = updateMoments(at: time, from: &place)
        if !delays.isEmpty {
            for delay in delays where updateMoments(at: time - delay, from: &place) { isNew = true }
        }
        guard place < moments.count else { return isNew }
        moments.removeLast(moments.count - place)
        return true
    }

    // Loops and a list in place: this runs for each animated layer in each frame.
    private func updateMoments(at time: Double, from place: inout Int) -> Bool {
        var isNew = false
        if !guests.isEmpty { isNew = updateGuestMoments(at: time, from: &place) }
        let local = clock.local(at: time)
        for animation in committed {
            if moments.put(Moment(serial: animation.serial, place: animation.moment(at: local)), at: place) {
                isNew = true
            }
            place += 1
        }
        return isNew
    }
}

extension LayerMotion {
    private func updateGuestMoments(at time: Double, from place: inout Int) -> Bool {
        var isNew = false
        for guest in guests {
            let moment = guest.animation.moment(at: guest.clock?.local(at: time) ?? 0)
            if moments.put(Moment(serial: guest.animation.serial, place: moment), at: place) { isNew = true }
            place += 1
        }
        return isNew
    }
}

extension [LayerMotion.Moment] {
    /// - Returns: False if the moment was there.
    fileprivate mutating func put(_ moment: LayerMotion.Moment, at place: Int) -> Bool {
        guard place < count else {
            append(moment)
            return true
        }
        guard self[place] != moment else { return false }
        self[place] = moment
        return true
    }
}
