import Foundation

extension UIMenu {
    /// What tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text of the identifier.
        public let rawValue: String

        /// An identifier by its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identifier by its text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

// The menus of the main system. Their texts are assumed where apps do not name them.
extension UIMenu.Identifier {
    /// The menu of all menus.
    public static let root = Self("com.apple.menu.root")

    // MARK: At the top

    /// The application's menu.
    public static let application = Self("com.apple.menu.application")
    /// What is done with files.
    public static let file = Self("com.apple.menu.file")
    /// Cutting, pasting and the like.
    public static let edit = Self("com.apple.menu.edit")
    /// How text looks.
    public static let format = Self("com.apple.menu.format")
    /// What shows and how.
    public static let view = Self("com.apple.menu.view")
    /// What is done with windows.
    public static let window = Self("com.apple.menu.window")
    /// Help.
    public static let help = Self("com.apple.menu.help")

    // MARK: The application's

    /// About the application.
    public static let about = Self("com.apple.menu.about")
    /// The application's settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// What other applications offer.
    public static let services = Self("com.apple.menu.services")
    /// Hiding applications.
    public static let hide = Self("com.apple.menu.hide")
    /// Ending the application.
    public static let quit = Self("com.apple.menu.quit")

    // MARK: Of files

    /// New scenes.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// What was open lately.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Closing.
    public static let close = Self("com.apple.menu.close")
    /// What is done with documents.
    public static let document = Self("com.apple.menu.document")
    /// Printing.
    public static let print = Self("com.apple.menu.print")

    // MARK: Of edits

    /// Undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The usual edits.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Finding: empty until an app fills it.
    public static let find = Self("com.apple.menu.find")
    /// Replacing.
    public static let replace = Self("com.apple.menu.replace")
    /// Sharing.
    public static let share = Self("com.apple.menu.share")
    /// Spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// Checking the spelling now.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// When spelling is checked.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Substitutions.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// Showing substitutions.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// What is substituted.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Upper case, lower case and the like.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Speaking.
    public static let speech = Self("com.apple.menu.speech")
    /// Looking up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = Self("com.apple.menu.learn")

    // MARK: Of formats

    /// Fonts.
    public static let font = Self("com.apple.menu.font")
    /// Styles of text.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Sizes of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Copying and pasting styles.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// Alignment and direction of text.
    public static let text = Self("com.apple.menu.text")
    /// Alignments of text.
    public static let alignment = Self("com.apple.menu.alignment")
    /// Directions of text.
    public static let writingDirection = Self("com.apple.menu.writing-direction")

    // MARK: Of views and windows

    /// Toolbars.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// Sidebars.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// Filling the screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// Minimizing and zooming windows.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// Bringing windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
