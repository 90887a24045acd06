import Foundation

/// The keys of JSON documents with the kinds of their values: what two of them must have in common to be of one shape.
struct JSONShape: Equatable {
    /// `results[].passes[].layer` → `string`.
    private(set) var kinds: [String: Set<String>] = [:]

    /// - Parameter text: One document, or one a line.
    init(_ text: String) throws {
        if let whole = try? JSONSerialization.jsonObject(with: Data(text.utf8)) {
            add(whole, at: "")
        } else {
            for line in text.split(separator: "\n") {
                add(try JSONSerialization.jsonObject(with: Data(line.utf8)), at: "")
            }
        }
    }

    var keys: Set<String> { Set(kinds.keys) }

    /// The keys of the envelope and of the results themselves.
    var outline: Set<String> { keys.filter { $0.count(where: { $0 == "." }) <= 1 } }

    /// The keys whose values are of kinds that `other` does not have there; null can stand anywhere.
    func surprises(beside other: JSONShape) -> [String] {
        kinds.filter { key, kinds in !kinds.subtracting(other.kinds[key] ?? []).subtracting(["null"]).isEmpty }
            .map(\.key).sorted()
    }

    private mutating func add(_ value: Any, at path: String) {
        switch value {
        case let object as [String: Any]:
            for (key, value) in object {
                let place = Self.folded(path.isEmpty ? key : "\(path).\(key)")
                kinds[place, default: []].insert(Self.kind(value))
                add(value, at: place)
            }
        case let array as [Any]:
            for value in array {
                kinds["\(path)[]", default: []].insert(Self.kind(value))
                add(value, at: "\(path)[]")
            }
        default: break
        }
    }

    /// What lies in itself is at one place, however deep.
    private static func folded(_ path: String) -> String {
        path.replacingOccurrences(of: "children[].children", with: "children")
    }

    private static func kind(_ value: Any) -> String {
        switch value {
        case is NSNull: "null"
        case let number as NSNumber: number.isBoolean ? "boolean" : "number"
        case is String: "string"
        case is [Any]: "array"
        default: "object"
        }
    }
}

extension NSNumber {
    fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
