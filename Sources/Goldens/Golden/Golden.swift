import CoreGraphics
import Foundation
import RenderServer

/// What is kept of a frame: its picture, and beside it the statistics and the plan as text.
public struct Golden: Sendable {
    /// The pixels of the frame.
    public let picture: CGImage
    /// Statistics and plan, one fact a line.
    public let text: String

    /// What to keep of a frame.
    public init(_ frame: Frame) {
        picture = frame.image
        text = frame.statistics.text
    }
}

/// The files of one golden: `NAME.png` and `NAME.txt` in a folder.
public struct GoldenFiles: Sendable {
    /// The picture, `NAME.png`.
    public let picture: URL
    /// The account, `NAME.txt`.
    public let text: URL

    /// - Parameter name: may contain `/` for subfolders.
    public init(name: String, in folder: URL) {
        self.init(
            picture: folder.appendingPathComponent(name + ".png"), text: folder.appendingPathComponent(name + ".txt"))
    }

    init(picture: URL, text: URL) {
        self.picture = picture
        self.text = text
    }
}
