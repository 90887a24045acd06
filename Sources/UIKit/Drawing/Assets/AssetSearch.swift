import Foundation
import Synchronization

/// Where colours and images are looked up by name, on any thread.
package enum AssetSearch {
    private struct Book: Sendable {
        /// The current stage's own folders.
        var shared: [URL] = []
        var folders: [String: AssetFolder] = [:]
        var assets: [String: UIImageAsset] = [:]
    }

    private static let book = Mutex(Book())

    /// To be called with a scene's folders when it becomes the current one.
    package static func setShared(_ folders: [URL]) {
        book.withLock { $0.shared = folders }
    }

    /// Reads the folders of a stage anew when something asks for them next.
    package static func forget(_ folders: [URL]) {
        book.withLock { book in
            for folder in folders {
                book.folders[folder.path] = nil
                book.assets = book.assets.filter { !$0.key.hasPrefix(folder.path + "\n") }
            }
        }
    }

    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        for place in places(of: bundle) {
            if let set = folder(place).colors[name] { return set.color(named: name) }
        }
        return nil
    }

    /// The asset of a name, the same object each time.
    static func image(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        for place in places(of: bundle) {
            let key = place.path + "\n" + name
            if let asset = book.withLock({ $0.assets[key] }) { return asset }
            guard let set = folder(place).image(named: name) else { continue }
            let asset = UIImageAsset(set)
            return book.withLock { book in
                let known = book.assets[key] ?? asset
                book.assets[key] = known
                return known
            }
        }
        return nil
    }

    private static func folder(_ place: URL) -> AssetFolder {
        if let folder = book.withLock({ $0.folders[place.path] }) { return folder }
        let folder = AssetFolder(place)
        for problem in folder.problems { AssetProblemLog.note(problem) }
        book.withLock { $0.folders[place.path] = folder }
        return folder
    }

    /// The folders of a bundle; nil stands for the main bundle, with the stage's folders before it, and the bundles of
    /// the package's targets beside it.
    private static func places(of bundle: Bundle?) -> [URL] {
        if let bundle, bundle != .main { return resources(of: bundle) }
        let main = Bundle.main
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundleURL.path)) ?? []
        let bundles = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        return book.withLock { $0.shared } + resources(of: main)
            + bundles.map { main.bundleURL.appendingPathComponent($0) }
    }

    private static func resources(of bundle: Bundle) -> [URL] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return folder.path == bundle.bundleURL.path ? [folder] : [folder, bundle.bundleURL]
    }
}
