// CGFloat, CGPoint, CGSize, CGRect and CGRectEdge are Foundation's; whoever imports CoreGraphics sees them too. They come
// by the module whose timers, queues and notification centres stand before Foundation's.
@_exported import VirtualFoundation
