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

        /// The menu of all menus.
        public static let root = Identifier("com.apple.menu.root")
        /// The application's menu.
        public static let application = Identifier("com.apple.menu.application")
        /// What is done with files.
        public static let file = Identifier("com.apple.menu.file")
        /// Cutting, pasting and the like.
        public static let edit = Identifier("com.apple.menu.edit")
        /// What shows and how.
        public static let view = Identifier("com.apple.menu.view")
        /// What is done with windows.
        public static let window = Identifier("com.apple.menu.window")
        /// Help.
        public static let help = Identifier("com.apple.menu.help")
        /// What is done with documents.
        public static let document = Identifier("com.apple.menu.document")
        /// Undo and redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The usual edits.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Sharing.
        public static let share = Identifier("com.apple.menu.share")
        /// How text looks.
        public static let format = Identifier("com.apple.menu.format")
        /// Fonts.
        public static let font = Identifier("com.apple.menu.font")
        /// Styles of text.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// Sizes of text.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// Alignments of text.
        public static let alignment = Identifier("com.apple.menu.alignment")
    }
}
