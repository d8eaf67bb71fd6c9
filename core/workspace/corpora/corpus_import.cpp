#include "core/workspace/corpora/corpus_import.h"

#include "core/base/clock.h"
#include "core/base/file_lock.h"
#include "core/text/fold.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/corpora/corpus_removal.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/corpora/gathered_sentences.h"
#include "core/workspace/corpora/identical_filings.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using formats::SentenceReading;

constexpr std::size_t kSentencesPerTransaction = 10'000;

std::optional<std::int64_t> known(std::int64_t value) {
    return value == Kept::kMissing ? std::nullopt : std::optional(value);
}

// Keeps sentences without their texts, and counts those that came without any.
class WithoutTexts final : public formats::SentenceKeeper {
  public:
    explicit WithoutTexts(formats::SentenceKeeper& kept)
        : m_kept(kept) {}

    formats::SentenceFate keep(model::Sentence&& sentence) override {
        blank += sentence.text.find_first_not_of(" \t\r\n") == std::string::npos ? 1 : 0;
        sentence.text.clear();
        return m_kept.keep(std::move(sentence));
    }

    std::int64_t blank = 0;

  private:
    formats::SentenceKeeper& m_kept;
};

// Without those that say that a sentence has no text, of which there are `blank`.
base::IssueList withoutMissingTexts(const base::IssueList& issues, std::int64_t blank) {
    const std::pair kind(base::Severity::Warning, base::IssueCode::MissingField);
    base::IssueList others;
    for (const base::Issue& issue : issues.issues()) {
        if (issue.code == kind.second && issue.field == "text") {
            --blank;
        } else {
            others.add(issue);
        }
    }
    for (const auto& [what, count] : issues.notKept()) {
        const std::int64_t left = what == kind ? count - blank : count;
        if (left > 0) {
            others.addNotKept(what.first, what.second, left);
        }
    }
    return others;
}

class Import {
  public:
    Import(Workspace& workspace, const CorpusImportOptions& options, const formats::SentenceMapping& mapping,
           std::stop_token stop, base::ProgressSink& progress)
        : m_workspace(workspace)
        , m_options(options)
        , m_mapping(mapping)
        , m_stop(std::move(stop))
        , m_progress(progress) {}

    ~Import() {
        if (m_corpus != 0) { // nothing may be left; if this fails, the next opening does it
            base::NoProgress unwatched;
            static_cast<void>(removeCorpusLeftovers(m_workspace, true, {}, unwatched));
        }
    }

    Import(const Import&) = delete;
    Import& operator=(const Import&) = delete;

    Result<CorpusImport> run(std::span<const std::filesystem::path> files, base::IssueList* issuesOnFailure) {
        for (const std::filesystem::path& file : files) {
            ASSAY_TRY(auto reading, formats::readSentences(file, m_options.kind, m_mapping, m_gathered,
                                                           m_stop, m_progress, issuesOnFailure));
            for (const auto& name : m_gathered.takeOtherNames()) {
                reading.issues.add({base::Severity::Warning, base::IssueCode::NameDiffers, file.string(), 0,
                                    "name", name.other, name.first});
            }
            m_readings.push_back(std::move(reading));
        }
        return makeCorpus();
    }

