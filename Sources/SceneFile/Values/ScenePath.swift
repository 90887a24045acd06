import UIKit

/// A path as a file gives it: fixed, or following a layer's bounds.
indirect enum ScenePath {
    /// The bare rectangle of the bounds.
    case bounds
    /// The layer's own rounded outline.
    case outline
    case fixed(CGPath)
    /// Several paths, appended as subpaths.
    case list([ScenePath])

    var followsBounds: Bool {
        switch self {
        case .bounds, .outline: true
        case .fixed: false
        case .list(let paths): paths.contains(where: \.followsBounds)
        }
    }

    /// The path for a layer as it is now.
    @MainActor
    func path(for layer: CALayer) -> CGPath {
        switch self {
        case .bounds: CGPath(rect: layer.bounds, transform: nil)
        case .outline: layer.roundedOutline
        case .fixed(let path): path
        case .list(let paths): Self.joined(paths, for: layer)
        }
    }

    @MainActor
    private static func joined(_ paths: [ScenePath], for layer: CALayer) -> CGPath {
        let joined = CGMutablePath()
        for path in paths { joined.addPath(path.path(for: layer)) }
        return joined.copy() ?? joined
    }
}

extension CALayer {
    /// The outline that background, border and clip follow.
    var roundedOutline: CGPath {
        CGPath.roundedOutline(rect: bounds, radii: radii, continuous: cornerCurve == .continuous)
    }
}
