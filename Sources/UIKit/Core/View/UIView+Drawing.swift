import Foundation

extension UIView {
    /// Draws into the layer's store, which is cleared already: the background, then `draw(_:)`.
    ///
    /// A translucent background stays with the layer alone, below the store: painting it here too would double it
    /// (assumed).
    func drawContents(of layer: CALayer, in ctx: CGContext) {
        guard layer === self.layer, overrides.contains(.draw) else { return }
        let rect = ctx.boundingBoxOfClipPath.common(with: layer.bounds)
        let cause = causes?.display ?? (layer.displayCounts.redraws == 0 ? "first display" : nil)
        causes?.display = nil
        prepareStore(rect, in: ctx)
        count { $0.draw += 1 }
        record(.draw, cause: cause) {
            traitCollection.makingCurrent {
                UIGraphicsPushContext(ctx)
                if drawsWithForeignCode { observing(\.display) { draw(rect) } } else { draw(rect) }
                UIGraphicsPopContext()
            }
        }
    }

    private func prepareStore(_ rect: CGRect, in ctx: CGContext) {
        guard let background = style.resolvedBackgroundColor, background.alpha == 1 else { return }
        ctx.saveGState()
        ctx.setFillColor(background)
        ctx.fill(rect)
        ctx.restoreGState()
    }
}
