import RenderServer
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

    static let reasons = PassReason.allCases.map(\.rawValue)
    private static let hit = Record(
        "a hit",
        [
            Field("at", .point, required: true, "In the window."),
            Field("view", .nullable(.text), required: true, "The view's id or index path; null for none."),
        ])
    private static let pixel = Record(
        "a pixel",
        [
            Field("at", .point, required: true, "In points; the pixel that holds it."),
            Field("color", .color, required: true, "What it must show."),
            Field("tolerance", .integer(0...255), "Per channel, in steps of 255. Default 0."),
        ])
    static let expectation = Record(
        "the expectation",
        [
            Field("at", .number(time), "The frame it is about; absent: every frame."),
            Field("offscreenPasses", .integer(0...1_000_000_000), "Their number."),
            Field("reasons", .byID(.names(reasons)), "All reasons of a layer's passes, by its id."),
            Field(
                "statistics", .dictionary(.number(.any), keys: "counts"), "Counts, and `id.step` of the update cycle."),
            Field(
                "values", .byID(.dictionary(.animatedValue, keys: "properties")),
                "What properties of views and layers are, by id, within 0.001."),
            Field(
                "presentation", .byID(.dictionary(.animatedValue, keys: "key paths")),
                "What layers show by key path, animations applied, by id, within 0.001."),
            Field(
                "animationKeys", .byID(.list(.text)), "The keys of all animations of a layer, by its id, in any order."),
            Field(
                "states", .byID(.list(.name(GestureClass.states))),
                "The states that recognizers were in so far, by name; changed in a row is written once."),
            Field(
                "sent", .byID(.list(.name(UIControl.Event.named.map(\.name)))),
                "The events of controls so far, by id; what comes several times in a row is written once."),
            Field(
                "touches", .byID(.list(.name(TouchForms.phases))),
                "What views were told of fingers so far, by id; moved in a row is written once."),
            Field(
                "callbacks", .list(.text),
                "All calls of the controllers and methods that it names, since a frame asked last, in order."),
            Field("stack", .byID(.list(.text)), "The stacks of navigation controllers, from the bottom, by id."),
            Field("presented", .list(.text), "The controllers that are presented, each by the one before."),
            Field("responders", .byID(.list(.text)), "The responders behind a view or controller, by its id."),
            Field("frames", .byID(.rect), "In the superview's space, within 0.001."),
            Field("hits", .list(.record(hit)), "Which view a touch finds."),
            Field("pixels", .list(.record(pixel)), "What the picture shows."),
            Field("brokenConstraints", .list(.text), "Identifiers of all constraints that are broken, in any order."),
            Field("ambiguous", .list(.text), "All views whose place constraints leave open, in any order."),
            Field("diagnostics", .list(.text), "Parts of all sentences that the stage has to say, in order."),
        ])

    private static let fuzzy = Record(
        "the exception",
        [
            Field("maximum", .integer(1...255), required: true, "The largest difference of a channel."),
            Field("pixels", .integer(1...1_000_000_000), required: true, "How many pixels may differ."),
        ])
    private static let variant = Record(
        "a variant",
        [
            Field("appearance", .oneOrMore(.name(SceneVariant.appearances)), "The interface style."),
            Field("direction", .oneOrMore(.name(SceneVariant.directions)), "The layout direction."),
            Field(
                "contentSizeCategory", .oneOrMore(.name(UIContentSizeCategory.named.map(\.name))),
                "The text size."),
            Field("device", .oneOrMore(.text), "A name of the device table."),
            Field("orientation", .oneOrMore(.name(orientations)), "How the device is held."),
            Field("scale", .oneOrMore(.integer(1...3)), "Pixels a point."),
        ])

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
            Field("offstage", .integer(1...1), required: true, "Format and behaviour edition."),
            Field("device", .either([.text, .record(device)]), "What it is shown on. Default iPhone 16."),
            Field("traits", .record(TraitForms.record), "Traits of the screen."),
            Field("time", .oneOrMore(.number(time)), "When frames are taken, in seconds. Default 0."),
            Field("film", .record(film), "Many frames, as one contact sheet; with time or alone."),
            Field("window", .window(hasView: false), "Keys of the window."),
            Field("statusBar", .bool, "Whether the screen shows the time and the like. Default false."),
            Field("components", .components, "Views to use in several places, by name, or a file of them."),
            Field("view", .rootView, "The root view; fills the window unless it has a frame."),
            Field("controller", .controller, "The window's root controller, in place of view."),
            Field("controllers", .controllers, "Controllers that are made and not shown."),
            Field("windows", .list(.window(hasView: true)), "In place of window and view."),
            Field("constraints", .constraints, "Equations, visual formats and maps."),
            Field("changes", .list(.variants(ChangeForms.top)), "What happens in virtual time."),
            Field("touches", .list(.touch), "What fingers, a pointer and keys do in virtual time."),
            Field("route", .name(["screen", "context"]), "What draws the picture. Default screen."),
            Field("expect", .oneOrMore(.record(expectation)), "What must hold."),
            Field("fuzzy", .record(fuzzy), "How far the picture may be from its golden. Default not at all."),
            Field(
                "variants", .list(.record(variant)),
                "More pictures of the scene, with goldens of their own; lists give every combination."),
        ])
}
