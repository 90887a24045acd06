import Foundation

extension AttributeScopes {
    /// The attributes of this module, for `AttributedString`: `title.font = .systemFont(ofSize: 20)`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// Attributes that text is drawn with.
    public struct UIKitAttributes: AttributeScope {
        /// Default: what draws the text decides.
        public let font: FontAttribute
        /// Default: what draws the text decides.
        public let foregroundColor: ForegroundColorAttribute
        /// Behind the text. Default none.
        public let backgroundColor: BackgroundColorAttribute
        /// Alignment, breaking and distances. Default: what draws the text decides.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Points after each character, with pair kerning off at 0.
        public let kern: KernAttribute
        /// Points after each character.
        public let tracking: TrackingAttribute
        /// Points up. Default 0.
        public let baselineOffset: BaselineOffsetAttribute
        /// Default none.
        public let underlineStyle: UnderlineStyleAttribute
        /// Default: the text's.
        public let underlineColor: UnderlineColorAttribute
        /// Default none.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Default: the text's.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Of outlines. Default: the text's.
        public let strokeColor: StrokeColorAttribute
        /// In percent of the font's size. Default 0.
        public let strokeWidth: StrokeWidthAttribute
        /// Default none.
        public let shadow: ShadowAttribute
        /// Foundation's own.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

/// Lets attributed strings and containers name attributes of this module as properties.
extension AttributeDynamicLookup {
    /// The attribute of a property of `AttributeScopes.UIKitAttributes`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// A font.
    public enum FontAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = UIFont
        /// The name as Apple has it.
        public static let name = "NSFont"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = UIColor
        /// The name as Apple has it.
        public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = UIColor
        /// The name as Apple has it.
        public static let name = "NSBackgroundColor"
    }

    /// A paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = NSParagraphStyle
        /// The name as Apple has it.
        public static let name = "NSParagraphStyle"
    }

    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = CGFloat
        /// The name as Apple has it.
        public static let name = "NSKern"
    }

    /// Points after each character.
    public enum TrackingAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = CGFloat
        /// The name as Apple has it.
        public static let name = "CTTracking"
    }

    /// Points up.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = CGFloat
        /// The name as Apple has it.
        public static let name = "NSBaselineOffset"
    }

    /// Lines under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = NSUnderlineStyle
        /// The name as Apple has it.
        public static let name = "NSUnderline"
    }

    /// The colour of lines under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = UIColor
        /// The name as Apple has it.
        public static let name = "NSUnderlineColor"
    }

    /// Lines through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = NSUnderlineStyle
        /// The name as Apple has it.
        public static let name = "NSStrikethrough"
    }

    /// The colour of lines through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = UIColor
        /// The name as Apple has it.
        public static let name = "NSStrikethroughColor"
    }

    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = UIColor
        /// The name as Apple has it.
        public static let name = "NSStrokeColor"
    }

    /// The width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = CGFloat
        /// The name as Apple has it.
        public static let name = "NSStrokeWidth"
    }

    /// A shadow of the text.
    public enum ShadowAttribute: AttributedStringKey {
        /// What it holds.
        public typealias Value = NSShadow
        /// The name as Apple has it.
        public static let name = "NSShadow"
    }
}
