import Offstage
import SceneFile
import UIKit

/// The findings of one scene under all circumstances, each told once.
@MainActor
struct SceneAudit {
    private let source: SceneInput
    private let scene: Scene
    private let each: [AuditCircumstances.Circumstance]
    private let types: AccessibilityAuditType

    /// Reads the scene, once: under other circumstances it is the same with other traits.
    init(
        _ source: SceneInput, _ each: [AuditCircumstances.Circumstance], _ types: AccessibilityAuditType
    ) throws(SceneErrors) {
        self.source = source
        self.each = each
        self.types = types
        scene = try source.scene(each[0].base)
    }

    func findings() throws(SceneErrors) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var known: [[String]: Int] = [:]
        for finding in try all() {
            let place = known[finding.key]
            if place == nil, let key = finding.componentKey, let first = known[key] {
                found[first].alike += 1
                known[finding.key] = first
            } else if let place {
                if found[place].circumstances.last != finding.circumstances[0] {
                    found[place].circumstances += finding.circumstances
                }
            } else {
                known[finding.key] = found.count
                if let key = finding.componentKey { known[key] = found.count }
                found.append(finding)
            }
        }
        return found
    }

    /// The findings of each circumstance, in their order.
    private func all() throws(SceneErrors) -> [AuditFinding] {
        var found = [[AuditFinding]?](repeating: nil, count: each.count)
        for index in each.indices where found[index] == nil {
            let played = try play(each[index], isFirst: index == 0)
            found[index] = played.findings
            // Text sizes of its own were tried on the first stage.
            guard index > 0, let dark = each[index].inTheDark, let still = played.still else { continue }
            still.stage.setTraits(scene.varied(each[dark].options).traits)
            found[dark] = issues(on: still.stage, each[dark], laterTypes)
        }
        return found.flatMap { $0 ?? [] }
    }

    /// Whether text follows its size is the same whatever else is different.
    private var laterTypes: AccessibilityAuditType { types.subtracting([.dynamicType, .textClipped]) }

    /// The findings at each time that the scene shows, and its stage, if that shows other appearances by its traits alone.
    private func play(
        _ circumstance: AuditCircumstances.Circumstance, isFirst: Bool
    ) throws(SceneErrors) -> (findings: [AuditFinding], still: SceneStage?) {
        let scene = scene.varied(circumstance.options)
        var renderer = SceneRenderer(scene, at: scene.moments)
        let sceneStage = renderer.sceneStage
        var found: [AuditFinding] = []
        while renderer.nextFrame() != nil {
            found += issues(on: sceneStage.stage, circumstance, isFirst ? types : laterTypes)
        }
        if !sceneStage.problems.isEmpty { throw SceneErrors(sceneStage.problems) }
        return (found, scene.isStill && !sceneStage.keepsAppearance ? sceneStage : nil)
    }

    private func issues(
        on stage: Stage, _ circumstance: AuditCircumstances.Circumstance, _ types: AccessibilityAuditType
    ) -> [AuditFinding] {
        let places = stage.layerSources()
        return stage.accessibility.audit(for: types).map { issue in
            AuditFinding(
                scene: source.name, issue: issue, place: issue.layer.flatMap { places.text(of: $0) },
                circumstances: [circumstance.name])
        }
    }
}
