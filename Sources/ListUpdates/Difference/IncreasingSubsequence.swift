/// Longest increasing subsequences by patience sorting: O(n log n), next to nothing where most is in order.
enum IncreasingSubsequence {
    /// Places of a longest subsequence of numbers that increase, negative ones left out; ascending.
    static func longest(in numbers: [Int32]) -> [Int] {
        /// By length less one, the place of the least number that ends an increasing subsequence so long, and that number:
        /// the search reads numbers that lie side by side.
        var ends: [Int32] = []
        var least: [Int32] = []
        var previous = [Int32](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() where number >= 0 {
            var length = ends.count
            if let last = least.last, last > number { length = least.partitioningIndex { $0 > number } }
            if length > 0 { previous[place] = ends[length - 1] }
            if length == ends.count {
                ends.append(Int32(place))
                least.append(number)
            } else {
                ends[length] = Int32(place)
                least[length] = number
            }
        }
        var places: [Int] = []
        places.reserveCapacity(ends.count)
        var place = ends.last ?? -1
        while place >= 0 {
            places.append(Int(place))
            place = previous[Int(place)]
        }
        return places.reversed()
    }
}
