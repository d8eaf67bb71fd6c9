# The language standard, the warnings and the sanitizers of every target, in one interface target.
add_library(assay_options INTERFACE)
target_compile_features(assay_options INTERFACE cxx_std_20)
target_include_directories(assay_options INTERFACE "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
target_compile_options(assay_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Optimising, GCC 12 warns of overlapping copies inside std::string where there are none (GCC bug 105329).
  target_compile_options(assay_options INTERFACE -Wno-restrict)
endif()
if(ASSAY_WERROR)
  target_compile_options(assay_options INTERFACE -Werror)
endif()
if(ASSAY_SANITIZE)
  target_compile_options(assay_options INTERFACE
    -fsanitize=${ASSAY_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer
    # What the address sanitizer reports as well; without these checks everything compiles in three quarters of
    # the time.
    -fno-sanitize=null,object-size,vptr)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(assay_options INTERFACE
      -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitizer_ignore.txt)
  endif()
  target_link_options(assay_options INTERFACE -fsanitize=${ASSAY_SANITIZE})
endif()

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(ASSAY_CCACHE ccache)
if(ASSAY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${ASSAY_CCACHE}")
endif()

# The headers that many files of a target include, compiled once. Files must compile without, too: a header that
# one forgot to include is found by builds that do not use this.
option(ASSAY_PCH "Precompile headers that many files include" OFF)
# Of Qt those that many files name, not all of <QtWidgets>: what GCC has precompiled it reads whole for each file.
set(ASSAY_QT_HEADERS <QAbstractTableModel> <QAction> <QCheckBox> <QComboBox> <QCoreApplication> <QDialogButtonBox>
  <QFileInfo> <QFormLayout> <QHBoxLayout> <QHeaderView> <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMenu> <QPainter>
  <QPointer> <QPushButton> <QSplitter> <QStackedWidget> <QStandardItemModel> <QStringList> <QTabWidget> <QTimer>
  <QToolButton> <QVBoxLayout>)
function(assay_precompile_headers target)
  if(ASSAY_PCH)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp") # for ccache
    endif()
  endif()
endfunction()
