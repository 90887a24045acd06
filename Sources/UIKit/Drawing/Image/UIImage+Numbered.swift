extension UIImage {
    /// The images of a name with numbers behind it, from 0 or from 1 on, up to the first that is missing.
    static func numberedImages(_ name: String) -> [UIImage] {
        func images(from first: Int) -> [UIImage] {
            var images: [UIImage] = []
            while images.count < 1024, let image = UIImage(named: "\(name)\(first + images.count)") {
                images.append(image)
            }
            return images
        }
        let found = images(from: 0)
        return found.isEmpty ? images(from: 1) : found
    }
}
