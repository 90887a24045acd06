import UIKit

/// A class of recognizers that a file may name, with its keys.
@MainActor
struct GestureClass {
    let name: String
    let make: () -> UIGestureRecognizer
    let record: Record
    /// The keys that are set, in this order.
    let rows: [PropertyRow]

    private init(
        _ type: UIGestureRecognizer.Type, isDiscrete: Bool = false, _ rows: [PropertyRow] = [],
        make: @escaping () -> UIGestureRecognizer
    ) {
        let rows = Self.common + rows
        name = "\(type)"
        self.make = make
        self.rows = rows
        let states = isDiscrete ? ["ended"] : Self.actionStates
        record = Record(
            "a \(name)",
            [Field("class", .name([name]), required: true, "UIKit's class.")]
                + Self.relations + [Field("actions", .actions(states), "What happens in a state.")]
                + rows.map { Field($0.key, $0.kind, $0.summary) })
    }

    static let all: [GestureClass] = [
        GestureClass(UITapGestureRecognizer.self, isDiscrete: true, tap) { UITapGestureRecognizer() },
        GestureClass(UILongPressGestureRecognizer.self, longPress) { UILongPressGestureRecognizer() },
        GestureClass(UIPanGestureRecognizer.self, pan) { UIPanGestureRecognizer() },
        GestureClass(UIScreenEdgePanGestureRecognizer.self, pan + edgePan) {
            UIScreenEdgePanGestureRecognizer()
        },
        GestureClass(UISwipeGestureRecognizer.self, isDiscrete: true, swipe) { UISwipeGestureRecognizer() },
        GestureClass(UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer() },
        GestureClass(UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer() },
        GestureClass(UIHoverGestureRecognizer.self) { UIHoverGestureRecognizer() },
    ]

    static func named(_ name: String) -> GestureClass? { all.first { $0.name == name } }

    /// The states that send actions.
    nonisolated static let actionStates = ["began", "changed", "ended", "cancelled"]
    /// The states that a recognizer can be found to have been in.
    nonisolated static let states = actionStates + ["failed"]

    /// The key of views.
    nonisolated static let view = SceneKey<UIView>.rows([
        SceneKey("gestureRecognizers", .gestures, "What sees touches on the view and below it, and decides.") {
            view, value, builder in
            for node in value.gestures ?? [] { builder.add(node, to: view) }
        }
    ])

    // MARK: Keys

    private static let relations = [
        Field("requireToFail", .list(.text), "Names of recognizers that have to fail first."),
        Field("simultaneousWith", .list(.text), "Names of recognizers that may recognize, too."),
        Field("shouldBegin", .bool, "What the delegate answers. Default true."),
    ]

    /// Edges of the screen.
    nonisolated static let edges: KeyValuePairs<String, UIRectEdge> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom,
    ]

    private static let touchTypes: KeyValuePairs<String, UITouch.TouchType> = [
        "direct": .direct, "indirect": .indirect, "pencil": .pencil, "indirectPointer": .indirectPointer,
    ]

    private static let pressTypes: KeyValuePairs<String, UIPress.PressType> = [
        "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow,
        "select": .select, "menu": .menu, "playPause": .playPause, "pageUp": .pageUp, "pageDown": .pageDown,
    ]

    private static let buttons: KeyValuePairs<String, UIEvent.ButtonMask> = [
        "primary": .primary, "secondary": .secondary,
    ]

    private static let common = SceneKey<UIGestureRecognizer>.rows([
        .text("name", "Unique in the file; what messages and other recognizers call it.") { $0.name = $1 },
        .bool("isEnabled", "Default true.") { $0.isEnabled = $1 },
        .bool("cancelsTouchesInView", "Whether views lose the touches of what was recognized. Default true.") {
            $0.cancelsTouchesInView = $1
        },
        .bool("delaysTouchesBegan", "Whether views get touches only after it failed. Default false.") {
            $0.delaysTouchesBegan = $1
        },
        .bool("delaysTouchesEnded", "Whether views get ends only after it failed. Default true.") {
            $0.delaysTouchesEnded = $1
        },
        .bool("requiresExclusiveTouchType", "Whether all touches are of the first one's type. Default true.") {
            $0.requiresExclusiveTouchType = $1
        },
        .names("allowedTouchTypes", "Default all.", of: touchTypes) {
            $0.allowedTouchTypes = $1.map { NSNumber(value: $0.rawValue) }
        },
        .names("allowedPressTypes", "Default all.", of: pressTypes) {
            $0.allowedPressTypes = $1.map { NSNumber(value: $0.rawValue) }
        },
    ])

    private static let fingers = 1...20

    private static let tap = SceneKey<UITapGestureRecognizer>.rows([
        .integer("numberOfTapsRequired", "Default 1.", in: 1...100) { $0.numberOfTapsRequired = $1 },
        .integer("numberOfTouchesRequired", "Fingers. Default 1.", in: fingers) { $0.numberOfTouchesRequired = $1 },
        .names("buttonMaskRequired", "Of a pointing device. Default primary.", of: buttons) {
            $0.buttonMaskRequired = $1.reduce(into: []) { $0.insert($1) }
        },
    ])

    private static let longPress = SceneKey<UILongPressGestureRecognizer>.rows([
        .integer("numberOfTapsRequired", "Taps before the press. Default 0.", in: 0...100) {
            $0.numberOfTapsRequired = $1
        },
        .integer("numberOfTouchesRequired", "Fingers. Default 1.", in: fingers) { $0.numberOfTouchesRequired = $1 },
        .number("minimumPressDuration", "Seconds. Default 0.5.", in: 0...SceneLimits.seconds) {
            $0.minimumPressDuration = Double($1)
        },
        .number("allowableMovement", "Points before it begins. Default 10.", in: 0...1e9) {
            $0.allowableMovement = $1
        },
    ])

    private static let pan = SceneKey<UIPanGestureRecognizer>.rows([
        .integer("minimumNumberOfTouches", "Fingers. Default 1.", in: fingers) { $0.minimumNumberOfTouches = $1 },
        .integer("maximumNumberOfTouches", "Fingers. Default any number.", in: fingers) {
            $0.maximumNumberOfTouches = $1
        },
        .names(
            "allowedScrollTypesMask", "Scrolling by other devices that counts as a pan. Default none.",
            of: ["discrete": UIScrollTypeMask.discrete, "continuous": .continuous]
        ) { $0.allowedScrollTypesMask = $1.reduce(into: []) { $0.insert($1) } },
    ])

    private static let edgePan = SceneKey<UIScreenEdgePanGestureRecognizer>.rows([
        .names("edges", "Edges of the screen to begin at. Default none.", of: edges) {
            $0.edges = $1.reduce(into: []) { $0.insert($1) }
        }
    ])

    private static let swipe = SceneKey<UISwipeGestureRecognizer>.rows([
        .integer("numberOfTouchesRequired", "Fingers. Default 1.", in: fingers) { $0.numberOfTouchesRequired = $1 },
        .names(
            "direction", "Directions. Default right.",
            of: ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down]
        ) { $0.direction = $1.reduce(into: []) { $0.insert($1) } },
    ])
}
