import UIKit

/// Calls in each frame, as long as it lives.
@MainActor
final class FrameTicker: NSObject {
    private let tick: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ tick: @escaping @MainActor () -> Void) {
        self.tick = tick
        super.init()
        let target = Target(self)
        let link = CADisplayLink(
            target: target, selector: Selector(_offstage: "tick", { (t: Target) in t.tick }))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func end() {
        link?.invalidate()
        link = nil
    }

    /// A display link holds its target.
    @MainActor private final class Target: NSObject {
        private weak var ticker: FrameTicker?
        init(_ ticker: FrameTicker) { self.ticker = ticker }
        func tick() { ticker?.tick() }
    }
}
