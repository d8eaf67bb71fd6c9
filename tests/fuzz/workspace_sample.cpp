#include "tests/fuzz/workspace_sample.h"

#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/results/report/report_drafts.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/judgements.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/saved_filters.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_checks.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "core/workspace/workspace.h"
#include "tests/fuzz/fuzz_checks.h"

#include <array>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace assay::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr const char* kWho = "Ada";
// What a check found: one rule of one question.
constexpr const char* kFound =
    R"({"looked_at":1,"findings":[{"rule":"gold_meta","detail":"","severity":"warning","question":1,)"
    R"("question_id":"q1","numbers":[["year",2031]],"passages":[{"source":"answer_text","entry":0,"begin":0,)"
    R"("end":3,"text":"See"}],"other_question":0,"other_question_id":"","fingerprint":"f"}],)"
    R"("abstained":[{"rule":"both_meta","why":"no_answer_imported","questions":1}],)"
    R"("questions":[1],"revisions":[1]})";

template <typename T>
T made(base::Result<T> result, const char* what) {
    if (!result) {
        std::fprintf(stderr, "%s %s\n", result.error().detail.c_str(), result.error().where.c_str());
    }
    require(result.has_value(), what);
    return std::move(*result);
}

void done(const base::Result<>& result, const char* what) {
    if (!result) {
        std::fprintf(stderr, "%s %s\n", result.error().detail.c_str(), result.error().where.c_str());
    }
    require(result.has_value(), what);
}

class SampleMaker {
  public:
    explicit SampleMaker(const fs::path& folder)
        : m_folder(folder)
        , m_workspace(made(workspace::Workspace::create(folder / "w.assay"), "workspace")) {}

