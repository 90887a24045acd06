import UIKit

/// The maps of what changes do with controllers, the screen and the app.
enum ScreenForms {
    private static let animated = Field("animated", .bool, "Whether it is seen. Default true.")
    private static let directions = ["forward", "reverse"]
    static let orientations: KeyValuePairs<String, UIInterfaceOrientation> = [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
        "landscapeRight": .landscapeRight,
    ]
    private static let states = ["background", "foreground", "inactive", "disconnect"]

    /// What is done with controllers, the screen and the app.
    static let verbs = fields.map { fields in
        let verb = fields[0].key
        return ChangeVerb(fields) { $0.screenCommand(verb, $1) }
    }

    /// What is done, a list of fields each, the verb first.
    private static let fields: [[Field]] = [
        [
            verb("push", "A controller onto a stack."),
            Field("in", .text, "The navigation controller; absent: the one that is seen."), animated,
        ],
        [verb("pop", "The navigation controller whose top leaves."), animated],
        [verb("popTo", "The controller in a stack that is on top then."), animated],
        [verb("popToRoot", "The navigation controller of which the first stays."), animated],
        [
            Field(
                "setViewControllers", .byID(.list(.text)), required: true,
                "What containers hold, by their ids: a stack, tabs, one page."),
            Field("direction", .name(directions), "The way of a page controller. Default forward."), animated,
        ],
        [
            verb("present", "A controller over others."),
            Field("from", .text, "Who presents; absent: the one in front."), animated,
        ],
        [verb("dismiss", "A controller that is presented, or what it presents itself."), animated],
        [
            verb("addChild", "A controller into another one."),
            Field("to", .text, "The container; absent: the window's root."),
            Field("in", .text, "The view around it; absent: it fills the container's own."),
        ],
        [verb("removeFromParent", "A child that leaves its container.")],
        [verb("root", "The window's root controller.")],
        [verb("select", "A controller whose tab is selected, by code.")],
        [
            Field("show", .name(ControllerForms.columns), required: true, "A column of a split view controller."),
            Field("id", .text, required: true, "The split view controller."),
        ],
        [
            Field("hide", .name(ControllerForms.columns), required: true, "A column of a split view controller."),
            Field("id", .text, required: true, "The split view controller."),
        ],
        [Field("rotate", .name(orientations.map(\.key)), required: true, "How the device is held from now on.")],
        [Field("traits", .record(TraitForms.record), required: true, "Traits of the screen.")],
        [Field("scene", .name(states), required: true, "What becomes of the app on the screen.")],
        [Field("memoryWarning", .bool, required: true, "Memory is short.")],
    ]

    private static func verb(_ key: String, _ summary: String) -> Field { Field(key, .text, required: true, summary) }
}
