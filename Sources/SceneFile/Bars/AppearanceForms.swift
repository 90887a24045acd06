import UIKit

/// An appearance of bars, as a map of its keys.
struct LookForm<Look: UIBarAppearance>: Sendable {
    let kind: ScenePartKind
    private let form: PropertyRecord

    /// - Parameters:
    ///   - name: What the schema calls it.
    ///   - rows: Keys besides those of all bars.
    init(_ name: String, _ rows: [PropertyRow]) {
        form = PropertyRecord("the appearance", AppearanceForms.background + rows)
        kind = ScenePartKind(name, .record(form.record))
    }

    /// A new appearance of what a map says.
    @MainActor
    func make(_ record: SceneRecord, _ builder: SceneBuilder) -> Look {
        let look = Look(idiom: builder.traits.userInterfaceIdiom)
        form.set(record, on: look, builder)
        return look
    }
}

/// The appearances of bars.
enum AppearanceForms {
    /// What the schema says once.
    static let kinds: [ScenePartKind] = [
        .textAttributes, buttonKind, tabItemKind, navigationBar.kind, toolbar.kind, tabBar.kind,
    ]

    // MARK: Bars

    static let navigationBar = LookForm<UINavigationBarAppearance>(
        "navigationBarAppearance", navigationButtons + titles)

    static let toolbar = LookForm<UIToolbarAppearance>("toolbarAppearance", toolbarButtons)

    static let tabBar = LookForm<UITabBarAppearance>("tabBarAppearance", tabs)

    /// What all bars have. `configure` comes first: it sets everything anew.
    fileprivate static let background = SceneKey<UIBarAppearance>.rows([
        .name(
            "configure", "What to begin with. Default default.",
            of: ["default": Background.standard, "opaque": .opaque, "transparent": .transparent]
        ) { $1.configure($0) },
        SceneKey("backgroundEffect", .nullable(.record(EffectForms.blur)), "What is done with what lies behind.") {
            look, value, _ in
            look.backgroundEffect = value.record.flatMap { EffectForms.blurEffect($0) }
        },
        .color("backgroundColor", "On top of the effect.") { $0.backgroundColor = $1 },
        .image("backgroundImage", "On top of the colour.") { $0.backgroundImage = $1 },
        .name("backgroundImageContentMode", "Default scaleToFill.", of: ViewProperties.contentModes) {
            $0.backgroundImageContentMode = $1
        },
        .color("shadowColor", "Of the line at the bar's edge.") { $0.shadowColor = $1 },
        .image("shadowImage", "In place of the line, in its colour if it is a template.") { $0.shadowImage = $1 },
    ])

    private enum Background {
        case standard, opaque, transparent

        @MainActor
        func configure(_ look: UIBarAppearance) {
            switch self {
            case .standard: look.configureWithDefaultBackground()
            case .opaque: look.configureWithOpaqueBackground()
            case .transparent: look.configureWithTransparentBackground()
            }
        }
    }

    private static let navigationButtons = SceneKey<UINavigationBarAppearance>.rows([
        buttonKey("buttonAppearance", "Of its buttons.") { $0.buttonAppearance },
        buttonKey("backButtonAppearance", "Of the back button.") { $0.backButtonAppearance },
        buttonKey("doneButtonAppearance", "Of those of the style done.") { $0.doneButtonAppearance },
    ])

    private static let toolbarButtons = SceneKey<UIToolbarAppearance>.rows([
        buttonKey("buttonAppearance", "Of its buttons.") { $0.buttonAppearance },
        buttonKey("doneButtonAppearance", "Of those of the style done.") { $0.doneButtonAppearance },
    ])

    private static let titles = SceneKey<UINavigationBarAppearance>.rows([
        .attributes("titleTextAttributes", "Of the title.") { $0.titleTextAttributes = $1 },
        .adjustment("titlePositionAdjustment", "Moves the title.") { $0.titlePositionAdjustment = $1 },
        .attributes("largeTitleTextAttributes", "Of the large title.") { $0.largeTitleTextAttributes = $1 },
        .image("backIndicatorImage", "In place of the chevron.") {
            $0.setBackIndicatorImage($1, transitionMaskImage: $0.backIndicatorTransitionMaskImage ?? $1)
        },
    ])

    private static let tabs = SceneKey<UITabBarAppearance>.rows([
        tabKey("stackedLayoutAppearance", "Of items with the title below.") { $0.stackedLayoutAppearance },
        tabKey("inlineLayoutAppearance", "Of items with the title beside.") { $0.inlineLayoutAppearance },
        tabKey("compactInlineLayoutAppearance", "Of those in a low bar.") { $0.compactInlineLayoutAppearance },
        .color("selectionIndicatorTintColor", "Of the image behind the selected item.") {
            $0.selectionIndicatorTintColor = $1
        },
        .image("selectionIndicatorImage", "Behind the selected item.") { $0.selectionIndicatorImage = $1 },
        .name("stackedItemPositioning", "Default automatic.", of: BarProperties.positionings) {
            $0.stackedItemPositioning = $1
        },
        .number("stackedItemWidth", "Points; 0: as it fits.", in: 0...10_000) { $0.stackedItemWidth = $1 },
        .number("stackedItemSpacing", "Points; 0: as it fits.", in: 0...10_000) { $0.stackedItemSpacing = $1 },
    ])

