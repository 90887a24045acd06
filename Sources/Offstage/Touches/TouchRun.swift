import UIKit

/// A gesture on its way.
@preconcurrency @MainActor
public final class TouchRun {
    /// What became of its fingers so far.
    public internal(set) var story = TouchStory()
    /// Why a finger could not do what it was asked for; nil as long as all could.
    public internal(set) var error: TouchError?

    let gesture: TouchGesture
    let numbers: [Int]
    /// Where the gesture is on the screen, and where it goes; found when it begins.
    private(set) var origin: CGPoint?
    private(set) var destination: CGPoint?

    init(_ gesture: TouchGesture, numbers: [Int]) {
        self.gesture = gesture
        self.numbers = numbers
        story.fingers = numbers.map { _ in TouchStory.Finger() }
    }

    /// What a finger of the gesture does after so many seconds; nil where the gesture cannot be done.
    func sample(_ index: Int, _ action: FingerSample.Action, at seconds: Double, on host: SceneHost) -> FingerSample? {
        if origin == nil, error == nil { resolve(on: host) }
        guard let origin else { return nil }
        let finger = gesture.fingers[index]
        // The end is at the end, however short the way.
        let seconds = action == .up ? .infinity : seconds - finger.down
        let way = finger.offset(seconds)
        var point = CGPoint(x: origin.x + way.dx, y: origin.y + way.dy)
        if let destination {
            let part = CGFloat(gesture.progress(seconds))
            point.x += (destination.x - origin.x) * part
            point.y += (destination.y - origin.y) * part
        }
        return FingerSample(numbers[index], action, point, type: gesture.isHover ? .indirectPointer : .direct)
    }

    private func resolve(on host: SceneHost) {
        do {
            var point = try gesture.spot.resolved(on: host)
            let screen = host.screen.bounds
            if gesture.edge.contains(.left) { point.x = screen.minX }
            if gesture.edge.contains(.right) { point.x = screen.maxX - 1 / host.screen.scale }
            if gesture.edge.contains(.top) { point.y = screen.minY }
            if gesture.edge.contains(.bottom) { point.y = screen.maxY - 1 / host.screen.scale }
            origin = point
            destination = try gesture.destination?.resolved(on: host)
        } catch {
            self.error = error as? TouchError ?? TouchError("\(error)")
        }
    }

    func note(_ note: FingerNote) {
        guard let index = numbers.firstIndex(of: note.finger) else { return }
        story.fingers[index].steps.append(
            TouchStory.Step(phase: note.phase, time: note.time, location: note.location))
        guard note.phase == .began else { return }
        story.fingers[index].taker = note.view?.label
        // The first finger is the one that was aimed.
        if index == 0, error == nil { error = gesture.spot.complaint(about: note.view) }
    }
}
