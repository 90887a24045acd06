import Offstage
import UIKit
import YAMLTree

// What fingers, a pointer and keys do.
extension SceneStage {
    /// Plans the touches, and runs the first turn before them: nobody touches what was never laid out.
    func schedule(_ touches: [SceneTouch]) {
        guard !touches.isEmpty else { return }
        stage.touch.isTracing = true
        begin()
        for touch in touches { schedule(touch) }
    }

    private func schedule(_ touch: SceneTouch) {
        let input = stage.touch
        let whenWrong: @MainActor (TouchError) -> Void = { [weak self] in self?.report($0.message, at: touch.mark) }
        if let gesture = gesture(touch) {
            let run = input.schedule(gesture, at: touch.time)
            run.whenWrong = whenWrong
            return
        }
        let record = touch.record
        if let action = typing(touch) { return stage.keyboard.schedule(action, at: touch.time, whenWrong: whenWrong) }
        switch touch.verb {
        case "hover": input.scheduleLeave(at: touch.time)
        case "cancel": input.scheduleCancel(at: touch.time)
        case "key":
            let flags = TouchForms.modifiers.filter { record.names("modifiers")?.contains($0.key) ?? false }
            // A name that is none was reported when the file was read.
            try? input.schedule(
                key: record.text("key") ?? "", modifiers: flags.reduce(into: []) { $0.insert($1.value) },
                hold: record.number("hold") ?? 0.05, at: touch.time)
        default:
            let actions: [String: FingerSample.Action] = ["down": .down, "move": .move, "up": .up]
            guard let action = actions[touch.verb], let finger = record.integer("finger") else { return }
            input.schedule(finger: finger, action, spot(touch), at: touch.time, whenWrong: whenWrong)
        }
    }

    // MARK: Text

    /// What a verb does with a text; nil for one that does something else.
    private func typing(_ touch: SceneTouch) -> StageKeyboard.Action? {
        let record = touch.record
        switch touch.verb {
        case "type": return .type(record.text("type") ?? "", interval: record.number("interval") ?? 0)
        case "paste": return .paste(record.text("paste") ?? "")
        case "mark": return .mark(record.text("mark"))
        case "select":
            guard case .record(let map)? = record["select"], let id = map.text("id"), let range = map.size("range")
            else { return nil }
            return .select(
                { [weak self] in self?.view(id) },
                NSRange(location: Int(range.width), length: Int(range.height)))
        default: return nil
        }
    }

    // MARK: Gestures

    /// The gesture of a verb; nil for single fingers and keys.
    private func gesture(_ touch: SceneTouch) -> TouchGesture? {
        guard let spot = spot(touch) else { return nil }
        let record = touch.record
        let (duration, hold) = (record.number("duration"), record.number("hold"))
        let fingers = record.integer("fingers") ?? 1
        switch touch.verb {
        case "tap":
            return .tap(
                spot, taps: record.integer("taps") ?? 1, fingers: fingers, interval: record.number("interval") ?? 0.1,
                hold: hold ?? 0.05)
        case "press": return .press(spot, duration: duration ?? 0.6, fingers: fingers)
        case "drag": return drag(touch, from: spot)
        case "fling":
            guard let way = record.way.first, let velocity = record.number("velocity") else { return nil }
            return .fling(spot, by: way, velocity: CGFloat(velocity))
        case "pinch":
            guard let spread = record.size("spread") else { return nil }
            return .pinch(
                spot, from: spread.width, to: spread.height, angle: Self.radians(record.number("angle") ?? 0),
                duration: duration ?? 0.3)
        case "rotate":
            return .rotate(
                spot, by: Self.radians(record.number("by") ?? 0), spread: CGFloat(record.number("spread") ?? 100),
                duration: duration ?? 0.3)
        case "hover": return .hover(spot, to: touch.destination.map(self.spot), duration: duration ?? 0.3)
        default: return nil
        }
    }

    private func drag(_ touch: SceneTouch, from spot: TouchSpot) -> TouchGesture {
        let record = touch.record
        let (hold, fingers) = (record.number("hold") ?? 0, record.integer("fingers") ?? 1)
        let edge = GestureClass.edges.first { $0.key == record.text("edge") }?.value ?? []
        let curve = record["curve"]?.curve
        let (duration, speed) = (record.number("duration") ?? 0.3, record.number("speed"))
        if let destination = touch.destination.map(self.spot) {
            if let speed {
                return .drag(
                    spot, to: destination, speed: CGFloat(speed), curve: curve, hold: hold, edge: edge,
                    fingers: fingers)
            }
            return .drag(
                spot, to: destination, duration: duration, curve: curve, hold: hold, edge: edge, fingers: fingers)
        }
        let way = record.way
        let seconds = speed.map { Double(TouchGesture.length(of: way)) / $0 } ?? duration
        return .drag(spot, along: way, duration: seconds, curve: curve, hold: hold, edge: edge, fingers: fingers)
    }

    private static func radians(_ degrees: Double) -> CGFloat { CGFloat(degrees * .pi / 180) }

    // MARK: Places

    private func spot(_ touch: SceneTouch) -> TouchSpot? {
        guard let spot = touch.spot.map(self.spot) else { return nil }
        switch touch.taker {
        case .view(let id): return spot.takenBy(id) { [weak self] in self?.view(id) }
        case .nobody: return spot.takenByNobody()
        case nil: return spot
        }
    }

    private func spot(_ spot: SceneSpot) -> TouchSpot {
        guard let id = spot.id else {
            if case .point(let point) = spot.place { return .screen(point.x, point.y) }
            return .screen(0, 0)
        }
        let view = TouchSpot.found(id) { [weak self] in self?.view(id) }
        switch spot.place {
        case .center: return view
        case .point(let point): return view.at(point)
        case .unit(let point): return view.at(unit: point)
        }
    }
}
