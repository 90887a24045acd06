import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// As it stands in reports.
    public let rawValue: String

    /// A name of one's own.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name of one's own.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Of no special kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An argument that is not allowed.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Something inside is not as it has to be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An index or a range that is not there.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An object that cannot be reached.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// Memory that could not be had.
    public static let mallocException = NSExceptionName("NSMallocException")
}

/// What went wrong, with a name and a sentence. Swift cannot catch it on a device, and nothing unwinds here: raised, it is
/// a misuse of the one who raises it, which traps, or fails a test and goes on behind the call.
open class NSException: NSObject {
    /// What kind of thing went wrong.
    public let name: NSExceptionName
    /// The sentence.
    public let reason: String?
    /// What the one who raises it adds. Default nil.
    public let userInfo: [AnyHashable: Any]?

    /// An exception that nobody has raised yet.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Raises the exception.
    @preconcurrency @MainActor
    open func raise() { Misuse.report(name.rawValue, reason ?? "") }

    /// Makes an exception with a sentence out of a format, and raises it.
    @preconcurrency @MainActor
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// The sentence, else the name.
    open override var description: String { reason ?? name.rawValue }
}
