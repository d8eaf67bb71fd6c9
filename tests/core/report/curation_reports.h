// What the tests of the sections about gold suites share: a workspace with one suite, questions, reviews and
// scored answers in it, and the parts of a report of it.
#pragma once

#include "core/curation/marked_suspicions.h"
#include "core/curation/questions.h"
#include "core/curation/reviews.h"
#include "core/curation/suspicion_marks.h"
#include "core/curation/workspace_lint.h"
#include "core/report/report_sections.h"
#include "core/store/answer_scores.h"
#include "core/store/suites.h"
#include "tests/core/report/report_parts.h"
#include "tests/core/store/store_fixture.h"

#include <QtTest/QtTest>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::tests {

using curation::ReviewVerdict;

// A report of these sections only.
inline report::ReportPlan planOf(const std::vector<std::string>& ids) {
    report::ReportPlan plan;
    for (const std::string& id : ids) {
        plan.sections.push_back({id, true});
    }
    return plan;
}

// In whatever section it stands.
inline std::optional<report::KeyFigure> keyFigure(const report::Report& report, const std::string& label) {
    std::optional<report::KeyFigure> found;
    eachBlock(report.sections, [&](const report::Section&, const report::Block& block) {
        if (const auto* figures = std::get_if<report::KeyFigures>(&block)) {
            for (const report::KeyFigure& one : figures->list) {
                if (one.label == label) {
                    found = one;
                }
            }
        }
    });
    return found;
}

inline report::Figure figureOf(const report::Report& report, const std::string& label) {
    const auto found = keyFigure(report, label);
    return found ? std::get<report::Figure>(found->value)
                 : report::Figure{std::nullopt, report::FigureKind::Count, 0, {}, {}, "none"};
}

inline double countOf(const report::Report& report, const std::string& label) {
    return figureOf(report, label).value.value_or(-1);
}

// Whether a paragraph of the report says this.
inline bool says(const report::Report& report, const std::string& part) {
    for (const report::Section& section : report.sections) {
        if (paragraphsOf(section).find(part) != std::string::npos) {
            return true;
        }
    }
    return false;
}

// The row whose first cell is that text.
inline const std::vector<report::Cell>* rowOf(const report::Table& table, const std::string& first) {
    for (const std::vector<report::Cell>& row : table.rows) {
        if (std::get<std::string>(row.front()) == first) {
            return &row;
        }
    }
    return nullptr;
}

inline std::string textAt(const std::vector<report::Cell>& row, std::size_t at) {
    return std::get<std::string>(row[at]);
}

inline report::Figure figureAt(const std::vector<report::Cell>& row, std::size_t at) {
    return std::get<report::Figure>(row[at]);
}

inline double countAt(const std::vector<report::Cell>& row, std::size_t at) {
    return figureAt(row, at).value.value_or(-1);
}

class CurationReports {
  protected:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<store::Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::NoProgress m_progress;

    void make() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(*store::Workspace::create(m_folder->path("w.assay")));
        m_suite = *store::createSuite(*m_workspace, "Gold", "Ada");
    }

    base::RowId add(const std::string& id, const std::function<void(model::Question&)>& change = {},
                    base::RowId suite = 0) {
        model::Question question;
        question.questionId = id;
        question.questionText = "How much did the revenue of segment " + id + " grow in that year?";
        question.answerText = {"The revenue of the segment grew by nine percent over the year before."};
        question.answerType = "span";
        question.difficulty = "easy";
        question.retrievalScope = "local";
        if (change) {
            change(question);
        }
        const auto made =
            curation::addQuestion(*m_workspace, suite == 0 ? m_suite : suite, question, "Ada", "made");
        return made ? *made : 0;
    }

    base::Result<report::Report> reportOf(const report::ReportPlan& plan) {
        auto reader = m_workspace->reader();
        return report::makeReport(*reader, "w", plan, report::Wording(), "", {}, m_progress);
    }

    // Of these sections; the test fails when there is none.
    report::Report made(const std::vector<std::string>& ids) {
        auto report = reportOf(planOf(ids));
        if (!report) {
            QTest::qFail(explanation(report).c_str(), __FILE__, __LINE__);
            return {};
        }
        return std::move(*report);
    }

    curation::WorkspaceLint lint() {
        curation::WorkspaceLintOptions options;
        options.withMarked = true;
        auto reader = m_workspace->reader();
        return std::move(*curation::lintWorkspace(*reader, "Gold", options, {}, m_progress));
    }

    curation::SuspicionKey suspicionOf(base::RowId question, curation::LintRule rule) {
        for (const curation::Suspicion& finding : lint().report.findings) {
            if (finding.question == question && finding.rule == rule) {
                return curation::keyOf(finding);
            }
        }
        return {};
    }

    void importAnswers(const std::string& csv) {
        ASSAY_VERIFY_OK(store::importAnswerScores(*m_workspace, m_folder->write("answers.csv", csv),
                                                  "Model A", std::nullopt, {}, m_progress));
    }

    void review(base::RowId question, const std::string& who, ReviewVerdict verdict) {
        const auto stored = store::storedQuestion(*m_workspace->reader(), question);
        ASSAY_VERIFY_OK(curation::saveReview(*m_workspace,
                                             {question, stored->revision, verdict,
                                              verdict == ReviewVerdict::Flag ? "ambiguous" : "", "", false},
                                             who));
    }

    // Saves the question as `change` makes it.
    void edit(base::RowId id, const std::function<void(model::Question&)>& change) {
        const auto stored = store::storedQuestion(*m_workspace->reader(), id);
        model::Question changed = stored->question;
        change(changed);
        ASSAY_VERIFY_OK(curation::saveQuestion(*m_workspace, id, stored->revision, changed, "Ada", ""));
    }
};

} // namespace assay::tests
