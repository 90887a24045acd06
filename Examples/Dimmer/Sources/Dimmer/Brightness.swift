/// How bright a lamp is, in steps of a tenth.
public struct Brightness: Hashable {
    public private(set) var tenths: Int

    public init(tenths: Int) {
        self.tenths = min(max(tenths, 0), 10)
    }

    public mutating func change(by step: Int) {
        self = Brightness(tenths: tenths + step)
    }
}
