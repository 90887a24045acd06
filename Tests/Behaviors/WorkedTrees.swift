import Foundation
import Offstage
import SceneFile
import Testing
import UIKit

/// The worked trees of the pass model, as scenes: each plan is what the table says.
@MainActor
@Suite struct WorkedTrees {
    nonisolated private static let shadow = ["silhouette", "downscale", "blurH", "blurV", "tint"]

    /// Scene and, frame by frame, its passes as `purpose(layer) {reasons}`, reasons in order of precedence.
    nonisolated static let table: [(scene: String, frames: [[String]])] = [
        ("01a-box-with-radius-and-clip", [[]]),
        ("01b-image-with-continuous-radius-and-clip", [[]]),
        ("02-image-with-background-radius-and-clip", [["group(image) {roundedClip}"]]),
        ("03-round-button-with-title-inside", [[]]),
        ("04-round-button-with-image", [["group(button) {roundedClip}"]]),
        ("05-clipped-image-in-a-clipping-box", [["group(outer) {roundedClip}"]]),
        ("06-card-with-shadow-without-path", [shadow(of: "card")]),
        ("07a-card-with-shadow-path", [[]]),
        ("07b-card-with-shadow-path-at-half-opacity", [["group(card) {groupOpacity}"]]),
        ("08a-translucent-parent-of-one-image", [[]]),
        ("08b-translucent-parent-of-two-images-apart", [["group(parent) {groupOpacity}"]]),
        ("09-image-with-mask", [["mask(image) {maskLayer}", "group(image) {maskLayer}"]]),
        ("10-round-button-with-image-at-half-opacity", [["group(button) {roundedClip, groupOpacity}"]]),
        (
            "11-masked-round-button-with-image-at-half-opacity",
            [["mask(button) {maskLayer}", "group(button) {maskLayer, roundedClip, groupOpacity}"]]
        ),
        ("12-shadow-wrapper-around-a-clipped-button", [["group(inner) {roundedClip}"] + shadow(of: "wrapper")]),
        (
            "13-rasterized-wrapper",
            // In the last frame the wrapper is still faded: one surface serves both reasons.
            [rasterizeMiss("{rasterize}"), [], [], rasterizeMiss("{rasterize, groupOpacity}")]
        ),
        ("14a-rotated-clip-child-sticks-out", [["group(clip) {clipNotAxisAligned}"]]),
        ("14b-rotated-clip-child-inside", [[]]),
        ("14c-clip-turned-by-90-degrees", [[]]),
        ("15a-blur-over-a-photo", [blur(of: "glass")]),
        (
            "15b-vibrant-text-on-a-blur",
            [blur(of: "glass") + ["content(vibrant) {vibrancy}", "filtered(vibrant) {vibrancy}"]]
        ),
        ("16-blur-in-a-fading-group", [blur(of: "glass") + ["group(faded) {groupOpacity}"]]),
        ("17a-filtered-image-with-shadow-without-path", [["group(image) {filter}"] + shadow(of: "image")]),
        (
            "17b-filtered-image-with-shadow-at-half-opacity",
            [["group(image) {filter}"] + shadow(of: "image") + ["group(image) {groupOpacity}"]]
        ),
    ]

    nonisolated private static func rasterizeMiss(_ reasons: String) -> [String] {
        ["group(inner) {roundedClip}"] + shadow(of: "wrapper") + ["raster(wrapper) \(reasons)"]
    }

    nonisolated private static func blur(of layer: String) -> [String] {
        ["capture", "blurH", "blurV"].map { "\($0)(\(layer)) {backdropBlur}" }
    }

    nonisolated private static func shadow(of layer: String) -> [String] {
        shadow.map { "\($0)(\(layer)) {shadowWithoutPath}" }
    }

    @Test("the plan is what the table says", arguments: table.indices)
    func plan(index: Int) throws {
        let row = Self.table[index]
        let plans = try Self.frames(of: row.scene).map { frame in
            frame.plan.offscreenPasses.map { pass in
                let reasons = pass.reasons.sorted().map(\.rawValue).joined(separator: ", ")
                return "\(pass.purpose.rawValue)(\(pass.layer)) {\(reasons)}"
            }
        }
        #expect(plans == row.frames)
    }

    @Test("four cells with a shadow and two masks take nine passes each")
    func demo() throws {
        let frame = try #require(try Self.frames(of: "18-four-cells-with-shadow-and-two-masks").first)
        let purposes = frame.plan.offscreenPasses.map(\.purpose.rawValue)
        let cell = Self.shadow + ["mask", "group", "mask", "group"]
        #expect(purposes == cell + cell + cell + cell)
    }

    @Test("every scene of the folder is in the table")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let scenes = files.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
        let known = Self.table.map(\.scene) + ["18-four-cells-with-shadow-and-two-masks"]
        #expect(Set(scenes) == Set(known))
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes/worked-trees")

    private static func frames(of name: String) throws -> [Frame] {
        try SceneFrames.all(of: folder.appendingPathComponent(name + ".yml"))
    }
}
