import CoreGraphics
import Foundation
import Rasterizer

/// Turns settled layers into passes, in the order in which they finish, and their commands.
struct PlanBuilder {
    /// The finished pictures of one layer.
    struct Pictures {
        /// The group, with its blur filters; for a mask layer the mask pass.
        var group: PassID?
        /// The group of the filter alone, whose alpha casts the shadow.
        var filtered: PassID?
        /// The tint pass, or at radius 0 the silhouette itself.
        var shadow: PassID?
        /// The blurred picture of what lies behind.
        var backdrop: PassID?
        /// The depth of a group that waits for what lies behind it.
        var depth = 0
    }

    let layers: [SettledLayer]
    private(set) var passes: [RenderPass] = []
    var pictures: [Int: Pictures] = [:]
    var diagnostics: [String] = []
    /// For each pass that read a target while that was being filled, the target's pass.
    private var interrupted: [PassID: PassID] = [:]
    var counting: PlanCounting
    var cache: RasterizationCache
    /// Bitmaps made in this frame: copies of a replicator share them.
    private var bitmaps: [RasterizationCache.Key: PassID] = [:]
    private var paths = PathTexts()

    init(layers: [SettledLayer], cache: RasterizationCache) {
        self.layers = layers
        self.cache = cache
        // Noted before anything is kept, so that no new bitmap takes the place of one that this frame draws.
        for case .hit(let key, _) in layers.map(\.rasterization) { self.cache.use(key) }
        counting = PlanCounting(copies: layers.map(\.isCopy))
    }

    /// Makes all passes, the main one last.
    /// - Parameter part: leaves out of the main pass what cannot touch these pixels; nil keeps all.
    mutating func build(roots: [Int], target: PixelRect, part: PixelRect? = nil) {
        for root in roots { makePasses(of: root) }
        var main = PassTarget(bounds: target)
        draw(roots.map { SettledLayer.Fragment(child: $0) }, reach: part ?? target, into: &main)
        add(RenderPass(id: nextID, purpose: .main, rect: target, reads: main.reads), drawn: main)
        settleBytes()
    }

    /// What messages call the layer that a person would change for a pass of this one.
    mutating func passLabel(_ index: Int) -> String {
        let index = cause(of: index)
        return layers[index].node.label(at: paths.text(of: index, in: layers))
    }

    var nextID: PassID { PassID(index: passes.count) }

    private mutating func add(_ pass: RenderPass, drawn: PassTarget? = nil) {
        var pass = pass
        if let drawn {
            pass.commands = drawn.commands
            counting.count(drawn, in: pass)
            for capture in drawn.captures { interrupted[capture] = pass.id }
        }
        passes.append(pass)
    }

    /// Adds a pass whose commands are counted elsewhere: those of the target that it reads.
    mutating func addReading(_ pass: RenderPass, commands: [PlanCommand]) {
        var pass = pass
        pass.commands = commands
        passes.append(pass)
    }

    private mutating func settleBytes() {
        for pass in passes.indices where passes[pass].purpose != .main {
            passes[pass].bytesStored = TileMemory.bytes(
                width: passes[pass].surfaceWidth, height: passes[pass].surfaceHeight)
        }
        for pass in passes.indices {
            for read in passes[pass].reads {
                let bytes = passes[read.index].bytesStored
                passes[read.index].bytesLoaded = passes[read.index].bytesLoaded.saturatingSum(bytes)
            }
        }
        for (capture, target) in interrupted { settleInterruption(by: capture, of: passes[target.index]) }
    }

    /// A capture makes its target go to memory and come back (assumed).
    private mutating func settleInterruption(by capture: PassID, of target: RenderPass) {
        let bytes = TileMemory.bytes(width: target.surfaceWidth, height: target.surfaceHeight)
        passes[capture.index].bytesStored = passes[capture.index].bytesStored.saturatingSum(bytes)
        passes[capture.index].bytesLoaded = passes[capture.index].bytesLoaded.saturatingSum(bytes)
    }
}

// MARK: - Order

extension PlanBuilder {
    private enum Step {
        case enter(Int, depth: Int)
        case leave(Int, depth: Int)
    }

