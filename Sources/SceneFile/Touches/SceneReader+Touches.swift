import Offstage
import UIKit
import YAMLTree

// What fingers, a pointer and keys do.
extension SceneReader {
    /// Resolves the touches once all ids are known.
    /// - Returns: By time, those of one time in the order of the file.
    func readTouches(_ items: [SceneItem]) -> [SceneTouch] {
        let touches = items.compactMap { item in item.value.record.flatMap(touch) }
        let order = touches.indices.sorted { (touches[$0].time, $0) < (touches[$1].time, $1) }
        let sorted = order.map { touches[$0] }
        checkFingers(sorted)
        checkSteps(sorted)
        return sorted
    }

    private func touch(_ record: SceneRecord) -> SceneTouch? {
        guard let time = record.number("at"), let verb = TouchForms.names.first(where: { record[$0] != nil }) else {
            return nil
        }
        let touch = SceneTouch(
            time: time, verb: verb, record: record, spot: spot(record, verb), destination: spot(record, "to"),
            taker: taker(record))
        switch verb {
        case "drag": checkDrag(record)
        case "fling": checkDuration(of: record, "velocity")
        case "hover": checkHover(record)
        case "key": checkKey(record)
        case "select": checkSelection(record)
        case "type": checkTyping(record)
        default: break
        }
        return touch
    }

    // MARK: Places

    private func spot(_ record: SceneRecord, _ key: String) -> SceneSpot? {
        switch record[key] {
        case .text(let id)? where !TouchForms.wordVerbs.contains(key):
            return knownSight(id, at: record.mark(of: key)).map { _ in SceneSpot(id: id, place: .center) }
        case .point(let point)?: return SceneSpot(id: nil, place: .point(point))
        case .record(let map)?: return spot(map)
        default: return nil
        }
    }

    private func spot(_ map: SceneRecord) -> SceneSpot? {
        guard let id = map.text("id"), knownSight(id, at: map.mark(of: "id")) != nil else { return nil }
        if map["at"] != nil, map["unit"] != nil {
            report("'unit' beside 'at'", at: map.keyMark(of: "unit"), expected: "one or the other")
        }
        let place: SceneSpot.Place =
            map.point("at").map { .point($0) } ?? map.point("unit").map { .unit($0) } ?? .center
        return SceneSpot(id: id, place: place)
    }

    private func taker(_ record: SceneRecord) -> SceneTouch.Taker? {
        guard let value = record["takenBy"] else { return nil }
        guard let id = value.text else { return .nobody }
        return knownSight(id, at: record.mark(of: "takenBy")).map { _ in .view(id) }
    }

    // MARK: Checks

    private func checkDrag(_ record: SceneRecord) {
        let ways = record.said(of: ["to", "by", "path"])
        if ways.isEmpty { report("the drag goes nowhere", at: record.keyMark(of: "drag"), expected: "to, by or path") }
        if ways.count > 1 {
            report("'\(ways[1])' beside '\(ways[0])'", at: record.keyMark(of: ways[1]), expected: "one of them")
        }
        if record.items("path")?.isEmpty == true {
            report("no corners", at: record.mark(of: "path"), expected: "at least one")
        }
        if record.says("speed"), record.says("duration") {
            report("'speed' beside 'duration'", at: record.keyMark(of: "speed"), expected: "one or the other")
        }
        checkDuration(of: record, "speed")
    }

    private func checkDuration(of record: SceneRecord, _ key: String) {
        let length = Double(TouchGesture.length(of: record.way))
        guard let speed = record.number(key), !(length / speed <= SceneLimits.seconds) else { return }
        report("the finger would be under way for more than an hour", at: record.mark(of: key))
    }

    private func checkHover(_ record: SceneRecord) {
        guard record["hover"]?.isNull == true else { return }
        for key in ["to", "duration"] where record.says(key) {
            report("'\(key)' of a pointer that leaves", at: record.keyMark(of: key))
        }
    }

    private func checkTyping(_ record: SceneRecord) {
        let count = Double(record.text("type")?.count ?? 0)
        guard let interval = record.number("interval"), interval * count > SceneLimits.seconds else { return }
        report("typing would take more than an hour", at: record.mark(of: "interval"))
    }

    private func checkSelection(_ record: SceneRecord) {
        guard case .record(let map)? = record["select"], let range = map.size("range") else { return }
        if let id = map.text("id") { _ = knownView(id, at: map.mark(of: "id")) }
        if range.width.rounded() != range.width || range.height.rounded() != range.height || range.width > 1e6
            || range.height > 1e6
        {
            report("no range of characters", at: map.mark(of: "range"), expected: "two whole numbers, such as [0, 4]")
        }
    }

    private func checkKey(_ record: SceneRecord) {
        guard let name = record.text("key"), KeyStroke(named: name, modifierFlags: [], isDown: true) == nil else {
            return
        }
        report(
            "no key is called '\(name)'", at: record.mark(of: "key"),
            expected: "the character that it types, or a name such as return, escape, tab, up or f1",
            suggestion: NearestName.nearest(to: name, among: KeyStroke.names))
    }

    /// Single fingers come down before they move, and are lifted before they come down again.
    private func checkFingers(_ touches: [SceneTouch]) {
        var down: Set<Int> = []
        // What the system took away may be moved and lifted all the same.
        var known: Set<Int> = []
        for touch in touches {
            if touch.verb == "cancel" { down = [] }
            guard let finger = touch.record.integer("finger") else { continue }
            switch touch.verb {
            case "down" where down.contains(finger):
                report("finger \(finger) comes down where it is down already", at: touch.mark)
            case "down":
                down.insert(finger)
                known.insert(finger)
            case _ where !known.contains(finger):
                report("finger \(finger) is not down", at: touch.mark, expected: "'down' before it")
            case "up":
                down.remove(finger)
                known.remove(finger)
            default: break
            }
        }
    }

    private func checkSteps(_ touches: [SceneTouch]) {
        var steps = 0.0
        for touch in touches {
            steps += touch.steps
            guard steps > Double(SceneLimits.touchSteps) else { continue }
            return report("fingers do more than 250,000 things in the scene", at: touch.mark)
        }
    }
}

extension SceneRecord {
    /// The corners of a finger's way, as far as it is told in points.
    var way: [CGVector] {
        let corners = point("by").map { [$0] } ?? (items("path") ?? []).compactMap(\.value.point)
        return corners.map { CGVector(dx: $0.x, dy: $0.y) }
    }
}

extension SceneTouch {
    /// How often fingers do something: in each tick of the display, and at both ends.
    fileprivate var steps: Double {
        let fingers = verb == "pinch" || verb == "rotate" ? 2 : Double(record.integer("fingers") ?? 1)
        return fingers * Double(record.integer("taps") ?? 1) * (2 + seconds * 60)
    }

    /// What takes longer than scenes do was reported.
    private var seconds: Double {
        let speed = record.number("speed") ?? record.number("velocity")
        let moving = speed.map { Double(TouchGesture.length(of: record.way)) / $0 } ?? record.number("duration") ?? 0
        return min(moving, SceneLimits.seconds) + (record.number("hold") ?? 0)
    }
}
