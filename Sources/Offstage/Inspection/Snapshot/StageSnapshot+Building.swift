import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

extension StageSnapshot {
    /// Describes a stage as it is, after `frame` was made of it.
    /// - Parameter constraintOrigins: where the constraints stand in a file.
    @MainActor
    package init(of stage: Stage, in frame: Frame, constraintOrigins: ConstraintOrigins = ConstraintOrigins()) {
        var builder = SnapshotBuilder(stage: stage, constraintOrigins: constraintOrigins)
        stage.perform { for window in stage.windows { builder.add(window) } }
        layers = builder.layers
        places = builder.places
        pathPlaces = Dictionary(layers.enumerated().map { ($1.path, $0) }) { first, _ in first }
        constraints = builder.constraints.readings
        ambiguities = builder.constraints.ambiguities
        defaults = builder.defaults
        sourceTexts = builder.sources.texts
        size = stage.screen.bounds.size
        displayRate = stage.displayRate
        device = Self.title(of: stage)
        self.frame = frame
        trace = stage.lastTrace
        let labels = Dictionary(layers.enumerated().map { ("\($1.className):\($1.label)", $0) }) { first, _ in first }
        notes = stage.diagnostics.all.map {
            Note(kind: $0.kind.rawValue, message: $0.message, layers: $0.views.compactMap { labels[$0] })
        }
        notes += frame.diagnostics.map { Note(kind: "plan", message: $0, layers: []) }
    }

    @MainActor
    private static func title(of stage: Stage) -> String {
        let traits = stage.traitCollection
        let scale = HierarchyReport.text(stage.screen.scale)
        var words = [stage.device.name, "\(scale)x", traits.userInterfaceStyle == .dark ? "dark" : "light"]
        if traits.layoutDirection == .rightToLeft { words.append("right to left") }
        return words.joined(separator: " ")
    }
}

/// Walks the windows of a stage.
@MainActor
private struct SnapshotBuilder {
    private(set) var layers: [StageSnapshot.Layer] = []
    private(set) var places: [LayerID: Int] = [:]
    private(set) var defaults: [String: [(key: String, value: String)]] = [:]
    let sources: LayerSources
    private(set) var constraints: ConstraintReader
    private var pictures: LayerPictures
    /// Reading back every property of a very large tree takes longer than anyone waits.
    private static let detailLimit = 20_000

    init(stage: Stage, constraintOrigins: ConstraintOrigins) {
        sources = stage.layerSources()
        pictures = LayerPictures(stage)
        constraints = ConstraintReader(origins: constraintOrigins)
    }

    /// Without recursion: trees may be deeper than the stack.
    mutating func add(_ window: UIWindow) {
        var waiting: [(layer: CALayer, parent: Int?, path: LayerPath, isMoving: Bool)] = [
            (window.layer, nil, window.layerPath, false)
        ]
        var views: [(view: UIView, place: Int)] = []
        while let (layer, parent, path, isParentMoving) = waiting.popLast() {
            let place = layers.count
            places[layer.renderID] = place
            if let view = layer.delegate as? UIView { views.append((view, place)) }
            let animations = StageSnapshot.AnimationReading.all(of: layer)
            let isMoving = isParentMoving || !animations.isEmpty
            layers.append(
                describe(layer, parent: parent, path: path, in: window, animations, isMoving: isMoving))
            waiting += layer.placedLayersBelow(at: path).reversed().map { ($0.layer, place, $0.path, isMoving) }
        }
        constraints.read(window, views: views)
        for (place, placing) in constraints.placing where layers[place].constraints.isEmpty {
            layers[place].constraints = placing
        }
    }

