import Rasterizer

/// A layer that shows, with what later steps need of it. Layers lie in one array, superlayers before their sublayers.
struct SettledLayer: Sendable {
    /// A part of a sublayer in paint order: all of it, or what intersecting siblings leave of it.
    struct Fragment: Hashable, Sendable {
        var child: Int
        /// Lines in the superlayer's plane; the part lies on the positive side of each.
        var cuts: [HalfPlane] = []
    }

    /// What `shouldRasterize` comes to in this frame.
    enum Rasterization: Sendable {
        case none
        case miss(RasterizationCache.Key)
        /// With the bitmap's rectangle in its own pixels.
        case hit(RasterizationCache.Key, PixelRect)
    }

    let node: RenderNode
    /// The layer above in the tree, for index paths; nil for a root.
    let parent: Int?
    /// The layer in whose plane this one is drawn: the nearest above that flattens; nil for a root.
    let owner: Int?
    let step: LayerPath.Step
    let isMask: Bool
    /// Copies of a replicator beyond the first are not counted again.
    let isCopy: Bool
    /// Layer space → the owner's plane (for a root: → the target).
    let local: Matrix3x3
    /// The layer's own times that of transform layers above it, which have no group to fade.
    let opacity: Float
    let color: SIMD4<Float>?

    // Settled once all below is known, in the layer's own space.
    var things: ThingSet = []
    /// Holds all that the layer and its sublayers draw, after the layer's own clip.
    var extent = PlaneRect.empty
    var children: [Fragment] = []
    var mask: Int?
    var rasterization = Rasterization.none
    /// How the particles of a layer that draws some lie in its plane.
    var particles: SettledParticles?
    /// A descendant's thing is not inside the outline (told only for masksToBounds).
    var descendantReachesOut = false
    /// One does not lie inside, though the clip may hide it altogether.
    var descendantIsCut = false
    /// The layer's own contents are not.
    var contentsReachOut = false
    /// The clip cuts particles.
    var particlesAreCut = false

    // Settled from the top down, in the pixels of the surface in which the layer is drawn.
    var matrix = Matrix3x3.identity
    /// Pixels a point of the layer's own surface, if that has the layer's axes; nil where it shares its reader's
    /// pixels.
    var ownAxes: Point?
    /// Clips in force and target around the layer.
    var reach = PixelRect.empty
    /// What is seen of the layers below, with what only a shadow or blur of this layer needs; pixels of the surface in
    /// which the sublayers are drawn.
    var innerReach = PixelRect.empty
    var clipIsTurned = false
    var clipEdgeIsSoft = false

    // Settled from the bottom up.
    var group = GroupDecision()
    var hasPasses = false
    /// The layer or one below shows what lies behind.
    var holdsBehind = false
    /// What lies behind the layer itself, and not only behind something inside its own group, shows through.
    var showsBehind = false
    /// The group is drawn only once its reader has drawn what lies behind.
    var isLate = false

    /// Layer space → the pixels in which the layer's own things and its sublayers are drawn.
    var inner: Matrix3x3 {
        guard let ownAxes else { return matrix }
        return .scale(x: ownAxes.x, y: ownAxes.y)
    }

    /// The plane of the layer's surface → the pixels of its reader.
    var surfaceMatrix: Matrix3x3 {
        guard let ownAxes else { return .identity }
        return Matrix3x3.scale(x: 1 / ownAxes.x, y: 1 / ownAxes.y).concatenating(matrix)
    }

    var values: LayerValues { node.values }

    /// A mask always has a plane of its own.
    var isTransform: Bool { !isMask && node.values.isDepthTransparent }

    var center: Point { PlaneRect(node.values.bounds).center }

    /// Drawn as one finished picture: a group, or the pass of a mask.
    var isSurface: Bool { !group.reasons.isEmpty }

    var hasShadowWithoutPath: Bool { things.contains(.shadow) && values.shadow?.path == nil }

    /// A group made only by clips: effects inside show what lies behind it (assumed).
    var isSeeThrough: Bool {
        group.reasons.subtracting(.clips).isEmpty && ownAxes == nil && opacity == 1 && !isMask
            && !group.filtersBeforeShadow
    }

    /// A clip that is applied to the finished group.
    var clipsGroup: Bool { !group.reasons.isDisjoint(with: .clips) }
}

/// An emitter's particles, seen in its plane.
struct SettledParticles: Sendable {
    /// Holds all of them, in the layer's own space.
    let extent: PlaneRect
    /// Where points in front of the plane are seen in it: see `SpriteMap`.
    let depth: SIMD3<Double>
    let count: Int

    /// - Parameter spatial: layer space → the space that the layer shares with its siblings.
    init?(_ field: ParticleField?, spatial: Matrix4x4) {
        guard let field, !field.sprites.isEmpty else { return nil }
        depth = field.isSpatial ? SpriteMap.depth(through: spatial) : .zero
        extent = field.extent(seenWith: depth)
        count = field.sprites.count
    }
}

extension LayerValues {
    /// True for a layer that has no plane of its own: its sublayers stand among its siblings (transform layers, and
    /// replicators that preserve depth).
    var isDepthTransparent: Bool {
        switch kind {
        case .plain: false
        case .transform: true
        case .replicator(let replication): replication.preservesDepth
        }
    }
}
