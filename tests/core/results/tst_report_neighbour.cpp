// The sections about neighbour tests: the figures of a run, and its hardest cases with their texts.
#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/results/report/printed_table.h"
#include "core/workspace/runs/case_notes.h"
#include "tests/core/results/neighbour_reports.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <map>
#include <set>

using namespace assay;
using namespace assay::results;
using namespace assay::plot;
using namespace assay::words;
using namespace assay::tests;

namespace {

constexpr std::array kSections{"neighbour_regimes", "neighbour_strata", "neighbour_distances",
                               "neighbour_hardest", "neighbour_gate"};

const std::string kHostile = "=1+1|<script>alert(1)</script> `x` [a](javascript:b)\n# h\n\"q\",\\ **b**";

} // namespace

class TstReportNeighbour : public QObject, NeighbourReports {
    Q_OBJECT

  private Q_SLOTS:

    void init() { make(); }

    void cleanup() { clear(); }

    void withoutRunsEverySectionSaysSo() {
        const Report made = report();
        for (const char* id : kSections) {
            const Section& section = sectionIn(made, id);
            QCOMPARE(section.blocks.size(), std::size_t{1});
            QVERIFY(section.sections.empty());
            QCOMPARE(std::get<Paragraph>(section.blocks.front()).text,
                     std::string("The workspace holds no neighbour test."));
        }
        QCOMPARE(made.date, std::string());
        const auto unfinished = evaluate::createNeighbourRun(*m_workspace, planOf(searches({"lexical"})), {});
        ASSAY_VERIFY_OK(unfinished);
        QVERIFY(textsOf(report().sections).find("No neighbour test of the workspace is finished.") !=
                std::string::npos);
        // Named it is shown, as far as it is there.
        const Report named = report(neighbourPlan({*unfinished}));
        QVERIFY(textsOf(named.sections).find("Anchors asked so far: 0 of 252.") != std::string::npos);
        const Table hits = tableOf(named, "neighbour_hits");
        QCOMPARE(hits.rows.size(), std::size_t{3});
        QVERIFY(!figureAt(hits, 0, "hit_at_5").value);
        QCOMPARE(figureAt(hits, 0, "hit_at_5").why, std::string("no covered anchor was asked"));
        QCOMPARE(tableOf(named, "neighbour_cases_lexical_filtered").rows.size(), std::size_t{0});
    }

