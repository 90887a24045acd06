/// A file's naming of what another room declares. However often it does so, it counts once.
struct RoomUse: Hashable, Comparable, CustomStringConvertible {
    /// The file that names, below its module.
    let file: String
    let name: String
    /// The file's room.
    let user: String
    /// The room that declares the name, and no other does.
    let home: String

    var description: String { "\(file) names \(name) of \(home)" }

    static func < (a: RoomUse, b: RoomUse) -> Bool { (a.file, a.name) < (b.file, b.name) }
}

extension SourceModule {
    /// Who names what of another room: types and members, also those in extensions.
    ///
    /// Left out are names that several rooms declare, and members whose names mean something in modules below, too.
    func uses(depth: Int) -> [RoomUse] {
        let homes = homes(depth: depth)
        return files.flatMap { file -> [RoomUse] in
            let user = file.room(depth: depth)
            let words = file.names.dotted.union(file.names.alone).union(file.names.overridden)
            return words.compactMap { word in
                guard let home = homes[word], home.room != user, file.names.names(word, as: home.kind) else {
                    return nil
                }
                return RoomUse(file: file.path, name: word, user: user, home: home.room)
            }
        }.sorted()
    }

    private typealias Home = (room: String, kind: SwiftNames.Declaration.Kind)

    /// The room of each name that one room alone declares.
    private func homes(depth: Int) -> [String: Home] {
        var rooms: [String: Set<String>] = [:]
        var kinds: [String: Set<SwiftNames.Declaration.Kind>] = [:]
        for file in files {
            for declared in file.names.declared {
                rooms[declared.name, default: []].insert(file.room(depth: depth))
                kinds[declared.name, default: []].insert(declared.kind)
            }
        }
        var homes: [String: Home] = [:]
        for (name, found) in rooms {
            let kind = kinds[name]?.min { $0.rawValue < $1.rawValue }
            guard found.count == 1, let room = found.first, let kind else { continue }
            if isOwn(name, kind) { homes[name] = (room, kind) }
        }
        return homes
    }
}
