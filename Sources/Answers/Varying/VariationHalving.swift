import SceneFile

/// Finds the least that makes a variant fail: what each dimension can do without, and half of what it cannot.
@MainActor
struct VariationHalving {
    /// How many texts the scene has.
    let textCount: Int
    /// Whether a variant fails as the first one does.
    let fails: (SceneVariation) throws -> Bool

    /// A variant that fails, and none of whose dimensions is further from the scene than it has to be.
    func smallest(of variation: SceneVariation) throws -> SceneVariation {
        var best = variation
        // A dimension may be needed only as long as another one is there.
        while true {
            let before = best
            try leaveOut(&best)
            try shorten(&best, \.textLength, among: SceneVariation.textLengths, own: Self.ownLength)
            try shorten(&best, \.contentSize, among: SceneVariation.contentSizes, own: Self.ownSize)
            try leaveOutTexts(&best)
            if best == before { return best }
        }
    }

    /// How many of the values are less than the scene's own: all texts of 100 %, the size `large`.
    private static let ownLength = SceneVariation.textLengths.count { $0 < 100 }
    private static let ownSize = SceneVariation.contentSizes.firstIndex(of: "extraLarge") ?? 0

    private func leaveOut(_ best: inout SceneVariation) throws {
        try leaveOut(\.device, of: &best)
        try leaveOut(\.colors, of: &best)
        try leaveOut(\.appearance, of: &best)
        try leaveOut(\.direction, of: &best)
        try leaveOut(\.language, of: &best)
        try leaveOut(\.contentSize, of: &best)
        try leaveOut(\.textLength, of: &best)
    }

    private func leaveOut<Value>(
        _ path: WritableKeyPath<SceneVariation, Value?>, of best: inout SceneVariation
    ) throws {
        guard best[keyPath: path] != nil else { return }
        var tried = best
        tried[keyPath: path] = nil
        if !tried.changesTexts { tried.texts = nil }
        if try fails(tried) { best = tried }
    }

    /// Brings a value nearer to the scene's own, by half of the way each time.
    /// - Parameter own: How many of the values lie below the scene's own.
    private func shorten<Value: Equatable>(
        _ best: inout SceneVariation, _ path: WritableKeyPath<SceneVariation, Value?>, among values: [Value], own: Int
    ) throws {
        guard let value = best[keyPath: path], let place = values.firstIndex(of: value) else { return }
        let isAbove = place >= own
        // Steps from the scene's own: none of `near` fails, `far` does.
        var (near, far) = (0, isAbove ? place - own + 1 : own - place)
        while far - near > 1 {
            let middle = (near + far) / 2
            var tried = best
            tried[keyPath: path] = values[isAbove ? own + middle - 1 : own - middle]
            if try fails(tried) {
                best = tried
                far = middle
            } else {
                near = middle
            }
        }
    }

    /// Leaves half of the texts as they are written, as long as the other half is enough.
    private func leaveOutTexts(_ best: inout SceneVariation) throws {
        guard best.changesTexts else { return }
        search: while true {
            let all = best.texts ?? 0..<textCount
            guard all.count > 1 else { return }
            let middle = all.lowerBound + all.count / 2
            for half in [all.lowerBound..<middle, middle..<all.upperBound] {
                var tried = best
                tried.texts = half
                if try fails(tried) {
                    best = tried
                    continue search
                }
            }
            return
        }
    }
}