    void figuresAreThoseOfTheRun() {
        const auto run = finished(planOf(searches({"exact", "lexical"})));
        QVERIFY(run);
        const evaluate::NeighbourFigures figures = figuresOf(*run);
        const auto deltas = evaluate::regimeDeltas(run->outcomes, run->settings.test, 2);
        const Report made = report();
        QCOMPARE(made.date, run->info.createdAt);
        const Table hits = tableOf(made, "neighbour_hits");
        QCOMPARE(hits.rows.size(), std::size_t{6});
        const Table all = tableOf(made, "neighbour_all_anchors");
        const Table self = tableOf(made, "neighbour_self");
        for (std::size_t search = 0; search < 2; ++search) {
            for (std::size_t regime = 0; regime < 2; ++regime) {
                const evaluate::RegimeFigures& of = figures.searches[search].regimes[regime];
                const std::size_t row = 3 * search + regime;
                QCOMPARE(textAt(hits, row, "regime"), std::string(regime == 0 ? "filtered" : "open"));
                const Figure& hit = figureAt(hits, row, "hit_at_5");
                QCOMPARE(hit.value, of.hitAt.at(5).value);
                QVERIFY(hit.value);
                QCOMPARE(figureAt(hits, row, "n").value,
                         std::optional(static_cast<double>(of.hitAt.at(5).n)));
                QCOMPARE(hit.interval, of.hitAt.at(5).interval);
                QVERIFY(hit.interval);
                const Figure& mrr = figureAt(hits, row, "mrr_at_30");
                QCOMPARE(mrr.value, of.mrrAt.at(30).value);
                QCOMPARE(mrr.interval, of.mrrAt.at(30).interval);
                QVERIFY(mrr.interval);
                const std::size_t plain = 2 * search + regime;
                QCOMPARE(figureAt(all, plain, "hit_at_5").value, of.hitAtAllAnchors.at(5).value);
                QCOMPARE(figureAt(all, plain, "n").value, std::optional(252.0));
                QCOMPARE(figureAt(self, plain, "self_at_1").value, of.selfAt1.value);
                QCOMPARE(figureAt(self, plain, "self_at_1_tie_aware").value, of.selfAt1TieAware.value);
                QCOMPARE(figureAt(self, plain, "median_gold_distance").value, of.goldDistance.median);
                QCOMPARE(of.goldDistance.median.has_value(), search == 0);
                QCOMPARE(figureAt(self, plain, "median_gold_distance").why,
                         std::string(search == 0 ? "" : "it ranks by scores"));
            }
            const Figure& delta = figureAt(hits, 3 * search + 2, "hit_at_1");
            QCOMPARE(delta.value, deltas[search].hitAt.at(1).value);
            QCOMPARE(delta.interval, deltas[search].hitAt.at(1).interval);
            QVERIFY(delta.value && delta.interval);
        }
        // By hand: anchors of the filtered regime whose first gold is among five.
        double found = 0;
        std::int64_t covered = 0;
        for (const model::AnchorOutcome& outcome : run->outcomes) {
            covered += outcome.gold.empty() ? 0 : 1;
            found += outcome.gold.empty() ? 0 : evaluate::hitOf(outcome.searches[0], 5);
        }
        QCOMPARE(figureAt(hits, 0, "n").value, std::optional(static_cast<double>(covered)));
        QCOMPARE(figureAt(hits, 0, "hit_at_5").value, std::optional(found / static_cast<double>(covered)));
        const Table quantiles = tableOf(made, "neighbour_quantiles");
        QCOMPARE(quantiles.rows.size(), std::size_t{4}); // those of the lexical search are left out
        QVERIFY(quantiles.note.find("BM25") != std::string::npos);
        QCOMPARE(figureAt(quantiles, 0, "p95").value, figures.searches[0].regimes[0].goldDistance.p95);
        const auto charts = blocksOf<Chart>({sectionIn(made, "neighbour_regimes")});
        QCOMPARE(charts.size(), std::size_t{2});
        const auto& curve = std::get<LineChart>(charts.front().body);
        QCOMPARE(curve.series.size(), std::size_t{6});
        QCOMPARE(curve.series[0].points.size(), std::size_t{30});
        QCOMPARE(std::optional(curve.series[0].points[4].y),
                 figures.searches[0].regimes[0].hitCurve[4].value);
        // A search in a regime looks the same in every chart, and like no other.
        std::map<std::string, ChartLook> looks;
        std::set<ChartLook> different;
        for (const Chart& chart : charts) {
            for (const ChartSeries& series : std::get<LineChart>(chart.body).series) {
                QVERIFY(series.look.has_value());
                QCOMPARE(looks.emplace(series.name, series.look).first->second, series.look);
                different.insert(series.look);
            }
        }
        QCOMPARE(different.size(), std::size_t{4});
        int bars = 0;
        for (const Chart& chart : blocksOf<Chart>({sectionIn(made, "neighbour_strata")})) {
            const bool second = chart.name.ends_with("search2");
            const auto& series = std::get<BarChart>(chart.body).series;
            for (std::size_t regime = 0; regime < series.size(); ++regime) {
                QCOMPARE(series[regime].look, curve.series[(second ? 2U : 0U) + regime].look);
                ++bars;
            }
        }
        QVERIFY(bars > 0);
    }

