#include "core/words/error_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <vector>

namespace assay::words {
namespace {

using base::ErrorCode;

// "What happened (reason). What to do."
struct ErrorWords {
    ErrorCode code;
    const char* happened; // %1 is what it happened to
    const char* advice;
    bool isOfWorkspace = false; // " %1" is left out where the workspace has no name
};

constexpr std::array kErrors{
    ErrorWords{
        ErrorCode::FileNotReadable, ASSAY_TEXT("Report", "The file %1 cannot be read"),
        ASSAY_TEXT("Report", "Check that you have the right to read it and that its disk is connected.")},
    ErrorWords{
        ErrorCode::UnknownFormat, ASSAY_TEXT("Report", "%1 is in none of the formats that Assay reads"),
        ASSAY_TEXT("Report", "Scored sets have a label and an FHRI or its components in every record; gold "
                             "questions, bundles, answers and lists come in the forms that the documentation "
                             "of formats describes.")},
    ErrorWords{ErrorCode::InputNotUsable, ASSAY_TEXT("Report", "Nothing in %1 can be used"),
               ASSAY_TEXT("Report", "The list of issues tells what is wrong with each record.")},
    ErrorWords{ErrorCode::NotAWorkspace, ASSAY_TEXT("Report", "%1 is not an Assay workspace"),
               ASSAY_TEXT("Report", "To use it as data, import it into a workspace.")},
    ErrorWords{ErrorCode::DamagedWorkspace, ASSAY_TEXT("Report", "The workspace %1 is damaged"),
               ASSAY_TEXT("Report", "Take a copy of the file first, then restore it from a backup; “assay "
                                    "check” lists what is damaged."),
               true},
    ErrorWords{ErrorCode::NewerWorkspace, ASSAY_TEXT("Report", "The workspace %1 was made by a newer Assay"),
               ASSAY_TEXT("Report", "Nothing was changed. Update Assay to change or check it."), true},
    ErrorWords{ErrorCode::OlderWorkspace,
               ASSAY_TEXT("Report", "The workspace %1 was made before the first release of Assay"),
               ASSAY_TEXT("Report",
                          "Its form is not read any more. Make a new workspace and import the data again."),
               true},
    ErrorWords{ErrorCode::ReadOnlyWorkspace,
               ASSAY_TEXT("Report", "The workspace %1 is not as Assay makes it, so it can only be read"),
               ASSAY_TEXT("Report", "Export what you need from it and import that into a new workspace."),
               true},
    ErrorWords{ErrorCode::LeftoverFiles,
               ASSAY_TEXT("Report", "Beside %1 lies what a deleted workspace of that name left"),
               ASSAY_TEXT("Report",
                          "What it held would come back. Delete those files, or move them away, or choose "
                          "another name.")},
    ErrorWords{ErrorCode::WorkspaceBusy,
               ASSAY_TEXT("Report", "Another program or window is writing to the workspace %1"),
               ASSAY_TEXT("Report", "Try again when it has finished."), true},
    ErrorWords{ErrorCode::RemoteFailure, ASSAY_TEXT("Report", "The service at %1 failed"),
               ASSAY_TEXT("Report", "Check that it is running and can be reached, then try again.")}};

// An id may hold a line break, which would end the sentence in the middle of a log or a list.
std::string onOneLine(const std::string& text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n') {
            line += "\\n";
        } else if (c == '\r') {
            line += "\\r";
        } else if (c == '\t') {
            line += "\\t";
        } else {
            line += c;
        }
    }
    return line;
}

// A sentence with "the workspace %1" in it; one without a name is simply the workspace.
std::string ofWorkspace(const char* source, const std::string& name, const Wording& wording) {
    if (!name.empty()) {
        return wording.text(source, {quotedName(name, wording)});
    }
    constexpr std::string_view kName = " %1";
    std::string text = wording.text(source);
    if (const std::size_t at = text.find(kName); at != std::string::npos) {
        text.erase(at, kName.size());
    }
    return text;
}

// "Sentence (reason)." – the reason is the system's or SQLite's own and not translated.
std::string because(const std::string& sentence, const std::string& reason, const Wording& wording) {
    return reason.empty() ? sentence + '.'
                          : wording.text(ASSAY_TEXT("Report", "%1 (%2)."), {sentence, reason});
}

// Whether the reason is that a disk is full, in the words of the system or of SQLite.
bool isAboutSpace(const std::string& reason) {
    std::vector<std::string> full{"database or disk is full",
                                  std::make_error_code(std::errc::no_space_on_device).message()};
#ifdef EDQUOT
    full.push_back(std::generic_category().message(EDQUOT));
#endif
    return std::any_of(full.begin(), full.end(), [&reason](const std::string& words) {
        return reason.find(words) != std::string::npos;
    });
}

