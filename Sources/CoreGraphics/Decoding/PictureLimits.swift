/// How large pictures in files may be.
package enum PictureLimits {
    /// The largest picture that is read; larger ones are refused before anything is decoded.
    package static let mostPixels = 100_000_000
}
