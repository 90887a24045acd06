// swift-format-ignore: NoLeadingUnderscores
/// An object that is none, for what stands in for an optional method that a class leaves out.
///
/// `_optionalCall` throws it away unseen: taking and leaving a reference to nothing is nothing. Of a type that is no
/// object nothing can be made up, and the program ends with a sentence.
public func _nothing<Result>() -> Result {
    switch MemoryLayout<Result>.size {
    case MemoryLayout<Int>.size: return unsafeBitCast(0, to: Result.self)
    // An object by a protocol, with its table.
    case MemoryLayout<(Int, Int)>.size: return unsafeBitCast((0, 0), to: Result.self)
    default: fatalError("an optional method that answers \(Result.self) was called on an object that leaves it out")
    }
}
