import Foundation

/// Something that sends a request and hands back the body of the answer.
public protocol HTTPClientProtocol: Sendable {
    func data(for endpoint: Endpoint) async throws -> Data
}

extension HTTPClientProtocol {
    func value<Value: Decodable>(_ type: Value.Type, for endpoint: Endpoint) async throws -> Value {
        try JSONDecoder().decode(type, from: await data(for: endpoint))
    }
}
