import Foundation
import SceneFile

/// What a client asks of a worker, as its header says it.
package struct WorkerRequest: Sendable {
    package enum Verb: String, CaseIterable, Sendable, RequestChoice {
        case render, check, vary, schema, shutdown
    }

    /// What is wanted of each picture, or of the film.
    enum Want: String, CaseIterable, Sendable, RequestChoice {
        case png, pixels, digest, plan, tree, boxes, statistics, advice, expectations
        /// The film of the scene as one picture, or a picture a frame.
        case sheet, frames
    }

    struct Part: Sendable {
        let name: String
        let bytes: Int
    }

    package let id: RequestID
    package let version: Int
    package let verb: Verb
    let parts: [Part]
    let scene: SceneWords?
    let options: OptionWords
    let want: [Want]
    /// Whether the pictures of the scene's `variants:` are wanted, too.
    let variants: Bool
    let limits: LimitWords
    let memory: MemoryWords?
    let vary: VaryWords?

    /// Reads a header.
    package init(header: Data) throws(RequestFault) {
        do {
            self = try JSONDecoder().decode(Self.self, from: header)
        } catch {
            throw RequestFault(error)
        }
    }
}

extension WorkerRequest: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, verb, parts, scene, options, want, variants, limits, memory, vary
        case version = "protocol"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        id = try container.decode(RequestID.self, forKey: .id)
        guard version == WorkerProtocol.version else {
            // What another version's other keys mean is not for this one to say.
            throw RequestFault(
                "the client speaks version \(version) of the protocol, this worker \(WorkerProtocol.version)")
        }
        try decoder.refuseKeys(besides: CodingKeys.self)
        verb = try container.decode(Verb.self, forKey: .verb)
        parts = try container.decodeIfPresent([Part].self, forKey: .parts) ?? []
        scene = try container.decodeIfPresent(SceneWords.self, forKey: .scene)
        options = try container.decodeIfPresent(OptionWords.self, forKey: .options) ?? OptionWords()
        want = try container.decodeIfPresent([Want].self, forKey: .want) ?? [.png]
        variants = try container.decodeIfPresent(Bool.self, forKey: .variants) ?? false
        limits = try container.decodeIfPresent(LimitWords.self, forKey: .limits) ?? LimitWords()
        memory = try container.decodeIfPresent(MemoryWords.self, forKey: .memory)
        vary = try container.decodeIfPresent(VaryWords.self, forKey: .vary)
        try check()
    }

    private func check() throws {
        let needsScene = [.render, .check, .vary].contains(verb)
        if vary != nil, verb != .vary { throw RequestFault("'\(verb.rawValue)' takes no 'vary'") }
        if needsScene, scene == nil { throw RequestFault("'scene' is missing") }
        if !needsScene, scene != nil { throw RequestFault("'\(verb.rawValue)' takes no scene") }
        var names: Set<String> = []
        if let twice = parts.first(where: { !names.insert($0.name).inserted }) {
            throw RequestFault("two parts are called '\(twice.name)'")
        }
        if let part = scene?.part, !names.contains(part) { throw RequestFault("there is no part '\(part)'") }
    }
}

extension WorkerRequest.Part: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case name, bytes }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        bytes = try container.decode(Int.self, forKey: .bytes)
    }
}

/// A word out of a list.
package protocol RequestChoice: Decodable, CaseIterable, RawRepresentable where RawValue == String {}

extension RequestChoice {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let choice = Self(rawValue: word) else {
            let names = Self.allCases.map(\.rawValue)
            let nearest = NearestName.nearest(to: word, among: names)
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "is '\(word)'; \(hint)")
        }
        self = choice
    }
}
