import CoreGraphics
import Offstage
import RenderServer

/// What is kept of a frame or a film: a picture, and beside it the statistics and the plan as text.
public struct Golden: Sendable {
    /// The pixels of the frame, or the film's contact sheet.
    public let picture: CGImage
    /// Statistics and plan, one fact a line.
    public let text: String

    /// What to keep of a frame.
    public init(_ frame: Frame) {
        picture = frame.image
        text = GoldenAccount.promised(frame.statistics.text)
    }

    /// What to keep of a film: its contact sheet, and what each frame took.
    /// - Parameter columns: Pictures side by side on the sheet, 1 or more.
    public init(_ film: Film, columns: Int = 6) {
        let sheet = film.contactSheet(columns: columns)
        self.init(picture: sheet, text: film.text(with: sheet.fonts.identities))
    }

    package init(picture: CGImage, text: String) {
        self.picture = picture
        self.text = text
    }
}
