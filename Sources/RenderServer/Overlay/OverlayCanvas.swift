import Rasterizer

/// The picture that an overlay is painted on: tinted shapes first, labels where there is room, a legend below.
struct OverlayCanvas {
    private(set) var bitmap: Bitmap
    /// Pixels a font pixel.
    private let unit: Int
    /// Where labels are, so that no two lie on each other.
    private var labels: [PixelRect] = []
    private static let maximumLabels = 200

    /// - Parameter unit: pixels a font pixel, 1 or more.
    init(_ bitmap: Bitmap, unit: Int) {
        self.bitmap = bitmap
        self.unit = max(1, unit)
    }

    mutating func draw(_ commands: [DrawCommand]) {
        TileRenderer().render(commands, into: &bitmap)
    }

    /// Writes `text` with a plate behind it at the top left of `area`, moved down past labels that are there already;
    /// left out where no room is found.
    mutating func label(_ text: String, in area: PixelRect) {
        guard labels.count < Self.maximumLabels, !text.isEmpty else { return }
        let size = Self.size(of: text, unit: unit)
        var plate = PixelRect(
            x: max(0, min(area.minX, bitmap.rect.maxX - size.width)), y: max(0, area.minY), width: size.width,
            height: size.height)
        for _ in 0..<8 {
            guard bitmap.rect.contains(PixelRect(x: plate.minX, y: plate.minY, width: 1, height: size.height)) else {
                return
            }
            if !labels.contains(where: { !$0.intersection(plate).isEmpty }) {
                labels.append(plate)
                fill(plate, .black)
                write(text, x: plate.minX + unit, y: plate.minY + unit, color: .white)
                return
            }
            plate = plate.offset(x: 0, y: size.height)
        }
    }

    /// Adds a strip below the picture: each colour with its words, in as many rows as the width asks for.
    mutating func addLegend(_ entries: [(color: Color8, text: String)]) {
        let rowHeight = Self.size(of: "", unit: unit).height + unit
        var rows: [[(x: Int, color: Color8, text: String)]] = [[]]
        var x = unit
        for entry in entries {
            let length = (PixelFont.height + 2) * unit + Self.size(of: entry.text, unit: unit).width + 2 * unit
            if x + length > bitmap.width, !rows[rows.count - 1].isEmpty {
                rows.append([])
                x = unit
            }
            rows[rows.count - 1].append((x, entry.color, entry.text))
            x += length
        }
        let picture = bitmap.rect
        grow(by: rows.count * rowHeight + unit)
        fill(PixelRect(minX: 0, minY: picture.maxY, maxX: picture.maxX, maxY: bitmap.rect.maxY), .black)
        for (index, row) in rows.enumerated() {
            let y = picture.maxY + unit + index * rowHeight
            for entry in row {
                let swatch = PixelRect(
                    x: entry.x, y: y + unit, width: PixelFont.height * unit, height: PixelFont.height * unit)
                fill(swatch, entry.color)
                write(entry.text, x: swatch.maxX + 2 * unit, y: y + unit, color: .white)
            }
        }
    }

    /// Width and height of a label's plate.
    private static func size(of text: String, unit: Int) -> (width: Int, height: Int) {
        ((text.count * PixelFont.advance + 1) * unit, (PixelFont.height + 2) * unit)
    }

    private mutating func grow(by rows: Int) {
        let rect = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height + rows)
        bitmap = Bitmap(rect: rect, bytes: bitmap.bytes + [UInt8](repeating: 0, count: rows * bitmap.width * 4))
    }

    private mutating func write(_ text: String, x: Int, y: Int, color: Color8) {
        for (index, character) in text.enumerated() {
            let left = x + index * PixelFont.advance * unit
            for (row, bits) in PixelFont.rows(of: character).enumerated() {
                for column in 0..<PixelFont.width where bits >> (PixelFont.width - 1 - column) & 1 == 1 {
                    fill(PixelRect(x: left + column * unit, y: y + row * unit, width: unit, height: unit), color)
                }
            }
        }
    }

    /// Fills with an opaque colour.
    private mutating func fill(_ rect: PixelRect, _ color: Color8) {
        let visible = rect.intersection(bitmap.rect)
        for y in visible.minY..<visible.maxY {
            for x in visible.minX..<visible.maxX {
                let pixel = (y * bitmap.width + x) * 4
                bitmap.bytes[pixel] = color.red
                bitmap.bytes[pixel + 1] = color.green
                bitmap.bytes[pixel + 2] = color.blue
                bitmap.bytes[pixel + 3] = 255
            }
        }
    }
}
