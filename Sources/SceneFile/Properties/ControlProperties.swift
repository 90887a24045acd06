import UIKit
import YAMLTree

extension ValueKind {
    /// A value, or a map of such values by the states of a control.
    static func byState(_ kind: ValueKind) -> ValueKind {
        let states = ControlProperties.states(of: kind)
        return .part(
            ScenePartKind(
                "byState", schema: { $0.anyOf([$0.schema(kind), $0.record(states)]) },
                read: { node, reader in reader.readByState(node, kind).map { .record($0) } }))
    }
}

/// The keys of controls and buttons.
enum ControlProperties {
    private typealias Key = SceneKey<UIControl>
    private typealias ButtonKey = SceneKey<UIButton>

    static let control = SceneKey<UIControl>.rows([
        .bool("isEnabled", "Default true.") { $0.isEnabled = $1 },
        .bool("isSelected", "Default false.") { $0.isSelected = $1 },
        .bool("isHighlighted", "True while its touch is inside. Default false.") { $0.isHighlighted = $1 },
        .name(
            "contentVerticalAlignment", "Default center.",
            of: ["center": UIControl.ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill]
        ) { $0.contentVerticalAlignment = $1 },
        .name(
            "contentHorizontalAlignment", "Default center.",
            of: [
                "center": UIControl.ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
                "leading": .leading, "trailing": .trailing,
            ]
        ) { $0.contentHorizontalAlignment = $1 },
        .bool(
            "showsMenuAsPrimaryAction", "Whether a tap opens the menu, rather than a finger that stays. Default false."
        ) {
            $0.showsMenuAsPrimaryAction = $1
        },
        Key("actions", .actions(UIControl.Event.named.map(\.name)), "What happens on its events.") {
            control, value, builder in
            for action in value.actions ?? [] {
                guard let event = UIControl.Event.named.first(where: { $0.name == action.name })?.event else {
                    continue
                }
                control.addAction(UIAction { [weak builder] _ in builder?.perform(action.steps) }, for: event)
            }
        },
    ])

    // MARK: Buttons

    static let button =
        SceneKey<UIButton>.rows([
            .name(
                "buttonType", "How it looks by itself. Default custom.",
                of: [
                    "custom": UIButton.ButtonType.custom, "system": .system, "detailDisclosure": .detailDisclosure,
                    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
                ]
            ) { $0.adopt($1) },
            ButtonKey("titleLabel", .record(titleLabel), "Keys of the label of its title.") { button, value, builder in
                guard let record = value.record, let label = button.titleLabel else { return }
                for row in labelRows { record[row.key].map { row.apply(label, $0, builder) } }
            },
            ButtonKey(
                "configuration", .nullable(.record(ButtonConfigurationForms.record)),
                "How it looks and what it shows, from a style on; the keys of insets have no effect then."
            ) { button, value, builder in
                button.configuration = value.record.map { ButtonConfigurationForms.configuration($0, builder) }
            },
            byState("title", .nullable(.text), "What it says.") { $0.setTitle($1.text, for: $2) },
            byState("titleColor", .nullable(.color), "Of the title.") { $0.setTitleColor($1.color, for: $2) },
            byState("titleShadowColor", .nullable(.color), "Of the title's shadow.") {
                $0.setTitleShadowColor($1.color, for: $2)
            },
            byState("image", .nullable(.image), "Before the title.") { button, value, state, builder in
                button.setImage(value.image.map { builder.image($0) }, for: state)
            },
            byState("backgroundImage", .nullable(.image), "Behind everything.") { button, value, state, builder in
                button.setBackgroundImage(value.image.map { builder.image($0) }, for: state)
            },
        ]) + looks

    private static let looks = SceneKey<UIButton>.rows([
        .bool("adjustsImageWhenHighlighted", "Default true.") { $0.adjustsImageWhenHighlighted = $1 },
        .bool("adjustsImageWhenDisabled", "Default true.") { $0.adjustsImageWhenDisabled = $1 },
        .bool("reversesTitleShadowWhenHighlighted", "Default false.") { $0.reversesTitleShadowWhenHighlighted = $1 },
        .bool("changesSelectionAsPrimaryAction", "Default false.") { $0.changesSelectionAsPrimaryAction = $1 },
        ButtonKey("menu", .nullable(.menu), "What a finger that stays opens.") { button, value, builder in
            button.menu = value.record.map { builder.menu($0) }
        },
        .insets("contentEdgeInsets", "Room around title and image.") { $0.contentEdgeInsets = $1 },
        .insets("titleEdgeInsets", "Moves the title.") { $0.titleEdgeInsets = $1 },
        .insets("imageEdgeInsets", "Moves the image.") { $0.imageEdgeInsets = $1 },
    ])

    /// What a button's title does not say itself.
    private static let labelRows = LabelProperties.label.filter {
        !["text", "attributedText", "textColor", "shadowColor", "isEnabled", "isHighlighted"].contains($0.key)
    }

    private static let titleLabel = Record(
        "the title's label", labelRows.map { Field($0.key, $0.kind, $0.summary) })

    // MARK: States

    static let states: KeyValuePairs<String, UIControl.State> = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "selectedHighlighted": [.selected, .highlighted], "selectedDisabled": [.selected, .disabled],
    ]

    fileprivate static let stateNames = states.map(\.key)

    /// The map of values by state.
    fileprivate static func states(of kind: ValueKind) -> Record {
        Record("the states", stateNames.map { Field($0, kind, "In this state.") })
    }

    private static func byState(
        _ key: String, _ kind: ValueKind, _ summary: String,
        set: @escaping @MainActor @Sendable (UIButton, SceneValue, UIControl.State, SceneBuilder) -> Void
    ) -> SceneKey<UIButton> {
        ButtonKey(key, .byState(kind), summary + " One for all states, or a map by state.") { button, value, builder in
            for (name, state) in states {
                if let value = value.record?[name] { set(button, value, state, builder) }
            }
        }
    }

    private static func byState(
        _ key: String, _ kind: ValueKind, _ summary: String,
        set: @escaping @MainActor @Sendable (UIButton, SceneValue, UIControl.State) -> Void
    ) -> SceneKey<UIButton> {
        byState(key, kind, summary) { button, value, state, _ in set(button, value, state) }
    }
}

extension SceneReader {
    /// A value for the normal state, or a map of values by the names of states.
    fileprivate func readByState(_ node: YAMLNode, _ kind: ValueKind) -> SceneRecord? {
        if case .mapping(let entries) = node.content,
            entries.contains(where: { ControlProperties.stateNames.contains($0.key) })
        {
            return readRecord(node, ControlProperties.states(of: kind))
        }
        return read(node, kind).map { value in
            let entry = SceneEntry(
                key: "normal", keyMark: node.mark, item: SceneItem(value: value, mark: node.mark))
            return SceneRecord(mark: node.mark, values: ["normal": entry])
        }
    }
}
