#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/runs/runs.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

const base::IssueList kNoIssues;
constexpr const char* kVectors = "vectors-0123456789ab.avec";
constexpr const char* kOthers = "vectors-ba9876543210.avec";
constexpr const char* kModel = "lsa-5994471abb01.alsa"; // the SHA-256 of "12345"
constexpr const char* kGraph = "hnsw-0123456789ab.ahnsw";
constexpr const char* kGraph2 = "hnsw-ffffffffffff.ahnsw";
constexpr const char* kWords = "bm25-0123456789ab.abm25";

void makeOld(const fs::path& file) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(25));
}

} // namespace

class TstEmbeddingSets : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void whatIsAddedIsRead();
    void badSetsAreRefused_data();
    void badSetsAreRefused();
    void namesAreOfACorpus();
    void removingDeletesFilesThatNobodyUses();
    void indexFilesAreKept();
    void removingACorpusTakesEverything();
    void setsWhoseFileIsGoneAreNamed();
    void checkFindsFiles();
    void checkFindsContent();
    void checkCanBeStopped();
    void checkFindsRows();
    void openingRemovesOnlyDeadTemporaries();
    void removingTheWorkspace();
    void onlyOwnFilesAreDeleted();
    void aLinkIsNoDataFolder();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    fs::path m_path;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_corpus = 0;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] EmbeddingSet newSet(const std::string& name, const std::string& file = kVectors) const {
        EmbeddingSet set;
        set.corpus = m_corpus;
        set.name = name;
        set.model = "LSA 3";
        set.source = EmbeddingSource::Lsa;
        set.dimension = 3;
        set.rows = 5;
        set.vectors = 4;
        set.fileName = file;
        set.contentHash = vectorHashOf("12345");
        set.corpusHash = corpusInfo(reader(), m_corpus)->contentHash;
        set.sourceHash = "def";
        set.settings = R"({"seed":1})";
        set.report = R"({"zero":[2]})";
        set.createdBy = "Ada";
        return set;
    }

    [[nodiscard]] IndexFile newIndex(base::RowId embeddings, const std::string& file) const {
        IndexFile index;
        index.kind = embeddings == 0 ? "bm25" : "hnsw";
        index.corpus = m_corpus;
        index.embeddings = embeddings;
        index.settings = R"({"m":16})";
        index.fileName = file;
        index.sha256 = base::sha256("12345");
        index.bytes = 5;
        index.report = R"({"recall":0.97})";
        return index;
    }

    [[nodiscard]] bool has(const char* name) const { return fs::exists(dataFolder(m_path) / name); }
};

void TstEmbeddingSets::init() {
    m_workspace.reset();
    m_path = m_folder.path("e" + std::to_string(++m_number) + ".assay");
    auto made = Workspace::create(m_path);
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    m_corpus = storeCorpus(*m_workspace, m_folder, "filings");
    QVERIFY(m_corpus != 0);
    for (const char* name : {kModel, kGraph, kGraph2, kWords}) {
        QVERIFY(!putDataFile(*m_workspace, name, "12345").empty());
    }
    for (const char* name : {kVectors, kOthers}) {
        QVERIFY(!putDataFile(*m_workspace, name, vectorFileOf("12345")).empty());
    }
}

