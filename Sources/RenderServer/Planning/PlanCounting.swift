import CoreGraphics
import Foundation
import Rasterizer

/// Counts what passes draw.
///
/// Pixels are exact for upright boxes under square upright clips: those whose centres lie inside. Anything else
/// (turned, rounded, shapes, shadows, pictures) counts, blended, with the pixels of the rectangle that it may touch,
/// within its clips' rectangles.
struct PlanCounting {
    var counts = PlanCounts()
    private(set) var fonts = FontSet()
    private let copies: [Bool]
    /// By layer: drawn, and drawn where nothing opaque covers it.
    private var isDrawn: [Bool]
    private var isSeen: [Bool]
    private var shadowBlurs = Set<Int>()
    private var hits = Set<Int>()
    private var images = Set<ObjectIdentifier>()
    /// Bytes of each image that is no drawing of a layer's own.
    private(set) var decodedImages: [ObjectIdentifier: Int] = [:]
    private var clips: [ObjectIdentifier: HardClip] = [:]

    /// - Parameter copies: for each settled layer, whether a replicator's copy beyond the first.
    init(copies: [Bool]) {
        self.copies = copies
        isDrawn = copies.map { _ in false }
        isSeen = isDrawn
    }

    mutating func addShadowBlur(_ index: Int) {
        if shadowBlurs.insert(index).inserted { counts.shadowBlurs += 1 }
    }

    mutating func addHit(_ index: Int) {
        if hits.insert(index).inserted { counts.rasterizeHits += 1 }
    }

    /// Counts one pass. What lies under something opaque is told within a pass, and only where one later opaque
    /// rectangle covers it whole.
    mutating func count(_ drawn: PassTarget, in pass: RenderPass) {
        var cover = OpaqueCover()
        for index in drawn.commands.indices.reversed() {
            let command = drawn.commands[index]
            if case .particles(let depth) = command.content {
                countParticles(command, depth: depth, in: drawn.rects[index])
                if let owner = drawn.owners[index], pass.purpose != .silhouette {
                    isDrawn[owner] = true
                    if !cover.covers(drawn.rects[index]) { isSeen[owner] = true }
                }
                continue
            }
            counts.drawCommands += 1
            let figure = CountedFigure(command, rect: drawn.rects[index], clip: hardClip(command.clip), pass: pass.rect)
            let total: WritableKeyPath<PlanCounts, Int> = figure.isOpaque ? \.opaquePixels : \.blendedPixels
            counts[keyPath: total] = Self.sum(counts[keyPath: total], figure.pixels)
            countImage(command)
            if let owner = drawn.owners[index], pass.purpose != .silhouette {
                isDrawn[owner] = true
                if !cover.covers(figure.rect) { isSeen[owner] = true }
            }
            if figure.isOpaque, figure.isFull { cover.add(figure.rect) }
        }
    }

    /// The pixels that each command of a pass blends.
    /// - Parameter rects: The rectangle that each may touch.
    mutating func blendedPixels(of commands: [PlanCommand], rects: [PixelRect], in pass: RenderPass) -> [Int] {
        zip(commands, rects).map { command, rect in
            if case .particles(let depth) = command.content {
                let before = counts.blendedPixels
                countParticles(command, depth: depth, in: rect)
                return counts.blendedPixels - before
            }
            let figure = CountedFigure(command, rect: rect, clip: hardClip(command.clip), pass: pass.rect)
            return figure.isOpaque ? 0 : figure.pixels
        }
    }

    /// Each particle is a command, and blended.
    private mutating func countParticles(_ command: PlanCommand, depth: SIMD3<Double>, in rect: PixelRect) {
        guard let field = command.node.values.particles else { return }
        let frame = hardClip(command.clip).rect.intersection(rect)
        let map = SpriteMap(command.matrix, depth: depth)
        for sprite in field.sprites {
            guard let quad = map.quad(of: sprite, size: field.pictures[sprite.picture].size) else { continue }
            let pixels = (HardQuad.pixels(of: quad) ?? quad.pixelBounds).intersection(frame)
            if pixels.isEmpty { continue }
            counts.particles += 1
            counts.drawCommands += 1
            counts.blendedPixels = Self.sum(counts.blendedPixels, pixels.area)
        }
        for picture in field.pictures where images.insert(ObjectIdentifier(picture.image)).inserted {
            countDecoded(picture.image)
        }
    }

