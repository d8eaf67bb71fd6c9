// Writes a workbook of sheets, as spreadsheet programs read it: Office Open XML (.xlsx), by libxlsxwriter.
//
// A sheet has one row of headings, which stays in sight and can be filtered by, and rows of cells: numbers
// are numbers, texts are texts and never formulas, what is missing is an empty cell. Notes of headings are
// cell notes. What the format cannot hold is bent to what it can: names of sheets are cut to 31 characters,
// lose
// []:*?/\ and are numbered where they are the same; a text ends with "… [cut]" after 32,767 UTF-16 units;
// characters that XML may not hold become U+FFFD; rows beyond 1,048,576 go on in a further sheet. Numbers
// have 16 significant digits. Source: ECMA-376, Office Open XML; Microsoft, "Excel specifications and
// limits".
//
// The same calls give the same bytes: dates within the file are fixed. One thread at a time.
//
//     formats::WorkbookWriter workbook("Review");
//     workbook.beginSheet("regimes", {{"Regime"}, {"Hit@5", "Share of anchors …"}});
//     workbook.addRow({{std::string("filtered"), formats::SheetNumber{0.82, 4}}});
//     ASSAY_TRY(const std::string bytes, workbook.finish());
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace assay::formats {

struct SheetNumber {
    double value = 0;  // not finite: an empty cell
    int decimals = -1; // shown; -1: as many as it has
    bool isPercent = false;
};

// monostate: an empty cell.
using SheetCell = std::variant<std::monostate, SheetNumber, std::string>;

struct SheetColumn {
    std::string title;
    std::string note{};  // of its heading; empty: none
    int characters = 14; // how wide it is
};

class WorkbookWriter {
  public:
    explicit WorkbookWriter(const std::string& title);
    ~WorkbookWriter();
    WorkbookWriter(const WorkbookWriter&) = delete;
    WorkbookWriter& operator=(const WorkbookWriter&) = delete;

    // Later rows go here. At most 16,384 columns.
    void beginSheet(const std::string& name, std::vector<SheetColumn> columns);

    // Cells beyond the columns are left out. beginSheet() first.
    void addRow(const std::vector<SheetCell>& cells);

    // The bytes of the file; nothing can be added afterwards. Without a sheet there is one that is empty.
    // Errors: FileNotWritable (the folder for temporary files), InvalidArgument (more columns than a sheet
    // has).
    [[nodiscard]] base::Result<std::string> finish();

  private:
    struct Book;
    std::unique_ptr<Book> m_book;
};

} // namespace assay::formats
