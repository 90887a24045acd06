// What an image view does about sequences of images.
extension UIImageView {
    /// The key of the layer's animation.
    static let sequenceKey = "contents"

    /// What there is to show: the images of the view for its highlighting, else those of its image.
    private var sequence: ImageSequence? {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let own = ImageSequence(images, duration: animationDuration, repeatCount: animationRepeatCount) {
            return own
        }
        let image = isHighlighted ? highlightedImage ?? self.image : self.image
        return ImageSequence(image?.images, duration: image?.duration ?? 0, repeatCount: 0)
    }

    /// Starts from the first image.
    func startSequence() {
        guard let sequence else { return stopSequence() }
        isSequenceRunning = true
        showSequence(sequence)
    }

    func stopSequence() {
        isSequenceRunning = false
        layer.removeAnimation(forKey: Self.sequenceKey)
    }

    /// Starts anew what was running, after the images or the window changed.
    func restartSequence() {
        if isSequenceRunning { startSequence() }
    }

    private func showSequence(_ sequence: ImageSequence) {
        guard windowStorage != nil else { return }
        let animation = sequence.makeAnimation()
        animation.delegate = SequenceEnd(of: self)
        layer.add(animation, forKey: Self.sequenceKey)
    }

    /// The last of its repetitions is over.
    fileprivate func sequenceDidEnd() { isSequenceRunning = false }
}

/// Tells an image view that its images have been shown as often as it should.
@MainActor
private final class SequenceEnd: CAAnimationDelegate {
    private weak var view: UIImageView?

    init(of view: UIImageView) {
        self.view = view
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag { view?.sequenceDidEnd() }
    }
}
