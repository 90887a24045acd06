import Foundation
import Offstage
import UIKit

/// What a caller asks for in place of what the file says.
public struct SceneOptions: Sendable {
    /// Pixels a point, 1, 2 or 3; nil: the device's.
    public var scale: Double?
    /// Light or dark; nil: the file's.
    public var appearance: UIUserInterfaceStyle?
    /// The direction of layout; nil: the file's.
    public var direction: UITraitEnvironmentLayoutDirection?
    /// The text size; nil: the file's.
    public var contentSizeCategory: UIContentSizeCategory?
    /// The device; nil: the file's.
    public var device: Device?
    /// How the device is held; nil: as the file says.
    public var orientation: UIInterfaceOrientation?
    /// Seconds, each ≥ 0; nil: the file's times.
    public var times: [Double]?
    /// What draws the pictures; nil: as the file says.
    public var route: Stage.Route?
    /// Folders outside the scene's own from which images may come. Default none.
    public var allowedImageRoots: [URL]

    /// Options that leave to the file what is not given.
    public init(
        scale: Double? = nil, appearance: UIUserInterfaceStyle? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        device: Device? = nil, orientation: UIInterfaceOrientation? = nil, times: [Double]? = nil,
        route: Stage.Route? = nil, allowedImageRoots: [URL] = []
    ) {
        self.scale = scale
        self.appearance = appearance
        self.direction = direction
        self.contentSizeCategory = contentSizeCategory
        self.device = device
        self.orientation = orientation
        self.times = times
        self.route = route
        self.allowedImageRoots = allowedImageRoots
    }
}

extension SceneOptions {
    /// Puts the appearance, the direction and the text size that are asked for into traits.
    func set(on traits: inout any UIMutableTraits) {
        if let appearance { traits.userInterfaceStyle = appearance }
        if let direction { traits.layoutDirection = direction }
        if let contentSizeCategory { traits.preferredContentSizeCategory = contentSizeCategory }
    }
}
