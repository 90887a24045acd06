// Whoever sees a type of Foundation's that lives in virtual time here sees all of Foundation, and by this way alone: so
// the types of this module win over Foundation's of the same names.
@_exported import Foundation
