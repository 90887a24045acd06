/// How far a picture may be from its golden: a named exception from exact comparison.
public struct SceneFuzziness: Hashable, Sendable {
    /// The largest difference of one channel, 1…255.
    public let maximum: Int
    /// How many pixels may differ, 1 or more.
    public let pixels: Int

    init?(_ record: SceneRecord?) {
        guard let maximum = record?.integer("maximum"), let pixels = record?.integer("pixels") else { return nil }
        self.maximum = maximum
        self.pixels = pixels
    }
}
