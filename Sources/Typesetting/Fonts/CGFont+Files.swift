import CoreGraphics

extension CGFont {
    /// The first font of a file's bytes, which are copied; nil when they are no font that FreeType reads.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = try? FontFile(data: data),
            let face = try? FontFace(file: file, index: 0)
        else { return nil }
        self.init(face)
    }

    /// The font of a PostScript or family name in the folders that text looks in; nil when they have none.
    public convenience init?(_ name: String) {
        guard let face = FontLibrary.shared.face(named: name) else { return nil }
        self.init(face)
    }
}
