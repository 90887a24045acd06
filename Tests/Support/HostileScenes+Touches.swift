// Fingers, recognizers and controls, on views that come and go.
extension HostileScenes {
    /// A scene in which much is touched; every second has only what the format allows.
    public mutating func touchingScene(_ index: Int) -> String {
        wildness = index % 2 == 0 ? 0 : [0.02, 0.1][int(0...1)]
        let views = ["v1", "v2", "v3"].map { touchable($0) }.joined(separator: ", ")
        let root = "{ id: v0, isMultipleTouchEnabled: true, \(recognizers("v0")), subviews: [\(views)] }"
        let touches = (0..<int(1...8)).map { _ in "- { at: \(touchTime()), \(touch()) }\n" }.joined()
        return "offstage: 1\ndevice: { size: [\(int(1...60)), \(int(1...60))], scale: 1 }\n"
            + "time: \(pick(["[0, 0.6, 3]", "2", "[0.4, 1]"]))\nview: \(root)\ntouches:\n" + singles() + touches
            + "expect: { states: { v0p: [began] }, sent: { v1: [touchDown] }, touches: { v2: [began] } }\n"
    }

    private mutating func touchable(_ id: String) -> String {
        let isControl = id == "v1" || chance(0.4)
        var keys = ["id: \(id)", "class: \(isControl ? pick(["UIControl", "UIButton"]) : "UIView")"]
        keys.append(
            "frame: \(chance(0.7) ? "[\(int(0...20)), \(int(0...20)), \(int(1...60)), \(int(1...60))]" : rect())")
        if isControl {
            let events = ["touchDown", "touchDragInside", "touchCancel", "touchUpInside"]
            keys.append("actions: { \(events.map { "\($0): [\(reaction())]" }.joined(separator: ", ")) }")
        }
        if chance(0.2) { keys.append("isExclusiveTouch: true") }
        if chance(0.6) { keys.append(recognizers(id)) }
        if id == "v2" { keys.append("subviews: [{ id: v4, frame: \(rect()) }]") }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func recognizers(_ id: String) -> String {
        var list = [
            "{ class: UIPanGestureRecognizer, name: \(id)p, actions: { began: [\(reaction())], ended: [\(reaction())] } }"
        ]
        if chance(0.5) {
            list.append(
                "{ class: UITapGestureRecognizer, name: \(id)t, numberOfTapsRequired: \(int(1...3)), "
                    + "requireToFail: [\(id)p], delaysTouchesBegan: \(chance(0.5)), actions: { ended: [\(reaction())] } }"
            )
        }
        if chance(0.5) {
            list.append(
                "{ class: UILongPressGestureRecognizer, minimumPressDuration: \(pick(["0", "0.1", "0.5", "1e-300", "3600"])), "
                    + "simultaneousWith: [\(id)p], actions: { began: [\(reaction())], cancelled: [\(reaction())] } }")
        }
        if chance(0.4) {
            list.append("{ class: \(pick(["UIPinch", "UIRotation", "UISwipe", "UIHover"]))GestureRecognizer }")
        }
        if chance(0.1) {
            list.append("{ class: UITapGestureRecognizer, shouldBegin: false, isEnabled: \(chance(0.5)) }")
        }
        return "gestureRecognizers: [\(list.joined(separator: ", "))]"
    }

    /// What pulls the ground away from under a finger.
    private mutating func reaction() -> String {
        let view = pick(["v0", "v1", "v2", "v3", "v4", chance(wildness) ? "nobody" : "v4"])
        switch int(0...5) {
        case 0: return "{ id: \(view), call: removeFromSuperview }"
        case 1: return "{ id: \(view), set: { isHidden: \(chance(0.5)) } }"
        case 2: return "{ id: \(view), set: { isUserInteractionEnabled: false, frame: \(rect()) } }"
        case 3: return "{ id: \(view), set: { transform: \(transform()) }, animate: { duration: 0.2 } }"
        case 4: return "{ window: { size: [\(int(1...60)), \(int(1...60))] } }"
        default: return "{ id: \(view), set: { alpha: \(unit()) } }"
        }
    }

    private mutating func touchTime() -> String { pick(["0", "0.01", "0.1", "0.5", "0.5", "1", "1e-300"]) }

    private mutating func spot() -> String {
        let view = pick(["v0", "v1", "v2", "v3", "v4"])
        switch int(0...4) {
        case 0: return "[\(int(-5...65)), \(int(-5...65))]"
        case 1: return "[\(number()), \(number())]"
        case 2: return "{ id: \(view), unit: [\(unit()), \(number())] }"
        default: return view
        }
    }

    /// Fingers of which some are never lifted.
    private mutating func singles() -> String {
        (1...3).map { finger in
            guard chance(0.5) else { return "" }
            var text = "- { at: 0.2, finger: \(finger), down: \(spot()) }\n"
            for index in 0..<int(0...6) { text += "- { at: 0.3\(index), finger: \(finger), move: \(spot()) }\n" }
            return chance(0.5) ? text + "- { at: 0.9, finger: \(finger), up: \(pick(["null", spot()])) }\n" : text
        }.joined()
    }

    private mutating func touch() -> String {
        switch int(0...9) {
        case 0, 1:
            return "tap: \(spot()), taps: \(int(1...4)), fingers: \(int(1...3)), interval: \(pick(["0", "0.1", "9"]))"
        case 2: return "press: \(spot()), duration: \(pick(["0", "0.5", "0.6", "1e-9", "30"]))"
        case 3: return "drag: \(spot()), by: [\(number()), \(int(-50...50))], duration: \(pick(["0", "0.3", "2"]))"
        case 4: return "drag: \(spot()), to: \(spot()), speed: \(pick(["1", "100", "1e9", "1e-9"])), edge: left"
        case 5: return "fling: \(spot()), by: [\(int(-90...90)), 3], velocity: 300"
        case 6: return "pinch: \(spot()), spread: [\(int(0...50)), \(pick(["80", "0", "1e308"]))]"
        case 7: return "rotate: \(spot()), by: \(number())"
        case 8: return pick(["cancel: system", "hover: null", "hover: \(spot()), to: \(spot())"])
        default: return "key: \(pick(["a", "return", "A", "escape", chance(wildness) ? "nokey" : "f1"]))"
        }
    }
}
