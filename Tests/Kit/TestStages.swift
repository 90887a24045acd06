import Offstage
import UIKit

/// A stage of a plain rectangle, at scale 2 unless said otherwise, that keeps misuse instead of trapping.
@MainActor
public func makeStage(
    _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero
) -> Stage {
    let stage = Stage(
        device: Device(name: "test", size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea))
    stage.diagnostics.mode = .collect
    return stage
}

/// A stage of 300 × 600 points, with a status bar and a home indicator of round numbers.
@MainActor
public func makePhoneStage() -> Stage {
    makeStage(300, 600, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
}

/// A stage whose points are pixels, with a white window.
@MainActor
public func makeWhiteStage(_ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1) -> Stage {
    let stage = makeStage(width, height, scale: scale)
    stage.window.backgroundColor = .white
    return stage
}

/// Runs changes of layers that animate nothing.
@MainActor
public func withoutActions<Result>(_ body: () throws -> Result) rethrows -> Result {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    return try body()
}

public func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
