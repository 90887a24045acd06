import UIKit

/// The keys of scroll views, and of what turns in them and elsewhere, in the order in which they are set.
enum ScrollProperties {
    static let scrollView: [PropertyRow] = extent + ways + zooming + indicators

    private static let extent = SceneKey<UIScrollView>.rows([
        .name(
            "contentInsetAdjustmentBehavior", "When the safe area is added to contentInset.",
            of: [
                "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic,
                "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ]
        ) { $0.contentInsetAdjustmentBehavior = $1 },
        .bool("alwaysBounceVertical", "Default false.") { $0.alwaysBounceVertical = $1 },
        .bool("alwaysBounceHorizontal", "Default false.") { $0.alwaysBounceHorizontal = $1 },
        .size("contentSize", "The size of the content.") { $0.contentSize = $1 },
        .insets("contentInset", "Room around the content.") { $0.contentInset = $1 },
        .point("contentOffset", "The origin of the bounds; not clamped.") { $0.contentOffset = $1 },
    ])

    private static let ways = SceneKey<UIScrollView>.rows([
        .bool("isScrollEnabled", "Whether fingers move the content. Default true.") { $0.isScrollEnabled = $1 },
        .bool("isPagingEnabled", "Stops at multiples of the bounds' size. Default false.") { $0.isPagingEnabled = $1 },
        .bool("isDirectionalLockEnabled", "A drag keeps to one axis. Default false.") {
            $0.isDirectionalLockEnabled = $1
        },
        .bool("bounces", "Goes beyond its edges, and back. Default true.") { $0.bounces = $1 },
        .bool("scrollsToTop", "A tap on the status bar scrolls to the top. Default true.") { $0.scrollsToTop = $1 },
        .bool("delaysContentTouches", "Default true.") { $0.delaysContentTouches = $1 },
        .bool("canCancelContentTouches", "Default true.") { $0.canCancelContentTouches = $1 },
        SceneKey(
            "decelerationRate", .either([.name(["normal", "fast"]), .number(NumberRange(minimum: 0, maximum: 1))]),
            "What is left of the velocity after a millisecond: normal, fast, or a factor."
        ) { view, value, _ in
            if let number = value.number {
                view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(number))
            } else {
                view.decelerationRate = value.text == "fast" ? .fast : .normal
            }
        },
        .name(
            "keyboardDismissMode", "When scrolling takes the keyboard away.",
            of: [
                "none": UIScrollView.KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
            ]
        ) { $0.keyboardDismissMode = $1 },
    ])

    private static let zooming = SceneKey<UIScrollView>.rows([
        .number("minimumZoomScale", "Default 1.", in: 0.001...1000) { $0.minimumZoomScale = $1 },
        .number("maximumZoomScale", "Default 1.", in: 0.001...1000) { $0.maximumZoomScale = $1 },
        .bool("bouncesZoom", "Goes beyond the limits, and back. Default true.") { $0.bouncesZoom = $1 },
        SceneKey("viewForZooming", .text, "The id of a view inside that is zoomed.") { view, value, builder in
            value.text.map { builder.zoom($0, in: view) }
        },
        .number("zoomScale", "About the middle of what shows; set after the subviews.", in: 0.001...1000) {
            $0.zoomScale = $1
        },
    ])

    private static let indicators = SceneKey<UIScrollView>.rows([
        .bool("showsVerticalScrollIndicator", "Default true.") { $0.showsVerticalScrollIndicator = $1 },
        .bool("showsHorizontalScrollIndicator", "Default true.") { $0.showsHorizontalScrollIndicator = $1 },
        .name(
            "indicatorStyle", "The colour of the indicators.",
            of: ["default": UIScrollView.IndicatorStyle.default, "black": .black, "white": .white]
        ) { $0.indicatorStyle = $1 },
        .insets("verticalScrollIndicatorInsets", "Room around the indicator.") {
            $0.verticalScrollIndicatorInsets = $1
        },
        .insets("horizontalScrollIndicatorInsets", "Room around the indicator.") {
            $0.horizontalScrollIndicatorInsets = $1
        },
        .bool("automaticallyAdjustsScrollIndicatorInsets", "Keeps out of the safe area. Default true.") {
            $0.automaticallyAdjustsScrollIndicatorInsets = $1
        },
    ])

    static let activityIndicator = SceneKey<UIActivityIndicatorView>.rows([
        .name(
            "style", "Size and colour. Default medium.",
            of: [
                "medium": UIActivityIndicatorView.Style.medium, "large": .large, "whiteLarge": .whiteLarge,
                "white": .white, "gray": .gray,
            ]
        ) { $0.style = $1 },
        .bool("hidesWhenStopped", "Default true.") { $0.hidesWhenStopped = $1 },
        .color("color", "The strongest spoke's; null is the style's.") { $0.color = $1 },
        .bool("isAnimating", "Whether it turns. Default false.") {
            if $1 { $0.startAnimating() } else { $0.stopAnimating() }
        },
    ])

    /// A refresh control is written among the subviews of its scroll view.
    static let refreshControl = SceneKey<UIRefreshControl>.rows([
        .attributed(
            "attributedTitle", "Below the spinner: runs with attributes, or a text with marks.",
            font: { _ in .systemFont(ofSize: 12) }
        ) { $0.attributedTitle = $1 },
        .bool("isRefreshing", "Whether it spins. Default false.") {
            if $1 { $0.beginRefreshing() } else { $0.endRefreshing() }
        },
    ])
}
