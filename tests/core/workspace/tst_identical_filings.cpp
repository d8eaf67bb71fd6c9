// Filings with the very same texts, and a corpus without one of them.
#include "core/workspace/corpora/identical_filings.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

namespace {

struct Report {
    int cik = 1;
    int year = 2020;
    std::string text = "Sales of lamps rose in quarter ";
    std::string last = "The end.";
    int sentences = 12; // of section 7, with the last one; section 1A has two more
    std::string form = "10-K";
};

std::string linesOf(const std::vector<Report>& reports) {
    std::string lines;
    for (const Report& report : reports) {
        const auto add = [&](const std::string& section, int position, const std::string& text) {
            const std::string id = std::to_string(report.cik) + "_" + report.form + "_" +
                                   std::to_string(report.year) + "_" + section + "_" +
                                   std::to_string(position);
            lines +=
                nlohmann::json{
                    {"cik_int", report.cik},      {"name", "Company " + std::to_string(report.cik)},
                    {"report_year", report.year}, {"form", report.form},
                    {"section_name", section},    {"sentence_pos", position},
                    {"sentenceID", id},           {"text", text},
                    {"page", position / 5}}
                    .dump() +
                "\n";
        };
        add("1A", 0, "There are risks.");
        add("1A", 1, "Lamps may break.");
        for (int i = 0; i + 1 < report.sentences; ++i) {
            add("7", i, report.text + std::to_string(i) + ".");
        }
        add("7", report.sentences - 1, report.last);
    }
    return lines;
}

std::vector<std::vector<std::string>> namesOf(const std::vector<std::vector<Filing>>& groups) {
    std::vector<std::vector<std::string>> names;
    for (const auto& group : groups) {
        names.emplace_back();
        for (const Filing& filing : group) {
            names.back().push_back(filingName(filing));
        }
    }
    return names;
}

} // namespace

class TstIdenticalFilings : public QObject {
    Q_OBJECT

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        auto made = Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void twinsAreFoundAndReported() {
        const auto made = imported({{.cik = 1},
                                    {.cik = 2},
                                    {.cik = 3, .last = "The End."}, // as long, and another byte
                                    {.cik = 4, .sentences = 11},
                                    {.cik = 5, .year = 2021},
                                    {.cik = 6, .text = "Sales of boats fell in quarter "},
                                    {.cik = 6, .year = 2021, .text = "Sales of boats fell in quarter "}});
        ASSAY_VERIFY_OK(made);
        const auto groups = identicalFilings(reader(), made->corpus.id, {});
        ASSAY_VERIFY_OK(groups);
        using Names = std::vector<std::vector<std::string>>;
        QVERIFY(namesOf(*groups) ==
                (Names{{"Company 1 (1), 10-K 2020", "Company 2 (2), 10-K 2020", "Company 5 (5), 10-K 2021"},
                       {"Company 6 (6), 10-K 2020", "Company 6 (6), 10-K 2021"}}));
        QCOMPARE(groups->front().front().sentences, std::int64_t{14});
        std::vector<std::pair<std::string, std::string>> said;
        const auto issues = corpusIssues(reader(), made->corpus.id);
        for (const base::Issue& issue : issues->issues()) {
            if (issue.code == base::IssueCode::FilingCollision) {
                QVERIFY(issue.severity == base::Severity::Warning && issue.field == "filing");
                said.emplace_back(issue.value, issue.expected);
            }
        }
        using Said = std::vector<std::pair<std::string, std::string>>;
        QVERIFY(said == (Said{{"Company 2 (2), 10-K 2020", "Company 1 (1), 10-K 2020"},
                              {"Company 5 (5), 10-K 2021", "Company 1 (1), 10-K 2020"},
                              {"Company 6 (6), 10-K 2021", "Company 6 (6), 10-K 2020"}}));
    }

    void shortFilingsArePassedOver() {
        const auto made = imported({{.cik = 1, .sentences = 7}, {.cik = 2, .sentences = 7}});
        ASSAY_VERIFY_OK(made);
        QVERIFY(identicalFilings(reader(), made->corpus.id, {})->empty());
        QCOMPARE(made->issues.count(base::IssueCode::FilingCollision), std::int64_t{0});
    }

    // The corpus without one is that which its other filings would have made.
    void oneIsLeftOut() {
        const auto made = imported({{.cik = 1}, {.cik = 2}, {.cik = 3, .last = "Other."}});
        ASSAY_VERIFY_OK(made);
        const auto groups = identicalFilings(reader(), made->corpus.id, {});
        const Filing twin = groups->at(0).at(1);
        const auto without = leaveOutFiling(*m_workspace, made->corpus.id, twin,
                                            {"without", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(without);
        QCOMPARE(without->corpus.sentences, std::int64_t{28});
        QCOMPARE(without->corpus.files.size(), made->corpus.files.size());
        QVERIFY(identicalFilings(reader(), without->corpus.id, {})->empty());
        QCOMPARE(without->issues.count(base::IssueCode::FilingCollision), std::int64_t{0});
        const auto direct = imported({{.cik = 1}, {.cik = 3, .last = "Other."}}, "direct");
        ASSAY_VERIFY_OK(direct);
        QCOMPARE(without->corpus.contentHash, direct->corpus.contentHash);
        // The first one stays as it was.
        const auto before = corpusInfo(reader(), made->corpus.id);
        QCOMPARE(before->contentHash, made->corpus.contentHash);
        QCOMPARE(before->sentences, std::int64_t{42});
        const auto findings = checkWorkspace(m_workspace->path(), {}, m_progress);
        ASSAY_VERIFY_OK(findings);
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    }

    void whatCannotBeLeftOutIsRefused() {
        const auto made = imported({{.cik = 1}});
        ASSAY_VERIFY_OK(made);
        Filing only;
        only.cik = 1;
        only.form = "10-K";
        only.year = 2020;
        const auto leave = [&](const Filing& filing, const std::string& name) {
            return leaveOutFiling(*m_workspace, made->corpus.id, filing, {name, std::nullopt, "Ada"}, {},
                                  m_progress)
                .error()
                .code;
        };
        QCOMPARE(leave(only, "x"), base::ErrorCode::InputNotUsable);
        only.year = 2019;
        QCOMPARE(leave(only, "x"), base::ErrorCode::NotFound);
        QCOMPARE(leave(only, ""), base::ErrorCode::InvalidArgument);
        QCOMPARE(corpora(reader())->size(), std::size_t{1});
    }

  private:
    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    base::Result<CorpusImport> imported(const std::vector<Report>& reports,
                                        const std::string& name = "filings") {
        const std::vector<std::filesystem::path> files{m_folder->write(name + ".jsonl", linesOf(reports))};
        return importCorpus(*m_workspace, files, {name, std::nullopt, "Ada"}, {}, m_progress);
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;
};

ASSAY_TEST(TstIdenticalFilings)
#include "tst_identical_filings.moc"
