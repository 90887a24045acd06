import Foundation

/// A folder of assets: its catalogues (`*.xcassets`), and pictures that lie in it as files.
struct AssetFolder: Sendable {
    private(set) var colors: [String: ColorSet] = [:]
    private(set) var images: [String: ImageSet] = [:]
    private(set) var data: [String: DataSet] = [:]
    private(set) var problems: [String] = []
    /// The folders of catalogues that were read, without links on the way: one that links to itself has an end.
    private var readFolders: Set<String> = []

    /// Reads a folder, or one catalogue. One that is not there is empty.
    init(_ folder: URL) {
        guard folder.pathExtension != "xcassets" else {
            readCatalog(folder, prefix: "")
            return
        }
        for entry in Self.entries(of: folder) where entry.pathExtension == "xcassets" {
            readCatalog(entry, prefix: "")
        }
        for entry in Self.entries(of: folder) where ImageSet.kinds.contains(entry.pathExtension.lowercased()) {
            readLoose(entry)
        }
    }

    /// In the order of names, so that what is found does not depend on the disk.
    private static func entries(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    // MARK: Catalogues

    private mutating func readCatalog(_ folder: URL, prefix: String) {
        guard readFolders.insert(folder.resolvingSymlinksInPath().path).inserted else {
            problems.append("\(folder.path): a link to a folder that is read already; it is not read again.")
            return
        }
        for entry in Self.entries(of: folder) {
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "colorset":
                if let contents = contents(of: entry) {
                    let set = ColorSet(contents) { problems.append("\(entry.path): the colour \($0).") }
                    colors[name] = colors[name] ?? set
                }
            case "imageset":
                if let contents = contents(of: entry) {
                    let set = ImageSet(contents, in: entry) { problems.append("\(entry.path): the image \($0).") }
                    images[name] = images[name] ?? set
                }
            case "dataset":
                if let contents = contents(of: entry) {
                    let set = DataSet(contents, in: entry) { problems.append("\(entry.path): the data \($0).") }
                    data[name] = data[name] ?? set
                }
            case "", "spriteatlas": readGroup(entry, prefix: prefix)
            case let kind where Self.unread.contains(kind):
                problems.append("\(entry.path): a \(kind) is not read.")
            default: break
            }
        }
    }

    private static let unread: Set<String> = ["symbolset", "appiconset", "imagestack", "brandassets"]

    /// A folder of a catalogue; its name stands in front of the names inside if it says so.
    private mutating func readGroup(_ folder: URL, prefix: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            return
        }
        let file = folder.appendingPathComponent("Contents.json")
        let hasName =
            FileManager.default.fileExists(atPath: file.path)
            && contents(of: folder)?.properties?.providesNamespace == true
        readCatalog(folder, prefix: hasName ? prefix + folder.lastPathComponent + "/" : prefix)
    }

    private mutating func contents(of folder: URL) -> AssetContents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            problems.append("\(file.path): the file is not there or cannot be read.")
            return nil
        }
        do {
            return try JSONDecoder().decode(AssetContents.self, from: data)
        } catch {
            problems.append("\(file.path): no contents of an asset catalogue: \(Self.reason(error)).")
            return nil
        }
    }

    /// Where in the file, and why, without the decoder's own words for its types.
    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? "it is no JSON" : "the value at \(path) is of another type"
        @unknown default: return "it is no JSON"
        }
    }

    // MARK: Files

    /// Takes `name.png`, `name@2x.png`, `name~ipad.png`, `name@3x~iphone.png` as variants of one picture, which is found
    /// under its name with and without `.png`. A JPEG is found under its whole name alone.
    private mutating func readLoose(_ file: URL) {
        var name = file.deletingPathExtension().lastPathComponent
        guard var conditions = AssetConditions(idiom: nil, appearances: nil) else { return }
        for (suffix, idiom) in [("~iphone", UIUserInterfaceIdiom.phone), ("~ipad", .pad)] where name.hasSuffix(suffix) {
            conditions.idiom = idiom
            name.removeLast(suffix.count)
        }
        conditions.scale = 1
        for (suffix, scale) in [("@2x", 2.0), ("@3x", 3)] where name.hasSuffix(suffix) {
            conditions.scale = scale
            name.removeLast(suffix.count)
        }
        let variant = ImageSet.Variant(conditions: conditions, file: file)
        images["\(name).\(file.pathExtension.lowercased())", default: ImageSet()].variants.append(variant)
    }

    /// The set of a name: that of a catalogue before files.
    func image(named name: String) -> ImageSet? { images[name] ?? images["\(name).png"] }
}
