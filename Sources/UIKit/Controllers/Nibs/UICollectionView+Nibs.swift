// Cells and other views from interface files, which cannot be read here.
extension UICollectionView {
    /// Refuses to make cells from a nib; nil: none are made for the identifier any more.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard nib == nil else { return UINib.refuse("cells with the identifier \(identifier)") }
        register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }

    /// Refuses to make views beside cells from a nib; nil: none are made for kind and identifier any more.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard nib == nil else { return UINib.refuse("views of the kind \(kind) with the identifier \(identifier)") }
        register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

extension UICollectionViewLayout {
    /// Refuses to make decorations from a nib; nil: none are made of the kind any more.
    public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard nib == nil else { return UINib.refuse("decorations of the kind \(elementKind)") }
        register(nil as AnyClass?, forDecorationViewOfKind: elementKind)
    }
}

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
