import UIKit

/// The keys of UIKit's controllers in scene files, in the order in which they are set.
enum ControllerProperties {
    private typealias Key = SceneKey<UIViewController>

    static let controller: [PropertyRow] = traits + items + presentation + layout + screen

    /// Keys that stand for overrides: classes with code of their own answer themselves.
    static let overrides: Set = [
        "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
        "supportedInterfaceOrientations",
    ]

    private static let traits = SceneKey<UIViewController>.rows([
        .name(
            "overrideUserInterfaceStyle", "Light or dark for the controller and all in its view.",
            of: ["unspecified": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark]
        ) { $0.overrideUserInterfaceStyle = $1 },
        Key("traitOverrides", .record(TraitForms.record), "Traits of the controller and all in its view.") {
            controller, value, _ in
            value.record.map { TraitForms.set($0, on: &controller.traitOverrides) }
        },
    ])

    private static let items = SceneKey<UIViewController>.rows([
        .text("title", "What containers call the controller.") { $0.title = $1 },
        Key("navigationItem", .record(NavigationItemForms.item.record), "What a navigation bar shows for it.") {
            controller, value, builder in
            value.record.map { NavigationItemForms.item.set($0, on: controller.navigationItem, builder) }
        },
        Key("tabBarItem", .tabItem, "What a tab bar shows for it.") { controller, value, builder in
            value.item.map { builder.setTab(of: controller, $0) }
        },
        Key("toolbarItems", .nullable(.list(.barItem)), "What the toolbar of a stack shows for it.") {
            controller, value, builder in
            controller.toolbarItems = builder.buttons(value)
        },
        .bool("hidesBottomBarWhenPushed", "Whether a tab bar hides while it is pushed. Default false.") {
            $0.hidesBottomBarWhenPushed = $1
        },
        .bool("isEditing", "Whether the content can be edited. Default false.") { $0.isEditing = $1 },
    ])

    private static let presentation = SceneKey<UIViewController>.rows([
        .name(
            "modalPresentationStyle", "How it is presented. Default automatic, which is pageSheet.",
            of: [
                "fullScreen": UIModalPresentationStyle.fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
                "currentContext": .currentContext, "overFullScreen": .overFullScreen,
                "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
            ]
        ) { $0.modalPresentationStyle = $1 },
        .name(
            "modalTransitionStyle", "How it comes and goes. Default coverVertical.",
            of: [
                "coverVertical": UIModalTransitionStyle.coverVertical, "flipHorizontal": .flipHorizontal,
                "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
            ]
        ) { $0.modalTransitionStyle = $1 },
        Key(
            "sheetPresentationController", .record(SheetForms.sheet.record),
            "What becomes of it as a sheet: of the styles automatic, pageSheet and formSheet."
        ) { controller, value, builder in
            builder.setSheet(of: controller, value)
        },
        Key(
            "popoverPresentationController", .record(SheetForms.popover.record),
            "What becomes of it as a popover: of the style popover, and of action sheets on a pad."
        ) { controller, value, builder in
            builder.setPopover(of: controller, value)
        },
        .bool("isModalInPresentation", "Whether a finger cannot dismiss it. Default false.") {
            $0.isModalInPresentation = $1
        },
        .bool("definesPresentationContext", "Whether styles of a context cover it. Default false.") {
            $0.definesPresentationContext = $1
        },
        .bool(
            "providesPresentationContextTransitionStyle",
            "Whether its transition style counts for what is presented in its context. Default false."
        ) { $0.providesPresentationContextTransitionStyle = $1 },
        .bool(
            "modalPresentationCapturesStatusBarAppearance",
            "Whether it decides about the status bar where it does not cover the screen. Default false."
        ) { $0.modalPresentationCapturesStatusBarAppearance = $1 },
    ])

    private static let layout = SceneKey<UIViewController>.rows([
        .size("preferredContentSize", "The size that it likes best, for who shows it.") {
            $0.preferredContentSize = $1
        },
        .insets("additionalSafeAreaInsets", "Added to the safe area of its view.") {
            $0.additionalSafeAreaInsets = $1
        },
        .bool(
            "viewRespectsSystemMinimumLayoutMargins",
            "Whether its view's margins are at least the system's. Default true."
        ) {
            $0.viewRespectsSystemMinimumLayoutMargins = $1
        },
        .names(
            "edgesForExtendedLayout", "The edges at which its view goes on under bars. Default all.",
            of: ["top": UIRectEdge.top, "left": .left, "bottom": .bottom, "right": .right, "all": .all]
        ) { $0.edgesForExtendedLayout = $1.reduce(into: []) { $0.formUnion($1) } },
        .bool("extendedLayoutIncludesOpaqueBars", "Whether it goes on under opaque bars, too. Default false.") {
            $0.extendedLayoutIncludesOpaqueBars = $1
        },
    ])

