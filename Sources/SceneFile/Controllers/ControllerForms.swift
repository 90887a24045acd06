import UIKit

/// The keys of controllers that are not properties of a table: identity, views, other controllers.
enum ControllerForms {
    static let columns = ["primary", "supplementary", "secondary", "compact"]
    static let columnNames: KeyValuePairs<String, UISplitViewController.Column> = [
        "primary": .primary, "supplementary": .supplementary, "secondary": .secondary, "compact": .compact,
    ]

    private static let identity = [
        Field("id", .text, "Unique in the file; what messages and `callbacks` call the controller."),
        Field("class", .controllerClass, "A registered class. Default UIViewController."),
    ]
    private static let view = Field("view", .view, "Its view, which is made when the controller is first asked for it.")
    private static let children = Field(
        "children", .children, "Controllers in it, each in the view `in`, else filling its own view.")

    /// Keys that stay as they are once the controller is there.
    static func fields(of type: ControllerClass) -> [Field] {
        identity + [view] + (type.container == nil ? [children] : []) + containerFields(type.container)
    }

    private static func containerFields(_ container: ControllerClass.Container?) -> [Field] {
        switch container {
        case .navigation:
            [
                Field("viewControllers", .controllers, "The stack, from the bottom."),
                Field("navigationBar", .barKeys, "Keys of its bar."),
            ]
        case .tabs:
            [
                Field("viewControllers", .controllers, "A tab each."), selected("tab"),
                Field("tabBar", .barKeys, "Keys of its bar."),
            ]
        case .pages:
            [
                Field("viewControllers", .controllers, "The pages that a finger goes through, in order."),
                selected("page"),
                Field("transitionStyle", .name(["scroll", "pageCurl"]), "How pages move. Default scroll."),
                Field("navigationOrientation", .name(["horizontal", "vertical"]), "Default horizontal."),
                Field("interPageSpacing", .number(.notNegative), "Points between pages. Default 0."),
            ]
        case .split:
            columns.map { Field($0, .controller, "The controller of the column.") } + [
                Field(
                    "style", .name(["doubleColumn", "tripleColumn"]),
                    "Default doubleColumn; with a supplementary column tripleColumn.")
            ]
        case nil: []
        }
    }

    private static func selected(_ noun: String) -> Field {
        Field("selectedIndex", .integer(0...1_000_000), "The \(noun) that shows first. Default 0.")
    }

    /// What a change may set besides rows.
    static func changeFields(of type: ControllerClass) -> [Field] {
        type.container == .tabs ? [selected("tab")] : []
    }

    // MARK: Items

    static let navigationItem = Record(
        "the navigation item",
        [
            Field("title", .nullable(.text), "In the bar's middle."),
            Field("titleView", .view, "In place of the title."),
            Field("backButtonTitle", .nullable(.text), "What the back button to this item says."),
            Field("hidesBackButton", .bool, "Whether there is no back button. Default false."),
        ])

    static let tabBarItem = Record(
        "the tab's item",
        [
            Field("title", .nullable(.text), "Below the image."), Field("image", .nullable(.image), "The picture."),
            Field("selectedImage", .nullable(.image), "The picture while the tab is selected."),
            Field("isEnabled", .bool, "Whether it takes touches. Default true."),
            Field("tag", .integer(-1_000_000_000...1_000_000_000), "Any number."),
        ])

    @MainActor
    static func set(_ record: SceneRecord, on item: UINavigationItem, _ builder: SceneBuilder) {
        if let title = record["title"] { item.title = title.text }
        if let title = record["backButtonTitle"] { item.backButtonTitle = title.text }
        if let isHidden = record.bool("hidesBackButton") { item.hidesBackButton = isHidden }
        if let view = record["titleView"]?.views?.first { item.titleView = builder.makeView(view) }
    }

    @MainActor
    static func set(_ record: SceneRecord, on item: UITabBarItem, _ builder: SceneBuilder) {
        if let title = record["title"] { item.title = title.text }
        if let image = record["image"] { item.image = image.image.map(builder.image) }
        if let image = record["selectedImage"] { item.selectedImage = image.image.map(builder.image) }
        if let isEnabled = record.bool("isEnabled") { item.isEnabled = isEnabled }
        if let tag = record.integer("tag") { item.tag = tag }
    }

    // MARK: Making

    @MainActor
    static func makePages(_ node: ControllerNode) -> UIPageViewController {
        let isCurled = node.construction["transitionStyle"]?.text == "pageCurl"
        let isVertical = node.construction["navigationOrientation"]?.text == "vertical"
        let spacing = node.construction["interPageSpacing"]?.number
        return UIPageViewController(
            transitionStyle: isCurled ? .pageCurl : .scroll,
            navigationOrientation: isVertical ? .vertical : .horizontal,
            options: spacing.map { [.interPageSpacing: CGFloat($0)] })
    }

    @MainActor
    static func makeSplit(_ node: ControllerNode) -> UISplitViewController {
        let isTriple =
            node.construction["style"]?.text.map { $0 == "tripleColumn" } ?? (node.columns["supplementary"] != nil)
        return UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    }
}
