// A corpus that is mined: views, bundles, counts and the run, on sentences that were counted by hand; the
// bundles that came with the source's own program.
#include "core/evaluate/mining/bundle_acceptance.h"
#include "core/evaluate/mining/mined_drafts.h"
#include "core/evaluate/mining/mining_atlas.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/formats/questions/bundle_json.h"
#include "core/results/mining/mining_files.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using MinedJson = nlohmann::json;
using tests::StoreFolder;

namespace {

struct Written {
    int cik;
    const char* name;
    int year;
    const char* section;
    const char* text;
    bool heading = false;
};

// Two companies in two years, one in one year. What is tagged is said beside each.
const std::vector<Written> kSentences{
    // revenue, connector, amount
    {1, "Alfa", 2018, "7", "Revenue rose by $3.1 million due to new lamps in the north."},
    // the same, but for case and points
    {1, "Alfa", 2018, "7", "Revenue rose by $3.1 million, due to new lamps in the north"},
    // not tagged: a heading
    {1, "Alfa", 2018, "7", "Revenue and other results", true},
    // regulatory, adversely and risk: 3 cues
    {1, "Alfa", 2018, "1A", "New regulation may adversely affect us, and that risk grows every year."},
    // revenue, connector, amount
    {1, "Alfa", 2019, "7", "Revenue fell by 5 million because two shops were closed for repairs."},
    // verification, no label
    {1, "Alfa", 2019, "7", "The pandemic kept buyers at home."},
    // definition
    {1, "Alfa", 2019, "8", "We define free cash as what is left at the end."},
    // revenue, amount, no connector
    {2, "Beta", 2018, "7", "Total revenue was $12 billion."},
    // regulatory, one cue
    {2, "Beta", 2018, "1A", "Compliance takes time."},
    // regulatory, capital, risk: 3 cues
    {2, "Beta", 2018, "1A", "Compliance takes capital, which is a risk of its own in our small branch."},
    // general_risk: 1 cue
    {2, "Beta", 2019, "1A", "There is a risk of rain."},
    // debt, connector, no amount: alone in its year and topic
    {3, "Gamma", 2018, "7", "Borrowings were higher as a result of the new plant."},
};

std::string corpusText() {
    std::string lines;
    int place = 0;
    for (const Written& one : kSentences) {
        char id[96];
        std::snprintf(id, sizeof id, "%010d_10-K_%d_section_%s_%d", one.cik, one.year, one.section, place);
        MinedJson line{{"cik_int", one.cik},      {"name", one.name},
                       {"report_year", one.year}, {"section_name", one.section},
                       {"sentence_pos", place++}, {"sentenceID", id},
                       {"text", one.text}};
        if (one.heading) {
            line["kind"] = "heading";
        }
        lines += line.dump() + "\n";
    }
    return lines;
}

std::vector<model::Bundle> bundlesOf(const std::filesystem::path& file) {
    base::NoProgress progress;
    const auto reading = formats::readBundles(file, {}, progress);
    std::vector<model::Bundle> bundles;
    for (const auto& source : reading ? reading->bundles : std::vector<formats::SourceBundle>{}) {
        bundles.push_back(source.bundle);
    }
    return bundles;
}

std::set<std::string> textsOf(const model::Bundle& bundle) {
    std::set<std::string> texts;
    for (const auto& sentence : bundle.sentences) {
        texts.insert(sentence.text);
    }
    return texts;
}

} // namespace

