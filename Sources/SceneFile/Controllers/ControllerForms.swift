import UIKit

/// The keys of controllers that are not properties of a table: identity, views, other controllers.
enum ControllerForms {
    /// The classes of controllers' own bars.
    static let barClasses = ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar"]

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
        if type.isAlert { return identity + AlertForms.fields }
        return identity + [view] + (type.container == nil ? [children] : []) + containerFields(type.container)
    }

    private static func containerFields(_ container: ControllerClass.Container?) -> [Field] {
        switch container {
        case .navigation:
            [
                Field("viewControllers", .controllers, "The stack, from the bottom."),
                Field("navigationBar", .barKeys("UINavigationBar"), "Keys of its bar."),
                Field("toolbar", .barKeys("UIToolbar"), "Keys of the bar at the bottom, which is hidden at first."),
            ]
        case .tabs:
            [
                Field("viewControllers", .controllers, "A tab each."), selected("tab"),
                Field("tabBar", .barKeys("UITabBar"), "Keys of its bar."),
            ]
        case .pages:
            [
                Field("viewControllers", .controllers, "The pages that a finger goes through, in order."),
                selected("page"),
                Field("transitionStyle", .name(["scroll", "pageCurl"]), "How pages move. Default scroll."),
                Field("navigationOrientation", .name(["horizontal", "vertical"]), "Default horizontal."),
                Field("interPageSpacing", .number(.notNegative), "Points between pages. Default 0."),
                Field(
                    "spineLocation", .name(["min", "mid", "max"]),
                    "Where pages of pageCurl are bound: mid shows two beside each other. Default min."),
                Field(
                    "presentationCount", .integer(0...1_000),
                    "How many dots below stand for pages, as its data source tells. Default 0: none."),
                Field(
                    "presentationIndex", .integer(0...1_000),
                    "The dot that is chosen at first, as its data source tells. Default that of the page."),
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

    // MARK: Making

    /// Where a page controller's pages are bound, where the file says so and they are bound at all.
    static func spine(of node: ControllerNode) -> UIPageViewController.SpineLocation? {
        let names: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        guard node.construction["transitionStyle"]?.text == "pageCurl" else { return nil }
        return node.construction["spineLocation"]?.text.flatMap { names[$0] }
    }

    @MainActor
    static func makePages(_ node: ControllerNode) -> UIPageViewController {
        let isCurled = node.construction["transitionStyle"]?.text == "pageCurl"
        let isVertical = node.construction["navigationOrientation"]?.text == "vertical"
        var options: [UIPageViewController.OptionsKey: Any] = [:]
        if let spacing = node.construction["interPageSpacing"]?.number { options[.interPageSpacing] = CGFloat(spacing) }
        if let spine = spine(of: node) { options[.spineLocation] = spine }
        return UIPageViewController(
            transitionStyle: isCurled ? .pageCurl : .scroll,
            navigationOrientation: isVertical ? .vertical : .horizontal, options: options)
    }

    @MainActor
    static func makeSplit(_ node: ControllerNode) -> UISplitViewController {
        let isTriple =
            node.construction["style"]?.text.map { $0 == "tripleColumn" } ?? (node.columns["supplementary"] != nil)
        return UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    }

    @MainActor
    static func makeTable(_ node: ControllerNode) -> UITableViewController {
        UITableViewController(style: TableProperties.style(of: node.view))
    }

    @MainActor
    static func makeAlert(_ node: ControllerNode) -> UIAlertController {
        let isSheet = node.construction["preferredStyle"]?.text == "actionSheet"
        return UIAlertController(title: nil, message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
    }
}
