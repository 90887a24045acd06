// Registrations of interface files, which cannot be read here.
extension UICollectionView.CellRegistration {
    /// Refuses to make cells from a nib: they are made of their class.
    public init(cellNib: UINib, handler: @escaping Handler) {
        UINib.refuse("cells of the registration")
        self.init(handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Refuses to make views beside cells from a nib: they are made of their class.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        UINib.refuse("views of the registration for the kind \(elementKind)")
        self.init(elementKind: elementKind, handler: handler)
    }
}
