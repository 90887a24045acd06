import UIKit
import YAMLTree

extension ItemNode: ChangedTarget {
    var sentence: String { kind.sentence }

    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.report("'\(id)' is \(sentence), on which nothing is called", at: mark)
        return nil
    }

    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.readRecord(keys, kind.form.changes).map { SetItem(id: id, values: $0, form: kind.form) }
    }
}

/// What a change sets on an item.
struct SetItem: ChangeAction {
    let id: String
    let values: SceneRecord
    let form: PropertyRecord

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard let item = scene.builder.items[id] else { return }
        let traits = item.shownView?.traitCollection ?? scene.stage.traitCollection
        scene.builder.with(traits) { form.set(values, on: item, scene.builder) }
    }
}