    // Of sentences that stay elsewhere.
    Result<CorpusImport> runReference(std::span<const std::filesystem::path> files,
                                      std::vector<model::Sentence> listed, const DescribeReference& describe,
                                      base::IssueList* issuesOnFailure) {
        for (const std::filesystem::path& file : files) {
            WithoutTexts keeper(m_gathered);
            std::optional<formats::SentenceFileKind> kind = m_options.kind;
            if (!kind) { // sentences without texts are told by nothing: what is not known is taken for them
                ASSAY_TRY(kind, formats::recogniseSentences(file));
                kind = kind.value_or(formats::SentenceFileKind::SentencesJsonl);
            }
            ASSAY_TRY(auto reading,
                      formats::readSentences(file, kind, keeper, m_stop, m_progress, issuesOnFailure));
            const std::int64_t said =
                reading.kind == formats::SentenceFileKind::SentenceIds ? 0 : keeper.blank;
            reading.issues = withoutMissingTexts(reading.issues, said);
            m_readings.push_back(std::move(reading));
        }
        for (model::Sentence& sentence : listed) {
            sentence.text.clear();
            m_gathered.keep(std::move(sentence));
        }
        std::vector<std::string> some;
        const std::size_t all = m_gathered.sentences.size();
        for (std::size_t i = 0; i < std::min(all, kLookedUp); ++i) {
            some.emplace_back(m_gathered.sentences[i * all / std::min(all, kLookedUp)].id);
        }
        ASSAY_TRY(m_reference, describe(some));
        return makeCorpus();
    }

