// swift-format-ignore: NoLeadingUnderscores
/// Where previews come from: what the compiler of `offstage swift` makes of `#Preview` and of providers.
public protocol _PreviewSource {
    /// The previews, in the order in which they are written.
    @MainActor static func previews() -> [Preview]
}
