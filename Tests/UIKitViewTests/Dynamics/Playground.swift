import Foundation
import Offstage
import UIKit

/// A view with boxes in it, and an animator for them.
@MainActor
struct Playground {
    let stage = Stage(device: .iPhone16)
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
    let animator: UIDynamicAnimator

    init() {
        stage.window.addSubview(room)
        animator = UIDynamicAnimator(referenceView: room)
    }

    /// A box with its middle at a point.
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
        let box = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
        room.addSubview(box)
        return box
    }

    /// Lets frames pass and notes something of each.
    func frames<Value>(_ count: Int, _ value: () -> Value) -> [Value] {
        let begin = stage.time
        return (1...count).map { frame in
            // Steps of a sixtieth would add up to a bit less than the time of a frame.
            stage.advance(by: begin + (Double(frame) + 0.01) / 60 - stage.time)
            return value()
        }
    }
}

/// Notes what an animator and a collision behaviour tell.
@MainActor
final class DynamicsLog: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { lines.append("began \(name(item1)) \(name(item2)) at \(text(p))") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { lines.append("ended \(name(item1)) \(name(item2))") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("began \(name(item)) on \(identifier.map { "\($0)" } ?? "edge") at \(text(p))") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("ended \(name(item)) on \(identifier.map { "\($0)" } ?? "edge")") }

    private func name(_ item: any UIDynamicItem) -> Int { (item as? UIView)?.tag ?? -1 }
    private func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())), \(Int(point.y.rounded()))" }
}