    void makeScores() {
        std::string lines;
        for (int i = 0; i < 12; ++i) {
            const bool isFollowUp = i % 2 == 1;
            const std::string number = std::to_string(i);
            lines += R"({"sample_id":"s)" + number + R"(","scenario":")" + (i < 6 ? "news" : "filings") +
                     R"(","label":")" +
                     (isFollowUp   ? "contradiction"
                      : i % 4 == 0 ? "accurate"
                                   : "hallucination") +
                     R"(","fhri":0.)" + std::to_string(30 + i) + R"(,"nli":0.)" + std::to_string(10 + i) +
                     R"(,"G":0.8,"N":0.7,"T":0.6,"C":0.5,"E":0.4,"pair_id":"p)" + std::to_string(i / 2) +
                     R"(","question":"Did sales rise?","answer":"They rose by )" + number +
                     R"(","more":{"k":1}})" + "\n";
        }
        const std::array<fs::path, 1> files{file("scores.jsonl", lines + "not json\n")};
        m_set = made(workspace::importScoredSet(*m_workspace, "scores", files, std::nullopt, {}, m_progress),
                     "scores")
                    .info.id;
        const auto samples = made(workspace::loadScoredColumns(reader(), m_set, {}, m_progress), "columns");
        done(workspace::judge(*m_workspace, samples.rowId.back(), model::Verdict::Unsure, "unclear", kWho),
             "judgement");
        done(workspace::saveThresholdView(*m_workspace, m_set, R"({"tau":0.7})"), "view");
        model::Decision decision;
        decision.name = "November";
        decision.setName = "scores";
        decision.scenarios["news"].tau = 0.6;
        made(workspace::saveDecision(*m_workspace, decision, kWho), "decision");
        makeDynamicRun(samples.rowId.front());
    }

    void makeCorpus() {
        std::string lines;
        const std::array<const char*, 6> texts{"net sales of lamps rose",    "operating costs of lamps fell",
                                               "net income rose with sales", "risk of flood and fire",
                                               "costs of insurance rose",    "sales of chairs fell"};
        for (int i = 0; i < 12; ++i) {
            lines += R"({"cik_int":9,"name":"Larch","report_year":)" + std::to_string(2018 + i / 6) +
                     R"(,"section_name":"7","sentence_pos":)" + std::to_string(i % 6) +
                     R"(,"sentenceID":"e)" + std::to_string(i) + R"(","text":")" +
                     texts[static_cast<std::size_t>(i % 6)] + R"(","topic":"t)" + std::to_string(i % 3) +
                     "\"}\n";
        }
        const std::array<fs::path, 1> files{file("corpus.jsonl", lines)};
        m_corpus = made(workspace::importCorpus(*m_workspace, files, {"filings", std::nullopt, kWho}, {},
                                                m_progress),
                        "corpus")
                       .corpus.id;
        retrieval::LsaSettings lsa;
        lsa.dimension = 3;
        const base::RowId vectors =
            made(evaluate::makeLsaEmbeddings(*m_workspace, {m_corpus, "lsa", {}, kWho, true}, lsa, {},
                                             m_progress),
                 "vectors")
                .set.id;
        evaluate::AnchorSampling sampling;
        sampling.count = 4;
        made(evaluate::drawAnchorSet(*m_workspace, m_corpus, "monthly", sampling, kWho, {}), "anchors");
        evaluate::NeighbourRunPlan plan;
        plan.name = "first";
        plan.corpus = m_corpus;
        plan.embeddings = vectors;
        plan.sampling.count = 0;
        plan.searches = {made(evaluate::readSearchSpec("exact"), "search"),
                         made(evaluate::readSearchSpec("hnsw"), "search"),
                         made(evaluate::readSearchSpec("lexical"), "search")};
        plan.who = kWho;
        const base::RowId run = made(evaluate::createNeighbourRun(*m_workspace, plan, {}), "run");
        made(evaluate::continueNeighbourRun(*m_workspace, run, nullptr, {}, m_progress), "figures");
        done(workspace::setBaseline(*m_workspace, run, true), "baseline");
        const base::RowId second = made(evaluate::createNeighbourRun(*m_workspace, plan, {}), "run");
        made(evaluate::continueNeighbourRun(*m_workspace, second, nullptr, {}, m_progress), "figures");
        done(
            workspace::saveCaseNote(*m_workspace, {m_corpus, "e1", "look again", {"bad gold"}, {}, {}}, kWho),
            "note");
    }

    void makeSuite() {
        std::string questions = "[";
        for (int i = 0; i < 3; ++i) {
            const std::string number = std::to_string(i);
            questions +=
                std::string(i == 0 ? "" : ",") + R"({"question_id":"Q)" + number +
                R"(","question_text":"Did net sales rise?","category":"A","difficulty":"hard","answer_type":)"
                R"("numeric","retrieval_scope":"local","cik_int":[9],"company_name":["Larch"],"years":[2018],)"
                R"("answer_text":["They rose by 3 percent"],"evidence_sentence_ids":["e0","e)" +
                number +
                R"("],"evidence_spans":[{"sentence_id":"e0","start":0,"end":3}],"gold_version":"P3",)"
                R"("section_hints":["7"],"notes":"n","own":{"a":[1]}})";
        }
        const std::array<fs::path, 1> files{file("questions.json", questions + "]")};
        workspace::QuestionImportOptions options;
        options.suite = "P3";
        options.who = kWho;
        m_suite = made(workspace::importQuestions(*m_workspace, files, options, {}, m_progress), "questions")
                      .suite.id;
        const auto columns = made(workspace::loadQuestionColumns(reader(), {}), "columns");
        require(columns.size() == 3, "three questions");
        const base::RowId first = columns.id.front();
        done(made(workspace::freezeSuite(*m_workspace, m_suite, "P3.v1", "", kWho), "version").id > 0
                 ? base::Result<>()
                 : base::fail(base::ErrorCode::NotFound),
             "version");
        auto stored = made(workspace::storedQuestion(reader(), first), "question");
        stored.question.notes = "edited";
        made(workspace::saveQuestion(*m_workspace, first, stored.revision, stored.question, kWho, "clearer"),
             "edit");
        made(workspace::saveReview(*m_workspace, {first, stored.revision + 1, {}, "", "unsure", false}, kWho),
             "review");
        made(workspace::saveReview(*m_workspace, {first, stored.revision + 1, {}, "", "same", true}, "Bo"),
             "review");
        made(workspace::dismissSuspicion(*m_workspace, {first, "table_header", "f"}, "it is none", kWho),
             "mark");
        done(workspace::keepSuspicionChecks(*m_workspace, {{m_suite, 0, "2026-03-01T08:00:00Z", kFound}}),
             "check");
        done(workspace::saveQuestionDraft(*m_workspace, {columns.id.back(), 1, stored.question, kWho, {}}),
             "draft");
        made(workspace::saveFilter(*m_workspace, "questions", "mine", R"({"status":["draft"]})"), "filter");
        workspace::SuiteSettings settings;
        settings.coverage = workspace::Coverage{workspace::YearRange{2010, 2020}, {{9, {2015, 2019}}}};
        settings.target = workspace::targetMixPresets().front();
        done(workspace::saveSuiteSettings(*m_workspace, m_suite, settings, kWho), "settings");
        makeBesideSuite(first);
    }

    void makeReports() {
        results::ReportPlan plan = results::defaultPlan();
        plan.name = "monthly";
        plan.sections.front().comment = "*see* below";
        done(results::saveReport(*m_workspace, plan, kWho), "report");
        plan.title = "changed";
        done(results::saveReportDraft(*m_workspace, {plan, std::nullopt, kWho}), "draft");
        done(results::rememberChosenReport(*m_workspace, plan.name), "choice");
    }

  private:
    void makeDynamicRun(base::RowId row) {
        workspace::NewDynamicRun run;
        run.set = m_set;
        run.name = "trial";
        run.settings = R"({"url":"http://localhost","sampling":{"per_class":2}})";
        run.planHash = "h";
        run.items = 2;
        const base::RowId id = made(workspace::createDynamicRun(*m_workspace, run), "dynamic run");
        model::DynamicReply reply;
        reply.row = row;
        reply.outcome.reply = model::AskReply{"an answer", 0.5, 0.1, {}, "news", {{"total", 1.5}}};
        reply.answeredAt = "2026-11-01T00:00:00Z";
        done(workspace::saveDynamicReply(*m_workspace, id, reply), "reply");
        reply.number = 1;
        reply.outcome.reply.reset();
        reply.outcome.failure = model::AskFailure{model::AskFailureKind::Timeout, "5 s"};
        done(workspace::saveDynamicReply(*m_workspace, id, reply), "failure");
        done(workspace::setDynamicRunState(*m_workspace, id, workspace::DynamicRunState::Finished),
             "finished");
    }

    void makeBesideSuite(base::RowId question) {
        const std::array<fs::path, 1> bundles{
            file("bundles.json",
                 R"([{"v_group":"v3","topic_label":"debt","cik_int":9,"name":"Larch","years":[2018,2019],)"
                 R"("sentences":[{"report_year":2018,"sentenceID":"e0","sentence_text":"Debt grew."},)"
                 R"({"report_year":2019,"sentenceID":"e7","sentence_text":"Debt fell."}]},7])")};
        const base::RowId set =
            made(workspace::importBundles(*m_workspace, bundles, "trends", kWho, {}, m_progress), "bundles")
                .set.id;
        const auto all = made(workspace::loadBundles(reader(), set, {}), "bundles");
        done(workspace::linkQuestion(*m_workspace, all.front().id, question, kWho), "link");
        made(workspace::importAnswerScores(
                 *m_workspace,
                 file("answers.jsonl",
                      R"({"id":"Q0","prediction":"six","metrics":{"rougeL":0.5,"bert":{"f1":"0.9"}}})"
                      "\n"
                      R"({"id":"Q1","rougeL":0.2})"
                      "\n"),
                 "system A", {}, {}, m_progress),
             "answers");
        made(workspace::importReferenceList(
                 *m_workspace, file("companies.json", R"([{"cik_int":9,"company_name":"Larch"}])"),
                 "companies", std::nullopt, {}, m_progress),
             "list");
        done(workspace::attachPassage(*m_workspace, "own1", "A passage of one's own.", kWho), "passage");
    }

    [[nodiscard]] workspace::Reader reader() const { return made(m_workspace->reader(), "reader"); }

    fs::path file(const char* name, const std::string& content) const {
        const fs::path path = m_folder / name;
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }

    fs::path m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;
    base::RowId m_set = 0;
    base::RowId m_corpus = 0;
    base::RowId m_suite = 0;
};

} // namespace

void makeWorkspaceSample(const fs::path& folder) {
    SampleMaker maker(folder);
    maker.makeScores();
    maker.makeCorpus();
    maker.makeSuite();
    maker.makeReports();
}

} // namespace assay::fuzz
