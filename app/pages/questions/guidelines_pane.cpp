#include "app/pages/questions/guidelines_pane.h"

#include "app/pages/questions/question_controller.h"
#include "core/curation/review_assignment.h"
#include "core/results/curation/assignment_blocks.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/turning_splitter.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kMostPerQuestion = 20;

} // namespace

GuidelinesPane::GuidelinesPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("guidelines"));
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(QStringLiteral("guidelinesText"));
    m_text->setAccessibleName(tr("Guidelines of the suite"));
    m_text->setPlaceholderText(tr("What a good question of this suite is, and how its gold is judged. "
                                  "Everybody who reviews it sees this."));
    m_text->setTabChangesFocus(true);
    m_reviewers = new QLineEdit(this);
    m_reviewers->setObjectName(QStringLiteral("guidelinesReviewers"));
    m_reviewers->setPlaceholderText(tr("Ada, Bea, Cid"));
    m_perQuestion = new QSpinBox(this);
    m_perQuestion->setObjectName(QStringLiteral("guidelinesPerQuestion"));
    m_perQuestion->setRange(1, kMostPerQuestion);
    m_save = new QPushButton(tr("Save"), this);
    m_save->setObjectName(QStringLiteral("guidelinesSave"));
    m_yours = new QLabel(this);
    m_yours->setObjectName(QStringLiteral("guidelinesWhose"));
    m_yours->setWordWrap(true);
    m_yours->setTextFormat(Qt::PlainText);
    auto* area = new widgets::BlocksArea(this);
    m_progress = area->addGroup();
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Reviewers"), m_reviewers);
    form->addRow(tr("Reviews of each question"), m_perQuestion);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_yours, 1);
    buttons->addWidget(m_save);
    auto* parts = new widgets::TurningSplitter(this);
    auto* said = new QWidget(parts);
    auto* saidLayout = new QVBoxLayout(said);
    saidLayout->setContentsMargins(0, 0, 0, 0);
    saidLayout->addWidget(m_text, 1);
    saidLayout->addLayout(form);
    saidLayout->addLayout(buttons);
    parts->addWidget(said);
    parts->addWidget(area);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 1);
    parts->setShares({2'000, 1'000}, {2'000, 2'000});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(parts);
    const auto enable = [this] { m_save->setEnabled(isTyped() && !m_controller.edits().isReadOnly()); };
    connect(m_text, &QPlainTextEdit::textChanged, this, enable);
    connect(m_reviewers, &QLineEdit::textChanged, this, enable);
    connect(m_perQuestion, &QSpinBox::valueChanged, this, enable);
    connect(m_save, &QPushButton::clicked, this, &GuidelinesPane::save);
    connect(&controller, &QuestionController::currentChanged, this, &GuidelinesPane::refresh);
    connect(&controller, &QuestionController::journalChanged, this, &GuidelinesPane::refresh);
    showSettings();
}

void GuidelinesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

bool GuidelinesPane::isTyped() const {
    return m_settings && (m_text->toPlainText().toStdString() != m_settings->guidelines ||
                          typedAssignment() != m_settings->assignment);
}

workspace::ReviewAssignment GuidelinesPane::typedAssignment() const {
    workspace::ReviewAssignment assignment;
    for (const QString& name : m_reviewers->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::string trimmed = name.trimmed().toStdString();
        if (!trimmed.empty() &&
            std::ranges::find(assignment.reviewers, trimmed) == assignment.reviewers.end()) {
            assignment.reviewers.push_back(trimmed);
        }
    }
    assignment.perQuestion = m_perQuestion->value();
    return assignment;
}

void GuidelinesPane::refresh() {
    if (!isVisible()) {
        return;
    }
    const auto& current = m_controller.current();
    const qint64 suite = current ? current->suite : 0;
    if (suite == m_suite && isTyped()) {
        showProgress();
        return; // what is typed stays
    }
    m_suite = suite;
    m_settings.reset();
    if (suite != 0 && m_controller.workspace() != nullptr) {
        if (const auto reader = m_controller.workspace()->reader()) {
            auto settings = workspace::suiteSettingsOf(*reader, suite);
            if (settings) {
                m_settings = std::move(*settings);
            }
        }
    }
    showSettings();
    showProgress();
}

void GuidelinesPane::showSettings() {
    QStringList names;
    if (m_settings) {
        for (const std::string& name : m_settings->assignment.reviewers) {
            names += QString::fromStdString(name);
        }
    }
    m_text->setPlainText(m_settings ? QString::fromStdString(m_settings->guidelines) : QString());
    m_reviewers->setText(names.join(QStringLiteral(", ")));
    m_perQuestion->setValue(m_settings ? static_cast<int>(std::clamp<std::int64_t>(
                                             m_settings->assignment.perQuestion, 1, kMostPerQuestion))
                                       : 1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_text, m_reviewers, m_perQuestion}) {
        each->setEnabled(m_settings && !m_controller.edits().isReadOnly());
    }
    m_save->setEnabled(false);
}

void GuidelinesPane::showProgress() {
    m_yours->clear();
    std::vector<results::Block> blocks;
    const auto reader = m_settings && m_controller.workspace() != nullptr
                            ? m_controller.workspace()->reader()
                            : base::fail(base::ErrorCode::NotFound, "suite");
    const auto reviews = reader
                             ? workspace::reviewsOfSuite(*reader, m_suite)
                             : base::Result<std::vector<workspace::Review>>(tl::unexpected(reader.error()));
    if (reviews && !m_settings->assignment.reviewers.empty()) {
        const workspace::QuestionColumns& columns = m_controller.columns();
        std::vector<base::RowId> ids;
        std::vector<bool> isCounted;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns.suite[i] == m_suite) {
                ids.push_back(columns.id[i]);
                isCounted.push_back(columns.status[i] != model::QuestionStatus::Retired);
            }
        }
        blocks = results::assignmentBlocks(
            curation::reviewProgress(ids, isCounted, m_settings->assignment, *reviews),
            widgets::WindowWording());
        const auto assigned = curation::assignReviews(ids, m_settings->assignment);
        const auto& current = m_controller.current();
        const auto place = std::ranges::find(ids, current ? current->id : 0);
        if (place != ids.end()) {
            QStringList names;
            for (const std::size_t person : assigned[static_cast<std::size_t>(place - ids.begin())]) {
                names += QString::fromStdString(m_settings->assignment.reviewers[person]);
            }
            m_yours->setText(tr("This question is for %1.").arg(names.join(QStringLiteral(", "))));
        }
    }
    m_progress->setBlocks(blocks);
}

void GuidelinesPane::save() {
    if (!m_settings || m_suite == 0) {
        return;
    }
    const std::string text = m_text->toPlainText().toStdString();
    const workspace::ReviewAssignment assignment = typedAssignment();
    const QString done = tr("Guidelines and assignment are saved.");
    const bool saved =
        m_controller.edits().carryOut({.write =
                                           [&](workspace::Workspace& workspace, const std::string& who) {
                                               return workspace::changeSuiteSettings(
                                                   workspace, m_suite,
                                                   [&](workspace::SuiteSettings& settings) -> base::Result<> {
                                                       settings.guidelines = text;
                                                       settings.assignment = assignment;
                                                       return {};
                                                   },
                                                   who, tr("Guidelines").toStdString());
                                           },
                                       .done = [&] { return done; },
                                       .again = [this] { save(); },
                                       .what = done});
    if (saved) {
        m_settings->guidelines = text;
        m_settings->assignment = assignment;
        showSettings();
        showProgress();
    }
}

} // namespace assay::app

#include "moc_guidelines_pane.cpp"
