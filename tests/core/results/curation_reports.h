// What the tests of the sections about gold suites share: a workspace with one suite, questions, reviews and
// scored answers in it, and the parts of a report of it.
#pragma once

#include "core/curation/marked_suspicions.h"
#include "core/curation/workspace_lint.h"
#include "core/results/report/report_sections.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/workspace/store_fixture.h"

#include <QtTest/QtTest>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::tests {

using workspace::ReviewVerdict;

// A report of these sections only.
inline results::ReportPlan planOf(const std::vector<std::string>& ids) {
    results::ReportPlan plan;
    for (const std::string& id : ids) {
        plan.sections.push_back({id, true});
    }
    return plan;
}

// In whatever section it stands.
inline std::optional<results::KeyFigure> keyFigure(const results::Report& report, const std::string& label) {
    std::optional<results::KeyFigure> found;
    eachBlock(report.sections, [&](const results::Section&, const results::Block& block) {
        if (const auto* figures = std::get_if<results::KeyFigures>(&block)) {
            for (const results::KeyFigure& one : figures->list) {
                if (one.label == label) {
                    found = one;
                }
            }
        }
    });
    return found;
}

inline results::Figure figureOf(const results::Report& report, const std::string& label) {
    const auto found = keyFigure(report, label);
    return found ? std::get<results::Figure>(found->value)
                 : results::Figure{std::nullopt, results::FigureKind::Count, 0, {}, {}, "none"};
}

inline double countOf(const results::Report& report, const std::string& label) {
    return figureOf(report, label).value.value_or(-1);
}

// Whether a paragraph of the report says this.
inline bool says(const results::Report& report, const std::string& part) {
    for (const results::Section& section : report.sections) {
        if (paragraphsOf(section).find(part) != std::string::npos) {
            return true;
        }
    }
    return false;
}

// The row whose first cell is that text.
inline const results::TableRow* rowOf(const results::Table& table, const std::string& first) {
    for (const results::TableRow& row : table.rows) {
        if (std::get<std::string>(row.front()) == first) {
            return &row;
        }
    }
    return nullptr;
}

inline std::string textAt(const results::TableRow& row, std::size_t at) {
    return std::get<std::string>(row[at]);
}

inline results::Figure figureAt(const results::TableRow& row, std::size_t at) {
    return std::get<results::Figure>(row[at]);
}

inline double countAt(const results::TableRow& row, std::size_t at) {
    return figureAt(row, at).value.value_or(-1);
}

class CurationReports {
  protected:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::NoProgress m_progress;

    void make() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(*workspace::Workspace::create(m_folder->path("w.assay")));
        m_suite = *workspace::createSuite(*m_workspace, "Gold", "Ada");
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
            workspace::addQuestion(*m_workspace, suite == 0 ? m_suite : suite, question, "Ada", "made");
        return made ? *made : 0;
    }

    base::Result<results::Report> reportOf(const results::ReportPlan& plan) {
        auto reader = m_workspace->reader();
        return results::makeReport(*reader, "w", plan, words::Wording(), "", {}, m_progress);
    }

    // Of these sections; the test fails when there is none.
    results::Report made(const std::vector<std::string>& ids) {
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

    workspace::SuspicionKey suspicionOf(base::RowId question, curation::LintRule rule) {
        for (const curation::Suspicion& finding : lint().report.findings) {
            if (finding.question == question && finding.rule == rule) {
                return curation::keyOf(finding);
            }
        }
        return {};
    }

    void importAnswers(const std::string& csv) {
        ASSAY_VERIFY_OK(workspace::importAnswerScores(*m_workspace, m_folder->write("answers.csv", csv),
                                                      "Model A", {}, {}, m_progress));
    }

    void review(base::RowId question, const std::string& who, ReviewVerdict verdict) {
        const auto stored = workspace::storedQuestion(*m_workspace->reader(), question);
        ASSAY_VERIFY_OK(workspace::saveReview(*m_workspace,
                                              {question, stored->revision, verdict,
                                               verdict == ReviewVerdict::Flag ? "ambiguous" : "", "", false},
                                              who));
    }

    // Saves the question as `change` makes it.
    void edit(base::RowId id, const std::function<void(model::Question&)>& change) {
        const auto stored = workspace::storedQuestion(*m_workspace->reader(), id);
        model::Question changed = stored->question;
        change(changed);
        ASSAY_VERIFY_OK(workspace::saveQuestion(*m_workspace, id, stored->revision, changed, "Ada", ""));
    }
};

} // namespace assay::tests
