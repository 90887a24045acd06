import UIKit

// Lines of Swift.
extension ScriptText {
    static func wait(until time: Double) -> String { "stage.advance(by: max(0, \(number(time)) - stage.time))" }

    /// The line that plans a gesture; nil for what is called when its time has come.
    static func plan(_ entry: TouchScript.Entry) -> String? {
        guard case .gesture(let run) = entry.action else { return nil }
        return "stage.touch.schedule(\(gesture(run)), at: \(number(entry.time)))"
    }

    /// The line that does what is no gesture.
    static func call(_ entry: TouchScript.Entry) -> String? {
        switch entry.action {
        case .gesture: return nil
        case .single(let finger, let action, let spot, let point):
            let verb = action == .down ? "down" : action == .up ? "up" : "move"
            let place = spot.map { ", " + target($0, point) } ?? ""
            return "try stage.touch.\(verb)(finger: \(finger)\(place))"
        case .leave: return "stage.touch.leave()"
        case .cancel: return "stage.touch.cancel()"
        case .key(let name, let flags, let hold):
            let held = flags.isEmpty ? "" : ", modifiers: UIKeyModifierFlags(rawValue: \(flags.rawValue))"
            return
                "try stage.touch.key(\"\(name == "\"" || name == "\\" ? "\\" + name : name)\"\(held), hold: \(number(hold)))"
        case .type(let text, let interval):
            let pause = interval == 0 ? "" : ", interval: \(number(interval))"
            return "try stage.keyboard.type(\(literal(text))\(pause))"
        case .mark(let text): return "try stage.keyboard.mark(\(text.map(literal) ?? "nil"))"
        }
    }

    /// A text as Swift writes it.
    private static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
    }

    private static func gesture(_ run: TouchRun) -> String {
        let gesture = run.gesture
        let spot = target(gesture.spot, run.origin ?? .zero)
        switch gesture.verb {
        case .tap(let taps, let fingers, let interval, let hold):
            return ".tap(\(spot), taps: \(taps), fingers: \(fingers), interval: \(number(interval)), "
                + "hold: \(number(hold)))"
        case .press(let duration, let fingers):
            return ".press(\(spot), duration: \(number(duration)), fingers: \(fingers))"
        case .drag(let way, let drag):
            return ".drag(\(spot), along: [\(way.map(vector).joined(separator: ", "))], "
                + "duration: \(number(drag.duration))\(manner(drag)))"
        case .dragTo(let destination, let pace, let drag):
            let place = target(destination, run.destination ?? .zero)
            switch pace {
            case .duration(let seconds):
                return ".drag(\(spot), to: \(place), duration: \(number(seconds))\(manner(drag)))"
            case .speed(let speed): return ".drag(\(spot), to: \(place), speed: \(number(speed))\(manner(drag)))"
            }
        case .fling(let way, let velocity):
            return ".fling(\(spot), by: \(vector(way)), velocity: \(number(velocity)))"
        case .pinch(let from, let to, let angle, let duration):
            return ".pinch(\(spot), from: \(number(from)), to: \(number(to)), angle: \(number(angle)), "
                + "duration: \(number(duration)))"
        case .rotate(let angle, let spread, let duration):
            return ".rotate(\(spot), by: \(number(angle)), spread: \(number(spread)), duration: \(number(duration)))"
        case .hover(let destination, let duration):
            let place = destination.map { ", to: " + target($0, run.destination ?? .zero) } ?? ""
            return ".hover(\(spot)\(place), duration: \(number(duration)))"
        }
    }

    private static func manner(_ drag: TouchVerb.Drag) -> String {
        var text = ""
        if let curve = drag.curve {
            let own = name(of: curve).map { "name: .\($0)" } ?? "controlPoints: \(points(of: curve))"
            text += ", curve: CAMediaTimingFunction(\(own))"
        }
        if drag.hold != 0 { text += ", hold: \(number(drag.hold))" }
        if !drag.edge.isEmpty { text += ", edge: UIRectEdge(rawValue: \(drag.edge.rawValue))" }
        return drag.fingers == 1 ? text : text + ", fingers: \(drag.fingers)"
    }

    private static func vector(_ way: CGVector) -> String { "CGVector(dx: \(number(way.dx)), dy: \(number(way.dy)))" }

    private static func target(_ spot: TouchSpot, _ point: CGPoint) -> String {
        var text: String
        let name = spot.aim?.id.map(variable)
        switch (name, spot.place) {
        case (let name?, .center), (let name?, .screen):
            if spot.taker == nil { return name }
            text = "TouchSpot.view(\(name))"
        case (let name?, .point(let own)):
            text = "TouchSpot.view(\(name), at: CGPoint(x: \(number(own.x)), y: \(number(own.y))))"
        case (let name?, .unit(let own)):
            text = "TouchSpot.view(\(name), unit: CGPoint(x: \(number(own.x)), y: \(number(own.y))))"
        case (nil, .screen(let own)): text = "TouchSpot.screen(\(number(own.x)), \(number(own.y)))"
        case (nil, _): text = "TouchSpot.screen(\(number(point.x)), \(number(point.y)))"
        }
        switch spot.taker {
        case .nobody: text += ".takenByNobody()"
        case .view(let aim): text += aim.id.map { ".takenBy(\(variable($0)))" } ?? ""
        case nil: break
        }
        return text
    }

    /// An id as the name of a variable: `row 7/avatar` as `row7avatar`.
    private static func variable(_ id: String) -> String {
        let kept = id.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        return kept.first?.isNumber ?? true ? "_" + kept : kept
    }
}
