// The check of predictions and of the files that they came from.
#include "core/base/hash.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/prediction_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <limits>
#include <utility>

namespace assay::workspace {
namespace {

using Kind = CheckFinding::Kind;

class PredictionCheck {
  public:
    PredictionCheck(SQLite::Database& database, std::stop_token stop)
        : m_database(database)
        , m_stop(std::move(stop)) {}

    std::vector<CheckFinding> run(bool isImporting) {
        checkTable("prediction_set", "prediction", isImporting,
                   [this](base::RowId id, const std::string& label) { checkSet(id, label); });
        checkTable("prediction_file", "prediction_file_piece", isImporting,
                   [this](base::RowId id, const std::string& label) { checkFile(id, label); });
        return std::move(m_findings);
    }

  private:
    void add(Kind kind, std::string detail) { m_findings.push_back({kind, std::move(detail)}); }

    void compare(const std::string& label, const char* what, std::int64_t stored, std::int64_t counted) {
        if (stored != counted) {
            add(Kind::WrongCount, label + ": " + what + ": stored " + std::to_string(stored) + ", counted " +
                                      std::to_string(counted));
        }
    }

    void compare(const std::string& label, const char* what, std::string_view stored,
                 const std::string& found) {
        if (stored != found) {
            add(Kind::HashMismatch, label + ": " + what + " " + std::string(stored) + ", found " + found);
        }
    }

    // Everything of a table whose rows own those of another by their keys.
    template <typename CheckOne>
    void checkTable(const std::string& table, const std::string& owned, bool isImporting,
                    const CheckOne& checkOne) {
        Cursor rows(m_database, "SELECT id, state FROM " + table + " ORDER BY id");
        Cursor between(m_database, "SELECT id FROM " + owned + " WHERE id BETWEEN ? AND ? LIMIT 1");
        base::RowId next = std::numeric_limits<base::RowId>::min();
        while (!m_stop.stop_requested() && rows.step()) {
            const base::RowId id = rows.integer(0);
            const std::string label = table + " " + std::to_string(id);
            reportStray(between, owned, next, rowKey(id, 0));
            next = rowKey(id, kRowsPerSet);
            const auto state = rows.enumeration(1, SetState::Removing);
            if (state == SetState::Visible) {
                checkOne(id, label);
            } else if (state == SetState::Removing || !isImporting) {
                add(Kind::LeftoverImport, label + (state == SetState::Staging ? ": staging" : ": removing"));
            }
        }
        reportStray(between, owned, next, std::numeric_limits<base::RowId>::max());
    }

    void reportStray(Cursor& between, const std::string& table, base::RowId from, base::RowId to) {
        between.bind(from, to);
        if (between.step()) {
            add(Kind::BrokenReference,
                table + " " + std::to_string(between.integer(0)) + " belongs to nothing that is there");
        }
        between.reset();
    }

    void checkSet(base::RowId id, const std::string& label) {
        base::Sha256 hash;
        std::int64_t counted = 0;
        Cursor rows(m_database, std::string(kSelectPredictions) + "id BETWEEN ? AND ? ORDER BY id",
                    rowKey(id, 0), rowKey(id, kRowsPerSet - 1));
        for (; rows.step(); ++counted) {
            if (m_stop.stop_requested()) {
                return;
            }
            if (const auto record = readPrediction(rows, {})) {
                addToHash(hash, *record);
            } else {
                add(Kind::Damage, record.error().detail);
            }
        }
        Cursor stored(m_database, "SELECT predictions, content_hash FROM prediction_set WHERE id = ?", id);
        if (stored.step()) {
            compare(label, "predictions", stored.integer(0), counted);
            compare(label, "content_hash", stored.text(1), hash.finish());
        }
    }

    void checkFile(base::RowId id, const std::string& label) {
        base::Sha256 hash;
        std::int64_t bytes = 0;
        Cursor pieces(m_database,
                      "SELECT content FROM prediction_file_piece WHERE id BETWEEN ? AND ? ORDER BY id",
                      rowKey(id, 0), rowKey(id, kRowsPerSet - 1));
        while (pieces.step()) {
            if (m_stop.stop_requested()) {
                return;
            }
            hash.add(pieces.text(0));
            bytes += static_cast<std::int64_t>(pieces.text(0).size());
        }
        Cursor stored(m_database, "SELECT bytes, sha256 FROM prediction_file WHERE id = ?", id);
        if (stored.step()) {
            compare(label, "bytes", stored.integer(0), bytes);
            compare(label, "sha256", stored.text(1), hash.finish());
        }
    }

    SQLite::Database& m_database;
    std::stop_token m_stop;
    std::vector<CheckFinding> m_findings;
};

} // namespace

std::vector<CheckFinding> checkPredictions(SQLite::Database& database, bool isImporting,
                                           std::stop_token stop) {
    return PredictionCheck(database, std::move(stop)).run(isImporting);
}

} // namespace assay::workspace
