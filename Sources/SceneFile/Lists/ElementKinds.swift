import UIKit

/// Kinds of views beside cells, by their names in files.
@MainActor
enum ElementKinds {
    static let header = UICollectionView.elementKindSectionHeader
    static let footer = UICollectionView.elementKindSectionFooter

    /// `header` and `footer` are UIKit's own kinds; others are called as they are.
    static func kind(of name: String) -> String {
        switch name {
        case "header": header
        case "footer": footer
        default: name
        }
    }

    static func name(of kind: String) -> String {
        switch kind {
        case header: "header"
        case footer: "footer"
        default: kind
        }
    }

    /// What a text is shown by where there is no list whose headers look like something.
    static func content(_ kind: String) -> UIListContentConfiguration {
        kind == footer ? .plainFooter() : .plainHeader()
    }
}
