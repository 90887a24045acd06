import Foundation

// Climbing, safely: a layer may have been made its own ancestor, which is found by the next walk, not when it is done.
extension CALayer {
    /// The layer, its superlayer, and so on to the root. A cycle is reported and ends the list.
    var ancestorsAndSelf: [CALayer] {
        var chain = [self]
        // Brent: compare with a mark that moves ahead at every power of two.
        var marked = self
        var limit = 2
        while let next = chain[chain.count - 1].currentSuperlayer {
            if next === marked {
                reportCycle()
                return chain
            }
            chain.append(next)
            if chain.count == limit {
                marked = next
                limit *= 2
            }
        }
        return chain
    }

    /// The topmost superlayer, or the layer itself; nil in a cycle, which the next walk reports.
    var root: CALayer? {
        var (layer, marked) = (self, self)
        var (steps, limit) = (0, 2)
        while let parent = layer.parent {
            if parent === marked { return nil }
            layer = parent
            steps += 1
            guard steps == limit else { continue }
            marked = layer
            limit *= 2
        }
        return layer
    }

    /// True, with a report, when the layer is its own ancestor: whatever goes down from it would not end.
    func isPartOfCycle() -> Bool {
        guard copyInfo.original == nil, root == nil else { return false }
        reportCycle()
        return true
    }

    func reportCycle() {
        Misuse.report("CALayerInvalid", "layer \(debugName) is a part of cycle in its layer tree")
    }
}

// The tree as a layer sees it: that of the copies for a copy.
extension CALayer {
    var currentSuperlayer: CALayer? {
        guard let original = copyInfo.original else { return parent }
        return original.parent?.presentation()
    }

    var currentSublayers: [CALayer]? {
        let layers = copyInfo.original.map { $0.children.compactMap { $0.presentation() } } ?? children
        return layers.isEmpty ? nil : layers
    }

    var currentMask: CALayer? {
        guard let original = copyInfo.original else { return maskStorage }
        return original.maskStorage?.presentation()
    }
}

// Freeing.
extension CALayer {
    /// Frees a deep tree level by level, so that its depth does not matter to the stack.
    nonisolated static func dismantle(_ children: [CALayer], mask: CALayer?) {
        var doomed = children
        if let mask { doomed.append(mask) }
        guard !doomed.isEmpty else { return }
        while var layer = doomed.popLast() {
            // Only what nobody else holds is taken apart; so no other thread can see it.
            guard isKnownUniquelyReferenced(&layer) else { continue }
            doomed.append(contentsOf: layer.children)
            layer.children = []
            if let mask = layer.maskStorage { doomed.append(mask) }
            layer.maskStorage = nil
        }
    }
}
