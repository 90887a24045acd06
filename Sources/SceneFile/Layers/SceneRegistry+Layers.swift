import UIKit

extension SceneRegistry {
    /// Lets files name a layer class; a name that is there already is replaced.
    /// - Parameters:
    ///   - type: The class. Its keys are these, those of the nearest registered class above it, and Core Animation's.
    ///   - name: What files call it; nil: the class's own name.
    ///   - keys: Keys of this class alone.
    ///   - make: Makes one; nil: `init()`.
    public mutating func register<Layer: CALayer>(
        _ type: Layer.Type, as name: String? = nil, keys: [SceneKey<Layer>] = [],
        make: (@MainActor @Sendable () -> CALayer)? = nil
    ) {
        add(type, as: name, rows: { SceneKey.rows(keys) }, make: make)
    }

    /// - Parameter rows: Keys of this class alone; called when a file first uses the class.
    mutating func add<Layer: CALayer>(
        _ type: Layer.Type, as name: String? = nil, rows: @escaping () -> [PropertyRow] = { [] },
        make: (@MainActor @Sendable () -> CALayer)? = nil
    ) {
        let name = name ?? LayerClass.name(of: type)
        let parent = layers.filter { $0.name != name && $0.isAncestor(type) }.max { $0.depth < $1.depth }
        add(LayerClass(type, as: name, below: parent, rows: rows, make: make))
    }
}

extension LayerClass {
    /// Core Animation's own, which views without another have.
    @MainActor static let plain = LayerClass(CALayer.self, as: "CALayer", below: nil)

    fileprivate static func name(of type: CALayer.Type) -> String { "\(type)" }

    @MainActor
    fileprivate init<Layer: CALayer>(
        _ type: Layer.Type, as name: String, below parent: LayerClass?, rows: @escaping () -> [PropertyRow] = { [] },
        make: (@MainActor @Sendable () -> CALayer)? = nil
    ) {
        self.init(
            name: name, type: type, depth: (parent?.depth ?? -1) + 1, keys: Self.keys(of: type, below: parent, rows),
            make: make ?? { LayerFactory.makeLayer(of: type) }, makeHost: { LayerHostView<Layer>(frame: .zero) },
            makeDrawingHost: { DrawingHostView<Layer>(frame: .zero) }, isAncestor: { $0 is Layer.Type })
    }

    @MainActor
    private static func keys(
        of type: CALayer.Type, below parent: LayerClass?, _ rows: @escaping () -> [PropertyRow]
    ) -> ClassKeys {
        ClassKeys {
            let all = PropertyRow.merged(parent?.rows ?? [], LayerProperties.rows(of: type))
            return PropertyRow.merged(all, rows())
        }
    }
}
