extension Array {
    /// Of its memory, used or not.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
