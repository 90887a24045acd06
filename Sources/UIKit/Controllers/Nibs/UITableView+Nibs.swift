// Cells from interface files, which cannot be read here.
extension UITableView {
    /// Refuses to make cells from a nib; nil: none are made for the identifier any more.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard nib == nil else { return UINib.refuse("cells with the identifier \(identifier)") }
        register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    }

    /// Refuses to make headers and footers from a nib; nil: none are made for the identifier any more.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard nib == nil else { return UINib.refuse("headers and footers with the identifier \(identifier)") }
        register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
}
