import Foundation

/// A controller's own properties that nothing else holds.
struct ControllerSettings {
    var title: String?
    var identifier: String?
    var restorationIdentifier: String?
    var isEditing = false

    var modalPresentationStyle = UIModalPresentationStyle.automatic
    var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    var isModalInPresentation = false
    var definesPresentationContext = false
    var providesPresentationContextTransitionStyle = false
    var capturesStatusBarAppearance = false

    var preferredContentSize = CGSize.zero
    var edgesForExtendedLayout = UIRectEdge.all
    var includesOpaqueBars = false
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var respectsSystemMinimumLayoutMargins = true
    var hidesBottomBarWhenPushed = false
    var keyCommands: [UIKeyCommand] = []
}
