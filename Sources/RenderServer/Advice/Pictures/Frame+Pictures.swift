import CoreGraphics

extension Frame {
    /// What is dear about the pictures that the frame shows, most bytes saved first: decoded far larger than they show,
    /// between the screen's pixels, blended without need.
    ///
    /// A picture that several layers show is looked at where it is largest. Drawings of layers' own are left out, and so
    /// are places that animations change. Empty for the context route, which has no tree.
    public var pictureFindings: [PictureFinding] {
        guard let tree else { return [] }
        return PictureSurvey(plan, tree).findings
    }
}

/// Looks at the pictures of a plan.
private struct PictureSurvey {
    /// A picture that shows fewer of its pixels than this share is decoded too large.
    private static let leastShare = 0.5
    /// Savings of less than a page of memory are not worth a word (assumed).
    private static let leastBytes = 4096
    /// Less of the screen than this share is not worth a word when it is blended (assumed).
    private static let leastBlending = 0.01

    private let index: TreeIndex
    private let moving: Set<LayerID>
    private let screenPixels: Double
    private var uses: [ObjectIdentifier: [PictureUse]] = [:]
    private var order: [ObjectIdentifier] = []

    init(_ plan: RenderPlan, _ tree: RenderTree) {
        index = TreeIndex(tree)
        moving = Set(tree.moving)
        screenPixels = Double(plan.width) * Double(plan.height)
        let upright = plan.passesInScreenPixels
        for pass in plan.passes where [.main, .group, .raster].contains(pass.purpose) {
            for command in pass.commands {
                guard let use = PictureUse(command, isOnScreen: upright.contains(pass.id)) else { continue }
                let picture = ObjectIdentifier(use.image)
                if uses[picture] == nil { order.append(picture) }
                uses[picture, default: []].append(use)
            }
        }
    }

    var findings: [PictureFinding] {
        let all = order.flatMap { picture in findings(of: uses[picture] ?? []) }
        return all.enumerated().sorted { ($1.element.bytesSaved, $0.offset) < ($0.element.bytesSaved, $1.offset) }
            .map(\.element)
    }

    /// - Parameter uses: Of one picture.
    private func findings(of uses: [PictureUse]) -> [PictureFinding] {
        guard let largest = uses.max(by: { $0.density < $1.density }) else { return [] }
        return [oversized(largest)].compactMap(\.self) + misaligned(uses) + [needlessAlpha(uses)].compactMap(\.self)
    }

    private func oversized(_ use: PictureUse) -> PictureFinding? {
        guard use.density < Self.leastShare else { return nil }
        let shown = use.shown
        let kept = Int(shown.width.rounded(.up)) * Int(shown.height.rounded(.up))
        let saved = (use.image.width * use.image.height - kept) * 4
        return saved >= Self.leastBytes ? finding(.oversized, use, saved) : nil
    }

    /// One for a layer. Templates, symbols most of all, are drawn for the place where UIKit centres them.
    private func misaligned(_ uses: [PictureUse]) -> [PictureFinding] {
        let misaligned = uses.filter { $0.contents.tint == nil && $0.isMisaligned && !isMoving($0.layer) }
        return misaligned.compactMap { use in
            let mixed = Int(use.shownPixels.rounded()) * 4
            return mixed >= Self.leastBytes ? finding(.misaligned, use, mixed) : nil
        }
    }

    /// A tint gives the picture another colour through its alpha, which makes that of use.
    private func needlessAlpha(_ uses: [PictureUse]) -> PictureFinding? {
        guard let use = uses.max(by: { $0.shownPixels < $1.shownPixels }), use.contents.tint == nil,
            use.image.claimsAlpha, use.image.isOpaque
        else { return nil }
        let pixels = min(use.shownPixels, screenPixels)
        guard pixels >= Self.leastBlending * screenPixels else { return nil }
        return finding(.needlessAlpha, use, Int(pixels.rounded()) * 4)
    }

    private func finding(_ fault: PictureFinding.Fault, _ use: PictureUse, _ bytes: Int) -> PictureFinding {
        let layer = index.places[use.layer].map { index.label($0) } ?? "a layer in a transition"
        return PictureFinding(
            layer: layer, picture: use.image.messageName, fault: fault, width: use.image.width,
            height: use.image.height, shownWidth: use.shown.width, shownHeight: use.shown.height, bytesSaved: bytes)
    }

    private func isMoving(_ layer: LayerID) -> Bool {
        guard !moving.isEmpty else { return false }
        var next: LayerID? = layer
        while let id = next {
            guard let place = index.places[id], !moving.contains(id) else { return true }
            next = place.parent
        }
        return false
    }
}

extension RenderPlan {
    /// Passes whose pixels are the screen's, and not those of a layer's own axes.
    fileprivate var passesInScreenPixels: Set<PassID> {
        var found = Set(passes.filter { $0.purpose == .main }.map(\.id))
        for pass in passes.reversed() where found.contains(pass.id) {
            for command in pass.commands {
                guard case .surface(let use) = command.content, command.matrix == .identity else { continue }
                found.insert(use.pass)
            }
        }
        return found
    }
}
