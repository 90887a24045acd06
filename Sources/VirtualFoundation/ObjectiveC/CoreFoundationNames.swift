import Foundation

// Core Foundation's types are bridged for nothing on a device; here they are the Swift types themselves.

/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// An address of a file or a resource.
public typealias CFURL = URL
/// A list.
public typealias CFArray = [Any]
/// Values by their keys, which are of any kind.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes that change.
public typealias CFMutableData = NSMutableData
/// True or false.
public typealias CFBoolean = Bool
/// A kind of object by its number.
public typealias CFTypeID = UInt
/// Seconds since the first of January 2001, in Greenwich.
public typealias CFAbsoluteTime = Double

/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false
/// The key of an app's build number in its bundle's information.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The machine's time: seconds since the first of January 2001, in Greenwich.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many things a list has.
public func CFArrayGetCount(_ theArray: CFArray) -> Int { theArray.count }
