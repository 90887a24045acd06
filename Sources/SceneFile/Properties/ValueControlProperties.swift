import UIKit
import YAMLTree

/// The keys of controls with a value.
enum ValueControlProperties {
    static let toggle = SceneKey<UISwitch>.rows([
        .bool("isOn", "Default false.") { $0.isOn = $1 },
        .color("onTintColor", "While it is on; null is systemGreen.") { $0.onTintColor = $1 },
        .color("thumbTintColor", "Null is white.") { $0.thumbTintColor = $1 },
        .text("title", "Kept; boxes to check have one.") { $0.title = $1 },
        .image("onImage", "Kept, not drawn.") { $0.onImage = $1 },
        .image("offImage", "Kept, not drawn.") { $0.offImage = $1 },
    ])

    static let slider = SceneKey<UISlider>.rows([
        .number("minimumValue", "Default 0.", in: numbers) { $0.minimumValue = Float($1) },
        .number("maximumValue", "Default 1.", in: numbers) { $0.maximumValue = Float($1) },
        .number("value", "Between the two. Default 0.", in: numbers) { $0.value = Float($1) },
        .bool("isContinuous", "Tells of each move. Default true.") { $0.isContinuous = $1 },
        .image("minimumValueImage", "At the beginning.") { $0.minimumValueImage = $1 },
        .image("maximumValueImage", "At the end.") { $0.maximumValueImage = $1 },
        .color("minimumTrackTintColor", "Before the thumb; null is the tint.") { $0.minimumTrackTintColor = $1 },
        .color("maximumTrackTintColor", "Behind the thumb; null is systemFill.") { $0.maximumTrackTintColor = $1 },
        .color("thumbTintColor", "Null is white.") { $0.thumbTintColor = $1 },
        image("thumbImage", "In place of the thumb.") { $0.setThumbImage($1, for: $2) },
        image("minimumTrackImage", "Before the thumb.") { $0.setMinimumTrackImage($1, for: $2) },
        image("maximumTrackImage", "Behind the thumb.") { $0.setMaximumTrackImage($1, for: $2) },
    ])