    private static let screen = SceneKey<UIViewController>.rows([
        .name(
            "preferredStatusBarStyle", "The colour of the status bar's text.",
            of: ["default": UIStatusBarStyle.default, "lightContent": .lightContent, "darkContent": .darkContent]
        ) { $0.preset.statusBarStyle = $1 },
        .bool("prefersStatusBarHidden", "Whether the status bar is hidden.") { $0.preset.isStatusBarHidden = $1 },
        .bool("prefersHomeIndicatorAutoHidden", "Whether the home indicator hides. Default false.") {
            $0.preset.hidesHomeIndicator = $1
        },
        .names(
            "supportedInterfaceOrientations", "How it may be turned, where it covers the screen.",
            of: [
                "portrait": UIInterfaceOrientationMask.portrait, "portraitUpsideDown": .portraitUpsideDown,
                "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "landscape": .landscape,
                "all": .all, "allButUpsideDown": .allButUpsideDown,
            ]
        ) { $0.preset.orientations = $1.reduce(into: []) { $0.formUnion($1) } },
    ])

    // MARK: Containers

    static let navigation = SceneKey<UINavigationController>.rows([
        .bool("isNavigationBarHidden", "Default false.") { $0.isNavigationBarHidden = $1 },
        .bool("isToolbarHidden", "Default true.") { $0.isToolbarHidden = $1 },
        .bool("hidesBarsOnSwipe", "Whether a finger that scrolls hides the bars. Default false.") {
            $0.hidesBarsOnSwipe = $1
        },
        .bool("hidesBarsOnTap", "Whether a tap on the content hides the bars. Default false.") {
            $0.hidesBarsOnTap = $1
        },
        .bool("hidesBarsWhenVerticallyCompact", "Whether there are none where it is low. Default false.") {
            $0.hidesBarsWhenVerticallyCompact = $1
        },
        .bool("hidesBarsWhenKeyboardAppears", "Whether a keyboard hides the bars. Default false.") {
            $0.hidesBarsWhenKeyboardAppears = $1
        },
    ])

    static let table = SceneKey<UITableViewController>.rows([
        .bool("clearsSelectionOnViewWillAppear", "Whether the selection goes when it appears. Default true.") {
            $0.clearsSelectionOnViewWillAppear = $1
        }
    ])

    static let collection = SceneKey<UICollectionViewController>.rows([
        .bool("clearsSelectionOnViewWillAppear", "Whether the selection goes when it appears. Default true.") {
            $0.clearsSelectionOnViewWillAppear = $1
        },
        .bool(
            "installsStandardGestureForInteractiveMovement",
            "Whether a long press drags items that may be moved. Default true."
        ) { $0.installsStandardGestureForInteractiveMovement = $1 },
    ])

    static let split = SceneKey<UISplitViewController>.rows([
        .name(
            "preferredDisplayMode", "Which columns show beside or over the secondary one. Default automatic.",
            of: [
                "automatic": UISplitViewController.DisplayMode.automatic, "secondaryOnly": .secondaryOnly,
                "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
                "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
                "twoDisplaceSecondary": .twoDisplaceSecondary,
            ]
        ) { $0.preferredDisplayMode = $1 },
        .name(
            "primaryEdge", "The side of the primary column. Default leading.",
            of: ["leading": UISplitViewController.PrimaryEdge.leading, "trailing": .trailing]
        ) { $0.primaryEdge = $1 },
        .number("preferredPrimaryColumnWidth", "Points. Default 320.", in: 0...10_000) {
            $0.preferredPrimaryColumnWidth = $1
        },
        .number("minimumPrimaryColumnWidth", "Points.", in: 0...10_000) { $0.minimumPrimaryColumnWidth = $1 },
        .number("maximumPrimaryColumnWidth", "Points.", in: 0...10_000) { $0.maximumPrimaryColumnWidth = $1 },
        .number("preferredSupplementaryColumnWidth", "Points. Default 320.", in: 0...10_000) {
            $0.preferredSupplementaryColumnWidth = $1
        },
    ])
}
