#include "core/base/clock.h"
#include "core/base/file_lock.h"
#include "core/store/corpora.h"
#include "core/store/corpus_rows.h"
#include "core/store/cursor.h"
#include "core/store/schema.h"
#include "core/store/sqlite_errors.h"
#include "core/text/fold.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace assay::store {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using formats::SentenceFate;
using formats::SentenceReading;

constexpr std::size_t kSentencesPerTransaction = 10'000;
constexpr std::size_t kArenaBlock = std::size_t{1} << 20U;
constexpr std::int64_t kLast = std::numeric_limits<std::int64_t>::max(); // where missing numbers stand

// Texts one behind the other; what was added stays where it is.
class TextArena {
  public:
    std::string_view add(std::string_view text) {
        if (text.empty()) {
            return {};
        }
        if (m_blocks.empty() || m_blocks.back().size() + text.size() > m_blocks.back().capacity()) {
            m_blocks.emplace_back().reserve(std::max(kArenaBlock, text.size()));
        }
        std::string& block = m_blocks.back();
        const std::size_t begin = block.size();
        block += text;
        return std::string_view(block).substr(begin);
    }

  private:
    std::deque<std::string> m_blocks;
};

// Texts that repeat, each once; 0 is the empty one.
class NameTable {
  public:
    explicit NameTable(TextArena& arena)
        : m_arena(arena) {}

    std::uint32_t numberOf(std::string_view name) {
        if (name.empty()) {
            return 0;
        }
        const auto found = m_numbers.find(name);
        if (found != m_numbers.end()) {
            return found->second;
        }
        const std::string_view kept = m_arena.add(name);
        m_names.push_back(kept);
        const auto number = static_cast<std::uint32_t>(m_names.size() - 1);
        m_numbers.emplace(kept, number);
        return number;
    }

    [[nodiscard]] std::string_view name(std::uint32_t number) const { return m_names[number]; }

    [[nodiscard]] std::size_t size() const { return m_names.size(); }

  private:
    TextArena& m_arena;
    std::vector<std::string_view> m_names{{}};
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
};

// A sentence as the import keeps it until it is stored: a million of them fit beside everything else.
struct Kept {
    std::string_view id;
    std::string_view text;
    std::int64_t cik = kLast;
    std::int64_t year = kLast;
    std::int64_t position = kLast;
    std::uint32_t company = 0;
    std::uint32_t form = 0;
    std::uint32_t section = 0;
    std::uint32_t metadata = 0;
    model::SentenceKind kind = model::SentenceKind::Prose;
};

// "1" before "1A" before "2" before "10"; other names behind, the missing one last.
std::tuple<std::int64_t, std::string_view> sectionOrder(std::string_view section) {
    std::int64_t number = 0;
    std::size_t digits = 0;
    while (digits < section.size() && digits < 9 && section[digits] >= '0' && section[digits] <= '9') {
        number = 10 * number + (section[digits++] - '0');
    }
    return {section.empty() ? kLast : digits == 0 ? kLast - 1 : number, section.substr(digits)};
}

class Gathered final : public formats::SentenceKeeper {
  public:
    Gathered()
        : names(m_arena)
        , metadata(m_arena) {}

    SentenceFate keep(model::Sentence&& sentence) override {
        const auto known = m_byId.find(sentence.sentenceId);
        if (known != m_byId.end()) {
            return sentences[known->second].text == sentence.text ? SentenceFate::SameAgain
                                                                  : SentenceFate::OtherAgain;
        }
        if (sentences.size() >= std::numeric_limits<SentenceRow>::max()) {
            return SentenceFate::Stop;
        }
        Kept kept;
        kept.id = m_arena.add(sentence.sentenceId);
        kept.text = m_arena.add(sentence.text);
        kept.cik = sentence.cik.value_or(kLast);
        kept.year = sentence.year.value_or(kLast);
        kept.position = sentence.position.value_or(kLast);
        kept.company = names.numberOf(sentence.company);
        kept.form = names.numberOf(sentence.form);
        kept.section = names.numberOf(sentence.section);
        kept.kind = sentence.kind;
        if (!sentence.metadata.empty()) {
            kept.metadata = metadata.numberOf(metadataJson(sentence.metadata));
        }
        m_byId.emplace(kept.id, static_cast<std::uint32_t>(sentences.size()));
        sentences.push_back(kept);
        return SentenceFate::Kept;
    }

    void sort() {
        m_byId.clear();
        std::sort(sentences.begin(), sentences.end(), [this](const Kept& a, const Kept& b) {
            const auto company = [this](const Kept& kept) { return names.name(kept.company); };
            const auto nameless = [&](const Kept& kept) {
                return kept.cik == kLast ? company(kept) : std::string_view();
            };
            const auto key = [&](const Kept& kept) {
                const std::string_view section = names.name(kept.section);
                return std::tuple(kept.cik, nameless(kept), kept.year, sectionOrder(section), section,
                                  names.name(kept.form), company(kept), kept.position, kept.id);
            };
            return key(a) < key(b);
        });
    }

