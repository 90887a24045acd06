import UIKit
import UsersModel

/// Loads pictures, decodes them at the size they are shown at, and keeps them by what they take in memory.
@MainActor
final class ImageLoader: ImageLoaderProtocol {
    static let shared = ImageLoader()

    private let client: HTTPClientProtocol
    private let cache = NSCache<NSURL, UIImage>()
    private var prefetches: [URL: Task<Void, Never>] = [:]

    init(client: HTTPClientProtocol = HTTPClient(), limit: Int = 64 << 20) {
        self.client = client
        cache.totalCostLimit = limit
    }

    func cachedImage(for url: URL) -> UIImage? {
        cache.object(forKey: url as NSURL)
    }

    func image(for url: URL, size: CGSize) async throws -> UIImage {
        if let image = cachedImage(for: url) { return image }
        let data = try await client.data(for: Endpoint(.get, url.path))
        guard let full = UIImage(data: data), let image = await full.byPreparingThumbnail(ofSize: size) else {
            throw URLError(.cannotDecodeContentData)
        }
        try Task.checkCancellation()
        let pixels = image.size.width * image.scale * image.size.height * image.scale
        cache.setObject(image, forKey: url as NSURL, cost: Int(pixels) * 4)
        return image
    }

    func prefetch(_ urls: [URL], size: CGSize) {
        for url in urls where prefetches[url] == nil && cachedImage(for: url) == nil {
            prefetches[url] = Task { [weak self] in
                _ = try? await self?.image(for: url, size: size)
                self?.prefetches[url] = nil
            }
        }
    }

    func cancelPrefetching(_ urls: [URL]) {
        for url in urls { prefetches.removeValue(forKey: url)?.cancel() }
    }
}
