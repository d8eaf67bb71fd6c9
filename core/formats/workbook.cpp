#include "core/formats/workbook.h"

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/utf8_text.h"
#include "core/formats/whole_file.h"

#include <locale.h>
#include <xlsxwriter.h>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace assay::formats {
namespace {

constexpr std::size_t kMostTextUnits = 32'767;
constexpr std::size_t kMostNameUnits = 31;
constexpr std::size_t kMostColumns = 16'384;
constexpr lxw_row_t kMostRows = 1'048'576;
constexpr time_t kFixedDate = 946'684'800; // 2000-01-01, of every workbook
constexpr const char* kReplacement = "\xEF\xBF\xBD";

// libxlsxwriter prints numbers by the locale of the process, where a comma may be the decimal point.
class PlainNumbers {
  public:
#ifdef _WIN32
    PlainNumbers()
        : m_threads(_configthreadlocale(_ENABLE_PER_THREAD_LOCALE))
        , m_before(std::setlocale(LC_NUMERIC, nullptr)) {
        std::setlocale(LC_NUMERIC, "C");
    }

    ~PlainNumbers() {
        std::setlocale(LC_NUMERIC, m_before.c_str());
        _configthreadlocale(m_threads);
    }

    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;

  private:
    int m_threads;
    std::string m_before;
#else
    PlainNumbers()
        : m_plain(newlocale(LC_ALL_MASK, "C", nullptr))
        , m_before(uselocale(m_plain)) {}

    ~PlainNumbers() {
        uselocale(m_before);
        freelocale(m_plain);
    }

    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;

