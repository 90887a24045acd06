import Offstage
import UIKit

/// What scenes say for those who do not see them: keys of views, what the user has set, what a reader does.
enum AccessibilityForms {
    private typealias Key = SceneKey<UIView>

    /// The keys of all views, by UIKit's names.
    static let view: [PropertyRow] = SceneKey<UIView>.rows([
        .bool("isAccessibilityElement", "Whether those who do not see the screen meet the view.") {
            $0.isAccessibilityElement = $1
        },
        .text("accessibilityLabel", "What the view is, in a word or two.") { $0.accessibilityLabel = $1 },
        .text("accessibilityHint", "What comes of activating it.") { $0.accessibilityHint = $1 },
        .text("accessibilityValue", "What it is set to.") { $0.accessibilityValue = $1 },
        .names(
            "accessibilityTraits", "What it is and can do, in place of what its class answers.",
            of: UIAccessibilityTraits.named
        ) {
            $0.accessibilityTraits = $1.reduce(into: []) { $0.insert($1) }
        },
        .text("accessibilityLanguage", "The language of the label, such as de-DE.") { $0.accessibilityLanguage = $1 },
        .bool("accessibilityElementsHidden", "Hides the view and all in it from those who do not see.") {
            $0.accessibilityElementsHidden = $1
        },
        .bool("accessibilityViewIsModal", "Hides the view's siblings from those who do not see.") {
            $0.accessibilityViewIsModal = $1
        },
        .bool("shouldGroupAccessibilityChildren", "Reads what is in the view together.") {
            $0.shouldGroupAccessibilityChildren = $1
        },
        .bool("accessibilityIgnoresInvertColors", "Keeps the colours of the view and all in it under Smart Invert.") {
            $0.accessibilityIgnoresInvertColors = $1
        },
        .bool("accessibilityRespondsToUserInteraction", "Whether something comes of acting on it.") {
            $0.accessibilityRespondsToUserInteraction = $1
        },
        .name("accessibilityContainerType", "What kind of whole the children make.", of: containers) {
            $0.accessibilityContainerType = $1
        },
        .name(
            "accessibilityNavigationStyle", "How those who move by switches go through the children.",
            of: ["automatic": UIAccessibilityNavigationStyle.automatic, "separate": .separate, "combined": .combined]
        ) { $0.accessibilityNavigationStyle = $1 },
        Key("accessibilityUserInputLabels", .list(.text), "What may be said to mean the view, the best first.") {
            view, value, _ in view.accessibilityUserInputLabels = (value.items ?? []).compactMap(\.value.text)
        },
        Key("accessibilityCustomActions", .list(.text), "Names of actions; what they do is left open.") {
            view, value, _ in
            view.accessibilityCustomActions = (value.items ?? []).compactMap(\.value.text).map { name in
                UIAccessibilityCustomAction(name: name) { _ in true }
            }
        },
    ])

    private static let containers: KeyValuePairs<String, UIAccessibilityContainerType> = [
        "none": .none, "dataTable": .dataTable, "list": .list, "landmark": .landmark,
        "semanticGroup": .semanticGroup,
    ]

    // MARK: The stage

    /// What the user has set, by UIKit's names.
    static let preferences = Record(
        "the accessibility settings",
        AccessibilityPreference.allCases.map { preference in
            Field(
                preference.rawValue, .bool,
                "What UIAccessibility.\(preference.rawValue) says. Default \(preference.isOnByDefault).")
        })

    private static let count = ValueKind.integer(1...10_000)

    /// One thing that a reader does.
    static let step = Record(
        "the reader's step",
        [
            Field("at", .number(.seconds), "When, in seconds. Default: with the step before."),
            Field("next", count, "Goes on by that many elements."),
            Field("previous", count, "Goes back by that many elements."),
            Field("first", .bool, "Goes to the first element."),
            Field("last", .bool, "Goes to the last element."),
            Field("focus", .text, "Goes to the element with an id."),
            Field("heading", .name(directions), "Goes to the next heading, or the one before."),
            Field("activate", .either([.bool, .text]), "A double tap: where the reader is, or at an id."),
            Field("increment", count, "Takes the element up by that many steps."),
            Field("decrement", count, "Takes the element down by that many steps."),
            Field("scroll", .name(Array(scrollDirections.map(\.key))), "Scrolls what is around the element."),
            Field("perform", .text, "Does the action with a name."),
            Field("escape", .bool, "Goes back, or closes what is open."),
            Field("magicTap", .bool, "Does what matters most now."),
        ])

    static let directions = ["next", "previous"]
    static let scrollDirections: KeyValuePairs<String, UIAccessibilityScrollDirection> = [
        "right": .right, "left": .left, "up": .up, "down": .down, "next": .next, "previous": .previous,
    ]
    /// The keys that do something, in the order in which a step with several does them.
    static let verbs = [
        "first", "last", "focus", "heading", "next", "previous", "activate", "increment", "decrement", "scroll",
        "perform", "escape", "magicTap",
    ]
}