    // Of sentences that are stored already, without those of some slices.
    Result<CorpusImport> runWithout(const Reader& reader, const CorpusInfo& corpus,
                                    std::span<const std::size_t> leftOut) {
        ASSAY_TRY(const auto slices, corpusSlices(reader, corpus.id));
        for (std::size_t number = 0; number < slices.size(); ++number) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (std::ranges::find(leftOut, number) != leftOut.end()) {
                continue;
            }
            ASSAY_TRY(auto sentences,
                      sentencesFrom(reader, corpus.id, slices[number].firstRow, slices[number].sentences));
            for (StoredSentence& stored : sentences) {
                m_gathered.keep(std::move(stored.sentence));
            }
            m_progress.report(base::Stage::Reading,
                              std::int64_t{slices[number].firstRow} + slices[number].sentences,
                              corpus.sentences);
        }
        for (const CorpusFile& file : corpus.files) {
            SentenceReading reading;
            reading.kind = file.kind;
            reading.file = file.name;
            reading.sha256 = file.sha256;
            reading.bytes = file.bytes;
            reading.sentences = file.sentences;
            reading.cuts = file.cuts;
            m_readings.push_back(std::move(reading));
        }
        return makeCorpus();
    }

  private:
    Result<CorpusImport> makeCorpus() {
        m_progress.report(base::Stage::Sorting, 0, 0);
        m_gathered.sort();
        makeSlices();
        for (const auto& step : {&Import::begin, &Import::store, &Import::publish}) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY((this->*step)());
        }
        ASSAY_TRY(auto reader, m_workspace.reader());
        ASSAY_TRY(auto info, readCorpus(reader.database(), m_published, m_workspace.path().string()));
        m_result.corpus = std::move(info);
        return std::move(m_result);
    }

    // Warns of filings with the very same texts.
    Result<> findIdenticalFilings() {
        const auto hashOf = [this](std::size_t number) -> Result<std::string> {
            const CorpusSlice& slice = m_slices[number];
            SliceTextHash hash;
            for (std::int64_t i = 0; i < slice.sentences; ++i) {
                const Kept& kept = m_gathered.sentences[slice.firstRow + static_cast<std::size_t>(i)];
                hash.add(kept.kind, kept.text);
            }
            return hash.finish();
        };
        ASSAY_TRY(const auto groups, identicalFilings(m_slices, hashOf));
        addIdenticalFilings(groups, m_readings.size() == 1 ? m_readings.front().file : m_options.name,
                            m_result.issues);
        return {};
    }

    void makeSlices() {
        const std::vector<Kept>& sentences = m_gathered.sentences;
        m_sliceOf.reserve(sentences.size());
        const Kept* before = nullptr;
        for (const Kept& kept : sentences) {
            const bool same = before != nullptr && before->cik == kept.cik && before->year == kept.year &&
                              before->company == kept.company && before->form == kept.form &&
                              before->section == kept.section;
            if (!same) {
                CorpusSlice slice;
                slice.cik = known(kept.cik);
                slice.company = m_gathered.names.name(kept.company);
                slice.form = m_gathered.names.name(kept.form);
                slice.year = known(kept.year);
                slice.section = m_gathered.names.name(kept.section);
                slice.firstRow = static_cast<SentenceRow>(m_sliceOf.size());
                m_slices.push_back(std::move(slice));
            }
            CorpusSlice& slice = m_slices.back();
            ++slice.sentences;
            slice.headings += kept.kind == model::SentenceKind::Heading;
            slice.tableDebris += kept.kind == model::SentenceKind::TableDebris;
            slice.bytes += static_cast<std::int64_t>(kept.text.size());
            m_sliceOf.push_back(static_cast<std::uint32_t>(m_slices.size() - 1));
            before = &kept;
        }
    }

    Result<> begin() {
        return m_workspace.write([&](SQLite::Database& database) -> Result<> {
            if (corpusOfName(database, m_options.name) != 0) {
                return fail(ErrorCode::NameTaken, m_options.name, m_workspace.path().string());
            }
            execute(database,
                    "INSERT INTO corpus (name, created_at, created_by, state, sentences, settings)"
                    " VALUES (?, ?, ?, 0, ?, ?)",
                    m_options.name, base::utcNow(), m_options.who, m_gathered.sentences.size(),
                    m_reference ? corpusSettings(*m_reference) : std::string("{}"));
            m_corpus = database.getLastInsertRowid();
            createSearchTable(database, m_corpus);
            return {};
        });
    }

    // Where nobody sees them, in short transactions.
    Result<> store() {
        const auto total = static_cast<std::int64_t>(m_gathered.sentences.size());
        std::size_t slice = m_slices.size(); // none yet
        for (std::size_t begin = 0; begin < m_gathered.sentences.size(); begin += kSentencesPerTransaction) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const std::size_t end = std::min(begin + kSentencesPerTransaction, m_gathered.sentences.size());
            auto stored = m_workspace.write(
                [&](SQLite::Database& database) -> Result<> {
                    storeRows(database, begin, end, slice);
                    return {};
                },
                Durability::Staging);
            ASSAY_TRY(stored);
            m_progress.report(base::Stage::Storing, static_cast<std::int64_t>(end), total);
        }
        return {};
    }

    void storeRows(SQLite::Database& database, std::size_t begin, std::size_t end, std::size_t& slice) {
        PreparedWrite insert(database, "INSERT INTO corpus_sentence (id, sentence_id, slice, position,"
                                       " kind, metadata, text) VALUES (?, ?, ?, ?, ?, ?, ?)");
        PreparedWrite search(database,
                             "INSERT INTO " + searchTable(m_corpus) + " (rowid, text) VALUES (?, ?)");
        for (std::size_t row = begin; row < end; ++row) {
            const Kept& kept = m_gathered.sentences[row];
            if (slice != m_sliceOf[row]) {
                slice = m_sliceOf[row];
                m_hash.addSlice(m_slices[slice]);
            }
            const std::string id(kept.id);
            const std::string text(kept.text);
            insert.run(rowKey(m_corpus, static_cast<std::int64_t>(row)), id, m_sliceOf[row],
                       known(kept.position), kept.kind, kept.metadata, text);
            search.run(row, text::foldForSearch(text));
            m_hash.addSentence(id, known(kept.position), kept.kind, m_gathered.metadata.name(kept.metadata),
                               text);
        }
    }

    Result<> publish() {
        m_progress.report(base::Stage::Publishing, 0, 1);
        const std::string contentHash = m_hash.finish();
        auto published = m_workspace.write([&](SQLite::Database& database) -> Result<> {
            if (corpusOfName(database, m_options.name) != 0) { // made meanwhile
                return fail(ErrorCode::NameTaken, m_options.name, m_workspace.path().string());
            }
            storeFiles(database);
            storeSlices(database);
            ASSAY_TRY(findIdenticalFilings());
            storeIssues(database, kCorpusIssues, m_corpus, m_result.issues);
            PreparedWrite metadata(
                database, "INSERT INTO corpus_metadata (corpus_id, number, document) VALUES (?, ?, ?)");
            for (std::uint32_t number = 1; number < m_gathered.metadata.size(); ++number) {
                metadata.run(m_corpus, number, m_gathered.metadata.name(number));
            }
            execute(database,
                    "UPDATE corpus SET state = 1, source_hash = ?, content_hash = ?,"
                    " rejected = ? WHERE id = ?",
                    m_sourceHash, contentHash, m_rejected, m_corpus);
            return {};
        });
        if (published) {
            m_published = std::exchange(m_corpus, 0);
            m_progress.report(base::Stage::Publishing, 1, 1);
        }
        return published;
    }

    void storeFiles(SQLite::Database& database) {
        PreparedWrite file(database, "INSERT INTO corpus_file (corpus_id, number, name, kind, sha256, bytes,"
                                     " sentences, rejected, cuts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        PreparedWrite reject(database, "INSERT INTO corpus_rejected (corpus_id, number, file, line, reason,"
                                       " content) VALUES (?, ?, ?, ?, ?, ?)");
        base::Sha256 hash;
        m_rejected = 0;
        m_result.issues = base::IssueList();
        m_result.repeated = 0;
        for (std::size_t i = 0; i < m_readings.size(); ++i) {
            const SentenceReading& reading = m_readings[i];
            file.run(m_corpus, i, reading.file, formats::sentenceKindName(reading.kind), reading.sha256,
                     reading.bytes, reading.sentences, reading.rejected.size(), cutsJson(reading.cuts));
            hash.add(reading.sha256);
            m_result.repeated += reading.repeated;
            for (const formats::RejectedRecord& record : reading.rejected) {
                reject.run(m_corpus, ++m_rejected, i, record.line, base::issueCodeName(record.reason),
                           Blob{record.text});
            }
            for (const base::Issue& issue : reading.issues.issues()) {
                m_result.issues.add(issue);
            }
            for (const auto& [what, count] : reading.issues.notKept()) {
                m_result.issues.addNotKept(what.first, what.second, count);
            }
        }
        m_sourceHash = m_readings.size() == 1 ? m_readings.front().sha256 : hash.finish();
    }

    void storeSlices(SQLite::Database& database) {
        PreparedWrite insert(database,
                             "INSERT INTO corpus_slice (corpus_id, number, cik, company, form, year, section,"
                             " first_row, sentences, headings, table_debris, bytes)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        m_result.headings = 0;
        m_result.tableDebris = 0;
        for (std::size_t i = 0; i < m_slices.size(); ++i) {
            const CorpusSlice& slice = m_slices[i];
            insert.run(m_corpus, i, slice.cik, slice.company, slice.form, slice.year, slice.section,
                       slice.firstRow, slice.sentences, slice.headings, slice.tableDebris, slice.bytes);
            m_result.headings += slice.headings;
            m_result.tableDebris += slice.tableDebris;
        }
    }

    Workspace& m_workspace;
    const CorpusImportOptions& m_options;
    const formats::SentenceMapping& m_mapping;
    std::optional<CorpusReference> m_reference; // of sentences that stay elsewhere
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    GatheredSentences m_gathered;
    std::vector<SentenceReading> m_readings;
    std::vector<CorpusSlice> m_slices;
    std::vector<std::uint32_t> m_sliceOf; // of each row
    CorpusHash m_hash;
    std::string m_sourceHash;
    std::int64_t m_rejected = 0;
    base::RowId m_corpus = 0; // in staging
    base::RowId m_published = 0;
    CorpusImport m_result;
};

} // namespace

