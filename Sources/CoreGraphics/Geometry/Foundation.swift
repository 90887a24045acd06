// CGFloat, CGPoint, CGSize, CGRect and CGRectEdge are Foundation's; whoever imports CoreGraphics sees them too.
@_exported import Foundation
