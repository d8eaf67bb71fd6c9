// A main window with a page of its own, and what a person does to it.
#pragma once

#include "app/shell/main_window.h"
#include "app/shell/page.h"
#include "tests/app/shell/shell_fixture.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QUrl>

namespace assay::tests {

// A page that contributes something of everything.
class SamplePage : public app::Page {
  public:
    SamplePage()
        : m_run(QStringLiteral("Run it"), this)
        , m_export(QStringLiteral("Export it"), this)
        , m_inspector(QStringLiteral("what is selected"), this) {
        m_run.setObjectName(QStringLiteral("sample_run"));
        m_run.setShortcut(QKeySequence(Qt::Key_F5));
        m_export.setObjectName(QStringLiteral("sample_export"));
        setFocusPolicy(Qt::StrongFocus);
    }

    [[nodiscard]] QString navigationKey() const override { return QStringLiteral("sample"); }

    [[nodiscard]] QString pageTitle() const override { return QStringLiteral("Sample"); }

    [[nodiscard]] QString iconName() const override { return QStringLiteral("run"); }

    [[nodiscard]] QString summary() const override { return QStringLiteral("something · 3 items"); }

    void setSession(app::Session* given) override { session = given; }

    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override { return subject; }

    [[nodiscard]] QList<QAction*> runActions() const override { return {const_cast<QAction*>(&m_run)}; }

    [[nodiscard]] QList<QAction*> exportActions() const override { return {const_cast<QAction*>(&m_export)}; }

    [[nodiscard]] QWidget* inspector() const override { return const_cast<QLabel*>(&m_inspector); }

    [[nodiscard]] QByteArray saveState() const override { return state; }

    void restoreState(const QByteArray& given) override { state = given; }

    bool showIssue(const base::Issue& issue) override {
        shown.append(issue);
        return issue.line == 7;
    }

    app::Session* session = nullptr;
    std::optional<evaluate::IssueSubject> subject; // that it shows
    QByteArray state;
    QList<base::Issue> shown;
    QAction m_run;
    QAction m_export;
    QLabel m_inspector;
};

class WindowFixture : public ShellFixture {
  public:
    WindowFixture() { start(); }

    void start() {
        window = std::make_unique<app::MainWindow>(settings);
        sample = new SamplePage;
        window->addPage(sample);
        window->show();
    }

    bool settle() { return window->jobs().waitForFinished(30'000); }

    bool open(const QString& path) {
        window->openPaths({path});
        return settle() && window->session().hasWorkspace();
    }

    void drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths) {
            urls.append(QUrl::fromLocalFile(path));
        }
        data.setUrls(urls);
        const QPoint place(300, 200);
        QDragEnterEvent enter(place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        dropAccepted = enter.isAccepted();
        QDropEvent event(place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &event);
        dropAction = event.dropAction();
    }

    template <typename Widget>
    Widget* child(const char* name) {
        return window->findChild<Widget*>(QString::fromUtf8(name));
    }

    [[nodiscard]] QAction* action(const char* name) const {
        return window->findChild<QAction*>(QString::fromUtf8(name));
    }

    app::Settings settings;
    std::unique_ptr<app::MainWindow> window;
    SamplePage* sample = nullptr;
    bool dropAccepted = false;
    Qt::DropAction dropAction = Qt::IgnoreAction;
};

} // namespace assay::tests
