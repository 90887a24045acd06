import UIKit

// What features declare comes together here: a new class, verb or kind is listed.
extension SceneRegistry {
    /// UIKit's and Core Animation's classes that this version has.
    public static let standard: SceneRegistry = {
        var registry = SceneRegistry()
        registry.addViews()
        registry.addLayers()
        registry.addControllers()
        registry[ChangeVerb.self] = ChangeForms.verbs + ScreenForms.verbs + ListVerbs.verbs + CollectionVerbs.verbs
        registry[ScenePartKind.self] = kinds
        return registry
    }()

    private mutating func addViews() {
        add(UIView.self, rows: { ViewProperties.view })
        add(UIImageView.self, rows: { ViewProperties.imageView })
        add(UIScrollView.self, rows: { ScrollProperties.scrollView })
        add(UIActivityIndicatorView.self, rows: { ScrollProperties.activityIndicator })
        add(UILabel.self, rows: { LabelProperties.label })
        add(UIControl.self, rows: { ControlProperties.control })
        add(UIButton.self, rows: { ControlProperties.button })
        add(UIRefreshControl.self, rows: { ScrollProperties.refreshControl })
        add(UISwitch.self, rows: { ValueControlProperties.toggle })
        add(UISlider.self, rows: { ValueControlProperties.slider })
        add(UIStepper.self, rows: { ValueControlProperties.stepper })
        add(UIProgressView.self, rows: { ValueControlProperties.progress })
        add(UIPageControl.self, rows: { ValueControlProperties.pages })
        add(UISegmentedControl.self, rows: { ValueControlProperties.segments })
        add(UIPickerView.self, rows: { PickerProperties.picker }, make: { TitledPickerView(frame: .zero) })
        add(UIDatePicker.self, rows: { PickerProperties.datePicker })
        add(UITextField.self, rows: { TextFieldProperties.textField })
        add(UITextView.self, rows: { TextViewProperties.textView })
        add(UISearchBar.self, rows: { TextFieldProperties.searchBar })
        add(UIStackView.self, rows: { ConstraintProperties.stackView })
        add(UIVisualEffectView.self, rows: { EffectForms.effectView })
        add(UITableView.self, rows: { TableProperties.table }, making: { TableProperties.makeTable($0) })
        add(
            UICollectionView.self, rows: { CollectionProperties.collection },
            make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) })
        add(UINavigationBar.self, rows: { BarProperties.navigationBar + NavigationItemForms.items })
        add(UIToolbar.self, rows: { BarProperties.toolbar })
        add(UITabBar.self, rows: { BarProperties.tabBar })
    }

    private mutating func addLayers() {
        add(CALayer.self)
        add(CAShapeLayer.self)
        add(CAGradientLayer.self)
        add(CATransformLayer.self)
        add(CATextLayer.self, rows: { LabelProperties.textLayer })
        add(CAReplicatorLayer.self)
        add(CAEmitterLayer.self)
        add(CAScrollLayer.self)
        add(CATiledLayer.self)
    }

    /// What the schema says once, in its order.
    private static let kinds: [ScenePartKind] =
        values + ChangeForms.kinds + [TouchForms.spotKind] + AppearanceForms.kinds + things

    private static let values: [ScenePartKind] = [
        .color, .path, .image, .affineTransform, .transform, .curve, .animation, .emitterCell,
    ]

    private static let things: [ScenePartKind] =
        [
            .gestureRecognizer, .barItem, .tabItem, .alertAction, .menu, .menuElement, .nestedChanges, .constraints,
            .drawing, .tableRow, .tableSection, .item, .collectionSection, .newRow, ListVerbs.step,
        ] + rows + layouts

    private static let rows: [ScenePartKind] = [
        ContentForms.contentKind, ContentForms.backgroundKind, ItemAccessoryForms.mapKind,
    ]

    private static let layouts: [ScenePartKind] = [
        .collectionLayout, .layoutGroup, LayoutForms.sizeKind, LayoutForms.spacingKind, LayoutForms.boundaryKind,
        LayoutForms.supplementaryKind,
    ]
}
