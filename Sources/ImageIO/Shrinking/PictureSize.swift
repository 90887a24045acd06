/// Sizes of pictures that are made smaller.
enum PictureSize {
    /// The size for a longer side, the other one rounded; never larger than `full`, and itself for a side of 0.
    static func of(_ full: (width: Int, height: Int), longSide: Int) -> (width: Int, height: Int) {
        let longest = max(full.width, full.height)
        guard longSide > 0, longSide < longest else { return full }
        func scaled(_ side: Int) -> Int { max(1, (side * longSide * 2 + longest) / (longest * 2)) }
        return (scaled(full.width), scaled(full.height))
    }
}
