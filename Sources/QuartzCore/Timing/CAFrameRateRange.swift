/// How many frames a second something would like to be shown with. All 0: as many as the display shows.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The best number; Apple's C name is `preferred` as well. 0 or nil: the most.
    public var preferred: Float?

    /// All 0: the display's own rate.
    public init() {
        self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    /// Rates in frames a second, `minimum` ≤ `preferred` ≤ `maximum`.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The display's own rate.
    public static let `default` = CAFrameRateRange()
}

extension CAFrameRateRange {
    /// The rate that something wants best; nil leaves it to the display.
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
