// Intentionally empty: importing Testing beside UIKit asks for a module of this name.