    /// The passes of a layer and all below it, sublayers first.
    private mutating func makePasses(of root: Int) {
        var steps = [Step.enter(root, depth: 1)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let index, let depth): enter(index, depth: depth, &steps)
            case .leave(let index, let depth): leave(index, depth: depth)
            }
        }
    }

    private mutating func enter(_ index: Int, depth: Int, _ steps: inout [Step]) {
        guard layers[index].hasPasses, pictures[index] == nil else { return }
        if case .miss(let key) = layers[index].rasterization, let made = bitmaps[key] {
            pictures[index] = Pictures(group: made)
            return
        }
        pictures[index] = Pictures()
        let isSurface = layers[index].isSurface || layers[index].group.filtersBeforeShadow
        let inside = isSurface ? depth + 1 : depth
        steps.append(.leave(index, depth: depth))
        if let mask = layers[index].mask { steps.append(.enter(mask, depth: depth)) }
        for fragment in layers[index].children.reversed() {
            if layers[fragment.child].hasPasses { steps.append(.enter(fragment.child, depth: inside)) }
        }
    }

    private mutating func leave(_ index: Int, depth: Int) {
        let layer = layers[index]
        if layer.group.filtersBeforeShadow {
            let filtered = addGroup(
                index, purpose: .group, reasons: .filter, reach: layer.innerReach, depth: depth, isFinal: false,
                behind: nil)
            pictures[index]?.filtered = filtered
        }
        if layer.hasShadowWithoutPath {
            let shadow = addShadow(index, depth: depth)
            pictures[index]?.shadow = shadow
        }
        guard layer.isSurface else { return }
        if layer.isLate {
            pictures[index]?.depth = depth
        } else {
            addOwnGroup(index, depth: depth, behind: nil)
        }
    }

    /// The group of a layer through which things show, now that they are drawn.
    mutating func addLateGroup(_ index: Int, behind target: PassTarget) {
        guard let known = pictures[index], known.group == nil else { return }
        addOwnGroup(index, depth: known.depth, behind: target)
    }

    private mutating func addOwnGroup(_ index: Int, depth: Int, behind: PassTarget?) {
        let layer = layers[index]
        let blur = BlurReach.filterExtent(of: layer.values, center: layer.center, matrix: layer.inner)
        var reach = layer.groupReach.outset(by: blur)
        if layer.values.masksToBounds { reach = reach.intersection(layer.innerReach) }
        let group = addGroup(
            index, purpose: layer.groupPurpose, reasons: layer.group.reasons, reach: reach, depth: depth, isFinal: true,
            behind: behind)
        pictures[index]?.group = group
    }
}

extension SettledLayer {
    fileprivate var groupPurpose: RenderPass.Purpose {
        if isMask { return .mask }
        if group.reasons.contains(.vibrancy) { return .content }
        return group.reasons.contains(.rasterize) ? .raster : .group
    }
}

// MARK: - Groups

extension PlanBuilder {
    /// One group surface, and the passes of its blur filters.
    /// - Parameters:
    ///   - isFinal: false for a filter's own group below the shadow.
    ///   - behind: what is drawn behind a group that waited for it.
    /// - Returns: the last of them; nil when nothing shows.
    private mutating func addGroup(
        _ index: Int, purpose: RenderPass.Purpose, reasons: ReasonSet, reach: PixelRect, depth: Int, isFinal: Bool,
        behind: PassTarget?
    ) -> PassID? {
        let layer = layers[index]
        var target = PassTarget(
            bounds: behind?.bounds ?? reach, depth: depth, isCoverage: layer.isMask,
            behind: layer.isSeeThrough ? behind : nil)
        drawInside(
            index,
            InsideDrawing(
                shadow: isFinal, filtered: isFinal, clipsGroup: isFinal && layer.clipsGroup,
                opacity: layer.isMask && !reasons.contains(.groupOpacity) ? layer.opacity : 1),
            reach: reach, into: &target)
        guard !target.extent.isEmpty else { return nil }
        let finishing = GroupFinishing(
            layer, hasFilter: reasons.contains(.filter), isFinal: isFinal, mask: isFinal ? maskPass(of: index) : nil)
        let rect = target.extent
        var pass = RenderPass(
            id: nextID, purpose: purpose, reasons: reasons.reasons, layer: passLabel(index),
            layerID: passLayerID(index),
            rect: rect, depth: depth, reads: target.reads)
        pass.filters = finishing.first
        add(pass, drawn: target)
        if isFinal, let mask = maskPass(of: index) { cutMask(mask, to: rect) }
        addBlurs(finishing, after: pass)
        if let behind, reasons.contains(.vibrancy) { addFiltered(index, content: pass, behind: behind) }
        return finishBitmap(index, purpose: purpose)
    }

