// libpng's simplified interface.
#include <png.h>
