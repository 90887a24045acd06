import Foundation

extension UndoManager {
    /// The name of a value that is kept with a group.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }
}

extension NSNotification.Name {
    /// A group is opened or closed, something is undone or redone, or somebody asks whether it could be: what is not
    /// registered yet should be now.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// A group was opened.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to be closed; says whether it can be done without.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// Something is about to be undone.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Something was undone.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Something is about to be redone.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Something was redone.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// The key of a Boolean in `NSUndoManagerWillCloseUndoGroup`: whether the user could do without the group.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

/// When the run loop closes the group of an event, among what it does at the end of a turn. Kept, and of no effect: a
/// turn closes it in its main-queue phase.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUndoCloseGroupingRunLoopOrdering = 350_000
