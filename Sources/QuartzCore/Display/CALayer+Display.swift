import CoreGraphics
import Foundation

// Marks.
extension CALayer {
    func markForDisplay(_ rect: CGRect?) {
        let area: DisplayState.Area =
            if let rect { rect.isEmpty ? .nothing : .rect(rect.standardized) } else { .everything }
        displayState.area = displayState.area.union(area)
        guard !displayState.isMarked else { return }
        displayState.isMarked = true
        announcePending(.display)
    }

    /// True when the layer or one below is marked for display, hidden ones included.
    package var isDisplayPending: Bool { hasPending(.display) }

    /// How often the layer was drawn.
    package var displayCounts: LayerDisplayCounts { displayState.counts }

    /// Displays everything that is marked in this layer and below, superlayers first. Hidden layers keep their marks
    /// (assumed).
    package func displayTree() {
        guard !isPartOfCycle() else { return }
        var visited = [self]
        var next = 0
        while next < visited.count {
            let layer = visited[next]
            next += 1
            guard !layer.isHidden else { continue }
            layer.displayIfNeeded()
            visited.append(contentsOf: layer.pendingSublayers(.display))
        }
        for layer in visited.reversed() { layer.settlePending(.display) }
    }
}

// Drawing.
extension CALayer {
    /// A subclass that overrides nothing but `draw(in:)`, to find where the method stands in the class's table.
    private final class DrawProbe: CALayer {
        override func draw(in ctx: CGContext) {}
    }

    private static let drawSlot = ClassMetadata.methodSlot(of: CALayer.self, overriddenBy: DrawProbe.self)

    var overridesDraw: Bool {
        ClassMetadata.overrides(type(of: self), CALayer.self, slot: Self.drawSlot)
    }

    func displayContents() {
        let area = displayState.area
        displayState.isMarked = false
        displayState.area = .nothing
        if let delegate {
            if OptionalMethods.call(.displayLayer, of: delegate, { delegate.display(self) }) != nil { return }
            if let host, !host.drawsContents(of: self) { return }
        } else if !overridesDraw {
            // Nobody draws: no store (assumed).
            return
        }
        drawStore(area)
    }

    private func drawStore(_ area: DisplayState.Area) {
        if case .tiled = state.content { return markTiles(area) }
        guard let size = storeSize else { return setStore(nil) }
        let clears = host?.clearsBeforeDrawing(self) ?? true
        let reusable = reusableStore(size)
        let dirty = reusable == nil ? bounds : dirtyRect(area)
        guard !dirty.isEmpty else { return }
        // Where all is drawn anew over clear pixels, nothing of the old ones is left.
        let old = clears && dirty.contains(bounds) ? nil : reusable
        let context = makeContext(size: size, old: old)
        context.clip(to: dirty)
        if clears, old != nil { clear(dirty, in: context) }
        delegate?.layerWillDraw(self)
        displayState.delegateHasNoDraw = false
        draw(in: context)
        // A delegate that has no draw(_:in:), and nobody else: no store (assumed).
        if displayState.delegateHasNoDraw, !overridesDraw { return }
        guard let image = context.makeImage() else { return }
        displayState.counts.redraws += 1
        let pixels = dirty.applying(storeTransform).integral.common(with: CGRect(origin: .zero, size: size))
        displayState.counts.drawnPixels += Int(pixels.width) * Int(pixels.height)
        setStore(LayerBackingStore(image: image, scale: contentsScale, bounds: bounds, isOpaque: isOpaque))
    }

    /// The size of the store in whole pixels; nil, and a word in the log where a device has one, when there is nothing to draw into.
    private var storeSize: CGSize? {
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        guard width != 0, height != 0 else { return nil }
        let scale = Double(contentsScale)
        let pixelWidth = (width * scale + 0.5).rounded(.down)
        let pixelHeight = (height * scale + 0.5).rounded(.down)
        let limit = Double(LayerBackingStore.greatestSide)
        guard width > 0, height > 0, pixelWidth <= limit, pixelHeight <= limit else {
            Misuse.log(String(format: "Ignoring bogus layer size (%f, %f)", width, height))
            return nil
        }
        guard pixelWidth >= 1, pixelHeight >= 1 else { return nil }
        return CGSize(width: pixelWidth, height: pixelHeight)
    }

    /// The layer's own space → pixels of the store.
    private var storeTransform: CGAffineTransform {
        let scale = contentsScale
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    }

    /// The store whose pixels outside of the marks stay.
    private func reusableStore(_ size: CGSize) -> LayerBackingStore? {
        guard let store = state.details.contents as? LayerBackingStore else { return nil }
        let fits =
            store.image.width == Int(size.width) && store.image.height == Int(size.height)
            && store.bounds == bounds && store.scale == contentsScale && store.isOpaque == isOpaque
        return fits ? store : nil
    }

    private func dirtyRect(_ area: DisplayState.Area) -> CGRect {
        switch area {
        case .nothing: return .zero
        case .everything: return bounds
        case .rect(let rect):
            let common = rect.common(with: bounds)
            return common.isNull ? .zero : common
        }
    }

    private func makeContext(size: CGSize, old: LayerBackingStore?) -> CGContext {
        guard let old else {
            return CGContext(
                width: Int(size.width), height: Int(size.height), baseTransform: storeTransform, isOpaque: isOpaque)
        }
        let context = CGContext(bitmap: old.image.bitmap, baseTransform: storeTransform, isOpaque: isOpaque)
        context.keepFonts(of: old.image)
        return context
    }

    /// Makes a part of the store clear, or black where it has no alpha.
    private func clear(_ rect: CGRect, in context: CGContext) {
        guard isOpaque else { return context.clear(rect) }
        context.saveGState()
        context.setFillColor(LayerDetails.opaqueBlack)
        context.fill(rect)
        context.restoreGState()
    }

    /// Shows the store: contents like any other, but its coming is no change of the app's.
    func setStore(_ store: LayerBackingStore?) {
        guard store != nil || state.details.contents != nil else { return }
        mutateState { $0.details.contents = store }
        markForCommit(.properties)
    }
}
