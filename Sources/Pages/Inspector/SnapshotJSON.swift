import CoreGraphics
import Foundation
import Offstage
import RenderServer
import UIKit

/// A snapshot as the inspector's script reads it. Names are short where there is one a layer.
struct SnapshotJSON {
    private let snapshot: StageSnapshot

    init(_ snapshot: StageSnapshot) {
        self.snapshot = snapshot
    }

    var value: JSONValue {
        let frame = snapshot.frame
        return .object([
            ("size", Self.numbers([snapshot.size.width, snapshot.size.height])), ("scale", .number(frame.scale)),
            ("picture", Self.png(frame.image)), ("layers", .array(snapshot.layers.map(layer))),
            ("defaults", defaults), ("passes", passes), ("statistics", .string(frame.statistics.text)),
            ("overlays", .array(DebugOverlay.Kind.allCases.map(overlay))), ("trace", trace),
            ("diagnostics", .array((snapshot.diagnostics + frame.diagnostics).map { .string($0) })),
        ])
    }

    // MARK: Layers

    private func layer(_ layer: StageSnapshot.Layer) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("p", .integer(layer.parent ?? -1)), ("c", .string(layer.className)), ("n", .string(layer.label)),
            ("q", Self.numbers(layer.corners.flatMap { [$0.x, $0.y] })),
        ]
        if layer.isView { members.append(("v", .integer(1))) }
        if layer.isHidden { members.append(("h", .integer(1))) }
        if layer.opacity != 1 { members.append(("o", .number(Double(layer.opacity)))) }
        if let color = Self.css(layer.backgroundColor) { members.append(("f", .string(color))) }
        if layer.cornerRadius != 0 { members.append(("r", .number(Double(layer.cornerRadius)))) }
        if layer.borderWidth > 0, let color = Self.css(layer.borderColor) {
            members += [("bw", .number(Double(layer.borderWidth))), ("bc", .string(color))]
        }
        if layer.zPosition != 0 { members.append(("z", .number(Double(layer.zPosition)))) }
        members += [
            ("fr", Self.numbers(layer.frame)), ("b", Self.numbers(layer.bounds)),
            ("s", .object(layer.properties.map { ($0.key, .string($0.value)) })),
        ]
        if !layer.constraints.isEmpty { members.append(("k", .array(layer.constraints.map(constraint)))) }
        if let picture = layer.picture { members.append(("png", Self.png(picture))) }
        if let hitTest = layer.hitTest { members += Self.members(hitTest) }
        if !layer.sources.isEmpty { members.append(("src", .array(layer.sources.map(place)))) }
        return .object(members)
    }

    /// `[file, line, column, last line]`, the file by its place in `SourceTextsJSON`.
    private func place(_ source: SourcePlace) -> JSONValue {
        let file = snapshot.sourceTexts.firstIndex { $0.file == source.file } ?? -1
        return .array([file, source.line, source.column, source.lastLine].map { .integer($0) })
    }

    private func constraint(_ constraint: StageSnapshot.ConstraintReading) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [("text", .string(constraint.text))]
        if constraint.isBroken { members.append(("broken", .bool(true))) }
        if let sides = constraint.sides {
            members += [
                ("value", .number(Double(sides.first))), ("slack", .number(Double(sides.first - sides.second))),
            ]
        }
        return .object(members)
    }

    private static func members(_ hitTest: StageSnapshot.HitTest) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        if let obstacle = hitTest.obstacle { members.append(("no", .string(obstacle))) }
        if let map = hitTest.fromSuperview { members.append(("m", exact(map))) }
        if hitTest.hasOwnAnswer { members.append(("own", .integer(1))) }
        return members
    }

    private var defaults: JSONValue {
        .object(
            snapshot.defaults.sorted { $0.key < $1.key }.map { name, values in
                (name, .object(values.map { ($0.key, .string($0.value)) }))
            })
    }

    // MARK: Passes

    private var passes: JSONValue {
        let quads = snapshot.frame.plan.screenQuads
        return .array(
            zip(snapshot.frame.plan.passes, quads).map { pass, quad in
                let reasons = pass.reasons.sorted()
                let scale = snapshot.frame.scale
                return .object([
                    ("purpose", .string(pass.purpose.rawValue)), ("layer", .string(pass.layer)),
                    ("place", .integer(pass.layerID.flatMap { snapshot.places[$0] } ?? -1)),
                    ("reasons", .array(reasons.map { .string($0.rawValue) })),
                    ("why", .array(reasons.map { .string($0.sentence) })),
                    ("cure", .array(reasons.compactMap(\.removal).map { .string($0) })),
                    ("rect", .string(pass.rect.description)), ("stored", .integer(pass.bytesStored)),
                    ("loaded", .integer(pass.bytesLoaded)), ("depth", .integer(pass.depth)),
                    ("reads", .array(pass.reads.map { .integer($0.index) })),
                    ("q", Self.numbers((quad ?? []).flatMap { [$0.x / scale, $0.y / scale] })),
                ])
            })
    }

    private func overlay(_ kind: DebugOverlay.Kind) -> JSONValue {
        let scale = snapshot.frame.scale
        let notes = DebugOverlay.notes(kind, of: snapshot.frame).prefix(5000)
        return .object([
            ("name", .string(kind.rawValue)),
            (
                "legend",
                .array(
                    DebugOverlay.legend(kind, of: snapshot.frame).map {
                        .object([("color", Self.bytes($0.color)), ("text", .string($0.text))])
                    })
            ),
            (
                "notes",
                .array(
                    notes.map { note in
                        let rect = [note.rect.minX, note.rect.minY, note.rect.width, note.rect.height]
                        return .object([
                            ("rect", .array(rect.map { .number(Double($0) / scale) })),
                            ("color", Self.bytes(note.color)), ("strength", .integer(Int(note.strength))),
                            ("label", note.label.map { .string($0) } ?? .null),
                        ])
                    })
            ),
        ])
    }

    // MARK: Trace

    private static let traceLimit = 20_000

    private var trace: JSONValue {
        .array(
            snapshot.trace.events.prefix(Self.traceLimit).map { event in
                .object([
                    ("turn", .integer(event.turn)), ("phase", .string(event.phase.rawValue)),
                    ("view", .string(event.view)), ("cause", event.cause.map { .string($0) } ?? .null),
                    ("time", .number(event.time)), ("order", .integer(event.order)),
                    ("length", .integer(event.duration)), ("forced", .bool(event.isForced)),
                ])
            })
    }

    // MARK: Values

    private static func numbers(_ values: [CGFloat]) -> JSONValue { .array(values.map { .number(Double($0)) }) }

    private static func numbers(_ rect: CGRect) -> JSONValue {
        numbers([rect.origin.x, rect.origin.y, rect.width, rect.height])
    }

    /// All digits, as texts: what is computed with them must not move.
    private static func exact(_ values: [CGFloat]) -> JSONValue { .array(values.map { .string("\(Double($0))") }) }

    private static func bytes(_ values: [UInt8]) -> JSONValue { .array(values.map { .integer(Int($0)) }) }

    private static func png(_ image: CGImage) -> JSONValue {
        guard let bytes = try? PNG.encode(image) else { return .null }
        return .string(PageText.base64(bytes))
    }

    private static func css(_ color: CGColor?) -> String? {
        guard let bytes = color?.color8, bytes.alpha > 0 else { return nil }
        let channels = [bytes.red, bytes.green, bytes.blue, bytes.alpha]
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
