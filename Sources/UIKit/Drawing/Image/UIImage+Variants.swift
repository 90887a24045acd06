extension UIImage {
    /// The image, to be drawn another way.
    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(cgImage, attributes)
    }
}
