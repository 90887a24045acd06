import Foundation

/// The domain of `UISceneError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a scene was not what the app asked for.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The app has one scene.
        case multipleScenesNotSupported = 0
        /// No such session exists.
        case requestDenied = 1
        /// The scene has no such geometry.
        case geometryRequestUnsupported = 100
        /// A controller does not allow it.
        case geometryRequestDenied = 101
    }

    /// What went wrong.
    public let code: Code
    private let reason: String

    init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// `UISceneErrorDomain`.
    public static var errorDomain: String { UISceneErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The reason, in English.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
