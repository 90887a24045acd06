import Offstage
import TextFormatting

/// What a layer says in words, once for all frames: its name.
enum LayerJSON {
    static func name(_ layer: StageSnapshot.Layer) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [("n", .string(layer.label))]
        if layer.hasID { members.append(("id", .string(layer.path))) }
        if !layer.sources.isEmpty {
            let places = layer.sources.map { source -> JSONValue in
                .array([.string(source.file)] + [source.line, source.column, source.lastLine].map { .integer($0) })
            }
            members.append(("src", .array(places)))
        }
        return .object(members)
    }
}

extension StageSnapshot.LayerReading {
    /// True when `LayerJSON.name` says the same of both.
    func isNamed(as other: StageSnapshot.LayerReading) -> Bool {
        className == other.className && label == other.label && hasID == other.hasID && path == other.path
            && sources == other.sources
    }
}