void TstEmbeddingSets::whatIsAddedIsRead() {
    base::IssueList issues;
    base::Issue issue;
    issue.code = base::IssueCode::MalformedRecord;
    issue.value = "row 2";
    issues.add(issue);
    EmbeddingSet wanted = newSet("lsa");
    wanted.modelFile = kModel;
    const auto id = addEmbeddingSet(*m_workspace, wanted, issues);
    ASSAY_VERIFY_OK(id);
    const auto found = findEmbeddingSet(reader(), m_corpus, "lsa");
    ASSAY_VERIFY_OK(found);
    QCOMPARE(found->id, *id);
    QCOMPARE(found->corpus, m_corpus);
    QVERIFY(found->model == "LSA 3" && found->source == EmbeddingSource::Lsa);
    QVERIFY(found->dimension == 3 && found->rows == 5 && found->vectors == 4);
    QVERIFY(found->fileName == kVectors && found->modelFile == kModel);
    QVERIFY(found->contentHash == vectorHashOf("12345") && found->sourceHash == "def");
    QVERIFY(found->corpusHash == wanted.corpusHash && !found->corpusHash.empty());
    QVERIFY(found->settings == wanted.settings && found->report == wanted.report);
    QVERIFY(!found->createdAt.empty() && found->createdBy == "Ada");
    const auto read = embeddingIssues(reader(), *id);
    ASSAY_VERIFY_OK(read);
    QVERIFY(read->issues().size() == 1 && read->issues().front().value == "row 2");
    ASSAY_COMPARE_ERROR(embeddingIssues(reader(), 99), NotFound);
    ASSAY_COMPARE_ERROR(embeddingSet(reader(), 99), NotFound);
    ASSAY_COMPARE_ERROR(findEmbeddingSet(reader(), m_corpus, "other"), NotFound);
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("a"), kNoIssues));
    const auto all = embeddingSets(reader(), 0);
    ASSAY_VERIFY_OK(all);
    QVERIFY(all->size() == 2 && all->front().name == "a");
    QVERIFY(embeddingSets(reader(), m_corpus + 1)->empty());
}

void TstEmbeddingSets::badSetsAreRefused_data() {
    QTest::addColumn<QString>("what");
    for (const char* what : {"name", "settings", "report", "folder", "parent", "no file", "model"}) {
        QTest::newRow(what) << QString::fromLatin1(what);
    }
}

void TstEmbeddingSets::badSetsAreRefused() {
    QFETCH(QString, what);
    EmbeddingSet set = newSet("lsa");
    if (what == QLatin1String("name")) {
        set.name.clear();
    } else if (what == QLatin1String("settings")) {
        set.settings = "{";
    } else if (what == QLatin1String("report")) {
        set.report.clear();
    } else if (what == QLatin1String("folder")) {
        set.fileName = "../" + dataFolder(m_path).filename().string() + "/" + kVectors;
    } else if (what == QLatin1String("parent")) {
        set.fileName = "..";
    } else if (what == QLatin1String("no file")) {
        set.fileName = "vectors-aaaaaaaaaaaa.avec";
    } else {
        set.modelFile = "lsa-aaaaaaaaaaaa.alsa";
    }
    ASSAY_COMPARE_ERROR(addEmbeddingSet(*m_workspace, set, kNoIssues), InvalidArgument);
    QVERIFY(embeddingSets(reader(), 0)->empty());
}

void TstEmbeddingSets::namesAreOfACorpus() {
    const auto id = addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues);
    ASSAY_VERIFY_OK(id);
    ASSAY_COMPARE_ERROR(addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues), NameTaken);
    const auto second = addEmbeddingSet(*m_workspace, newSet("mini"), kNoIssues);
    ASSAY_VERIFY_OK(second);
    ASSAY_COMPARE_ERROR(renameEmbeddingSet(*m_workspace, *second, "lsa"), NameTaken);
    ASSAY_COMPARE_ERROR(renameEmbeddingSet(*m_workspace, *second, ""), InvalidArgument);
    ASSAY_COMPARE_ERROR(renameEmbeddingSet(*m_workspace, 99, "x"), NotFound);
    ASSAY_VERIFY_OK(renameEmbeddingSet(*m_workspace, *second, "mini"));
    ASSAY_VERIFY_OK(renameEmbeddingSet(*m_workspace, *second, "MiniLM"));
    QCOMPARE(findEmbeddingSet(reader(), m_corpus, "MiniLM")->id, *second);
    const base::RowId other = storeCorpus(*m_workspace, m_folder, "others");
    EmbeddingSet set = newSet("lsa");
    set.corpus = other;
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, set, kNoIssues));
    set.corpus = 99;
    ASSAY_COMPARE_ERROR(addEmbeddingSet(*m_workspace, set, kNoIssues), NotFound);
}

