import Goldens

extension SceneBuild {
    /// Draws every frame, checks the scene's expectations, and compares with the goldens.
    /// - Returns: a part for each picture; one of the scene's name for a scene that cannot be read.
    func verdicts(
        named name: String, in folder: GoldenFolder, mode: RecordMode, drawing: Drawing
    ) -> [TestCase.Part] {
        guard problems.isEmpty else {
            return [TestCase.Part(name: name, verdicts: problems.map(SceneVerdict.unreadable), seconds: seconds)]
        }
        var parts: [TestCase.Part] = []
        var start = ContinuousClock.now
        draw(drawing) { picture in
            let name = name + picture.suffix
            var verdicts = picture.failures.map(SceneVerdict.expectation)
            verdicts += Self.compare(picture.golden, named: name) {
                try folder.check($0, named: $1, mode: mode, tolerance: tolerance)
            }
            let now = ContinuousClock.now
            parts.append(TestCase.Part(name: name, verdicts: verdicts, seconds: (now - start).seconds))
            start = now
        }
        if !parts.isEmpty {
            parts[0].seconds += seconds
            parts[0].verdicts += notes.map(SceneVerdict.note)
            parts[0].verdicts += remarks.map { $0.severity == .error ? .diagnostic($0) : .note($0) }
        }
        return parts
    }

    /// What differs comes before what could not be written.
    private static func compare(
        _ golden: Golden, named name: String, _ check: (Golden, String) throws -> GoldenOutcome
    ) -> [SceneVerdict] {
        do {
            return [.golden(name: name, try check(golden, name))]
        } catch let unwritten as UnwrittenOutcome {
            return [.golden(name: name, unwritten.outcome), .cannotWrite("\(unwritten.reason)")]
        } catch {
            return [.cannotWrite("\(name): \(error)")]
        }
    }
}
