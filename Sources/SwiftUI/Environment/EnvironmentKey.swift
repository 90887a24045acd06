/// Names a value in the environment.
public protocol EnvironmentKey {
    /// What the environment holds.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}
