import Testing

@testable import Answers

@Suite struct ShardTests {
    private let names = (0..<500).map { "folder\($0 % 7)/scene-\($0 * 31)" }

    @Test("the parts of any number are together exactly the whole, each scene in one")
    func partition() throws {
        for count in 1...24 {
            let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
            for name in names { #expect(shards.count { $0.contains(name) } == 1) }
            // With 500 names a fair part of 24 is empty less often than once in a thousand million runs.
            #expect(shards.allSatisfy { shard in names.contains { shard.contains($0) } })
        }
    }

    @Test("a part knows a scene by its name alone")
    func stable() throws {
        let shard = try #require(Shard("2/5"))
        let alone = names.filter { shard.contains($0) }
        #expect(names.reversed().filter { shard.contains($0) } == alone.reversed())
        #expect((names + ["one more"]).filter { shard.contains($0) && $0 != "one more" } == alone)
    }

    @Test("what is no part is refused", arguments: ["", "1", "0/2", "3/2", "-1/2", "1/0", "1/2/3", "a/b", "1/"])
    func malformed(argument: String) {
        #expect(Shard(argument) == nil)
    }

    @Test("Bazel counts from 0; half a request is an error, none is none")
    func bazel() throws {
        #expect(
            try Shard(environment: ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]) == Shard("2/4"))
        #expect(try Shard(environment: [:]) == nil)
        #expect(try Shard(environment: ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"]) == nil)
        #expect(throws: WrongWords.self) { try Shard(environment: ["TEST_TOTAL_SHARDS": "2"]) }
        #expect(throws: WrongWords.self) {
            try Shard(environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
        }
    }
}
