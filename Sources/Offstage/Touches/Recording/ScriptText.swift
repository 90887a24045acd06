import Foundation
import TextFormatting
import UIKit

/// How the steps of a script are written: as maps of a scene file, and as lines of Swift.
@MainActor
enum ScriptText {
    // MARK: Files

    static func yaml(_ entry: TouchScript.Entry) -> String {
        "{ " + (["at: \(number(entry.time))"] + keys(entry.action)).joined(separator: ", ") + " }"
    }

    private static func keys(_ action: TouchScript.Entry.Action) -> [String] {
        switch action {
        case .gesture(let run): return keys(run)
        case .single(let finger, let action, let spot, let point):
            let verb = action == .down ? "down" : action == .up ? "up" : "move"
            return ["finger: \(finger)", "\(verb): \(place(spot, point))"] + taker(action == .down ? spot : nil)
        case .leave: return ["hover: null"]
        case .cancel: return ["cancel: system"]
        case .key(let name, let flags, let hold):
            let held = names.filter { flags.contains($0.1) }.map(\.0)
            return ["key: \(quoted(name))"] + (held.isEmpty ? [] : ["modifiers: [\(held.joined(separator: ", "))]"])
                + said("hold", hold, unless: 0.05)
        case .type(let text, let interval):
            return ["type: \(quoted(text))"] + said("interval", interval, unless: 0)
        case .mark(let text): return ["mark: \(text.map(quoted) ?? "null")"]
        }
    }

    private static func keys(_ run: TouchRun) -> [String] {
        let gesture = run.gesture
        let spot = place(gesture.spot, run.origin ?? .zero)
        let keys: [String]
        switch gesture.verb {
        case .tap(let taps, let fingers, let interval, let hold):
            keys =
                ["tap: \(spot)"] + said("taps", Double(taps), unless: 1) + said("fingers", Double(fingers), unless: 1)
                + said("interval", interval, unless: 0.1) + said("hold", hold, unless: 0.05)
        case .press(let duration, let fingers):
            keys =
                ["press: \(spot)"] + said("duration", duration, unless: 0.6)
                + said("fingers", Double(fingers), unless: 1)
        case .drag(let way, let drag):
            let corners = way.map { "[\(number($0.dx)), \(number($0.dy))]" }
            let path = corners.count == 1 ? "by: \(corners[0])" : "path: [\(corners.joined(separator: ", "))]"
            keys = ["drag: \(spot)", path] + said("duration", drag.duration, unless: 0.3) + said(drag)
        case .dragTo(let destination, let pace, let drag):
            let target = "to: \(place(destination, run.destination ?? .zero))"
            keys = ["drag: \(spot)", target] + said(pace) + said(drag)
        case .fling(let way, let velocity):
            keys = ["fling: \(spot)", "by: [\(number(way.dx)), \(number(way.dy))]", "velocity: \(number(velocity))"]
        case .pinch(let from, let to, let angle, let duration):
            keys =
                ["pinch: \(spot)", "spread: [\(number(from)), \(number(to))]"]
                + said("angle", degrees(angle), unless: 0) + said("duration", duration, unless: 0.3)
        case .rotate(let angle, let spread, let duration):
            keys =
                ["rotate: \(spot)", "by: \(number(degrees(angle)))"] + said("spread", Double(spread), unless: 100)
                + said("duration", duration, unless: 0.3)
        case .hover(let destination, let duration):
            let target = destination.map { "to: \(place($0, run.destination ?? .zero))" }
            keys = ["hover: \(spot)"] + (target.map { [$0] + said("duration", duration, unless: 0.3) } ?? [])
        }
        return keys + taker(gesture.spot)
    }

    private static func said(_ key: String, _ value: Double, unless standard: Double) -> [String] {
        value == standard ? [] : ["\(key): \(number(value))"]
    }

    private static func said(_ pace: TouchVerb.Pace) -> [String] {
        switch pace {
        case .duration(let seconds): said("duration", seconds, unless: 0.3)
        case .speed(let speed): ["speed: \(number(speed))"]
        }
    }

    private static func said(_ drag: TouchVerb.Drag) -> [String] {
        let edges: [(String, UIRectEdge)] = [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]
        let edge = edges.first { drag.edge.contains($0.1) }.map { ["edge: \($0.0)"] } ?? []
        let curve = drag.curve.map { ["curve: \(name(of: $0) ?? "[\(points(of: $0))]")"] } ?? []
        return curve + said("hold", drag.hold, unless: 0) + edge + said("fingers", Double(drag.fingers), unless: 1)
    }

    /// The name of a curve that has one: its points are finer than those that can be written.
    static func name(of curve: CAMediaTimingFunction) -> String? {
        ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"].first { CAMediaTimingFunction.named($0) == curve }
    }

    static func points(of curve: CAMediaTimingFunction) -> String {
        (1...2).flatMap { index -> [Float] in
            var point: [Float] = [0, 0]
            curve.getControlPoint(at: index, values: &point)
            return point
        }.map { number(Double("\($0)") ?? Double($0)) }.joined(separator: ", ")
    }

    private static func place(_ spot: TouchSpot?, _ point: CGPoint) -> String {
        guard let spot else { return "null" }
        guard let id = spot.aim?.id else {
            if case .screen(let own) = spot.place { return "[\(number(own.x)), \(number(own.y))]" }
            return "[\(number(point.x)), \(number(point.y))]"
        }
        switch spot.place {
        case .point(let point): return "{ id: \(quoted(id)), at: [\(number(point.x)), \(number(point.y))] }"
        case .unit(let unit): return "{ id: \(quoted(id)), unit: [\(number(unit.x)), \(number(unit.y))] }"
        case .center, .screen: return quoted(id)
        }
    }

    private static func taker(_ spot: TouchSpot?) -> [String] {
        switch spot?.taker {
        case .nobody: ["takenBy: null"]
        case .view(let aim): aim.id.map { ["takenBy: \(quoted($0))"] } ?? []
        case nil: []
        }
    }

    private static let names: [(String, UIKeyModifierFlags)] = [
        ("command", .command), ("shift", .shift), ("control", .control), ("alternate", .alternate),
        ("alphaShift", .alphaShift), ("numericPad", .numericPad),
    ]

    /// A text that YAML takes for one, however it looks.
    private static func quoted(_ text: String) -> String {
        let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
        let isPlain =
            text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return isPlain && !words.contains(text.lowercased()) ? text : JSONString.quoted(text, [])
    }

    static func number(_ value: CGFloat) -> String { number(Double(value)) }

    static func number(_ value: Double) -> String {
        value == value.rounded(.towardZero) && value.magnitude < 1e15 ? String(Int(value)) : "\(value)"
    }

    private static func degrees(_ radians: CGFloat) -> Double {
        let exact = Double(radians) * 180 / .pi
        let short = (exact * 1e9).rounded() / 1e9
        return short * .pi / 180 == Double(radians) ? short : exact
    }
}
