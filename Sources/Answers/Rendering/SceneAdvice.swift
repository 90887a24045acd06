import Offstage
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// What was found for one scene, a frame each, and what all of it together does.
struct SceneAdvice: Sendable {
    let source: SceneInput
    let problems: [Problem]
    /// Where the layers are written.
    let sources: LayerSources
    let followed: FollowedAdvice
    /// What costs over and over in the scene's film; nil where none was looked at.
    var film: [FilmFinding]?
    /// What is dear about pictures, each once, in the frame in which it saves most.
    let pictures: [PictureFinding]
    private let frames: [(frame: Frame, search: AdviceSearch)]
    private let budget: Int

    /// Draws the scene's frames and tries what may spare their passes.
    init(_ source: SceneInput, _ build: SceneBuild, drawing: Drawing, adviser: Adviser) {
        self.source = source
        problems = build.problems
        sources = build.sources
        budget = adviser.budget
        let drawn = build.drawn(drawing)
        frames = drawn.map { frame in
            let search = frame.search(with: adviser) {
                Terminal.current.status("\(source.name): \($0.counted("change")) tried")
            }
            return (frame, search)
        }
        pictures = Self.dearest(drawn.flatMap(\.pictureFindings))
        followed = FollowedAdvice(drawn, frames.flatMap(\.search.advice), tolerance: adviser.tolerance)
    }

    var passes: Int { frames.reduce(0) { $0 + $1.frame.statistics.offscreenPasses.count } }

    /// The scene's name and its advice; nothing for a scene without passes.
    var lines: [String] {
        let found = frames.filter { !$0.search.advice.isEmpty }.flatMap { frame, search in
            let time = frames.count > 1 ? " at \(frame.time) s" : ""
            let count = frame.statistics.offscreenPasses.count
            return ["\(source.name)\(time): \(count.counted("offscreen pass"))"]
                + search.advice.map { $0.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
                + cutShort(search)
        }
        let filmed = (film ?? []).map {
            $0.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        }
        let film = filmed.isEmpty ? [] : ["\(source.name), over the film:"] + filmed
        return found + film + pictureLines
            + (isWorthSumming ? followed.description.split(separator: "\n").map { "  together: \($0)" } : [])
    }

    private var pictureLines: [String] {
        guard !pictures.isEmpty else { return [] }
        return ["\(source.name): \(pictures.count.counted("dear picture"))"]
            + pictures.map { finding in
                finding.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
            }
    }

    /// Of a layer's picture and a fault the finding that saves most, in the order of what they save.
    private static func dearest(_ findings: [PictureFinding]) -> [PictureFinding] {
        let dearest = findings.enumerated().sorted { a, b in
            (b.element.bytesSaved, a.offset) < (a.element.bytesSaved, b.offset)
        }
        var known: Set<[String]> = []
        return dearest.map(\.element).filter { known.insert([$0.layer, $0.picture, $0.fault.rawValue]).inserted }
    }

    private func cutShort(_ search: AdviceSearch) -> [String] {
        guard search.cutShort > 0 else { return [] }
        return [
            "  the budget of \(budget / 1_000_000) million pixels ended after \(search.work.tried.counted("change")): of "
                + "\(search.cutShort) of \(search.advice.count.counted("layer")) not all were tried; "
                + "--budget \(budget / 100_000) goes on"
        ]
    }

    /// One remedy says it all itself.
    private var isWorthSumming: Bool { advice.filter { $0.remedy != nil }.count > 1 }

    /// - Parameter written: The changed scene, where it was written.
    @MainActor
    func jsonValue(written: AdvisedFile?) -> JSONValue {
        .object([
            ("scene", .string(source.name)), ("offscreenPasses", .integer(passes)),
            ("advice", .array(advice.map(\.jsonValue))), ("pictures", .array(pictures.map(\.jsonValue))),
            ("together", followed.jsonValue),
            ("changesTried", .integer(frames.reduce(0) { $0 + $1.search.work.tried })),
            ("layersCutShort", .integer(frames.reduce(0) { $0 + $1.search.cutShort })),
            ("film", film.map { .array($0.map(\.jsonValue)) } ?? .null), ("written", written?.jsonValue ?? .null),
        ])
    }

    private var advice: [Advice] { frames.flatMap(\.search.advice) }

    static func summary(_ scenes: [SceneAdvice]) -> String {
        let all = scenes.flatMap(\.advice)
        let avoidable = all.filter { $0.remedy != nil }.count
        let passes = scenes.reduce(0) { $0 + $1.passes }
        return "\(scenes.count.counted("scene")), \(passes.counted("offscreen pass")), "
            + "\(all.count.counted("layer", "force")) them, \(avoidable) need not"
    }
}
