extension GroupRules {
    static let uikit = GroupRules(
        groups: ["Drawing", "Core", "Views", "Lists", "Controllers"],
        exceptions: [
            Exception(
                name: "UIViewController", files: ["UIWindow.swift"],
                reason: "rootViewController is a window's property"),
            Exception(
                name: "UIViewController",
                files: [
                    "UIContextMenuConfiguration.swift", "UIContextMenuInteraction+Opening.swift",
                    "UIContextMenuInteractionDelegate.swift", "MenuPreview.swift",
                ], reason: "a context menu's preview is a controller, which an app makes and commits to"),
            Exception(
                name: "UIViewController", files: ["UILargeContentViewerInteractionDelegate.swift"],
                reason: "a viewer of large content lies in the middle of a controller that a delegate names"),
            Exception(
                name: "viewIfLoaded", files: ["UILargeContentViewerInteraction.swift"],
                reason: "that controller's view is what it lies in"),
            Exception(
                name: "preferredContentSize", files: ["MenuPreview.swift"],
                reason: "the size of a context menu's preview is what its controller prefers"),
        ])
}
