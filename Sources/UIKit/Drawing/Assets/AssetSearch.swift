import Foundation
import Synchronization

/// Where colours and images are looked up by name, on any thread.
package enum AssetSearch {
    /// What a name stands for in one folder.
    private struct Place: Hashable, Sendable {
        let folder: String
        let name: String
    }

    private struct State: Sendable {
        /// The current stage's own folders.
        var shared: [URL] = []
        var folders: [String: AssetFolder] = [:]
        var colors: [Place: UIColor] = [:]
        var images: [Place: UIImageAsset] = [:]
    }

    private static let state = Mutex(State())

    /// To be called with a scene's folders when it becomes the current one.
    package static func setShared(_ folders: [URL]) {
        state.withLock { $0.shared = folders }
    }

    /// Reads the folders of a stage anew when something asks for them next.
    package static func forget(_ folders: [URL]) {
        let paths = Set(folders.map(\.path))
        state.withLock { state in
            for path in paths { state.folders[path] = nil }
            state.colors = state.colors.filter { !paths.contains($0.key.folder) }
            state.images = state.images.filter { !paths.contains($0.key.folder) }
        }
    }

    /// The colour of a name, the same object each time.
    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        find(name, in: bundle, kept: \.colors) { $0.colors[name]?.color(named: name) }
    }

    /// The asset of a name, the same object each time.
    static func image(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        find(name, in: bundle, kept: \.images) { $0.image(named: name).map { UIImageAsset($0) } }
    }

    /// The data of a name: those of the first folder that has them.
    static func data(named name: String, in bundle: Bundle?) -> DataSet? {
        for url in places(of: bundle) {
            if let set = folder(url).data[name] { return set }
        }
        return nil
    }

    /// What the first folder has that has it, made once.
    private static func find<Asset: Sendable>(
        _ name: String, in bundle: Bundle?, kept: WritableKeyPath<State, [Place: Asset]> & Sendable,
        make: (AssetFolder) -> Asset?
    ) -> Asset? {
        for url in places(of: bundle) {
            let place = Place(folder: url.path, name: name)
            if let known = state.withLock({ $0[keyPath: kept][place] }) { return known }
            guard let made = make(folder(url)) else { continue }
            return state.withLock { state in
                let asset = state[keyPath: kept][place] ?? made
                state[keyPath: kept][place] = asset
                return asset
            }
        }
        return nil
    }

    private static func folder(_ place: URL) -> AssetFolder {
        if let folder = state.withLock({ $0.folders[place.path] }) { return folder }
        let folder = AssetFolder(place)
        for problem in folder.problems { DrawingProblems.note(asset: problem) }
        state.withLock { $0.folders[place.path] = folder }
        return folder
    }

    /// The folders of a bundle; nil stands for the main bundle, with the stage's folders before it, and the bundles of
    /// the package's targets beside it.
    private static func places(of bundle: Bundle?) -> [URL] {
        if let bundle, bundle != .main { return resources(of: bundle) }
        return state.withLock { $0.shared } + mainPlaces
    }

    /// The main bundle's folders and those beside it: a program's own do not change while it runs.
    private static let mainPlaces: [URL] = {
        let main = Bundle.main
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundleURL.path)) ?? []
        let bundles = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        return resources(of: main) + bundles.map { main.bundleURL.appendingPathComponent($0) }
    }()

    private static func resources(of bundle: Bundle) -> [URL] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return folder.path == bundle.bundleURL.path ? [folder] : [folder, bundle.bundleURL]
    }
}
