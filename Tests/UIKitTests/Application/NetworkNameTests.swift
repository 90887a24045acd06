import Testing
import UIKit

/// What an app's file uses that imports UIKit alone.
@Suite("Names of the network")
struct NetworkNameTests {
    @Test("URLCache, URLRequest and tasks of sessions come with UIKit")
    func names() throws {
        let url = try #require(URL(string: "https://example.com/picture.png"))
        let request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad)
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        let response = URLResponse(
            url: url, mimeType: "image/png", expectedContentLength: 3, textEncodingName: nil)
        cache.storeCachedResponse(CachedURLResponse(response: response, data: Data([1, 2, 3])), for: request)
        #expect(cache.memoryCapacity == 1 << 20)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = cache
        let task: URLSessionDataTask = URLSession(configuration: configuration).dataTask(with: request)
        #expect(task.originalRequest?.url == url && task.state == .suspended)
        task.cancel()
    }
}
