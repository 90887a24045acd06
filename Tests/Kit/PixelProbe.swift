import UIKit

/// Pixels of an image as straight text: `RRGGBBAA`, premultiplied, row by row.
public struct PixelProbe {
    public let width: Int
    public let height: Int
    private let bytes: [UInt8]

    public init?(_ image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(picture)
    }

    public init(_ picture: CGImage) {
        width = picture.width
        height = picture.height
        bytes = picture.bitmap.bytes
    }

    public subscript(x: Int, y: Int) -> [Int] {
        bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map(Int.init)
    }

    /// A letter for each pixel: R G B, K black, W white, `.` clear, `?` anything else.
    public var letters: [String] {
        (0..<height).map { y in
            (0..<width).map { x in
                switch self[x, y] {
                case [255, 0, 0, 255]: "R"
                case [0, 255, 0, 255]: "G"
                case [0, 0, 255, 255]: "B"
                case [0, 0, 0, 255]: "K"
                case [255, 255, 255, 255]: "W"
                case [0, 0, 0, 0]: "."
                default: "?"
                }
            }
            .joined()
        }
    }

    /// A picture of such letters, drawn pixel by pixel.
    public static func picture(_ rows: [String], scale: CGFloat = 1) -> UIImage {
        let colors: [Character: UIColor] = [
            "R": .red, "G": .green, "B": .blue, "K": .black, "W": .white,
        ]
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: rows[0].count, height: rows.count)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for (y, row) in rows.enumerated() {
                for (x, letter) in row.enumerated() {
                    guard let color = colors[letter] else { continue }
                    color.setFill()
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        guard let picture = image.cgImage else { return image }
        return UIImage(cgImage: picture, scale: scale, orientation: .up)
    }

    /// What `draw` leaves on a clear canvas of `size` points.
    public static func canvas(_ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: () -> Void) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
            draw()
        }
        return PixelProbe(image)?.letters ?? []
    }
}
