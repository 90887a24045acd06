/// How far the reading of an image source has come.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The file ends before the frame that is asked for.
    case statusUnexpectedEOF = -5
    /// The data are damaged, or of a format that is refused.
    case statusInvalidData = -4
    /// The data begin like no format that is known.
    case statusUnknownType = -3
    /// More data are needed to know what the file holds.
    case statusReadingHeader = -2
    /// Something can be shown already, and more is to come.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}
