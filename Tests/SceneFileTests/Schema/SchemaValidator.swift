import Foundation
import YAMLTree

@testable import SceneFile

/// Checks values against a JSON Schema, in the keywords that ours uses. A keyword it does not know is an error.
struct SchemaValidator {
    private let root: [String: Any]

    /// - Parameter text: The schema as JSON; one that is none refuses everything.
    init(_ text: String) {
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        root = object as? [String: Any] ?? ["this is no schema": true]
    }

    /// What is wrong with a value, as `place: sentence`.
    func problems(_ value: Any) -> [String] { problems(value, root, "$") }

    private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        schema.sorted { $0.key < $1.key }.flatMap { check(value, $0.key, $0.value, schema, place) }
    }

    private func check(_ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ place: String)
        -> [String]
    {
        func unless(_ holds: Bool, _ sentence: String) -> [String] { holds ? [] : ["\(place): \(sentence)"] }
        switch (keyword, rule) {
        case ("$schema", _), ("title", _), ("description", _), ("definitions", _), ("then", _), ("else", _): return []
        case ("$ref", let name as String): return problems(value, definition(name), place)
        case ("type", let name as String): return unless(Self.type(value).contains(name), "no \(name)")
        case ("const", _): return unless(isEqual(value, rule), "not \(rule)")
        case ("enum", let choices as [Any]):
            return unless(choices.contains { isEqual(value, $0) }, "not one of \(choices)")
        case ("anyOf", let choices as [[String: Any]]):
            return unless(choices.contains { problems(value, $0, place).isEmpty }, "fits no choice")
        case ("allOf", let all as [[String: Any]]): return all.flatMap { problems(value, $0, place) }
        case ("if", let condition as [String: Any]):
            let branch = problems(value, condition, place).isEmpty ? "then" : "else"
            return (schema[branch] as? [String: Any]).map { problems(value, $0, place) } ?? []
        case ("minimum", let limit as NSNumber): return unless(!isBelow(value, limit), "less than \(limit)")
        case ("maximum", let limit as NSNumber):
            return unless(!isBelow(limit, value as? NSNumber), "more than \(limit)")
        case ("exclusiveMinimum", let limit as NSNumber):
            return unless((value as? NSNumber).map { isBelow(limit, $0) } ?? true, "not above \(limit)")
        case ("pattern", let pattern as String):
            return unless(
                (value as? String)?.range(of: pattern, options: .regularExpression) != nil || !(value is String),
                "no match")
        case ("minLength", let length as NSNumber):
            return unless(((value as? String)?.count ?? .max) >= length.intValue, "too short")
        default: return checkContainer(value, keyword, rule, schema, place)
        }
    }

    private func checkContainer(
        _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ place: String
    ) -> [String] {
        let list = value as? [Any] ?? []
        let map = value as? [String: Any] ?? [:]
        switch (keyword, rule) {
        case ("items", let element as [String: Any]):
            return list.enumerated().flatMap { problems($0.element, element, "\(place)[\($0.offset)]") }
        case ("minItems", let count as NSNumber):
            return value is [Any] && list.count < count.intValue ? ["\(place): too few"] : []
        case ("maxItems", let count as NSNumber):
            return value is [Any] && list.count > count.intValue ? ["\(place): too many"] : []
        case ("uniqueItems", _):
            return Set(list.map { "\($0)" }).count < list.count ? ["\(place): twice"] : []
        case ("properties", let properties as [String: Any]):
            return map.flatMap { key, item in properties[key].map { property(item, $0, "\(place).\(key)") } ?? [] }
        case ("required", let keys as [String]):
            return value is [String: Any] ? keys.filter { map[$0] == nil }.map { "\(place): needs \($0)" } : []
        case ("additionalProperties", let allowed as Bool) where !allowed:
            let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
            return map.keys.filter { !known.contains($0) }.map { "\(place): unknown \($0)" }
        case ("additionalProperties", let element as [String: Any]):
            return map.flatMap { problems($0.value, element, "\(place).\($0.key)") }
        default: return ["\(place): the validator does not know \(keyword)"]
        }
    }

    /// A property may be allowed without more being said of it.
    private func property(_ value: Any, _ schema: Any, _ place: String) -> [String] {
        if schema as? Bool == true { return [] }
        return problems(value, schema as? [String: Any] ?? ["this is no schema": schema], place)
    }

    private func definition(_ reference: String) -> [String: Any] {
        let name = String(reference.dropFirst("#/definitions/".count))
        return (root["definitions"] as? [String: [String: Any]])?[name] ?? ["missing": name]
    }

    private static func type(_ value: Any) -> Set<String> {
        switch value {
        case is NSNull: ["null"]
        case is [Any]: ["array"]
        case is [String: Any]: ["object"]
        case is String: ["string"]
        case let value as Bool: ["boolean", "\(value)"]
        case let value as Double: value == value.rounded() ? ["number", "integer"] : ["number"]
        default: []
        }
    }

    private func isEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? String, let b = b as? String { return a == b }
        if let a = a as? NSNumber, let b = b as? NSNumber { return a == b }
        return false
    }

    private func isBelow(_ a: Any?, _ b: Any?) -> Bool {
        guard let a = (a as? Double) ?? (a as? NSNumber)?.doubleValue,
            let b = (b as? Double) ?? (b as? NSNumber)?.doubleValue
        else { return false }
        return a < b
    }
}

extension YAMLNode {
    /// As an editor's YAML reader sees it.
    var json: Any {
        switch content {
        case .sequence(let items): return items.map(\.json)
        case .mapping(let entries):
            return Dictionary(entries.map { ($0.key, $0.value.json) }) { first, _ in first } as [String: Any]
        case .scalar(let text, isPlain: false): return text
        case .scalar(let text, isPlain: true):
            if SceneReader.isNull(text) { return NSNull() }
            if text == "true" || text == "false" { return text == "true" }
            return SceneNumber.number(text) ?? text
        }
    }
}
