// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the device is a phone or a pad, as code of old asks.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
