import Foundation

/// What a request asks of the server.
public struct Endpoint: Equatable, Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    public var method: Method
    public var path: String
    public var body: Data?

    public init(_ method: Method = .get, _ path: String, body: Data? = nil) {
        self.method = method
        self.path = path
        self.body = body
    }

    func request(to base: URL) -> URLRequest {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = method.rawValue
        request.httpBody = body
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        return request
    }
}