    /// Surfaces of absurd sizes, which a scene may ask for, count as the most there is.
    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, isTooMuch) = a.addingReportingOverflow(b)
        return isTooMuch ? .max : sum
    }

    private mutating func countImage(_ command: PlanCommand) {
        guard case .image = command.content, let image = command.node.values.image,
            images.insert(ObjectIdentifier(image.image)).inserted
        else { return }
        fonts.formUnion(image.image.fonts)
        let bytes = image.image.bitmap.rect.area * 4
        if image.isBackingStore {
            counts.backingStores += 1
            counts.backingStoreBytes += bytes
        } else {
            countDecoded(image.image)
        }
    }

    private mutating func countDecoded(_ image: CGImage) {
        let bytes = image.bitmap.rect.area * 4
        decodedImages[ObjectIdentifier(image)] = bytes
        counts.decodedImageBytes += bytes
    }

    /// All figures, once every pass is counted.
    func total(layers: Int, culled: Int) -> PlanCounts {
        var result = counts
        result.layers = layers
        result.culledLayers = culled
        for index in isDrawn.indices where isDrawn[index] && !copies[index] {
            result.visibleLayers += 1
            if !isSeen[index] { result.occludedLayers += 1 }
        }
        return result
    }

    private mutating func hardClip(_ clip: PlanClip?) -> HardClip {
        guard let clip else { return HardClip() }
        if let known = clips[ObjectIdentifier(clip)] { return known }
        var chain: [PlanClip] = []
        var result = HardClip()
        var next: PlanClip? = clip
        while let link = next {
            if let known = clips[ObjectIdentifier(link)] {
                result = known
                break
            }
            chain.append(link)
            next = link.next
        }
        for link in chain.reversed() {
            result.narrow(by: link.shape)
            clips[ObjectIdentifier(link)] = result
        }
        return result
    }
}

/// What a chain of clips comes to as a rectangle.
private struct HardClip {
    var rect = PixelRect.everything
    /// The rectangle is all there is to it.
    var isExact = true

    mutating func narrow(by shape: PlanClip.Shape) {
        guard case .layer(let node, let matrix) = shape else {
            isExact = false
            return
        }
        let box = CountedBox(node.values.bounds, matrix: matrix)
        rect = rect.intersection(box.rect)
        isExact = isExact && box.isExact && !node.values.isRounded && node.values.softEdges.isEmpty
    }
}

/// The pixels of a rectangle of layer space.
private struct CountedBox {
    var rect: PixelRect
    var isExact: Bool

    init(_ bounds: CGRect, matrix: Matrix3x3) {
        if let quad = HardQuad.image(of: bounds, through: matrix), let pixels = HardQuad.pixels(of: quad) {
            (rect, isExact) = (pixels.isEmpty ? .empty : pixels, true)
        } else {
            (rect, isExact) = (PlaneRect(bounds).mapped(by: matrix).pixels, false)
        }
    }
}

/// What a command draws, as far as it is counted.
private struct CountedFigure {
    var pixels: Int
    var rect: PixelRect
    var isOpaque = false
    /// True when all of the rectangle is drawn.
    var isFull = true

    init(_ command: PlanCommand, rect outer: PixelRect, clip: HardClip, pass: PixelRect) {
        let values = command.node.values
        let frame = clip.rect.intersection(pass)
        rect = outer.intersection(frame)
        pixels = rect.area
        guard let bounds = values.countedRect(of: command.content) else { return }
        let box = CountedBox(bounds, matrix: command.matrix)
        rect = box.rect.intersection(frame)
        pixels = rect.area
        let isHard = box.isExact && clip.isExact && values.softEdges.isEmpty
        let isSquare = command.fillsCorners || !values.isRounded
        let isPlain = command.alpha == 255 && command.blendMode == .normal && (command.color?.w ?? 1) == 1
        isOpaque = isHard && isSquare && isPlain && values.isOpaque(command.content)
        if case .border = command.content {
            isFull = false
            let inset = bounds.insetBy(dx: values.box.borderWidth, dy: values.box.borderWidth)
            if isHard, isSquare, !inset.isNull, inset.width > 0, inset.height > 0 {
                pixels -= CountedBox(inset, matrix: command.matrix).rect.intersection(frame).area
            }
        }
    }
}

extension LayerValues {
    /// The rectangle that a command fills, where it fills one.
    fileprivate func countedRect(of content: PlanCommand.Content) -> CGRect? {
        switch content {
        case .background, .backdrop, .border, .gradient: return bounds
        case .image: return image.map { imageRect($0).cgRect }
        case .shape, .particles, .pathShadow, .silhouetteShadow, .surface, .cached: return nil
        }
    }

    fileprivate func isOpaque(_ content: PlanCommand.Content) -> Bool {
        switch content {
        case .background: box.backgroundColor?.alpha == 255
        case .border: box.borderColor?.alpha == 255
        case .gradient: gradient?.colors.allSatisfy { $0.alpha == 255 } ?? false
        case .image: image.map { $0.isOpaque && ($0.tint?.alpha ?? 255) == 255 } ?? false
        case .backdrop, .shape, .particles, .pathShadow, .silhouetteShadow, .surface, .cached: false
        }
    }
}

/// The largest opaque rectangles seen so far, back from the last command.
private struct OpaqueCover {
    private static let capacity = 32
    private var rects: [PixelRect] = []

    func covers(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }

    mutating func add(_ rect: PixelRect) {
        if rect.isEmpty || covers(rect) { return }
        if rects.count < Self.capacity {
            rects.append(rect)
        } else if let least = rects.indices.min(by: { rects[$0].area < rects[$1].area }), rects[least].area < rect.area
        {
            rects[least] = rect
        }
    }
}
