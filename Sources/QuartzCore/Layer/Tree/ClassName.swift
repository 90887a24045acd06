/// What messages print of an object's class, without its module: `UILabel`.
///
/// The same as `String(describing:)` prints, which asks each class four times, through a search of all conformances of
/// the program, whether it prints itself.
package func className(of object: AnyObject) -> String {
    _typeName(type(of: object), qualified: false)
}
