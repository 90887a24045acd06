import Foundation

/// Images that an image view shows one after the other.
struct ImageSequence {
    let images: [UIImage]
    /// Seconds for all of them.
    let duration: Double
    /// 0: for ever.
    let repeatCount: Int

    /// Nil for no images. Without a duration above 0 each image takes a thirtieth of a second.
    init?(_ images: [UIImage]?, duration: Double, repeatCount: Int) {
        guard let images, !images.isEmpty else { return nil }
        self.images = images
        self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        self.repeatCount = max(repeatCount, 0)
    }

    /// The animation of a layer's contents that shows them.
    @MainActor
    func makeAnimation() -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images.map { $0.uprightCGImage ?? NSNull() as Any }
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.repeatCount = repeatCount == 0 ? .infinity : Float(repeatCount)
        return animation
    }
}