class TstMining : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void views();
    void bundles();
    void leftOutByTopic();
    void capsAndSeeds();
    void threads();
    void manyGroups();
    void files();
    void run();
    void taken();
    void atlas();
    void drafts();
    void draftsBySection();
    void draftsAreSteered();
    void quantities();
    void refused();
    void realBundlesAsWritten();
    void realAcceptance();

  private:
    [[nodiscard]] MiningResult mined(const MiningPlan& plan) const {
        base::NoProgress progress;
        auto result = mineCorpus(*m_workspace->reader(), plan, {}, progress);
        if (!result) {
            qFatal("%s", tests::explanation(result).c_str());
        }
        return *std::move(result);
    }

    [[nodiscard]] MiningPlan plan() const {
        MiningPlan made;
        made.corpus = m_corpus;
        made.name = "first";
        made.who = "Ada";
        return made;
    }

    void importLines(const std::string& lines) {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
        base::NoProgress progress;
        const std::array<std::filesystem::path, 1> names{m_folder->write("corpus.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, names, {"tenk", std::nullopt, "Ada"}, {}, progress);
        ASSAY_VERIFY_OK(corpus);
        m_corpus = corpus->corpus.id;
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_corpus = 0;
};

void TstMining::init() {
    importLines(corpusText());
}

void TstMining::views() {
    const MiningResult result = mined(plan());
    const ViewCounts& kpi = result.views.at(MiningView::Kpi);
    QCOMPARE(kpi.rows, std::int64_t{5});
    QCOMPARE(kpi.withAmountCue, std::int64_t{4});
    QCOMPARE(kpi.withNumber, std::int64_t{4});
    QCOMPARE(kpi.byLabel.at("revenue"), std::int64_t{4});
    QCOMPARE(kpi.byLabel.at("debt"), std::int64_t{1});
    QCOMPARE(kpi.byLabel.at("eps"), std::int64_t{0});
    QCOMPARE(kpi.byYear.at("2018"), std::int64_t{4});
    QCOMPARE(kpi.bySection.at("ITEM_7"), std::int64_t{5});
    const ViewCounts& risk = result.views.at(MiningView::Risk);
    QCOMPARE(risk.rows, std::int64_t{4});
    QCOMPARE(risk.usable, std::int64_t{2});
    QCOMPARE(risk.dense, std::int64_t{2});
    QCOMPARE(risk.byLabel.at("regulatory"), std::int64_t{3});
    QCOMPARE(risk.byLabel.at("general_risk"), std::int64_t{1});
    QCOMPARE(result.views.at(MiningView::Definitions).rows, std::int64_t{1});
    QCOMPARE(result.views.at(MiningView::Verifications).rows, std::int64_t{1});
}

void TstMining::bundles() {
    const MinedBundles made = mined(plan()).bundles;
    QCOMPARE(made.repeated, std::int64_t{1});
    QCOMPARE(made.nearDuplicates, std::int64_t{0});
    QCOMPARE(made.trends.size(), std::size_t{1});
    const model::Bundle& trend = made.trends.front();
    QCOMPARE(trend.type, std::string("kpi_trend"));
    QCOMPARE(trend.topic, std::string("revenue"));
    QVERIFY(trend.years == (std::vector<std::int64_t>{2018, 2019}));
    QVERIFY(textsOf(trend) == (std::set<std::string>{kSentences[0].text, kSentences[4].text}));
    QCOMPARE(trend.sentences.front().docId, std::string("0000000001_10-K_2018"));
    QCOMPARE(trend.sentences.front().section, std::string("ITEM_7"));
    QCOMPARE(made.ofOneYear, std::int64_t{1}); // Gamma's debt

    // Revenue and regulatory of 2018 have two companies; revenue of 2019 has one.
    QCOMPARE(made.crossCompanies.size(), std::size_t{2});
    QCOMPARE(made.crossCompanies[0].type, std::string("kpi_cross_company"));
    QVERIFY(textsOf(made.crossCompanies[0]) ==
            (std::set<std::string>{kSentences[0].text, kSentences[7].text}));
    QCOMPARE(made.crossCompanies[1].type, std::string("risk_cross_company"));
    QVERIFY(textsOf(made.crossCompanies[1]) ==
            (std::set<std::string>{kSentences[3].text, kSentences[9].text}));
    QCOMPARE(made.ofOneCompany, std::int64_t{1});
}

// An equal text in another section stays where the first one has no such topic.
void TstMining::leftOutByTopic() {
    const std::string text =
        "Regulation lowered revenue by $4 million because of new and strict rules, a risk.";
    std::string lines;
    for (const char* section : {"1", "1A"}) {
        for (const int cik : {1, 2}) {
            lines += MinedJson{{"cik_int", cik},      {"name", "C" + std::to_string(cik)},
                               {"report_year", 2018}, {"section_name", section},
                               {"sentence_pos", 1},   {"sentenceID", std::to_string(cik) + section},
                               {"text", text}}
                         .dump() +
                     "\n";
        }
    }
    importLines(lines);
    const MinedBundles made = mined(plan()).bundles;
    QCOMPARE(made.repeated, std::int64_t{2});
    QCOMPARE(made.crossCompanies.size(), std::size_t{2});
    for (const model::Bundle& bundle : made.crossCompanies) {
        QCOMPARE(bundle.sentences.size(), std::size_t{2}); // equal texts of two companies are no repetition
    }
}

void TstMining::capsAndSeeds() {
    std::string lines;
    for (int cik = 1; cik <= 9; ++cik) {
        for (int place = 0; place < 4; ++place) {
            lines += MinedJson{{"cik_int", cik},
                               {"name", "C" + std::to_string(cik)},
                               {"report_year", 2018},
                               {"section_name", "7"},
                               {"sentence_pos", place},
                               {"sentenceID", std::to_string(cik) + "_" + std::to_string(place)},
                               {"text", "Revenue of shop number " + std::to_string(place * 7) + " was $" +
                                            std::to_string(cik + place) + " million."}}
                         .dump() +
                     "\n";
        }
    }
    importLines(lines);
    std::set<std::string> choices;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        MiningPlan seeded = plan();
        seeded.seed = seed;
        seeded.rules.nearDuplicateFrom = 1;
        const MinedBundles made = mined(seeded).bundles;
        QCOMPARE(made.crossCompanies.size(), std::size_t{1});
        const model::Bundle& bundle = made.crossCompanies.front();
        QCOMPARE(bundle.companies.size(), std::size_t{5});
        QCOMPARE(bundle.sentences.size(), std::size_t{5});
        QVERIFY(std::ranges::is_sorted(bundle.ciks));
        QVERIFY(mined(seeded).bundles.crossCompanies == made.crossCompanies);
        choices.insert(formats::finragBundles(made.crossCompanies));
    }
    QVERIFY(choices.size() > 10);
    MiningPlan capped = plan();
    capped.rules.crossCompany.companiesMost = 2;
    capped.rules.crossCompany.sentencesPerCompany = 2;
    capped.rules.nearDuplicateFrom = 1;
    const MinedBundles made = mined(capped).bundles;
    QCOMPARE(made.crossCompanies.front().companies.size(), std::size_t{2});
    QCOMPARE(made.crossCompanies.front().sentences.size(), std::size_t{4});
}

void TstMining::threads() {
    MiningPlan one = plan();
    one.threads = 1;
    MiningPlan four = plan();
    four.threads = 4;
    const MiningResult a = mined(one);
    const MiningResult b = mined(four);
    QVERIFY(a.tagged.sentences == b.tagged.sentences);
    QCOMPARE(miningFigures(a), miningFigures(b));
    QVERIFY(a.bundles.trends == b.bundles.trends);
    // The files too, byte by byte, also of the same corpus in another workspace.
    base::NoProgress progress;
    const auto writtenA =
        results::writeMiningFiles(*m_workspace->reader(), a, m_folder->path("a"), {}, progress);
    ASSAY_VERIFY_OK(writtenA);
    std::map<std::string, std::string> bytes;
    for (const results::MiningFile& file : writtenA->files) {
        bytes[file.name] = tests::readFile(m_folder->path("a") / file.name);
        QVERIFY2(!bytes[file.name].empty(), file.name.c_str());
    }
    importLines(corpusText());
    const MiningResult c = mined(four);
    const auto writtenC =
        results::writeMiningFiles(*m_workspace->reader(), c, m_folder->path("c"), {}, progress);
    ASSAY_VERIFY_OK(writtenC);
    QCOMPARE(writtenC->files.size(), bytes.size());
    for (const results::MiningFile& file : writtenC->files) {
        QVERIFY2(tests::readFile(m_folder->path("c") / file.name) == bytes[file.name], file.name.c_str());
    }
}

// More sentences than are worked off at once: groups stay whole and in their order, on any number of threads.
void TstMining::manyGroups() {
    std::string lines;
    for (int cik = 1; cik <= 3; ++cik) {
        for (int year = 2017; year <= 2020; ++year) {
            for (int place = 0; place < 1'000; ++place) {
                const std::string shop = std::to_string(place % 5 == 4 ? place - 1 : place);
                lines += MinedJson{{"cik_int", cik},
                                   {"name", "C" + std::to_string(cik)},
                                   {"report_year", year},
                                   {"section_name", "7"},
                                   {"sentence_pos", place},
                                   {"sentenceID", std::to_string(cik) + "_" + std::to_string(year) + "_" +
                                                      std::to_string(place)},
                                   {"text", "Revenue of shop " + shop + " rose by $" + shop +
                                                " million because of its new lamps."}}
                             .dump() +
                         "\n";
            }
        }
    }
    importLines(lines);
    MiningPlan one = plan();
    one.threads = 1;
    const MiningResult first = mined(one);
    const MinedBundles& alone = first.bundles;
    // Of a view's file, which has more lines than are made at once.
    const auto kpiFileOf = [this](const MiningResult& result, const std::string& folder) {
        base::NoProgress progress;
        const bool isWritten =
            results::writeMiningFiles(*m_workspace->reader(), result, m_folder->path(folder), {}, progress)
                .has_value();
        return isWritten ? tests::readFile(m_folder->path(folder) / "view1_kpi_scan.jsonl") : std::string();
    };
    const std::string lined = kpiFileOf(first, "one");
    QCOMPARE(std::ranges::count(lined, '\n'), std::ptrdiff_t{3 * 4 * 1'000});
    QVERIFY(lined.find("\"1_2017_999\"") < lined.find("\"1_2018_0\""));
    QCOMPARE(alone.repeated, std::int64_t{3 * 4 * 200});
    QCOMPARE(alone.nearDuplicates, std::int64_t{0});
    QCOMPARE(alone.trends.size(), std::size_t{3});
    for (const model::Bundle& trend : alone.trends) {
        QCOMPARE(trend.sentences.size(), std::size_t{4 * 800});
        QVERIFY(trend.years == (std::vector<std::int64_t>{2017, 2018, 2019, 2020}));
        QVERIFY(std::ranges::is_sorted(trend.sentences, {}, &model::BundleSentence::year));
    }
    QCOMPARE(alone.crossCompanies.size(), std::size_t{4});
    for (const unsigned threads : {2U, 5U}) {
        MiningPlan several = plan();
        several.threads = threads;
        const MiningResult other = mined(several);
        const MinedBundles& together = other.bundles;
        QVERIFY(kpiFileOf(other, "several") == lined);
        QVERIFY(together.trends == alone.trends);
        QVERIFY(together.crossCompanies == alone.crossCompanies);
        QCOMPARE(together.repeated, alone.repeated);
    }
}

void TstMining::files() {
    const MiningResult result = mined(plan());
    base::NoProgress progress;
    const auto written =
        results::writeMiningFiles(*m_workspace->reader(), result, m_folder->path("mined"), {}, progress);
    ASSAY_VERIFY_OK(written);
    QCOMPARE(written->files.size(), std::size_t{7});
    QVERIFY(written->removed.empty() && written->foreign.empty());
    const std::string kpi = tests::readFile(m_folder->path("mined") / "view1_kpi_scan.jsonl");
    const auto first = MinedJson::parse(kpi.substr(0, kpi.find('\n')));
    const MinedJson expected{{"cik_int", 1},
                             {"name", "Alfa"},
                             {"report_year", 2018},
                             {"section_name", "ITEM_7"},
                             {"kpi_label", "revenue"},
                             {"first_number_raw", "3.1"},
                             {"has_amount_cue", true},
                             {"quantity_raw", "$3.1 million"},
                             {"quantity_value", 3.1e6},
                             {"quantity_unit", "USD"},
                             {"sentenceID", "0000000001_10-K_2018_section_7_0"},
                             {"sentence_text", kSentences[0].text}};
    QVERIFY2(first == expected, kpi.c_str());
    const std::string risk = tests::readFile(m_folder->path("mined") / "view2_risk_atlas.jsonl");
    QCOMPARE(std::ranges::count(risk, '\n'), 4);
    QVERIFY(risk.find("\"risk_topic\":\"regulatory\",\"risk_cue_count\":3") != std::string::npos);
    const auto trends = bundlesOf(m_folder->path("mined") / "v3_trend_bundles.json");
    QVERIFY(trends == result.bundles.trends);
    const auto across = bundlesOf(m_folder->path("mined") / "v4_cross_company_bundles.json");
    QVERIFY(across == result.bundles.crossCompanies);
    const auto figures = MinedJson::parse(tests::readFile(m_folder->path("mined") / "mining.json"));
    QCOMPARE(figures.at("view1_kpi_scan").at("rows").get<int>(), 5);
    QCOMPARE(figures.at("left_out").at("of_one_company").get<int>(), 1);
    QCOMPARE(figures.at("repairs").size(), std::size_t{4});

    MiningPlan some = plan();
    some.views = {false, true, false, false, false};
    const auto few =
        results::writeMiningFiles(*m_workspace->reader(), mined(some), m_folder->path("few"), {}, progress);
    ASSAY_VERIFY_OK(few);
    QCOMPARE(few->files.size(), std::size_t{2});

    // Over an earlier mining: no folder mixes two, and what is somebody else's stays.
    std::ofstream(m_folder->path("mined") / "notes.txt") << "mine\n";
    const auto over =
        results::writeMiningFiles(*m_workspace->reader(), mined(some), m_folder->path("mined"), {}, progress);
    ASSAY_VERIFY_OK(over);
    QCOMPARE(over->removed.size(), std::size_t{5});
    QVERIFY(over->foreign == std::vector<std::string>{"notes.txt"});
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder->path("mined"))) {
        names.insert(entry.path().filename().string());
    }
    QVERIFY((names == std::set<std::string>{"mining.json", "notes.txt", "view2_risk_atlas.jsonl"}));
    QCOMPARE(tests::readFile(m_folder->path("mined") / "view2_risk_atlas.jsonl"), risk);

    // All or none: where one cannot be put, the others are as they were.
    std::filesystem::create_directory(m_folder->path("mined") / "v5_definitions.jsonl");
    QVERIFY(
        !results::writeMiningFiles(*m_workspace->reader(), result, m_folder->path("mined"), {}, progress));
    QVERIFY(!std::filesystem::exists(m_folder->path("mined") / "view1_kpi_scan.jsonl"));
}

void TstMining::run() {
    const MiningResult result = mined(plan());
    const auto id = storeMiningRun(*m_workspace, result);
    ASSAY_VERIFY_OK(id);
    const auto info = workspace::runInfo(*m_workspace->reader(), *id);
    ASSAY_VERIFY_OK(info);
    QCOMPARE(info->kind, std::string("mine"));
    QCOMPARE(info->seed, std::uint64_t{42});
    QCOMPARE(info->figures, miningFigures(result));
    const auto inputs = MinedJson::parse(info->inputs);
    QCOMPARE(inputs.at("corpus_sha256").get<std::string>(), result.tagged.corpus.contentHash);
    const auto settings = MinedJson::parse(info->settings);
    QVERIFY(*miningRulesFromJson(settings.at("patterns").dump()) == defaultMiningRules());

    // The workspace's own patterns, and the way back.
    MiningRules own = defaultMiningRules();
    own.version = 2;
    ASSAY_VERIFY_OK(workspace::saveMiningRules(*m_workspace, miningRulesJson(own), "Ada"));
    QCOMPARE(workspaceMiningRules(*m_workspace->reader())->version, 2);
    ASSAY_VERIFY_OK(workspace::saveMiningRules(*m_workspace, {}, "Ada"));
    QVERIFY(*workspaceMiningRules(*m_workspace->reader()) == defaultMiningRules());
}

void TstMining::taken() {
    base::NoProgress progress;
    const MiningResult result = mined(plan());
    const auto set = takeMinedBundles(*m_workspace, result.bundles, "mined", "Ada", {}, progress);
    ASSAY_VERIFY_OK(set);
    QCOMPARE(set->set.bundles, std::int64_t{3});
    QVERIFY(set->issues.issues().empty());
    const auto loaded = workspace::loadBundles(*m_workspace->reader(), set->set.id, {});
    ASSAY_VERIFY_OK(loaded);
    QVERIFY(loaded->front().bundle == result.bundles.trends.front());
    ASSAY_COMPARE_ERROR(takeMinedBundles(*m_workspace, {}, "none", "Ada", {}, progress), NotFound);
}

void TstMining::atlas() {
    const MiningResult result = mined(plan());
    const MiningAtlas atlas = miningAtlas(result.tagged, result.tagger);
    QCOMPARE(atlas.companies.size(), std::size_t{3});
    QVERIFY(atlas.years == (std::vector<std::optional<std::int64_t>>{2018, 2019}));
    // Every cell against a count of its rows.
    std::int64_t total = 0;
    for (std::size_t topic = 0; topic < atlas.topics.size(); ++topic) {
        for (std::size_t year = 0; year < atlas.years.size(); ++year) {
            for (std::size_t company = 0; company < atlas.companies.size(); ++company) {
                const auto rows =
                    rowsOfCell(result.tagged, {atlas.topics[topic], atlas.years[year], company});
                QCOMPARE(atlas.at(topic, year, company).sentences, static_cast<std::int64_t>(rows.size()));
                total += static_cast<std::int64_t>(rows.size());
            }
        }
    }
    QCOMPARE(total, std::int64_t{11});
    QCOMPARE(atlas.at(0, 0, 0).sentences, std::int64_t{2}); // Alfa's revenue of 2018
    QCOMPARE(atlas.at(0, 0, 0).usable, std::int64_t{2});
    QCOMPARE(atlas.at(0, 0, 0).connectors, std::int64_t{2});
    QCOMPARE(rowsOfCell(result.tagged, {}).size(), result.tagged.sentences.size());
}

void TstMining::quantities() {
    const auto amount = quantityOfFigure("In 2018 revenue was $12 billion, 3 % more.");
    QVERIFY(amount);
    QCOMPARE(amount->raw, std::string("$12 billion"));
    QCOMPARE(amount->value, 12e9);
    QCOMPARE(amount->unit, std::string("USD"));
    const auto bare = quantityOfFigure("In 2018 revenue was 417 in all.");
    QVERIFY(bare);
    QCOMPARE(bare->value, 417.0);
    QCOMPARE(bare->unit, std::string());
    QVERIFY(!quantityOfFigure("In 2018 revenue fell."));
}

void TstMining::refused() {
    base::NoProgress progress;
    MiningPlan none = plan();
    none.views.fill(false);
    ASSAY_COMPARE_ERROR(mineCorpus(*m_workspace->reader(), none, {}, progress), InvalidArgument);
    MiningPlan other = plan();
    other.corpus = 999;
    ASSAY_COMPARE_ERROR(mineCorpus(*m_workspace->reader(), other, {}, progress), NotFound);
    std::stop_source stop;
    stop.request_stop();
    ASSAY_COMPARE_ERROR(mineCorpus(*m_workspace->reader(), plan(), stop.get_token(), progress), Cancelled);
}

// Reading and writing gives the very bytes of the source's own program.
void TstMining::realBundlesAsWritten() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    for (const char* file : {"goldp3_v3_trend_bundles.json", "goldp3_v4_cross_company_bundles.json"}) {
        const auto path = data / "finsights" / file;
        QVERIFY2(formats::finragBundles(bundlesOf(path)) == tests::readFile(path), file);
    }
}

