import Foundation

/// What a program of previews is asked to draw.
package struct PreviewRequest: Codable, Sendable {
    /// The name in the environment under which the program finds its request.
    package static let variable = "OFFSTAGE_PREVIEWS"

    /// The places to draw from.
    package var found: [FoundPreview]
    /// How many of the pictures, counted over all places, are left out at the beginning.
    package var skipped = 0
    /// Devices by name, which go before the preview's own; empty: the preview's, else an iPhone 16.
    package var devices: [String]
    /// `light`, `dark`; empty: as the device has it.
    package var appearances: [String]
    /// Text sizes by the names of scene files; empty: as the device has it.
    package var textSizes: [String]
    /// `ltr`, `rtl`; empty: as the device has it.
    package var directions: [String]
    /// The folder that pictures go to; nil: nothing is drawn, the previews are listed.
    package var folder: String?
    /// The file that results go to, a line of JSON each.
    package var results: String

    package init(
        found: [FoundPreview], devices: [String], appearances: [String], textSizes: [String], directions: [String],
        folder: String?, results: String
    ) {
        (self.found, self.devices, self.appearances) = (found, devices, appearances)
        (self.textSizes, self.directions) = (textSizes, directions)
        (self.folder, self.results) = (folder, results)
    }
}

/// What became of a picture.
package struct PreviewResult: Codable, Hashable, Sendable {
    /// The picture's path below the folder, without its suffix.
    package var name: String
    /// What people call the preview; nil: it has no name.
    package var title: String?
    package var place: FoundPreview
    /// The device that it is shown on; nil: a screen of the preview's own size.
    package var device: String?
    /// False until the picture is drawn: a preview may end the program.
    package var isDrawn = false
    /// What could not be done as the preview asks.
    package var remark: String?
}
