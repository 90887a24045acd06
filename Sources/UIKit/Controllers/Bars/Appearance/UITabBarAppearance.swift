import Foundation

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private lazy var layouts = ItemAppearances<UITabBarItemAppearance>(
        [.init(style: .stacked), .init(style: .inline), .init(style: .compactInline)], of: self)
    private var values = Values() {
        didSet { partDidChange() }
    }

    private struct Values {
        var indicatorColor: UIColor?
        var indicatorImage: UIImage?
        var positioning = UITabBar.ItemPositioning.automatic
        var itemWidth: CGFloat = 0
        var itemSpacing: CGFloat = 0
    }

    override func takeParts(of other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        values = other.values
        layouts.take(other.layouts)
    }

    /// Tabs whose image stands above the title. A copy is kept.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { layouts[0] }
        set { layouts[0] = newValue }
    }

    /// Tabs whose image stands beside the title, where there is room across. A copy is kept.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts[1] }
        set { layouts[1] = newValue }
    }

    /// Tabs whose image stands beside the title in low bars. A copy is kept.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts[2] }
        set { layouts[2] = newValue }
    }

    /// The colour of the image behind the selected tab, where that is a template. Default nil.
    open var selectionIndicatorTintColor: UIColor? {
        get { values.indicatorColor }
        set { values.indicatorColor = newValue }
    }

    /// The image behind the selected tab. Default nil.
    open var selectionIndicatorImage: UIImage? {
        get { values.indicatorImage }
        set { values.indicatorImage = newValue }
    }

    /// Whether tabs share the bar's width or stand in the middle. Default `automatic`.
    open var stackedItemPositioning: UITabBar.ItemPositioning {
        get { values.positioning }
        set { values.positioning = newValue }
    }

    /// How wide tabs in the middle are, in points; 0, the default, leaves it to the bar.
    open var stackedItemWidth: CGFloat {
        get { values.itemWidth }
        set { values.itemWidth = newValue }
    }

    /// How far tabs in the middle stand apart, in points; 0, the default, leaves it to the bar.
    open var stackedItemSpacing: CGFloat {
        get { values.itemSpacing }
        set { values.itemSpacing = newValue }
    }
}