void TstEmbeddingSets::removingDeletesFilesThatNobodyUses() {
    EmbeddingSet first = newSet("first");
    first.modelFile = kModel;
    const auto one = addEmbeddingSet(*m_workspace, first, kNoIssues);
    const auto two = addEmbeddingSet(*m_workspace, newSet("second"), kNoIssues); // of the same vectors
    ASSAY_VERIFY_OK(one);
    ASSAY_VERIFY_OK(two);
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(*one, kGraph)));
    ASSAY_VERIFY_OK(removeEmbeddingSet(*m_workspace, *one));
    QVERIFY(has(kVectors));
    QVERIFY(!has(kModel) && !has(kGraph));
    QVERIFY(has(kOthers)); // named by nobody, but it was not ours to delete
    QVERIFY(indexFiles(reader(), m_corpus)->empty());
    ASSAY_COMPARE_ERROR(removeEmbeddingSet(*m_workspace, *one), NotFound);
    ASSAY_VERIFY_OK(removeEmbeddingSet(*m_workspace, *two));
    QVERIFY(!has(kVectors));
}

void TstEmbeddingSets::indexFilesAreKept() {
    const auto set = addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues);
    ASSAY_VERIFY_OK(set);
    const auto id = keepIndexFile(*m_workspace, newIndex(*set, kGraph));
    ASSAY_VERIFY_OK(id);
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(0, kWords)));
    const auto found = findIndexFile(reader(), "hnsw", m_corpus, *set, R"({"m":16})");
    ASSAY_VERIFY_OK(found);
    QVERIFY(*found && (*found)->id == *id && (*found)->fileName == kGraph && (*found)->bytes == 5);
    QVERIFY((*found)->sha256 == base::sha256("12345") && (*found)->report == R"({"recall":0.97})");
    QVERIFY(!*findIndexFile(reader(), "hnsw", m_corpus, *set, R"({"m":32})"));
    QVERIFY(!*findIndexFile(reader(), "hnsw", m_corpus, 0, R"({"m":16})"));
    // The same key again: the new one takes its place.
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(*set, kGraph2)));
    QCOMPARE(workspace::indexFiles(reader(), m_corpus)->size(), std::size_t{2});
    QVERIFY(!has(kGraph) && has(kGraph2));
    ASSAY_COMPARE_ERROR(keepIndexFile(*m_workspace, newIndex(99, kGraph2)), NotFound);
    ASSAY_COMPARE_ERROR(keepIndexFile(*m_workspace, newIndex(*set, "a/b")), InvalidArgument);
    ASSAY_COMPARE_ERROR(keepIndexFile(*m_workspace, newIndex(*set, kGraph)), InvalidArgument); // it is gone
    IndexFile index = newIndex(*set, kGraph2);
    index.bytes = 6;
    ASSAY_COMPARE_ERROR(keepIndexFile(*m_workspace, index), InvalidArgument);
    index = newIndex(*set, kGraph2);
    index.kind.clear();
    ASSAY_COMPARE_ERROR(keepIndexFile(*m_workspace, index), InvalidArgument);
    fs::remove(dataFolder(m_path) / kOthers);
    fs::remove(dataFolder(m_path) / kModel);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstEmbeddingSets::removingACorpusTakesEverything() {
    const base::RowId other = storeCorpus(*m_workspace, m_folder, "others");
    const auto set = addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues);
    ASSAY_VERIFY_OK(set);
    EmbeddingSet shared = newSet("lsa");
    shared.corpus = other;
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, shared, kNoIssues));
    EmbeddingSet own = newSet("own", kOthers);
    own.modelFile = kModel;
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, own, kNoIssues));
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(*set, kGraph)));
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(0, kWords)));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, m_corpus, {}, progress));
    QCOMPARE(embeddingSets(reader(), 0)->size(), std::size_t{1});
    QVERIFY(indexFiles(reader(), 0)->empty());
    QVERIFY(has(kVectors)); // the other corpus has it too
    QVERIFY(!has(kOthers) && !has(kModel) && !has(kGraph) && !has(kWords));
    QVERIFY(has(kGraph2)); // never named
    fs::remove(dataFolder(m_path) / kGraph2);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, other, {}, progress));
    QVERIFY(!fs::exists(dataFolder(m_path))); // nothing is in it any more
}

