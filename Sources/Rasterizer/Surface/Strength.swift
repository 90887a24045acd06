import CPixelKernels

/// The strength of a paint: the product of two bytes, its alpha and its command's.
enum Strength {
    /// 255 · 255, of what hides all that lies below.
    static var full: Int { Int(CPK_FULL_STRENGTH) }
}
