import Synchronization

/// The fonts of the machine: opened once, kept for the life of the process.
package final class FontLibrary: Sendable {
    /// Looks in the process's folders.
    package static let shared = FontLibrary(folders: FontFolders())

    package let folders: FontFolders
    private let state = Mutex(State())

    private struct State {
        var files: [String: FontFile] = [:]
        var faces: [CatalogEntry: Result<FontFace, FontError>] = [:]
        /// Faces of files that are called by their PostScript names.
        var called: [String: FontFace] = [:]
        /// All faces of all folders, by PostScript name; nil until a name is asked for.
        var names: FontNames?
        /// All faces of the user's own folders, by PostScript name; nil until a name is asked for.
        var ownNames: FontNames?
        /// What names stood for.
        var found: [String: NamedFont] = [:]
        /// Faces of whatever font has some characters; nil for those that none has.
        var covering: [[Unicode.Scalar]: FontFace?] = [:]
    }

    package init(folders: FontFolders) {
        self.folders = folders
    }

    /// The face of a typeface.
    /// - Parameter size: in points: the system's has other outlines for titles than for text.
    package func face(for typeface: Typeface, size: Double = 17) throws(FontError) -> FontFace {
        switch typeface {
        case .system(let system): return try face(system.entry(at: size))
        case .substitute(let substitute): return try face(substitute.entry)
        case .named(let name):
            if let face = face(named: name) { return face }
            throw FontError(
                message: """
                    No font is called \(name): put its file into a folder and name the folder in OFFSTAGE_FONTS. \
                    Looked in \(folders.paths.joined(separator: ", ")).
                    """)
        }
    }

    func face(_ entry: CatalogEntry) throws(FontError) -> FontFace {
        let result = state.withLock { state in
            if let known = state.faces[entry] { return known }
            let new = open(entry, &state)
            state.faces[entry] = new
            return new
        }
        return try result.get()
    }

    private func open(_ entry: CatalogEntry, _ state: inout State) -> Result<FontFace, FontError> {
        guard let path = folders.path(of: entry.file) else {
            return .failure(.missing(entry.file, package: entry.package, folders: folders.paths))
        }
        return Result { () throws(FontError) in
            try FontFace(file: Self.file(path, &state), index: entry.index)
        }
    }

    private static func file(_ path: String, _ state: inout State) throws(FontError) -> FontFile {
        if let known = state.files[path] { return known }
        let file = try FontFile(path: path)
        state.files[path] = file
        return file
    }

    /// The face of a PostScript name, or the regular one of a family name, or what stands in for it; nil when there is
    /// none.
    package func face(named name: String) -> FontFace? {
        switch find(name) {
        case .face(let face): face
        case .substitute(let substitute): try? face(substitute.entry)
        case nil: nil
        }
    }

    /// The font of a PostScript name, or the regular one of a family name, at a size; nil when there is none.
    package func font(named name: String, size: Double, features: [Font.Feature] = []) -> Font? {
        switch find(name) {
        case .face(let face): Font(face: face, size: size, features: features)
        case .substitute(let substitute):
            Font(substitute: substitute, face: try? face(substitute.entry), size: size, features: features)
        case nil: nil
        }
    }

    /// What a name stands for.
    private enum NamedFont {
        case face(FontFace)
        case substitute(FontSubstitute)
    }

    /// Files are mostly called by the name of their font. The user's own folders come before what stands in for the
    /// device's fonts, and only where that has no such name are all files of all folders opened.
    private func find(_ name: String) -> NamedFont? {
        state.withLock { state in
            if let known = state.found[name] { return known }
            let found = Self.find(name, &state, in: folders)
            state.found[name] = found
            return found
        }
    }

    private static func find(_ name: String, _ state: inout State, in folders: FontFolders) -> NamedFont? {
        if let face = file(called: name, &state, in: folders) { return .face(face) }
        if let face = ownNames(&state, in: folders).face(named: name) { return .face(face) }
        if let substitute = FontSubstitute.named(name) { return .substitute(substitute) }
        return names(&state, in: folders).face(named: name).map(NamedFont.face)
    }

    private static func file(called name: String, _ state: inout State, in folders: FontFolders) -> FontFace? {
        if let known = state.called[name] { return known }
        guard !name.contains("/") else { return nil }
        for ending in [".otf", ".ttf", ".ttc"] {
            guard let path = folders.path(of: name + ending), let file = try? file(path, &state),
                let face = try? FontFace(file: file, index: 0), face.postScriptName == name
            else { continue }
            state.called[name] = face
            return face
        }
        return nil
    }

    /// The first face of all folders that has some characters: an upright one of plain weight before others. Nil when none
    /// has them.
    func face(covering scalars: [Unicode.Scalar]) -> FontFace? {
        state.withLock { state in
            if let known = state.covering[scalars] { return known }
            let faces = Self.names(&state, in: folders).faces.filter { $0.covers(scalars) }
            let found = faces.first { !$0.isBold && !$0.isItalic } ?? faces.first
            state.covering[scalars] = .some(found)
            return found
        }
    }

    /// The families of all folders, by name.
    package var familyNames: [String] {
        state.withLock { state in Set(Self.names(&state, in: folders).faces.map(\.familyName)).sorted() }
    }

    /// The faces of a family, in the order of their files.
    package func faces(ofFamily family: String) -> [FontFace] {
        state.withLock { state in Self.names(&state, in: folders).faces.filter { $0.familyName == family } }
    }

    private static func names(_ state: inout State, in folders: FontFolders) -> FontNames {
        if let known = state.names { return known }
        let names = readNames(&state, in: folders)
        state.names = names
        return names
    }

    private static func ownNames(_ state: inout State, in folders: FontFolders) -> FontNames {
        if let known = state.ownNames { return known }
        let names = readNames(&state, in: folders.own)
        state.ownNames = names
        return names
    }

    private static func readNames(_ state: inout State, in folders: FontFolders) -> FontNames {
        var names = FontNames()
        for path in folders.allFiles {
            guard let file = try? file(path, &state), let face = try? FontFace(file: file, index: 0) else { continue }
            names.faces.append(face)
        }
        return names
    }
}

/// Every face that the folders have.
private struct FontNames {
    var faces: [FontFace] = []

    func face(named name: String) -> FontFace? {
        faces.first { $0.postScriptName == name } ?? regular(of: name)
    }

    private func regular(of family: String) -> FontFace? {
        let members = faces.filter { $0.familyName == family }
        return members.first { !$0.isBold && !$0.isItalic && $0.styleName == "Regular" } ?? members.first
    }
}
