extension RoomOrder {
    /// The modules whose rooms have an order. How much may go against it is what does today: it only sinks.
    static let all = [uikit, quartzCore, sceneFile]

    static let uikit = RoomOrder(
        "UIKit",
        [
            Group(
                name: "Drawing",
                rooms: [
                    "Problems", "Geometry", "Foundation", "Image", "Traits", "Color", "Graphics",
                    "Font", "Text", "Assets", "BezierPath", "BarMetrics", "Symbols", "TextKit",
                ]),
            Group(
                name: "Core",
                rooms: [
                    "Scene", "Pasteboard", "Animation", "Accessibility", "Events", "Menus",
                    "Responder", "Screen", "Scenes", "Customization", "MotionEffects", "View", "Gestures",
                    "Touches", "Feedback", "PropertyAnimator", "TextInput", "Keyboard", "Layout",
                    "UpdateCycle", "RunLoop", "Application", "Keys", "Interactions",
                    "AccessibilityTree",
                ]),
            Group(
                name: "Views",
                rooms: [
                    "ActivityIndicator", "ImageView", "VisualEffects", "Label", "ScrollView",
                    "StackView", "Choices", "Menus", "Control", "Switch", "Configurations",
                    "Button", "LargeContent", "EditMenus", "Stepper", "Slider", "SegmentedControl", "TextInput",
                    "TextField", "TextView", "ProgressView", "PageControl", "Search",
                    "PickerView", "DatePicker", "ContentUnavailable",
                ]),
            Group(
                name: "Lists",
                rooms: [
                    "Content", "Cells", "Reuse", "Live", "Selection", "Swipe", "Reorder",
                    "Collation", "Index", "Updates", "Table", "Collection", "Dynamics", "FlowLayout",
                    "CompositionalLayout",
                    "ListLayouts", "Diffable",
                ]),
            Group(
                name: "Controllers",
                rooms: [
                    "Bars", "Transitions", "Controller", "Presentation", "Sheets", "Alerts",
                    "Navigation", "Rewritten", "Split", "Nibs", "Sharing", "Tabs", "Pages", "Popovers",
                    "Screen", "Search", "Tables", "Collections",
                ]),
        ], allowed: 3.97)

    static let quartzCore = RoomOrder(
        "QuartzCore",
        [
            "Transform", "Metadata", "Contents", "Interpolation", "Values", "Misuse", "Context", "Timing",
            "Names", "Particles", "State", "OptionalMethods", "Properties", "Layer", "Keyframes",
            "Transaction", "Animation", "Sampling", "Subclasses", "Display", "DisplayLink", "Commit",
            "ContextRoute",
        ], allowed: 4.47, largestCircle: 12)

    static let sceneFile = RoomOrder(
        "SceneFile",
        [
            "Diagnostics", "Values", "Reading", "Components", "Kinds", "Building", "Registry", "Layers",
            "Constraints", "Animations", "Tree", "Changes", "Gestures", "Items", "Touches", "Accessibility", "Menus",
            "Presentations", "Editing", "Properties", "Lists", "Bars", "Controllers", "Screens", "Expectations",
            "Scene", "Schema", "Rendering", "Films", "Varying",
        ], allowed: 0, largestCircle: 1)
}
