extension CGColor {
    /// The colour as people write it: `#RRGGBB`, with two digits more where it is not opaque.
    package var hex: String {
        let bytes = color8
        let channels = [bytes.red, bytes.green, bytes.blue] + (bytes.alpha == 255 ? [] : [bytes.alpha])
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
