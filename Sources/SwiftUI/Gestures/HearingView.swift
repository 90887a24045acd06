import UIKit

/// A view that hears of the touches on what is in it.
class HearingView: UIView {
    /// The recognizer's state is another one.
    func hear() {}

    /// What can be seen takes touches: of the view's room only where its content is.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        let hit = super.hitTest(point, with: event)
        if let hit, hit !== self { return hit }
        return covers(point, self) ? self : nil
    }

    private func covers(_ point: CGPoint, _ view: UIView) -> Bool {
        view.subviews.contains { child in
            let inner = child.convert(point, from: self)
            guard !child.isHidden, child.point(inside: inner, with: nil) else { return false }
            return child is ContentShapeView || !(child is PassingView) || covers(point, child)
        }
    }
}

/// The room of a content shape.
final class ContentShapeView: PassingView {
    var shape: (any Shape)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.map { $0.path(in: bounds).contains(point) } ?? super.point(inside: point, with: event)
    }
}

/// Says where a view takes touches.
struct ContentShapeModifier: ElementModifier {
    typealias Body = Never
    let shape: any Shape

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> ContentShapeElement {
        ContentShapeElement(content)
    }

    func update(_ element: ContentShapeElement, _ environment: EnvironmentValues) { element.view.shape = shape }
}

final class ContentShapeElement: WrapperElement {
    let view = ContentShapeView()

    override init(_ content: LayoutElement) {
        super.init(content)
        face = ContainerFace(view)
    }
}
