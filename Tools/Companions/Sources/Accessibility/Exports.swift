// What is told of an element beside its label is UIKit's here; Apple's module has it for all platforms.
@_exported import class UIKit.AXCustomContent
@_exported import protocol UIKit.AXCustomContentProvider
@_exported import typealias UIKit.AXCustomContentReturnBlock
