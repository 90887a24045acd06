import Foundation

/// An app that is no delegate itself, as one of SwiftUI's: it names the classes that hear of its life.
@preconcurrency @MainActor
public protocol _LaunchableApp {
    /// The class of the application's delegate.
    static var _applicationDelegate: (NSObject & UIApplicationDelegate).Type { get }
    /// The class of the scenes' delegate.
    static var _sceneDelegate: any UISceneDelegate.Type { get }
}
