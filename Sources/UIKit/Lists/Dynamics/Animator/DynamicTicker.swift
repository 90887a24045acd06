import Foundation
import QuartzCore

/// Calls a closure at the ticks of the display. The display link holds no one but itself.
@MainActor
final class DynamicTicker {
    private let link: CADisplayLink

    init(_ tick: @escaping @MainActor () -> Void) {
        let target = Target(tick)
        link = CADisplayLink(target: target, selector: Selector(_offstage: "tick", { (t: Target) in t.tick }))
        link.add(to: .main, forMode: .common)
    }

    func end() { link.invalidate() }

    @MainActor private final class Target: NSObject {
        private let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        func tick() { body() }
    }
}
