import Offstage
import Testing
import UIKit

/// Answers requests of one host with bytes that tests put there, without a network.
private final class StubProtocol: URLProtocol {
    static let host = "pictures.invalid"

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == host }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url else { return }
        let isThere = url.lastPathComponent == "photo.png"
        if let response = HTTPURLResponse(
            url: url, statusCode: isThere ? 200 : 404, httpVersion: "HTTP/1.1", headerFields: nil)
        {
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        if isThere { client?.urlProtocol(self, didLoad: SessionLoadingTests.photo) }
        client?.urlProtocolDidFinishLoading(self)
    }
}

/// Loads and prepares away from the main actor, and answers on it, as the guides write it.
private final class SessionLoader: Sendable {
    private let session: URLSession
    /// Signalled when an answer is on its way to the main queue.
    let isAnswered = DispatchSemaphore(value: 0)

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        session = URLSession(configuration: configuration)
    }

    func load(_ url: URL, completion: @escaping @MainActor (UIImage?) -> Void) {
        session.dataTask(with: url) { data, response, _ in
            let isWell = (response as? HTTPURLResponse)?.statusCode == 200
            let image = isWell ? data.flatMap { UIImage(data: $0)?.preparingForDisplay() } : nil
            DispatchQueue.main.async { completion(image) }
            self.isAnswered.signal()
        }.resume()
    }
}

@Suite("Loading images by URLSession")
@MainActor
struct SessionLoadingTests {
    nonisolated static let photo = PixelProbe.picture(["RG", "GB"], scale: 1).pngData() ?? Data()

    @Test("A stub answers a session; the image comes to the main queue, decoded, and a missing one is nil")
    func stubbed() throws {
        let stage = Stage()
        stage.makeCurrent()
        let (loader, view) = (SessionLoader(), UIImageView())
        stage.window.addSubview(view)
        for (name, letters) in [("photo.png", ["RG", "GB"]), ("none.png", nil)] {
            let url = try #require(URL(string: "https://\(StubProtocol.host)/\(name)"))
            var images: [UIImage?] = []
            loader.load(url) { image in
                view.image = image
                images.append(image)
            }
            // The main actor is kept meanwhile: the block goes to the stage that is current when it is asked for.
            try #require(loader.isAnswered.wait(timeout: .now() + 30) == .success)
            #expect(images.isEmpty, "the main queue comes in a turn")
            stage.runTurn()
            let image = try #require(images.first)
            #expect(images.count == 1 && view.image === image)
            #expect(image.flatMap { PixelProbe($0)?.letters } == letters && image?.cgImage?.isDecoded != false)
        }
    }
}
