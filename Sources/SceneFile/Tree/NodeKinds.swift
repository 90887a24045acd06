import UIKit
import YAMLTree

// What keys take that are about views and layers.
extension ValueKind {
    static let view: ValueKind = .part(.view)
    static let views: ValueKind = .part(.views)
    /// A window's root view.
    static let rootView: ValueKind = .part(.rootView)
    /// A layer on its own.
    static let sublayer: ValueKind = .part(.sublayer)
    static let sublayers: ValueKind = .part(.sublayers)
    /// The keys of the view's own layer.
    static let backingLayer: ValueKind = .part(.backingLayer)
    /// A registered class, of views or of layers.
    static let viewClass: ValueKind = .part(.viewClass)
    static let layerClass: ValueKind = .part(.layerClass)
    /// A rectangle, or `bounds`: the owner's, followed when they change.
    static let rectOrBounds: ValueKind = .part(.rectOrBounds)
    /// A size of which each side may be null.
    static let contentSize: ValueKind = .part(.contentSize)
}

extension ScenePartKind {
    fileprivate static let view = ScenePartKind("view") { node, reader in
        reader.readView(node).map { .nodes([$0]) }
    }
    fileprivate static let views = ScenePartKind(
        "views", schema: { $0.array(of: $0.schema(.view)) },
        read: { node, reader in reader.readViews(node).map { .nodes($0) } })
    fileprivate static let rootView = ScenePartKind("rootView") { node, reader in
        reader.readView(node, isRoot: true).map { .nodes([$0]) }
    }
    fileprivate static let sublayer = ScenePartKind("layer") { node, reader in
        reader.readLayer(node).map { .nodes([$0]) }
    }
    fileprivate static let sublayers = ScenePartKind(
        "layers", schema: { $0.array(of: $0.schema(.sublayer)) },
        read: { node, reader in reader.readLayers(node).map { .nodes($0) } })
    /// Read by the table of the view's own layer, which is known there.
    fileprivate static let backingLayer = ScenePartKind(
        "backingLayer",
        schema: { writer in
            writer.anyOf(writer.registry.layerClassNames.map { SchemaWriter.reference("change.\($0)") })
        }, read: { _, _ in nil })
    fileprivate static let viewClass = ScenePartKind(
        "viewClass", schema: { $0.names($0.registry.viewClassNames) },
        read: { node, reader in reader.readName(node, of: reader.registry.viewClassNames).map { .text($0) } })
    fileprivate static let layerClass = ScenePartKind(
        "layerClass", schema: { $0.names($0.registry.layerClassNames) },
        read: { node, reader in reader.readName(node, of: reader.registry.layerClassNames).map { .text($0) } })
    fileprivate static let rectOrBounds = ScenePartKind(
        "rectOrBounds", schema: { $0.anyOf([$0.names(["bounds"]), $0.numbers(4)]) },
        read: { node, reader in reader.readRectOrBounds(node) })
    fileprivate static let contentSize = ScenePartKind(
        "contentSize", schema: { $0.array($0.anyOf([$0.number(.notNegative), $0.type("null")]), from: 2, to: 2) },
        read: { node, reader in reader.readContentSize(node).map { .size($0) } })
}

extension SceneValue {
    var views: [ViewNode]? { nodes() }
    var layers: [LayerNode]? { nodes() }
}

extension SceneReader {
    fileprivate func readRectOrBounds(_ node: YAMLNode) -> SceneValue? {
        switch node.content {
        case .scalar("bounds", _): return .part(OwnerBounds())
        case .scalar: break
        default: return readRect(node).map { .rect($0) }
        }
        mismatch(node, expected: "a rectangle [x, y, w, h] or bounds")
        return nil
    }

    /// `null` along an axis means that there is none.
    fileprivate func readContentSize(_ node: YAMLNode) -> CGSize? {
        let expected = "a size [w, h], null for a side without"
        guard let items = readItems(node, expected: expected) else { return nil }
        guard items.count == 2 else {
            mismatch(node, expected: expected)
            return nil
        }
        let sides = items.compactMap { isNull($0) ? -1 : readNumber($0, .notNegative) }
        return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil
    }
}