    std::vector<Kept> sentences;

  private:
    static std::string metadataJson(const std::map<std::string, std::string>& values);
    TextArena m_arena;

  public:
    NameTable names;
    NameTable metadata;

  private:
    std::unordered_map<std::string_view, std::uint32_t> m_byId;
};

void appendJsonText(std::string& out, std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            out += "\\u00";
            out += kHex[byte >> 4U];
            out += kHex[byte & 15U];
        } else {
            out += c;
        }
    }
    out += '"';
}

std::string Gathered::metadataJson(const std::map<std::string, std::string>& values) {
    std::string json = "{";
    for (const auto& [name, value] : values) {
        json += json.size() > 1 ? "," : "";
        appendJsonText(json, name);
        json += ':';
        appendJsonText(json, value);
    }
    return json + "}";
}

std::optional<std::int64_t> known(std::int64_t value) {
    return value == kLast ? std::nullopt : std::optional(value);
}

void bindNumber(SQLite::Statement& statement, int parameter, const std::optional<std::int64_t>& value) {
    if (value) {
        statement.bind(parameter, *value);
    } else {
        statement.bind(parameter);
    }
}

class Import {
  public:
    Import(Workspace& workspace, const CorpusImportOptions& options, std::stop_token stop,
           base::ProgressSink& progress)
        : m_workspace(workspace)
        , m_options(options)
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
            auto reading =
                formats::readSentences(file, m_options.kind, m_gathered, m_stop, m_progress, issuesOnFailure);
            if (!reading) {
                return tl::unexpected(reading.error());
            }
            m_readings.push_back(std::move(*reading));
        }
        m_progress.report(base::Stage::Sorting, 0, 0);
        m_gathered.sort();
        makeSlices();
        for (const auto& step : {&Import::begin, &Import::store, &Import::publish}) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (auto done = (this->*step)(); !done) {
                return tl::unexpected(done.error());
            }
        }
        auto reader = m_workspace.reader();
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        auto info = readCorpus(reader->database(), m_published, m_workspace.path().string());
        if (!info) {
            return tl::unexpected(info.error());
        }
        m_result.corpus = std::move(*info);
        return std::move(m_result);
    }

  private:
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
            SQLite::Statement insert(database,
                                     "INSERT INTO corpus (name, created_at, created_by, state, sentences)"
                                     " VALUES (?, ?, ?, 0, ?)");
            insert.bind(1, m_options.name);
            insert.bind(2, base::utcNow());
            insert.bind(3, m_options.who);
            insert.bind(4, static_cast<std::int64_t>(m_gathered.sentences.size()));
            insert.exec();
            m_corpus = database.getLastInsertRowid();
            // The texts are folded already.
            database.exec("CREATE VIRTUAL TABLE " + searchTable(m_corpus) +
                          " USING fts5 (text, content = '', tokenize = \"unicode61 remove_diacritics 0\")");
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
            if (!stored) {
                return stored;
            }
            m_progress.report(base::Stage::Storing, static_cast<std::int64_t>(end), total);
        }
        return {};
    }

    void storeRows(SQLite::Database& database, std::size_t begin, std::size_t end, std::size_t& slice) {
        SQLite::Statement insert(database, "INSERT INTO corpus_sentence (id, sentence_id, slice, position,"
                                           " kind, metadata, text) VALUES (?, ?, ?, ?, ?, ?, ?)");
        SQLite::Statement search(database,
                                 "INSERT INTO " + searchTable(m_corpus) + " (rowid, text) VALUES (?, ?)");
        for (std::size_t row = begin; row < end; ++row) {
            const Kept& kept = m_gathered.sentences[row];
            if (slice != m_sliceOf[row]) {
                slice = m_sliceOf[row];
                m_hash.addSlice(m_slices[slice]);
            }
            const std::string id(kept.id);
            const std::string text(kept.text);
            insert.reset();
            insert.bind(1, rowKey(m_corpus, static_cast<std::int64_t>(row)));
            insert.bindNoCopy(2, id);
            insert.bind(3, m_sliceOf[row]);
            bindNumber(insert, 4, known(kept.position));
            insert.bind(5, static_cast<int>(kept.kind));
            insert.bind(6, kept.metadata);
            insert.bindNoCopy(7, text);
            insert.exec();
            const std::string folded = text::foldForSearch(text);
            search.reset();
            search.bind(1, static_cast<std::int64_t>(row));
            search.bindNoCopy(2, folded);
            search.exec();
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
            storeIssues(database, kCorpusIssues, m_corpus, m_result.issues);
            SQLite::Statement metadata(
                database, "INSERT INTO corpus_metadata (corpus_id, number, document) VALUES (?, ?, ?)");
            for (std::uint32_t number = 1; number < m_gathered.metadata.size(); ++number) {
                metadata.reset();
                metadata.bind(1, m_corpus);
                metadata.bind(2, number);
                metadata.bind(3, std::string(m_gathered.metadata.name(number)));
                metadata.exec();
            }
            SQLite::Statement show(database, "UPDATE corpus SET state = 1, source_hash = ?, content_hash = ?,"
                                             " rejected = ? WHERE id = ?");
            show.bind(1, m_sourceHash);
            show.bind(2, contentHash);
            show.bind(3, m_rejected);
            show.bind(4, m_corpus);
            show.exec();
            return {};
        });
        if (published) {
            m_published = std::exchange(m_corpus, 0);
            m_progress.report(base::Stage::Publishing, 1, 1);
        }
        return published;
    }

    void storeFiles(SQLite::Database& database) {
        SQLite::Statement file(database,
                               "INSERT INTO corpus_file (corpus_id, number, name, kind, sha256, bytes,"
                               " sentences, rejected, cuts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        SQLite::Statement reject(database,
                                 "INSERT INTO corpus_rejected (corpus_id, number, file, line, reason,"
                                 " content) VALUES (?, ?, ?, ?, ?, ?)");
        base::Sha256 hash;
        m_rejected = 0;
        m_result.issues = base::IssueList();
        m_result.repeated = 0;
        for (std::size_t i = 0; i < m_readings.size(); ++i) {
            const SentenceReading& reading = m_readings[i];
            file.reset();
            file.bind(1, m_corpus);
            file.bind(2, static_cast<std::int64_t>(i));
            file.bind(3, reading.file);
            file.bind(4, std::string(formats::sentenceKindName(reading.kind)));
            file.bind(5, reading.sha256);
            file.bind(6, reading.bytes);
            file.bind(7, reading.sentences);
            file.bind(8, static_cast<std::int64_t>(reading.rejected.size()));
            file.bind(9, cutsJson(reading.cuts));
            file.exec();
            hash.add(reading.sha256);
            m_result.repeated += reading.repeated;
            for (const formats::RejectedRecord& record : reading.rejected) {
                reject.reset();
                reject.bind(1, m_corpus);
                reject.bind(2, ++m_rejected);
                reject.bind(3, static_cast<std::int64_t>(i));
                reject.bind(4, record.line);
                reject.bind(5, std::string(base::issueCodeName(record.reason)));
                reject.bind(6, record.text.data(), static_cast<int>(record.text.size()));
                reject.exec();
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
        SQLite::Statement insert(
            database, "INSERT INTO corpus_slice (corpus_id, number, cik, company, form, year, section,"
                      " first_row, sentences, headings, table_debris, bytes)"
                      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        m_result.headings = 0;
        m_result.tableDebris = 0;
        for (std::size_t i = 0; i < m_slices.size(); ++i) {
            const CorpusSlice& slice = m_slices[i];
            insert.reset();
            insert.bind(1, m_corpus);
            insert.bind(2, static_cast<std::int64_t>(i));
            bindNumber(insert, 3, slice.cik);
            insert.bind(4, slice.company);
            insert.bind(5, slice.form);
            bindNumber(insert, 6, slice.year);
            insert.bind(7, slice.section);
            insert.bind(8, slice.firstRow);
            insert.bind(9, slice.sentences);
            insert.bind(10, slice.headings);
            insert.bind(11, slice.tableDebris);
            insert.bind(12, slice.bytes);
            insert.exec();
            m_result.headings += slice.headings;
            m_result.tableDebris += slice.tableDebris;
        }
    }

    Workspace& m_workspace;
    const CorpusImportOptions& m_options;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    Gathered m_gathered;
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

Result<CorpusImport> importCorpus(Workspace& workspace, std::span<const std::filesystem::path> files,
                                  const CorpusImportOptions& options, std::stop_token stop,
                                  base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    const std::string where = workspace.path().string();
    return guarded(where, [&]() -> Result<CorpusImport> {
        if (options.name.empty() || files.empty()) {
            return fail(ErrorCode::InvalidArgument, options.name, options.name.empty() ? "name" : "files");
        }
        if (workspace.isReadOnly()) {
            return fail(ErrorCode::ReadOnlyWorkspace, {}, where);
        }
        {
            auto reader = workspace.reader();
            if (!reader) {
                return tl::unexpected(reader.error());
            }
            if (corpusOfName(reader->database(), options.name) != 0) { // before everything is read in vain
                return fail(ErrorCode::NameTaken, options.name, where);
            }
        }
        auto lock = base::FileLock::tryTake(workspace.importLockPath());
        if (!lock) {
            return tl::unexpected(lock.error());
        }
        if (!*lock) {
            return fail(ErrorCode::WorkspaceBusy, {}, where);
        }
        return Import(workspace, options, std::move(stop), progress).run(files, issuesOnFailure);
    });
}

} // namespace assay::store
