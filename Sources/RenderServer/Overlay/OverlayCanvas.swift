import CoreGraphics
import Rasterizer

/// The picture that an overlay is painted on: the frame pale and grey, tinted shapes on it, words beside what they
/// describe, and a strip below for the legend and for what has no room above.
struct OverlayCanvas {
    /// How much of the frame's picture is left: its colours would mix with the tints.
    private static let strength = 0.35
    /// Points of a mark's longer side; words beside smaller ones would hide more than they tell.
    private static let smallestMark = 60
    private static let maximumLabels = 200
    /// Words that found no room, which the strip has.
    private static let maximumListed = 12

    private var bitmap: Bitmap
    private let style: OverlayText
    private var labels: [(text: OverlayText.Line, plate: PixelRect)] = []
    private var listed: [String] = []

    /// - Parameter scale: pixels a point, 1 or more.
    init(_ bitmap: Bitmap, scale: Int) {
        self.bitmap = Self.pale(bitmap)
        style = OverlayText(scale: max(1, scale))
    }

    private static func pale(_ bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        for pixel in stride(from: 0, to: result.bytes.count, by: 4) {
            // Premultiplied: what is clear is white.
            let (red, green, blue) = (bitmap.bytes[pixel], bitmap.bytes[pixel + 1], bitmap.bytes[pixel + 2])
            let missing = 255 - Int(bitmap.bytes[pixel + 3])
            let light = (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) / 256 + missing
            let shown = UInt8(min(255, Double(light) * strength + 255 * (1 - strength) + 0.5))
            result.bytes[pixel] = shown
            result.bytes[pixel + 1] = shown
            result.bytes[pixel + 2] = shown
            result.bytes[pixel + 3] = 255
        }
        return result
    }

    /// Lays tints over the picture; where several lie, the last one shows.
    mutating func draw(_ commands: [DrawCommand]) {
        var tints = Bitmap(rect: bitmap.rect, bytes: [UInt8](repeating: 0, count: bitmap.bytes.count))
        TileRenderer().render(commands, into: &tints)
        for pixel in stride(from: 0, to: bitmap.bytes.count, by: 4) where tints.bytes[pixel + 3] > 0 {
            let rest = 255 - Int(tints.bytes[pixel + 3])
            for channel in pixel..<pixel + 3 {
                let below = (Int(bitmap.bytes[channel]) * rest + 127) / 255
                bitmap.bytes[channel] = UInt8(min(255, Int(tints.bytes[channel]) + below))
            }
        }
    }

    /// Finds room for words beside `area`, where they cover neither it nor other words; else the strip lists them.
    mutating func label(_ text: String, beside area: PixelRect) {
        guard labels.count < Self.maximumLabels, !text.isEmpty,
            max(area.width, area.height) >= Self.smallestMark * style.scale
        else { return }
        let line = style.line(text, fitting: bitmap.width - 2 * style.padding)
        let size = style.plateSize(of: line)
        let x = max(0, min(area.minX, bitmap.rect.maxX - size.width))
        let places = [
            (x, area.minY - size.height), (x, area.maxY), (area.maxX, area.minY), (area.minX - size.width, area.minY),
        ]
        let plates = places.map { PixelRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
        let free = plates.first { plate in
            bitmap.rect.contains(plate) && plate.intersection(area).isEmpty
                && !labels.contains { !$0.plate.intersection(plate).isEmpty }
        }
        if let free {
            labels.append((line, free))
        } else if !listed.contains(text) {
            listed.append(text)
        }
    }

    /// The picture with its words, and a strip below it: each colour with its words, then what found no room.
    func image(legend: [(color: Color8, text: String)]) -> CGImage {
        let strip = OverlayStrip(legend: legend, listed: rows, width: bitmap.width, style: style)
        let picture = bitmap.rect
        let rect = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height + strip.height)
        let rest = [UInt8](repeating: 0, count: strip.height * picture.width * 4)
        let context = CGContext(bitmap: Bitmap(rect: rect, bytes: bitmap.bytes + rest), baseTransform: .identity)
        for (line, plate) in labels {
            context.setFillColor(.black)
            context.fill(CGRect(plate))
            style.draw(line, x: plate.minX + style.padding, y: plate.minY, in: context)
        }
        strip.draw(top: picture.maxY, in: context)
        return context.makeImage() ?? CGImage(bitmap: bitmap)
    }

    private var rows: [String] {
        let rest = listed.count - Self.maximumListed
        return Array(listed.prefix(Self.maximumListed)) + (rest > 0 ? ["and \(rest) more"] : [])
    }
}
