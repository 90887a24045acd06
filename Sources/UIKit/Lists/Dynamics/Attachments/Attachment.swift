import CoreGraphics

/// An attachment in a step: what it holds its bodies to.
@MainActor
struct Attachment {
    private let behavior: UIAttachmentBehavior
    private let body: DynamicBody
    private let other: DynamicBody?

    init(_ behavior: UIAttachmentBehavior, _ body: DynamicBody, _ other: DynamicBody?) {
        (self.behavior, self.body, self.other) = (behavior, body, other)
    }

    func hold(in step: inout DynamicsStep) {
        switch behavior.kind {
        case .distance: holdDistance(in: &step)
        case .limit: holdLimit(in: &step)
        case .fixed:
            holdPlace(in: &step)
            holdAngle(in: &step)
        case .pin:
            holdPlace(in: &step)
            holdTurning(in: &step)
        case .sliding:
            holdOnLine(in: &step)
            holdAngle(in: &step)
        }
    }

    // MARK: Distances

    /// Where it holds now, and the way from the other end, of length 1.
    private var span: (place: SIMD2<Double>, end: SIMD2<Double>, direction: SIMD2<Double>, length: Double) {
        let offsets = behavior.offsets
        let place = body.place(of: SIMD2<Double>(offsets.item))
        let anchor = SIMD2<Double>(behavior.anchorPoint)
        let end = other?.place(of: SIMD2<Double>(offsets.other)) ?? anchor
        let length = (place - end).length
        return (place, end, length > 0 ? (place - end) / length : SIMD2<Double>(0, 1), length)
    }

    private func holdDistance(in step: inout DynamicsStep) {
        let span = span
        let row = MotionRow(
            other, at: span.end, body, at: span.place, along: span.direction, kind: .equal,
            error: span.length - behavior.length)
        if behavior.frequency > 0 {
            step.add(spring: row, frequency: behavior.frequency, damping: max(behavior.damping, 0))
        } else {
            step.add(row)
        }
    }

    private func holdLimit(in step: inout DynamicsStep) {
        let span = span
        step.add(
            MotionRow(
                other, at: span.end, body, at: span.place, along: -span.direction, kind: .atLeast,
                error: behavior.length - span.length))
    }

    // MARK: Places

    /// Where the bodies hold each other; found when they first do.
    private var places: AttachmentPlaces {
        if let places = behavior.places { return places }
        var axis: CGVector?
        if case .sliding(let given) = behavior.kind { axis = given }
        let places = AttachmentPlaces(at: behavior.anchorPoint, axis: axis, body, other)
        behavior.places = places
        return places
    }

    private func row(along direction: SIMD2<Double>, error: Double, kind: MotionRow.Kind = .equal) -> MotionRow {
        let places = places
        let end = other?.place(of: places.second) ?? places.second
        return MotionRow(
            other, at: end, body, at: body.place(of: places.first), along: direction, kind: kind, error: error)
    }

    /// From the place on the other to that on the body.
    private var way: SIMD2<Double> {
        body.place(of: places.first) - (other?.place(of: places.second) ?? places.second)
    }

    private func holdPlace(in step: inout DynamicsStep) {
        let way = way
        step.add(row(along: SIMD2(1, 0), error: way.x))
        step.add(row(along: SIMD2(0, 1), error: way.y))
    }

    private func holdOnLine(in step: inout DynamicsStep) {
        let axis = Turn(other?.angle ?? 0).applied(to: places.axis)
        let way = way
        step.add(row(along: axis.quarterTurned, error: way.dot(axis.quarterTurned)))
        let (range, along) = (behavior.attachmentRange, way.dot(axis))
        if range.minimum.isFinite { step.add(row(along: axis, error: along - range.minimum, kind: .atLeast)) }
        if range.maximum.isFinite { step.add(row(along: -axis, error: range.maximum - along, kind: .atLeast)) }
    }

    // MARK: Angles

    private var angle: Double { body.angle - (other?.angle ?? 0) - places.angle }

    private func holdAngle(in step: inout DynamicsStep) {
        step.add(MotionRow(turnOf: body, against: other, kind: .equal, error: angle))
    }

    private func holdTurning(in step: inout DynamicsStep) {
        let range = behavior.attachmentRange
        if range.minimum.isFinite {
            step.add(MotionRow(turnOf: body, against: other, kind: .atLeast, error: angle - range.minimum))
        }
        if range.maximum.isFinite {
            step.add(MotionRow(turnOf: body, against: other, sign: -1, kind: .atLeast, error: range.maximum - angle))
        }
        let torque = behavior.frictionTorque * UIPushBehavior.unit
        guard torque > 0 else { return }
        step.add(MotionRow(turnOf: body, against: other, kind: .brake(torque * DynamicsStep.time)))
    }
}
