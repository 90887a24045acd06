import YAMLTree

/// Something with an id that changes may be about.
protocol ChangedTarget: SceneTarget {
    /// What comes of a change that says its id; nil after a report.
    @MainActor
    func change(_ record: SceneRecord, _ id: String, _ reader: SceneReader) -> (any ChangeAction)?

    /// What comes of a call; nil after a report.
    @MainActor
    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)?

    /// What comes of keys that are set; nil after a report.
    /// - Parameter record: The change around.
    @MainActor
    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)?
}

extension ChangedTarget {
    /// Calls, animations of its layer, keys.
    @MainActor
    func change(_ record: SceneRecord, _ id: String, _ reader: SceneReader) -> (any ChangeAction)? {
        if let name = record.text("call") {
            let mark = record.mark(of: "call")
            let isAllowed = self is AnimatorTarget || reader.mayCall(name, id, sentence, at: mark)
            return isAllowed ? call(name, id, at: mark, reader) : nil
        }
        if record["addAnimation"] != nil || record["removeAnimation"] != nil {
            return reader.animationChange(record, of: self, id)
        }
        guard case .node(let keys)? = record["set"] else { return nil }
        return set(keys, id, in: record, reader)
    }
}

extension SceneReader {
    /// Whether a name may be called on something that is no animator and no controller; reports where not.
    fileprivate func mayCall(_ name: String, _ id: String, _ sentence: String, at mark: YAMLMark) -> Bool {
        let owners =
            ChangeForms.animatorCalls.contains(name)
            ? "animators"
            : ChangeForms.controllerCalls.contains(name) && !ChangeForms.viewCalls.contains(name) ? "controllers" : nil
        guard let owners else { return true }
        report("'\(id)' is \(sentence), and \(name) is called on \(owners)", at: mark)
        return false
    }

    fileprivate func animationChange(
        _ record: SceneRecord, of target: any SceneTarget, _ id: String
    ) -> (any ChangeAction)? {
        guard let layer = animationTarget(target, id, at: record.mark(of: "id")) else { return nil }
        if let key = record.text("removeAnimation") { return RemoveAnimation(id: id, key: key) }
        guard let animation = record["addAnimation"]?.animations?.first else { return nil }
        resolve(animation, on: layer)
        return AddAnimation(id: id, animation: animation)
    }
}

extension ViewNode: ChangedTarget {
    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)? {
        guard name == "removeFromSuperlayer" else { return CallOnTree(id: id, name: name) }
        reader.report("'\(id)' is \(sentence)", at: mark, expected: "removeFromSuperview")
        return nil
    }

    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.readChange(keys, of: self).map { SetView(id: id, change: $0) }
    }
}

extension LayerNode: ChangedTarget {
    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)? {
        if ChangeForms.responderCalls.contains(name) {
            reader.report("'\(id)' is \(sentence), and \(name) is called on views", at: mark)
            return nil
        }
        guard name == "removeFromSuperview" else { return CallOnTree(id: id, name: name) }
        reader.report("'\(id)' is \(sentence)", at: mark, expected: "removeFromSuperlayer")
        return nil
    }

    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.readChange(keys, of: self).map { SetLayer(id: id, keys: $0) }
    }
}

extension GuideTarget: ChangedTarget {
    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.report("'\(id)' is \(sentence), on which nothing is called", at: mark)
        return nil
    }

    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.report("'\(id)' is \(sentence), which has nothing to set", at: record.mark(of: "id"))
        return nil
    }
}

/// A property animator, which a change makes.
struct AnimatorTarget: ChangedTarget {
    var sentence: String { "an animator" }

    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)? {
        switch name {
        case "startAnimation": return ControlAnimator(id: id, command: .start(delay: 0))
        case "pauseAnimation": return ControlAnimator(id: id, command: .pause)
        default:
            reader.report(
                "'\(id)' is an animator", at: mark, expected: SceneReader.choice(of: ChangeForms.animatorCalls))
            return nil
        }
    }

    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.readAnimatorSettings(keys).map { ControlAnimator(id: id, command: .set($0)) }
    }
}
