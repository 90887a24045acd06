import Foundation

/// A scale and an offset that go to others together.
struct ZoomAnimation: Equatable, Sendable {
    let startScale: CGFloat
    let endScale: CGFloat
    let offset: OffsetAnimation

    /// The scale after some seconds; exactly the end from the end on.
    func scale(at time: Double) -> CGFloat {
        let part = CGFloat(OffsetAnimation.progress(at: time))
        return part >= 1 ? endScale : startScale + (endScale - startScale) * part
    }
}
