import Offstage
import RenderServer
import UIKit
import YAMLTree

/// The film that a scene asks for: when its frames are taken, and how its contact sheet is laid out.
public struct SceneFilm: Hashable, Sendable {
    /// When the frames are taken.
    public let timing: FilmTiming
    /// Pictures side by side on the contact sheet.
    public let columns: Int

    /// Frames a second that a file may ask for.
    static let rateRange = 1...240
    /// Pictures side by side that a file may ask for.
    static let columnRange = 1...100
    /// What a contact sheet's name has behind the scene's.
    package static let suffix = "-film"
    package static let standardRate = 30
    package static let standardColumns = 6
    /// What is filmed of a scene that says nothing of a film, where one is asked for: a second, as a display shows it.
    package static let ofAnyScene = SceneFilm(timing: FilmTiming(duration: 1, framesPerSecond: 60))

    /// - Parameters:
    ///   - timing: When the frames are taken.
    ///   - columns: Pictures side by side, 1 or more.
    package init(timing: FilmTiming, columns: Int = standardColumns) {
        self.timing = timing
        self.columns = columns
    }

    /// What is wrong with the film; nil when nothing is.
    /// - Parameter isSheet: It becomes a contact sheet.
    package func problem(on device: Device, isSheet: Bool) -> String? {
        lengthProblem ?? (isSheet ? sheetProblem(on: device) : nil)
    }

    /// Too many frames, or a time beyond all.
    var lengthProblem: String? {
        if timing.start + timing.duration > SceneLimits.seconds {
            return "the film ends after \(NumberText.text(SceneLimits.seconds)) s"
        }
        return timing.count > SceneLimits.frames ? "the film has more than 10,000 frames" : nil
    }

    /// A contact sheet that is larger than a picture may be.
    func sheetProblem(on device: Device) -> String? {
        let (width, height) = ContactSheet.size(
            frames: timing.count, columns: columns, width: Int((device.size.width * device.scale).rounded(.up)),
            height: Int((device.size.height * device.scale).rounded(.up)))
        let isTooLarge =
            max(width, height) > SceneLimits.canvasSide
            || width.multipliedReportingOverflow(by: height).partialValue > SceneLimits.canvasPixels
        return isTooLarge ? "the film's contact sheet would have \(width)×\(height) pixels" : nil
    }

    /// Ticks a second of the display that the film is taken from: 60, or as many as the film has frames where it has more
    /// (assumed: a film shows no frame that the display does not).
    package static func displayRate(framesPerSecond: Int) -> Int { max(60, framesPerSecond) }
}

extension SceneReader {
    /// The film that the file asks for; none where the caller asks for frames of his own, or for the other route.
    func readFilm(
        _ scene: SceneRecord, _ options: SceneOptions, route: Stage.Route, ownRoute: Stage.Route
    ) -> SceneFilm? {
        if ownRoute == .context, scene["film"] != nil {
            report("'film' is taken from the screen, and the scene's route is context", at: scene.keyMark(of: "film"))
        }
        guard options.times == nil, route == .screen, let record = scene.record("film"),
            let duration = record.number("duration")
        else { return nil }
        let start = record.number("from") ?? 0
        let rate = record.integer("fps") ?? SceneFilm.standardRate
        let mark = scene.mark(of: "film")
        let timing = FilmTiming(start: start, duration: duration, framesPerSecond: rate)
        let film = SceneFilm(timing: timing, columns: record.integer("columns") ?? SceneFilm.standardColumns)
        guard let problem = film.lengthProblem else { return film }
        report(problem, at: mark)
        return nil
    }

    /// Reports a contact sheet that is larger than a picture may be.
    func check(_ film: SceneFilm, on device: Device, at mark: YAMLMark) {
        if let problem = film.sheetProblem(on: device) {
            report(
                problem, at: mark, expected: "at most 16,384 a side and 64 megapixels: fewer frames, or other columns")
        }
    }
}
