// A workspace whose pages or rows were changed by somebody else: whatever stands in it, everything that is
// read of it is a value or an error, and nothing of the file is changed.
//
// The first byte chooses what is read, and what was changed. Even: pages; every five bytes then are a place
// in the file and what stands there. Odd: rows; every entry is a table, a column, a row, a kind of value and
// its length, and then the value.
#include "core/base/guard.h"
#include "tests/fuzz/fuzz_checks.h"
#include "tests/fuzz/workspace_sample.h"

#include <sqlite3.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace assay;
namespace fs = std::filesystem;
using Bytes = std::span<const std::uint8_t>;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// In memory where the system has a place for that.
fs::path newFolder() {
    std::string name =
        ((fs::exists("/dev/shm") ? fs::path("/dev/shm") : fs::temp_directory_path()) / "fuzz-XXXXXX")
            .string();
    fuzz::require(::mkdtemp(name.data()) != nullptr, "a folder");
    return name;
}

// The sample, made once; gone at the end.
class Sample {
  public:
    Sample()
        : m_folder(newFolder()) {
        fuzz::makeWorkspaceSample(m_folder);
        m_bytes = contentOf(path());
        readColumns();
    }

    ~Sample() {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }

    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;

    [[nodiscard]] fs::path path() const { return m_folder / "w.assay"; }

    [[nodiscard]] const std::string& bytes() const noexcept { return m_bytes; }

    using Column = std::pair<std::string, std::string>; // table, column

    [[nodiscard]] const std::vector<Column>& columns() const noexcept { return m_columns; }

    void write(const std::string& bytes) const {
        for (const char* suffix : {"-wal", "-shm", "-journal"}) {
            std::error_code ignored;
            fs::remove(path().string() + suffix, ignored);
        }
        std::ofstream(path(), std::ios::binary | std::ios::trunc) << bytes;
    }

  private:
    void readColumns() {
        sqlite3* database = nullptr;
        fuzz::require(sqlite3_open(path().c_str(), &database) == SQLITE_OK, "the sample opens");
        sqlite3_exec(
            database,
            "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid",
            [](void* columns, int, char** values, char**) {
                static_cast<std::vector<Column>*>(columns)->emplace_back(values[0], values[1]);
                return 0;
            },
            &m_columns, nullptr);
        sqlite3_close(database);
        fuzz::require(m_columns.size() > 200, "the sample has its tables");
    }

    fs::path m_folder;
    std::string m_bytes;
    std::vector<Column> m_columns;
};

std::string withPagesChanged(std::string bytes, Bytes input) {
    for (; input.size() >= 5; input = input.subspan(5)) {
        const std::size_t place = input[0] | (std::size_t{input[1]} << 8U) | (std::size_t{input[2]} << 16U) |
                                  (std::size_t{input[3]} << 24U);
        bytes[place % bytes.size()] = static_cast<char>(input[4]);
    }
    return bytes;
}

constexpr std::size_t kEntryBytes = 6;

// Gives the next value of an entry to the statement.
void bindValue(sqlite3_stmt* statement, unsigned kind, Bytes value) {
    static constexpr std::int64_t kNumbers[]{0,
                                             -1,
                                             1,
                                             std::numeric_limits<std::int64_t>::max(),
                                             std::numeric_limits<std::int64_t>::min(),
                                             4'294'967'296,
                                             2'147'483'648,
                                             99};
    static constexpr double kReals[]{-0.5, 1e300, std::numeric_limits<double>::infinity(), 2.5};
    static constexpr const char* kTexts[]{
        "",   "{}",   "[]",          "[[]]",    "null",     "7",
        "\"", "a\tb", "{\"a\":[1,{", "../../x", "\xC3\x28", "[1,\"x\",null,{}]"};
    if (kind < 8) {
        sqlite3_bind_int64(statement, 1, kNumbers[kind]);
    } else if (kind < 12) {
        sqlite3_bind_double(statement, 1, kReals[kind - 8]);
    } else if (kind < 24) {
        sqlite3_bind_text(statement, 1, kTexts[kind - 12], -1, SQLITE_STATIC);
    } else if (kind == 24) {
        sqlite3_bind_null(statement, 1);
    } else if (kind < 28) {
        sqlite3_bind_blob(statement, 1, value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
    } else {
        sqlite3_bind_text(statement, 1, reinterpret_cast<const char*>(value.data()),
                          static_cast<int>(value.size()), SQLITE_STATIC);
    }
}

void changeRows(const Sample& sample, Bytes input) {
    sqlite3* database = nullptr;
    sqlite3_open(sample.path().c_str(), &database);
    sqlite3_exec(database,
                 "PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;"
                 " PRAGMA ignore_check_constraints = ON",
                 nullptr, nullptr, nullptr);
    while (input.size() >= kEntryBytes) {
        const auto& [table, column] =
            sample.columns()[(input[0] | (std::size_t{input[1]} << 8U)) % sample.columns().size()];
        const std::size_t length = std::min<std::size_t>(input[5], input.size() - kEntryBytes);
        const std::string name = '"' + column + '"';
        const std::string sql = "UPDATE OR IGNORE \"" + table + "\" SET " + name + " = ?1 WHERE " + name +
                                " IS (SELECT " + name + " FROM \"" + table + "\" LIMIT 1 OFFSET " +
                                std::to_string(input[2] | (input[3] << 8)) + ")";
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK) {
            bindValue(statement, input[4] % 32U, input.subspan(kEntryBytes, length));
            sqlite3_step(statement);
        }
        sqlite3_finalize(statement);
        input = input.subspan(kEntryBytes + length);
    }
    sqlite3_close(database);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Sample sample;
    if (size == 0) {
        return 0;
    }
    const Bytes input(data + 1, size - 1);
    if (data[0] % 2 == 0) {
        sample.write(withPagesChanged(sample.bytes(), input));
    } else {
        sample.write(sample.bytes());
        changeRows(sample, input);
    }
    const std::string before = contentOf(sample.path());
    fuzz::readWorkspace(sample.path(), static_cast<fuzz::WorkspacePart>(data[0] / 2 % fuzz::kWorkspaceParts));
    fuzz::require(contentOf(sample.path()) == before, "reading changes nothing");
    return 0;
}
