extension RandomNumberGenerator {
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    /// One of `values`, which are not none.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

    /// A place in bytes, from the first to behind the last.
    mutating func place(in bytes: [UInt8]) -> Int { int(0...bytes.count) }
}
