import TextFormatting
import UIKit
import YAMLTree

extension SceneReader {
    func readAnimations(_ node: YAMLNode) -> [AnimationNode]? {
        readItems(node, expected: "a list of animations")?.compactMap { readAnimation($0) }
    }

    func readAnimation(_ node: YAMLNode) -> AnimationNode? {
        nested(node) {
            guard case .mapping(let entries) = node.content else {
                mismatch(node, expected: "a map of an animation's keys")
                return nil
            }
            let names = AnimationClass.all.map(\.name)
            guard let entry = entries.first(where: { $0.key == "class" }) else {
                report("the animation needs the key 'class'", at: node.mark, expected: Self.choice(of: names))
                return nil
            }
            guard let name = readName(entry.value, of: names), let type = AnimationClass.named(name),
                let record = readRecord(node, type.record)
            else { return nil }
            let animation = AnimationNode(mark: node.mark, type: type, record: record)
            check(animation)
            return animation
        }
    }

    private func check(_ animation: AnimationNode) {
        let record = animation.record
        if animation.depth > Self.deepestGroup {
            report("groups of animations are nested more than \(Self.deepestGroup) deep", at: animation.mark)
        }
        checkEnds(record)
        checkSpring(record)
        if animation.type.type == CAKeyframeAnimation.self { checkKeyframes(animation) }
    }

    /// Core Animation runs no deeper ones.
    private static let deepestGroup = 64

    private func checkEnds(_ record: SceneRecord) {
        let keys = ["fromValue", "toValue", "byValue"].filter { record[$0] != nil }
        guard keys.count == 3 else { return }
        report("fromValue, toValue and byValue together", at: record.keyMark(of: "byValue"), expected: "two of them")
    }

    private func checkSpring(_ record: SceneRecord) {
        if record["bounce"] != nil, record["perceptualDuration"] == nil {
            report("'bounce' goes with 'perceptualDuration'", at: record.keyMark(of: "bounce"))
        }
        guard record["perceptualDuration"] != nil else { return }
        for key in ["mass", "stiffness", "damping"] where record[key] != nil {
            report(
                "'\(key)' beside 'perceptualDuration'", at: record.keyMark(of: key), expected: "one or the other")
        }
    }

    private func checkKeyframes(_ animation: AnimationNode) {
        let record = animation.record
        let values = record.items("values")
        switch (values, record["path"]) {
        case (nil, nil): report("a CAKeyframeAnimation needs the key 'values' or 'path'", at: animation.mark)
        case (_?, _?):
            report("'path' beside 'values'", at: record.keyMark(of: "path"), expected: "one or the other")
        default: break
        }
        if values?.isEmpty == true { report("no values", at: record.mark(of: "values"), expected: "at least one") }
        if record["path"] == nil, record["rotationMode"] != nil {
            report("'rotationMode' goes with 'path'", at: record.keyMark(of: "rotationMode"))
        }
        checkKeyTimes(record, values: values?.count)
    }

    /// Along a path only Core Animation knows the number of segments.
    private func checkKeyTimes(_ record: SceneRecord, values: Int?) {
        if let times = record["keyTimes"]?.numbers {
            if zip(times, times.dropFirst()).contains(where: >) {
                report("keyTimes fall", at: record.mark(of: "keyTimes"), expected: "numbers that rise")
            }
            let allowed = values.map { record.text("calculationMode") == "discrete" ? [$0, $0 + 1] : [$0] }
            if let allowed, !allowed.contains(times.count) {
                report(
                    "\(times.count.counted("key time")) for \(allowed[0].counted("value"))",
                    at: record.mark(of: "keyTimes"), expected: allowed.map { "\($0)" }.joined(separator: " or "))
            }
        }
        if let values, let curves = record.items("timingFunctions"), curves.count != max(0, values - 1) {
            report(
                "\(curves.count.counted("timing function")) for \(values.counted("value"))",
                at: record.mark(of: "timingFunctions"), expected: "one between each two values")
        }
    }

    // MARK: Values

    /// Reads what waited for the layer.
    func resolve(_ animation: AnimationNode, on target: AnimationTarget) {
        for child in animation.children { resolve(child, on: target) }
        let record = animation.record
        guard let path = record.text("keyPath"),
            let place = resolveKeyPath(path, on: target, at: record.mark(of: "keyPath"))
        else { return }
        (animation.keyPath, animation.sublayer) = (place.keyPath, place.sublayer)
        guard let kind = valueKind(of: place, record) else { return }
        for key in ["fromValue", "toValue", "byValue"] {
            guard case .node(let node)? = record[key], !isNull(node) else { continue }
            animation.ends[key] = kind.read(node, self)
        }
        animation.values = record.items("values")?.compactMap { item in
            if case .node(let node) = item.value { kind.read(node, self) } else { nil }
        }
        if record["path"] != nil, !kind.isPoint {
            report("a path leads points, and \(path) is none", at: record.keyMark(of: "path"), expected: "'values'")
        }
    }

    private func valueKind(of place: KeyPathPlace, _ record: SceneRecord) -> AnimatedValueKind? {
        guard let function = record.text("valueFunction") else {
            return AnimatedValueKind(place.kind)
                ?? {
                    report(
                        "the values of \(place.keyPath) cannot be written in a file", at: record.mark(of: "keyPath"))
                    return nil
                }()
        }
        guard place.isTransform else {
            report(
                "a valueFunction makes a transform, and \(place.keyPath) is none",
                at: record.keyMark(of: "valueFunction"))
            return nil
        }
        return AnimatedValueKind(function: function)
    }
}
