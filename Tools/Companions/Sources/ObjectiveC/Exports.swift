// Selectors, associated objects and look-ups at run time are the kit's.
@_exported import VirtualFoundation
