#include "app/pages/questions/guidelines_pane.h"

#include "app/pages/questions/question_controller.h"
#include "core/curation/review_assignment.h"
#include "core/results/curation/assignment_blocks.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/turning_splitter.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
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
    m_back = new QPushButton(tr("As saved"), this);
    m_back->setObjectName(QStringLiteral("guidelinesBack"));
    m_back->setToolTip(tr("Gives up what is typed and not saved"));
    m_save->setToolTip(tr("Saves the guidelines and who reviews (Ctrl+S)"));
    m_draft = new QLabel(this);
    m_draft->setObjectName(QStringLiteral("guidelinesDraft"));
    m_draft->setWordWrap(true);
    m_draft->setTextFormat(Qt::PlainText);
    m_draft->hide();
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
    buttons->addWidget(m_back);
    buttons->addWidget(m_save);
    auto* parts = new widgets::TurningSplitter(this);
    auto* said = new QWidget(parts);
    auto* saidLayout = new QVBoxLayout(said);
    saidLayout->setContentsMargins(0, 0, 0, 0);
    saidLayout->addWidget(m_draft);
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
    connect(m_text, &QPlainTextEdit::textChanged, this, &GuidelinesPane::takeTyped);
    connect(m_reviewers, &QLineEdit::textChanged, this, &GuidelinesPane::takeTyped);
    connect(m_perQuestion, &QSpinBox::valueChanged, this, &GuidelinesPane::takeTyped);
    connect(m_save, &QPushButton::clicked, this, &GuidelinesPane::save);
    connect(m_back, &QPushButton::clicked, this, &GuidelinesPane::putBack);
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
    if (m_workspace.lock() != m_controller.workspace()) { // hidden, too: what is typed is of the former one
        m_workspace = m_controller.workspace();
        m_suite = 0;
        m_settings.reset();
        readDrafts();
    }
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
    offerDraft();
    showProgress();
}

// What was typed in an earlier session.
void GuidelinesPane::readDrafts() {
    m_drafts.clear();
    for (const workspace::KeptValue& kept : m_controller.typedGuidelines()) {
        const QJsonObject document =
            QJsonDocument::fromJson(QByteArray::fromStdString(kept.document)).object();
        m_drafts[QString::fromStdString(kept.name).toLongLong()] = {
            document.value(QLatin1String("guidelines")).toString(),
            document.value(QLatin1String("reviewers")).toString(),
            document.value(QLatin1String("per_question")).toInt(1),
            document.value(QLatin1String("saved_by")).toString(), QString::fromStdString(kept.keptAt)};
    }
}

// Somebody has typed: it is kept until it is saved or given up.
void GuidelinesPane::takeTyped() {
    if (m_isFilling || !m_settings) {
        return;
    }
    if (isTyped()) {
        const Draft draft{
            m_text->toPlainText(), m_reviewers->text(), m_perQuestion->value(), m_controller.curator(), {}};
        m_drafts[m_suite] = draft;
        m_controller.setTypedGuidelines(
            m_suite, QJsonDocument(QJsonObject{{QStringLiteral("guidelines"), draft.guidelines},
                                               {QStringLiteral("reviewers"), draft.reviewers},
                                               {QStringLiteral("per_question"), draft.perQuestion},
                                               {QStringLiteral("saved_by"), draft.who}})
                         .toJson(QJsonDocument::Compact)
                         .toStdString());
    } else if (m_drafts.erase(m_suite) > 0) {
        m_controller.setTypedGuidelines(m_suite, std::nullopt);
    }
    showTyping();
}

// What was typed of this suite stands in its fields again.
void GuidelinesPane::offerDraft() {
    const auto found = m_drafts.find(m_suite);
    if (found == m_drafts.end() || !m_settings || m_controller.edits().isReadOnly()) {
        return;
    }
    const Draft draft = found->second;
    m_isFilling = true;
    m_text->setPlainText(draft.guidelines);
    m_reviewers->setText(draft.reviewers);
    m_perQuestion->setValue(draft.perQuestion);
    m_isFilling = false;
    if (!isTyped()) { // it is so by now
        m_drafts.erase(found);
        m_controller.setTypedGuidelines(m_suite, std::nullopt);
    }
    const QString who = draft.who.isEmpty()                   ? tr("somebody")
                        : draft.who == m_controller.curator() ? tr("you")
                                                              : draft.who;
    m_draft->setText(
        draft.when.isEmpty()
            ? tr("Typed here by %1 and not saved yet.").arg(who)
            : tr("Typed here by %1 on %2 and not saved yet.").arg(who, widgets::timeText(draft.when)));
    m_draft->setVisible(isTyped());
    showTyping();
}

void GuidelinesPane::putBack() {
    showSettings();
    m_text->setFocus(Qt::OtherFocusReason);
    if (m_drafts.erase(m_suite) > 0) {
        m_controller.setTypedGuidelines(m_suite, std::nullopt);
    }
    showTyping();
}

void GuidelinesPane::showTyping() {
    const bool mayChange = isTyped() && !m_controller.edits().isReadOnly();
    // A button that is disabled gives the keyboard to whatever comes next, which may be another page's.
    if (!mayChange && (m_save->hasFocus() || m_back->hasFocus())) {
        m_text->setFocus(Qt::OtherFocusReason);
    }
    m_save->setEnabled(mayChange);
    m_back->setEnabled(mayChange);
    if (!isTyped()) {
        m_draft->hide();
    }
    Q_EMIT typingChanged();
}

void GuidelinesPane::showSettings() {
    m_isFilling = true;
    QStringList names;
    if (m_settings) {
        for (const std::string& name : m_settings->assignment.reviewers) {
            names += QString::fromStdString(name);
        }
    }
    const QString text = m_settings ? QString::fromStdString(m_settings->guidelines) : QString();
    if (m_text->toPlainText() != text) { // else the cursor stays where it is
        m_text->setPlainText(text);
    }
    m_reviewers->setText(names.join(QStringLiteral(", ")));
    m_perQuestion->setValue(m_settings ? static_cast<int>(std::clamp<std::int64_t>(
                                             m_settings->assignment.perQuestion, 1, kMostPerQuestion))
                                       : 1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_text, m_reviewers, m_perQuestion}) {
        each->setEnabled(m_settings && !m_controller.edits().isReadOnly());
    }
    m_isFilling = false;
    m_draft->hide();
    showTyping();
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
        if (m_drafts.erase(m_suite) > 0) {
            m_controller.setTypedGuidelines(m_suite, std::nullopt);
        }
        showSettings();
        showProgress();
    }
}

} // namespace assay::app

#include "moc_guidelines_pane.cpp"