    static let stepper = SceneKey<UIStepper>.rows([
        // On a device it is an error to set one end beyond the other; keys come one by one, so that the other gives way.
        .number("minimumValue", "Takes the maximum along. Default 0.", in: numbers) { stepper, least in
            if Double(least) >= stepper.maximumValue { stepper.maximumValue = Double(least) + 1 }
            stepper.minimumValue = Double(least)
        },
        .number("maximumValue", "Takes the minimum along. Default 100.", in: numbers) { stepper, most in
            if Double(most) <= stepper.minimumValue { stepper.minimumValue = Double(most) - 1 }
            stepper.maximumValue = Double(most)
        },
        .number("stepValue", "More than 0. Default 1.", in: 1e-6...1e9) { $0.stepValue = Double($1) },
        .number("value", "Between the two. Default 0.", in: numbers) { $0.value = Double($1) },
        .bool("isContinuous", "Tells of each step. Default true.") { $0.isContinuous = $1 },
        .bool("autorepeat", "A finger that stays goes on. Default true.") { $0.autorepeat = $1 },
        .bool("wraps", "Goes on at the other end. Default false.") { $0.wraps = $1 },
        image("incrementImage", "In place of the plus.") { $0.setIncrementImage($1, for: $2) },
        image("decrementImage", "In place of the minus.") { $0.setDecrementImage($1, for: $2) },
        image("backgroundImage", "Behind everything.") { $0.setBackgroundImage($1, for: $2) },
        .image("dividerImage", "Between the buttons.") {
            $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal)
        },
    ])

    static let progress = SceneKey<UIProgressView>.rows([
        .name("progressViewStyle", "Default default.", of: ["default": UIProgressView.Style.default, "bar": .bar]) {
            $0.progressViewStyle = $1
        },
        .number("progress", "From 0, the default, to 1.", in: 0...1) { $0.progress = Float($1) },
        .color("progressTintColor", "The full part; null is the tint.") { $0.progressTintColor = $1 },
        .color("trackTintColor", "The part behind; null is systemFill.") { $0.trackTintColor = $1 },
        .image("progressImage", "In place of the full part.") { $0.progressImage = $1 },
        .image("trackImage", "In place of the part behind.") { $0.trackImage = $1 },
    ])

    static let pages = SceneKey<UIPageControl>.rows([
        .integer("numberOfPages", "Default 0.", in: 0...1_000_000) { $0.numberOfPages = $1 },
        .integer("currentPage", "From 0, the default.", in: 0...1_000_000) { $0.currentPage = $1 },
        .bool("hidesForSinglePage", "Default false.") { $0.hidesForSinglePage = $1 },
        .bool("allowsContinuousInteraction", "Fingers go through the pages. Default true.") {
            $0.allowsContinuousInteraction = $1
        },
        .name(
            "backgroundStyle", "When there is a plate. Default automatic.",
            of: ["automatic": UIPageControl.BackgroundStyle.automatic, "prominent": .prominent, "minimal": .minimal]
        ) { $0.backgroundStyle = $1 },
        .name(
            "direction", "How pages follow one another. Default natural.",
            of: [
                "natural": UIPageControl.Direction.natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
                "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
            ]
        ) { $0.direction = $1 },
        .color("pageIndicatorTintColor", "The other dots; null is half of white.") { $0.pageIndicatorTintColor = $1 },
        .color("currentPageIndicatorTintColor", "The dot of the page; null is white.") {
            $0.currentPageIndicatorTintColor = $1
        },
        .image("preferredIndicatorImage", "In place of dots.") { $0.preferredIndicatorImage = $1 },
        .image("preferredCurrentPageIndicatorImage", "For the page.") { $0.preferredCurrentPageIndicatorImage = $1 },
    ])

    // MARK: Segments

    private static let segment = Record(
        "a segment",
        [
            Field("title", .text, "What it says."),
            Field("image", .image, "In place of a title."),
            Field("width", .number(.canvases), "Points; 0, the default, leaves it to the row."),
            Field("isEnabled", .bool, "Default true."),
        ])

    private static func segmentKey(_ key: String, _ summary: String) -> SceneKey<UISegmentedControl> {
        SceneKey(key, .list(.either([.text, .record(segment)])), summary) { control, value, builder in
            control.replaceSegments(with: (value.items ?? []).map { content(of: $0.value, builder) })
        }
    }

    static let segments = SceneKey<UISegmentedControl>.rows([
        segmentKey("segments", "From the first to the last."), segmentKey("items", "Another name of segments."),
        .integer("selectedSegmentIndex", "From 0; −1, the default, for none.", in: -1...1_000_000) {
            $0.selectedSegmentIndex = $1
        },
        .bool("isMomentary", "Shows no selection afterwards. Default false.") { $0.isMomentary = $1 },
        .bool("apportionsSegmentWidthsByContent", "Default false: all are as wide.") {
            $0.apportionsSegmentWidthsByContent = $1
        },
        .color("selectedSegmentTintColor", "The plate of the selection.") { $0.selectedSegmentTintColor = $1 },
    ])

    @MainActor
    private static func content(of value: SceneValue, _ builder: SceneBuilder) -> SegmentContent {
        guard let record = value.record else { return SegmentContent(title: value.text) }
        let image = record["image"]?.image.map { builder.image($0) }
        var content = image.map { SegmentContent(image: $0) } ?? SegmentContent(title: record.text("title"))
        if let width = record.number("width") { content.width = CGFloat(width) }
        if let isEnabled = record.bool("isEnabled") { content.isEnabled = isEnabled }
        return content
    }

    // MARK: Forms

    private static let numbers = -1e9...1e9

    /// An image for all states, or a map of images by state.
    @_semantics("optimize.sil.specialize.generic.never")
    private static func image<Target: UIControl>(
        _ key: String, _ summary: String,
        set: @escaping @MainActor @Sendable (Target, UIImage?, UIControl.State) -> Void
    ) -> SceneKey<Target> {
        SceneKey(key, .byState(.nullable(.image)), summary + " One for all states, or a map by state.") {
            control, value, builder in
            for (name, state) in ControlProperties.states {
                guard let value = value.record?[name] else { continue }
                set(control, value.image.map { builder.image($0) }, state)
            }
        }
    }
}
