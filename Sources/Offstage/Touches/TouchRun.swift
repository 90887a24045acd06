import UIKit

/// A gesture on its way.
@preconcurrency @MainActor
public final class TouchRun: FingerPlan {
    /// What became of its fingers so far.
    public internal(set) var story = TouchStory()
    /// Why a finger could not do what it was asked for; nil as long as all could.
    public private(set) var error: TouchError? {
        didSet { if let error, oldValue == nil { whenWrong?(error) } }
    }

    /// Called when `error` is set.
    package var whenWrong: (@MainActor (TouchError) -> Void)?

    /// The numbers of its fingers.
    package let fingers: [Int]
    private(set) var gesture: TouchGesture
    private let start: Double
    private weak var host: SceneHost?
    /// When each finger does something next; nil for one that has done all.
    private var due: [Double?]
    private var isDown: [Bool]
    /// Where the gesture is on the screen, and where it goes; found when it begins.
    private var origin: CGPoint?
    private var destination: CGPoint?

    init(_ gesture: TouchGesture, fingers: [Int], at start: Double, on host: SceneHost) {
        self.gesture = gesture
        self.fingers = fingers
        self.start = start
        self.host = host
        due = gesture.fingers.map { start + $0.down }
        isDown = fingers.map { _ in false }
        story.fingers = fingers.map { _ in TouchStory.Finger() }
        guard start.isFinite, gesture.hasSensibleTimes else {
            due = fingers.map { _ in nil }
            error = TouchError("a gesture takes a finite time, 0 s or more")
            return
        }
    }

    /// When its last finger is lifted; nil when all is done.
    var lastTime: Double? { nextTime == nil ? nil : start + gesture.duration }

    // MARK: Samples

    /// When a finger of it does something next.
    package var nextTime: Double? { due.compactMap { $0 }.min() }

    /// What its fingers do then; nothing where the gesture cannot be done.
    package func takeSamples() -> [FingerSample] {
        guard let time = nextTime, let host else { return [] }
        if origin == nil, error == nil { resolve(on: host) }
        guard let origin else {
            due = due.map { _ in nil }
            return []
        }
        return due.indices.filter { due[$0] == time }.map { index in
            defer { goOn(index, from: time, ticks: host.ticks) }
            return sample(index, at: time, from: origin)
        }
    }

    private func sample(_ index: Int, at time: Double, from origin: CGPoint) -> FingerSample {
        let finger = gesture.fingers[index]
        let isLast = isDown[index] && time >= start + finger.up
        // The end is at the end, however short the way.
        let seconds = isLast ? .infinity : time - start - finger.down
        var point = origin + finger.offset(seconds)
        if let destination { point = point + (destination - origin) * CGFloat(gesture.progress(seconds)) }
        let action: FingerSample.Action = isLast ? .up : isDown[index] ? .move : .down
        return FingerSample(
            fingers[index], gesture.isHover ? .hover : action, point,
            type: gesture.isHover ? .indirectPointer : .direct)
    }

    /// The next tick of the display strictly before the end, then the end; a microsecond is no time.
    private func goOn(_ index: Int, from time: Double, ticks: DisplayTicks) {
        let finger = gesture.fingers[index]
        let end = start + finger.up
        let isOver = isDown[index] ? time >= end : gesture.isHover && finger.up <= finger.down
        let tick = ticks.first(after: isDown[index] ? time : time + 1e-6)
        isDown[index] = true
        due[index] = isOver ? nil : tick < end - 1e-6 ? tick : end
    }

    private func resolve(on host: SceneHost) {
        do {
            var point = try gesture.spot.resolved(on: host)
            let screen = host.screen.bounds
            if gesture.edge.contains(.left) { point.x = screen.minX }
            if gesture.edge.contains(.right) { point.x = screen.maxX - 1 / host.screen.scale }
            if gesture.edge.contains(.top) { point.y = screen.minY }
            if gesture.edge.contains(.bottom) { point.y = screen.maxY - 1 / host.screen.scale }
            let destination = try gesture.destination?.resolved(on: host)
            // A bare place of the screen is looked at when it is delivered.
            if gesture.spot.aim != nil, !point.x.isFinite || !point.y.isFinite {
                throw TouchError("there is no place (\(point.x), \(point.y))")
            }
            if let destination, let settled = gesture.lasting?(destination.distance(to: point)) { gesture = settled }
            guard gesture.hasSensibleTimes else { throw TouchError("the gesture would never end") }
            (origin, self.destination) = (point, destination)
        } catch {
            self.error = error as? TouchError ?? TouchError("\(error)")
        }
    }

    // MARK: Story

    func note(_ note: FingerNote) {
        guard let index = fingers.firstIndex(of: note.finger) else { return }
        story.fingers[index].steps.append(
            TouchStory.Step(phase: note.phase, time: note.time, location: note.location))
        guard note.phase == .began else { return }
        story.fingers[index].taker = note.view?.label
        // The first finger is the one that was aimed.
        if index == 0, error == nil { error = gesture.spot.complaint(about: note.view) }
    }
}
