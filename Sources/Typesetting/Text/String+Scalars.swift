extension String {
    /// Whether two texts are the same, scalar by scalar. Strings are equal, too, when they are written differently: as `é`
    /// or as `e` with an accent, or with its marks in another order. What is drawn of those may differ.
    package func hasSameScalars(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
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
