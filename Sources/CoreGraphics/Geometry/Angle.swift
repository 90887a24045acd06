import Arithmetic

/// Angles that are equal on every machine, for the floors above.
package enum Angle {
    /// The angle of the vector (x, y) from the x axis in radians, −π…π.
    package static func arctangent(y: Double, x: Double) -> Double { Trigonometry.arctangent(y: y, x: x) }
}
