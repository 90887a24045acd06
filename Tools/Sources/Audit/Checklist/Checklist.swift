/// The review's checklist, line by line: what looks for it, or why no program can tell.
package enum Checklist {
    package struct Line: Sendable {
        package let part: String
        /// What the line asks for, in short.
        package let asks: String
        package let answer: Answer
    }

    package enum Answer: Sendable {
        /// The ids of rules.
        case rules([String])
        /// Why no program can tell.
        case untold(String)
    }

    package static let lines: [Line] =
        part("Lifecycle", lifecycle) + part("Layout", layout) + part("Collections", collections)
        + part("Navigation", navigation) + part("Animation", animation) + part("Memory", memory)
        + part("Concurrency", concurrency) + part("Images", images) + part("Keyboard", keyboard)
        + part("Adaptive and accessible", adaptive) + part("Modern names", modern)

    private static func part(_ name: String, _ lines: [(String, Answer)]) -> [Line] {
        lines.map { Line(part: name, asks: $0.0, answer: $0.1) }
    }

    private static let lifecycle: [(String, Answer)] = [
        ("no geometry in viewDidLoad", .rules(["geometry-in-view-did-load", "layer-frame-in-view-did-load"])),
        ("geometry in viewIsAppearing, not viewWillAppear", .rules(["geometry-in-view-will-appear"])),
        ("every override calls super", .rules(["missing-super-call", "super-not-reached"])),
        (
            "children are contained in order",
            .rules(["child-containment", "child-without-did-move", "unbalanced-appearance", "controller-at-odds"])
        ),
        ("deinit is there to see leaks by", .rules(["retain-cycle"])),
    ]
    private static let layout: [(String, Answer)] = [
        ("the mask flag is false on views made in code", .rules(["missing-mask-flag"])),
        ("constraints are activated in lists", .rules(["single-constraint-activation"])),
        (
            "constraints are not made again",
            .rules(["constraint-churn", "constraints-made-in-layout", "constraint-added-at-reuse"])
        ),
        ("no priority becomes required at work", .rules(["required-priority-change"])),
        (
            "constraints have identifiers",
            .untold(
                "which constraints will need a name is known once they conflict (constraint-conflict); the message names what each ties"
            )
        ),
    ]
    private static let collections: [(String, Answer)] = [
        (
            "diffable data sources over stable identifiers",
            .rules(["diffable-item-identity", "hash-without-equality", "manual-batch-updates"])
        ),
        ("reconfigured, not reloaded", .rules(["snapshot-reload-items"])),
        ("cells by registrations", .rules(["string-registration"])),
        ("content by configurations", .rules(["cell-legacy-content", "cell-style-initialiser"])),
        (
            "self-sizing cells have a whole chain of constraints",
            .rules(["ambiguous-layout"])
        ),
    ]
    private static let navigation: [(String, Answer)] = [
        ("all four slots of the bar's appearance", .rules(["bar-appearance-slots", "bar-tint-directly"])),
        ("on the navigation item, in viewDidLoad", .rules(["bar-appearance-in-will-appear"])),
        ("a guard against transitions in transitions", .rules(["sequential-pushes"])),
        ("large titles set once", .rules(["large-titles-toggle"])),
    ]
    private static let animation: [(String, Answer)] = [
        (
            "the right kind of animation for the purpose",
            .untold("whether something may be interrupted is a wish of the design, which stands nowhere in the code")
        ),
        ("animators go through their states", .rules(["unfinished-animator"])),
        ("constraints: lay out, change, animate", .rules(["constraint-animation", "layout-in-animation"])),
        ("the layer has the new value", .rules(["animation-without-model-value"])),
        ("completions ask whether it finished", .rules(["ignored-finished-flag"])),
    ]
    private static let memory: [(String, Answer)] = [
        ("weak self in closures that are kept", .rules(["strong-self", "retain-cycle"])),
        ("timers by blocks, invalidated in time", .rules(["timer-target", "strong-self"])),
        ("display links by a weak proxy", .rules(["display-link-target"])),
        ("delegates weak, their protocols of classes", .rules(["strong-delegate", "delegate-protocol"])),
        ("no strong self again in inner closures", .rules(["nested-strong-self"])),
    ]
    private static let concurrency: [(String, Answer)] = [
        ("tasks are kept, and cancelled on leaving", .rules(["task-not-cancelled"])),
        ("isCancelled is asked behind await", .rules(["no-cancellation-check"])),
        ("no detached task for views", .rules(["detached-task-for-ui"])),
        ("nobody waits for the main queue", .rules(["main-queue-sync"])),
    ]
    private static let images: [(String, Answer)] = [
        ("decoded at the size that is shown", .rules(["full-size-image"])),
        ("cells cancel, clear and compare", .rules(["cell-without-reuse-reset"])),
        ("caches bounded by decoded bytes", .rules(["image-cache-cost"])),
    ]
    private static let keyboard: [(String, Answer)] = [
        ("the keyboard's layout guide", .rules(["keyboard-notifications"])),
        (
            "the guide follows an undocked keyboard",
            .untold(
                "whether content should follow a floating keyboard, or stay beneath it, is for the screen to decide")
        ),
    ]
    private static let adaptive: [(String, Answer)] = [
        ("traits by registration", .rules(["trait-collection-did-change", "override-trait-collection"])),
        (
            "text follows the chosen size",
            .rules(["fixed-font-size", "preferred-font-not-adjusting", "fixed-text-size", "clipped-text"])
        ),
        ("colours of layers are resolved again", .rules(["frozen-layer-color", "color-of-one-appearance"])),
        (
            "views of one's own have labels and traits",
            .rules([
                "image-button-without-label", "control-without-label", "element-without-description",
                "text-without-element", "conflicting-traits",
            ])
        ),
        (
            "custom actions for rows of many",
            .untold(
                "which of a row's actions VoiceOver should offer is a matter of meaning; `offstage accessibility` lists those that are there"
            )
        ),
    ]
    private static let modern: [(String, Answer)] = [
        ("newer names are guarded", .rules(["newer-than-target", "needless-availability-check"])),
        ("scenes are adopted", .rules(["scene-lifecycle"])),
        (
            "automatic observation is considered",
            .untold(
                "a consideration leaves no trace in code; the key stands in Info.plist, where it belongs to the app's target"
            )
        ),
    ]
}
