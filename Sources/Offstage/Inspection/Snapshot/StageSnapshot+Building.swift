import CoreGraphics
import Foundation
import RenderServer
import UIKit

extension StageSnapshot {
    /// Describes a stage as it is, after `frame` was made of it.
    /// - Parameter constraintOrigins: where the constraints stand in a file.
    @MainActor
    package init(of stage: Stage, in frame: Frame, constraintOrigins: ConstraintOrigins = ConstraintOrigins()) {
        var reader = SnapshotReader()
        self = reader.snapshot(of: stage, in: frame, constraintOrigins: constraintOrigins)
    }

    @MainActor
    init(of stage: Stage, in frame: Frame, _ builder: SnapshotBuilder) {
        layers = builder.layers
        places = builder.places
        pathPlaces = Self.places(of: Set(stage.lastTrace.events.map(\.path)), in: builder.layers)
        constraints = builder.constraints.readings
        ambiguities = builder.constraints.ambiguities
        defaults = builder.defaults
        sourceTexts = builder.sources.texts
        size = stage.screen.bounds.size
        displayRate = stage.displayRate
        device = Self.title(of: stage)
        self.frame = frame
        trace = stage.lastTrace
        lists = stage.lastListTrace
        skeleton = LayoutReport(of: stage).lists.flatMap(\.skeleton.pieces)
        elements = stage.perform { SpokenTree(stage.host.accessibilityTree).elements }
        utterances = stage.reader?.utterances ?? []
        notes = Self.notes(stage.diagnostics.all, about: builder.layers)
        notes += frame.diagnostics.map { Note(kind: "plan", message: $0, layers: []) }
    }

    private static func places(of paths: Set<String>, in layers: [Layer]) -> [String: Int] {
        if paths.isEmpty { return [:] }
        let found = layers.indices.lazy.filter { paths.contains(layers[$0].path) }
        return Dictionary(found.map { (layers[$0].path, $0) }) { first, _ in first }
    }

    private static func notes(_ diagnostics: [Diagnostic], about layers: [Layer]) -> [Note] {
        let wanted = Set(diagnostics.flatMap(\.views))
        var places: [String: Int] = [:]
        if !wanted.isEmpty {
            for (place, layer) in layers.enumerated() {
                let label = "\(layer.className):\(layer.label)"
                if places[label] == nil, wanted.contains(label) { places[label] = place }
            }
        }
        return diagnostics.map {
            Note(kind: $0.kind.rawValue, message: $0.message, layers: $0.views.compactMap { places[$0] })
        }
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
