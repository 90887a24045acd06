import Foundation
import UsersModel

/// Answers each request with what a test put there, and remembers what was asked.
@MainActor
public final class MockHTTPClient: HTTPClientProtocol {
    public var answers: [String: Data]
    public private(set) var endpoints: [Endpoint] = []

    public init(answers: [String: Data] = [:]) {
        self.answers = answers
    }

    public func data(for endpoint: Endpoint) async throws -> Data {
        endpoints.append(endpoint)
        guard let data = answers["\(endpoint.method.rawValue) \(endpoint.path)"] else { throw NetworkError.offline }
        return data
    }
}
