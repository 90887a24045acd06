@testable import UIKit

extension UIView {
    /// The texts of the labels below that show, depth first.
    var labelTexts: [String] {
        subviews.filter { !$0.isHidden }.flatMap { view in
            if let label = view as? UILabel { return [label.text].compactMap { $0 }.filter { !$0.isEmpty } }
            return view.labelTexts
        }
    }
}
