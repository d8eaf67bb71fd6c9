// The terminal side of a headless command: figures on standard output, everything else on standard error.
#pragma once

#include "core/base/error.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"

#include <QString>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::app {

// Stops when Ctrl+C or a termination signal arrives. Valid for the life of the process.
[[nodiscard]] std::stop_token interruptToken();

// Lets Ctrl+C end the process again, before a window opens.
void releaseInterrupts();

// A progress line that is rewritten in place, on standard error when that is a terminal; otherwise silent.
class ConsoleProgress final : public base::ProgressSink {
  public:
    explicit ConsoleProgress(bool quiet);
    ~ConsoleProgress() override;

    void report(base::Stage stage, std::int64_t done, std::int64_t total) override;

    // Takes the line away, so that other output starts in a clean column.
    void clear();

  private:
    bool m_shown = false;
    bool m_dirty = false;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_last;
};

// Of a text as "%n question(s)": "1 question", "31 questions". Commands speak English.
[[nodiscard]] QString counted(const char* text, std::int64_t count);

// A name or a text of the data as part of a line: control characters (a tab, a line break, what a terminal
// would obey) are spelled, "\\t", "\\n", "\\x1b". Others come back as they are.
[[nodiscard]] std::string spelledOut(std::string_view text);

// To standard output, as UTF-8, without adding a line break.
void printOut(std::string_view text);
void printOut(const QString& text);

// One line to standard error; control characters in it other than line breaks are spelled out.
void printMessage(const QString& text);

// The sentence for the error to standard error; gives the exit code that belongs to it.
int printError(const base::Error& error);

// Up to `limit` issues, a line each, then how many more there are and `listedBy`: a sentence that says what
// lists all of them, or nothing. To standard error.
void printIssues(const base::IssueList& issues, const QString& listedBy, int limit = 20);

// Logs how many issues of each code there are: nothing of what stands in the data.
void logIssues(const base::IssueList& issues);

// Runs `work`, which gives an exit code. What it throws is printed as the fault of the program that it is,
// and gives kExitFile.
[[nodiscard]] int runCaught(const std::function<int()>& work);

} // namespace assay::app
