import UIKit

@testable import UsersApp

/// Paints a picture for each address, at once or when a test says so.
@MainActor
final class MockImageLoader: ImageLoaderProtocol {
    var isInstant = true
    private(set) var requested: [URL] = []
    private(set) var prefetched: [URL] = []
    private(set) var cancelled: [URL] = []
    private var waiting: [URL: CheckedContinuation<UIImage, Error>] = [:]

    func cachedImage(for url: URL) -> UIImage? {
        isInstant ? Self.picture(of: url) : nil
    }

    func image(for url: URL, size: CGSize) async throws -> UIImage {
        requested.append(url)
        return try await withCheckedThrowingContinuation { waiting[url] = $0 }
    }

    func prefetch(_ urls: [URL], size: CGSize) { prefetched += urls }
    func cancelPrefetching(_ urls: [URL]) { cancelled += urls }

    func deliver(_ url: URL) {
        waiting.removeValue(forKey: url)?.resume(returning: Self.picture(of: url))
    }

    static func picture(of url: URL) -> UIImage {
        let number = Int(url.deletingPathExtension().lastPathComponent) ?? 0
        let size = CGSize(width: 60, height: 60)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.6, brightness: 0.7, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.4, brightness: 0.9, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 30, height: 30)).fill()
        }
    }
}
