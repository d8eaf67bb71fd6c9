#include "widgets/text/error_text.h"

#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <vector>

namespace assay::widgets {
namespace {

class ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
  public:
    static QString error(const base::Error& error);
    static QString issue(const base::Issue& issue);
    static QString issueKind(base::IssueCode code);
    static QString severity(base::Severity severity);
    static QString stage(base::Stage stage);

  private:
    static QString quoted(const std::string& text);
    static QString figure(const std::string& text);
    static QString because(const QString& sentence, const std::string& reason);
    static QString onOneLine(const QString& text);
    static QString ofWorkspace(QString sentence, const std::string& name);
    static bool isAboutSpace(const std::string& reason);
};

// A name in quotation marks; a neutral word where core had none to give.
QString ErrorText::quoted(const std::string& text) {
    return text.empty() ? tr("(not named)") : tr("“%1”").arg(onOneLine(QString::fromStdString(text)));
}

// An id may hold a line break, which would end the sentence in the middle of a log or a list.
QString ErrorText::onOneLine(const QString& text) {
    QString line;
    for (const QChar c : text) {
        if (c == u'\n') {
            line += QStringLiteral("\\n");
        } else if (c == u'\r') {
            line += QStringLiteral("\\r");
        } else if (c == u'\t') {
            line += QStringLiteral("\\t");
        } else {
            line += c;
        }
    }
    return line;
}

// A sentence with "the workspace %1" in it; one without a name is simply the workspace.
QString ErrorText::ofWorkspace(QString sentence, const std::string& name) {
    return name.empty() ? sentence.remove(QStringLiteral(" %1")) : sentence.arg(quoted(name));
}

// A score with the decimals that are shown everywhere; what is no number stays as it is.
QString ErrorText::figure(const std::string& text) {
    const QString given = QString::fromStdString(text);
    bool isNumber = false;
    const double value = given.toDouble(&isNumber);
    return isNumber ? proportionText(value) : given;
}

// "Sentence (reason)." – the reason is the system's or SQLite's own and not translated.
QString ErrorText::because(const QString& sentence, const std::string& reason) {
    if (reason.empty()) {
        return sentence + u'.';
    }
    return tr("%1 (%2).").arg(sentence, QString::fromStdString(reason));
}

// Whether the reason is that a disk is full, in the words of the system or of SQLite.
bool ErrorText::isAboutSpace(const std::string& reason) {
    std::vector<std::string> full{"database or disk is full",
                                  std::make_error_code(std::errc::no_space_on_device).message()};
#ifdef EDQUOT
    full.push_back(std::generic_category().message(EDQUOT));
#endif
    return std::any_of(full.begin(), full.end(), [&reason](const std::string& words) {
        return reason.find(words) != std::string::npos;
    });
}

QString ErrorText::error(const base::Error& error) {
    using base::ErrorCode;
    switch (error.code) {
    case ErrorCode::Cancelled:
        return tr("Cancelled. Nothing was left half-done.");
    case ErrorCode::FileNotFound:
        return tr("There is no file %1. Check the name and the folder; it may have been moved or renamed.")
            .arg(quoted(error.where.empty() ? error.detail : error.where));
    case ErrorCode::FileNotReadable:
        return because(tr("The file %1 cannot be read").arg(quoted(error.where)), error.detail) + u' ' +
               tr("Check that you have the right to read it and that its disk is connected.");
    case ErrorCode::FileNotWritable:
        return because(tr("%1 cannot be written").arg(quoted(error.where)), error.detail) + u' ' +
               (isAboutSpace(error.detail) ? tr("Free some space there, or choose another place.")
                                           : tr("Choose another place."));
    case ErrorCode::UnknownFormat:
        return because(tr("%1 is in none of the formats that Assay reads").arg(quoted(error.where)),
                       error.detail) +
               u' ' +
               tr("Scored sets have a label and an FHRI or its components in every record; gold questions, "
                  "bundles, "
                  "answers and lists come in the forms that the documentation of formats describes.");
    case ErrorCode::InputNotUsable:
        return because(tr("Nothing in %1 can be used").arg(quoted(error.where)), error.detail) + u' ' +
               tr("The list of issues tells what is wrong with each record.");
    case ErrorCode::NotAWorkspace:
        return because(tr("%1 is not an Assay workspace").arg(quoted(error.where)), error.detail) + u' ' +
               tr("To use it as data, import it into a workspace.");
    case ErrorCode::DamagedWorkspace:
        return because(ofWorkspace(tr("The workspace %1 is damaged"), error.where), error.detail) + u' ' +
               tr("Take a copy of the file first, then restore it from a backup; “assay check” lists what is "
                  "damaged.");
    case ErrorCode::NewerWorkspace:
        return because(ofWorkspace(tr("The workspace %1 was made by a newer Assay"), error.where),
                       error.detail) +
               u' ' + tr("Nothing was changed. Update Assay to change or check it.");
    case ErrorCode::OlderWorkspace:
        return because(ofWorkspace(tr("The workspace %1 was made before the first release of Assay"),
                                   error.where),
                       error.detail) +
               u' ' + tr("Its form is not read any more. Make a new workspace and import the data again.");
    case ErrorCode::ReadOnlyWorkspace:
        if (!error.detail.empty()) {
            return because(
                       ofWorkspace(tr("The workspace %1 is not as Assay makes it, so it can only be read"),
                                   error.where),
                       error.detail) +
                   u' ' + tr("Export what you need from it and import that into a new workspace.");
        }
        return ofWorkspace(
            tr("The workspace %1 is open for reading only, so nothing in it was changed. Save your work "
               "in "
               "another workspace, or make the file writable and open it again."),
            error.where);
    case ErrorCode::ReplacedWorkspace:
        return ofWorkspace(
            tr("The files of the workspace %1 were replaced or taken away while it was open. Nothing was "
               "changed. Open it again before you go on."),
            error.where);
    case ErrorCode::LeftoverFiles:
        return because(
                   tr("Beside %1 lies what a deleted workspace of that name left").arg(quoted(error.where)),
                   error.detail) +
               u' ' +
               tr("What it held would come back. Delete those files, or move them away, or choose another "
                  "name.");
    case ErrorCode::WorkspaceBusy:
        return because(
                   ofWorkspace(tr("Another program or window is writing to the workspace %1"), error.where),
                   error.detail) +
               u' ' + tr("Try again when it has finished.");
    case ErrorCode::NameTaken:
        return tr("The name %1 is taken already. Choose another one.")
            .arg(quoted(error.detail.empty() ? error.where : error.detail));
    case ErrorCode::NotFound:
        if (error.where == "scored set") {
            return tr("There is no scored set %1 in this workspace. It may have been renamed or removed; "
                      "choose "
                      "another one.")
                .arg(quoted(error.detail));
        }
        if (error.where == "suite") {
            return tr("There is no suite %1 in this workspace. It may have been renamed or removed; choose "
                      "another one.")
                .arg(quoted(error.detail));
        }
        if (error.where == "run") {
            return tr("There is no run %1 in this workspace. It may have been removed; choose another one.")
                .arg(quoted(error.detail));
        }
        return tr("There is no %1 here. It may have been renamed or removed; look at the list of what there "
                  "is.")
            .arg(quoted(error.detail.empty() ? error.where : error.detail));
    case ErrorCode::InvalidArgument:
        if (error.where == "key") { // of a service; it is not repeated
            return tr("The key holds a blank or a line break; a key has none. Nothing was sent.");
        }
        return tr("%1 cannot have the value %2. Give a value inside its range.")
            .arg(quoted(error.where), quoted(error.detail));
    case ErrorCode::RemoteFailure:
        return because(tr("The service at %1 failed").arg(quoted(error.where)), error.detail) + u' ' +
               tr("Check that it is running and can be reached, then try again.");
    case ErrorCode::EditConflict:
        return tr("%1 was changed elsewhere meanwhile. Nothing was overwritten.").arg(quoted(error.detail));
    case ErrorCode::StorageFailure:
        return because(error.where.empty() ? tr("The workspace could not be read or written")
                                           : tr("%1 could not be read or written").arg(quoted(error.where)),
                       error.detail) +
               u' ' +
               (isAboutSpace(error.detail)
                    ? tr("Nothing was changed. Free some space on that disk, then try again.")
                    : tr("Nothing was changed. Try again; “assay check” tells whether a workspace is "
                         "whole."));
    }
    return QString::fromStdString(error.detail);
}

QString ErrorText::issue(const base::Issue& issue) {
    using base::IssueCode;
    switch (issue.code) {
    case IssueCode::MalformedRecord:
        return tr("The record is not valid JSON or CSV and was not kept.");
    case IssueCode::InvalidUtf8:
        return tr("The text holds bytes that are no UTF-8; they were replaced. Save the file as UTF-8 to "
                  "keep them.");
    case IssueCode::MissingField:
        return tr("The required field %1 is missing or empty.").arg(quoted(issue.field));
    case IssueCode::WrongType:
        if (issue.field.empty()) { // of a whole line
            return tr("The record has the wrong type: it is no object.");
        }
        return issue.expected.empty() ? tr("%1 has the wrong type.").arg(quoted(issue.field))
                                      : tr("%1 has the wrong type: %2 is expected.")
                                            .arg(quoted(issue.field), QString::fromStdString(issue.expected));
    case IssueCode::UnknownLabel:
        return tr("%1 is no label; it must be accurate, hallucination or contradiction.")
            .arg(quoted(issue.value));
    case IssueCode::NotANumber:
        return tr("%1 is not a finite number.").arg(quoted(issue.field));
    case IssueCode::OutOfRange:
        return issue.expected.empty() ? tr("%1 is outside 0 to 1.").arg(quoted(issue.field))
                                      : tr("%1 is %2, which is out of range: %3 is expected.")
                                            .arg(quoted(issue.field), QString::fromStdString(issue.value),
                                                 QString::fromStdString(issue.expected));
    case IssueCode::DuplicateId:
        return issue.expected == "one company" // of a bundle, see formats/bundle_json.h
                   ? tr("Several sentences of one company (%1): they count as one company.")
                         .arg(quoted(issue.value))
                   : tr("The id %1 occurred before.").arg(quoted(issue.value));
    case IssueCode::MissingScore:
        return tr("Neither an FHRI nor a component: the sample was kept, but no threshold can judge it.");
    case IssueCode::StoredFhriDiffers:
        return issue.expected.empty()
                   ? tr("The stored FHRI differs from the one recomputed from its components; the stored one "
                        "counts.")
                   : tr("The stored FHRI differs from the recomputed %1; the stored one counts.")
                         .arg(figure(issue.expected));
    case IssueCode::OrphanPair:
        return tr("The pair %1 has only one side.").arg(quoted(issue.value));
    case IssueCode::PairOutOfOrder:
        return tr("The contradiction of the pair %1 comes before its accurate baseline.")
            .arg(quoted(issue.value));
    case IssueCode::UnpairedContradiction:
        return tr("%1 contradictions have no pair id, in a set that has pair ids.")
            .arg(issue.value.empty() ? tr("Some") : QString::fromStdString(issue.value));
    case IssueCode::LeakedPredictions:
        return tr(
            "The stored predictions are perfect where the scores cannot tell the classes apart: the labels "
            "have leaked into them. Do not trust figures made from them.");
    case IssueCode::UnknownScenario:
        return tr("The scenario %1 has no predetermined threshold; the default applies.")
            .arg(quoted(issue.value));
    case IssueCode::EmptyInput:
        return tr("The file has no record in it.");
    case IssueCode::TruncatedInput:
        return tr("The file ends inside a record; it may have been cut off while it was copied.");
    case IssueCode::ExtraColumns:
        return tr("The record has more fields than the header.");
    case IssueCode::FewerColumns:
        return tr("The record has fewer fields than the header.");
    case IssueCode::Placeholder:
        return tr("%1 still holds a placeholder: %2.").arg(quoted(issue.field), quoted(issue.value));
    case IssueCode::WrongEncoding:
        return tr("%1 was decoded with the wrong character set; repaired it reads %2.")
            .arg(quoted(issue.field), quoted(issue.expected));
    case IssueCode::IdCollision:
        // Each says what the import did about it.
        return (issue.expected == "keep_both"
                    ? tr("Another suite holds another question with the id %1; both were kept, this one in a "
                         "suite of its own.")
                : issue.expected == "replace"
                    ? tr("The suite held another question with the id %1; this one replaced it.")
                : issue.expected == "skip"
                    ? tr("The suite already holds another question with the id %1; this one was skipped.")
                    : tr("The suite already holds another question with the id %1."))
            .arg(quoted(issue.value));
    case IssueCode::UnresolvedEvidence:
        return tr("The evidence %1 is in no corpus, bundle or file of this workspace.")
            .arg(quoted(issue.value));
    case IssueCode::YearOutsideCoverage:
        return tr("The year %1 lies outside what the corpus covers.").arg(quoted(issue.value));
    case IssueCode::LostInFormat:
        return tr("The format cannot hold %1; it is left out.").arg(quoted(issue.field));
    case IssueCode::UnknownQuestion:
        return tr("No suite of this workspace holds a question with the id %1.").arg(quoted(issue.value));
    case IssueCode::DuplicateKey:
        return tr("The record has %1 more than once; %2 counts, %3 does not.")
            .arg(quoted(issue.field), quoted(issue.expected), quoted(issue.value));
    case IssueCode::UnknownSentence:
        return issue.field == "anchor" || issue.field == "retrieved" // see formats/neighbour_results.h
                   ? tr("The corpus holds no sentence with the id %1.").arg(quoted(issue.value))
                   : tr("The corpus holds no sentence with the id %1; what belongs to it was left out.")
                         .arg(quoted(issue.value));
    case IssueCode::MissingVector:
        return tr("The sentence %1 has no vector.").arg(quoted(issue.value));
    case IssueCode::ZeroVector:
        return tr("The vector of %1 has the length 0: it points nowhere and is near to nothing.")
            .arg(quoted(issue.value));
    case IssueCode::WrongDimension:
        return tr("The vector has %1 numbers where %2 are due; it was left out.")
            .arg(QString::fromStdString(issue.value), QString::fromStdString(issue.expected));
    case IssueCode::NameDiffers:
        return tr("The company is called %1 here and %2 before in the same section; %2 was kept.")
            .arg(quoted(issue.value), quoted(issue.expected));
    case IssueCode::FilingCollision:
        return tr("Another file, %1, is of the same company, form and year; this one, of the period that "
                  "ends on %2, was not read: their sentences would have the same ids.")
            .arg(quoted(issue.expected), QString::fromStdString(issue.value));
    case IssueCode::FetchSetAside:
        return tr("Vectors fetched before are of %1, those that come now of %2: the earlier ones were set "
                  "aside, and all were fetched anew.")
            .arg(QString::fromStdString(issue.value), QString::fromStdString(issue.expected));
    case IssueCode::UnknownName:
        return tr("%1 says %2, which is none of: %3.")
            .arg(quoted(issue.field), quoted(issue.value), QString::fromStdString(issue.expected));
    case IssueCode::OutOfOrder:
        return tr("%1 has %2 behind %3: a list must be in order, the best first.")
            .arg(quoted(issue.field), QString::fromStdString(issue.value),
                 QString::fromStdString(issue.expected));
    case IssueCode::OutsideFilter:
        return tr("The result %1 could not have been found within the filter of its anchor.")
            .arg(quoted(issue.value));
    case IssueCode::UnwritableName:
        return (issue.field == "split"
                    ? tr("%1 cannot be the name of a file on every system, or differs only in capitals from "
                         "another one. Judgements left out: %2.")
                    : tr("%1 is empty, or has a tab or a line break in it and would be read back as "
                         "something "
                         "else. Judgements left out: %2."))
            .arg(issue.value.empty() ? tr("“”") : quoted(issue.value),
                 QString::fromStdString(issue.expected));
    }
    return QString::fromUtf8(base::issueCodeName(issue.code).data());
}

QString ErrorText::issueKind(base::IssueCode code) {
    using base::IssueCode;
    switch (code) {
    case IssueCode::MalformedRecord:
        return tr("Malformed record");
    case IssueCode::InvalidUtf8:
        return tr("Invalid UTF-8");
    case IssueCode::MissingField:
        return tr("Missing field");
    case IssueCode::WrongType:
        return tr("Wrong type");
    case IssueCode::UnknownLabel:
        return tr("Unknown label");
    case IssueCode::NotANumber:
        return tr("Not a number");
    case IssueCode::OutOfRange:
        return tr("Out of range");
    case IssueCode::DuplicateId:
        return tr("Duplicate id");
    case IssueCode::MissingScore:
        return tr("No score");
    case IssueCode::StoredFhriDiffers:
        return tr("Stored FHRI differs");
    case IssueCode::OrphanPair:
        return tr("Orphan pair");
    case IssueCode::PairOutOfOrder:
        return tr("Pair out of order");
    case IssueCode::UnpairedContradiction:
        return tr("Unpaired contradictions");
    case IssueCode::LeakedPredictions:
        return tr("Leaked predictions");
    case IssueCode::UnknownScenario:
        return tr("Unknown scenario");
    case IssueCode::EmptyInput:
        return tr("Empty file");
    case IssueCode::TruncatedInput:
        return tr("Truncated file");
    case IssueCode::ExtraColumns:
        return tr("Too many fields");
    case IssueCode::FewerColumns:
        return tr("Too few fields");
    case IssueCode::Placeholder:
        return tr("Placeholder");
    case IssueCode::WrongEncoding:
        return tr("Wrong character set");
    case IssueCode::IdCollision:
        return tr("Id taken");
    case IssueCode::UnresolvedEvidence:
        return tr("Unresolved evidence");
    case IssueCode::YearOutsideCoverage:
        return tr("Year outside coverage");
    case IssueCode::LostInFormat:
        return tr("Lost in this format");
    case IssueCode::UnknownQuestion:
        return tr("Unknown question");
    case IssueCode::DuplicateKey:
        return tr("Key given twice");
    case IssueCode::UnknownSentence:
        return tr("Unknown sentence");
    case IssueCode::MissingVector:
        return tr("No vector");
    case IssueCode::ZeroVector:
        return tr("Vector of length 0");
    case IssueCode::WrongDimension:
        return tr("Wrong dimension");
    case IssueCode::NameDiffers:
        return tr("Another name");
    case IssueCode::FilingCollision:
        return tr("Filing there already");
    case IssueCode::FetchSetAside:
        return tr("Fetch set aside");
    case IssueCode::UnknownName:
        return tr("Unknown name");
    case IssueCode::OutOfOrder:
        return tr("Out of order");
    case IssueCode::OutsideFilter:
        return tr("Outside the filter");
    case IssueCode::UnwritableName:
        return tr("Name that cannot be written");
    }
    return QString::fromUtf8(base::issueCodeName(code).data());
}

QString ErrorText::severity(base::Severity severity) {
    switch (severity) {
    case base::Severity::Info:
        return tr("Information");
    case base::Severity::Warning:
        return tr("Warning");
    case base::Severity::Error:
        return tr("Error");
    }
    return {};
}

QString ErrorText::stage(base::Stage stage) {
    using base::Stage;
    switch (stage) {
    case Stage::Hashing:
        return tr("Hashing");
    case Stage::Reading:
        return tr("Reading");
    case Stage::Checking:
        return tr("Checking");
    case Stage::Storing:
        return tr("Storing");
    case Stage::Publishing:
        return tr("Making visible");
    case Stage::Loading:
        return tr("Loading");
    case Stage::Sorting:
        return tr("Sorting");
    case Stage::Evaluating:
        return tr("Evaluating");
    case Stage::Writing:
        return tr("Writing");
    case Stage::Verifying:
        return tr("Verifying");
    case Stage::Cleaning:
        return tr("Cleaning up");
    }
    return QString::fromUtf8(base::stageName(stage).data());
}

} // namespace

QString errorText(const base::Error& error) {
    return ErrorText::error(error);
}

QString issueText(const base::Issue& issue) {
    return ErrorText::issue(issue);
}

QString issueKindText(base::IssueCode code) {
    return ErrorText::issueKind(code);
}

QString severityText(base::Severity severity) {
    return ErrorText::severity(severity);
}

QString stageText(base::Stage stage) {
    return ErrorText::stage(stage);
}

} // namespace assay::widgets