// The source's bundles were not made by the patterns that it prints: how far they go, and why not further.
void TstMining::realAcceptance() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto trends = bundlesOf(data / "finsights" / "goldp3_v3_trend_bundles.json");
    const auto across = bundlesOf(data / "finsights" / "goldp3_v4_cross_company_bundles.json");
    QCOMPARE(trends.size(), std::size_t{224});
    QCOMPARE(across.size(), std::size_t{316});
    const auto printed = SentenceTagger::make(asPrinted(defaultMiningRules()));
    const auto repaired = SentenceTagger::make(defaultMiningRules());
    QVERIFY(printed && repaired);

    const BundleAcceptance printedTrends = bundleAcceptance(trends, *printed);
    QCOMPARE(printedTrends.all.sentences, std::int64_t{6045});
    QCOMPARE(printedTrends.all.accepted, std::int64_t{4322});
    QCOMPARE(printedTrends.withoutConnector, std::int64_t{87});
    const BundleAcceptance printedAcross = bundleAcceptance(across, *printed);
    QCOMPARE(printedAcross.all.sentences, std::int64_t{1569});
    QCOMPARE(printedAcross.all.accepted, std::int64_t{1107});
    QCOMPARE(printedAcross.ofOneCompany, std::int64_t{113});
    QCOMPARE(printedAcross.byType.at("kpi_cross_company"), std::int64_t{178});
    QCOMPARE(printedAcross.byType.at("risk_cross_company"), std::int64_t{138});

    // The repairs gain 17 and 5; what is left has its reasons.
    const BundleAcceptance ofTrends = bundleAcceptance(trends, *repaired);
    QCOMPARE(ofTrends.all.accepted, std::int64_t{4339});
    QVERIFY(ofTrends.all.missed == (std::array<std::int64_t, 4>{65, 1596, 4, 41}));
    const BundleAcceptance ofAcross = bundleAcceptance(across, *repaired);
    QCOMPARE(ofAcross.all.accepted, std::int64_t{1112});
    QVERIFY(ofAcross.all.missed == (std::array<std::int64_t, 4>{100, 344, 0, 13}));
    const TopicAcceptance interest = ofTrends.topics.at("interest_expense");
    QCOMPARE(interest.accepted, std::int64_t{0});
    QCOMPARE(interest.missed.front(), interest.sentences);
    QCOMPARE(ofTrends.topics.at("liquidity_credit").accepted, std::int64_t{192});
    QCOMPARE(printedTrends.topics.at("liquidity_credit").accepted, std::int64_t{186});
}

