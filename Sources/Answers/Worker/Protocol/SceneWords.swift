import Foundation

/// Where the scene of a request is: in a file, in a part, or in the header itself.
struct SceneWords: Sendable {
    /// A file's path.
    var path: String?
    /// The name of the part that is the scene's text.
    var part: String?
    /// The text.
    var text: String?
    /// What messages call a scene that is no file.
    var file: String?
    /// Where a scene that is no file has its pictures and components, unless they come as parts.
    var folder: String?
}

extension SceneWords: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case path, part, text, file, folder }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeIfPresent(String.self, forKey: .path)
        part = try container.decodeIfPresent(String.self, forKey: .part)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        file = try container.decodeIfPresent(String.self, forKey: .file)
        folder = try container.decodeIfPresent(String.self, forKey: .folder)
        guard [path, part, text].count(where: { $0 != nil }) == 1 else {
            throw RequestFault("'scene' takes one of path, part and text")
        }
        if path != nil, file != nil || folder != nil {
            throw RequestFault("'scene' takes 'file' and 'folder' beside a part or a text alone")
        }
        if path == OutputFile.standard || path == "" { throw RequestFault("'scene.path' names no file") }
    }
}

/// Where pixels go instead of over the pipe: a file of the client's own, memory mostly (`/proc/PID/fd/N`).
struct MemoryWords: Sendable, Decodable {
    /// A file that exists.
    let path: String
    /// How many bytes of it may be written.
    let bytes: Int

    private enum CodingKeys: String, CodingKey, CaseIterable { case path, bytes }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode(String.self, forKey: .path)
        bytes = try container.decode(Int.self, forKey: .bytes)
        if bytes < 0 { throw RequestFault("'memory.bytes' is less than 0") }
    }
}