void TstEmbeddingSets::setsWhoseFileIsGoneAreNamed() {
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("first"), kNoIssues));
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("second", kOthers), kNoIssues));
    QVERIFY(setsWithoutFile(*m_workspace)->empty());
    fs::remove(dataFolder(m_path) / kOthers);
    QCOMPARE(*setsWithoutFile(*m_workspace), std::vector<std::string>{"filings/second"});
    fs::remove_all(dataFolder(m_path));
    QCOMPARE(*setsWithoutFile(*m_workspace), (std::vector<std::string>{"filings/first", "filings/second"}));
}

void TstEmbeddingSets::checkFindsFiles() {
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues));
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("own", kOthers), kNoIssues));
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(0, kWords)));
    fs::remove(dataFolder(m_path) / kGraph);
    fs::remove(dataFolder(m_path) / kGraph2);
    fs::remove(dataFolder(m_path) / kModel);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
    fs::remove(dataFolder(m_path) / kVectors);
    putDataFile(*m_workspace, kOthers, "123456");
    putDataFile(*m_workspace, kWords, "");
    putDataFile(*m_workspace, kGraph, "left");
    putDataFile(*m_workspace, "vectors-0123456789ab.avec.01234567.tmp", "in work");
    makeOld(putDataFile(*m_workspace, "fetch-0123456789ab.journal", "old"));
    const std::string findings = findingsOf(m_path);
    using Kind = CheckFinding::Kind;
    const auto expects = [&](Kind kind, const std::string& text) {
        return findings.find(std::to_string(static_cast<int>(kind)) + " " + text) != std::string::npos;
    };
    const std::string folder = dataFolder(m_path).filename().string() + "/";
    QVERIFY2(expects(Kind::BrokenReference, "embedding_set 1: no file " + std::string(kVectors)),
             findings.c_str());
    QVERIFY2(expects(Kind::WrongCount, "embedding_set 2: file " + std::string(kOthers)), findings.c_str());
    QVERIFY2(expects(Kind::WrongCount, "index_file 1: file " + std::string(kWords)), findings.c_str());
    QVERIFY2(expects(Kind::LeftoverImport, folder + kGraph), findings.c_str());
    QVERIFY2(expects(Kind::LeftoverImport, folder + "fetch-0123456789ab.journal: an unfinished fetch"),
             findings.c_str());
    QCOMPARE(std::count(findings.begin(), findings.end(), '\n'), 5);
}

// Of the same length, but not what was stored.
void TstEmbeddingSets::checkFindsContent() {
    EmbeddingSet first = newSet("lsa");
    first.modelFile = kModel;
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, first, kNoIssues));
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("same"), kNoIssues));
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("own", kOthers), kNoIssues));
    ASSAY_VERIFY_OK(keepIndexFile(*m_workspace, newIndex(0, kWords)));
    fs::remove(dataFolder(m_path) / kGraph);
    fs::remove(dataFolder(m_path) / kGraph2);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
    const auto findingsWith = [&](const char* name, const std::string& content) {
        std::ifstream input(dataFolder(m_path) / name, std::ios::binary);
        const std::string before{std::istreambuf_iterator<char>(input), {}};
        putDataFile(*m_workspace, name, content);
        const std::string findings = findingsOf(m_path);
        putDataFile(*m_workspace, name, before);
        return findings;
    };
    const std::string hash = std::to_string(static_cast<int>(CheckFinding::Kind::HashMismatch)) + " ";
    const std::string words = findingsWith(kWords, "12346");
    QCOMPARE(words, hash + "index_file 1: file " + kWords + ": hash " + base::sha256("12345") +
                        ", of its content " + base::sha256("12346") + "\n");
    QVERIFY(findingsWith(kModel, "12346").starts_with(hash + "embedding_set 1: file " + kModel));
    // Whole in itself, but other vectors; both sets that have it say so.
    const std::string other = findingsWith(kVectors, vectorFileOf("54321"));
    QVERIFY(other.find(hash + "embedding_set 1: file " + kVectors + ": hash " + vectorHashOf("12345") +
                       ", of its content " + vectorHashOf("54321")) != std::string::npos);
    QVERIFY(other.find(hash + "embedding_set 2: ") != std::string::npos);
    QCOMPARE(std::count(other.begin(), other.end(), '\n'), 2);
    for (const std::size_t at : {3U, 45U, 4'098U}) { // shape, digest, rows
        std::string damaged = vectorFileOf("12345");
        damaged[at] = static_cast<char>(damaged[at] ^ 0x01);
        QVERIFY(findingsWith(kOthers, damaged).find("embedding_set 3: ") != std::string::npos);
    }
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

// Between two blocks of a file.
void TstEmbeddingSets::checkCanBeStopped() {
    class Stopper final : public base::ProgressSink {
      public:
        std::stop_source source;
        std::int64_t last = 0;
        std::int64_t total = 0;

        void report(base::Stage stage, std::int64_t done, std::int64_t of) override {
            if (stage == base::Stage::Hashing && done > (std::int64_t{1} << 20)) {
                source.request_stop();
                last = done;
                total = of;
            }
        }
    } stopper;

    const std::string rows(std::size_t{5} << 20U, 'r');
    putDataFile(*m_workspace, kVectors, vectorFileOf(rows));
    EmbeddingSet set = newSet("large");
    set.contentHash = vectorHashOf(rows);
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, set, kNoIssues));
    ASSAY_COMPARE_ERROR(checkWorkspace(m_path, stopper.source.get_token(), stopper), Cancelled);
    QVERIFY(stopper.last < (std::int64_t{3} << 20) && stopper.total == 4'096 + (std::int64_t{5} << 20));
}

