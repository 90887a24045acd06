import UIKit

/// Something that has the picture behind an address.
@MainActor
protocol ImageLoaderProtocol: AnyObject {
    func cachedImage(for url: URL) -> UIImage?
    func image(for url: URL, size: CGSize) async throws -> UIImage
    func prefetch(_ urls: [URL], size: CGSize)
    func cancelPrefetching(_ urls: [URL])
}
