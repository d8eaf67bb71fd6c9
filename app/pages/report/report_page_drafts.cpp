// Choices on the report page that nobody has saved: kept in the workspace, and offered when it is open again.
#include "app/pages/report/report_chooser.h"
#include "app/pages/report/report_editor.h"
#include "app/pages/report/report_page.h"
#include "app/shell/session.h"
#include "widgets/curation/form_notice.h"
#include "widgets/editing/edit_session.h"
#include "widgets/text/error_text.h"

#include <QDateTime>
#include <QDialog>
#include <QLocale>
#include <QStringList>

namespace assay::app {
namespace {

const std::string kChosen("\n"); // no report is called so

QString momentText(const std::string& utc) {
    return QLocale().toString(QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate).toLocalTime(),
                              QLocale::ShortFormat);
}

} // namespace

void ReportPage::takeEdits() {
    m_changed = !m_listedPlan || !(m_editor->plan() == m_chosen);
    if (!m_changed) {
        m_offer.clear();
        m_notice->hide();
    }
    keepChoices();
    refreshActions();
    makeLater();
}

void ReportPage::keepChoices() {
    const results::ReportPlan& plan = m_editor->plan();
    if (!m_changed || (m_draft && *m_draft != plan.name)) {
        dropDraft();
    }
    if (!m_changed) { // what is merely looked at
        m_edits->drafts().setTyped(kChosen, [name = plan.name](workspace::Workspace& workspace) {
            return results::rememberChosenReport(workspace, name);
        });
        return;
    }
    m_draft = plan.name;
    const results::ReportDraft draft{plan, m_listedPlan ? std::optional(m_chosen) : std::nullopt,
                                     m_edits->curator().toStdString()};
    m_edits->drafts().setTyped(plan.name, [draft](workspace::Workspace& workspace) {
        return results::saveReportDraft(workspace, draft);
    });
}

void ReportPage::dropDraft() {
    if (m_draft) {
        m_edits->drafts().drop(*m_draft);
        m_draft.reset();
    }
}

results::ReportDrafts ReportPage::readDrafts() {
    results::ReportDrafts drafts;
    if (m_session->hasWorkspace()) {
        const auto reader = m_session->workspace()->reader();
        auto read = reader ? results::reportDrafts(*reader)
                           : base::Result<results::ReportDrafts>(tl::unexpected(reader.error()));
        if (read) {
            drafts = std::move(*read);
        } else {
            Q_EMIT errorRaised(widgets::errorText(read.error()));
        }
    }
    return drafts;
}

void ReportPage::restoreNewest() {
    const results::ReportDrafts found = readDrafts();
    for (const results::UnreadableReport& one : found.unreadable) {
        Q_EMIT errorRaised(tr("Unsaved choices of “%1” cannot be read. What is wrong: %2.")
                               .arg(m_chooser->titleOf(one.name), QString::fromStdString(one.why.detail)));
    }
    bool restored = false;
    for (const results::ReportDraft& draft : found.drafts) {
        restored = restored || restore(draft);
    }
    if (!restored) {
        const auto reader = m_session->hasWorkspace() ? m_session->workspace()->reader()
                                                      : base::fail(base::ErrorCode::NotFound);
        const auto name = reader ? results::chosenReport(*reader) : base::Result<std::string>();
        if (const auto* plan = name ? m_chooser->find(*name) : nullptr) {
            takePlan(results::ReportPlan(*plan), true);
        }
    }
    showPlans();
    QStringList others;
    for (const results::ReportDraft& draft : found.drafts) {
        const results::ReportPlan* stored = m_chooser->find(draft.plan.name);
        if (draft.plan.name != m_editor->plan().name && draft.base && stored != nullptr &&
            !(draft.plan == *stored)) {
            others << m_chooser->titleOf(draft.plan.name);
        }
    }
    if (!others.isEmpty()) {
        const QString text =
            tr("There are unsaved choices of other reports, too; they come when one of these is "
               "chosen: %1.")
                .arg(others.join(QStringLiteral(", ")));
        offerDraft(m_offer + QLatin1Char(' ') + text);
    }
}

// False: there is nothing in it that is not saved.
bool ReportPage::restore(const results::ReportDraft& draft) {
    const results::ReportPlan* stored = draft.base ? m_chooser->find(draft.plan.name) : nullptr;
    if (stored != nullptr && draft.plan == *stored) {
        return false;
    }
    takePlan(stored != nullptr ? results::ReportPlan(*stored) : draft.plan, stored != nullptr);
    m_draft = draft.plan.name;
    m_editor->setPlan(draft.plan);
    m_changed = true;
    const QString name = m_chooser->titleOf(draft.plan.name);
    QString text = draft.plan.name.empty() ? tr("These are unsaved choices of a report without a name.")
                   : draft.savedBy.empty()
                       ? tr("These are unsaved choices of “%1”, of %2.").arg(name, momentText(draft.savedAt))
                       : tr("These are unsaved choices of “%1”, by %2, of %3.")
                             .arg(name, QString::fromStdString(draft.savedBy), momentText(draft.savedAt));
    if (stored != nullptr && m_chooser->isSaved(draft.plan.name) && !(*stored == *draft.base)) {
        text += QLatin1Char(' ') + tr("The report was saved again since; saving these replaces that.");
    } else if (draft.base && stored == nullptr) {
        text += QLatin1Char(' ') + tr("The saved report is not there any more.");
    }
    offerDraft(text);
    return true;
}

void ReportPage::offerDraft(const QString& text) {
    m_offer = text;
    m_notice->ask(text, tr("Save"), tr("Discard"), [this] { saveOffered(); }, [this] { discardOffered(); });
}

void ReportPage::saveOffered() {
    const QString offer = m_offer;
    if (m_save->isEnabled()) {
        m_save->trigger();
    } else if (m_saveAs->isEnabled()) {
        // A template of the program, or one of a file: it needs a name first.
        connect(askForName(), &QDialog::finished, this, [this, offer] {
            if (m_changed && !m_offer.isEmpty()) {
                offerDraft(offer);
            }
        });
        return;
    } else {
        Q_EMIT errorRaised(
            tr("This workspace can only be read. “Save as template file…” keeps the choices."));
    }
    if (m_changed && !m_offer.isEmpty()) { // nobody is known who saves, or it could not be
        offerDraft(offer);
    }
}

void ReportPage::discardOffered() {
    dropDraft();
    takePlan(m_listedPlan ? results::ReportPlan(m_chosen) : results::briefPlan(), true);
    keepChoices();
    showPlans();
    refreshActions();
    make();
}

} // namespace assay::app
