import CoreGraphics

extension CGSize {
    /// The size of an image that is made smaller to fit into a limit.
    /// - Parameter limit: 0 at a side: there is none.
    func limited(to limit: CGSize) -> CGSize {
        let part = min(
            limit.width > 0 && width > limit.width ? limit.width / width : 1,
            limit.height > 0 && height > limit.height ? limit.height / height : 1)
        return CGSize(width: width * part, height: height * part)
    }
}