// What settings of a service are called in sentences, by their names in files.
struct SettingWords {
    std::string_view name;
    const char* text;
};

constexpr std::array kSettingWords{
    SettingWords{"max_parallel", ASSAY_TEXT("Report", "Requests at once")},
    SettingWords{"max_per_second", ASSAY_TEXT("Report", "Requests a second")},
    SettingWords{"timeout_ms", ASSAY_TEXT("Report", "The time limit in milliseconds")},
    SettingWords{"max_attempts", ASSAY_TEXT("Report", "The number of attempts")},
    SettingWords{"max_tokens", ASSAY_TEXT("Report", "The bound of tokens")},
    SettingWords{"temperature", ASSAY_TEXT("Report", "The temperature")},
    SettingWords{"input_price_per_million_tokens", ASSAY_TEXT("Report", "The price of tokens sent")},
    SettingWords{"output_price_per_million_tokens", ASSAY_TEXT("Report", "The price of tokens received")},
};

std::string invalidText(const base::Error& error, const Wording& wording) {
    if (error.where == "key") { // of a service; it is not repeated
        return wording.text(
            ASSAY_TEXT("Report", "The key holds a blank or a line break; a key has none. Nothing was sent."));
    }
    if (error.where == "judges") { // of a measurement of answers
        return wording.text(ASSAY_TEXT("Report", "The judge %1 is named twice; each judge is a model and a "
                                                 "prompt of its own. Nobody was asked."),
                            {quotedName(error.detail, wording)});
    }
    if (error.where == "corpus by reference") {
        return wording.text(
            ASSAY_TEXT("Report", "This cannot be judged: the sentences of %1 stand in an engine, and neither "
                                 "their texts nor their vectors are here. Neighbour tests and questions "
                                 "can ask that engine (engine:NAME); all else needs the sentences "
                                 "imported."),
            {quotedName(error.detail, wording)});
    }
    const auto* const setting = std::ranges::find(kSettingWords, error.where, &SettingWords::name);
    const std::string what =
        setting == kSettingWords.end() ? quotedName(error.where, wording) : wording.text(setting->text);
    return wording.text(ASSAY_TEXT("Report", "%1 cannot have the value %2. Give a value inside its range."),
                        {what, quotedName(error.detail, wording)});
}

// A service has an address, a scorer that was started here has a name.
bool isOfScorer(const base::Error& error) {
    return error.code == ErrorCode::RemoteFailure && !error.where.empty() &&
           error.where.find("://") == std::string::npos && error.where != "key ring";
}

// Only what was read record by record has a list of issues.
bool hasListOfIssues(const base::Error& error) {
    return error.detail.ends_with(" records");
}

// What stands in the list above.
std::string listedText(const base::Error& error, const Wording& wording) {
    const auto words = std::find_if(kErrors.begin(), kErrors.end(),
                                    [&error](const ErrorWords& each) { return each.code == error.code; });
    if (words == kErrors.end()) {
        return error.detail;
    }
    if (isOfScorer(error)) {
        return because(wording.text(ASSAY_TEXT("Report", "The scorer %1 failed"),
                                    {quotedName(error.where, wording)}),
                       error.detail, wording) +
               ' ' +
               wording.text(
                   ASSAY_TEXT("Report", "Check its command in the settings, and that it runs by itself."));
    }
    const std::string happened = words->isOfWorkspace
                                     ? ofWorkspace(words->happened, error.where, wording)
                                     : wording.text(words->happened, {quotedName(error.where, wording)});
    const std::string sentence = because(happened, error.detail, wording);
    const bool isWithoutList = error.code == ErrorCode::InputNotUsable && !hasListOfIssues(error);
    return isWithoutList ? sentence : sentence + ' ' + wording.text(words->advice);
}

std::string notFoundText(const base::Error& error, const Wording& wording) {
    const std::string asked = quotedName(error.detail, wording);
    if (error.where == "scored set") {
        return wording.text(ASSAY_TEXT("Report",
                                       "There is no scored set %1 in this workspace. It may have been "
                                       "renamed or removed; choose another one."),
                            {asked});
    }
    if (error.where == "suite") {
        return wording.text(ASSAY_TEXT("Report", "There is no suite %1 in this workspace. It may have been "
                                                 "renamed or removed; choose another one."),
                            {asked});
    }
    if (error.where == "run") {
        return wording.text(ASSAY_TEXT("Report", "There is no run %1 in this workspace. It may have been "
                                                 "removed; choose another one."),
                            {asked});
    }
    return wording.text(ASSAY_TEXT("Report", "There is no %1 here. It may have been renamed or removed; look "
                                             "at the list of what there is."),
                        {error.detail.empty() ? quotedName(error.where, wording) : asked});
}

