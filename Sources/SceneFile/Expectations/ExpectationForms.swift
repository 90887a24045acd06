import RenderServer
import UIKit

/// The maps of what must hold of frames.
enum ExpectationForms {
    private static let reasons = PassReason.allCases.map(\.rawValue)
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
            Field("at", .number(.seconds), "The frame it is about; absent: every frame."),
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
            Field("visible", .byID(.list(.text)), "The rows in sight, in their order, by the list's id."),
            Field("selected", .byID(.list(.text)), "The selected rows, in the order of selecting, by the list's id."),
            Field("spoken", .list(.text), "All that the reader said so far, in order."),
            Field("frames", .byID(.rect), "In the superview's space, within 0.001."),
            Field("hits", .list(.record(hit)), "Which view a touch finds."),
            Field("pixels", .list(.record(pixel)), "What the picture shows."),
            Field("brokenConstraints", .list(.text), "Identifiers of all constraints that are broken, in any order."),
            Field("ambiguous", .list(.text), "All views whose place constraints leave open, in any order."),
            Field("diagnostics", .list(.text), "Parts of all sentences that the stage has to say, in order."),
        ])
}
