import QuartzCore
import UIKit
import YAMLTree

extension ValueKind {
    /// Cells of an emitter, with cells of their own.
    static let emitterCells: ValueKind = .part(.emitterCells)
}

extension ScenePartKind {
    static let emitterCell = ScenePartKind(
        "emitterCell", definition: { $0.record(EmitterForms.cell) },
        read: { node, reader in reader.readEmitterCell(node).map { .record($0) } })

    static let emitterCells = ScenePartKind(
        "emitterCells", schema: { $0.array(of: $0.schema(.part(.emitterCell))) },
        read: { node, reader in reader.readEmitterCells(node).map { .list($0) } })
}

/// The keys of an emitter's cell: Core Animation's own table, read as a map of a file.
enum EmitterForms {
    static let cell = Record(
        "the emitter cell",
        EmitterCellProperty.all.compactMap { property in
            kind(of: property).map { Field(property.key, $0, summaries[property.key] ?? "A cell's \(property.key).") }
        } + [Field("emitterCells", .nullable(.emitterCells), "What each particle emits while it lives.")])

    /// What a property takes in a file; nil for what no file can say.
    static func kind(of property: EmitterCellProperty) -> ValueKind? {
        switch property.kind {
        case .number: .number(["birthRate", "lifetime"].contains(property.key) ? .notNegative : .any)
        case .bool: .bool
        case .string: .nullable(.text)
        case .rect: .rect
        case .color: .nullable(.color)
        case .image: .nullable(.image)
        case .enumeration(let names): .name(names.map(\.name))
        default: nil
        }
    }

    private static let summaries = [
        "name": "For key paths: emitterCells.name.birthRate.",
        "birthRate": "Particles a second.",
        "lifetime": "Seconds that a particle lives.",
        "emissionLatitude": "Degrees out of the layer's plane.",
        "emissionLongitude":
            "Degrees clockwise from the x axis; of a line from straight up, of outlines and surfaces from straight out.",
        "emissionRange": "Degrees of the whole cone; 360 is every direction.",
        "velocity": "Points a second.",
        "spin": "Degrees a second.",
        "spinRange": "Degrees a second.",
        "color": "Multiplies the picture. Default white.",
        "contents": "The picture of each particle.",
        "contentsScale": "Pixels a point of the picture. Default: the picture's own.",
        "beginTime": "Seconds after which emission begins.",
        "duration": "Seconds of emission. Default 0: no end.",
    ]
}

extension SceneReader {
    fileprivate func readEmitterCells(_ node: YAMLNode) -> [SceneItem]? {
        readItems(node, expected: "a list of emitter cells")?.compactMap { item in
            readEmitterCell(item).map { SceneItem(value: .record($0), mark: item.mark) }
        }
    }

    fileprivate func readEmitterCell(_ node: YAMLNode) -> SceneRecord? {
        nested(node) { readRecord(node, EmitterForms.cell) }
    }
}

extension SceneBuilder {
    /// The cell of a map, with the cells below it.
    func emitterCell(_ record: SceneRecord) -> CAEmitterCell {
        let cell = CAEmitterCell()
        for property in EmitterCellProperty.all {
            guard let value = record[property.key] else { continue }
            cell.setValue(object(value, property), forKey: property.key)
            if case .image(let image) = value, record["contentsScale"] == nil {
                cell.contentsScale = self.image(image).scale
            }
        }
        if let cells = record.items("emitterCells") {
            cell.emitterCells = cells.compactMap { $0.value.record.map { emitterCell($0) } }
        }
        return cell
    }

    /// The value as Core Animation takes it; nil for null.
    private func object(_ value: SceneValue, _ property: EmitterCellProperty) -> Any? {
        switch (value, property.kind) {
        case (.text(let name), .enumeration(let names)): names.first { $0.name == name }?.rawValue
        case (.bool(let value), _): value
        case (.number, _), (.integer, _): value.number.map { property.isAngle ? $0 * .pi / 180 : $0 }
        case (.text(let value), _): value
        case (.rect(let value), _): value
        case (.color(let color), _): cgColor(color)
        case (.image(let image), _): self.image(image).cgImage
        default: nil
        }
    }
}
