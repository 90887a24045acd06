import Foundation

/// A part of a run: `2/3` is the second of three. Which part a scene belongs to depends on its name alone, so a scene
/// that comes or goes moves no other.
package struct Shard: Hashable, Sendable {
    /// The number of the shard, from 1.
    let index: Int
    let count: Int

    package init?(index: Int, of count: Int) {
        guard count >= 1, (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// `2/3`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
        self.init(index: index, of: count)
    }

    package func contains(_ name: String) -> Bool {
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        // FNV's low bits follow the last letters; the high ones are mixed in.
        return Int((hash ^ hash >> 32) % UInt64(count)) == index - 1
    }

    /// What Bazel's test runner asks for, nil without it. Touches its status file, which says that shards are known.
    /// - Throws: `WrongWords` where it asks for none that there is.
    package init?(environment: [String: String]) throws {
        guard let total = environment["TEST_TOTAL_SHARDS"], total != "", total != "0" else { return nil }
        let index = environment["TEST_SHARD_INDEX"] ?? ""
        guard let count = Int(total), let number = Int(index), let shard = Shard(index: number + 1, of: count) else {
            throw WrongWords(
                "TEST_SHARD_INDEX is '\(index)' and TEST_TOTAL_SHARDS '\(total)'; "
                    + "expected an index from 0 and a number above it")
        }
        if let status = environment["TEST_SHARD_STATUS_FILE"], !status.isEmpty {
            try OutputFile.write(Data(), to: status)
        }
        self = shard
    }
}