void TstMining::drafts() {
    const MiningResult result = mined(plan());
    const auto reader = m_workspace->reader();
    const auto countOf = [&](const char* categories) {
        MinedDraftPlan wish;
        wish.categories = categories;
        wish.count = 50;
        const auto made = mineDrafts(*reader, result, wish, {});
        return made ? static_cast<int>(made->drafts.size()) : -1;
    };
    QCOMPARE(countOf("A"), 4); // figures with an amount
    QCOMPARE(countOf("B"), 4); // and with a connector
    QCOMPARE(countOf("C"), 2); // three cues each
    QCOMPARE(countOf("G"), 1);
    QCOMPARE(countOf("H"), 1);
    QCOMPARE(countOf("J"), 6); // two years of each company
    MinedDraftPlan wish;
    wish.count = 100;
    const auto made = mineDrafts(*reader, result, wish, {});
    QVERIFY(made.has_value());
    const auto again = mineDrafts(*reader, result, wish, {});
    QVERIFY(again.has_value() && again->drafts == made->drafts);
    // Categories take turns, and no sentence is taken twice: what A and B drew is gone for bundles.
    QVERIFY(made->byCategory.contains('A') && made->byCategory.contains('J'));
    QCOMPARE(countOf("D"), 1);
    QCOMPARE(countOf("E"), 2);
    std::set<std::string> used;
    for (const model::Question& draft : made->drafts) {
        QVERIFY(draft.answerText.empty() && draft.questionText.empty());
        QCOMPARE(draft.category == "J", draft.evidenceSentenceIds.empty());
        for (const std::string& id : draft.evidenceSentenceIds) {
            QVERIFY2(used.insert(id).second, id.c_str()); // never twice
        }
    }
    wish.categories = "A";
    wish.evidence = used;
    QCOMPARE(mineDrafts(*reader, result, wish, {})->drafts.size(), std::size_t{0});
    for (const char* wrong : {"K", "AA"}) {
        wish.categories = wrong;
        const auto refused = mineDrafts(*reader, result, wish, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("categories"));
    }
}

