import UIKit

/// The classes that scene files may name, with their keys.
///
/// A file reaches nothing that is not registered. Start from `standard` and add your own:
///
/// ```swift
/// var registry = SceneRegistry.standard
/// registry.register(MeterView.self, keys: [.number("level", "How full.") { $0.level = $1 }])
/// let scene = try Scene(contentsOf: url, registry: registry)
/// ```
@MainActor
public struct SceneRegistry {
    private(set) var views: [ViewClass] = []
    private(set) var layers: [LayerClass] = []
    /// What features list, by its type.
    private var lists: [ObjectIdentifier: Any] = [:]

    init() {}

    /// What a feature lists: its classes, its verbs, its kinds.
    subscript<Entry>(_ type: Entry.Type) -> [Entry] {
        get { lists[ObjectIdentifier(type)] as? [Entry] ?? [] }
        set { lists[ObjectIdentifier(type)] = newValue }
    }

    // MARK: Views

    /// Lets files name a view class; a name that is there already is replaced.
    /// - Parameters:
    ///   - type: The class. Its keys are these and those of the nearest registered class above it.
    ///   - name: What files call it; nil: the class's own name.
    ///   - keys: Keys of this class alone.
    ///   - make: Makes one of zero size; nil: `init(frame:)`.
    public mutating func register<View: UIView>(
        _ type: View.Type, as name: String? = nil, keys: [SceneKey<View>] = [],
        make: (@MainActor @Sendable () -> UIView)? = nil
    ) {
        add(type, as: name, rows: { SceneKey.rows(keys) }, make: make)
    }

    /// - Parameter rows: Keys of this class alone; called when a file first uses the class.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func add<View: UIView>(
        _ type: View.Type, as name: String? = nil, rows: @escaping () -> [PropertyRow] = { [] },
        make: (@MainActor @Sendable () -> UIView)? = nil
    ) {
        add(type, as: name, rows, make: { _ in make?() ?? ViewFactory.make(type) }, isAncestor: { $0 is View.Type })
    }

    /// - Parameter make: Makes one by keys that its initializer needs.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func add<View: UIView>(
        _ type: View.Type, rows: @escaping () -> [PropertyRow],
        making make: @escaping @MainActor @Sendable (_ value: (_ key: String) -> SceneValue?) -> UIView
    ) {
        add(type, as: nil, rows, make: make, isAncestor: { $0 is View.Type })
    }

    private mutating func add(
        _ type: UIView.Type, as name: String?, _ rows: @escaping () -> [PropertyRow],
        make: @escaping @MainActor @Sendable (_ value: (_ key: String) -> SceneValue?) -> UIView,
        isAncestor: @escaping @Sendable (UIView.Type) -> Bool
    ) {
        let name = name ?? "\(type)"
        let parent = views.filter { $0.name != name && $0.isAncestor(type) }.max { $0.depth < $1.depth }
        let entry = ViewClass(
            name: name, type: type, depth: (parent?.depth ?? -1) + 1,
            keys: ClassKeys { PropertyRow.merged(parent?.rows ?? [], rows()) }, make: make, isAncestor: isAncestor)
        views.removeAll { $0.name == name }
        views.append(entry)
    }

    @inline(never)
    func view(_ name: String) -> ViewClass? { views.first { $0.name == name } }

    var viewClassNames: [String] {
        @inline(never) get { views.map(\.name) }
    }

    // MARK: Layers

    /// Adds a layer class, under which its name is replaced.
    mutating func add(_ entry: LayerClass) {
        layers.removeAll { $0.name == entry.name }
        layers.append(entry)
    }

    @inline(never)
    func layer(_ name: String) -> LayerClass? { layers.first { $0.name == name } }

    /// The registered class of a view's own layer, or the nearest above it.
    @inline(never)
    func backingLayer(of view: ViewClass) -> LayerClass? {
        guard let type = view.type.layerClass as? CALayer.Type else { return layer("CALayer") }
        return layers.filter { $0.isAncestor(type) }.max { $0.depth < $1.depth }
    }

    var layerClassNames: [String] {
        @inline(never) get { layers.map(\.name) }
    }
}
