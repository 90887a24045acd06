import Offstage
import UIKit

/// A stage with a plain controller in its window, in front of which others may be presented.
@MainActor
public func makePresentingStage(_ device: Device, traits: UITraitCollection? = nil) -> Stage {
    let stage = Stage(device: device)
    stage.diagnostics.mode = .collect
    stage.makeCurrent()
    if let traits { stage.setTraits(traits) }
    stage.window.rootViewController = UIViewController()
    stage.advance(by: 0.1)
    return stage
}
