import Offstage
import Synchronization
import Testing
import UIKit

@Suite("Images that are prepared")
struct PreparedImageTests {
    /// Notes where it is prepared.
    private final class Watched: UIImage, @unchecked Sendable {
        // Unchecked as its base class is; what it adds is behind a lock.
        let places = Mutex<[Bool]>([])

        override func preparingForDisplay() -> UIImage? {
            places.withLock { $0.append(MainThread.isCurrent) }
            return super.preparingForDisplay()
        }

        override func preparingThumbnail(of size: CGSize) -> UIImage? {
            places.withLock { $0.append(MainThread.isCurrent) }
            return super.preparingThumbnail(of: size)
        }
    }

    private let wide = PixelProbe.picture(["RRRRGGGG", "RRRRGGGG"], scale: 2)

    @Test("A thumbnail has exactly the size it is asked for, at the image's scale, and is upright")
    func thumbnails() throws {
        #expect(wide.size == CGSize(width: 4, height: 1))
        let squeezed = try #require(wide.preparingThumbnail(of: CGSize(width: 1, height: 2)))
        #expect(squeezed.size == CGSize(width: 1, height: 2) && squeezed.scale == 2)
        #expect(PixelProbe(squeezed)?.letters == ["RG", "RG", "RG", "RG"])
        let turned = UIImage(cgImage: try #require(wide.cgImage), scale: 1, orientation: .right)
        let upright = try #require(turned.preparingThumbnail(of: CGSize(width: 1, height: 4)))
        #expect(upright.imageOrientation == .up && PixelProbe(upright)?.letters == ["R", "R", "G", "G"])
        let stencil = try #require(
            wide.withRenderingMode(.alwaysTemplate).withTintColor(.blue).preparingThumbnail(of: wide.size))
        #expect(PixelProbe(stencil)?.letters == PixelProbe(wide)?.letters && stencil.renderingMode == .automatic)
        let sizes = [
            CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1),
            CGSize(width: 1e9, height: 1e9),
        ]
        for size in sizes { #expect(wide.preparingThumbnail(of: size) == nil) }
        #expect(UIImage().preparingThumbnail(of: wide.size) == nil)
    }

    @Test("IMG-04 Images are prepared away from the main actor, for who awaits them")
    @MainActor
    func awaited() async throws {
        let image = Watched(cgImage: try #require(wide.cgImage))
        let size = CGSize(width: 2, height: 1)
        let thumbnail = await image.byPreparingThumbnail(ofSize: size)
        #expect(thumbnail == wide.preparingThumbnail(of: CGSize(width: 1, height: 0.5))?.atScale1)
        let prepared = await image.byPreparingForDisplay()
        #expect(prepared === image)
        #expect(image.places.withLock { $0 } == [false, false])
        #expect(await UIImage().byPreparingForDisplay() == nil)
    }

    @Test("With a stage closures get images in its next turn, and hand them over to the main queue")
    @MainActor
    func handedOver() throws {
        let stage = Stage()
        stage.makeCurrent()
        let (view, prepared) = (UIImageView(), UIImageView())
        let wide = wide
        wide.prepareThumbnail(of: CGSize(width: 1, height: 1)) { thumbnail in
            DispatchQueue.main.async { view.image = thumbnail }
        }
        wide.prepareForDisplay { image in
            DispatchQueue.main.async { prepared.image = image }
        }
        #expect(view.image == nil && prepared.image == nil)
        stage.runTurn()
        #expect(view.image == wide.preparingThumbnail(of: CGSize(width: 1, height: 1)) && prepared.image === wide)
    }
}

extension UIImage {
    fileprivate var atScale1: UIImage? { cgImage.map { UIImage(cgImage: $0) } }
}
