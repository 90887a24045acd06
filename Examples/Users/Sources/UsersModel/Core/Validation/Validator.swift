import Foundation

/// Rules for what people type into forms.
public enum Validator {
    public static func name(_ text: String) -> ValidationError? {
        trimmed(text).isEmpty ? .empty : nil
    }

    public static func email(_ text: String) -> ValidationError? {
        let parts = trimmed(text).split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return trimmed(text).isEmpty ? .empty : .invalidEmail }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } ? nil : .invalidEmail
    }

    public static func password(_ text: String, minimum: Int = 8) -> ValidationError? {
        if text.isEmpty { return .empty }
        return text.count < minimum ? .tooShort(minimum: minimum) : nil
    }

    static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
