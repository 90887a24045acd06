import ArgumentParser
import TestSupport

/// One thing to try: its kind, and a number from which all of it follows.
struct FuzzCase: Hashable, Sendable, CustomStringConvertible, ExpressibleByArgument {
    enum Kind: String, Sendable {
        case scene, picture, command
    }

    let kind: Kind
    let index: Int

    init(_ kind: Kind, _ index: Int) {
        (self.kind, self.index) = (kind, index)
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":")
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let index = Int(parts[1]), index >= 0
        else { return nil }
        self.init(kind, index)
    }

    var description: String { "\(kind.rawValue):\(index)" }

    /// The cases of a run of `count` scenes.
    static func all(count: Int) -> [FuzzCase] {
        (0..<count).map { FuzzCase(.scene, $0) } + (0..<count / 4).map { FuzzCase(.picture, $0) }
            + (0..<count / 40).map { FuzzCase(.command, $0) }
    }

    /// Random numbers of this case alone, so that it can be run again without those before it.
    func random(seed: UInt64) -> SplitMix64 {
        let salt: UInt64 =
            switch kind {
            case .scene: 0x5CE4E
            case .picture: 0x91C7
            case .command: 0xC033
            }
        var mixed = SplitMix64(seed: seed &* 0x100_0001 &+ salt)
        return SplitMix64(seed: mixed.next() &+ UInt64(index))
    }
}
