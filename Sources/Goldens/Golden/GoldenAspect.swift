/// What of a golden is compared.
public enum GoldenAspect: String, CaseIterable, Sendable {
    /// The picture alone.
    case pixels
    /// Plan and statistics alone.
    case plan
    /// The picture, then plan and statistics.
    case all
}
