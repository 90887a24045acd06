@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

// What most code has from SwiftUI alone; publishers ask for Combine by name.
@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published
