// Seen in all files of this target.
@_exported import TestSupport

extension SplitMix64 {
    /// As `oracle.py` draws it.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