// Evidence in the sections that a category's rule names comes first, whatever the seed.
void TstMining::draftsBySection() {
    std::string lines;
    const char* const sections[]{"1", "1A", "7", "8", "15"};
    for (int i = 0; i < 5; ++i) {
        lines += MinedJson{{"cik_int", 7},
                           {"name", "Eta"},
                           {"report_year", 2020},
                           {"section_name", sections[i]},
                           {"sentence_pos", i},
                           {"sentenceID", "s" + std::string(sections[i])},
                           {"text", "Revenue rose by $" + std::to_string(i + 2) + " million due to lamps."}}
                     .dump() +
                 "\n";
    }
    importLines(lines);
    const MiningResult result = mined(plan());
    const auto reader = m_workspace->reader();
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        MinedDraftPlan wish;
        wish.seed = seed;
        wish.categories = "A";
        wish.count = 2;
        const auto facts = mineDrafts(*reader, result, wish, {});
        QVERIFY(facts && facts->drafts.size() == 2);
        std::set<std::string> drawn;
        for (const model::Question& draft : facts->drafts) {
            drawn.insert(draft.evidenceSentenceIds.begin(), draft.evidenceSentenceIds.end());
        }
        QVERIFY(drawn == (std::set<std::string>{"s7", "s8"}));
        wish.categories = "B";
        wish.count = 5;
        const auto causes = mineDrafts(*reader, result, wish, {});
        QVERIFY(causes && causes->drafts.size() == 5); // the others follow
        QCOMPARE(causes->drafts.front().evidenceSentenceIds, std::vector<std::string>{"s7"});
    }
}

void TstMining::draftsAreSteered() {
    const std::vector<curation::WantedCategory> wanted{{'C', 2}, {'B', 1}};
    std::map<char, std::int64_t> given;
    std::string order;
    for (int i = 0; i < 6; ++i) {
        const char next = nextCategory("ABC", wanted, given);
        ++given[next];
        order += next;
    }
    QCOMPARE(order, std::string("CBCAAB")); // what is wanted, then those that were given least
    QCOMPARE(nextCategory("", wanted, given), '\0');
    QCOMPARE(nextCategory("AB", {}, {}), 'A');
}

ASSAY_TEST(TstMining)
#include "tst_mining.moc"
