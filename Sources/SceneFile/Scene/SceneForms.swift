import UIKit

/// The maps of a scene file from the top down to where views begin.
enum SceneForms {
    private static let time = NumberRange.seconds
    static let orientations = [
        "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
    ]

    static let device = Record(
        "the device",
        [
            Field("name", .text, "A name of the device table."),
            Field("orientation", .name(orientations), "How it is held. Default portrait."),
            Field("size", .size, "Points, as it is held; makes a device of its own."),
            Field("scale", .integer(1...3), "Pixels a point; required with size."),
            Field("safeArea", .insets(ValueKind.edgeNames), "Goes with size. Default zero."),
        ])

    private static let fuzzy = Record(
        "the exception",
        [
            Field("maximum", .integer(1...255), required: true, "The largest difference of a channel."),
            Field("pixels", .integer(1...1_000_000_000), required: true, "How many pixels may differ."),
        ])
    private static let variant = Record(
        "a variant",
        longNamed([
            Field("appearance", .oneOrMore(.name(SceneVariant.appearances)), "The interface style."),
            Field("direction", .oneOrMore(.name(SceneVariant.directions)), "The layout direction."),
            Field(
                "contentSizeCategory", .oneOrMore(.name(UIContentSizeCategory.named.map(\.name))),
                "The text size."),
            Field("device", .oneOrMore(.text), "A name of the device table."),
            Field("orientation", .oneOrMore(.name(orientations)), "How the device is held."),
            Field("scale", .oneOrMore(.integer(1...3)), "Pixels a point."),
        ]))

    /// The fields, and those of traits by UIKit's names as well.
    private static func longNamed(_ fields: [Field]) -> [Field] {
        fields
            + TraitForms.shortNames.sorted { $0.key < $1.key }.compactMap { long, short in
                fields.first { $0.key == short }?.spelled(long)
            }
    }

    static let film = Record(
        "the film",
        [
            Field("from", .number(time), "When the first frame is taken, in seconds. Default 0."),
            Field("duration", .number(.positiveSeconds), required: true, "What it lasts, in seconds."),
            Field("fps", .integer(SceneFilm.rateRange), "Frames a second. Default 30."),
            Field("columns", .integer(SceneFilm.columnRange), "Frames side by side on the contact sheet. Default 6."),
        ])

    static let scene = Record(
        "the scene",
        [
            Field("offstage", .edition, required: true, "Format and behaviour edition."),
            Field("device", .either([.text, .record(device)]), "What it is shown on. Default iPhone 16."),
            Field("traits", .record(TraitForms.record), "Traits of the screen."),
            Field("time", .oneOrMore(.number(time)), "When frames are taken, in seconds. Default 0."),
            Field("film", .record(film), "Many frames, as one contact sheet; with time or alone."),
            Field("window", .window(hasView: false), "Keys of the window."),
            Field("statusBar", .bool, "Whether the screen shows the time and the like. Default false."),
            Field("homeIndicator", .bool, "Whether the screen shows the bar to swipe home with. Default false."),
            Field("island", .bool, "Whether the screen of a phone with an island shows it. Default false."),
            Field("keyboard", .bool, "Whether the keyboard of a first responder is drawn. Default false."),
            Field("components", .components, "Views to use in several places, by name, or a file of them."),
            Field("view", .rootView, "The root view; fills the window unless it has a frame."),
            Field("controller", .controller, "The window's root controller, in place of view."),
            Field("controllers", .controllers, "Controllers that are made and not shown."),
            Field("windows", .list(.window(hasView: true)), "In place of window and view."),
            Field("constraints", .constraints, "Equations, visual formats and maps."),
            Field("changes", .changes, "What happens in virtual time."),
            Field("touches", .list(.touch), "What fingers, a pointer and keys do in virtual time."),
            Field("accessibility", .record(AccessibilityForms.preferences), "What the user has set."),
            Field("reader", .list(.record(AccessibilityForms.step)), "What a reader of the screen does."),
            Field("route", .name(["screen", "context"]), "What draws the picture. Default screen."),
            Field("expect", .oneOrMore(.record(ExpectationForms.expectation)), "What must hold."),
            Field("fuzzy", .record(fuzzy), "How far the picture may be from its golden. Default not at all."),
            Field(
                "variants", .list(.record(variant)),
                "More pictures of the scene, with goldens of their own; lists give every combination."),
        ])
}
