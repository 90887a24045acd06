/// What a reader takes for one character: lines, truncation and spacing never cut it.
package enum Clusters {
    /// Where each cluster begins, in UTF-16, ascending from 0. Linear.
    package static func starts(of string: String, count: Int) -> [Int] {
        var starts: [Int] = []
        starts.reserveCapacity(count)
        var offset = 0
        for character in string {
            starts.append(offset)
            offset += character.utf16.count
        }
        return starts
    }
}
