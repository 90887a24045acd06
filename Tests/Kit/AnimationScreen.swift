import Offstage
import UIKit

/// A stage of 200×200 pixels with a red view of 20×20 at its top left that was shown once.
@MainActor
public struct AnimationScreen {
    public let stage: Stage
    public let view: UIView

    public init(_ view: UIView = UIView()) {
        stage = makeWhiteStage(200, 200)
        self.view = view
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.runTurn()
    }

    /// What the view's layer shows at present.
    public var shown: CALayer { view.layer.presentation() ?? view.layer }

    /// Where the middle is seen, after time has passed.
    public func x(after seconds: Double = 0) -> Double {
        stage.advance(by: seconds)
        return Double(shown.position.x)
    }

    /// How opaque the view is seen, after time has passed.
    public func alpha(after seconds: Double = 0) -> Double {
        stage.advance(by: seconds)
        return Double(shown.opacity)
    }

    /// A value at each of several times, which ascend.
    public func samples(at times: [Double], _ read: (CALayer) -> Double) -> [Double] {
        times.map { time in
            stage.advance(by: time - stage.time)
            return read(shown)
        }
    }

    /// The middles that are seen at several times.
    public func xs(at times: [Double]) -> [Double] { samples(at: times) { Double($0.position.x) } }
}

/// Completions as they come.
@MainActor
public final class CompletionLog {
    public private(set) var answers: [Bool] = []
    public init() {}
    public func note(_ finished: Bool) { answers.append(finished) }
}

/// True if numbers are equal up to a small error.
public func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-6) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= tolerance }
}
