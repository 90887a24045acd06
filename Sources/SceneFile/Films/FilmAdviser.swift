import CoreGraphics
import Foundation
import Offstage
import RenderServer
import UIKit

/// Looks for what costs over and over in a film, and tries each remedy on the whole film: the scene's text is changed and
/// filmed again, a layout is left out, a shadow's path follows its bounds.
@MainActor
package struct FilmAdviser {
    let scene: Scene
    let film: SceneFilm
    private let folder: URL?
    private let options: SceneOptions
    let adviser: Adviser
    /// The film as it is.
    let take: FilmTake

    /// What happens in fewer frames than these is no habit (assumed).
    private static let fewestFrames = 3
    /// The share of a film's frames that counts as all of them (assumed: an animation may begin late and end early).
    private static let share = 0.5

    /// - Parameters:
    ///   - folder: Where the scene's images are.
    ///   - options: What the scene was read with.
    package init(_ scene: Scene, _ film: SceneFilm, folder: URL?, options: SceneOptions, adviser: Adviser) {
        self.scene = scene
        self.film = film
        self.folder = folder
        self.options = options
        self.adviser = adviser
        take = FilmTake(scene, film)
    }

    /// What was found, the most passes first, then what spares no pass.
    /// - Parameter onTrial: Hears how many films have been taken.
    package func findings(onTrial: (Int) -> Void = { _ in }) -> [FilmFinding] {
        var count = 1
        func trying<Value>(_ body: () -> Value) -> Value {
            onTrial(count)
            count += 1
            return body()
        }
        var findings = candidates(in: take).compactMap { candidate in trying { passes(candidate, take) } }
        findings.sort { ($1.passesSaved, $0.layer) < ($0.passesSaved, $1.layer) }
        findings += staleShadowPaths(in: take)
        findings += laidOut(in: take).compactMap { view in trying { layout(of: view, take) } }
        return findings
    }

    private func isHabit(_ frames: Int, of take: FilmTake) -> Bool {
        frames >= Self.fewestFrames && Double(frames) >= Self.share * Double(take.frames.count)
    }

    // MARK: Passes

    /// A layer's passes over the film, and a remedy that keeps the picture of one frame.
    private struct Candidate {
        let layer: String
        let reasons: Set<PassReason>
        let frames: [Int]
        let changes: [LayerChange]
    }

    /// The dearest frame of each layer with passes stands for all of them.
    private func candidates(in take: FilmTake) -> [Candidate] {
        var frames: [String: [Int]] = [:]
        var dearest: [String: (frame: Int, bytes: Int)] = [:]
        var reasons: [String: Set<PassReason>] = [:]
        for (number, frame) in take.frames.enumerated() {
            for (layer, passes) in Dictionary(grouping: frame.statistics.offscreenPasses, by: \.layer) {
                frames[layer, default: []].append(number)
                reasons[layer, default: []].formUnion(passes.flatMap(\.reasons))
                let bytes = passes.reduce(0) { $0 + $1.bytesStored + $1.bytesLoaded }
                if bytes > dearest[layer]?.bytes ?? -1 { dearest[layer] = (number, bytes) }
            }
        }
        let searched = Set(dearest.values.map(\.frame)).sorted()
        let found = searched.flatMap { number in
            take.frames[number].search(with: adviser).advice.filter { dearest[$0.layer]?.frame == number }
        }
        return found.compactMap { advice in
            guard let remedy = advice.remedy, let numbers = frames[advice.layer], isHabit(numbers.count, of: take)
            else { return nil }
            return Candidate(
                layer: advice.layer, reasons: reasons[advice.layer] ?? [], frames: numbers, changes: remedy.changes)
        }
    }

    /// Nil where the changed scene saves no pass. Layers between pixels may differ a little more than in one frame: the
    /// largest difference is told.
    private func passes(_ candidate: Candidate, _ take: FilmTake) -> FilmFinding? {
        guard let text = take.sources.texts.first?.text else { return nil }
        var editor = SceneEditor(text, file: scene.file)
        editor.apply(candidate.changes, sources: take.sources)
        guard editor.refusals.isEmpty,
            let changed = try? Scene(text: editor.text, file: scene.file, folder: folder, options: options)
        else { return nil }
        let other = FilmTake(changed, film)
        guard let difference = take.difference(to: other.frames), take.passes > other.passes else { return nil }
        let moved = candidate.frames.reduce(into: Set<String>()) {
            $0.formUnion(take.notes[$1].keyPaths[candidate.layer] ?? [])
        }
        return FilmFinding(
            kind: .passes, layer: candidate.layer, frames: candidate.frames.count, keyPaths: moved.sorted(),
            reasons: candidate.reasons, changes: candidate.changes, passesSaved: take.passes - other.passes,
            bytesSaved: take.bytes - other.bytes, difference: difference)
    }

    // MARK: Layouts

    /// Views that are laid out in frame after frame, the first one left out: there everything is.
    private func laidOut(in take: FilmTake) -> [String] {
        let later = take.notes.dropFirst()
        let names = later.reduce(into: Set<String>()) { $0.formUnion($1.layouts.keys) }
        return names.sorted().filter { name in
            isHabit(later.count { $0.layouts[name] != nil && !$0.scrolled.contains(name) }, of: take)
        }
    }

    private func layout(of view: String, _ take: FilmTake) -> FilmFinding? {
        let other = FilmTake(scene, film, withholdingLayoutOf: view)
        let saved = take.layouts(of: view) - other.layouts(of: view)
        guard saved > 0, let difference = take.difference(to: other.frames) else { return nil }
        return FilmFinding(
            kind: .layout, layer: view, frames: take.notes.dropFirst().count { $0.layouts[view] != nil },
            cause: take.notes.dropFirst().lazy.compactMap { $0.causes[view] }.first, layoutsSaved: saved,
            difference: difference)
    }

    // MARK: Shadow paths

    /// Layers whose bounds change from frame to frame while their shadow keeps a path that fits one of the sizes.
    private func staleShadowPaths(in take: FilmTake) -> [FilmFinding] {
        var seen: [LayerID: [(frame: Int, shadow: ShadowReading)]] = [:]
        for (number, frame) in take.frames.enumerated() {
            for reading in frame.shadowsWithPaths { seen[reading.layer, default: []].append((number, reading)) }
        }
        return seen.values.compactMap { readings in
            guard let fitting = readings.first(where: \.shadow.fitsBounds)?.shadow else { return nil }
            let stale = readings.filter { !$0.shadow.fitsBounds && $0.shadow.path == fitting.path }
            guard !stale.isEmpty else { return nil }
            let frames = stale.map(\.frame)
            let changed = frames.map { take.frames[$0].castingFromBounds(fitting.layer) }
            var difference = PictureDifference()
            for (number, frame) in zip(frames, changed) {
                guard let found = PictureComparison.compare(take.frames[number].image, frame.image) else { return nil }
                difference.pixels = max(difference.pixels, found.pixels)
                difference.maximum = max(difference.maximum, found.maximum)
                difference.rect = difference.rect.union(found.rect)
            }
            guard difference.maximum > 0 else { return nil }
            return FilmFinding(kind: .shadowPath, layer: fitting.label, frames: frames.count, difference: difference)
        }.sorted { $0.layer < $1.layer }
    }
}
