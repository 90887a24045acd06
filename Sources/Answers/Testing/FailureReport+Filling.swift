import Goldens
import Pages

extension FailureReport {
    package typealias Pictures = (expected: PictureFile?, actual: PictureFile?)

    /// A page of failures in their order, as many as fit: each is described on the main actor, its pictures are read
    /// and compared beside that.
    @MainActor
    package static func filled<Source: Sendable>(
        with sources: [Source], jobs: Int?, describe: (Source) -> Failure,
        pictures: @escaping @Sendable (Source) -> Pictures
    ) async -> FailureReport {
        var report = FailureReport()
        var waiting: [Int: PreparedFailure] = [:]
        var next = 0
        await SceneQueue(jobs: jobs).run(Array(sources.indices)) { index in
            (failure: describe(sources[index]), extent: report.extent)
        } work: { index, built in
            var failure = built.failure
            (failure.expected, failure.actual) = pictures(sources[index])
            return PreparedFailure(failure, built.extent)
        } done: { index, prepared in
            waiting[index] = prepared
            while let ready = waiting.removeValue(forKey: next) {
                report.add(ready)
                next += 1
            }
        }
        return report
    }

    /// A kind of failure in words.
    package static func title(of kind: String) -> String { titles[kind] ?? kind }

    private static let titles = [
        "missing": "no golden", "unreadable": "golden unreadable", "sizeDiffers": "size differs",
        "pixelsDiffer": "pixels differ", "textDiffers": "account differs", "fontsDiffer": "other fonts",
        "expectation": "expectation", "unreadableScene": "scene unreadable", "cannotWrite": "cannot write",
    ]
}
