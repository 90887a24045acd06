import Foundation
import SceneFile
import TextFormatting

/// Makes the variants that a request asks for: a part each.
@MainActor
enum VaryWork {
    /// - Throws: What is wrong with the scene.
    static func answer(_ request: WorkerRequest, _ input: SceneInput) throws -> WorkerAnswer {
        let words = request.vary ?? VaryWords()
        let varying = try SceneVarying(input)
        var answer = WorkerAnswer(id: request.id)
        var variants: [JSONValue] = []
        for number in words.first..<words.first + words.count {
            let variation = varying.applicable(SceneVariation(seed: words.seed, number: number))
            let name = VariantName.text(input.name, number)
            let part = answer.attach(Data(varying.text(variation).utf8), as: "variant-\(number)")
            variants.append(
                .object([
                    ("number", .integer(number)), ("name", .string(name)), ("text", part),
                    ("variation", variation.jsonValue),
                ]))
        }
        answer.add("edition", .integer(WorkerProtocol.edition))
        answer.add("variants", .array(variants))
        answer.add("problems", .array([]))
        return answer
    }
}
