// Seen in all files of this target.
@_exported import TestKit