  private:
    locale_t m_plain;
    locale_t m_before;
#endif
};

std::size_t charactersBytes(unsigned char first) {
    return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

bool isForXml(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    return character == "\t" || character == "\n" || character == "\r" ||
           (first >= 0x20 && character != "\xEF\xBF\xBE" && character != "\xEF\xBF\xBF");
}

// What of `text` a cell can hold, of at most so many UTF-16 units; whether it was cut.
struct Fitted {
    std::string text;
    bool isCut = false;
};

Fitted fitted(const std::string& text, std::size_t mostUnits) {
    std::string mended;
    base::appendMendedUtf8(text, mended);
    Fitted fit;
    std::size_t units = 0;
    for (std::size_t at = 0; at < mended.size();) {
        const std::size_t bytes = charactersBytes(static_cast<unsigned char>(mended[at]));
        units += bytes == 4 ? 2 : 1;
        if (units > mostUnits) {
            fit.isCut = true;
            break;
        }
        const auto character = std::string_view(mended).substr(at, bytes);
        fit.text += isForXml(character) ? character : std::string_view(kReplacement);
        at += bytes;
    }
    return fit;
}

std::string cellText(const std::string& text) {
    static const std::string kCut = "… [cut]";
    Fitted fit = fitted(text, kMostTextUnits);
    return fit.isCut ? fitted(text, kMostTextUnits - kCut.size()).text + kCut : std::move(fit.text);
}

std::string sheetNameKey(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

std::string sheetName(const std::string& wanted, const std::set<std::string>& taken) {
    std::string plain = wanted;
    std::ranges::replace_if(
        plain, [](char c) { return std::string_view("[]:*?/\\\t\n\r").find(c) != std::string_view::npos; },
        '-');
    plain = fitted(plain, kMostNameUnits).text;
    while (!plain.empty() && (plain.front() == '\'' || plain.front() == ' ')) {
        plain.erase(0, 1);
    }
    while (!plain.empty() && (plain.back() == '\'' || plain.back() == ' ')) {
        plain.pop_back();
    }
    if (plain.empty()) {
        plain = "sheet";
    }
    std::string name = plain;
    // "History" is a name that Excel keeps for itself.
    for (int number = 2; taken.contains(sheetNameKey(name)) || sheetNameKey(name) == "history"; ++number) {
        const std::string end = " (" + std::to_string(number) + ")";
        name = fitted(plain, kMostNameUnits - end.size()).text + end;
    }
    return name;
}

std::string numberFormat(const SheetNumber& number) {
    std::string format = "0";
    if (number.decimals > 0) {
        format += "." + std::string(static_cast<std::size_t>(std::min(number.decimals, 15)), '0');
    }
    return number.isPercent ? format + "%" : format;
}

} // namespace

struct WorkbookWriter::Book {
    std::filesystem::path folder; // of this book alone, for temporary files
    std::string folderText;
    std::string file;
    lxw_workbook* book = nullptr;
    lxw_worksheet* sheet = nullptr;
    lxw_format* bold = nullptr;
    std::map<std::string, lxw_format*> formats{};
    std::set<std::string> names{};
    std::string name;
    std::vector<SheetColumn> columns{};
    lxw_row_t row = 0;
    base::Error error{};
    bool failed = false;

    ~Book() {
        if (book != nullptr) {
            lxw_workbook_free(book);
        }
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }

    void fail(base::ErrorCode code, std::string detail, std::string where) {
        if (!failed) {
            failed = true;
            error = {code, std::move(detail), std::move(where)};
        }
    }

    void open(const std::string& title) {
        std::error_code code;
        folder = std::filesystem::temp_directory_path(code) / ("assay-xlsx-" + base::newUuid());
        if (!code) {
            std::filesystem::create_directory(folder, code);
        }
        if (code) {
            fail(base::ErrorCode::FileNotWritable, code.message(), folder.string());
            return;
        }
        folderText = folder.string();
        file = (folder / "workbook.xlsx").string();
        lxw_workbook_options options{};
        options.tmpdir = folderText.data();
        options.use_zip64 = LXW_FALSE;
        book = workbook_new_opt(file.c_str(), &options);
        if (book == nullptr) {
            fail(base::ErrorCode::FileNotWritable, "libxlsxwriter began no workbook", file);
            return;
        }
        std::string named = fitted(title, 255).text;
        lxw_doc_properties properties{};
        properties.title = named.data();
        properties.created = kFixedDate;
        workbook_set_properties(book, &properties);
        bold = workbook_add_format(book);
        format_set_bold(bold);
        format_set_text_wrap(bold);
        format_set_align(bold, LXW_ALIGN_VERTICAL_TOP);
    }

    // The heading of the rows that follow; after as many rows as a sheet holds, once more.
    void head() {
        const std::string unique = sheetName(name, names);
        names.insert(sheetNameKey(unique));
        sheet = workbook_add_worksheet(book, unique.c_str());
        row = 1;
        if (sheet == nullptr) {
            fail(base::ErrorCode::FileNotWritable, "libxlsxwriter began no sheet", unique);
            return;
        }
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto at = static_cast<lxw_col_t>(i);
            const SheetColumn& column = columns[i];
            worksheet_set_column(sheet, at, at, std::clamp(column.characters, 4, 80), nullptr);
            worksheet_write_string(sheet, 0, at, cellText(column.title).c_str(), bold);
            if (!column.note.empty()) {
                lxw_comment_options options{};
                options.width = 380;
                options.height =
                    static_cast<std::uint16_t>(std::min<std::size_t>(60 + column.note.size() / 3, 600));
                worksheet_write_comment_opt(sheet, 0, at, cellText(column.note).c_str(), &options);
            }
        }
        worksheet_freeze_panes(sheet, 1, 0);
    }

    // Only then is it known how many rows there are.
    void close() const {
        if (sheet != nullptr && !columns.empty() && row > 1) {
            worksheet_autofilter(sheet, 0, 0, row - 1, static_cast<lxw_col_t>(columns.size() - 1));
        }
    }

    lxw_format* formatOf(const SheetNumber& number) {
        if (number.decimals < 0 && !number.isPercent) {
            return nullptr;
        }
        lxw_format*& format = formats[numberFormat(number)];
        if (format == nullptr) {
            format = workbook_add_format(book);
            format_set_num_format(format, numberFormat(number).c_str());
        }
        return format;
    }

    void write(const SheetCell& cell, lxw_col_t column) {
        if (const auto* const number = std::get_if<SheetNumber>(&cell)) {
            if (std::isfinite(number->value)) {
                worksheet_write_number(sheet, row, column, number->value == 0 ? 0.0 : number->value,
                                       formatOf(*number));
            }
        } else if (const auto* const text = std::get_if<std::string>(&cell); text && !text->empty()) {
            worksheet_write_string(sheet, row, column, cellText(*text).c_str(), nullptr);
        }
    }
};

WorkbookWriter::WorkbookWriter(const std::string& title)
    : m_book(std::make_unique<Book>()) {
    m_book->open(title);
}

WorkbookWriter::~WorkbookWriter() = default;

void WorkbookWriter::beginSheet(const std::string& name, std::vector<SheetColumn> columns) {
    if (columns.size() > kMostColumns) {
        m_book->fail(base::ErrorCode::InvalidArgument, std::to_string(columns.size()), "columns");
    }
    if (m_book->failed) {
        return;
    }
    m_book->close();
    m_book->name = name;
    m_book->columns = std::move(columns);
    m_book->head();
}

void WorkbookWriter::addRow(const std::vector<SheetCell>& cells) {
    if (m_book->failed || m_book->sheet == nullptr) {
        return;
    }
    if (m_book->row >= kMostRows) {
        m_book->close();
        m_book->head();
    }
    const std::size_t count = std::min(cells.size(), m_book->columns.size());
    for (std::size_t i = 0; i < count; ++i) {
        m_book->write(cells[i], static_cast<lxw_col_t>(i));
    }
    ++m_book->row;
}

base::Result<std::string> WorkbookWriter::finish() {
    if (!m_book->failed && m_book->book == nullptr) {
        m_book->fail(base::ErrorCode::InvalidArgument, "finished already", "workbook");
    }
    if (m_book->failed) {
        return tl::unexpected(m_book->error);
    }
    m_book->close();
    m_book->sheet = nullptr;
    const PlainNumbers plain;
    // Frees the workbook, also when it fails.
    const lxw_error code = workbook_close(std::exchange(m_book->book, nullptr));
    if (code != LXW_NO_ERROR) {
        return base::fail(base::ErrorCode::FileNotWritable, lxw_strerror(code), m_book->file);
    }
    base::NoProgress progress;
    return readWholeFile(m_book->file, {}, progress);
}

} // namespace assay::formats
