import Rasterizer

extension CGContext {
    /// Draws the shadow of a command: its alpha without the clip, blurred and moved, in the shadow's colour through the
    /// clip.
    func drawShadow(_ shadow: ContextShadow, of command: DrawCommand) {
        guard shadow.color.alpha > 0, let mask = shadowMask(shadow, of: command) else { return }
        record(
            DrawCommand(
                shape: .mask(mask), clip: state.clip, paint: .solid(shadow.color),
                blendMode: state.blendMode.blendMode))
    }

    /// Draws the shadow that filling the current path would throw, without the filling, and throws the path away.
    package func fillShadow() {
        let path = currentPath
        beginPath()
        guard let shadow = state.shadow, let shape = fillShape(path.path, path.matrix, rule: .winding) else { return }
        drawShadow(shadow, of: DrawCommand(shape: shape, paint: .solid(.black)))
    }

    private func shadowMask(_ shadow: ContextShadow, of command: DrawCommand) -> Mask? {
        let reach = shadowReach(shadow)
        let region = command.shape.bounds?.intersection(reach) ?? reach
        guard !region.isEmpty else { return nil }
        var bitmap = Bitmap(rect: region)
        let silhouette = DrawCommand(shape: command.shape, paint: command.paint, alpha: command.alpha)
        TileRenderer().render([silhouette], into: &bitmap)
        let seen = state.clipPixels.offset(x: -shadow.offset.x, y: -shadow.offset.y)
        let blurred = Mask(alphaOf: bitmap).blurred(with: shadow.kernel, in: seen)
        return Mask(rect: blurred.rect.offset(x: shadow.offset.x, y: shadow.offset.y), bytes: blurred.bytes)
    }

    /// The pixels whose shadow can fall into the clip.
    func shadowReach(_ shadow: ContextShadow) -> PixelRect {
        let clip = state.clipPixels
        return clip.isEmpty
            ? .empty : clip.offset(x: -shadow.offset.x, y: -shadow.offset.y).outset(by: shadow.kernel.radius)
    }
}