void TstEmbeddingSets::checkFindsRows() {
    for (const char* name : {kOthers, kModel, kGraph, kGraph2, kWords}) {
        fs::remove(dataFolder(m_path) / name);
    }
    ASSAY_VERIFY_OK(addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues));
    const auto damaged = [&](const std::string& sql) {
        {
            SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA foreign_keys = OFF");
            database.exec(sql);
        }
        return findingsOf(m_path);
    };
    QVERIFY(damaged("UPDATE embedding_set SET row_count = 7").find("row_count: stored 7, of its corpus 5") !=
            std::string::npos);
    QVERIFY(damaged("UPDATE embedding_set SET row_count = 5, vectors = 6").find("vectors: stored 6 of 5") !=
            std::string::npos);
    QVERIFY(damaged("UPDATE embedding_set SET vectors = 4, corpus_hash = 'x'").find("corpus_hash x") !=
            std::string::npos);
    QVERIFY(damaged("INSERT INTO embedding_issue VALUES (77, 1, '', '', '', 0, '', '', '')")
                .find("embedding_issue 77, 1 belongs to no embedding_set") != std::string::npos);
    QVERIFY(damaged("UPDATE embedding_set SET corpus_id = 88").find("embedding_set 1 belongs to no corpus") !=
            std::string::npos);
}

void TstEmbeddingSets::openingRemovesOnlyDeadTemporaries() {
    const std::string temporary = "vectors-0123456789ab.avec.0123abcd.tmp";
    const std::string part = "hnsw-01234567-89ab-4cde-8f01-23456789abcd.part";
    const std::vector<std::string> dead{temporary, part};
    const std::vector<std::string> kept{"vectors-0123456789ab.avec.0123abce.tmp", // just being written
                                        "notes.tmp", "my.0123abcd.tmp", "fetch-0123456789ab.journal",
                                        "fetch-0123456789ab.part"};
    for (const std::string& name : dead) {
        makeOld(putDataFile(*m_workspace, name, "x"));
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const fs::path file = putDataFile(*m_workspace, kept[i], "x");
        if (i > 0) {
            makeOld(file);
        }
    }
    makeOld(dataFolder(m_path) / kGraph); // named by nothing, and no temporary file
    m_workspace.reset();
    ASSAY_VERIFY_OK(Workspace::open(m_path, OpenMode::ReadOnly));
    QVERIFY(has(temporary.c_str())); // read-only changes nothing
    ASSAY_VERIFY_OK(Workspace::open(m_path));
    for (const std::string& name : dead) {
        QVERIFY2(!has(name.c_str()), name.c_str());
    }
    for (const std::string& name : kept) {
        QVERIFY2(has(name.c_str()), name.c_str());
    }
    QVERIFY(has(kGraph) && has(kVectors));
}

