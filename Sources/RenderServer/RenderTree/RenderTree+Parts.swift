/// A layer by its place in one of several that are built alike, as a list's cells are.
package struct LayerPart: Hashable, Sendable {
    /// The layer that it lies in, or is.
    package let owner: LayerID
    /// The layer's id, else its index path from the owner down; empty for the owner itself.
    package let name: String
}

extension RenderTree {
    /// What lies in some layers, themselves included, by identity. What lies in none of them is left out.
    package func parts(of owners: Set<LayerID>) -> [LayerID: LayerPart] {
        var found: [LayerID: LayerPart] = [:]
        visit(owners) { node, part in found[node.id] = part }
        return found
    }

    /// The owners that show each picture, among some layers: drawings of their own are left out.
    package func owners(_ owners: Set<LayerID>, ofImages images: Set<ObjectIdentifier>) -> [ObjectIdentifier: LayerID] {
        var found: [ObjectIdentifier: LayerID] = [:]
        visit(owners) { node, part in
            guard let image = node.values.image, images.contains(ObjectIdentifier(image.image)) else { return }
            found[ObjectIdentifier(image.image)] = part.owner
        }
        return found
    }

    private func visit(_ owners: Set<LayerID>, _ body: (RenderNode, LayerPart) -> Void) {
        var waiting = roots.reversed().map { Visit(node: $0) }
        while let visit = waiting.popLast() {
            let node = visit.node
            let (owner, path) = owners.contains(node.id) ? (node.id, .belowOwner) : (visit.owner, visit.path)
            if let owner { body(node, LayerPart(owner: owner, name: node.id == owner ? "" : node.partName(at: path))) }
            if let mask = node.mask { waiting.append(Visit(node: mask, owner: owner, path: path.appending(.mask))) }
            var steps = LayerPath.SiblingSteps()
            let below = node.sublayers.map { layer in
                Visit(node: layer, owner: owner, path: path.appending(steps.next(isViewLayer: layer.isViewLayer)))
            }
            waiting += below.reversed()
        }
    }

    private struct Visit {
        let node: RenderNode
        /// The owner around it; nil for what is in none.
        var owner: LayerID?
        /// From the owner down.
        var path = LayerPath.belowOwner
    }
}

extension RenderNode {
    /// Of a scene's `row 7/avatar` what stands behind the row's name: it differs from row to row.
    fileprivate func partName(at path: LayerPath) -> String {
        guard let name, !name.isEmpty else { return path.pathBelow }
        return name.split(separator: "/").last.map(String.init) ?? name
    }
}

extension LayerPath {
    /// A path of any window but the first, whose first view has a name of its own.
    fileprivate static let belowOwner = LayerPath(window: 1)

    /// Without the window: `0.2`.
    fileprivate var pathBelow: String {
        String(description.dropFirst(Self.text(ofWindow: window).count).drop { $0 == "." })
    }
}
