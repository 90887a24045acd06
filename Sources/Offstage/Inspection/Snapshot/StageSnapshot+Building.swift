import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

extension StageSnapshot {
    /// Describes a stage as it is, after `frame` was made of it.
    @MainActor
    package init(of stage: Stage, in frame: Frame) {
        var builder = SnapshotBuilder(stage: stage)
        stage.perform { for window in stage.windows { builder.add(window) } }
        layers = builder.layers
        places = builder.places
        defaults = builder.defaults
        sourceTexts = builder.sources.texts
        size = stage.screen.bounds.size
        self.frame = frame
        trace = stage.lastTrace
        diagnostics = stage.diagnostics.messages
    }
}

/// Walks the windows of a stage.
@MainActor
private struct SnapshotBuilder {
    private(set) var layers: [StageSnapshot.Layer] = []
    private(set) var places: [LayerID: Int] = [:]
    private(set) var defaults: [String: [(key: String, value: String)]] = [:]
    let sources: LayerSources
    private var pictures: LayerPictures
    /// Reading back every property of a very large tree takes longer than anyone waits.
    private static let detailLimit = 20_000

    init(stage: Stage) {
        sources = stage.layerSources()
        pictures = LayerPictures(stage)
    }

    /// Without recursion: trees may be deeper than the stack.
    mutating func add(_ window: UIWindow) {
        var waiting: [(layer: CALayer, parent: Int?, path: String)] = [(window.layer, nil, window.path)]
        while let (layer, parent, path) = waiting.popLast() {
            let place = layers.count
            places[layer.renderID] = place
            layers.append(describe(layer, parent: parent, path: path, in: window))
            var counts = (views: 0, layers: 0)
            let children = (layer.sublayers ?? []).map { sublayer in
                guard sublayer.delegate is UIView else {
                    defer { counts.layers += 1 }
                    return (sublayer, place as Int?, "\(path)~\(counts.layers)")
                }
                defer { counts.views += 1 }
                let isRoot = path == "window" && counts.views == 0
                return (sublayer, place as Int?, isRoot ? "view" : "\(path).\(counts.views)")
            }
            waiting += children.reversed()
        }
    }

    private mutating func describe(
        _ layer: CALayer, parent: Int?, path: String, in window: UIWindow
    ) -> StageSnapshot.Layer {
        let view = layer.delegate as? UIView
        let isDetailed = layers.count < Self.detailLimit
        if isDetailed { addDefaults(of: layer) }
        return StageSnapshot.Layer(
            parent: parent, isView: view != nil, className: view?.className ?? "\(type(of: layer))",
            label: view?.renderName ?? layer.name ?? path,
            corners: corners(of: layer, in: window), isHidden: layer.isHidden, opacity: layer.opacity,
            backgroundColor: layer.backgroundColor, cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
            borderColor: layer.borderColor, zPosition: layer.zPosition, frame: layer.frame, bounds: layer.bounds,
            properties: isDetailed ? changed(layer) + (view.map(changed) ?? []) : [],
            constraints: view?.constraints.map { StageSnapshot.ConstraintReading($0, in: window) } ?? [],
            hitTest: view.map(hitTest), picture: pictures.picture(of: layer.renderID),
            sources: sources.places(of: layer.renderID))
    }

    private func corners(of layer: CALayer, in window: UIWindow) -> [CGPoint] {
        let bounds = layer.bounds
        let points = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { point in
            let inWindow = layer === window.layer ? point : layer.convert(point, to: window.layer)
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
            let text = PropertyText.text(property.value(of: layer), property.kind)
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