void TstEmbeddingSets::removingTheWorkspace() {
    m_workspace.reset();
    const fs::path foreign = dataFolder(m_path) / "thesis.docx";
    QVERIFY(base::writeFileAtomically(foreign, "years of work"));
    removeWorkspaceFiles(m_path);
    QVERIFY(!fs::exists(m_path));
    QVERIFY(fs::exists(foreign) && has(kVectors)); // all of it stays
    fs::remove(foreign);
    fs::create_directory(dataFolder(m_path) / "folder");
    removeWorkspaceFiles(m_path);
    QVERIFY(has(kVectors));
    fs::remove(dataFolder(m_path) / "folder");
    removeWorkspaceFiles(m_path);
    QVERIFY(!fs::exists(dataFolder(m_path)));
    // A link is not followed.
    const fs::path elsewhere = m_folder.path("elsewhere");
    fs::create_directory(elsewhere);
    QVERIFY(base::writeFileAtomically(elsewhere / kVectors, "x"));
    fs::create_directory_symlink(elsewhere, dataFolder(m_path));
    removeWorkspaceFiles(m_path);
    QVERIFY(fs::exists(elsewhere / kVectors));
}

// A workspace may be anybody's: its rows may name what Assay never wrote.
void TstEmbeddingSets::onlyOwnFilesAreDeleted() {
    const fs::path foreign = dataFolder(m_path) / "thesis.docx";
    QVERIFY(base::writeFileAtomically(foreign, "12345"));
    fs::create_symlink(foreign, dataFolder(m_path) / "lsa-abcdefabcdef.alsa");
    EmbeddingSet set = newSet("lsa");
    set.modelFile = kModel;
    const auto id = addEmbeddingSet(*m_workspace, set, kNoIssues);
    ASSAY_VERIFY_OK(id);
    ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
        database.exec(
            "UPDATE embedding_set SET file_name = 'thesis.docx', model_file = 'lsa-abcdefabcdef.alsa'");
        return {};
    }));
    ASSAY_VERIFY_OK(removeEmbeddingSet(*m_workspace, *id));
    QVERIFY(fs::exists(foreign) && fs::is_symlink(dataFolder(m_path) / "lsa-abcdefabcdef.alsa"));
}

void TstEmbeddingSets::aLinkIsNoDataFolder() {
    const auto id = addEmbeddingSet(*m_workspace, newSet("lsa"), kNoIssues);
    ASSAY_VERIFY_OK(id);
    const fs::path elsewhere = m_folder.path("elsewhere" + std::to_string(m_number));
    fs::rename(dataFolder(m_path), elsewhere);
    fs::create_directory_symlink(elsewhere, dataFolder(m_path));
    ASSAY_COMPARE_ERROR(dataFile(m_path, kVectors), DamagedWorkspace);
    ASSAY_COMPARE_ERROR(requireDataFolder(m_path), DamagedWorkspace);
    ASSAY_COMPARE_ERROR(addEmbeddingSet(*m_workspace, newSet("second", kOthers), kNoIssues), InvalidArgument);
    base::NoProgress progress;
    const auto findings = checkWorkspace(m_path, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(std::any_of(findings->begin(), findings->end(), [](const CheckFinding& finding) {
        return finding.kind == CheckFinding::Kind::BrokenReference;
    }));
    const fs::path temporary = elsewhere / (std::string(kVectors) + ".01234567.tmp");
    QVERIFY(base::writeFileAtomically(temporary, "x"));
    makeOld(temporary);
    ASSAY_VERIFY_OK(removeEmbeddingSet(*m_workspace, *id));
    m_workspace.reset();
    ASSAY_VERIFY_OK(Workspace::open(m_path));
    QVERIFY(fs::exists(elsewhere / kVectors) && fs::exists(temporary));
    QVERIFY(fs::is_symlink(dataFolder(m_path)));
}

ASSAY_TEST(TstEmbeddingSets)
#include "tst_embedding_sets.moc"
