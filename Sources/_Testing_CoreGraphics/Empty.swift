// Intentionally empty: importing Testing beside CoreGraphics asks for a module of this name.
