/// Whether a class answers an optional method. What classes leave out is a matter of the class, not of each object: so
/// there is a class for lists that have something to say, and another one for those that do not.
protocol ListTelling {
    static var isTold: Bool { get }
}

enum Told: ListTelling {
    static let isTold = true
}

enum Untold: ListTelling {
    static let isTold = false

    static func or(_ isTold: Bool) -> any ListTelling.Type { isTold ? Told.self : Untold.self }
}
