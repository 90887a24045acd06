import ArgumentParser
import TestSupport

/// One thing to try: its kind, and a number from which all of it follows.
struct FuzzCase: Hashable, Sendable, CustomStringConvertible, ExpressibleByArgument {
    enum Kind: String, Sendable {
        /// A damaged scene, a scene made from the schema, a film of a moving one, a damaged picture, an odd command line.
        case scene, schema, film, picture, command
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

    /// The cases of a run of `count` scenes, where nothing else is said of a kind.
    static func all(count: Int, _ others: [Kind: Int] = [:]) -> [FuzzCase] {
        let shares: [(kind: Kind, part: Int)] = [(.scene, 1), (.schema, 2), (.film, 20), (.picture, 4), (.command, 40)]
        return shares.flatMap { kind, part in
            (0..<(others[kind] ?? count / part)).map { FuzzCase(kind, $0) }
        }
    }

    /// Random numbers of this case alone, so that it can be run again without those before it.
    func random(seed: UInt64) -> SplitMix64 {
        let salt: UInt64 =
            switch kind {
            case .scene: 0x5CE4E
            case .schema: 0x5C3A
            case .film: 0xF117
            case .picture: 0x91C7
            case .command: 0xC033
            }
        var mixed = SplitMix64(seed: seed &* 0x100_0001 &+ salt)
        return SplitMix64(seed: mixed.next() &+ UInt64(index))
    }
}
