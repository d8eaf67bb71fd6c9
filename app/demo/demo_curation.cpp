#include "app/demo/demo_curation.h"

#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/curation/marked_suspicions.h"
#include "core/curation/workspace_lint.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace assay::app {
namespace {

using base::Result;
using model::QuestionStatus;
using model::ReviewVerdict;

class Curation {
  public:
    Curation(workspace::Workspace& workspace, const std::vector<DemoQuestion>& questions,
             std::stop_token stop, base::ProgressSink& progress)
        : m_workspace(workspace)
        , m_questions(questions)
        , m_stop(std::move(stop))
        , m_progress(progress) {}

    Result<> run() {
        return find()
            .and_then([this] { return setUp(); })
            .and_then([this] { return approve(); })
            .and_then([this] { return freeze(0, "The suite as it was first agreed (generated)."); })
            .and_then([this] { return review(); })
            .and_then([this] { return showReviews(); })
            .and_then([this] { return decide(); })
            .and_then([this] { return revise(); })
            .and_then([this] { return freeze(1, "After the first round of reviews (generated)."); })
            .and_then([this] { return goOn(); });
    }

  private:
    const std::string m_ada{kDemoCurators[0]};
    const std::string m_bo{kDemoCurators[1]};

    Result<> find() {
        ASSAY_TRY(const auto reader, m_workspace.reader());
        ASSAY_TRY(const auto suite, workspace::findSuite(reader, std::string(kDemoSuite)));
        m_suite = suite.id;
        ASSAY_TRY(const auto named, workspace::questionsNamed(reader, std::string(kDemoSuite), m_stop));
        for (const workspace::NamedQuestion& question : named) {
            m_ids[question.question.questionId] = question.id;
        }
        return {};
    }

    Result<> setUp() {
        workspace::SuiteSettings settings;
        settings.coverage.emplace();
        settings.coverage->all = workspace::YearRange{2021, kDemoLastYear};
        for (const DemoCompany& company : demoCompanies()) {
            settings.coverage->ofCompanies[company.cik] = {company.firstYear, kDemoLastYear};
        }
        settings.target = workspace::targetMixPresets().front();
        return workspace::saveSuiteSettings(m_workspace, m_suite, settings, std::string(kDemoMaker));
    }

    Result<> status(const std::vector<std::string>& ids, QuestionStatus status, const std::string& who,
                    const std::string& reason) {
        std::vector<base::RowId> rows;
        for (const std::string& id : ids) {
            rows.push_back(m_ids.at(id));
        }
        return workspace::setStatus(m_workspace, rows, status, who, reason).map([](std::int64_t) {});
    }

    Result<> approve() {
        std::vector<std::string> sound;
        for (const DemoQuestion& question : m_questions) {
            if (question.fault == DemoFault::None && question.difficulty != "hard") {
                sound.push_back(question.id);
            }
        }
        return status(sound, QuestionStatus::Approved, m_ada, "Read against its evidence (generated)");
    }

    Result<> freeze(std::size_t version, const std::string& note) {
        return workspace::freezeSuite(m_workspace, m_suite, std::string(kDemoVersions[version]), note, m_ada)
            .map([](const workspace::SuiteVersion&) {});
    }

    // Both read most questions; they see what is really wrong more often than not, and differ now and then.
    Result<> review() {
        base::Random random(demoSeedOf(kDemoSeed, "reviews"));
        for (const std::string& reviewer : {m_ada, m_bo}) {
            for (const DemoQuestion& question : m_questions) {
                const double draw = random.unit();
                if (random.unit() < (reviewer == m_bo ? 0.15 : 0.05)) {
                    continue; // not read yet
                }
                workspace::NewReview said;
                said.question = m_ids.at(question.id);
                said.blind = true;
                if (question.fault != DemoFault::None && draw < 0.75) {
                    said.verdict = ReviewVerdict::Flag;
                    said.reason = reasonOf(question.fault);
                    said.note = "Found while reading (generated).";
                } else if (draw > 0.92) {
                    said.verdict = ReviewVerdict::Unsure;
                } else {
                    said.verdict = ReviewVerdict::Approve;
                }
                ASSAY_TRY(const auto reader, m_workspace.reader());
                ASSAY_TRY(const auto stored, workspace::storedQuestion(reader, said.question));
                said.revision = stored.revision;
                ASSAY_TRY(workspace::saveReview(m_workspace, said, reviewer));
            }
        }
        return {};
    }

    // Both have read what they wanted to; whoever opens the demo may see how far they agree.
    Result<> showReviews() {
        ASSAY_TRY(const auto reader, m_workspace.reader());
        ASSAY_TRY(auto settings, workspace::suiteSettingsOf(reader, m_suite));
        settings.blindReviews = false;
        return workspace::saveSuiteSettings(m_workspace, m_suite, settings, m_ada,
                                            "The reviews are in (generated)");
    }

    static std::string reasonOf(DemoFault fault) {
        switch (fault) {
        case DemoFault::OutOfYears:
            return "out_of_scope";
        case DemoFault::WrongScale:
            return "wrong_unit";
        case DemoFault::TableHeader:
            return "table_header";
        case DemoFault::Duplicate:
            return "duplicate";
        case DemoFault::CrossReference:
            return "boilerplate_gold";
        case DemoFault::None:
            break;
        }
        return "other";
    }

