extension Array {
    /// The elements with the largest loads, the largest first; of equal ones the earlier first.
    /// - Parameter cost: An element's load, and its number.
    func dearest(_ count: Int, by cost: (Element) -> (load: Double, number: Int)) -> [Element] {
        Array(
            sorted { a, b in
                let (a, b) = (cost(a), cost(b))
                return (b.load, a.number) < (a.load, b.number)
            }.prefix(count))
    }
}
