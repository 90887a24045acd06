import Offstage
import UIKit

/// A stage of 100×100 points at scale 2 that keeps misuse instead of trapping.
@MainActor
public func makeStage(_ size: CGSize = CGSize(width: 100, height: 100), safeArea: UIEdgeInsets = .zero) -> Stage {
    let stage = Stage(device: Device(size: size, scale: 2, safeArea: safeArea))
    stage.diagnostics.mode = .collect
    return stage
}
