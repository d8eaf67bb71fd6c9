// The report: choose its sections, order and comment them, see the pages as they will print, save them.
#pragma once

#include "app/settings/settings.h"
#include "app/shell/page.h"
#include "core/base/error.h"
#include "core/results/report/report_drafts.h"
#include "core/results/report/report_plan.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/report/report_files.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QDialog;
class QSplitter;
class QStackedWidget;

namespace assay::widgets {
class CuratorField;
class EditSession;
class FormNotice;
} // namespace assay::widgets

namespace assay::app {

class ReportChooser;
class ReportEditor;
class ReportMaker;
class ReportPagesView;

class ReportPage : public Page {
    Q_OBJECT
  public:
    explicit ReportPage(QWidget* parent = nullptr);
    ~ReportPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    void setSession(Session* session) override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Writes the formats into the folder, with a manifest; nothing while the pages are being made.
    void writePack(const QString& folder, const std::vector<widgets::ReportFormat>& formats,
                   const results::CsvOptions& csv = {});

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    void makeActions();
    void connectParts();
    void takeWorkspace();
    void readHoldings();
    void showPlans();
    void choosePlan(const std::string& name);
    void takePlan(const results::ReportPlan& plan, bool listed);
    void askBeforeLosing(const std::function<void()>& goOn);
    void followStored();
    void make();
    void makeLater();
    void refreshActions();

    // Choices that are not saved (report_page_drafts.cpp).
    void takeEdits();
    void keepChoices();
    void dropDraft();
    [[nodiscard]] results::ReportDrafts readDrafts();
    void restoreNewest();
    bool restore(const results::ReportDraft& draft);
    void offerDraft(const QString& text);
    void saveOffered();
    void discardOffered();

    // What is saved, and as what (report_page_files.cpp).
    void save(const QString& name);
    QDialog* askForName();
    void askForNewName();
    void rename(const QString& name);
    [[nodiscard]] bool canBeNamed(const QString& name);
    void removeSaved();
    void tellStored(const QString& text);
    void raiseNotStored(const base::Error& error);
    void exportTo(widgets::ReportFormat format);
    void writeTo(const QString& path, widgets::ReportFormat format);
    void askForPackFolder(const QString& title, const std::vector<widgets::ReportFormat>& formats);
    void importTemplate();
    void exportTemplate();

    Session* m_session = nullptr;
    Settings m_settings;
    widgets::CuratorField* m_curator = nullptr;
    widgets::EditSession* m_edits = nullptr; // null before setSession(), and so are the actions
    widgets::UndoActions m_undoActions;
    ReportMaker* m_maker = nullptr;
    QStackedWidget* m_stack = nullptr;
    QSplitter* m_splitter = nullptr;
    widgets::FormNotice* m_notice = nullptr;
    ReportChooser* m_chooser = nullptr;
    ReportEditor* m_editor = nullptr;
    ReportPagesView* m_pages = nullptr;
    results::ReportPlan m_chosen;       // as it was saved or chosen
    bool m_listedPlan = true;           // what is edited is one of the chooser's; else it came from a file
    bool m_changed = false;             // since it was saved or chosen
    std::optional<std::string> m_draft; // the name that a draft is kept under
    QString m_offer;                    // what is asked about a draft that was found
    QAction* m_make = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_pack = nullptr;
    QAction* m_import = nullptr;
    QAction* m_export = nullptr;
    std::vector<QAction*> m_formats;
};

} // namespace assay::app
