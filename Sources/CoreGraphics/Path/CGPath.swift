import Foundation
import Rasterizer

/// An immutable path.
public class CGPath: @unchecked Sendable {
    /// The path in the rasterizer's terms, same units.
    package var rasterPath: Path { fatalError("unimplemented") }
}
