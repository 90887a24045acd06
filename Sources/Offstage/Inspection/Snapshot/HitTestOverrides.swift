import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Whether a class answers hit tests with code of its own.
@MainActor
enum HitTestOverrides {
    private static let slots = [
        ClassMetadata.methodSlot(of: UIView.self, overriddenBy: HitTestProbe.self),
        ClassMetadata.methodSlot(of: UIView.self, overriddenBy: PointInsideProbe.self),
    ]

    static func hasOwnAnswer(_ type: UIView.Type) -> Bool {
        type != UIView.self && slots.contains { ClassMetadata.overrides(type, UIView.self, slot: $0) }
    }
}

private final class HitTestProbe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class PointInsideProbe: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