    // MARK: Items

    private static let buttonKind = ScenePartKind("buttonAppearance", .record(button.record))
    private static let tabItemKind = ScenePartKind("tabBarItemAppearance", .record(tabItem.record))

    private static let button = PropertyRecord(
        "the buttons' appearance",
        SceneKey<UIBarButtonItemAppearance>.rows([
            state("normal", buttonState) { $0.normal }, state("highlighted", buttonState) { $0.highlighted },
            state("disabled", buttonState) { $0.disabled }, state("focused", buttonState) { $0.focused },
        ]))

    private static let buttonState = PropertyRecord(
        "the state's appearance",
        SceneKey<UIBarButtonItemStateAppearance>.rows([
            .attributes("titleTextAttributes", "Of the title.") { $0.titleTextAttributes = $1 },
            .adjustment("titlePositionAdjustment", "Moves the title.") { $0.titlePositionAdjustment = $1 },
            .image("backgroundImage", "Behind the title.") { $0.backgroundImage = $1 },
            .adjustment("backgroundImagePositionAdjustment", "Moves it.") {
                $0.backgroundImagePositionAdjustment = $1
            },
        ]))

    private static let tabItem = PropertyRecord(
        "the items' appearance",
        SceneKey<UITabBarItemAppearance>.rows([
            state("normal", tabState) { $0.normal }, state("selected", tabState) { $0.selected },
            state("disabled", tabState) { $0.disabled }, state("focused", tabState) { $0.focused },
        ]))

    private static let tabState = PropertyRecord(
        "the state's appearance",
        SceneKey<UITabBarItemStateAppearance>.rows([
            .attributes("titleTextAttributes", "Of the title.") { $0.titleTextAttributes = $1 },
            .adjustment("titlePositionAdjustment", "Moves the title.") { $0.titlePositionAdjustment = $1 },
            .color("iconColor", "Of images that are templates.") { $0.iconColor = $1 },
            .color("badgeBackgroundColor", "Of the badge.") { $0.badgeBackgroundColor = $1 },
            .attributes("badgeTextAttributes", "Of the badge's text.") { $0.badgeTextAttributes = $1 },
            .adjustment("badgePositionAdjustment", "Moves the badge.") { $0.badgePositionAdjustment = $1 },
            .adjustment("badgeTitlePositionAdjustment", "Moves its text.") { $0.badgeTitlePositionAdjustment = $1 },
        ]))

    // MARK: Parts of appearances

    @_semantics("optimize.sil.specialize.generic.never")
    private static func buttonKey<Look: UIBarAppearance>(
        _ key: String, _ summary: String,
        _ part: @escaping @MainActor @Sendable (Look) -> UIBarButtonItemAppearance
    ) -> SceneKey<Look> {
        .part(key, .part(buttonKind), summary, button, part)
    }

    private static func tabKey(
        _ key: String, _ summary: String,
        _ part: @escaping @MainActor @Sendable (UITabBarAppearance) -> UITabBarItemAppearance
    ) -> SceneKey<UITabBarAppearance> {
        .part(key, .part(tabItemKind), summary, tabItem, part)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func state<Look: AnyObject>(
        _ key: String, _ form: PropertyRecord, _ part: @escaping @MainActor @Sendable (Look) -> AnyObject
    ) -> SceneKey<Look> {
        .part(key, .record(form.record), "In this state.", form, part)
    }
}

extension SceneKey {
    /// An object that the object has for good, by keys of its own.
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate static func part(
        _ key: String, _ kind: ValueKind, _ summary: String, _ form: PropertyRecord,
        _ part: @escaping @MainActor @Sendable (Target) -> AnyObject
    ) -> SceneKey {
        SceneKey(key, kind, summary) { target, value, builder in
            if let record = value.record { form.set(record, on: part(target), builder) }
        }
    }

    /// Attributes of a text.
    @_semantics("optimize.sil.specialize.generic.never")
    static func attributes(
        _ key: String, _ summary: String,
        set: @escaping @MainActor @Sendable (Target, [NSAttributedString.Key: Any]) -> Void
    ) -> SceneKey {
        SceneKey(key, .textAttributes, summary) { target, value, builder in
            if let record = value.record { set(target, TextForms.attributes(record, builder)) }
        }
    }

    /// How far something is moved: two numbers.
    @_semantics("optimize.sil.specialize.generic.never")
    static func adjustment(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIOffset) -> Void
    ) -> SceneKey {
        SceneKey(key, .offset, summary) { target, value, _ in
            value.size.map { set(target, UIOffset(horizontal: $0.width, vertical: $0.height)) }
        }
    }

    /// A bar's appearance, made anew; `null` is nil.
    @_semantics("optimize.sil.specialize.generic.never")
    static func look<Look: UIBarAppearance>(
        _ key: String, _ summary: String, _ form: LookForm<Look>,
        set: @escaping @MainActor @Sendable (Target, Look?) -> Void
    ) -> SceneKey {
        SceneKey(key, .nullable(.part(form.kind)), summary) { target, value, builder in
            set(target, value.record.map { form.make($0, builder) })
        }
    }
}
