import Foundation
import UIKit

/// A registered view class.
struct ViewClass: Sendable {
    let name: String
    let type: UIView.Type
    /// The number of registered classes above this one.
    let depth: Int
    let keys: ClassKeys
    /// Makes one; what its initializer needs is a key that the file says.
    let make: @MainActor @Sendable (_ value: (_ key: String) -> SceneValue?) -> UIView
    let isAncestor: @Sendable (UIView.Type) -> Bool

    /// The class's keys and those it inherits, in the order in which they are set.
    @MainActor var rows: [PropertyRow] { keys.rows }
}

/// A registered layer class.
struct LayerClass: Sendable {
    let name: String
    let type: CALayer.Type
    let depth: Int
    let keys: ClassKeys
    let make: @MainActor @Sendable () -> CALayer
    /// A view whose own layer is of this class.
    let makeHost: @MainActor @Sendable () -> UIView
    /// Makes a host with a `draw(_:)` that runs a file's steps.
    let makeDrawingHost: @MainActor @Sendable () -> any DrawingView
    let isAncestor: @Sendable (CALayer.Type) -> Bool

    /// The class's keys and those it inherits, in the order in which they are set.
    @MainActor var rows: [PropertyRow] { keys.rows }
}

/// A class's rows, made when they are first asked for: a file uses few of the classes, and tables take time to make.
@MainActor
final class ClassKeys {
    private let make: () -> [PropertyRow]
    private(set) lazy var rows = make()

    init(_ make: @escaping () -> [PropertyRow]) {
        self.make = make
    }
}

/// The registry that a file is read by, or a schema is written for.
final class SceneClasses: FeatureStore {
    var registry = SceneRegistry()
    private(set) lazy var tables = KeyTables(registry: registry)
}

extension FeatureStores {
    /// The classes that the file may name.
    var registry: SceneRegistry { self[SceneClasses.self].registry }
    /// What their keys mean.
    var tables: KeyTables { self[SceneClasses.self].tables }
}

extension SceneReader {
    convenience init(sources: SceneSources, registry: SceneRegistry, images: ImageLoader, folder: URL?) {
        self.init(sources: sources, images: images, folder: folder)
        parts[SceneClasses.self].registry = registry
    }

    var registry: SceneRegistry { parts.registry }
    var tables: KeyTables { parts.tables }
}

extension SchemaWriter {
    var registry: SceneRegistry { parts.registry }
    var tables: KeyTables { parts.tables }
}
