import Foundation
import VirtualFoundation

// What a scroll view makes of fingers, in words: for the stories of touches.
extension UIScrollView {
    /// Tells what the view did, or why it did not, with the numbers of the fingers that made it.
    func tell(_ words: @autoclosure () -> String, fingers: [Int]) {
        touchDelivery.tell(.noted(self, words(), fingers: fingers))
    }

    /// Tells what the view did because of those that drag it, or dragged it last.
    func tell(_ words: @autoclosure () -> String) { tell(words(), fingers: pullers) }

    // MARK: Before the drag

    func tellRefusal(along axis: ScrollAxis, by touches: [UITouch]) {
        tell("does not scroll along \(axis.letter): its content fits", fingers: touches.map(\.finger))
    }

    func tellEdge(_ axis: ScrollAxis, by touches: [UITouch]) {
        tell(
            "stands at its edge along \(axis.letter) without bouncing, and leaves the finger to a view around it",
            fingers: touches.map(\.finger))
    }

    /// - Parameter view: A view of the content that keeps a finger to itself.
    func tellKept(by view: UIView, _ touch: UITouch) {
        let reason = canCancelContentTouches ? "touchesShouldCancel(in:) says no" : "canCancelContentTouches is false"
        tell("leaves the finger to \(view.label): \(reason)", fingers: [touch.finger])
    }

    // MARK: The drag

    /// - Parameter locked: The axis along which the finger does not move the content, because of its direction.
    func tellBegin(_ drag: ScrollDrag, locked: ScrollAxis?) {
        let axes = ScrollAxis.allCases.filter { drag.moves[$0] }.map(\.letter)
        let way = axes.isEmpty ? "" : " along " + axes.joined(separator: " and ")
        tell("drags its content" + way + (locked == nil ? "" : ", and locks it to that direction"))
    }

    /// - Parameters:
    ///   - velocity: Of the content, in points a second; nil where the finger was taken away.
    ///   - courses: Where the content goes; nil where it stays.
    func tellEnd(_ velocity: ScrollAxes<Double>?, _ courses: ScrollAxes<AxisCourse>?, isChosen: Bool) {
        let cause =
            velocity.map { "lets its content go at \(PlacesText.text($0.point)) points a second" }
            ?? "loses the finger"
        guard let courses else { return tell(cause + ": the content rests") }
        let returns = courses.horizontal.returns || courses.vertical.returns
        let verb = returns ? "goes back to" : isPagingEnabled ? "snaps to" : "glides to"
        let target = PlacesText.text(courses.map(\.target).point)
        tell("\(cause): the content \(verb) \(target)" + (isChosen ? ", which the delegate chose" : ""))
    }

    // MARK: After the drag

    /// Tells of the edges that content met in a frame.
    func tellMeetings(_ courses: ScrollAxes<AxisCourse>, from start: Double, to end: Double) {
        for axis in ScrollAxis.allCases where courses[axis].meetsEdge(from: start, to: end) {
            tell("meets its edge along \(axis.letter), and \(bounces(axis) ? "bounces" : "stops")")
        }
    }

    func tellRest(of motion: ScrollMotion, at time: Double) {
        let seconds = PlacesText.text(time - motion.begin, decimals: 3)
        tell("comes to rest at \(PlacesText.text(contentOffset)) after \(seconds) s")
    }

    func tellCaught(by touches: Set<UITouch>) {
        let fingers = touches.map(\.finger).sorted()
        tell("stops at \(PlacesText.text(contentOffset)): a finger caught it", fingers: fingers)
    }
}

extension ScrollAxis {
    var letter: String { self == .horizontal ? "x" : "y" }
}

/// Numbers of stories: as few decimals as are needed.
enum PlacesText {
    static func text(_ point: CGPoint) -> String { "[\(text(Double(point.x))), \(text(Double(point.y)))]" }

    static func text(_ value: Double, decimals: Int = 2) -> String {
        let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
        guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
        let rounded = (value * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
