import CoreGraphics
import Foundation
import Rasterizer

// Tiles are drawn when it is known what is seen: at the commit.
extension CALayer {
    /// A layer that shows more pixels of tiles than this takes coarser ones (assumed).
    private static let mostTilePixels = 0x1p26

    /// Marks tiles for the next commit.
    func markTiles(_ area: DisplayState.Area) {
        let motion = ensureMotion()
        var tiles = motion.tiles ?? TileStore()
        switch area {
        case .nothing: break
        case .everything: tiles.invalidate(nil)
        case .rect(let rect): tiles.invalidate(rect)
        }
        motion.tiles = tiles
        announcePending(.animation)
        markForCommit(.properties)
    }

    /// Draws the tiles that are seen and not drawn yet, and shows them.
    func updateTiles(_ motion: LayerMotion) {
        guard motion.tiles != nil else { return }
        let visible = seenRect
        let grid = tileGrid(showing: visible)
        motion.tiles?.use(grid)
        let places = grid.places(meeting: visible)
        let bounds = shownState.bounds
        guard motion.tiles?.isShowing(places, in: bounds) == false else { return }
        for place in places.all {
            let area = grid.rect(of: place).common(with: bounds)
            guard !area.isNull, !area.isEmpty, motion.tiles?.tile(at: place, area: area) == nil else { continue }
            guard let image = drawTile(area, grid) else { continue }
            motion.tiles?.store(TileStore.Tile(area: area, image: image), at: place)
        }
        motion.tiles?.show(places, in: bounds)
        showTiles(places, grid, motion)
    }

    private func showTiles(_ places: TileStore.Places, _ grid: TileStore.Grid, _ motion: LayerMotion) {
        let block = places.all.reduce(CGRect.null) { $0.union(grid.rect(of: $1)) }.common(with: shownState.bounds)
        guard !places.isEmpty, !block.isNull, let image = motion.tiles?.picture(of: places, in: block) else {
            return setStore(nil)
        }
        setStore(
            LayerBackingStore(
                image: image, scale: CGFloat(grid.scale), bounds: bounds, isOpaque: isOpaque, frame: block))
    }

    private var shownState: LayerState { shownBox.value }

    // MARK: What is seen

    /// The part of the layer that the layers above leave to be seen, in the layer's own space: of one that is turned,
    /// the box around it.
    private var seenRect: CGRect {
        let chain = ancestorsAndSelf
        var maps: [PlaneMap] = []
        var rect = shownState.bounds
        for (layer, above) in zip(chain, chain.dropFirst()) {
            let state = above.shownState
            let matrix = layer.shownState.matrix
            let map = PlaneMap(state.sublayerMatrix.map { matrix.concatenating($0) } ?? matrix)
            maps.append(map)
            rect = boundingBox(of: rect, through: map.apply)
            if state.masksToBounds || above.parent == nil { rect = rect.common(with: state.bounds) }
            if rect.isNull { return .zero }
        }
        for map in maps.reversed() {
            guard let inverse = map.inverse else { return .zero }
            rect = boundingBox(of: rect, through: inverse.apply)
        }
        let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard numbers.allSatisfy(\.isFinite) else { return shownState.bounds }
        let seen = rect.common(with: shownState.bounds)
        return seen.isNull ? .zero : seen
    }

    /// Pixels of the screen a point of the layer, at the middle of its bounds.
    private var screenDensity: Double {
        let chain = ancestorsAndSelf
        var matrix = chain[0].shownState.matrix
        for layer in chain.dropFirst() {
            if let sublayerMatrix = layer.shownState.sublayerMatrix { matrix = matrix.concatenating(sublayerMatrix) }
            matrix = matrix.concatenating(layer.shownState.matrix)
        }
        let map = PlaneMap(matrix)
        let middle = CGPoint(x: shownState.bounds.midX, y: shownState.bounds.midY)
        let origin = map.apply(middle)
        func length(_ x: CGFloat, _ y: CGFloat) -> Double {
            let end = map.apply(CGPoint(x: middle.x + x, y: middle.y + y))
            let (dx, dy) = (Double(end.x - origin.x), Double(end.y - origin.y))
            return (dx * dx + dy * dy).squareRoot()
        }
        let density = max(length(1, 0), length(0, 1)) * LayerContext.current.screenScale
        return density.isFinite && density > 0 ? density : 1
    }

    /// The grid of the coarsest level of detail that has a pixel for each of the screen's, or of the finest there is.
    private func tileGrid(showing rect: CGRect) -> TileStore.Grid {
        let tiled = state.tiled
        let base = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
        // Sixty levels go from a point to the universe.
        let finest = max(-60, min(60, tiled.levelsOfDetailBias))
        let coarsest = finest - (max(1, min(60, tiled.levelsOfDetail)) - 1)
        var level = coarsest
        // A thousandth is for what matrices round.
        let wanted = screenDensity / 1.001
        while level < finest, base * Self.power(level) < wanted { level += 1 }
        // The coarsest of the levels has a pixel, and memory has an end.
        func pixels(_ level: Int) -> Double {
            let scale = base * Self.power(level)
            return Double(rect.width) * scale * (Double(rect.height) * scale)
        }
        while pixels(level) > Self.mostTilePixels { level -= 1 }
        let longest = Double(max(bounds.width, bounds.height))
        while level < finest, longest * base * Self.power(level) < 1, longest > 0 { level += 1 }
        return TileStore.Grid(
            width: Self.side(tiled.tileSize.width), height: Self.side(tiled.tileSize.height),
            scale: base * Self.power(level), isOpaque: isOpaque)
    }

    private static func power(_ level: Int) -> Double { Double(sign: .plus, exponent: level, significand: 1) }

    private static func side(_ value: CGFloat) -> Int {
        value >= 16 ? Int(min(value, 4096)) : 16
    }

    // MARK: Drawing

    /// - Parameter area: In the layer's own space.
    private func drawTile(_ area: CGRect, _ grid: TileStore.Grid) -> CGImage? {
        let (x, y) = (grid.pixel(area.minX), grid.pixel(area.minY))
        let (width, height) = (grid.pixel(area.maxX) - x, grid.pixel(area.maxY) - y)
        guard width > 0, height > 0 else { return nil }
        let scale = CGFloat(grid.scale)
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(x), ty: -CGFloat(y))
        let context = CGContext(width: width, height: height, baseTransform: transform, isOpaque: isOpaque)
        context.clip(to: area)
        delegate?.layerWillDraw(self)
        displayState.delegateHasNoDraw = false
        draw(in: context)
        // A delegate that has no draw(_:in:), and nobody else: no tile.
        if displayState.delegateHasNoDraw, !overridesDraw { return nil }
        displayState.counts.redraws += 1
        displayState.counts.drawnPixels += width * height
        LayerContext.current.didDrawTile()
        host?.didDrawTile(pixels: width * height)
        return context.makeImage()
    }
}
