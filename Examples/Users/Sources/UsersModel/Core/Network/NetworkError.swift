import Foundation

/// Why the server has no answer for us.
public enum NetworkError: Error, Equatable {
    case offline
    case unauthorized
    case server(status: Int)

    init?(status: Int) {
        switch status {
        case 200..<300: return nil
        case 401, 403: self = .unauthorized
        default: self = .server(status: status)
        }
    }
}
