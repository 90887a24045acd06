import Foundation
import RenderServer

/// What came of comparing one frame with its golden.
public enum GoldenOutcome: Sendable {
    /// Pixels and account are the golden's.
    case matched
    /// The pixels differ as far as the scene's tolerance allows; the account agrees.
    case tolerated(PictureDifference, GoldenTolerance)
    /// The picture, its text or both were written.
    case recorded(String)
    /// No golden lies where one should; the new picture lies elsewhere, to be looked at.
    case missing(URL, picture: URL)
    /// The golden is no picture, and why.
    case unreadable(URL, String)
    /// The golden has another number of pixels than the frame.
    case sizeDiffers(expected: PixelSize, actual: PixelSize)
    /// The pixels differ by more than is allowed.
    case pixelsDiffer(PictureDifference)
    /// Equal pixels, another plan or other statistics: the lines that went and came.
    case textDiffers([String])
    /// The golden was recorded with other font files: the lines of its account that went and came.
    case fontsDiffer([String])

    /// A picture's size in pixels.
    public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
        /// Pixels from left to right.
        public var width: Int
        /// Pixels from top to bottom.
        public var height: Int

        /// Width by height: `393×852`.
        public var description: String { "\(width)×\(height)" }
    }

    /// Whether a test of the scene fails.
    public var isFailure: Bool {
        switch self {
        case .matched, .tolerated, .recorded: false
        default: true
        }
    }

    /// One word: `missing`, `pixelsDiffer`, …
    public var kind: String {
        switch self {
        case .matched: "matched"
        case .tolerated: "tolerated"
        case .recorded: "recorded"
        case .missing: "missing"
        case .unreadable: "unreadable"
        case .sizeDiffers: "sizeDiffers"
        case .pixelsDiffer: "pixelsDiffer"
        case .textDiffers: "textDiffers"
        case .fontsDiffer: "fontsDiffer"
        }
    }
}

extension GoldenOutcome: CustomStringConvertible {
    /// The outcome as a sentence.
    public var description: String {
        switch self {
        case .matched: "matches"
        case .tolerated(let difference, let tolerance): "\(difference), and \(tolerance) is allowed"
        case .recorded(let what): "recorded \(what)"
        case .missing(let url, let picture):
            "no golden at \(url.relativePath); look at \(picture.relativePath), then record it"
        case .unreadable(let url, let why): "the golden \(url.relativePath) cannot be read: \(why)"
        case .sizeDiffers(let expected, let actual): "the golden has \(expected) pixels, the frame \(actual)"
        case .pixelsDiffer(let difference): difference.description
        case .fontsDiffer(let lines):
            "the golden was recorded with other fonts, so its pixels are not compared; install the same versions, or "
                + "look at the picture and record it anew:\n" + lines.joined(separator: "\n")
        case .textDiffers(let lines): "the account does not agree:\n" + lines.joined(separator: "\n")
        }
    }
}
