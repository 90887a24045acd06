/// How often a display link, or an animation, wants a frame.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Frames a second that are enough; 0 or more.
    public var minimum: Float
    /// Frames a second that are of use; 0 for as many as the display shows.
    public var maximum: Float
    /// Frames a second that are best; nil for as many as possible.
    public var preferred: Float?

    /// As the display is.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// As the display is.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)

    /// Whether two ranges are the same.
    public func isEqual(to other: CAFrameRateRange) -> Bool { self == other }

    /// What the preferred rate is, on a display; nil leaves it to the display.
    package var wish: Float? {
        if let preferred, preferred > 0 { return preferred }
        return maximum > 0 ? maximum : nil
    }

    /// True when the numbers make sense together: else a device raises an exception.
    package var isValid: Bool {
        guard minimum.isFinite, maximum.isFinite, minimum >= 0, maximum >= minimum else { return false }
        guard let preferred, preferred != 0 else { return true }
        return preferred >= minimum && preferred <= maximum
    }
}