Result<CorpusImport> leaveOutFiling(Workspace& workspace, base::RowId corpus, const Filing& filing,
                                    const CorpusImportOptions& options, std::stop_token stop,
                                    base::ProgressSink& progress) {
    const std::string where = workspace.path().string();
    return guarded(where, [&]() -> Result<CorpusImport> {
        if (options.name.empty()) {
            return fail(ErrorCode::InvalidArgument, {}, "name");
        }
        if (workspace.isReadOnly()) {
            return tl::unexpected(workspace.readOnlyError());
        }
        ASSAY_TRY(auto reader, workspace.reader());
        ASSAY_TRY(const auto info, corpusInfo(reader, corpus));
        ASSAY_TRY(const auto slices, corpusSlices(reader, corpus));
        const auto filings = filingsOf(slices);
        const auto found = std::ranges::find_if(filings, [&filing](const Filing& one) {
            return one.cik == filing.cik && (one.cik || one.company == filing.company) &&
                   one.form == filing.form && one.year == filing.year;
        });
        if (found == filings.end()) {
            return fail(ErrorCode::NotFound, filingName(filing), info.name);
        }
        if (filings.size() == 1) {
            return fail(ErrorCode::InputNotUsable, filingName(filing), info.name);
        }
        if (corpusOfName(reader.database(), options.name) != 0) {
            return fail(ErrorCode::NameTaken, options.name, where);
        }
        ASSAY_TRY(auto lock, base::FileLock::tryTake(workspace.importLockPath()));
        if (!lock) {
            return fail(ErrorCode::WorkspaceBusy, {}, where);
        }
        return Import(workspace, options, {}, std::move(stop), progress)
            .runWithout(reader, info, found->slices);
    });
}

