/// A set of reasons that share a group surface.
struct ReasonSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let rasterize = ReasonSet(.rasterize)
    static let maskLayer = ReasonSet(.maskLayer)
    static let filter = ReasonSet(.filter)
    static let blendMode = ReasonSet(.blendMode)
    static let roundedClip = ReasonSet(.roundedClip)
    static let clipNotAxisAligned = ReasonSet(.clipNotAxisAligned)
    static let edgeAntialiasedGroup = ReasonSet(.edgeAntialiasedGroup)
    static let groupOpacity = ReasonSet(.groupOpacity)
    static let vibrancy = ReasonSet(.vibrancy)

    /// The reasons whose clip is applied to the finished group.
    static let clips: ReasonSet = [.roundedClip, .clipNotAxisAligned, .edgeAntialiasedGroup]

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ reason: PassReason) {
        rawValue = 1 << UInt16(PassReason.allCases.firstIndex(of: reason)!)
    }

    var reasons: Set<PassReason> {
        Set(PassReason.allCases.enumerated().filter { rawValue & (1 << UInt16($0.offset)) != 0 }.map(\.element))
    }
}

/// What a layer's groups depend on, once all below it is settled.
struct SettledFacts: Hashable, Sendable {
    /// What the layer itself draws.
    var things: ThingSet = []
    /// Things of its descendants, each surface counting as one.
    var descendantThings = 0
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var masksToBounds = false
    var isRounded = false
    /// A descendant's thing is not inside the outline.
    var descendantReachesOut = false
    /// The own contents are not.
    var contentsReachOut = false
    /// The clip is turned in its target by other than 90° steps.
    var clipIsTurned = false
    /// The clip has an antialiased edge off the pixel lines.
    var clipEdgeIsSoft = false
    var isMasked = false
    var hasFilters = false
    var blends = false
    var isVibrant = false
    /// `shouldRasterize`, and no bitmap is at hand.
    var rasterizes = false
}

/// Which group surfaces a layer gets.
struct GroupDecision: Hashable, Sendable {
    /// Why the layer's subtree is composited by itself; empty for no surface.
    var reasons: ReasonSet = []
    /// True when the filter has a group of its own below the shadow, because its alpha casts the shadow.
    var filtersBeforeShadow = false

    init() {}

    /// Decides all group reasons of a layer. The one place where that happens.
    init(_ layer: SettledFacts) {
        filtersBeforeShadow = layer.hasFilters && layer.things.contains(.shadow)
        if layer.rasterizes { reasons.insert(.rasterize) }
        if layer.isMasked { reasons.insert(.maskLayer) }
        if layer.hasFilters, !filtersBeforeShadow { reasons.insert(.filter) }
        if layer.blends { reasons.insert(.blendMode) }
        if layer.isVibrant { reasons.insert(.vibrancy) }
        if layer.masksToBounds { addClips(layer) }
        if layer.opacity > 0, layer.opacity < 1, layer.allowsGroupOpacity, fadedThings(layer) >= 2 {
            reasons.insert(.groupOpacity)
        }
    }

    private mutating func addClips(_ layer: SettledFacts) {
        let contentsNeedClip = layer.contentsReachOut && !layer.things.isDisjoint(with: .box)
        if layer.isRounded, layer.descendantReachesOut || contentsNeedClip { reasons.insert(.roundedClip) }
        guard layer.descendantReachesOut else { return }
        if layer.clipIsTurned { reasons.insert(.clipNotAxisAligned) }
        if layer.clipEdgeIsSoft { reasons.insert(.edgeAntialiasedGroup) }
    }

    private func fadedThings(_ layer: SettledFacts) -> Int {
        // The filtered group is one thing beside the shadow.
        filtersBeforeShadow ? 2 : layer.things.things + layer.descendantThings
    }
}
