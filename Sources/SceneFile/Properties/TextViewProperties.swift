import UIKit

/// The keys of text views, in the order in which they are set.
enum TextViewProperties {
    private typealias Key = SceneKey<UITextView>

    static let textView: [PropertyRow] = text + container + editing + KeyboardProperties.traits

    private static let text = SceneKey<UITextView>.rows([
        .font("Default 12.") { $0.font = $1 },
        .color("textColor", "Default label.") { $0.textColor = $1 },
        .textAlignment { $0.textAlignment = $1 },
        .text("text", "What it says.") { $0.text = $1 },
        .attributedText(font: { $0.font ?? .systemFont(ofSize: 12) }) { $0.attributedText = $1 },
        .bool("adjustsFontForContentSizeCategory", "The font follows the text size. Default false.") {
            $0.adjustsFontForContentSizeCategory = $1
        },
    ])

    private static let containerRecord = Record(
        "the text container",
        [
            Field("lineFragmentPadding", .number(.notNegative), "Room at both ends of a line, in points. Default 5."),
            Field("maximumNumberOfLines", .integer(0...1_000_000), "0: any number, the default."),
            Field("lineBreakMode", .name(TextForms.breakModeNames), "How the last line ends. Default byWordWrapping."),
            Field("exclusionPaths", .list(.path), "What text flows around, in the container's space."),
        ])

    private static let container = SceneKey<UITextView>.rows([
        .insets("textContainerInset", "Around the text. Default 8 above and below.") { $0.textContainerInset = $1 },
        Key("textContainer", .record(containerRecord), "Where the text lies.") { view, value, _ in
            if let record = value.record { set(record, on: view.textContainer, of: view) }
        },
    ])

    @MainActor
    private static func set(_ record: SceneRecord, on container: NSTextContainer, of view: UITextView) {
        if let padding = record.number("lineFragmentPadding") { container.lineFragmentPadding = CGFloat(padding) }
        if let lines = record.integer("maximumNumberOfLines") { container.maximumNumberOfLines = lines }
        if let mode = TextForms.breakMode(record.text("lineBreakMode")) { container.lineBreakMode = mode }
        if let paths = record.items("exclusionPaths") {
            container.exclusionPaths = paths.compactMap { $0.value.path?.path(for: view.layer) }
                .map { UIBezierPath(cgPath: $0) }
        }
    }

    private static let editing = SceneKey<UITextView>.rows([
        .bool("isEditable", "Whether the user may edit the text. Default true.") { $0.isEditable = $1 },
        .bool("isSelectable", "Whether the user may select text and follow links. Default true.") {
            $0.isSelectable = $1
        },
        .bool("allowsEditingTextAttributes", "Default false.") { $0.allowsEditingTextAttributes = $1 },
    ])
}
