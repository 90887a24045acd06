import CoreGraphics
import Rasterizer

/// Turns the commands of one plan into the rasterizer's, and passes into pictures.
///
/// One for each execution: what it remembers (outlines, clips, prepared images) serves all passes of the plan.
struct CommandTranslator {
    let renderer: TileRenderer
    var surfaces: SurfaceStore
    private(set) var cache: RasterizationCache
    private(set) var diagnostics: [String] = []
    /// The rectangle of the pass that is being drawn.
    private(set) var target = PixelRect.empty

    var outlines = OutlineCache()
    var clips = ClipTranslator()
    var images = PreparedImages()
    var shadows: ShadowMasks
    var kernels = GaussianKernels()
    /// Groups that are drawn inside their reader's tiles.
    private(set) var groups: [PassID: DrawGroup] = [:]

    init(renderer: TileRenderer, surfaces: SurfaceStore, cache: RasterizationCache) {
        self.renderer = renderer
        shadows = ShadowMasks(
            isShared: renderer.shortcuts.contains(.sharedOutlines), threads: renderer.threads)
        self.surfaces = surfaces
        self.cache = cache
    }

    mutating func report(_ sentence: String) {
        diagnostics.append(sentence)
    }

    mutating func keep(_ picture: Bitmap, for key: RasterizationCache.Key) {
        cache.store(picture, for: key)
    }

    /// Keeps the commands of a group for its one reader, instead of a surface.
    mutating func inline(_ pass: RenderPass) {
        groups[pass.id] = DrawGroup(drawCommands(of: pass), rect: pass.rect)
    }

    /// The commands of an inlined group, which are read once.
    mutating func takeGroup(_ id: PassID) -> DrawGroup? { groups.removeValue(forKey: id) }

    /// What a pass leaves, or nil where its surface cannot be made.
    /// - Parameter part: the pixels that are wanted of a pass without filters; nil wants all.
    mutating func picture(of pass: RenderPass, part: PixelRect? = nil) -> FinishedPicture? {
        if let refusal = SurfaceStore.refusal(of: pass) {
            report(refusal)
            return nil
        }
        var picture: FinishedPicture
        if pass.isPassedOn {
            guard let source = pass.reads.first.flatMap({ surfaces[$0] }) else { return nil }
            picture = source
        } else {
            picture = .bitmap(renderer.picture(of: drawCommands(of: pass), in: pass.rect, part: part))
        }
        for filter in pass.filters {
            picture = finish(picture, by: filter, rect: pass.rect)
        }
        return picture
    }

    private mutating func drawCommands(of pass: RenderPass) -> [DrawCommand] {
        target = pass.rect
        clips.begin(target: target)
        var result: [DrawCommand] = []
        result.reserveCapacity(pass.commands.count)
        for command in pass.commands {
            append(command, to: &result)
        }
        return result
    }

    private mutating func append(_ command: PlanCommand, to list: inout [DrawCommand]) {
        guard command.alpha > 0 else { return }
        let clip = clips.clip(for: command.clip, outlines: &outlines)
        guard !clip.rect.isEmpty else { return }
        if case .particles(let depth) = command.content {
            return appendParticles(command, depth: depth, clip: clip.clip, visible: clip.rect, to: &list)
        }
        for figure in figures(of: command, visible: clip.rect) {
            list.append(
                DrawCommand(
                    shape: figure.shape, clip: figure.clip(inside: clip.clip), paint: figure.paint,
                    alpha: command.alpha,
                    blendMode: command.blendMode))
        }
    }

    /// What a command paints. Nothing outside `visible` shows.
    private mutating func figures(of command: PlanCommand, visible: PixelRect) -> [PaintedFigure] {
        switch command.content {
        case .background: background(command)
        case .backdrop(let pass): backdrop(command, pass: pass)
        case .border: border(command)
        case .gradient: gradient(command)
        case .image: image(command, visible: visible)
        case .shape: shape(command)
        // Written straight into the list, because each has its own alpha.
        case .particles: []
        case .pathShadow: pathShadow(command, visible: visible)
        case .silhouetteShadow(let pass): silhouetteShadow(command, of: pass, visible: visible)
        case .surface(let use): surface(command, use: use, visible: visible)
        case .cached(let key): cachedSurface(command, key: key, visible: visible)
        }
    }
}

/// Pixels with the coverage that shapes them.
struct Figure {
    var shape: Shape
    /// Further coverage that belongs to the shape.
    var clips: [Shape] = []

    func painted(_ paint: Paint) -> PaintedFigure {
        PaintedFigure(shape: shape, clips: clips, paint: paint)
    }
}

struct PaintedFigure {
    var shape: Shape
    var clips: [Shape] = []
    var paint: Paint

    func clip(inside outer: Clip?) -> Clip? {
        clips.reduce(outer) { Clip($1, inside: $0) }
    }
}
