import UIKit

/// One thing a stage has to say about the code that it runs.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What a diagnostic is about.
    public enum Kind: String, Sendable, CaseIterable {
        /// What raises an exception on a device.
        case misuse
        /// Views that dirty layout in layout for ever, and were stopped.
        case layoutFeedbackLoop
        /// Subviews added or removed by a view's own layout.
        case hierarchyMutatedDuringLayout
        /// Work asked for in a phase of the turn that comes after that work: from `draw(_:)`, or while layers are
        /// committed.
        case markedInWrongPhase
        /// A turn whose events, timers or blocks kept asking for more, and was cut off.
        case endlessTurn
        /// What cannot happen in virtual time, and what happens in its place.
        case notVirtual
        /// An override that did not call `super` where it has to.
        case missingSuper
        /// Required constraints that cannot hold together.
        case unsatisfiableConstraints
        /// Constraints that leave a rectangle open where one is asked for.
        case ambiguousLayout
        /// Something about controllers that a device accepts in silence, and that is wrong.
        case controllers
        /// A callback of a controller does again and again what another one is there for.
        case workInWrongCallback
        /// A layer that `viewDidLoad()` gave the view's size, which the view no longer has when it is shown.
        case layerFrameInViewDidLoad
        /// A child controller that is shown, and was not sent `didMove(toParent:)`.
        case childWithoutDidMove
        /// `beginAppearanceTransition` and `endAppearanceTransition` that do not belong together.
        case unbalancedAppearance
        /// Objects that hold each other, so that none of them ever goes; a leak scope finds them.
        case retainCycle
        /// What a device writes to its log and survives.
        case log
        /// A font file that is not installed: its text is not drawn.
        case missingFont
        /// A font of the device that a packaged one stands in for.
        case substitutedFont
        /// An attribute of a text whose value can end the program on Linux.
        case unsafeAttribute
        /// A character that no installed font has: an empty box is drawn for it.
        case missingGlyph
        /// Something of an asset catalogue that is not read, or not as it is written.
        case unreadAsset
        /// A symbol that no drawing is known for: a neutral square is drawn.
        case missingSymbol
        /// What a container lists for those who do not see the screen cannot be met as it is.
        case accessibility

        /// The kind as a sentence, without its full stop.
        public var sentence: String {
            switch self {
            case .misuse: "what raises an exception on a device"
            case .layoutFeedbackLoop: "views dirty layout in layout for ever, and were stopped"
            case .hierarchyMutatedDuringLayout: "a view's own layout added or removed subviews"
            case .markedInWrongPhase: "work was asked for in a phase of the turn that comes after that work"
            case .endlessTurn: "events, timers or blocks of a turn kept asking for more, and were cut off"
            case .notVirtual: "what cannot happen in virtual time"
            case .missingSuper: "an override did not call super where it has to"
            case .unsatisfiableConstraints: "required constraints cannot hold together"
            case .ambiguousLayout: "constraints leave a rectangle open where one is asked for"
            case .controllers: "controllers are used in a way that loses or never does something"
            case .workInWrongCallback: "a controller's callback does again and again what another one is there for"
            case .layerFrameInViewDidLoad: "a layer has the size that the view had in viewDidLoad(), and no longer has"
            case .childWithoutDidMove: "a child controller is shown and was not sent didMove(toParent:)"
            case .unbalancedAppearance: "beginnings and ends of appearance transitions do not belong together"
            case .retainCycle: "objects hold each other, and none of them ever goes"
            case .log: "what a device writes to its log and survives"
            case .missingFont: "a font file is not installed: its text is not drawn"
            case .substitutedFont: "a packaged font stands in for one of the device"
            case .unsafeAttribute: "an attribute of a text has a value that can end the program on Linux"
            case .missingGlyph: "no installed font has a character: an empty box is drawn for it"
            case .unreadAsset: "something of an asset catalogue is not read as it is written"
            case .missingSymbol: "no drawing is known for a symbol: a neutral square is drawn"
            case .accessibility: "what a container lists for those who do not see the screen cannot be met"
            }
        }

        /// What helps, or nil where the message itself says it.
        public var remedy: String? {
            switch self {
            case .layoutFeedbackLoop: "do not mark layout from inside layout"
            case .hierarchyMutatedDuringLayout: "add subviews where the view is made, and only place them in layout"
            case .markedInWrongPhase: "ask for it before the phase, or in the next turn"
            case .missingSuper: "call super"
            case .unsatisfiableConstraints:
                "lower the priority of one of them, or remove it; 'offstage constraints' lists them"
            case .ambiguousLayout: "add what 'offstage constraints' calls missing"
            case .workInWrongCallback: "do it once, in viewDidLoad()"
            case .layerFrameInViewDidLoad: "set the layer's frame in viewDidLayoutSubviews()"
            case .childWithoutDidMove: "call didMove(toParent:) behind addSubview(_:)"
            case .unbalancedAppearance:
                "call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:)"
            case .retainCycle: "make one of the properties weak"
            case .missingFont: "install the package that the message names"
            case .missingGlyph: "install a font that has it, in a folder of OFFSTAGE_FONTS"
            case .misuse, .endlessTurn, .notVirtual, .controllers, .log, .substitutedFont, .unsafeAttribute,
                .unreadAsset, .missingSymbol, .accessibility:
                nil
            }
        }
    }

    /// What the diagnostic is about.
    public let kind: Kind
    /// The diagnostic as a whole sentence.
    public let message: String
    /// Views it is about, as messages name them (`UILabel:title`).
    public let views: [String]
    /// When it was told, in seconds of virtual time.
    public let time: Double
    /// The message where it is short, else the same in one line.
    package let line: String

    /// - Parameter line: Nil where the message is one.
    package init(kind: Kind, message: String, line: String? = nil, views: [String] = [], time: Double = 0) {
        self.kind = kind
        self.message = message
        self.line = line ?? message
        self.views = views
        self.time = time
    }

    /// The kind and the sentence.
    public var description: String { "\(kind.rawValue): \(message)" }
}

extension Diagnostic.Kind {
    init(_ kind: SceneFinding.Kind) {
        self =
            switch kind {
            case .layoutFeedbackLoop: .layoutFeedbackLoop
            case .hierarchyMutatedDuringLayout: .hierarchyMutatedDuringLayout
            case .missingSuper: .missingSuper
            case .markedInWrongPhase: .markedInWrongPhase
            case .endlessTurn: .endlessTurn
            case .notVirtual: .notVirtual
            case .unsatisfiableConstraints: .unsatisfiableConstraints
            case .ambiguousLayout: .ambiguousLayout
            case .controllers: .controllers
            case .workInWrongCallback: .workInWrongCallback
            case .layerFrameInViewDidLoad: .layerFrameInViewDidLoad
            case .childWithoutDidMove: .childWithoutDidMove
            case .unbalancedAppearance: .unbalancedAppearance
            case .log: .log
            case .missingFont: .missingFont
            case .substitutedFont: .substitutedFont
            case .unsafeAttribute: .unsafeAttribute
            case .missingGlyph: .missingGlyph
            case .unreadAsset: .unreadAsset
            case .missingSymbol: .missingSymbol
            case .accessibility: .accessibility
            }
    }
}
