import Foundation

/// The client that talks to the server of the directory.
public final class HTTPClient: HTTPClientProtocol {
    private let base: URL
    private let session: URLSession

    public init(base: URL = URL(string: "https://directory.example.com/api")!, session: URLSession = .shared) {
        self.base = base
        self.session = session
    }

    public func data(for endpoint: Endpoint) async throws -> Data {
        let (data, response) = try await session.data(for: endpoint.request(to: base))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if let error = NetworkError(status: status) { throw error }
        return data
    }
}
