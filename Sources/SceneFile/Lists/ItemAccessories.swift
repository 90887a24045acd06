import UIKit

/// What stands beside an item's content, made of what the file says.
@MainActor
enum ItemAccessories {
    static func made(_ accessory: RowAccessory, _ builder: SceneBuilder) -> UICellAccessory? {
        switch accessory {
        case .sign(let name, _): sign(name)
        case .view(let part): custom(builder.makeAccessory(part), .trailing(), Values(nil))
        case .map(let record, let part, _): made(record, part, builder)
        }
    }

    private static func sign(_ name: String) -> UICellAccessory? {
        switch name {
        case "disclosureIndicator": .disclosureIndicator()
        case "outlineDisclosure": .outlineDisclosure()
        case "checkmark": .checkmark()
        case "delete": .delete()
        case "insert": .insert()
        case "reorder": .reorder()
        case "multiselect": .multiselect()
        case "detail": .detail()
        default: nil
        }
    }

    /// What all types have, as a map says it.
    private struct Values {
        var isHidden: Bool?
        var width: UICellAccessory.LayoutDimension?
        var tint: UIColor?
        var background: UIColor?
        var displayed: UICellAccessory.DisplayedState?

        init(_ record: SceneRecord?) {
            isHidden = record?.bool("isHidden")
            tint = record?.color("tintColor")
            background = record?.color("backgroundColor")
            displayed = ItemAccessoryForms.displays.first { $0.key == record?.text("displayed") }?.value
            switch record?["reservedLayoutWidth"] {
            case .number(let points): width = .custom(CGFloat(points))
            case .text("actual"): width = .actual
            case .text("standard"): width = .standard
            default: break
            }
        }

        func options() -> UICellAccessory.DisclosureIndicatorOptions {
            .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
        }

        func options() -> UICellAccessory.DeleteOptions {
            .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint, backgroundColor: background)
        }

        func options() -> UICellAccessory.InsertOptions {
            .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint, backgroundColor: background)
        }

        func options() -> UICellAccessory.MultiselectOptions {
            .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint, backgroundColor: background)
        }

        func options() -> UICellAccessory.CheckmarkOptions {
            .init(isHidden: isHidden, reservedLayoutWidth: width, tintColor: tint)
        }
    }

    private static func made(_ record: SceneRecord, _ part: RowPart?, _ builder: SceneBuilder) -> UICellAccessory? {
        let values = Values(record)
        switch record.text("type") {
        case "disclosureIndicator":
            return .disclosureIndicator(displayed: values.displayed ?? .always, options: values.options())
        case "checkmark": return .checkmark(displayed: values.displayed ?? .always, options: values.options())
        case "detail": return detail(record, values, builder)
        case "outlineDisclosure": return outline(record, values, builder)
        case "label": return label(record, values, builder)
        case "popUpMenu": return record.record("menu").map { popUp(builder.menu($0), values) }
        case "customView":
            return part.map { custom(builder.makeAccessory($0), placement(record, values), values, record) }
        default: return editing(record, values, builder)
        }
    }

    private static func detail(_ record: SceneRecord, _ values: Values, _ builder: SceneBuilder) -> UICellAccessory {
        .detail(
            displayed: values.displayed ?? .always,
            options: .init(
                isHidden: values.isHidden, reservedLayoutWidth: values.width, tintColor: values.tint),
            actionHandler: action(of: record, builder))
    }

    private static func popUp(_ menu: UIMenu, _ values: Values) -> UICellAccessory {
        .popUpMenu(
            menu, displayed: values.displayed ?? .always,
            options: .init(
                isHidden: values.isHidden, reservedLayoutWidth: values.width, tintColor: values.tint))
    }

    private static func outline(
        _ record: SceneRecord, _ values: Values, _ builder: SceneBuilder
    ) -> UICellAccessory {
        let style = ItemAccessoryForms.styles.first { $0.key == record.text("style") }?.value
        return .outlineDisclosure(
            displayed: values.displayed ?? .always,
            options: .init(
                style: style ?? .automatic, isHidden: values.isHidden, reservedLayoutWidth: values.width,
                tintColor: values.tint), actionHandler: action(of: record, builder))
    }

    private static func label(_ record: SceneRecord, _ values: Values, _ builder: SceneBuilder) -> UICellAccessory? {
        guard let text = builder.text(record.text("text")), !text.isEmpty else { return nil }
        return .label(
            text: text, displayed: values.displayed ?? .always,
            options: .init(
                isHidden: values.isHidden, reservedLayoutWidth: values.width, tintColor: values.tint,
                font: record["font"].flatMap { FontForms.font($0, builder) },
                adjustsFontForContentSizeCategory: record.bool("adjustsFontForContentSizeCategory")))
    }

    /// What shows while the list is edited, if nothing else is said.
    private static func editing(
        _ record: SceneRecord, _ values: Values, _ builder: SceneBuilder
    ) -> UICellAccessory? {
        let shown = values.displayed ?? .whenEditing
        switch record.text("type") {
        case "delete":
            return .delete(displayed: shown, options: values.options(), actionHandler: action(of: record, builder))
        case "insert":
            return .insert(displayed: shown, options: values.options(), actionHandler: action(of: record, builder))
        case "multiselect": return .multiselect(displayed: shown, options: values.options())
        case "reorder":
            return .reorder(
                displayed: shown,
                options: .init(
                    isHidden: values.isHidden, reservedLayoutWidth: values.width, tintColor: values.tint,
                    showsVerticalSeparator: record.bool("showsVerticalSeparator")))
        default: return nil
        }
    }

    private static func placement(_ record: SceneRecord, _ values: Values) -> UICellAccessory.Placement {
        let shown = values.displayed ?? .always
        return record.text("placement") == "leading" ? .leading(displayed: shown) : .trailing(displayed: shown)
    }

    private static func custom(
        _ view: UIView, _ placement: UICellAccessory.Placement, _ values: Values, _ record: SceneRecord? = nil
    ) -> UICellAccessory {
        .customView(
            configuration: .init(
                customView: view, placement: placement, isHidden: values.isHidden, reservedLayoutWidth: values.width,
                tintColor: values.tint, maintainsFixedSize: record?.bool("maintainsFixedSize")))
    }

    private static func action(of record: SceneRecord, _ builder: SceneBuilder) -> UICellAccessory.ActionHandler? {
        guard let steps = record["changes"]?.actions?.first?.steps else { return nil }
        return { [weak builder] in builder?.perform(steps) }
    }
}
