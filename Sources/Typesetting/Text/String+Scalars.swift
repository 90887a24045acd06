extension String {
    /// Whether two texts are the same, scalar by scalar. Strings are equal, too, when they are written differently: as `é`
    /// or as `e` with an accent, or with its marks in another order. What is drawn of those may differ.
    package func hasSameScalars(as other: String) -> Bool {
        guard utf8.count == other.utf8.count, self == other else { return false }
        // Of ASCII alone, equal texts are the same; others may differ in how they are composed.
        return utf16.count == utf8.count || utf8.elementsEqual(other.utf8)
    }
}

extension String? {
    /// Whether both are nil, or the same text scalar by scalar.
    package func hasSameScalars(as other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let own?, let other?): own.hasSameScalars(as: other)
        default: false
        }
    }
}
