import CoreGraphics
import Foundation
import Offstage
import RenderServer
import SceneFile
import TextFormatting

/// Draws the scene of a request and gathers what is wanted of its pictures.
@MainActor
struct SceneWork {
    private let request: WorkerRequest
    private let want: Set<WorkerRequest.Want>
    private var answer: WorkerAnswer
    private var memory: PixelMemory?
    private var pictures: [JSONValue] = []
    private var remarks: [SceneError] = []

    init(_ request: WorkerRequest) throws {
        self.request = request
        want = Set(request.want)
        answer = WorkerAnswer(id: request.id)
        memory = try request.memory.map(PixelMemory.init)
    }

    /// - Throws: `SceneErrors`, `AnswerFailure`, `RequestFault` or what a picture cannot be encoded for.
    consuming func answer(_ input: SceneInput) throws -> WorkerAnswer {
        let start = ContinuousClock.now
        let options = try request.options.sceneOptions()
        let scene = try input.scene(options)
        var film = try draw(scene, suffix: "")
        for variant in request.variants ? scene.variants : [] {
            _ = try draw(input.scene(variant.options(over: options)), suffix: variant.suffix)
        }
        if film == nil, !want.isDisjoint(with: [.sheet, .frames]) { film = .null }
        answer.add("edition", .integer(WorkerProtocol.edition))
        answer.add("pictures", .array(pictures))
        if let film { answer.add("film", film) }
        answer.add("problems", .array((scene.notes + remarks).map { Problem(note: $0).jsonValue }))
        answer.add("milliseconds", .number((ContinuousClock.now - start).seconds * 1000))
        return answer
    }

    /// - Returns: The film, where one is wanted and the scene has one.
    private mutating func draw(_ scene: Scene, suffix: String) throws -> JSONValue? {
        var renderer = SceneRenderer(scene)
        var server = RenderServer()
        while let pending = renderer.nextFrame() {
            let frame = pending.render(with: &server)
            try add(frame, pending, of: renderer.sceneStage.stage, suffix: suffix)
        }
        remarks += renderer.sceneStage.remarks.filter { !remarks.contains($0) }
        guard suffix.isEmpty, let film = scene.film, !want.isDisjoint(with: [.sheet, .frames]) else { return nil }
        return try filmed(PendingFilm(scene, film))
    }

    private mutating func add(
        _ frame: Frame, _ pending: PendingSceneFrame, of stage: Stage, suffix: String
    ) throws {
        let (image, number) = (frame.image, pictures.count)
        var members: [(key: String, value: JSONValue)] = [
            ("name", .string(suffix + pending.suffix)), ("time", .exact(frame.time)),
            ("width", .integer(image.width)), ("height", .integer(image.height)),
        ]
        if want.contains(.png) {
            members.append(("png", answer.attach(Data(try PNG.encode(image)), as: "\(number).png")))
        }
        if want.contains(.pixels) { members.append(("pixels", pixels(of: image, number))) }
        if want.contains(.digest) { members.append(("digest", .string(PixelDigest.digest(image)))) }
        members += account(of: frame, pending, on: stage)
        pictures.append(.object(members))
    }

    /// What is told of a frame beside its pixels.
    private func account(
        of frame: Frame, _ pending: PendingSceneFrame, on stage: Stage
    ) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        if want.contains(.plan) { members.append(("plan", frame.plan.jsonValue)) }
        if !want.isDisjoint(with: [.tree, .boxes]) {
            let report = HierarchyReport(of: stage, in: frame)
            if want.contains(.tree) { members.append(("tree", report.jsonValue)) }
            if want.contains(.boxes) {
                let scale = report.size.width > 0 ? Double(frame.image.width) / Double(report.size.width) : 1
                members.append(("boxes", VisibleBoxes(of: stage, report, scale: scale).jsonValue))
            }
        }
        if want.contains(.statistics) { members.append(("statistics", frame.statistics.jsonValue)) }
        if want.contains(.advice) {
            members.append(("advice", .array(frame.search(with: Adviser()).advice.map(\.jsonValue))))
        }
        if want.contains(.expectations) {
            members.append(("failures", .array(pending.check(frame).map { Problem($0).jsonValue })))
        }
        return members
    }

    /// Premultiplied bytes, red, green, blue and alpha, rows top down: in the client's memory, or as a part.
    private mutating func pixels(of image: CGImage, _ number: Int) -> JSONValue {
        let bytes = image.bitmap.bytes
        if let place = memory?.take(bytes) {
            return .object([("offset", .integer(place)), ("bytes", .integer(bytes.count))])
        }
        return .object([("part", answer.attach(Data(bytes), as: "\(number).rgba"))])
    }

    private mutating func filmed(_ pending: PendingFilm) throws -> JSONValue {
        var frames: [JSONValue] = []
        var failure: (any Error)?
        let film = DrawnFilm(pending, Drawing()) { _, frame in
            guard want.contains(.frames), failure == nil else { return }
            do {
                let png = Data(try PNG.encode(frame.image))
                frames.append(answer.attach(png, as: "film-\(frames.count).png"))
            } catch { failure = error }
        }
        if let failure { throw failure }
        var members: [(key: String, value: JSONValue)] = [
            ("framesPerSecond", .integer(pending.film.timing.framesPerSecond)), ("start", .exact(film.time)),
        ]
        if want.contains(.sheet) {
            members.append(("sheet", answer.attach(Data(try PNG.encode(film.sheet)), as: "film.png")))
        }
        if want.contains(.frames) { members.append(("frames", .array(frames))) }
        return .object(members)
    }
}
