#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/formats/questions/bundle_json.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/json/json_text.h"
#include "core/workspace/bundles/bundle_rows.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/issue_rows.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/questions.h"

#include <SQLiteCpp/Database.h>

#include <unordered_set>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using formats::BundleReading;

constexpr std::int64_t kBundlesPerReport = 64;

// The other way round of bundleRecordOf().
std::string documentOf(Cursor& isValid, const std::string& record) {
    isValid.bind(record);
    if (!record.starts_with('"') && isValid.step() && isValid.integer(0) == 1) {
        return record;
    }
    std::string document;
    json::appendJsonString(record, document);
    return document;
}

// Writes the rows of one set.
class SetWriter {
  public:
    SetWriter(SQLite::Database& database, base::RowId set, const std::string& who, const std::string& when)
        : m_set(set)
        , m_who(who)
        , m_when(when)
        , m_isValid(database, "SELECT json_valid(?)")
        , m_bundle(database, "INSERT INTO bundle (set_id, number, document) VALUES (?, ?, ?)")
        , m_passage(database, "INSERT INTO passage (bundle_set_id, file, sentence_id, text, title, company,"
                              " cik, year, section, position, record, added_by, added_at)"
                              " VALUES (?, ?, ?, ?, '', ?, ?, ?, ?, ?, '', ?, ?)") {}

    void add(const formats::SourceBundle& source, std::int64_t file) {
        m_bundle.run(m_set, m_number++, documentOf(m_isValid, source.record));
        for (const model::BundleSentence& sentence : source.bundle.sentences) {
            ++m_sentences;
            if (!sentence.sentenceId.empty() && !sentence.text.empty() &&
                m_passages.insert(sentence.sentenceId + '\0' + sentence.text).second) {
                addPassage(sentence, file);
            }
        }
    }

    // Goes on where the set ends.
    void goOn(SQLite::Database& database) {
        Cursor last(database, "SELECT coalesce(max(number) + 1, 0) FROM bundle WHERE set_id = ?", m_set);
        m_number = last.step() ? last.integer(0) : 0;
        Cursor known(database, "SELECT sentence_id, text FROM passage WHERE bundle_set_id = ?", m_set);
        while (known.step()) {
            m_passages.insert(std::string(known.text(0)) + '\0' + std::string(known.text(1)));
        }
    }

    [[nodiscard]] std::int64_t sentences() const noexcept { return m_sentences; }

    [[nodiscard]] std::int64_t bundles() const noexcept { return m_number; }

  private:
    void addPassage(const model::BundleSentence& sentence, std::int64_t file) {
        const auto place = formats::sentencePlace(sentence.sentenceId);
        m_passage.run(m_set, file, sentence.sentenceId, sentence.text, sentence.company, sentence.cik,
                      sentence.year, sentence.section, memberOf(place, &formats::SentencePlace::position),
                      m_who, m_when);
    }

    base::RowId m_set;
    const std::string& m_who;
    const std::string& m_when;
    Cursor m_isValid;
    PreparedWrite m_bundle;
    PreparedWrite m_passage;
    std::int64_t m_number = 0;
    std::int64_t m_sentences = 0;
    std::unordered_set<std::string> m_passages; // id and text
};

Result<std::vector<BundleReading>> readAll(std::span<const std::filesystem::path> files, std::stop_token stop,
                                           base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    std::vector<BundleReading> readings;
    for (const std::filesystem::path& file : files) {
        ASSAY_TRY(auto reading, formats::readBundles(file, stop, progress, issuesOnFailure));
        readings.push_back(std::move(reading));
    }
    return readings;
}

base::RowId insertSet(SQLite::Database& database, const std::string& name, const std::string& when,
                      const std::vector<BundleReading>& readings) {
    std::string file;
    base::Sha256 hash;
    for (const BundleReading& reading : readings) {
        file += (file.empty() ? "" : "\n") + reading.file;
        hash.add(reading.sha256);
    }
    execute(database, "INSERT INTO bundle_set (name, file, sha256, imported_at) VALUES (?, ?, ?, ?)", name,
            file, readings.size() == 1 ? readings.front().sha256 : hash.finish(), when);
    return database.getLastInsertRowid();
}

void append(base::IssueList& all, const base::IssueList& some) {
    for (const base::Issue& issue : some.issues()) {
        all.add(issue);
    }
    for (const auto& [which, count] : some.notKept()) {
        all.addNotKept(which.first, which.second, count);
    }
}

} // namespace

Result<BundleImport> importBundles(Workspace& workspace, std::span<const std::filesystem::path> files,
                                   const std::string& name, const std::string& who, std::stop_token stop,
                                   base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    const std::string where = workspace.path().string();
    return guarded(where, [&]() -> Result<BundleImport> {
        if (name.empty() || files.empty()) {
            return fail(ErrorCode::InvalidArgument, name, name.empty() ? "name" : "files");
        }
        ASSAY_TRY(const auto readings, readAll(files, stop, progress, issuesOnFailure));
        std::int64_t total = 0;
        BundleImport result;
        for (const BundleReading& reading : readings) {
            total += static_cast<std::int64_t>(reading.bundles.size());
            append(result.issues, reading.issues);
        }
        auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
            {
                Cursor taken(database, "SELECT 1 FROM bundle_set WHERE name = ?", name);
                if (taken.step()) {
                    return fail(ErrorCode::NameTaken, name, where);
                }
            }
            const std::string when = base::utcNow();
            const base::RowId set = insertSet(database, name, when, readings);
            SetWriter writer(database, set, who, when);
            for (std::size_t file = 0; file < readings.size(); ++file) {
                for (const formats::SourceBundle& source : readings[file].bundles) {
                    writer.add(source, static_cast<std::int64_t>(file));
                    if (writer.bundles() % kBundlesPerReport == 0) {
                        progress.report(base::Stage::Storing, writer.bundles(), total);
                        if (stop.stop_requested()) {
                            return fail(ErrorCode::Cancelled);
                        }
                    }
                }
            }
            storeIssues(database, kBundleIssues, set, result.issues);
            result.sentences = writer.sentences();
            result.set = bundleSetOfId(database, set).value_or(BundleSetInfo());
            return stop.stop_requested() ? fail(ErrorCode::Cancelled) : Result<>();
        });
        ASSAY_TRY(written);
        progress.report(base::Stage::Storing, total, total);
        return result;
    });
}

Result<base::RowId> keepBundle(Workspace& workspace, const std::string& set, const model::Bundle& bundle,
                               const std::string& who) {
    if (set.empty() || bundle.sentences.empty()) {
        return fail(ErrorCode::InvalidArgument, set, set.empty() ? "name" : "sentences");
    }
    return guarded(workspace.path().string(), [&]() -> Result<base::RowId> {
        base::RowId added = 0;
        auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
            const std::string when = base::utcNow();
            base::RowId id = 0;
            {
                Cursor known(database, "SELECT id FROM bundle_set WHERE name = ?", set);
                id = known.step() ? known.integer(0) : 0;
            }
            id = id != 0 ? id : insertSet(database, set, when, {});
            SetWriter writer(database, id, who, when);
            writer.goOn(database);
            writer.add({bundle, formats::bundleRecord(bundle), 0}, 0);
            Cursor last(database, "SELECT max(id) FROM bundle WHERE set_id = ?", id);
            added = last.step() ? last.integer(0) : 0;
            return {};
        });
        ASSAY_TRY(written);
        return added;
    });
}

} // namespace assay::workspace
