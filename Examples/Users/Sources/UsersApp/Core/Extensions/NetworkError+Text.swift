import Foundation
import UsersModel

extension NetworkError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .offline: return Strings.text("error.offline")
        case .unauthorized: return Strings.text("error.unauthorized")
        case .server(let status): return Strings.text("error.server", status)
        }
    }
}