    void strataAndHistogramsCountEverything() {
        const auto run = finished(planOf(searches({"exact"})));
        QVERIFY(run);
        const auto figures = figuresOf(*run);
        const Report made = report();
        const Table lengths = tableOf(made, "neighbour_by_length");
        QCOMPARE(lengths.rows.size(), std::size_t{2}); // all sections have 21 sentences of prose
        QCOMPARE(textAt(lengths, 0, "stratum"), std::string("20-39"));
        QCOMPARE(lengths.note, std::string("Without any anchor: <10, 10-19, 40+."));
        const Table companies = tableOf(made, "neighbour_by_company");
        QCOMPARE(companies.rows.size(), std::size_t{6});
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& stratum = figures.searches[0].regimes[1].byCompany[i];
            QCOMPARE(textAt(companies, 2 * i + 1, "stratum"), stratum.name);
            QCOMPARE(figureAt(companies, 2 * i + 1, "hit_at_5").value.value_or(-1),
                     stratum.hitAt.at(5).value.value_or(-2));
            QCOMPARE(figureAt(companies, 2 * i + 1, "n").value, std::optional(84.0)); // of coverage too
            QVERIFY(!figureAt(companies, 2 * i + 1, "coverage").n);
        }
        bool isThere = false;
        for (const Chart& chart : blocksOf<Chart>(made.sections)) {
            if (!chart.name.starts_with("neighbour_distances")) {
                continue;
            }
            isThere = true;
            for (const BarSeries& series : std::get<BarChart>(chart.body).series) {
                double sum = 0;
                for (const auto& value : series.values) {
                    sum += value.value_or(0);
                }
                QVERIFY2(std::abs(sum - 1) < 1e-9, chart.name.c_str());
            }
        }
        QVERIFY(isThere);
    }

    void ofManyStrataThoseWithTheMostAnchorsAreShown() {
        std::string lines;
        for (int company = 0; company < 15; ++company) {
            for (int place = 0; place < (company == 3 || company == 7 || company == 9 ? 1 : 4); ++place) {
                lines += nlohmann::json{{"cik_int", 1 + company},
                                        {"name", "Firm " + std::to_string(company)},
                                        {"report_year", 2020},
                                        {"section_name", "7"},
                                        {"sentence_pos", place},
                                        {"sentenceID", std::to_string(company) + "_" + std::to_string(place)},
                                        {"text", "lamps and chairs of firm " + std::to_string(company)}}
                             .dump() +
                         "\n";
            }
        }
        const std::array<std::filesystem::path, 1> files{m_folder->write("many.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"many", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        auto plan = planOf(searches({"lexical"}));
        plan.corpus = corpus->corpus.id;
        plan.embeddings = 0;
        plan.settings.window = {false, 1, 5, 2, 12};
        QVERIFY(finished(plan));
        const Table companies = tableOf(report(), "neighbour_by_company");
        QCOMPARE(companies.rows.size(), std::size_t{30}); // all, for CSV and JSON
        QCOMPARE(companies.shown.value_or(0), std::size_t{24});
        QCOMPARE(companies.note, std::string("Those with the most anchors come first."));
        for (std::size_t row = 0; row < 24; ++row) {
            for (const char* alone : {"Firm 3", "Firm 7", "Firm 9"}) {
                QVERIFY(textAt(companies, row, "stratum") != alone);
            }
        }
    }

    void undefinedFiguresSayWhy() {
        std::string lines;
        for (int company = 0; company < 5; ++company) { // no sentence has a neighbour
            lines += nlohmann::json{{"cik_int", 1 + company},
                                    {"report_year", 2020},
                                    {"section_name", "7"},
                                    {"sentence_pos", 3},
                                    {"sentenceID", std::to_string(company)},
                                    {"text", "lamps and chairs"}}
                         .dump() +
                     "\n";
        }
        const std::array<std::filesystem::path, 1> files{m_folder->write("alone.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"alone", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        auto plan = planOf(searches({"lexical"}));
        plan.corpus = corpus->corpus.id;
        plan.embeddings = 0;
        QVERIFY(finished(plan));
        const Report made = report();
        const Table hits = tableOf(made, "neighbour_hits");
        for (const char* column : {"hit_at_1", "mrr_at_20"}) {
            for (std::size_t row = 0; row < hits.rows.size(); ++row) {
                QVERIFY(!figureAt(hits, row, column).value);
                QVERIFY(!figureAt(hits, row, column).interval);
                QVERIFY(!figureAt(hits, row, column).why.empty());
            }
        }
        QCOMPARE(figureAt(tableOf(made, "neighbour_all_anchors"), 0, "hit_at_1").value, std::optional(0.0));
        QCOMPARE(tableOf(made, "neighbour_cases_filtered").ifEmpty,
                 std::string("No covered anchor was asked."));
        QVERIFY(reportMarkdown(made, Wording()).find("— (no covered anchor was asked)") != std::string::npos);
    }

    void theNewestOfEachCorpusOrTheNamedOnes() {
        auto plan = fewOf({"lexical"});
        plan.name = "first";
        const auto first = finished(plan);
        plan.name = "second";
        const auto second = finished(plan);
        QVERIFY(first && second);
        const auto titles = [&](const std::vector<base::RowId>& runs) {
            std::string text;
            const Report made = report(neighbourPlan(runs));
            const auto facts = blocksOf<Facts>({sectionIn(made, "provenance")});
            for (const auto& [name, value] : facts.front().list) {
                text += value + "\n";
            }
            return text;
        };
        QVERIFY(titles({}).starts_with("second (run 2)"));
        QVERIFY(titles({first->info.id}).starts_with("first (run 1)"));
        const Report both = report(neighbourPlan({1, 2, 1}));
        QCOMPARE(sectionIn(both, "neighbour_regimes").sections.size(), std::size_t{2});
        QCOMPARE(sectionIn(both, "neighbour_regimes").sections[1].id, std::string("neighbour_regimes_2"));
        QCOMPARE(sectionIn(both, "neighbour_regimes").sections[1].title, std::string("second (run 2)"));
        QVERIFY(!tableOf(both, "neighbour_hits_run2").rows.empty());
        const auto missing = tryReport(neighbourPlan({1, 99}));
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, base::ErrorCode::NotFound);
        QCOMPARE(missing.error().detail, std::string("99"));
        QCOMPARE(missing.error().where, std::string("run"));
        workspace::NewRun other;
        other.kind = "other";
        other.name = "other";
        other.settings = "{}";
        other.inputs = "{}";
        const auto id = workspace::addFinishedRun(*m_workspace, other, {}, "{}");
        ASSAY_VERIFY_OK(id);
        QVERIFY(textsOf(report(neighbourPlan({*id})).sections)
                    .find("None of the runs chosen for this report is a neighbour test.") !=
                std::string::npos);
    }

    void hardestCasesComeWithTheirSentences() {
        const auto run = finished(fewOf({"exact"}));
        QVERIFY(run);
        const auto order = evaluate::hardestCases(run->outcomes, 1); // open
        const std::string hardest = run->outcomes[order[0]].sentenceId;
        ASSAY_VERIFY_OK(workspace::saveCaseNote(
            *m_workspace, {m_corpus, hardest, "look again", {"bad gold", "odd"}, {}, {}}, "Ada"));
        const Report made = report();
        const Table cases = tableOf(made, "neighbour_cases_open");
        QCOMPARE(cases.rows.size(), order.size()); // CSV and JSON list more than is printed
        QVERIFY(cases.shown == std::size_t{4});
        for (std::size_t i = 0; i < cases.rows.size(); ++i) {
            QCOMPARE(textAt(cases, i, "anchor"), run->outcomes[order[i]].sentenceId);
            const auto& answer = run->outcomes[order[i]].searches[1];
            QCOMPARE(figureAt(cases, i, "best_gold_distance").value,
                     std::optional<double>(*answer.bestGoldDistance));
        }
        const QString note = QString::fromStdString(textAt(cases, 0, "notes"));
        static const QRegularExpression kNote(
            QStringLiteral("^bad gold, odd: look again \\(Ada, \\d{1,2} [A-Z][a-z]+ 20\\d\\d\\)$"));
        QVERIFY2(kNote.match(note).hasMatch(), qPrintable(note));
        QCOMPARE(textAt(cases, 1, "notes"), std::string());
        QCOMPARE(cases.note,
                 "Covered anchors that were asked: " + std::to_string(order.size()) + ", the hardest first.");
        const Table sentences = tableOf(made, "neighbour_case_sentences_open");
        QVERIFY(sentences.shown > std::size_t{4} && sentences.shown < sentences.rows.size());
        QCOMPARE(figureAt(sentences, *sentences.shown - 1, "case").value, std::optional(4.0));
        QCOMPARE(figureAt(sentences, *sentences.shown, "case").value, std::optional(5.0));
        const auto stored = workspace::sentencesOfId(reader(), m_corpus, hardest);
        QVERIFY(stored && stored->size() == 1);
        QCOMPARE(textAt(sentences, 0, "what"), std::string("Anchor"));
        QCOMPARE(textAt(sentences, 0, "sentence"), stored->front().sentence.text);
        std::size_t gold = 0;
        std::size_t results = 0;
        for (std::size_t row = 1; figureAt(sentences, row, "case").value == 1.0; ++row) {
            const std::string what = textAt(sentences, row, "what");
            gold += what.starts_with("Gold at position ") ? 1 : 0;
            results += what.starts_with("Result ") ? 1 : 0;
            QVERIFY(!textAt(sentences, row, "sentence").empty());
        }
        QCOMPARE(gold, std::size_t{3});
        QCOMPARE(results, std::size_t{5});
        ReportPlan none = neighbourPlan();
        none.hardestCases = 0;
        QCOMPARE(tableOf(report(none), "neighbour_cases_open").ifEmpty,
                 std::string("This report was asked for no cases."));
        // Without the corpus, the figures stay and the texts do not.
        ASSAY_VERIFY_OK(workspace::removeCorpus(*m_workspace, m_corpus, {}, m_progress));
        const Report without = report();
        QCOMPARE(tableOf(without, "neighbour_cases_open").rows.size(), order.size());
        QVERIFY(tableOf(without, "neighbour_case_sentences_open").name.empty());
        QVERIFY(textsOf(without.sections).find("is not in the workspace any more") != std::string::npos);
    }

    // A meeting reads those of the first search; the others are where programs read.
    void casesOfOtherSearchesArePrintedOnRequest() {
        QVERIFY(finished(fewOf({"exact", "lexical"})));
        const auto titles = [](const Report& made) {
            std::vector<std::string> list;
            for (const Section& below : sectionIn(made, "neighbour_hardest").sections) {
                list.push_back(below.title);
            }
            return list;
        };
        const Report usual = report();
        QCOMPARE(titles(usual).size(), std::size_t{3});
        QCOMPARE(titles(usual).back(), std::string("Other searches"));
        for (const char* name :
             {"neighbour_cases_search2_open", "neighbour_case_sentences_search2_filtered"}) {
            QVERIFY(!tableOf(usual, name).rows.empty());
            QVERIFY(!isPrinted(tableOf(usual, name)));
        }
        QVERIFY(isPrinted(tableOf(usual, "neighbour_cases_search1_open")));
        QVERIFY(textsOf(usual.sections).find("The hardest cases of these searches stand in the CSV") !=
                std::string::npos);
        ReportPlan all = neighbourPlan();
        all.hardestOf = HardestOf::All;
        all.hardestCases = 500;
        const Report whole = report(all);
        QCOMPARE(titles(whole).size(), std::size_t{4});
        const Table cases = tableOf(whole, "neighbour_cases_search2_open");
        QVERIFY(isPrinted(cases) && !cases.shown);
        ReportPlan none = neighbourPlan();
        none.hardestCases = 0;
        QCOMPARE(titles(report(none)).size(), std::size_t{2});
    }

    void captionsAreShort() {
        QVERIFY(finished(fewOf({"exact"})));
        std::size_t captions = 0;
        for (const Chart& chart : blocksOf<Chart>(report().sections)) {
            if (chart.name.starts_with("neighbour_by_")) {
                ++captions;
                QVERIFY2(!chart.caption.empty() && chart.caption.size() < 260, chart.caption.c_str());
                QVERIFY2(chart.caption.find("Hit@") != std::string::npos, chart.caption.c_str());
            }
        }
        QVERIFY(captions > 0);
    }

    void theSameBytesEachTime() {
        QVERIFY(finished(fewOf({"exact", "hnsw:m=8,ef=64", "lexical"})));
        ReportPlan plan = neighbourPlan();
        const std::string first = allBytes(report(plan));
        QVERIFY(first == allBytes(report(plan)));
    }

    void hostileTextsStayTexts() {
        std::string lines;
        for (int place = 0; place < 6; ++place) {
            std::string text = kHostile + " " + std::to_string(place);
            if (place == 2) { // long, of characters of three bytes
                for (int i = 0; i < 900; ++i) {
                    text += "漢";
                }
            }
            lines +=
                nlohmann::json{{"cik_int", 1},          {"name", kHostile},
                               {"report_year", 2020},   {"section_name", "<b>|7"},
                               {"sentence_pos", place}, {"sentenceID", "=id|<i>" + std::to_string(place)},
                               {"text", text}}
                    .dump() +
                "\n";
        }
        const std::array<std::filesystem::path, 1> files{m_folder->write("hostile.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {kHostile, std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        auto plan = planOf(searches({"lexical"}));
        plan.name = kHostile;
        plan.corpus = corpus->corpus.id;
        plan.embeddings = 0;
        const auto run = finished(plan);
        QVERIFY(run);
        ASSAY_VERIFY_OK(workspace::saveCaseNote(
            *m_workspace, {corpus->corpus.id, "=id|<i>2", kHostile, {"=flag"}, {}, {}}, "Ada"));
        const Report made = report();
        const std::string html = reportHtml(made, Wording());
        QVERIFY(html.find("<script") == std::string::npos);
        QVERIFY(html.find("<i>2") == std::string::npos);
        QVERIFY(html.find("&lt;script&gt;") != std::string::npos);
        // Each row of a table in one line, with as many cells as its head.
        const std::string markdown = reportMarkdown(made, Wording());
        const Table sentences = tableOf(made, "neighbour_case_sentences_filtered");
        QVERIFY(!sentences.rows.empty());
        std::size_t rows = 0;
        std::size_t from = 0;
        while (from < markdown.size()) {
            const std::size_t end = std::min(markdown.find('\n', from), markdown.size());
            const std::string line = markdown.substr(from, end - from);
            from = end + 1;
            QVERIFY2(!line.starts_with("# h"), "a text became a heading");
            if (line.starts_with("| 1 | Anchor |")) {
                ++rows;
                std::size_t bars = 0;
                for (std::size_t i = 0; i < line.size(); ++i) {
                    bars += line[i] == '|' && (i == 0 || line[i - 1] != '\\') ? 1 : 0;
                }
                QCOMPARE(bars, sentences.columns.size() + 1);
            }
        }
        QCOMPARE(rows, std::size_t{2}); // filtered and open
        bool wasCut = false;
        for (std::size_t row = 0; row < sentences.rows.size(); ++row) {
            const std::string text = textAt(sentences, row, "sentence");
            QVERIFY(QString::fromStdString(text).indexOf(QChar::ReplacementCharacter) < 0);
            wasCut = wasCut || text.ends_with("漢…");
        }
        QVERIFY(wasCut);
        for (const CsvFile& file : reportCsv(made)) {
            QVERIFY(file.content.find(",=id") == std::string::npos);
            QVERIFY(file.content.find(",\"=") == std::string::npos);
        }
    }

    void aStopEndsIt() {
        QVERIFY(finished(fewOf({"lexical"})));
        std::stop_source stop;
        stop.request_stop();
        base::NoProgress progress;
        const auto made =
            makeReport(reader(), "team", neighbourPlan(), Wording(), {}, stop.get_token(), progress);
        QVERIFY(!made);
        QCOMPARE(made.error().code, base::ErrorCode::Cancelled);
    }
};

ASSAY_TEST(TstReportNeighbour)
#include "tst_report_neighbour.moc"
