import Foundation

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
