import CoreGraphics
import Foundation

/// Where the parts of a layer's contents come from and go to.
struct ImagePlacement {
    struct Part: Equatable {
        /// Image pixels; may reach past the image, whose edge pixels then repeat.
        var source: CGRect
        /// Layer space.
        var destination: CGRect
    }

    /// Parts with an area, top left to bottom right.
    let parts: [Part]

    /// - Parameter pixels: the image's size.
    init(_ contents: ImageContents, pixels: CGSize, bounds: CGRect) {
        if let frame = contents.frame {
            let whole = CGRect(origin: .zero, size: pixels)
            let isEmpty = pixels.width <= 0 || pixels.height <= 0 || frame.width <= 0 || frame.height <= 0
            parts = isEmpty ? [] : [Part(source: whole, destination: frame)]
            return
        }
        let source = Self.source(contents.contentsRect, pixels: pixels)
        let scale = contents.contentsScale > 0 && contents.contentsScale.isFinite ? contents.contentsScale : 1
        let size = CGSize(width: source.width / scale, height: source.height / scale)
        guard source.width > 0, source.height > 0, let destination = contents.gravity.place(size, in: bounds) else {
            parts = []
            return
        }
        let columns: [Slice]
        let rows: [Slice]
        let center = contents.contentsCenter
        if contents.gravity.isResizing, center != CGRect(x: 0, y: 0, width: 1, height: 1) {
            columns = Slice.three(
                source: (source.minX, source.maxX), center: (center.minX, center.maxX),
                destination: (destination.minX, destination.maxX), scale: scale)
            rows = Slice.three(
                source: (source.minY, source.maxY), center: (center.minY, center.maxY),
                destination: (destination.minY, destination.maxY), scale: scale)
        } else {
            columns = [Slice(source: (source.minX, source.maxX), destination: (destination.minX, destination.maxX))]
            rows = [Slice(source: (source.minY, source.maxY), destination: (destination.minY, destination.maxY))]
        }
        parts = rows.flatMap { row in columns.map { Part(column: $0, row: row) } }
            .filter { $0.destination.width > 0 && $0.destination.height > 0 }
    }

    private static func source(_ unit: CGRect, pixels: CGSize) -> CGRect {
        CGRect(
            x: unit.minX * pixels.width, y: unit.minY * pixels.height, width: unit.width * pixels.width,
            height: unit.height * pixels.height)
    }
}

extension ImagePlacement.Part {
    fileprivate init(column: Slice, row: Slice) {
        source = CGRect(
            x: column.source.0, y: row.source.0, width: column.source.1 - column.source.0,
            height: row.source.1 - row.source.0)
        destination = CGRect(
            x: column.destination.0, y: row.destination.0, width: column.destination.1 - column.destination.0,
            height: row.destination.1 - row.destination.0)
    }
}

/// A stretch of one axis: image pixels onto layer points.
private struct Slice {
    var source: (CGFloat, CGFloat)
    var destination: (CGFloat, CGFloat)

    /// The outer slices keep their size and the middle one stretches. A middle without extent is the one source pixel
    /// around it; where there is too little room, the outer slices shrink in proportion (assumed).
    static func three(
        source: (CGFloat, CGFloat), center: (CGFloat, CGFloat), destination: (CGFloat, CGFloat), scale: CGFloat
    ) -> [Slice] {
        let length = source.1 - source.0
        var low = source.0 + max(0, min(1, center.0)) * length
        var high = source.0 + max(0, min(1, center.1)) * length
        if high <= low {
            low = max(source.0, low - 0.5)
            high = min(source.1, high + 0.5)
        }
        let (before, after) = ((low - source.0) / scale, (source.1 - high) / scale)
        let room = destination.1 - destination.0
        let shrink = before + after > room ? room / (before + after) : 1
        let cuts = (destination.0 + before * shrink, destination.1 - after * shrink)
        return [
            Slice(source: (source.0, low), destination: (destination.0, cuts.0)),
            Slice(source: (low, high), destination: cuts),
            Slice(source: (high, source.1), destination: (cuts.1, destination.1)),
        ]
    }
}

extension ImageContents.Gravity {
    fileprivate var isResizing: Bool {
        switch self {
        case .resize, .resizeAspect, .resizeAspectFill: true
        default: false
        }
    }

    /// Where contents of `size` go; nil for a box that leaves no room to scale to.
    ///
    /// Gravities called top lie at maxY, the physical bottom on iOS, and those called bottom at minY.
    fileprivate func place(_ size: CGSize, in bounds: CGRect) -> CGRect? {
        switch self {
        case .resize: bounds.width > 0 && bounds.height > 0 ? bounds : nil
        case .resizeAspect: scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .resizeAspectFill:
            scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
        default: CGRect(x: originX(size.width, in: bounds), y: originY(size.height, in: bounds), size: size)
        }
    }

    private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect? {
        guard factor > 0, factor.isFinite else { return nil }
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, size: scaled)
    }

    private func originX(_ width: CGFloat, in bounds: CGRect) -> CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: bounds.minX
        case .right, .topRight, .bottomRight: bounds.maxX - width
        default: bounds.midX - width / 2
        }
    }

    private func originY(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
        switch self {
        case .bottom, .bottomLeft, .bottomRight: bounds.minY
        case .top, .topLeft, .topRight: bounds.maxY - height
        default: bounds.midY - height / 2
        }
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
