import Foundation
import Testing
import UIKit
import UsersModel
import UsersTestSupport

@testable import UsersApp

@MainActor
@Suite("Loading pictures")
struct ImageLoaderTests {
    private let client = MockHTTPClient()
    private let size = CGSize(width: 20, height: 20)

    private func address(_ number: Int) -> URL {
        URL(string: "https://example.com/photos/\(number).png")!
    }

    private func serve(_ number: Int) {
        client.answers["GET /photos/\(number).png"] = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60))
            .pngData { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 90, height: 60))
            }
    }

    @Test("A picture is asked for once, and decoded at the size it is shown at")
    func once() async throws {
        serve(1)
        let loader = ImageLoader(client: client)
        let image = try await loader.image(for: address(1), size: size)
        #expect(image.size.width <= 20 && image.size.height <= 20)
        #expect(loader.cachedImage(for: address(1)) === image)
        #expect(try await loader.image(for: address(1), size: size) === image)
        #expect(client.endpoints.count == 1)
    }

    @Test("What is no picture, or cannot be reached, is an error and is not kept")
    func broken() async {
        client.answers["GET /photos/2.png"] = Data("no picture".utf8)
        let loader = ImageLoader(client: client)
        await #expect(throws: URLError.self) { try await loader.image(for: address(2), size: size) }
        await #expect(throws: NetworkError.offline) { try await loader.image(for: address(3), size: size) }
        #expect(loader.cachedImage(for: address(2)) == nil)
    }

    @Test("Prefetched pictures are there before they are asked for; one that is cancelled is not")
    func prefetching() async {
        for number in 1...3 { serve(number) }
        let loader = ImageLoader(client: client)
        loader.prefetch([address(1), address(2), address(1)], size: size)
        loader.cancelPrefetching([address(2), address(3)])
        #expect(await eventually { loader.cachedImage(for: address(1)) != nil })
        for _ in 0..<20 { await Task.yield() }
        #expect(loader.cachedImage(for: address(2)) == nil)
        #expect(client.endpoints.filter { $0.path == "/photos/1.png" }.count == 1)
    }
}
