import CoreGraphics
import Foundation
import Offstage
import Rasterizer
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
            ("constraints", .array(snapshot.constraints.map(constraint))),
            ("open", .array(snapshot.ambiguities.map(open))),
            ("defaults", defaults), ("passes", passes), ("statistics", .string(frame.statistics.text)),
            ("overlays", .array(DebugOverlay.Kind.allCases.map(overlay))), ("trace", trace),
            ("notes", .array(snapshot.notes.map(note))),
        ])
    }

    // MARK: Layers

    private func layer(_ layer: StageSnapshot.Layer) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("p", .integer(layer.parent ?? -1)), ("c", .string(layer.className)), ("n", .string(layer.label)),
            ("q", Self.numbers(layer.corners.flatMap { [$0.x, $0.y] })),
        ]
        if layer.hasID { members.append(("id", .string(layer.path))) }
        if layer.layerClass != "CALayer" { members.append(("lc", .string(layer.layerClass))) }
        if layer.isView { members.append(("v", .integer(1))) }
        if layer.isMask { members.append(("mask", .integer(1))) }
        if layer.clips { members.append(("cl", .integer(1))) }
        if let text = layer.text { members.append(("t", Self.text(text))) }
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
        if !layer.constraints.isEmpty { members.append(("k", .array(layer.constraints.map { .integer($0) }))) }
        if let picture = layer.picture {
            members.append(("png", Self.png(picture.image)))
            if picture.rect != layer.bounds { members.append(("pr", Self.numbers(picture.rect))) }
        }
        if let hitTest = layer.hitTest { members += Self.members(hitTest) }
        if !layer.sources.isEmpty { members.append(("src", .array(layer.sources.map(place)))) }
        return .object(members)
    }

    /// `[file, line, column, last line]`, the file by its place in `SourceTextsJSON`.
    private func place(_ source: SourcePlace) -> JSONValue {
        let file = snapshot.sourceTexts.firstIndex { $0.file == source.file } ?? -1
        return .array([file, source.line, source.column, source.lastLine].map { .integer($0) })
    }

    private static func text(_ text: StageSnapshot.TextReading) -> JSONValue {
        .object([
            ("text", .string(text.text)), ("fonts", strings(text.fonts)), ("colors", strings(text.colors)),
            ("alignment", .string(text.alignment)), ("limit", .integer(text.lineLimit)),
            ("lines", strings(text.lines)), ("cut", .bool(text.isTruncated)),
        ])
    }

    // MARK: Constraints

    private func constraint(_ constraint: StageSnapshot.ConstraintReading) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("text", .string(constraint.text)), ("kind", .string(constraint.kind)),
            ("left", .number(Double(constraint.left))), ("right", .number(Double(constraint.right))),
            ("slack", .number(Double(constraint.slack))), ("priority", .number(constraint.priority)),
            ("items", .array(constraint.items.map { .integer($0) })), ("ends", Self.strings(constraint.attributes)),
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
        .object([("layer", .integer(ambiguity.layer)), ("why", Self.strings(ambiguity.sentences))])
    }

    private func note(_ note: StageSnapshot.Note) -> JSONValue {
        .object([
            ("kind", .string(note.kind)), ("text", .string(note.message)),
            ("layers", .array(note.layers.map { .integer($0) })),
        ])
    }

    // MARK: Hit tests

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
                    ("rect", Self.pixels(pass.rect)), ("stored", .integer(pass.bytesStored)),
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
                    ("view", .string(event.view)), ("place", .integer(snapshot.pathPlaces[event.path] ?? -1)),
                    ("cause", event.cause.map { .string($0) } ?? .null),
                    ("time", .number(event.time)), ("order", .integer(event.order)),
                    ("length", .integer(event.duration)), ("forced", .bool(event.isForced)),
                ])
            })
    }

    // MARK: Values

    private static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }

    private static func pixels(_ rect: PixelRect) -> JSONValue {
        .array([rect.minX, rect.minY, rect.width, rect.height].map { .integer($0) })
    }

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
