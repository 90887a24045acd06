import CoreGraphics
import Rasterizer
import TextFormatting

extension RenderPlan {
    /// All passes with their draw commands, a line each, as stable text: for looking at a plan, not for comparing
    /// pixels.
    package var commandListing: String { commandListing { _ in nil } }

    /// The listing, with a place behind each pass.
    /// - Parameter place: Where the layer is written that forced a pass; nil where nobody knows.
    package func commandListing(placing place: (RenderPass) -> String?) -> String {
        passes.map { pass in
            ([pass.line(bytes: ByteText.text) + (place(pass).map { "  \($0)" } ?? "")]
                + pass.filters.map { "    then \($0.listing)" }
                + pass.commands.map { "    \($0.listing)" })
                .map { $0 + "\n" }.joined()
        }.joined()
    }
}

extension PlanCommand {
    /// `background card [3 0 0 3 60 300] clip card alpha 128`.
    package var listing: String {
        var text = "\(content.listing) \(node.listingName) \(PlanText.matrix(matrix))"
        var next = clip
        while let clip = next {
            text += " clip " + clip.shape.listing
            next = clip.next
        }
        if alpha != 255 { text += " alpha \(alpha)" }
        if let color { text += " color \([color.x, color.y, color.z, color.w].map { DecimalText.number(Double($0)) })" }
        if blendMode != .normal { text += " blend \(blendMode)" }
        if fillsCorners { text += " square" }
        return text
    }
}

extension RenderNode {
    fileprivate var listingName: String { name ?? className }
}

extension PlanCommand.Content {
    fileprivate var listing: String {
        switch self {
        case .background: "background"
        case .backdrop(let pass): "backdrop" + (pass.map { " \($0)" } ?? "")
        case .border: "border"
        case .gradient: "gradient"
        case .image: "image"
        case .shape: "shape"
        case .particles: "particles"
        case .pathShadow: "pathShadow"
        case .silhouetteShadow(let pass): "silhouetteShadow \(pass)"
        case .surface(let use):
            "surface \(use.pass)" + (use.mask.map { " mask \($0)" } ?? "")
                + (use.outline.map { " outline \(PlanText.matrix($0))" } ?? "")
        case .cached: "cached"
        }
    }
}

extension PlanClip.Shape {
    fileprivate var listing: String {
        switch self {
        case .layer(let node, let matrix): "\(node.listingName) \(PlanText.matrix(matrix))"
        case .halfPlane(let a, let b, let c): "side " + [a, b, c].map(DecimalText.number).joined(separator: " ")
        }
    }
}

extension PassFilter {
    fileprivate var listing: String {
        switch self {
        case .gaussianBlur(let sigma): "gaussianBlur \(DecimalText.number(sigma))"
        case .backdropBlur(let sigma, let rect): "backdropBlur \(DecimalText.number(sigma)) \(rect)"
        case .colorMatrix(let rows): "colorMatrix \(rows.map { DecimalText.number(Double($0)) }.joined(separator: " "))"
        case .outline(let node, let matrix): "outline \(node.listingName) \(PlanText.matrix(matrix))"
        case .mask(let pass): "mask \(pass)"
        }
    }
}