    private mutating func addBlurs(_ finishing: GroupFinishing, after group: RenderPass) {
        var rect = group.rect
        for blur in finishing.blurs {
            rect = rect.outset(by: BlurWidth.extent(sigma: blur.sigma))
            for purpose in [RenderPass.Purpose.blurH, .blurV] {
                var pass = RenderPass(
                    id: nextID, purpose: purpose, reasons: [.filter], layer: group.layer, layerID: group.layerID,
                    rect: rect, depth: group.depth, reads: [PassID(index: passes.count - 1)])
                if purpose == .blurV { pass.filters = [.gaussianBlur(sigma: blur.sigma)] + blur.next }
                add(pass)
            }
        }
        for case .mask(let mask) in passes[passes.count - 1].filters { passes[passes.count - 1].reads.append(mask) }
    }

    private mutating func finishBitmap(_ index: Int, purpose: RenderPass.Purpose) -> PassID {
        let last = passes.count - 1
        if purpose == .raster, case .miss(let key) = layers[index].rasterization {
            counting.counts.rasterizeMisses += 1
            bitmaps[key] = PassID(index: last)
            if cache.reserve(key, showing: layers[index].node, rect: passes[last].rect) { passes[last].cacheKey = key }
        }
        return PassID(index: last)
    }

    /// The mask pass of a layer, as far as the mask shows.
    func maskPass(of index: Int) -> PassID? {
        layers[index].mask.flatMap { pictures[$0]?.group }
    }

    /// A mask pass is no larger than the group it cuts.
    private mutating func cutMask(_ mask: PassID, to rect: PixelRect) {
        guard passes[mask.index].purpose == .mask else { return }
        let cut = passes[mask.index].rect.intersection(rect)
        passes[mask.index].rect = cut
        passes[mask.index].surfaceWidth = cut.width
        passes[mask.index].surfaceHeight = cut.height
    }

    func passLayerID(_ index: Int) -> LayerID { layers[cause(of: index)].node.id }

    /// The layer that a person would change: the one that is masked, the view around an effect's own layer.
    private func cause(of index: Int) -> Int {
        let layer = layers[index]
        if layer.isMask { return layer.owner ?? index }
        return layer.values.backdrop == nil && layer.values.vibrancy == nil ? index : layer.parent ?? index
    }
}

// MARK: - Shadows

extension PlanBuilder {
    /// The passes of a shadow without path: the silhouette, and unless the radius is 0 four more.
    /// - Returns: what the reader draws: the tint pass, or the silhouette.
    private mutating func addShadow(_ index: Int, depth: Int) -> PassID? {
        let layer = layers[index]
        guard let shadow = layer.values.shadow else { return nil }
        let reach = BlurReach(shadow, center: layer.center, matrix: layer.inner)
        let seen = layer.groupReach
        var target = PassTarget(bounds: reach.source(of: seen), depth: depth, isCoverage: true)
        drawInside(
            index, InsideDrawing(shadow: false, filtered: true, clipsGroup: false), reach: reach.source(of: seen),
            into: &target)
        let tinted = reach.shadow(of: target.extent).intersection(seen)
        guard !target.extent.isEmpty, !tinted.isEmpty else { return nil }
        var pass = RenderPass(
            id: nextID, purpose: .silhouette, reasons: [.shadowWithoutPath], layer: passLabel(index),
            layerID: passLayerID(index), rect: target.extent, depth: depth, reads: target.reads)
        add(pass, drawn: target)
        guard reach.sigma > 0 else { return PassID(index: passes.count - 1) }
        let covered = target.extent.outset(by: reach.extent)
        let divisor = reach.downscale
        for purpose in [RenderPass.Purpose.downscale, .blurH, .blurV] {
            pass.purpose = purpose
            pass.id = nextID
            pass.rect = covered
            pass.surfaceWidth = (covered.width + divisor - 1) / divisor
            pass.surfaceHeight = (covered.height + divisor - 1) / divisor
            pass.reads = [PassID(index: passes.count - 1)]
            add(pass)
        }
        var tint = PassTarget(bounds: tinted, depth: depth)
        tint.append(
            PlanCommand(
                content: .silhouetteShadow(PassID(index: passes.count - 1)), node: layer.node, matrix: layer.inner,
                color: layer.innerColor),
            rect: tinted, of: nil)
        add(
            RenderPass(
                id: nextID, purpose: .tint, reasons: [.shadowWithoutPath], layer: pass.layer, layerID: pass.layerID,
                rect: tinted, depth: depth, reads: tint.reads),
            drawn: tint)
        return PassID(index: passes.count - 1)
    }
}
