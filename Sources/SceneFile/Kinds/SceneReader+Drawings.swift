import UIKit
import YAMLTree

extension ValueKind {
    /// The steps of a view's `draw(_:)`.
    static let drawing: ValueKind = .part(.drawing)
}

extension ScenePartKind {
    static let drawing = ScenePartKind(
        "drawing",
        definition: { $0.array(of: $0.anyOf([$0.names(DrawForms.names)] + DrawForms.all.map($0.record))) },
        read: { node, reader in reader.readDrawing(node).map { .nodes($0) } })
}

extension SceneValue {
    var drawing: [DrawOperation]? { nodes() }
}

/// The steps of a `draw:` list.
enum DrawForms {
    static let names = ["save", "restore", "beginTransparencyLayer", "endTransparencyLayer"]
    static let blendModes: [(name: String, mode: CGBlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
        ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("clear", .clear),
        ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop),
        ("destinationOver", .destinationOver), ("destinationIn", .destinationIn),
        ("destinationOut", .destinationOut), ("destinationAtop", .destinationAtop), ("xor", .xor),
        ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
    ]
    static let caps = ["butt", "round", "square"]
    static let joins = ["miter", "round", "bevel"]

    private static let title = "a drawing step"
    private static let color = Field("color", .color, "Default black.")
    private static let evenOdd = Field("usesEvenOddFillRule", .bool, "Default false: non-zero.")
    private static let stroke = [
        color,
        Field("lineWidth", .number(.notNegative), "Points. Default 1."),
        Field("lineCapStyle", .name(caps), "Default butt."),
        Field("lineJoinStyle", .name(joins), "Default miter."),
        Field("miterLimit", .number(.positive), "Default 10."),
        Field("lineDash", .numbers(.notNegative), "Lengths of dashes and gaps in points."),
        Field("lineDashPhase", .number(.any), "Where the pattern begins, in points."),
    ]
    private static let stops = [
        Field("colors", .colors, required: true, "Two or more."),
        Field("locations", .numbers(.unit), "As many as colours; default even."),
        Field(
            "options", .names(["drawsBeforeStartLocation", "drawsAfterEndLocation"]),
            "What goes on beyond the ends. Default none."),
    ]
    private static let linear = Record(
        "the gradient",
        stops + [
            Field("start", .point, required: true, "Where location 0 lies."),
            Field("end", .point, required: true, "Where location 1 lies."),
        ])
    private static let radial = Record(
        "the gradient",
        stops + [
            Field("startCenter", .point, required: true, "The centre of the circle at location 0."),
            Field("startRadius", .number(.notNegative), required: true, "Points."),
            Field("endCenter", .point, required: true, "The centre of the circle at location 1."),
            Field("endRadius", .number(.notNegative), required: true, "Points."),
        ])
    private static let shadow = Record(
        "the shadow",
        [
            Field("offset", .offset, required: true, "Points, downwards positive."),
            Field("blur", .number(.notNegative), required: true, "Core Graphics' blur."),
            Field("color", .color, "Default black at a third."),
        ])

    private static func step(_ key: String, _ kind: ValueKind, _ summary: String, _ more: [Field] = []) -> Record {
        Record(title, [Field(key, kind, required: true, summary)] + more)
    }

    static let all = [
        step("fill", .path, "Filled through UIBezierPath.", [color, evenOdd]),
        step("stroke", .path, "Stroked through UIBezierPath.", stroke),
        step("fillPath", .path, "Filled through CGContext.", [color, evenOdd]),
        step("strokePath", .path, "Stroked through CGContext.", stroke),
        step("image", .image, "The image to draw.", [Field("in", .rect, required: true, "Where.")]),
        step("linearGradient", .record(linear), "Painted over the clip."),
        step("radialGradient", .record(radial), "Painted over the clip."),
        step("clip", .path, "Narrows what follows.", [evenOdd]),
        step("shadow", .record(shadow), "Under what follows."),
        step("alpha", .number(.unit), "The strength of what follows."),
        step("blendMode", .name(blendModes.map(\.name)), "How what follows is mixed."),
        step("concat", .affineTransform, "Maps what follows."),
    ]
}

extension SceneReader {
    fileprivate func readDrawing(_ node: YAMLNode) -> [DrawOperation]? {
        guard let items = readItems(node, expected: "a list of drawing steps") else { return nil }
        var operations: [DrawOperation] = []
        var open: [(name: String, mark: YAMLMark)] = []
        for item in items {
            guard let operation = readStep(item) else { continue }
            operations.append(operation)
            track(operation, at: item.mark, open: &open)
        }
        for (name, mark) in open {
            report("'\(name)' is never ended", at: mark, expected: "a later '\(Self.ends[name] ?? "")'")
        }
        return operations
    }

    private static let ends = ["save": "restore", "beginTransparencyLayer": "endTransparencyLayer"]

    /// Every end needs its beginning, the nearest that is open.
    private func track(_ operation: DrawOperation, at mark: YAMLMark, open: inout [(name: String, mark: YAMLMark)]) {
        let beginning: String
        switch operation {
        case .save: return open.append(("save", mark))
        case .beginTransparencyLayer: return open.append(("beginTransparencyLayer", mark))
        case .restore: beginning = "save"
        case .endTransparencyLayer: beginning = "beginTransparencyLayer"
        default: return
        }
        guard open.last?.name == beginning else {
            return report("'\(Self.ends[beginning] ?? "")' without '\(beginning)' before it", at: mark)
        }
        open.removeLast()
    }

