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
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func add<Layer: CALayer>(
        _ type: Layer.Type, as name: String? = nil, rows: @escaping () -> [PropertyRow] = { [] },
        make: (@MainActor @Sendable () -> CALayer)? = nil
    ) {
        add(
            LayerClass(
                type, as: name, below: layers, rows, make: make ?? { LayerFactory.makeLayer(of: type) },
                makeHost: { LayerHostView<Layer>(frame: .zero) },
                makeDrawingHost: { DrawingHostView<Layer>(frame: .zero) }, isAncestor: { $0 is Layer.Type }))
    }
}

extension LayerClass {
    /// Core Animation's own, which views without another have.
    @MainActor static let plain = LayerClass(
        CALayer.self, as: nil, below: [], { [] }, make: { CALayer() },
        makeHost: { LayerHostView<CALayer>(frame: .zero) },
        makeDrawingHost: { DrawingHostView<CALayer>(frame: .zero) }, isAncestor: { _ in true })

    /// - Parameter others: Among which the nearest class above is looked for.
    @MainActor
    fileprivate init(
        _ type: CALayer.Type, as name: String?, below others: [LayerClass], _ rows: @escaping () -> [PropertyRow],
        make: @escaping @MainActor @Sendable () -> CALayer, makeHost: @escaping @MainActor @Sendable () -> UIView,
        makeDrawingHost: @escaping @MainActor @Sendable () -> any DrawingView,
        isAncestor: @escaping @Sendable (CALayer.Type) -> Bool
    ) {
        let name = name ?? "\(type)"
        let parent = others.filter { $0.name != name && $0.isAncestor(type) }.max { $0.depth < $1.depth }
        let keys = ClassKeys {
            let all = PropertyRow.merged(parent?.rows ?? [], LayerProperties.rows(of: type))
            return PropertyRow.merged(all, rows())
        }
        self.init(
            name: name, type: type, depth: (parent?.depth ?? -1) + 1, keys: keys, make: make, makeHost: makeHost,
            makeDrawingHost: makeDrawingHost, isAncestor: isAncestor)
    }
}
