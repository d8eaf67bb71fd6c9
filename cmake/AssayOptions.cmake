# For builds that are wanted soon: where little time is spent running, optimising costs more than it saves.
set(ASSAY_UNOPTIMISED "" CACHE STRING "Compiled so whatever is asked: widgets;app, joined rooms of the core (core/results)")
set(ASSAY_UNOPTIMISED_AS "-O0" CACHE STRING "What ASSAY_UNOPTIMISED is compiled with")

# The language standard, the warnings and the sanitizers of every target, in one interface target.
add_library(assay_options INTERFACE)
target_compile_features(assay_options INTERFACE cxx_std_20)
target_include_directories(assay_options INTERFACE "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
target_compile_options(assay_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Optimising, GCC 12 warns of overlapping copies inside std::string where there are none (GCC bug 105329).
  # Of strings that were moved out of a Result it warns, too, that they may not be there.
  target_compile_options(assay_options INTERFACE -Wno-restrict -Wno-error=maybe-uninitialized)
endif()
if(ASSAY_WERROR)
  target_compile_options(assay_options INTERFACE -Werror)
endif()
if(ASSAY_SANITIZE)
  # A target with the property ASSAY_UNSANITIZED is linked with the sanitizers, and compiled without.
  set(sanitized "$<NOT:$<BOOL:$<TARGET_PROPERTY:ASSAY_UNSANITIZED>>>")
  set(options -fsanitize=${ASSAY_SANITIZE} -fno-sanitize-recover=all
    # What the address sanitizer reports as well; without these checks everything compiles in three quarters of
    # the time.
    -fno-sanitize=null,object-size,vptr)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    list(APPEND options -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitizer_ignore.txt)
    if(ASSAY_UNOPTIMISED)
      # Where time is short: an eighth of what tests take. The presets asan and fuzz look for use after return, too.
      list(APPEND options -fsanitize-address-use-after-return=never)
    endif()
  endif()
  target_compile_options(assay_options INTERFACE -fno-omit-frame-pointer)
  foreach(option IN LISTS options)
    target_compile_options(assay_options INTERFACE "$<${sanitized}:${option}>")
  endforeach()
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

# The headers that many tests include, compiled once. Tests must compile without, too: a header that one forgot to
# include is found by builds that do not use this.
option(ASSAY_PCH "Precompile headers that many tests include" OFF)
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

# Each library as one that is loaded: after an edit nothing else is linked anew, and what is tested starts from
# small programs. For whoever edits; what is installed stays one program.
option(ASSAY_SHARED "Build core, widgets and app as shared libraries" OFF)
set(ASSAY_LIBRARY_KIND STATIC)
if(ASSAY_SHARED)
  set(ASSAY_LIBRARY_KIND SHARED)
  set(CMAKE_LINK_DEPENDS_NO_SHARED ON)
endif()

# Sources of one room joined and compiled together, as most of a source's time is what it includes. For builds of
# everything from nothing: after an edit the whole group is compiled.
set(ASSAY_UNITY "" CACHE STRING "What to compile in groups: core;widgets;app;tests or some of them")
set(ASSAY_UNITY_SIZE 20) # sources at most in a group: enough groups for many processors
if(ASSAY_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC collects garbage from the start; where it does not, a group takes a seventh less time and a third more
  # memory: at most 1.3 GB with -O1, 1.7 GB optimised for release.
  target_compile_options(assay_options INTERFACE "SHELL:--param ggc-min-heapsize=1500000")
endif()

# assay_unite(TARGET PART): called when the target, which belongs to core, widgets, app or tests, has all its sources. CMake's
# own UNITY_BUILD names sources by where the checkout lies, and so ccache would find nothing in another one; here they are
# named from its top.
function(assay_unite target library)
  if(library IN_LIST ASSAY_UNOPTIMISED)
    target_compile_options(${target} PRIVATE ${ASSAY_UNOPTIMISED_AS})
  endif()
  if(NOT library IN_LIST ASSAY_UNITY)
    return()
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/cmake/unity_apart.txt")
  file(STRINGS "${PROJECT_SOURCE_DIR}/cmake/unity_apart.txt" lines REGEX "^[^#]")
  foreach(line IN LISTS lines)
    separate_arguments(line)
    list(GET line 0 file)
    list(LENGTH line length)
    set("apart_${file}" alone)
    if(length GREATER 1)
      list(GET line 1 "apart_${file}")
    endif()
  endforeach()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # A class of one source that holds a type of its anonymous namespace: right, as nobody else includes the source.
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
  get_target_property(sources ${target} SOURCES)
  set(groups "")
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" NORMALIZE)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE file)
    string(REGEX MATCH "^core/[^/]+" room "${file}")
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${source}" made)
    get_source_file_property(options "${source}" TARGET_DIRECTORY ${target} COMPILE_OPTIONS)
    get_source_file_property(definitions "${source}" TARGET_DIRECTORY ${target} COMPILE_DEFINITIONS)
    if(NOT file MATCHES "^(core|widgets|app|tests)/.*\\.cpp$" OR made OR options OR definitions
        OR "${apart_${file}}" STREQUAL "alone")
      if("${apart_${file}}" STREQUAL "alone" AND room IN_LIST ASSAY_UNOPTIMISED)
        set_property(SOURCE "${source}" TARGET_DIRECTORY ${target} APPEND PROPERTY COMPILE_OPTIONS ${ASSAY_UNOPTIMISED_AS})
      endif()
      continue()
    endif()
    # By room: core/formats, widgets/charts, app/shell, app/pages/corpus, tests/core/formats.
    string(REGEX MATCH "^(core/[^/]+|widgets/[^/]+|app/pages/[^/]+|app/[^/]+|tests/(core|widgets|app)/[^/]+|tests/[^/]+)" folder "${file}")
    string(REPLACE "/" "_" group "${folder}_${apart_${file}}")
    list(APPEND joined_${group} "${file}")
    list(LENGTH joined_${group} count)
    math(EXPR part "(${count} - 1) / ${ASSAY_UNITY_SIZE}")
    string(APPEND text_${group}_${part} "#include \"${file}\"\n")
    get_source_file_property(needed "${source}" TARGET_DIRECTORY ${target} OBJECT_DEPENDS)
    if(needed)
      list(APPEND needed_${group}_${part} ${needed}) # what moc makes of tests
    endif()
    list(APPEND groups "${group}_${part}")
    set_source_files_properties("${source}" TARGET_DIRECTORY ${target} PROPERTIES HEADER_FILE_ONLY ON)
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    set(joined "${PROJECT_BINARY_DIR}/joined/${group}.cpp")
    file(CONFIGURE OUTPUT "${joined}" CONTENT "${text_${group}}" @ONLY)
    set_source_files_properties("${joined}" TARGET_DIRECTORY ${target} PROPERTIES
      SKIP_AUTOMOC ON OBJECT_DEPENDS "${needed_${group}}")
    string(REGEX REPLACE "^core_([^_]+)_.*" "core/\\1" room "${group}")
    if(room IN_LIST ASSAY_UNOPTIMISED)
      set_property(SOURCE "${joined}" TARGET_DIRECTORY ${target} PROPERTY COMPILE_OPTIONS ${ASSAY_UNOPTIMISED_AS})
    endif()
    target_sources(${target} PRIVATE "${joined}")
  endforeach()
endfunction()
