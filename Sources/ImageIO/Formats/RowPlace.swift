/// Where a row begins in its memory: eight bytes behind a multiple of 32.
///
/// libjpeg-turbo writes rows at multiples of 16 or 32 past the processor's caches, as nobody may read them soon. Here they
/// are added up at once, and would come back from memory: a quarter of a thumbnail's time.
enum RowPlace {
    private static let step: UInt = 32
    private static let offset: UInt = 8
    /// What has to be allocated besides the row.
    static let mostBefore = Int(step) - 1

    /// How far behind an address the row begins.
    static func bytesBefore(_ address: UInt) -> Int { Int((offset &- address) % step) }
}
