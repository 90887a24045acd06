import UIKit

// Values of the file, as they are where they are set.
extension SceneBuilder {
    func apply(_ setting: Setting, to object: AnyObject) {
        setting.row.apply(object, scope?.number.map(setting.value.numbered) ?? setting.value, self)
    }

    /// A text, with the number of the part under way for `{n}`.
    func text(_ text: String?) -> String? {
        guard let text, let number = scope?.number else { return text }
        return NumberedText.text(text, number)
    }
}

extension SceneValue {
    /// The value with a number for `{n}` in its texts.
    fileprivate func numbered(_ number: Int) -> SceneValue {
        switch self {
        case .text(let text): .text(NumberedText.text(text, number))
        case .markup(let markup): .markup(markup.mapTexts { NumberedText.text($0, number) })
        case .list(let items):
            .list(items.map { SceneItem(value: $0.value.numbered(number), mark: $0.mark) })
        case .dictionary(let entries): .dictionary(entries.map { $0.numbered(number) })
        case .record(let record):
            .record(
                SceneRecord(
                    mark: record.mark, values: record.values.mapValues { $0.numbered(number) }, unread: record.unread,
                    form: record.form))
        default: self
        }
    }
}

extension SceneEntry {
    fileprivate func numbered(_ number: Int) -> SceneEntry {
        SceneEntry(
            key: key, keyMark: keyMark, item: SceneItem(value: item.value.numbered(number), mark: item.mark))
    }
}