std::string notWritableText(const base::Error& error, const Wording& wording) {
    const std::string happened =
        wording.text(ASSAY_TEXT("Report", "%1 cannot be written"), {quotedName(error.where, wording)});
    return because(happened, error.detail, wording) + ' ' +
           wording.text(isAboutSpace(error.detail)
                            ? ASSAY_TEXT("Report", "Free some space there, or choose another place.")
                            : ASSAY_TEXT("Report", "Choose another place."));
}

std::string storageText(const base::Error& error, const Wording& wording) {
    const std::string happened =
        error.where.empty() ? wording.text(ASSAY_TEXT("Report", "The workspace could not be read or written"))
                            : wording.text(ASSAY_TEXT("Report", "%1 could not be read or written"),
                                           {quotedName(error.where, wording)});
    return because(happened, error.detail, wording) + ' ' +
           wording.text(isAboutSpace(error.detail)
                            ? ASSAY_TEXT("Report",
                                         "Nothing was changed. Free some space on that disk, then try again.")
                            : ASSAY_TEXT("Report",
                                         "Nothing was changed. Try again; “assay check” tells whether a "
                                         "workspace is whole."));
}

} // namespace

std::string quotedName(const std::string& name, const Wording& wording) {
    return name.empty() ? wording.text(ASSAY_TEXT("Report", "(not named)"))
                        : wording.text(ASSAY_TEXT("Report", "“%1”"), {onOneLine(name)});
}

std::string errorText(const base::Error& error, const Wording& wording) {
    switch (error.code) {
    case ErrorCode::Cancelled:
        return wording.text(ASSAY_TEXT("Report", "Cancelled. Nothing was left half-done."));
    case ErrorCode::FileNotFound:
        return wording.text(ASSAY_TEXT("Report", "There is no file %1. Check the name and the folder; it may "
                                                 "have been moved or renamed."),
                            {quotedName(error.where.empty() ? error.detail : error.where, wording)});
    case ErrorCode::FileNotWritable:
        return notWritableText(error, wording);
    case ErrorCode::ReadOnlyWorkspace:
        return error.detail.empty()
                   ? ofWorkspace(ASSAY_TEXT("Report",
                                            "The workspace %1 is open for reading only, so nothing in it was "
                                            "changed. Save your work in another workspace, or make the file "
                                            "writable and open it again."),
                                 error.where, wording)
                   : listedText(error, wording);
    case ErrorCode::ReplacedWorkspace:
        return ofWorkspace(
            ASSAY_TEXT("Report",
                       "The files of the workspace %1 were replaced or taken away while it was open. "
                       "Nothing was changed. Open it again before you go on."),
            error.where, wording);
    case ErrorCode::NameTaken:
        return wording.text(ASSAY_TEXT("Report", "The name %1 is taken already. Choose another one."),
                            {quotedName(error.detail.empty() ? error.where : error.detail, wording)});
    case ErrorCode::NotFound:
        return notFoundText(error, wording);
    case ErrorCode::InvalidArgument:
        return invalidText(error, wording);
    case ErrorCode::EditConflict:
        return wording.text(
            ASSAY_TEXT("Report", "%1 was changed elsewhere meanwhile. Nothing was overwritten."),
            {quotedName(error.detail, wording)});
    case ErrorCode::StorageFailure:
        return storageText(error, wording);
    default:
        return listedText(error, wording);
    }
}

std::string stageText(base::Stage stage, const Wording& wording) {
    using base::Stage;
    switch (stage) {
    case Stage::Hashing:
        return wording.text(ASSAY_TEXT("Report", "Hashing"));
    case Stage::Reading:
        return wording.text(ASSAY_TEXT("Report", "Reading"));
    case Stage::Checking:
        return wording.text(ASSAY_TEXT("Report", "Checking"));
    case Stage::Storing:
        return wording.text(ASSAY_TEXT("Report", "Storing"));
    case Stage::Publishing:
        return wording.text(ASSAY_TEXT("Report", "Making visible"));
    case Stage::Loading:
        return wording.text(ASSAY_TEXT("Report", "Loading"));
    case Stage::Sorting:
        return wording.text(ASSAY_TEXT("Report", "Sorting"));
    case Stage::Evaluating:
        return wording.text(ASSAY_TEXT("Report", "Evaluating"));
    case Stage::Writing:
        return wording.text(ASSAY_TEXT("Report", "Writing"));
    case Stage::Verifying:
        return wording.text(ASSAY_TEXT("Report", "Verifying"));
    case Stage::Cleaning:
        return wording.text(ASSAY_TEXT("Report", "Cleaning up"));
    case Stage::Indexing:
        return wording.text(ASSAY_TEXT("Report", "Building the graph"));
    }
    return std::string(base::stageName(stage));
}

} // namespace assay::words
