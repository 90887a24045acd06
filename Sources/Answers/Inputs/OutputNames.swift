import SceneFile

/// What the pictures of a run will be called: known before anything is drawn, so that no picture takes another's place.
@MainActor
package struct OutputNames {
    private let variant: Variant
    private let options: SceneOptions

    package init(_ variant: Variant) throws {
        self.variant = variant
        options = try variant.sceneOptions()
    }

    /// The names of all pictures that a scene makes; none for a scene that cannot be read.
    func pictures(of input: SceneInput) -> [String] {
        guard let scene = try? input.scene(options) else { return [] }
        let variants = variant.isPlain ? scene.variants.map(\.suffix) : []
        return ([""] + variants).flatMap { version in
            let suffixes = scene.times.map { scene.suffix(at: $0) } + (scene.film == nil ? [] : [SceneFilm.suffix])
            return suffixes.map { input.name + variant.suffix + version + $0 }
        }
    }

    /// - Throws: `AnswerFailure` that names each two scenes that would make one picture.
    package func check(_ inputs: [SceneInput]) throws {
        try Self.check(inputs) { [$0.name + variant.suffix] }
        // Few scenes are called as another's variant or frame may be: only these are read for it.
        let related = Self.related(inputs)
        try Self.check(inputs.filter { related.contains($0.name) }, pictures)
    }

    private static func check(_ inputs: [SceneInput], _ pictures: (SceneInput) -> [String]) throws {
        var makers: [String: SceneInput] = [:]
        var problems: [Problem] = []
        for input in inputs {
            for name in pictures(input) {
                guard let other = makers.updateValue(input, forKey: name), other != input else { continue }
                problems.append(
                    Problem("\(other.url.relativePath) and \(input.url.relativePath) would both make \(name).png"))
            }
        }
        guard problems.isEmpty else { throw AnswerFailure(problems, .wrongUsage) }
    }

    /// The names that begin with another's and a hyphen, and those others.
    private static func related(_ inputs: [SceneInput]) -> Set<String> {
        let names = Set(inputs.map(\.name))
        return names.reduce(into: []) { related, name in
            for hyphen in name.indices where name[hyphen] == "-" && names.contains(String(name[..<hyphen])) {
                related.formUnion([name, String(name[..<hyphen])])
            }
        }
    }
}
