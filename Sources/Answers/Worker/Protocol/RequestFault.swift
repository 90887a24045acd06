import SceneFile

/// What is wrong with the words of a request; the conversation goes on.
package struct RequestFault: Error, Hashable, Sendable {
    /// Without a point at its end.
    package let sentence: String

    package init(_ sentence: String) {
        self.sentence = sentence
    }

    /// An error of reading JSON, with the place of what is wrong.
    init(_ error: any Error) {
        switch error {
        case let fault as RequestFault: self = fault
        case DecodingError.keyNotFound(let key, let context):
            self.init("\(Self.place(context.codingPath + [key])) is missing")
        case DecodingError.typeMismatch(let type, let context):
            self.init("\(Self.place(context.codingPath)) is no \(Self.name(of: type))")
        case DecodingError.valueNotFound(let type, let context):
            self.init("\(Self.place(context.codingPath)) is null, and no \(Self.name(of: type))")
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
            self.init("it is no JSON, or has a number that does not fit")
        case DecodingError.dataCorrupted(let context):
            self.init("\(Self.place(context.codingPath)) \(context.debugDescription)")
        default: self.init("it cannot be read")
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the header" }
        return "'" + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") + "'"
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is any BinaryInteger.Type: "whole number"
        case is any BinaryFloatingPoint.Type: "number"
        case is Bool.Type: "truth value"
        case is any Collection.Type where !(type is [String: Any].Type): "list"
        default: "object"
        }
    }
}

/// Any key of an object.
struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// - Throws: `RequestFault` for a key that nobody reads, with the one that was probably meant.
    func refuseKeys<Keys: CodingKey & CaseIterable>(besides keys: Keys.Type) throws {
        let known = Keys.allCases.map(\.stringValue)
        let given = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
        guard let unknown = given.first(where: { !known.contains($0) }) else { return }
        let nearest = NearestName.nearest(to: unknown, among: known)
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))"
        let place = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } + [unknown]
        throw RequestFault("there is no key '\(place.joined(separator: "."))'; \(hint)")
    }
}