namespace {

// What every import of a corpus begins with; then it runs.
template <typename Run>
Result<CorpusImport> importWhole(Workspace& workspace, const CorpusImportOptions& options, bool hasSource,
                                 const Run& run) {
    const std::string where = workspace.path().string();
    return guarded(where, [&]() -> Result<CorpusImport> {
        if (options.name.empty() || !hasSource) {
            return fail(ErrorCode::InvalidArgument, options.name, options.name.empty() ? "name" : "files");
        }
        if (workspace.isReadOnly()) {
            return tl::unexpected(workspace.readOnlyError());
        }
        {
            ASSAY_TRY(auto reader, workspace.reader());
            if (corpusOfName(reader.database(), options.name) != 0) { // before everything is read in vain
                return fail(ErrorCode::NameTaken, options.name, where);
            }
        }
        ASSAY_TRY(auto lock, base::FileLock::tryTake(workspace.importLockPath()));
        if (!lock) {
            return fail(ErrorCode::WorkspaceBusy, {}, where);
        }
        return run();
    });
}

} // namespace

Result<CorpusImport> importCorpus(Workspace& workspace, std::span<const std::filesystem::path> files,
                                  const CorpusImportOptions& options, std::stop_token stop,
                                  base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return importCorpus(workspace, files, options, {}, std::move(stop), progress, issuesOnFailure);
}

Result<CorpusImport> importCorpus(Workspace& workspace, std::span<const std::filesystem::path> files,
                                  const CorpusImportOptions& options, const formats::SentenceMapping& mapping,
                                  std::stop_token stop, base::ProgressSink& progress,
                                  base::IssueList* issuesOnFailure) {
    return importWhole(workspace, options, !files.empty(), [&] {
        return Import(workspace, options, mapping, std::move(stop), progress).run(files, issuesOnFailure);
    });
}

Result<CorpusImport> importCorpusReference(Workspace& workspace, std::span<const std::filesystem::path> files,
                                           std::vector<model::Sentence> listed,
                                           const DescribeReference& describe,
                                           const CorpusImportOptions& options, std::stop_token stop,
                                           base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return importWhole(workspace, options, !files.empty() || !listed.empty(), [&] {
        return Import(workspace, options, {}, std::move(stop), progress)
            .runReference(files, std::move(listed), describe, issuesOnFailure);
    });
}

} // namespace assay::workspace
