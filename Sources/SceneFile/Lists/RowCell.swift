import UIKit

/// The cell of a row, whatever list it stands in.
@MainActor
protocol RowCell: UIView {
    var contentView: UIView { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    /// What it shows texts by where the file says nothing of that.
    var standardContent: UIListContentConfiguration { get }
    /// Takes away what stands beside the content.
    func dropAccessories()
}

extension UITableViewCell: RowCell {
    var standardContent: UIListContentConfiguration { .cell() }

    func dropAccessories() { (accessoryView, editingAccessoryView) = (nil, nil) }
}

extension UICollectionViewCell: RowCell {
    var standardContent: UIListContentConfiguration {
        (self as? UICollectionViewListCell)?.defaultContentConfiguration() ?? .cell()
    }

    func dropAccessories() { (self as? UICollectionViewListCell)?.accessories = [] }
}
