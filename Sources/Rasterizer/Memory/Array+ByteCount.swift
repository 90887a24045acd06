extension Array {
    /// The bytes of the array's memory, used or not.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
