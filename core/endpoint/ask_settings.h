// How a chat backend is asked: where, with which body, where in its reply what stands, and how patiently.
// As JSON: docs/formats.md, "Settings of the dynamic mode". No secret is part of it.
#pragma once

#include "core/base/result.h"
#include "core/model/fhri.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

// JSON pointers (RFC 6901), tried in order: the first that leads to something other than null counts. None:
// it is not read.
using Pointers = std::vector<std::string>;

struct ReplyMapping {
    Pointers answer{"/answer", "/llm_answer"};
    Pointers fhri{"/fhri", "/fhri_spec/fhri"};
    Pointers nli{"/nli", "/contradiction_score", "/fhri_spec/contradiction_score"};
    Pointers scenario{"/scenario", "/scenario_detected", "/fhri_spec/scenario_detected"};
    std::array<Pointers, model::kComponentCount> components{{
        {"/components/G", "/fhri_subscores/G", "/fhri_spec/fhri_subscores/G"},
        {"/components/N", "/components/N_or_D", "/fhri_subscores/N_or_D", "/fhri_spec/fhri_subscores/N_or_D"},
        {"/components/T", "/fhri_subscores/T", "/fhri_spec/fhri_subscores/T"},
        {"/components/C", "/fhri_subscores/C", "/fhri_spec/fhri_subscores/C"},
        {"/components/E", "/fhri_subscores/E", "/fhri_spec/fhri_subscores/E"},
    }};
    std::map<std::string, Pointers> stages{
        {"retrieval_time", {"/retrieval_time", "/stages/retrieval_time", "/timings/retrieval_time"}},
        {"api_time", {"/api_time", "/stages/api_time", "/timings/api_time"}},
        {"generation_time", {"/generation_time", "/stages/generation_time", "/timings/generation_time"}},
        {"fhri_time", {"/fhri_time", "/stages/fhri_time", "/timings/fhri_time"}},
    };

    friend bool operator==(const ReplyMapping&, const ReplyMapping&) = default;
};

struct AskSettings {
    std::string url; // the base; questions go to {url}/ask
    // JSON. A text in it that is one of "{question}", "{sample_id}", "{scenario}" and "{previous_answer}", as
    // a whole, stands for that; where there is none, the member of the object is left out (null in a list).
    std::string bodyTemplate = R"({"question":"{question}","previous_answer":"{previous_answer}"})";
    ReplyMapping reply;
    int timeoutMs = 90'000;        // for each attempt
    int maxAttempts = 4;           // the first one included
    int backoffBaseMs = 500;       // before the second attempt; then twice as long each time
    int backoffMaxMs = 30'000;     // never longer
    int maxRetryAfterMs = 120'000; // who is told to wait longer gives up instead
    int maxParallel = 4;
    std::optional<double> maxPerSecond; // requests, retries among them; nullopt: no bound

    friend bool operator==(const AskSettings&, const AskSettings&) = default;
};

// Errors: InvalidArgument; `where` is the setting's key. A URL with a user name, a query or a fragment is
// refused, for that is where secrets stand and the URL is stored.
[[nodiscard]] base::Result<> checkAskSettings(const AskSettings& settings);

// Where questions go.
[[nodiscard]] std::string askUrl(const AskSettings& settings);

// Whether the body asks for it.
[[nodiscard]] bool usesPreviousAnswer(const AskSettings& settings);

// The same settings give the same bytes; readAskSettings() gives the settings back.
[[nodiscard]] base::Result<std::string> askSettingsJson(const AskSettings& settings);

// A key that is not there keeps its default; one that is not known is an error, so that nobody is fooled by
// a slip, and no secret gets in. Not checked for what checkAskSettings() checks, as the URL may come later.
// Error: InputNotUsable; `detail` is the key or what is wrong with the text, `where` is `file`.
[[nodiscard]] base::Result<AskSettings> readAskSettings(std::string_view text, const std::string& file);

// Errors: FileNotFound, FileNotReadable, and as above.
[[nodiscard]] base::Result<AskSettings> readAskSettingsFile(const std::filesystem::path& path);

} // namespace assay::endpoint
