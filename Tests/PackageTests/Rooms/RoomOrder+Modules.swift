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
                    "Accessibility", "Events", "Responder", "Animation", "Scene", "Pasteboard",
                    "Screen", "Scenes", "Customization", "View", "Layout", "PropertyAnimator",
                    "TextInput", "Feedback", "Gestures", "Menus", "Touches", "Interactions",
                    "UpdateCycle", "RunLoop", "Keyboard", "Application", "Keys",
                ]),
            Group(
                name: "Views",
                rooms: [
                    "ActivityIndicator", "ImageView", "VisualEffects", "Label", "ScrollView",
                    "StackView", "Choices", "Menus", "Control", "Switch", "Configurations",
                    "Button", "EditMenus", "Stepper", "Slider", "SegmentedControl", "TextInput",
                    "TextField", "TextView", "ProgressView", "PageControl", "Search",
                    "PickerView", "DatePicker",
                ]),
            Group(
                name: "Lists",
                rooms: [
                    "Content", "Cells", "Reuse", "Live", "Selection", "Swipe", "Reorder",
                    "Updates", "Table", "Collection", "FlowLayout", "CompositionalLayout",
                    "ListLayouts", "Diffable",
                ]),
            Group(
                name: "Controllers",
                rooms: [
                    "Bars", "Transitions", "Controller", "Presentation", "Sheets", "Alerts",
                    "Navigation", "Rewritten", "Split", "Nibs", "Tabs", "Pages", "Popovers",
                    "Screen", "Search",
                ]),
        ], allowed: 4.3,
        planned: [
            "Lists/Content", "Lists/Live", "Lists/Selection", "Lists/Swipe", "Lists/Reorder",
            "Lists/Updates", "Lists/Table", "Lists/Collection", "Lists/FlowLayout", "Lists/CompositionalLayout",
            "Lists/ListLayouts", "Lists/Diffable",
        ])

    static let quartzCore = RoomOrder(
        "QuartzCore",
        [
            "Misuse", "Context", "Contents", "Transform", "Interpolation", "Values", "Timing", "Names",
            "OptionalMethods", "Metadata", "Particles", "State", "Layer", "Layout", "Transaction",
            "Properties", "Keyframes", "Animation", "Tree", "Sampling", "DisplayLink", "Subclasses",
            "Display", "Commit", "Geometry", "ContextRoute",
        ], allowed: 7.4, largestCircle: 16)

    static let sceneFile = RoomOrder(
        "SceneFile",
        [
            "Diagnostics", "Values", "Properties", "Constraints", "Registry", "Tree", "Reading",
            "Animations", "Editing", "Changes", "Gestures", "Items", "Building", "Bars", "Touches",
            "Components", "Presentations", "Menus", "Controllers", "Scene", "Expectations", "Schema",
            "Rendering", "Films",
        ], allowed: 16.5, largestCircle: 22)
}