    private func readStep(_ node: YAMLNode) -> DrawOperation? {
        if case .scalar = node.content {
            switch readName(node, of: DrawForms.names) {
            case "save": return .save
            case "restore": return .restore
            case "beginTransparencyLayer": return .beginTransparencyLayer
            case "endTransparencyLayer": return .endTransparencyLayer
            default: return nil
            }
        }
        return readVariant(node, DrawForms.all).flatMap { record in
            switch record.form {
            case 0...3, 7: pathStep(record, record.form)
            case ..<7: paintStep(record, record.form)
            default: stateStep(record, record.form)
            }
        }
    }

    private func pathStep(_ record: SceneRecord, _ form: Int) -> DrawOperation? {
        let key = ["fill", "stroke", "fillPath", "strokePath", "", "", "", "clip"][form]
        guard let path = record[key]?.path else { return nil }
        let color = record.color("color") ?? .black
        let evenOdd = record.bool("usesEvenOddFillRule") ?? false
        switch form {
        case 0: return .fill(path, color, evenOdd: evenOdd)
        case 2: return .fillPath(path, color, evenOdd: evenOdd)
        case 7: return .clip(path, evenOdd: evenOdd)
        default:
            return strokeAttributes(record).map { form == 1 ? .stroke(path, color, $0) : .strokePath(path, color, $0) }
        }
    }

    private func strokeAttributes(_ record: SceneRecord) -> StrokeAttributes? {
        var stroke = StrokeAttributes()
        stroke.lineWidth = CGFloat(record.number("lineWidth") ?? 1)
        stroke.lineCap = ["round": .round, "square": .square][record.text("lineCapStyle")] ?? .butt
        stroke.lineJoin = ["round": .round, "bevel": .bevel][record.text("lineJoinStyle")] ?? .miter
        stroke.miterLimit = CGFloat(record.number("miterLimit") ?? 10)
        stroke.dash = (record["lineDash"]?.numbers ?? []).map { CGFloat($0) }
        stroke.dashPhase = CGFloat(record.number("lineDashPhase") ?? 0)
        guard stroke.dash.isEmpty || stroke.dash.contains(where: { $0 > 0 }) else {
            report("a dash of zeros alone", at: record.mark(of: "lineDash"), expected: "a length above 0")
            return nil
        }
        return stroke
    }

    private func paintStep(_ record: SceneRecord, _ form: Int) -> DrawOperation? {
        if form == 4 {
            guard let image = record["image"]?.image, let rect = record.rect("in") else { return nil }
            return .image(image, rect)
        }
        guard let gradient = record.record(form == 5 ? "linearGradient" : "radialGradient"),
            let stops = gradientStops(gradient)
        else { return nil }
        if form == 5 {
            guard let start = gradient.point("start"), let end = gradient.point("end") else { return nil }
            return .linearGradient(stops, start: start, end: end)
        }
        guard let start = gradient.point("startCenter"), let end = gradient.point("endCenter") else { return nil }
        return .radialGradient(
            stops, start: start, startRadius: CGFloat(gradient.number("startRadius") ?? 0), end: end,
            endRadius: CGFloat(gradient.number("endRadius") ?? 0))
    }

    private func gradientStops(_ record: SceneRecord) -> GradientStops? {
        guard let colors = record["colors"]?.colors else { return nil }
        guard colors.count >= 2 else {
            report("a gradient of \(colors.count) colours", at: record.mark(of: "colors"), expected: "two or more")
            return nil
        }
        let locations = record["locations"]?.numbers
        guard checkLocations(locations, colors: colors.count, at: record.mark(of: "locations")) else { return nil }
        let options = record.names("options") ?? []
        var drawing: CGGradientDrawingOptions = []
        if options.contains("drawsBeforeStartLocation") { drawing.insert(.drawsBeforeStartLocation) }
        if options.contains("drawsAfterEndLocation") { drawing.insert(.drawsAfterEndLocation) }
        return GradientStops(colors: colors, locations: locations?.map { CGFloat($0) }, options: drawing)
    }

    /// Checks that there are as many locations as colours, from 0 to 1, never going back.
    func checkLocations(_ locations: [Double]?, colors: Int, at mark: YAMLMark) -> Bool {
        guard let locations else { return true }
        guard locations.count == colors else {
            report("\(locations.count) locations for \(colors) colours", at: mark, expected: "as many as colours")
            return false
        }
        guard zip(locations, locations.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            report("the locations go back", at: mark, expected: "numbers that rise")
            return false
        }
        return true
    }

    private func stateStep(_ record: SceneRecord, _ form: Int) -> DrawOperation? {
        switch form {
        case 8:
            guard let shadow = record.record("shadow"), let offset = shadow.size("offset") else { return nil }
            let color = shadow.color("color") ?? UIColor(white: 0, alpha: 1.0 / 3)
            return .shadow(offset: offset, blur: CGFloat(shadow.number("blur") ?? 0), color)
        case 9: return record.number("alpha").map { .alpha(CGFloat($0)) }
        case 10: return DrawForms.blendModes.first { $0.name == record.text("blendMode") }.map { .blendMode($0.mode) }
        default: return record["concat"]?.transform.map { .concat(CATransform3DGetAffineTransform($0)) }
        }
    }
}
