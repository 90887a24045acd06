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
                    "Screen", "Animation", "Accessibility", "Events", "Responder",
                    "Customization", "Scene", "Scenes", "Pasteboard", "View", "Menus",
                    "TextInput", "PropertyAnimator", "Layout", "Feedback", "UpdateCycle",
                    "RunLoop", "Gestures", "Touches", "Interactions", "Application", "Keyboard",
                    "Keys",
                ]),
            Group(
                name: "Views",
                rooms: [
                    "Label", "VisualEffects", "ImageView", "ActivityIndicator", "ScrollView",
                    "Choices", "Menus", "Control", "TextInput", "Configurations", "Button",
                    "EditMenus", "Slider", "StackView", "PageControl", "Stepper", "TextField",
                    "ProgressView", "SegmentedControl", "Search", "PickerView", "Switch",
                    "TextView", "DatePicker",
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
                    "Bars", "Transitions", "Controller", "Rewritten", "Presentation", "Sheets",
                    "Alerts", "Nibs", "Pages", "Navigation", "Split", "Tabs", "Search", "Screen",
                    "Popovers",
                ]),
        ], allowed: 4.3,
        planned: [
            "Lists/Content", "Lists/Reuse", "Lists/Live", "Lists/Selection", "Lists/Swipe", "Lists/Reorder",
            "Lists/Updates", "Lists/Table", "Lists/Collection", "Lists/FlowLayout", "Lists/CompositionalLayout",
            "Lists/ListLayouts", "Lists/Diffable",
        ])

    static let quartzCore = RoomOrder(
        "QuartzCore",
        [
            "Context", "Transform", "Interpolation", "Timing", "OptionalMethods", "Transaction", "State",
            "Metadata", "Layer", "Properties", "Keyframes", "Animation", "Actions", "DisplayLink", "Tree",
            "Subclasses", "Geometry", "Boxes", "Sampling", "Display", "Particles", "Layout", "Commit",
            "Tiles", "ContextRoute",
        ], allowed: 17.2, largestCircle: 25)

    static let sceneFile = RoomOrder(
        "SceneFile",
        [
            "Diagnostics", "Values", "Properties", "Constraints", "Registry", "Tree", "Reading",
            "Animations", "Editing", "Changes", "Gestures", "Items", "Building", "Bars", "Touches",
            "Components", "Presentations", "Menus", "Controllers", "Scene", "Expectations", "Schema",
            "Rendering", "Films",
        ], allowed: 16.5, largestCircle: 24)
}
