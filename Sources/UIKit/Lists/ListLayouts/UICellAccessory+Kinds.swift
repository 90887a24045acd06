import CoreGraphics

// One for each kind of accessory.
extension UICellAccessory {
    /// An arrow: the cell leads to another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.look) }

    /// A chevron that opens and closes what belongs below the cell.
    /// - Parameter actionHandler: Called in place of that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.outlineDisclosure, displayed, options.look, .outline(options.style))
        result.handler = actionHandler
        return result
    }

    /// A check mark: the cell is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.look) }

    /// A red sign before the content.
    /// - Parameter actionHandler: Called by a tap; nil: a tap opens the buttons behind the cell.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.delete, displayed, options.look)
        result.handler = actionHandler
        return result
    }

    /// A green sign before the content.
    /// - Parameter actionHandler: Called by a tap.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.insert, displayed, options.look)
        result.handler = actionHandler
        return result
    }

    /// A grip by which a finger moves the cell, where the data source lets it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, options.look, .reorder(showsLine: options.showsVerticalSeparator))
    }

    /// A ring before the content that shows whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.look) }

    /// A text behind the content. An empty one raises.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(.label, displayed, options.look, .label(text, options)) }

    /// A button that opens a menu, and shows what was chosen in it.
    /// - Parameter selectedElementDidChangeHandler: Called when another element is chosen.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options.look, .menu(menu, selectedElementDidChangeHandler))
    }

    /// A button with an i.
    /// - Parameter actionHandler: Called by a tap.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.detail, displayed, options.look)
        result.handler = actionHandler
        return result
    }

    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let look = AccessoryLook(
            configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        return UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayed, look, .custom(configuration))
    }
}
