import CoreGraphics
import Foundation
import Offstage
import Rasterizer
import RenderServer
import TextFormatting

/// What a frame has besides its layers, as lists: passes, steps, constraints, overlays.
struct FrameParts {
    private let snapshot: StageSnapshot
    /// The layers' numbers by place.
    private let indices: [Int]

    init(_ snapshot: StageSnapshot, indices: [Int]) {
        self.snapshot = snapshot
        self.indices = indices
    }

    func write(to parts: inout PartsChunk) {
        let frame = snapshot.frame
        parts.add("screen", [Self.numbers([snapshot.size.width, snapshot.size.height]), .number(frame.scale)])
        parts.add("passes", passes)
        parts.add("trace", traceItems) { $0.json }
        parts.add("constraints", snapshot.constraints.map(constraint))
        parts.add("placing", placing)
        parts.add("open", snapshot.ambiguities.map(open))
        parts.add("notes", snapshot.notes.map(note))
        parts.add("statistics", frame.statistics.text.split(separator: "\n").map { .string(String($0)) })
        for kind in DebugOverlay.Kind.allCases {
            let overlay = DebugOverlay.reading(kind, of: frame, most: Self.overlayLimit)
            parts.add(
                "legend " + kind.rawValue,
                overlay.legend.map { .object([("color", Self.bytes($0.color)), ("text", .string($0.text))]) })
            parts.add("overlay " + kind.rawValue, overlay.notes, overlayNote)
        }
        parts.add("legend " + LayoutOverlay.name, snapshot.skeleton.isEmpty ? [] : LayoutOverlay.legend)
        parts.add("overlay " + LayoutOverlay.name, snapshot.skeleton, LayoutOverlay.note)
        parts.add("legend " + ReadingOverlay.name, ReadingOverlay.legend(snapshot.elements))
        parts.add("overlay " + ReadingOverlay.name, ReadingOverlay.notes(snapshot.elements))
    }

    private static let overlayLimit = 5000

    /// Which constraints place which layers: `[layer, constraint…]`.
    private var placing: [JSONValue] {
        if snapshot.constraints.isEmpty { return [] }
        return zip(snapshot.layers, indices).compactMap { layer, index in
            layer.constraints.isEmpty ? nil : .array(([index] + layer.constraints).map { .integer($0) })
        }
    }

    private func number(at place: Int?) -> JSONValue { .integer(place.map { indices[$0] } ?? -1) }

    /// `[file, line, column, last line]`.
    private func place(_ source: SourcePlace) -> JSONValue {
        .array([.string(source.file)] + [source.line, source.column, source.lastLine].map { .integer($0) })
    }

    // MARK: Constraints

    private func constraint(_ constraint: StageSnapshot.ConstraintReading) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("text", .string(constraint.text)), ("kind", .string(constraint.kind)),
            ("left", .number(Double(constraint.left))), ("right", .number(Double(constraint.right))),
            ("slack", .number(Double(constraint.slack))), ("priority", .number(constraint.priority)),
            ("items", .array(constraint.items.map { number(at: $0) })), ("ends", .texts(constraint.attributes)),
        ]
        if constraint.isBroken { members.append(("broken", .bool(true))) }
        if let name = constraint.identifier { members.append(("name", .string(name))) }
        if let origin = constraint.origin {
            members.append(("at", place(origin.place)))
            if origin.text != constraint.text { members.append(("source", .string(origin.text))) }
        }
        return .object(members)
    }

    private func open(_ ambiguity: StageSnapshot.Ambiguity) -> JSONValue {
        .object([("layer", number(at: ambiguity.layer)), ("why", .texts(ambiguity.sentences))])
    }

    private func note(_ note: StageSnapshot.Note) -> JSONValue {
        .object([
            ("kind", .string(note.kind)), ("text", .string(note.message)),
            ("layers", .array(note.layers.map { number(at: $0) })),
        ])
    }

    // MARK: Passes

    private var passes: [JSONValue] {
        let quads = snapshot.frame.plan.screenQuads
        return zip(snapshot.frame.plan.passes, quads).map { pass, quad in
            let reasons = pass.reasons.sorted()
            let scale = snapshot.frame.scale
            return .object([
                ("purpose", .string(pass.purpose.rawValue)), ("layer", .string(pass.layer)),
                ("place", number(at: pass.layerID.flatMap { snapshot.places[$0] })),
                ("reasons", .array(reasons.map { .string($0.rawValue) })),
                ("why", .array(reasons.map { .string($0.sentence) })),
                ("cure", .array(reasons.compactMap(\.removal).map { .string($0) })),
                ("rect", Self.pixels(pass.rect)), ("stored", .integer(pass.bytesStored)),
                ("loaded", .integer(pass.bytesLoaded)), ("depth", .integer(pass.depth)),
                ("reads", .array(pass.reads.map { .integer($0.index) })),
                ("q", Self.numbers((quad ?? []).flatMap { [$0.x / scale, $0.y / scale] })),
            ])
        }
    }

    /// `[x, y, width, height, [red, green, blue], strength, label]`.
    private func overlayNote(_ note: DebugOverlay.Note) -> JSONValue {
        let scale = snapshot.frame.scale
        let rect = [note.rect.minX, note.rect.minY, note.rect.width, note.rect.height]
        return .array(
            rect.map { .number(Double($0) / scale) }
                + [Self.bytes(note.color), .integer(Int(note.strength)), .text(note.label)])
    }

    // MARK: Trace

    private static let traceLimit = 20_000

    private struct TraceItem: Equatable {
        let event: UpdateTrace.Event
        let layer: Int

        var json: JSONValue {
            .object([
                ("turn", .integer(event.turn)), ("phase", .string(event.phase.rawValue)), ("view", .string(event.view)),
                ("place", .integer(layer)), ("cause", .text(event.cause)), ("time", .number(event.time)),
                ("order", .integer(event.order)), ("length", .integer(event.duration)),
                ("forced", .bool(event.isForced)),
            ])
        }
    }

    private var traceItems: [TraceItem] {
        snapshot.trace.events.prefix(Self.traceLimit).map { event in
            TraceItem(event: event, layer: snapshot.pathPlaces[event.path].map { indices[$0] } ?? -1)
        }
    }

    // MARK: Values

    private static func pixels(_ rect: PixelRect) -> JSONValue {
        .array([rect.minX, rect.minY, rect.width, rect.height].map { .integer($0) })
    }

    private static func numbers(_ values: [CGFloat]) -> JSONValue { .array(values.map { .number(Double($0)) }) }

    private static func bytes(_ values: [UInt8]) -> JSONValue { .array(values.map { .integer(Int($0)) }) }
}
