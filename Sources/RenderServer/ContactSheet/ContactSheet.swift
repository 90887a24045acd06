import CoreGraphics
import Rasterizer

/// Small pictures of a film's frames in rows, each with a caption: one picture that shows how a screen moves.
///
/// Pictures are halved, in whole steps, until they are small enough, so that a sheet is made of nothing but means of
/// four pixels; small screens stand in it pixel by pixel.
package struct ContactSheet: Sendable {
    /// Larger pictures are halved (assumed: six of them stand side by side on a laptop's screen).
    package static let largestPicture = (width: 320, height: 640)
    private static let gap = 8
    private static let style = OverlayText(scale: 1)
    private static let ground = Color8(red: 28, green: 28, blue: 30)

    private let columns: Int
    private var cells: [(picture: Bitmap, caption: OverlayText.Line)] = []

    /// - Parameter columns: Pictures side by side, 1 or more.
    package init(columns: Int) {
        self.columns = max(1, columns)
    }

    /// Adds a frame's picture. One without any change stands there again without being looked at.
    package mutating func add(_ frame: Frame, caption: String) {
        let line = Self.style.line(caption, fitting: 1_000)
        if frame.redrawn.isEmpty, let cell = cells.last { return cells.append((cell.picture, line)) }
        cells.append((Self.reduced(frame.image.bitmap), line))
    }

    private static func reduced(_ bitmap: Bitmap) -> Bitmap {
        // On the dark ground of the sheet, what is clear would look painted.
        var picture = bitmap.onWhite()
        for _ in 0..<halvings(width: bitmap.width, height: bitmap.height) { picture = picture.halved() }
        return picture
    }

    private static func halvings(width: Int, height: Int) -> Int {
        var (width, height, count) = (width, height, 0)
        while width > largestPicture.width || height > largestPicture.height {
            (width, height, count) = ((width + 1) / 2, (height + 1) / 2, count + 1)
        }
        return count
    }

    // MARK: The sheet

    /// The sheet's size in pixels for frames of one size, captions of `0.000 s` provided.
    package static func size(
        frames: Int, columns: Int, width: Int, height: Int
    ) -> (width: Int, height: Int) {
        let halvings = halvings(width: width, height: height)
        let rest = (1 << halvings) - 1
        let picture = (width: (width + rest) >> halvings, height: (height + rest) >> halvings)
        return size(frames: frames, columns: columns, cell: cell(for: picture, caption: 0))
    }

    private static func cell(
        for picture: (width: Int, height: Int), caption: Int
    ) -> (width: Int, height: Int) {
        (max(picture.width, caption), picture.height + style.lineHeight)
    }

    private static func size(
        frames: Int, columns: Int, cell: (width: Int, height: Int)
    ) -> (width: Int, height: Int) {
        let rows = (frames + columns - 1) / columns
        return (gap + min(frames, columns) * (cell.width + gap), gap + rows * (cell.height + gap))
    }

    /// All frames; a picture without pixels where there are none.
    package func image() -> CGImage {
        guard !cells.isEmpty else { return .empty }
        let picture = cells.reduce((width: 0, height: 0)) {
            (max($0.width, $1.picture.width), max($0.height, $1.picture.height))
        }
        let caption = cells.map { Self.style.width(of: $0.caption) }.max() ?? 0
        let cell = Self.cell(for: picture, caption: caption)
        let size = Self.size(frames: cells.count, columns: columns, cell: cell)
        let context = CGContext(
            width: size.width, height: size.height, baseTransform: .identity)
        context.setFillColor(CGColor(Self.ground))
        context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        for (index, entry) in cells.enumerated() {
            let x = Self.gap + index % columns * (cell.width + Self.gap)
            let y = Self.gap + index / columns * (cell.height + Self.gap)
            Self.style.draw(entry.caption, x: x, y: y + picture.height, in: context)
        }
        return withPictures(context.makeImage() ?? .empty, cell: cell)
    }

    /// The pictures go onto the drawn ground pixel by pixel.
    private func withPictures(_ ground: CGImage, cell: (width: Int, height: Int)) -> CGImage {
        var bitmap = ground.bitmap
        for (index, entry) in cells.enumerated() {
            let x = Self.gap + index % columns * (cell.width + Self.gap)
            let y = Self.gap + index / columns * (cell.height + Self.gap)
            bitmap.replacePixels(with: entry.picture.moved(to: (x, y)))
        }
        return CGImage(bitmap: bitmap, fonts: ground.fonts)
    }
}
