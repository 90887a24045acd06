/// The animations of a layer, and what they last showed.
@MainActor
final class LayerMotion {
    // Unchecked: this is read for each animated layer in each frame, on the main actor, and no app's code runs while one
    // of these is changed.

    /// What the last commit knew of.
    @exclusivity(unchecked) var committed: [AttachedAnimation] = []
    /// As the app sees them: in the order in which they apply.
    @exclusivity(unchecked) var attached: [AttachedAnimation] = [] {
        didSet { isSettled = false }
    }
    /// Animations of layers above that change this one, before its own.
    @exclusivity(unchecked) var guests: [GuestAnimation] = [] {
        didSet { areOthers = true }
    }

    /// What the last commit showed; nil for the layer's own values.
    @exclusivity(unchecked) var shown: LayerStateBox?
    /// The layer's own values of the last sample, if the next one may begin with what that showed; else nil.
    @exclusivity(unchecked) var model: LayerStateBox?

    /// By how many seconds of the stage the copies of replicators above are behind.
    @exclusivity(unchecked) var delays: [Double] = []
    /// What an emitter has emitted.
    @exclusivity(unchecked) var emission: EmissionHistory?
    /// What a tiled layer has drawn.
    @exclusivity(unchecked) var tiles: TileStore?

    /// The clock of the last commit.
    @exclusivity(unchecked) var clock = LayerClock()

    /// True while the next commit knows of nothing else than the last one.
    @exclusivity(unchecked) var isSettled = false
    /// True if the last sample was of other animations.
    @exclusivity(unchecked) var areOthers = false
    /// True while something is seen of an animation, in the layer itself.
    @exclusivity(unchecked) private(set) var isSeen = false
    /// True if what the animations show now may be changed into what they show at any other time.
    @exclusivity(unchecked) private(set) var canGoOn = false
    /// How much of the layer's node the animations of the last commit changed.
    @exclusivity(unchecked) var reach = ChangeReach.placement
    /// True while the layer is drawn anew for each frame.
    @exclusivity(unchecked) var needsDisplay = false

    /// Where in its course each guest was at the last commit, and each animation in the copies of replicators above.
    @exclusivity(unchecked) private var moments: [MediaTiming.Moment] = []

    /// The transition of the last commit.
    @exclusivity(unchecked) var transition: RunningTransition?

    var isEmpty: Bool {
        attached.isEmpty && guests.isEmpty && committed.isEmpty && shown == nil && emission == nil && tiles == nil
    }

    /// True if what is shown does not follow from the time alone.
    var isConducted: Bool {
        guests.contains { $0.animation.conductor != nil } || committed.contains { $0.conductor != nil }
    }

    /// The box of what is shown, handed over to be filled anew; nil if somebody else holds it, too.
    func takeShown() -> LayerStateBox? {
        guard shown != nil, isKnownUniquelyReferenced(&shown) else { return nil }
        defer { shown = nil }
        return shown
    }

    /// Makes what was last shown ready for the animations: as `model` where they do not write anyway.
    func restore(_ shown: LayerStateBox, from model: LayerStateBox) {
        for animation in committed { animation.restore(shown, from: model) }
    }
}

extension CALayer {
    /// What the last sample shows: the layer's own values, or what animations make of them.
    var shownBox: LayerStateBox { motion?.shown ?? box }
}

/// A transition between what a layer showed and what it shows.
final class RunningTransition {
    let source: TransitionSource
    let style: TransitionStyle
    let progress: Double

    init(source: TransitionSource, style: TransitionStyle, progress: Double) {
        self.source = source
        self.style = style
        self.progress = progress
    }
}

// Where each animation is at a time.
extension LayerMotion {
    /// Brings all animations to a time of the stage, in the copies of replicators too.
    /// - Returns: False if they are the same as before, where they were.
    func move(to time: Double) -> Bool {
        var isNew = areOthers
        areOthers = false
        isSeen = false
        canGoOn = guests.isEmpty && !committed.isEmpty
        // All in one go: this runs for each animated layer in each frame.
        let local = clock.local(at: time)
        for animation in committed {
            if animation.move(to: local) { isNew = true }
            if animation.shown != .outside { isSeen = true }
            if !animation.canGoOn { canGoOn = false }
        }
        return moveOthers(to: time) || isNew
    }

    private func moveOthers(to time: Double) -> Bool {
        guard !(guests.isEmpty && delays.isEmpty && moments.isEmpty) else { return false }
        let others = otherMoments(at: time)
        if others.prefix(guests.count).contains(where: { $0 != .outside }) { isSeen = true }
        guard others != moments else { return false }
        moments = others
        return true
    }

    private func otherMoments(at time: Double) -> [MediaTiming.Moment] {
        var result = guestMoments(at: time)
        for delay in delays {
            result += guestMoments(at: time - delay)
            let local = clock.local(at: time - delay)
            result += committed.map { $0.moment(at: local) }
        }
        return result
    }

    private func guestMoments(at time: Double) -> [MediaTiming.Moment] {
        guests.map { $0.animation.moment(at: $0.clock?.local(at: time) ?? 0) }
    }
}