    // Of what the detector suspects two are accepted and one is dismissed; the others wait.
    Result<> decide() {
        ASSAY_TRY(const auto reader, m_workspace.reader());
        curation::WorkspaceLintOptions options;
        options.now = base::utcNow();
        ASSAY_TRY(const auto lint,
                  curation::lintWorkspace(reader, std::string(kDemoSuite), options, m_stop, m_progress));
        for (const curation::Suspicion& suspicion : lint.report.findings) {
            const bool accepted = suspicion.rule == curation::LintRule::BothMeta ||
                                  suspicion.rule == curation::LintRule::TableHeader;
            Result<workspace::SuspicionMark> marked;
            if (accepted) {
                marked = workspace::acceptSuspicion(
                    m_workspace, curation::keyOf(suspicion),
                    std::string(curation::suggestedFlagReason(suspicion.rule)),
                    "The detector is right; to be written anew (generated).", m_ada);
            } else if (suspicion.rule == curation::LintRule::DuplicateQuestion) {
                marked = workspace::dismissSuspicion(m_workspace, curation::keyOf(suspicion),
                                                     "Kept to see how wording matters (generated)", m_bo);
            }
            ASSAY_TRY(marked);
        }
        return {};
    }

    Result<> edit(const std::string& id, const std::function<bool(model::Question&)>& change,
                  const std::string& who, const std::string& reason) {
        const base::RowId row = m_ids.at(id);
        return workspace::editQuestions(m_workspace, {&row, 1}, change, who, reason).map([](std::int64_t) {});
    }

    // What the second version has otherwise than the first.
    Result<> revise() {
        return edit(
                   "P3V2-Q017",
                   [](model::Question& question) {
                       question.notes = "A risk and how long another source would take (generated).";
                       return true;
                   },
                   m_bo, "The note was never filled in (generated)")
            .and_then([this] {
                return edit(
                    "P3V2-Q003",
                    [](model::Question& question) {
                        question.questionText = "How much did " + question.companyName.front() +
                                                " spend on property and equipment in 2021?";
                        return true;
                    },
                    m_ada, "In the words of somebody who asks (generated)");
            })
            .and_then([this] {
                return edit(
                    "P3V2-Q004",
                    [](model::Question& question) {
                        question.tolerance = 0.5;
                        return true;
                    },
                    m_ada, "Reports round to the nearest million (generated)");
            })
            .and_then([this] {
                return status({"P3V3-Q001", "P3V3-Q004"}, QuestionStatus::Approved, m_bo,
                              "Read against its evidence (generated)");
            });
    }

    Result<> goOn() {
        return edit(
            "P3V2-Q019",
            [](model::Question& question) {
                question.difficulty = "medium";
                return true;
            },
            m_bo, "Two names in one sentence are not that easy (generated)");
    }

    workspace::Workspace& m_workspace;
    const std::vector<DemoQuestion>& m_questions;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    base::RowId m_suite = 0;
    std::map<std::string, base::RowId> m_ids;
};

} // namespace

Result<> curateDemoQuestions(workspace::Workspace& workspace, const std::vector<DemoQuestion>& questions,
                             std::stop_token stop, base::ProgressSink& progress) {
    return Curation(workspace, questions, std::move(stop), progress).run();
}

Result<> curateDemoBundles(workspace::Workspace& workspace, std::stop_token stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    const auto bundles = workspace::loadBundles(reader, 0, stop);
    const auto questions = workspace::questionsNamed(reader, std::string(kDemoSuite), stop);
    if (!bundles || !questions) {
        return tl::unexpected(bundles ? questions.error() : bundles.error());
    }
    const std::string ada(kDemoCurators[0]);
    const std::string bo(kDemoCurators[1]);
    // A bundle that holds all of a question's evidence is what it was drafted from.
    for (const workspace::NamedQuestion& question : *questions) {
        const auto& evidence = question.question.evidenceSentenceIds;
        const bool multiHop = question.question.retrievalScope.starts_with("cross");
        const auto of = std::find_if(bundles->begin(), bundles->end(), [&](const auto& stored) {
            return std::all_of(evidence.begin(), evidence.end(), [&](const std::string& id) {
                const auto& sentences = stored.bundle.sentences;
                return std::any_of(sentences.begin(), sentences.end(),
                                   [&](const model::BundleSentence& each) { return each.sentenceId == id; });
            });
        });
        if (!multiHop || of == bundles->end()) {
            continue;
        }
        ASSAY_TRY(workspace::linkQuestion(workspace, of->id, question.id, ada));
    }
    std::vector<base::RowId> boilerplate;
    for (const workspace::StoredBundle& stored : *bundles) {
        if (stored.bundle.topic == "regulation" && stored.number % 3 == 0) {
            boilerplate.push_back(stored.id);
        }
    }
    if (boilerplate.empty()) {
        return {};
    }
    return workspace::setBundleStatus(workspace, boilerplate, workspace::BundleStatus::Rejected, bo,
                                      "boilerplate")
        .and_then([&] {
            return workspace::setBundleNote(workspace, bundles->front().id,
                                            "Good for a question across years (generated).", bo);
        });
}

} // namespace assay::app
