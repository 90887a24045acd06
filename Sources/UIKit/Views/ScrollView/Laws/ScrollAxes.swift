import Foundation

/// One of the two ways in which content moves.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical
}

/// A value for each of the two ways in which content moves.
struct ScrollAxes<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    init(_ value: (ScrollAxis) -> Value) {
        self.init(value(.horizontal), value(.vertical))
    }

    subscript(axis: ScrollAxis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func map<Result>(_ transform: (Value) -> Result) -> ScrollAxes<Result> {
        ScrollAxes<Result>(transform(horizontal), transform(vertical))
    }
}

extension ScrollAxes: Equatable where Value: Equatable {}
extension ScrollAxes: Sendable where Value: Sendable {}

extension ScrollAxes where Value == Double {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }

    var point: CGPoint { CGPoint(x: CGFloat(horizontal), y: CGFloat(vertical)) }
    var vector: CGVector { CGVector(dx: CGFloat(horizontal), dy: CGFloat(vertical)) }
}
