import Rasterizer

/// Pictures of finished passes, each kept until its last reader has finished.
struct SurfaceStore: Sendable {
    /// The longest side of a surface in pixels, as of a device's textures.
    static let maximumSide = 16_384
    /// The largest surface in pixels: 512 MB.
    static let maximumArea = 1 << 27

    private var pictures: [FinishedPicture?]
    /// Which pictures go when a pass finishes.
    private var releases: [[Int]]
    private let isRead: [Bool]

    init(plan: RenderPlan) {
        let lastReader = Self.lastReaders(plan)
        pictures = [FinishedPicture?](repeating: nil, count: plan.passes.count)
        releases = [[Int]](repeating: [], count: plan.passes.count)
        for (pass, reader) in lastReader.enumerated() {
            if let reader { releases[reader].append(pass) }
        }
        isRead = lastReader.map { $0 != nil }
    }

    /// The picture of a finished pass; nil when it could not be made or the plan reads a pass too late.
    subscript(id: PassID) -> FinishedPicture? {
        pictures.indices.contains(id.index) ? pictures[id.index] : nil
    }

    /// Keeps `picture` if a later pass reads it, and frees what the finished pass was the last to read.
    mutating func finish(_ index: Int, picture: FinishedPicture?) {
        if isRead[index] { pictures[index] = picture }
        for pass in releases[index] { pictures[pass] = nil }
    }

    /// How many pictures are held.
    var count: Int { pictures.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }

    /// True when the surface of a pass can be made. The screen may be longer than a texture.
    static func accepts(_ pass: RenderPass) -> Bool {
        let rect = pass.rect
        return rect.width.saturatingProduct(rect.height) <= maximumArea
            && (pass.purpose == .main || max(rect.width, rect.height) <= maximumSide)
    }

    /// Why the surface of a pass is not made, a sentence; nil when it can be.
    static func refusal(of pass: RenderPass) -> String? {
        if accepts(pass) { return nil }
        let owner = pass.layer.isEmpty ? "the screen" : pass.layer
        return "\(owner): a surface of \(pass.rect.width)×\(pass.rect.height) pixels is too large to draw"
    }

    /// For each pass the last one whose pixels need it.
    private static func lastReaders(_ plan: RenderPlan) -> [Int?] {
        var result = [Int?](repeating: nil, count: plan.passes.count)
        for (reader, pass) in plan.passes.enumerated() {
            for source in pass.pictureSources where result.indices.contains(source.index) && source.index < reader {
                result[source.index] = reader
            }
        }
        return result
    }
}

extension RenderPass {
    /// The passes whose pixels this one needs: those its commands name, or for a pass without commands the one that it
    /// passes on.
    var pictureSources: [PassID] {
        let masks = filters.compactMap { filter -> PassID? in
            if case .mask(let pass) = filter { pass } else { nil }
        }
        if isPassedOn { return reads.prefix(1) + masks }
        return commands.flatMap(\.reads) + masks
    }

    /// True for the steps of a blur, which draw nothing here: their picture is the one they read.
    var isPassedOn: Bool {
        switch purpose {
        case .downscale, .blurH, .blurV: commands.isEmpty
        default: false
        }
    }
}

extension RenderPlan {
    /// Why the screen is not drawn, a sentence; nil when it can be.
    package var refusal: String? { passes.last.flatMap(SurfaceStore.refusal) }
}
