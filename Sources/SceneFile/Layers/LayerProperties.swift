import UIKit

/// The rows of layer classes: Core Animation's own table, read as scene keys.
@MainActor
enum LayerProperties {
    /// Keys that the tree itself says, or that no file can give.
    private static let structural: Set = [
        "frame", "bounds", "position", "anchorPoint", "transform", "mask", "sublayers",
    ]
    private static let withoutFileForm: Set = ["name", "delegate", "style", "actions"]

    static func rows(of type: CALayer.Type) -> [PropertyRow] {
        type.properties.compactMap { property in
            guard !structural.contains(property.key), !withoutFileForm.contains(property.key) else { return nil }
            return row(property)
        }
    }

    private static func row(_ property: LayerProperty) -> PropertyRow? {
        guard let kind = kind(of: property) else { return nil }
        let summary = LayerSummaries.text(property.key)
        return PropertyRow(property.key, kind, summary) { object, value, builder in
            guard let layer = object as? CALayer else { return }
            if property.key == "cornerRadius" { return builder.setCornerRadius(value, of: layer) }
            if case .path = property.kind { return builder.setPath(value.path, property, of: layer) }
            // A value of another kind cannot get here: the row's kind comes from the property's.
            _ = property.setValue(Self.object(value, property, builder), of: layer)
        }
    }

    /// The value as Core Animation takes it; nil for null.
    private static func object(_ value: SceneValue, _ property: LayerProperty, _ builder: SceneBuilder) -> Any? {
        switch (value, property.kind) {
        case (.text(let name), .enumeration(let names)): names.first { $0.name == name }?.rawValue
        case (.names(let set), .optionSet(let names)): names.reduce(0) { set.contains($1.name) ? $0 | $1.bit : $0 }
        case (.bool(let value), _): value
        case (.integer(let value), _): value
        case (.number(let value), _): value
        case (.numbers(let values), _): values
        case (.text(let value), _): value
        case (.point(let value), _): value
        case (.size(let value), _): value
        case (.rect(let value), _): value
        case (.color(let color), _): builder.cgColor(color)
        case (.colors(let colors), _): colors.map { builder.cgColor($0) }
        case (.transform(let transform), _): transform
        case (.image(let image), _): builder.image(image).cgImage
        case (.list(let items), .cells): items.compactMap { $0.value.record.map { builder.emitterCell($0) } }
        case (.list(let items), _): items.compactMap { $0.value.record.flatMap { FilterForms.filter($0) } }
        default: nil
        }
    }

    private static func number(_ key: String) -> ValueKind {
        switch key {
        case "instanceCount": .integer(0...1_000_000_000)
        case "seed": .integer(0...4_294_967_295)
        case "levelsOfDetail": .integer(1...60)
        case "levelsOfDetailBias": .integer(-60...60)
        case "cornerRadius": .numberOr("half", .any)
        default: .number(.any)
        }
    }

    static func kind(of property: LayerProperty) -> ValueKind? {
        switch property.kind {
        case .number: number(property.key)
        case .bool: .bool
        case .string: .nullable(.text)
        case .point: .point
        case .size: .offset
        case .rect: .rect
        case .color: .nullable(.color)
        case .path: .nullable(.path)
        case .image: .nullable(.image)
        case .transform: .transform
        case .colors: .nullable(.colors)
        case .numbers: .nullable(.numbers(.any))
        case .filters: property.key == "filters" ? .nullable(.list(.variants(FilterForms.all))) : nil
        case .object: property.key == "compositingFilter" ? .nullable(.name(FilterForms.blendModes)) : nil
        case .enumeration(let names): .name(names.map(\.name))
        case .optionSet(let names): .names(names.map(\.name))
        case .cells: .nullable(.emitterCells)
        case .layer, .layers: nil
        }
    }
}

/// A sentence for editors on keys whose name does not say it all.
enum LayerSummaries {
    static func text(_ key: String) -> String { texts[key] ?? "Core Animation's \(key)." }

    private static let texts = [
        "zPosition": "Paint order among siblings, and depth in three dimensions.",
        "opacity": "From 0 to 1.",
        "isHidden": "Hides the layer and all below it.",
        "cornerRadius": "Points, brought down to half the shorter side; half is that, and follows the bounds.",
        "maskedCorners": "The corners that are round. Default all.",
        "cornerCurve": "circular or continuous.",
        "borderWidth": "Points, inside the bounds.",
        "borderColor": "Default black.",
        "masksToBounds": "Clips content and sublayers to the outline, and removes the shadow.",
        "shadowColor": "Default black.",
        "shadowOpacity": "From 0 to 1. Default 0: no shadow.",
        "shadowOffset": "Points, downwards positive. Default [0, -3].",
        "shadowRadius": "Points. Default 3.",
        "shadowPath": "bounds, outline or any path; null, the default, takes the outline of what is drawn.",
        "contents": "A picture.",
        "contentsGravity": "How contents lie in the bounds; top and bottom count from below.",
        "contentsRect": "The part of the picture, from 0 to 1.",
        "contentsCenter": "The part that stretches, from 0 to 1.",
        "contentsScale": "Pixels a point of the contents.",
        "shouldRasterize": "Keeps the subtree as a bitmap.",
        "rasterizationScale": "Pixels a point of that bitmap. Default 1.",
        "filters": "Filters of the finished picture.",
        "compositingFilter": "How the finished picture is mixed with what lies below.",
        "allowsGroupOpacity": "Fades the subtree as one picture. Default true.",
        "sublayerTransform": "Maps the sublayers about the anchor point.",
        "path": "In the layer's space; bounds, outline or any path.",
        "lineDashPattern": "Lengths of dashes and gaps in points.",
        "colors": "The gradient's colours.",
        "locations": "From 0 to 1, as many as colours; null is even.",
        "startPoint": "In the unit square of the bounds.",
        "endPoint": "In the unit square of the bounds.",
        "instanceCount": "How many copies. Default 1.",
        "emitterCells": "What is emitted: a list of cells. Angles are degrees.",
        "birthRate": "Multiplies the cells' births a second. Default 1.",
        "lifetime": "Multiplies the cells' lifetimes. Default 1.",
        "emitterPosition": "The middle of the shape, in the layer's space.",
        "emitterSize": "Of the shape; the width is the radius of a circle or sphere.",
        "emitterShape": "Where particles are born. Default point.",
        "emitterMode": "The part of the shape where they are. Default volume.",
        "renderMode": "The order in which particles are drawn, or additive.",
        "seed": "The same seed gives the same particles. Default 0.",
        "scrollMode": "The axes that scroll. Default both.",
        "tileSize": "Pixels of a tile. Default [256, 256].",
        "levelsOfDetail": "How many there are, each half as fine as the one before. Default 1.",
        "levelsOfDetailBias": "How often the first of them is twice as fine as contentsScale says. Default 0.",
        "instanceTransform": "From one copy to the next, about the centre of the bounds.",
    ]
}

/// What a layer calls a view's property, where that is another name.
enum LayerNames {
    static let ofViews = [
        "alpha": "opacity", "clipsToBounds": "masksToBounds", "center": "position", "contentMode": "contentsGravity",
        "image": "contents", "contentScaleFactor": "contentsScale", "transform3D": "transform",
    ]
}