    private mutating func describe(
        _ layer: CALayer, parent: Int?, path: LayerPath, in window: UIWindow,
        _ animations: [StageSnapshot.AnimationReading], isMoving: Bool
    ) -> StageSnapshot.Layer {
        let shown = isMoving ? layer.presentation() : nil
        let view = layer.delegate as? UIView
        let name = view?.renderName ?? layer.name
        let isDetailed = layers.count < Self.detailLimit
        if isDetailed { addDefaults(of: layer) }
        return StageSnapshot.Layer(
            id: layer.renderID, parent: parent, isView: view != nil, isMask: path.steps.last == .mask,
            className: PublicName.of(view ?? layer), layerClass: "\(type(of: layer))",
            label: name ?? path.description, hasID: name != nil, path: path.description,
            text: (view as? UILabel).flatMap { StageSnapshot.TextReading($0) },
            corners: corners(
                of: shown ?? layer, in: shown == nil ? window.layer : window.layer.presentation() ?? window.layer,
                window), isHidden: layer.isHidden, opacity: layer.opacity,
            backgroundColor: layer.backgroundColor, cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
            borderColor: layer.borderColor, zPosition: layer.zPosition, frame: layer.frame, bounds: layer.bounds,
            presented: animations.isEmpty ? nil : shown.map { .init(frame: $0.frame, bounds: $0.bounds) },
            properties: isDetailed ? changed(layer) + (view.map(changed) ?? []) : [], clips: layer.masksToBounds,
            constraints: [], hitTest: view.map(hitTest), picture: pictures.picture(of: layer.renderID),
            sources: sources.places(of: layer.renderID), animations: animations)
    }

    /// - Parameter root: the window's layer, or the presentation of it that belongs to the layer's.
    private func corners(of layer: CALayer, in root: CALayer, _ window: UIWindow) -> [CGPoint] {
        let bounds = layer.bounds
        let points = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { point in
            let inWindow = layer.model() === window.layer ? point : layer.convert(point, to: root)
            let origin = window.bounds.origin
            return CGPoint(
                x: inWindow.x - origin.x + window.frame.minX, y: inWindow.y - origin.y + window.frame.minY)
        }
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? points : []
    }

    // MARK: Properties

    /// Shown elsewhere, or no values.
    private static let skipped: Set<String> = [
        "sublayers", "superlayer", "delegate", "frame", "mask", "name", "style", "actions",
    ]

    private mutating func addDefaults(of layer: CALayer) {
        let type = type(of: layer)
        guard defaults["\(type)"] == nil else { return }
        defaults["\(type)"] = type.properties.filter { !Self.skipped.contains($0.key) }.map {
            ($0.key, PropertyText.text($0.defaultValue, $0.kind))
        }
    }

    private func changed(_ layer: CALayer) -> [(key: String, value: String)] {
        type(of: layer).properties.compactMap { property in
            guard !Self.skipped.contains(property.key) else { return nil }
            let value = property.value(of: layer)
            // A drawing of its own is no content that anyone set; views with text have theirs told in words.
            if property.key == "contents", value is LayerBackingStore { return nil }
            let text = PropertyText.text(value, property.kind)
            return text == PropertyText.text(property.defaultValue, property.kind) ? nil : (property.key, text)
        }
    }

    private func changed(_ view: UIView) -> [(key: String, value: String)] {
        var result: [(key: String, value: String)] = []
        if !view.isUserInteractionEnabled { result.append(("isUserInteractionEnabled", "false")) }
        if view.tag != 0 { result.append(("tag", "\(view.tag)")) }
        if view.contentMode != .scaleToFill { result.append(("contentMode", "\(view.contentMode)")) }
        if !view.translatesAutoresizingMaskIntoConstraints {
            result.append(("translatesAutoresizingMaskIntoConstraints", "false"))
        }
        return result
    }

    // MARK: Hit test

    private func hitTest(_ view: UIView) -> StageSnapshot.HitTest {
        let origin = view.pointFromSuperview(.zero)
        let (x, y) = (view.pointFromSuperview(CGPoint(x: 1, y: 0)), view.pointFromSuperview(CGPoint(x: 0, y: 1)))
        var affine: [CGFloat]?
        if CATransform3DIsAffine(view.layer.transform), view.layer.isAffineInPlane, let origin, let x, let y {
            affine = [x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y, origin.x, origin.y]
        }
        return StageSnapshot.HitTest(
            obstacle: view.hitTestObstacle?.sentence, fromSuperview: affine,
            hasOwnAnswer: HitTestOverrides.hasOwnAnswer(type(of: view)))
    }
}
