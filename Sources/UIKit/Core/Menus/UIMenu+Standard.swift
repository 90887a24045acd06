import Foundation

extension UIMenu {
    /// The menu bar before an app changes it: the places that apps know by their identifiers, and the commands that a
    /// stage can perform. Titles and keys are assumed.
    static var standard: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: "Application", identifier: .application,
                    children: groups([.about, .preferences, .services, .hide, .quit])),
                UIMenu(
                    title: "File", identifier: .file,
                    children: groups([.newScene, .openRecent, .close, .document, .print])),
                UIMenu(title: "Edit", identifier: .edit, children: editGroups),
                UIMenu(title: "Format", identifier: .format, children: formatGroups),
                UIMenu(title: "View", identifier: .view, children: groups([.toolbar, .sidebar, .fullscreen])),
                UIMenu(
                    title: "Window", identifier: .window, children: groups([.minimizeAndZoom, .bringAllToFront])),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    private static var editGroups: [UIMenu] {
        groups([.undoRedo]) + [
            group(
                .standardEdit,
                [
                    command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
                    command("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
                    UICommand(title: "Delete", action: "delete:"), command("Select All", "selectAll:", "a"),
                ])
        ] + groups([.find, .replace, .share]) + [
            UIMenu(
                title: "Spelling", identifier: .spelling, children: groups([.spellingPanel, .spellingOptions])),
            UIMenu(
                title: "Substitutions", identifier: .substitutions,
                children: groups([.substitutionsPanel, .substitutionOptions])),
            UIMenu(title: "Transformations", identifier: .transformations),
            UIMenu(title: "Speech", identifier: .speech),
        ] + groups([.lookup, .learn])
    }

    private static var formatGroups: [UIMenu] {
        [
            UIMenu(
                title: "Font", identifier: .font,
                children: [
                    group(
                        .textStyle,
                        [
                            command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
                            command("Underline", "toggleUnderline:", "u"),
                        ]),
                    group(
                        .textSize,
                        [command("Bigger", "increaseSize:", "+"), command("Smaller", "decreaseSize:", "-")]),
                ] + groups([.textColor, .textStylePasteboard])),
            UIMenu(
                title: "Text", identifier: .text, children: groups([.alignment, .writingDirection])),
        ]
    }

    private static func groups(_ identifiers: [Identifier]) -> [UIMenu] { identifiers.map { group($0, []) } }

    /// A part of the menu around it.
    private static func group(_ identifier: Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(
        _ title: String, _ action: Selector, _ input: String, _ flags: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags)
    }
}
