import VirtualFoundation

// A file that imports Foundation beside UIKit says whose type it means: `import class UIKit.Timer`.

/// A timer in the stage's time.
public typealias Timer = VirtualFoundation.Timer
/// The main run loop in the stage's time.
public typealias RunLoop = VirtualFoundation.RunLoop
/// A notification centre whose observers belong to stages.
public typealias NotificationCenter = VirtualFoundation.NotificationCenter
/// A cache that memory warnings of the stage empty.
public typealias NSCache<KeyType: AnyObject, ObjectType: AnyObject> = VirtualFoundation.NSCache<KeyType, ObjectType>
/// Hears what a cache lets go of.
public typealias NSCacheDelegate = VirtualFoundation.NSCacheDelegate
