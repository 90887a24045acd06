extension ListRooms {
    /// Rooms that have no file yet stand here before: the first one is held to its row.
    ///
    /// Tables and collections know neither each other nor the class of a layout; cells know no list, but a `CellHost`.
    static let uikit = ListRooms(rows: [
        Row(room: "Content", views: ["Label", "ImageView", "VisualEffects", "Configurations"]),
        Row(
            room: "Cells", ["Content"],
            views: ["Control", "Label", "ImageView", "VisualEffects", "Configurations", "Button"]),
        Row(room: "Reuse", ["Content", "Cells"], views: ["ScrollView"]),
        Row(room: "Live", ["Cells", "Reuse"], views: ["ScrollView"]),
        Row(room: "Selection", ["Cells", "Live"], views: ["ScrollView", "Menus"]),
        Row(room: "Swipe", ["Cells", "Live"], views: ["ScrollView", "Menus", "Control", "Label", "ImageView"]),
        Row(room: "Reorder", ["Cells", "Live"], views: ["ScrollView", "Menus"]),
        Row(room: "Collation"),
        Row(room: "Index", views: ["ScrollView", "Label", "ImageView"]),
        Row(room: "Updates", ["Cells", "Reuse", "Live"], views: ["ScrollView"]),
        Row(
            room: "Table",
            ["Content", "Cells", "Reuse", "Live", "Selection", "Swipe", "Reorder", "Index", "Updates"],
            views: ["ScrollView", "Label", "ImageView", "VisualEffects", "Menus", "Control"]),
        Row(
            room: "Collection",
            ["Content", "Cells", "Reuse", "Live", "Selection", "Swipe", "Reorder", "Index", "Updates"],
            views: ["ScrollView", "Menus", "Configurations"]),
        Row(room: "Dynamics", ["Collection"]),
        Row(room: "FlowLayout", ["Collection"], views: ["ScrollView"]),
        Row(room: "CompositionalLayout", ["Swipe", "Collection"], views: ["ScrollView"]),
        Row(
            room: "ListLayouts", ["Content", "Cells", "Live", "Swipe", "Collection", "CompositionalLayout"],
            views: ["Button", "Configurations", "Control", "Label", "ScrollView", "VisualEffects"]),
        Row(room: "Diffable", ["Cells", "Reuse", "Updates", "Table", "Collection"]),
    ])
}
