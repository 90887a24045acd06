import TextFormatting

/// The table that `render` prints: a line a picture, its passes and what they cost.
struct PassTable {
    let lines: [String]

    init(_ pictures: [PictureReport]) {
        var table = TextTable(
            ["picture", "pixels", "passes", "stored", "loaded", "why"], [.left, .right, .right, .right, .right, .left])
        for picture in pictures {
            table.add([
                picture.name, "\(picture.width)×\(picture.height)", "\(picture.passes.count)",
                Self.bytes(picture.bytesStored), Self.bytes(picture.bytesLoaded), Self.why(picture),
            ])
        }
        let passes = pictures.reduce(0) { $0 + $1.passes.count }
        let sum = "\(pictures.count.counted("picture")), \(passes.counted("offscreen pass"))"
        lines = (pictures.isEmpty ? [] : table.lines) + [sum]
    }

    private static func bytes(_ count: Int) -> String { count > 0 ? ByteText.text(count) : "–" }

    /// `card shadowWithoutPath ×5, photo maskLayer ×2`.
    private static func why(_ picture: PictureReport) -> String {
        var counts: [(what: String, count: Int)] = []
        for pass in picture.passes {
            let what = "\(pass.layer) \(pass.reasons.sorted().map(\.rawValue).joined(separator: "+"))"
            if let index = counts.firstIndex(where: { $0.what == what }) {
                counts[index].count += 1
            } else {
                counts.append((what, 1))
            }
        }
        return counts.map { $0.count == 1 ? $0.what : "\($0.what) ×\($0.count)" }.joined(separator: ", ")
    }
}
