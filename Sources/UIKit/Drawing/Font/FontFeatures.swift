// Core Text's numbers of features of fonts, which UIKit shows, too.

/// How wide digits are, for `UIFontDescriptor.FeatureKey.type`.
public let kNumberSpacingType = 6
/// All digits are as wide.
public let kMonospacedNumbersSelector = 0
/// Each digit is as wide as it is.
public let kProportionalNumbersSelector = 1
