import Foundation
import Offstage
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// What stands in the way of those who see, hear or touch otherwise, in scenes.
package struct AuditQuestion: Question {
    package static let command = "audit"

    private let files: SceneFiles
    private let variant: Variant
    private let types: AccessibilityAuditType
    private let circumstances: AuditCircumstances
    private let junit: String?

    /// - Parameter junit: The file that results are written to for CI systems; nil for none.
    package init(
        _ files: SceneFiles, _ variant: Variant = Variant(), types: AccessibilityAuditType = .all,
        circumstances: AuditCircumstances = AuditCircumstances(), junit: String? = nil
    ) {
        self.files = files
        self.variant = variant
        self.types = types
        self.circumstances = circumstances
        self.junit = junit
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        if junit == OutputFile.standard { Terminal.current.takeStandardOutput() }
        let sources = try files.scenes()
        let each = circumstances.each(over: try variant.sceneOptions())
        var findings: [[AuditFinding]] = []
        var isUnreadable = false
        for source in sources {
            Terminal.current.status("\(source.name): \(findings.count + 1) of \(sources.count)")
            do {
                let found = try Self.findings(source, each, types)
                for finding in found { answer.tell(finding.line(of: each.count)) }
                answer.add(results: found.map(\.jsonValue))
                findings.append(found)
            } catch {
                answer.report(error.errors.map { Problem($0) })
                isUnreadable = true
                findings.append([])
            }
        }
        let count = findings.reduce(0) { $0 + $1.count }
        answer.tell("\(count.counted("finding")) in \(sources.count.counted("scene"))")
        if let junit {
            let xml = AuditXML(Array(zip(sources.map(\.name), findings)), of: each.count).text
            try OutputFile.write(Data(xml.utf8), to: junit)
        }
        if isUnreadable { throw ExitStatus.badInput }
        if count > 0 { throw ExitStatus.differs }
    }

    /// The findings of a scene under all circumstances, each told once.
    @MainActor
    private static func findings(
        _ source: SceneInput, _ each: [AuditCircumstances.Circumstance], _ types: AccessibilityAuditType
    ) throws(SceneErrors) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var known: [[String]: Int] = [:]
        for (index, circumstance) in each.enumerated() {
            // Whether text follows its size is the same whatever else is different.
            let asked = index == 0 ? types : types.subtracting([.dynamicType, .textClipped])
            for finding in try issues(source, circumstance, asked) {
                let place = known[finding.key]
                if place == nil, let key = finding.componentKey, let first = known[key] {
                    found[first].alike += 1
                    known[finding.key] = first
                } else if let place {
                    if found[place].circumstances.last != circumstance.name {
                        found[place].circumstances.append(circumstance.name)
                    }
                } else {
                    known[finding.key] = found.count
                    if let key = finding.componentKey { known[key] = found.count }
                    found.append(finding)
                }
            }
        }
        return found
    }

    /// The findings at each time that the scene shows.
    @MainActor
    private static func issues(
        _ source: SceneInput, _ circumstance: AuditCircumstances.Circumstance, _ types: AccessibilityAuditType
    ) throws(SceneErrors) -> [AuditFinding] {
        let scene = try source.scene(circumstance.options)
        var renderer = SceneRenderer(scene, at: scene.moments)
        var found: [AuditFinding] = []
        while renderer.nextFrame() != nil {
            let stage = renderer.sceneStage.stage
            let places = stage.layerSources()
            found += stage.accessibility.audit(for: types).map { issue in
                AuditFinding(
                    scene: source.name, issue: issue, place: issue.layer.flatMap { places.text(of: $0) },
                    circumstances: [circumstance.name])
            }
        }
        if !renderer.sceneStage.problems.isEmpty { throw SceneErrors(renderer.sceneStage.problems) }
        return found
    }
}
