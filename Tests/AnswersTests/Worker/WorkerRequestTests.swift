import Foundation
import Testing

@testable import Answers

@Suite("Requests to a worker")
struct WorkerRequestTests {
    private func request(_ members: String) throws -> WorkerRequest {
        try WorkerRequest(header: Data("{\"protocol\":1,\"id\":1,\(members)}".utf8))
    }

    private func fault(_ members: String) -> String? {
        do {
            _ = try request(members)
            return nil
        } catch {
            return (error as? RequestFault)?.sentence
        }
    }

    @Test("What is left out has its default: the picture as PNG, the options of the scene, the limits of the worker")
    func defaults() throws {
        let request = try request("\"verb\":\"render\",\"scene\":{\"path\":\"a.yml\"}")
        #expect(request.want == [.png] && !request.variants && request.parts.isEmpty && request.memory == nil)
        #expect(request.options.variant.isPlain)
        #expect(
            try WorkerLimits.standard.lowered(by: request.limits) == WorkerLimits(seconds: 60, bytes: 4_000_000_000))
    }

    @Test(
        "Each wrong word has its sentence",
        arguments: [
            ("\"verb\":\"rendr\"", "'verb' is 'rendr'; did you mean 'render'?"),
            ("\"vreb\":\"render\"", "there is no key 'vreb'; did you mean 'verb'?"),
            ("\"id2\":7,\"scene\":{}", "there is no key 'id2'"),
            ("\"verb\":\"render\"", "'scene' is missing"), ("\"verb\":\"vary\"", "'scene' is missing"),
            ("\"verb\":\"vary\",\"scene\":{\"path\":\"a\"},\"vary\":{\"count\":0}", "'vary.count' is 0"),
            ("\"verb\":\"vary\",\"scene\":{\"path\":\"a\"},\"vary\":{\"first\":-1}", "'vary.first' is -1"),
            ("\"verb\":\"schema\",\"vary\":{}", "'schema' takes no 'vary'"),
            ("\"verb\":\"schema\",\"scene\":{\"path\":\"a\"}", "'schema' takes no scene"),
            ("\"verb\":\"render\",\"scene\":{}", "'scene' takes one of path, part and text"),
            ("\"verb\":\"render\",\"scene\":{\"path\":\"-\"}", "'scene.path' names no file"),
            ("\"verb\":\"render\",\"scene\":{\"part\":\"p\"}", "there is no part 'p'"),
            ("\"verb\":\"render\",\"scene\":{\"path\":\"a\"},\"options\":{\"scale\":4}", "'options.scale' is 4"),
            (
                "\"verb\":\"render\",\"scene\":{\"path\":\"a\"},\"options\":{\"scale\":\"2\"}",
                "'options.scale' is no whole number"
            ),
            ("\"verb\":\"render\",\"scene\":{\"path\":\"a\"},\"options\":{\"times\":[-1]}", "'options.times'"),
            (
                "\"verb\":\"render\",\"scene\":{\"path\":\"a\"},\"options\":{\"device\":\"iPhone 61\"}",
                "there is no device 'iPhone 61'"
            ),
            (
                "\"verb\":\"render\",\"scene\":{\"path\":\"a\"},\"options\":{\"contentSize\":\"larg\"}",
                "did you mean 'large'?"
            ),
            (
                "\"verb\":\"render\",\"scene\":{\"path\":\"a\"},\"want\":[\"pgn\"]",
                "'want.0' is 'pgn'; did you mean 'png'?"
            ),
            (
                "\"verb\":\"schema\",\"parts\":[{\"name\":\"a\",\"bytes\":0},{\"name\":\"a\",\"bytes\":0}]",
                "two parts are called 'a'"
            ),
            ("\"verb\":\"schema\",\"memory\":{\"path\":\"/x\",\"bytes\":-1}", "'memory.bytes' is less than 0"),
        ])
    func faults(_ members: String, _ sentence: String) {
        let found = fault(members)
        #expect(found?.contains(sentence) == true, "\(found ?? "no fault")")
    }

    @Test("Limits are lowered by a request, never raised, and never to what the program itself needs")
    func limits() throws {
        let standard = WorkerLimits(seconds: 10, bytes: 1_000_000_000)
        #expect(try standard.lowered(by: LimitWords(seconds: 0.5, bytes: 200_000_000)).seconds == 0.5)
        for words in [
            LimitWords(seconds: 11), LimitWords(seconds: 0), LimitWords(bytes: 1_000_000_001), LimitWords(bytes: 1),
        ] {
            #expect(throws: RequestFault.self) { try standard.lowered(by: words) }
        }
    }

    @Test("A client of another version is told so, whatever else it says")
    func version() {
        let header = Data("{\"protocol\":2,\"id\":1,\"what\":\"ever\"}".utf8)
        #expect(throws: RequestFault("the client speaks version 2 of the protocol, this worker 1")) {
            try WorkerRequest(header: header)
        }
    }

    @Test("Objects are found in a stream whatever stands between them and in their texts")
    func objects() {
        var objects = JSONObjects(limit: 100)
        let stream = "{\"a\":\"}\\\"{\"}{\"b\":{\"c\":[{}]}}\n \r\n{}x"
        let found = stream.utf8.compactMap { objects.take($0) }.map { String(decoding: $0, as: UTF8.self) }
        #expect(found == ["{\"a\":\"}\\\"{\"}", "{\"b\":{\"c\":[{}]}}", "{}"])
        #expect(!objects.isOpen)
    }
}
