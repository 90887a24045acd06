import UIKit

/// Text to be read.
public struct Text: Equatable {
    private indirect enum Source: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case image(Image)
        case date(TextDate)
        case joined(Text, Text)
    }

    private let source: Source
    private var changes: [TextChange] = []
    private var style: StyledForeground?

    /// A style as a text compares it: never equal to another one.
    private struct StyledForeground: Equatable {
        let style: AnyShapeStyle
        static func == (a: Self, b: Self) -> Bool { false }
    }

    /// Where text without room is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// The case of letters.
    public enum Case: Hashable, CaseIterable, Sendable {
        case uppercase, lowercase
    }

    // MARK: Making

    /// Text as it is.
    public init(verbatim content: String) { source = .verbatim(content) }

    /// Text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }

    /// Text in the user's language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        source = .localized(key, table: tableName, bundle: bundle)
    }

    /// Text with looks of its own.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { source = .attributed(attributedContent) }

    /// A picture in a line of text.
    public init(_ image: Image) { source = .image(image) }

    /// A value in the words of a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        source = .verbatim(format.format(input))
    }

    private init(_ source: Source) { self.source = source }

    /// A date, perhaps by how far it is from now.
    init(_ date: TextDate) { source = .date(date) }

    /// One text behind another.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    // MARK: Changing

    func changed(_ change: TextChange) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// The text filled by a style; in a text a gradient has its first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return changed(.color(color)) }
        var copy = self
        copy.style = StyledForeground(style: AnyShapeStyle(style))
        return copy
    }

    // MARK: Resolving

    /// The text with its attributes.
    func resolved(_ environment: EnvironmentValues) -> NSAttributedString {
        var look = TextLook(font: environment.font ?? .body)
        for change in environment.textChanges { look.apply(change) }
        let result = NSMutableAttributedString(string: "")
        append(to: result, look, environment)
        return result
    }

    private func append(to result: NSMutableAttributedString, _ outer: TextLook, _ environment: EnvironmentValues) {
        var look = outer
        for change in changes { look.apply(change) }
        if let style { look.style = style.style }
        switch source {
        case .joined(let first, let second):
            first.append(to: result, look, environment)
            second.append(to: result, look, environment)
        case .image(let image):
            let attachment = NSTextAttachment()
            var inline = environment
            inline.font = look.font
            attachment.image = image.resolved(inline)?.tinted(by: look, environment)
            result.append(NSAttributedString(attachment: attachment))
        case .attributed(let text):
            result.append(text.drawn(over: look.attributes(environment), environment))
        case .date(let date):
            let now = onMainActor { TimelineClock.now }
            append(date.words(at: now, environment), to: result, look, environment)
        case .verbatim(let string): append(string, to: result, look, environment)
        case .localized(let key, let table, let bundle):
            for part in key.parts(table: table, bundle: bundle, environment) {
                switch part {
                case .words(let piece): append(piece.words, to: result, look.marked(piece), environment)
                case .text(let text, let marks): text.append(to: result, look.marked(marks), environment)
                }
            }
        }
    }

    private func append(
        _ string: String, to result: NSMutableAttributedString, _ look: TextLook, _ environment: EnvironmentValues
    ) {
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        result.append(NSAttributedString(string: cased, attributes: look.attributes(environment)))
    }

    /// Seconds until the words may be others; nil: they stay.
    func nextChange(after now: Date) -> Double? {
        switch source {
        case .date(let date): date.nextChange(after: now)
        case .joined(let first, let second):
            [first.nextChange(after: now), second.nextChange(after: now)].compactMap(\.self).min()
        default: nil
        }
    }

    /// The words alone.
    func words(_ environment: EnvironmentValues) -> String {
        switch source {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle): key.text(table: table, bundle: bundle, environment)
        case .attributed(let text): String(text.characters)
        case .image: ""
        case .date(let date): date.words(at: onMainActor { TimelineClock.now }, environment)
        case .joined(let first, let second): first.words(environment) + second.words(environment)
        }
    }

}

extension Text: View, PrimitiveView {
    public typealias Body = Never
    static func makeNode(_ view: Text, in place: Place) -> TypedNode<Text> { TextNode(view, in: place) }
}

/// How the lines of a text are aligned to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
