/* Linked with a package's modules into the program that draws their previews. */
int offstage_draw_previews(void);

int main(void) { return offstage_draw_previews(); }
