<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnswersTabs</name>
    <message>
        <source>Ask</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Bewerter</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Rubrics</source>
        <translation>Rubriken</translation>
    </message>
    <message>
        <source>Scorer: %1</source>
        <translation>Scorer: %1</translation>
    </message>
</context>
<context>
    <name>BundleText</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Same text as another id:</source>
        <translation>Gleicher Text wie eine andere ID:</translation>
    </message>
    <message>
        <source>Same text as %1 other ids:</source>
        <translation>Gleicher Text wie %1 andere IDs:</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Boilerplate</source>
        <translation>Floskel</translation>
    </message>
    <message>
        <source>Table header or heading</source>
        <translation>Tabellenkopf oder Überschrift</translation>
    </message>
    <message>
        <source>Not about its topic</source>
        <translation>Passt nicht zum Thema</translation>
    </message>
    <message>
        <source>Sentences do not belong together</source>
        <translation>Sätze gehören nicht zusammen</translation>
    </message>
    <message>
        <source>Same as another bundle</source>
        <translation>Gleicht einem anderen Bündel</translation>
    </message>
    <message>
        <source>Too thin for a question</source>
        <translation>Zu dünn für eine Frage</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>1 company</source>
        <translation>1 Unternehmen</translation>
    </message>
    <message>
        <source>%1 companies</source>
        <translation>%1 Unternehmen</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 Satz</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 Sätze</translation>
    </message>
    <message>
        <source>no sentences: the record is no bundle</source>
        <translation>keine Sätze: Der Datensatz ist kein Bündel</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Im Korpus zeigen</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(keine ID)</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Reiter schließen</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message numerus="yes">
        <source>the approval of %n question(s)</source>
        <translation>
            <numerusform>Freigabe von %n Frage</numerusform>
            <numerusform>Freigabe von %n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the flags on %n question(s)</source>
        <translation>
            <numerusform>Markierung bei %n Frage</numerusform>
            <numerusform>Markierungen bei %n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the retirement of %n question(s)</source>
        <translation>
            <numerusform>Zurückziehen von %n Frage</numerusform>
            <numerusform>Zurückziehen von %n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the return of %n question(s) to draft</source>
        <translation>
            <numerusform>Zurücksetzen von %n Frage auf Entwurf</numerusform>
            <numerusform>Zurücksetzen von %n Fragen auf Entwurf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the change of %n question(s)</source>
        <translation>
            <numerusform>Änderung von %n Frage</numerusform>
            <numerusform>Änderung von %n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>the approval of %1</source>
        <translation>Freigabe von %1</translation>
    </message>
    <message>
        <source>the flag “%1” on %2</source>
        <translation>Markierung „%1“ bei %2</translation>
    </message>
    <message>
        <source>the retirement of %1</source>
        <translation>Zurückziehen von %1</translation>
    </message>
    <message>
        <source>the return of %1 to draft</source>
        <translation>Zurücksetzen von %1 auf Entwurf</translation>
    </message>
    <message>
        <source>the new question %1</source>
        <translation>neue Frage %1</translation>
    </message>
    <message>
        <source>the removal of %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>the change of %1</source>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>the change of %1 (%2)</source>
        <translation>Änderung von %1 (%2)</translation>
    </message>
    <message>
        <source>the review of %1</source>
        <translation>Prüfung von %1</translation>
    </message>
    <message>
        <source>what was said of a suspicion of %1</source>
        <translation>Aussage zu einem Verdacht gegen %1</translation>
    </message>
    <message>
        <source>the removal of the suite %1</source>
        <translation>Entfernen der Suite %1</translation>
    </message>
    <message>
        <source>the making or import of the suite %1</source>
        <translation>Anlegen oder Import der Suite %1</translation>
    </message>
    <message>
        <source>the name of the suite %1</source>
        <translation>Name der Suite %1</translation>
    </message>
    <message>
        <source>the settings of the suite %1</source>
        <translation>Einstellungen der Suite %1</translation>
    </message>
    <message>
        <source>somebody without a name</source>
        <translation>jemandem ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>the import of %1 with %n question(s) from %2</source>
        <translation>
            <numerusform>Import von %1 mit %n Frage aus %2</numerusform>
            <numerusform>Import von %1 mit %n Fragen aus %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the import of %n question(s) from %2 into %1</source>
        <translation>
            <numerusform>Import von %n Frage aus %2 in %1</numerusform>
            <numerusform>Import von %n Fragen aus %2 in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the rubric %1</source>
        <translation>Rubrik %1</translation>
    </message>
    <message>
        <source>the claims of an answer to %1</source>
        <translation>Aussagen einer Antwort auf %1</translation>
    </message>
</context>
<context>
    <name>EvidenceHtml</name>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>Nothing in this workspace holds the text of this id.</source>
        <translation>Nichts in diesem Arbeitsbereich enthält den Text zu dieser ID.</translation>
    </message>
    <message>
        <source>Attach text…</source>
        <translation>Text hinterlegen …</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Im Korpus zeigen</translation>
    </message>
    <message>
        <source>%n different text(s) of this id:</source>
        <translation>%n verschiedene Texte zu dieser ID:</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Waiting for its turn</source>
        <translation>Wartet, bis er an der Reihe ist</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Wird abgebrochen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>JournalActions</name>
    <message>
        <source>the judgement of a sample</source>
        <translation>Urteil über eine Probe</translation>
    </message>
    <message>
        <source>the decision “%1”</source>
        <translation>Entscheidung „%1“</translation>
    </message>
    <message>
        <source>the removal of “%1”</source>
        <translation>Entfernen von „%1“</translation>
    </message>
    <message>
        <source>a bundle</source>
        <translation>ein Bündel</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <source>the review of a question</source>
        <translation>Prüfung einer Frage</translation>
    </message>
    <message>
        <source>what was said of a suspicion</source>
        <translation>Aussage zu einem Verdacht</translation>
    </message>
    <message>
        <source>the settings of a suite</source>
        <translation>Einstellungen einer Suite</translation>
    </message>
    <message>
        <source>the name of a suite</source>
        <translation>Name einer Suite</translation>
    </message>
    <message>
        <source>a suite as a whole</source>
        <translation>eine ganze Suite</translation>
    </message>
    <message>
        <source>the text attached to an evidence id</source>
        <translation>Text zu einer Beleg-ID</translation>
    </message>
    <message>
        <source>the note on a case</source>
        <translation>Notiz zu einem Fall</translation>
    </message>
    <message>
        <source>the name of a corpus</source>
        <translation>Name eines Korpus</translation>
    </message>
    <message>
        <source>the name of an embedding set</source>
        <translation>Name eines Vektorsatzes</translation>
    </message>
    <message>
        <source>the alert thresholds</source>
        <translation>die Alarmschwellen</translation>
    </message>
    <message>
        <source>the saved reports</source>
        <translation>die gespeicherten Berichte</translation>
    </message>
    <message>
        <source>the verdict on an answer</source>
        <translation>Urteil über eine Antwort</translation>
    </message>
    <message>
        <source>the patterns of mining</source>
        <translation>Muster der Gewinnung</translation>
    </message>
    <message>
        <source>a rubric</source>
        <translation>eine Rubrik</translation>
    </message>
    <message>
        <source>the claims of an answer</source>
        <translation>Aussagen einer Antwort</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Schritt nach oben</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Schritt nach &amp;unten</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Auswahlliste öffnen</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Was ist das?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Löst das Feld ab und dockt es wieder an</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Schließt das Feld</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vorgehen</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Zum übergeordneten Ordner gehen</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Einen neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Als Liste anzeigen</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mit Details anzeigen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste der Orte und Lesezeichen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Ordner suchen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Wählen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Anzeigen: </translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Zuletzt besucht</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Der Ordner konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Möchten Sie es ersetzen?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ ist schreibgeschützt.
Möchten Sie es trotzdem löschen?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Möchten Sie „%1“ wirklich löschen?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Den Ordner gibt es nicht.
Prüfen Sie, ob der Name stimmt.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Die Datei gibt es nicht.
Prüfen Sie, ob der Name stimmt.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Schließen ohne Speichern</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Wert eingeben:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tastenkürzel drücken</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Details anzeigen …</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Details ausblenden …</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja, &amp;alle</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ein, keine</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Hierher scrollen</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Seite nach links</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Seite nach oben</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Seite nach rechts</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Seite nach unten</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Nach links scrollen</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Nach oben scrollen</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Nach rechts scrollen</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Nach unten scrollen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Rücktab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links scrollen</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts scrollen</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link-Adresse kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QuestionRemarks</name>
    <message>
        <source>The type is numeric, but there is no number in the answer.</source>
        <translation>Der Typ ist numeric, aber die Antwort enthält keine Zahl.</translation>
    </message>
    <message>
        <source>The type is boolean, but the answer begins with neither yes nor no.</source>
        <translation>Der Typ ist boolean, aber die Antwort beginnt weder mit Ja noch mit Nein.</translation>
    </message>
    <message>
        <source>The type is list, but the source has one text.</source>
        <translation>Der Typ ist list, aber die Quelle hat einen einzelnen Text.</translation>
    </message>
    <message>
        <source>The type is span, but the answer is a list.</source>
        <translation>Der Typ ist span, aber die Antwort ist eine Liste.</translation>
    </message>
    <message>
        <source>A question across years needs two years at least.</source>
        <translation>Eine jahresübergreifende Frage braucht mindestens zwei Jahre.</translation>
    </message>
    <message>
        <source>A question across companies needs two companies at least.</source>
        <translation>Eine unternehmensübergreifende Frage braucht mindestens zwei Unternehmen.</translation>
    </message>
    <message>
        <source>This scope needs two sentences of evidence at least.</source>
        <translation>Dieser Umfang braucht mindestens zwei Belegsätze.</translation>
    </message>
    <message>
        <source>This does not agree with the other fields.</source>
        <translation>Das passt nicht zu den anderen Feldern.</translation>
    </message>
    <message>
        <source>This is still a placeholder.</source>
        <translation>Das ist noch ein Platzhalter.</translation>
    </message>
    <message>
        <source>A question needs a text.</source>
        <translation>Eine Frage braucht einen Text.</translation>
    </message>
    <message>
        <source>There is no gold answer yet.</source>
        <translation>Es gibt noch keine Goldantwort.</translation>
    </message>
    <message>
        <source>The category is none of those that this suite uses.</source>
        <translation>Die Kategorie gehört nicht zu denen dieser Suite.</translation>
    </message>
    <message>
        <source>Decoded with the wrong character set; repaired it reads: %1</source>
        <translation>Mit dem falschen Zeichensatz dekodiert; repariert lautet der Text: %1</translation>
    </message>
    <message>
        <source>Decoded with the wrong character set.</source>
        <translation>Mit dem falschen Zeichensatz dekodiert.</translation>
    </message>
    <message>
        <source>The source has %1 here, which is not of this field’s type.</source>
        <translation>Die Quelle hat hier %1, was nicht dem Typ dieses Feldes entspricht.</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>FinRAG (JSON)</source>
        <translation>FinRAG (JSON)</translation>
    </message>
    <message>
        <source>FinSearch (JSON)</source>
        <translation>FinSearch (JSON)</translation>
    </message>
    <message>
        <source>Norwegian chat (JSON lines)</source>
        <translation>Norwegischer Chat (JSON-Zeilen)</translation>
    </message>
    <message>
        <source>Florida golden set (JSON)</source>
        <translation>Florida-Goldsatz (JSON)</translation>
    </message>
    <message>
        <source>FinanceBench (JSON lines)</source>
        <translation>FinanceBench (JSON-Zeilen)</translation>
    </message>
    <message>
        <source>TAT-QA (JSON)</source>
        <translation>TAT-QA (JSON)</translation>
    </message>
    <message>
        <source>BEIR (a folder)</source>
        <translation>BEIR (ein Ordner)</translation>
    </message>
    <message>
        <source>SQuAD (JSON)</source>
        <translation>SQuAD (JSON)</translation>
    </message>
    <message>
        <source>ragas (JSON lines)</source>
        <translation>ragas (JSON-Zeilen)</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>The question has no text.</source>
        <translation>Die Frage hat keinen Text.</translation>
    </message>
    <message>
        <source>Gold answer</source>
        <translation>Goldantwort</translation>
    </message>
    <message>
        <source>No answer is the right answer.</source>
        <translation>Keine Antwort ist die richtige Antwort.</translation>
    </message>
    <message>
        <source>The question has no gold answer.</source>
        <translation>Die Frage hat keine Goldantwort.</translation>
    </message>
    <message>
        <source>As a figure</source>
        <translation>Als Zahl</translation>
    </message>
    <message>
        <source>Must include</source>
        <translation>Muss enthalten</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Expected citations</source>
        <translation>Erwartete Zitate</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>Why is there no score?</source>
        <translation>Warum gibt es keinen Score?</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>%1 / %2 = %3: the sum of the products over the sum of the weights that count</source>
        <translation>%1 / %2 = %3: Summe der Produkte geteilt durch die Summe der zählenden Gewichte</translation>
    </message>
    <message>
        <source>underlined or bold: counts for the answer</source>
        <translation>unterstrichen oder fett: zählt für die Antwort</translation>
    </message>
    <message>
        <source>underlined and bold: counts against it</source>
        <translation>unterstrichen und fett: zählt gegen sie</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer of %1</source>
        <translation>Antwort von %1</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Es gibt keine Antwort.</translation>
    </message>
    <message>
        <source>The answer says nothing at all.</source>
        <translation>Die Antwort sagt überhaupt nichts.</translation>
    </message>
    <message>
        <source>Not in the answer</source>
        <translation>Nicht in der Antwort</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>What the system had found</source>
        <translation>Was das System gefunden hatte</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>The question names no evidence.</source>
        <translation>Die Frage nennt keinen Beleg.</translation>
    </message>
    <message>
        <source>What stands around the sentences is shown for the first %1.</source>
        <translation>Die Umgebung der Sätze wird für die ersten %1 gezeigt.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>The rubric calls such an answer “%1”.</source>
        <translation>Die Rubrik nennt eine solche Antwort „%1“.</translation>
    </message>
    <message>
        <source>%1: “%2” counts against the answer</source>
        <translation>%1: „%2“ zählt gegen die Antwort</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Keine Antwort: %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Threshold that applies</source>
        <translation>Geltende Schwelle</translation>
    </message>
    <message>
        <source>An answer is accurate where its FHRI is at least the threshold τ of its scenario: the decided one where a decision was made on this data, else the predetermined one.</source>
        <translation>Eine Antwort ist korrekt, wenn ihr FHRI mindestens die Schwelle τ ihres Szenarios erreicht: die entschiedene, wenn auf diesen Daten eine Entscheidung getroffen wurde, sonst die vorgegebene.</translation>
    </message>
    <message>
        <source>Average precision of the score</source>
        <translation>Durchschnittliche Precision des Scores</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>The threshold of the grid with the highest Macro-F1 among those that meet every constraint; of equals the one with the higher recall of hallucination, then the lower one.</source>
        <translation>Die Schwelle des Rasters mit dem höchsten Macro-F1 unter denen, die jede Nebenbedingung erfüllen; bei Gleichstand die mit dem höheren Recall der Halluzination, dann die niedrigere.</translation>
    </message>
    <message>
        <source>Used, unused, rejected bundles</source>
        <translation>Verwendete, nicht verwendete, abgelehnte Bündel</translation>
    </message>
    <message>
        <source>A bundle is used when a question was drafted from it or linked with it, rejected when a curator said that no question should be made of it, and unused otherwise.</source>
        <translation>Ein Bündel ist verwendet, wenn eine Frage daraus entworfen oder damit verknüpft wurde, abgelehnt, wenn laut einem Kurator keine Frage daraus entstehen soll, und sonst nicht verwendet.</translation>
    </message>
    <message>
        <source>F1 of a class</source>
        <translation>F1 einer Klasse</translation>
    </message>
    <message>
        <source>2 · TP / (2 · TP + FP + FN). Undefined only where the class occurs in neither truth nor decision.</source>
        <translation>2 · TP / (2 · TP + FP + FN). Nur dann nicht definiert, wenn die Klasse weder in der Wahrheit noch in der Entscheidung vorkommt.</translation>
    </message>
    <message>
        <source>Precision of a class</source>
        <translation>Precision einer Klasse</translation>
    </message>
    <message>
        <source>Recall of a class</source>
        <translation>Recall einer Klasse</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Nebenbedingungen</translation>
    </message>
    <message>
        <source>What a threshold has to reach: a least recall of hallucination, precision of accurate and recall of contradiction. A recall whose class has no sample does not apply; an undefined precision counts as 0. The recall of contradiction does not depend on τ.</source>
        <translation>Was eine Schwelle erreichen muss: einen Mindestwert für Recall der Halluzination, Precision von „korrekt“ und Recall des Widerspruchs. Ein Recall, dessen Klasse keine Probe hat, gilt nicht; eine nicht definierte Precision zählt als 0. Der Recall des Widerspruchs hängt nicht von τ ab.</translation>
    </message>
    <message>
        <source>Content hash</source>
        <translation>Hash des Inhalts</translation>
    </message>
    <message>
        <source>SHA-256 over the documents of the questions of a suite in the order of their ids, without the retired ones. Two states with the same hash hold the same questions.</source>
        <translation>SHA-256 über die Dokumente der Fragen einer Suite in der Reihenfolge ihrer IDs, ohne die zurückgezogenen. Zwei Stände mit demselben Hash enthalten dieselben Fragen.</translation>
    </message>
    <message>
        <source>Contradiction pairs</source>
        <translation>Widerspruchspaare</translation>
    </message>
    <message>
        <source>Samples with one pair id: the accurate baseline and the contradiction that follows it. A pair is out of order where the contradiction stands first.</source>
        <translation>Proben mit derselben Paar-ID: die korrekte Referenz und der darauf folgende Widerspruch. Ein Paar steht in falscher Reihenfolge, wenn der Widerspruch zuerst kommt.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>A combination of two values that no question has. Counted are the values that occur, those that the target mix names, and the usual ones of a field to which most questions keep; missing values are none to wish for.</source>
        <translation>Eine Kombination zweier Werte, die keine Frage hat. Gezählt werden die vorkommenden Werte, die von der Zielverteilung genannten und die üblichen eines Feldes, an die sich die meisten Fragen halten; fehlende Werte zählen nicht als gewünscht.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>κ of the decision</source>
        <translation>κ der Entscheidung</translation>
    </message>
    <message>
        <source>Agreement of truth and decision beyond chance: (p_o − p_e) / (1 − p_e).</source>
        <translation>Übereinstimmung von Wahrheit und Entscheidung über den Zufall hinaus: (p_o − p_e) / (1 − p_e).</translation>
    </message>
    <message>
        <source>A against B</source>
        <translation>A gegen B</translation>
    </message>
    <message>
        <source>Same decision</source>
        <translation>Gleiche Entscheidung</translation>
    </message>
    <message>
        <source>Seconds of a live answer</source>
        <translation>Sekunden einer Live-Antwort</translation>
    </message>
    <message>
        <source>Dynamic run</source>
        <translation>Dynamischer Lauf</translation>
    </message>
    <message>
        <source>A seeded sample of each scenario is sent to the chat backend. What failed is counted and never scored as an answer.</source>
        <translation>Eine mit einem Seed gezogene Stichprobe jedes Szenarios wird an das Chat-Backend gesendet. Fehlgeschlagenes wird gezählt und nie als Antwort gewertet.</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>Erwarteter Kalibrierungsfehler</translation>
    </message>
    <message>
        <source>The FHRI read as the probability that an answer is accurate: the sum over ten equal bins of n_b / N · |share accurate − mean FHRI|, over the samples that the NLI rule does not take.</source>
        <translation>Der FHRI, gelesen als Wahrscheinlichkeit, dass eine Antwort korrekt ist: die Summe über zehn gleich breite Bins von n_b / N · |Anteil korrekt − mittlerer FHRI|, über die Proben, die die NLI-Regel nicht übernimmt.</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>Financial Hallucination Reliability Index (high means accurate): the weighted mean of the components G, N, T, C and E, by default 0.25 G + 0.25 N + 0.20 T + 0.15 C + 0.15 E. A missing component is left out and the other weights are divided by their sum.</source>
        <translation>Financial Hallucination Reliability Index (hoch heißt korrekt): das gewichtete Mittel der Komponenten G, N, T, C und E, standardmäßig 0,25 G + 0,25 N + 0,20 T + 0,15 C + 0,15 E. Eine fehlende Komponente wird ausgelassen, und die übrigen Gewichte werden durch ihre Summe geteilt.</translation>
    </message>
    <message>
        <source>Flagged question</source>
        <translation>Markierte Frage</translation>
    </message>
    <message>
        <source>A question with the status flagged, or with a flag that a curator has put on it. Retired questions are no longer of the suite.</source>
        <translation>Eine Frage mit dem Status „markiert“ oder mit einer Markierung, die ein Kurator gesetzt hat. Zurückgezogene Fragen gehören nicht mehr zur Suite.</translation>
    </message>
    <message>
        <source>Samples that flip</source>
        <translation>Proben mit Klassenwechsel</translation>
    </message>
    <message>
        <source>Samples with another decided class at the other thresholds. Right to wrong: they were decided right and no longer are. n is the number of samples with a score.</source>
        <translation>Proben, die bei den anderen Schwellen einer anderen Klasse zugeordnet werden. Richtig zu falsch: Sie waren richtig entschieden und sind es nicht mehr. n ist die Zahl der Proben mit Score.</translation>
    </message>
    <message>
        <source>Own minus global</source>
        <translation>Eigene minus globale</translation>
    </message>
    <message>
        <source>Macro-F1 held out</source>
        <translation>Macro-F1, zurückgehalten</translation>
    </message>
    <message>
        <source>Highest recall of any threshold</source>
        <translation>Höchster Recall aller Schwellen</translation>
    </message>
    <message>
        <source>The share of the class that the NLI rule leaves to the FHRI: no threshold τ can reach more. Of contradiction: the share that has an NLI score.</source>
        <translation>Der Anteil der Klasse, den die NLI-Regel dem FHRI überlässt: Keine Schwelle τ kann mehr erreichen. Beim Widerspruch: der Anteil mit NLI-Score.</translation>
    </message>
    <message>
        <source>Change without the flagged</source>
        <translation>Änderung ohne die markierten</translation>
    </message>
    <message>
        <source>The mean without the flagged questions minus the mean over all questions.</source>
        <translation>Der Mittelwert ohne die markierten Fragen minus dem Mittelwert über alle Fragen.</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittlerer Score</translation>
    </message>
    <message>
        <source>The mean of an imported score over the n questions that have it. Its interval is the 95 % percentile interval of 2,000 bootstrap draws.</source>
        <translation>Der Mittelwert eines importierten Scores über die n Fragen, die ihn haben. Sein Intervall ist das 95-%-Perzentilintervall aus 2.000 Bootstrap-Ziehungen.</translation>
    </message>
    <message>
        <source>Errors, warnings, notes</source>
        <translation>Fehler, Warnungen, Hinweise</translation>
    </message>
    <message>
        <source>An error is a record that was not kept as a sample, a warning one that was kept and should be looked at, a note what is worth knowing.</source>
        <translation>Ein Fehler ist ein Datensatz, der nicht als Probe behalten wurde, eine Warnung einer, der behalten wurde und angesehen werden sollte, ein Hinweis etwas Wissenswertes.</translation>
    </message>
    <message>
        <source>Least violating threshold</source>
        <translation>Schwelle mit der geringsten Verletzung</translation>
    </message>
    <message>
        <source>Where no threshold of the grid meets every constraint: the one with the least sum of what the figures fall short by; of equals the one with the higher Macro-F1.</source>
        <translation>Wenn keine Schwelle des Rasters jede Nebenbedingung erfüllt: die mit der kleinsten Summe dessen, was den Kennzahlen fehlt; bei Gleichstand die mit dem höheren Macro-F1.</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Mean of F1 over the classes that occur in truth or decision. n is the number of samples with a score.</source>
        <translation>Mittelwert von F1 über die Klassen, die in Wahrheit oder Entscheidung vorkommen. n ist die Zahl der Proben mit Score.</translation>
    </message>
    <message>
        <source>For manual review</source>
        <translation>Zur manuellen Prüfung</translation>
    </message>
    <message>
        <source>Samples whose NLI score lies in the band from the soft limit up to below the hard one: the FHRI decides them, and a person should read them.</source>
        <translation>Proben, deren NLI-Score im Band von der weichen Grenze bis unter die harte liegt: Über sie entscheidet der FHRI, und ein Mensch sollte sie lesen.</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Correlation of truth and decision over all three classes, from −1 to 1. Undefined where all is of one class.</source>
        <translation>Korrelation von Wahrheit und Entscheidung über alle drei Klassen, von −1 bis 1. Nicht definiert, wenn alles zu einer Klasse gehört.</translation>
    </message>
    <message>
        <source>McNemar’s test</source>
        <translation>McNemar-Test</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>How many cases a figure was computed from.</source>
        <translation>Aus wie vielen Fällen eine Kennzahl berechnet wurde.</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>Optimismus</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>A curator reads both answers of a pair. A judged sample counts as decided a contradiction where the curator says so, and by its FHRI alone where the curator says that it is none; an unsure one stays with the rule.</source>
        <translation>Ein Kurator liest beide Antworten eines Paars. Eine beurteilte Probe gilt als Widerspruch, wenn der Kurator sie so beurteilt, und wird allein nach ihrem FHRI entschieden, wenn laut Kurator keiner vorliegt; bei „unsicher“ bleibt es bei der Regel.</translation>
    </message>
    <message>
        <source>Paired t</source>
        <translation>Gepaarter t-Test</translation>
    </message>
    <message>
        <source>Student’s t over the differences of Macro-F1 by scenario, two-sided, with the 95 % interval of the mean difference.</source>
        <translation>Students t über die Differenzen von Macro-F1 je Szenario, zweiseitig, mit dem 95-%-Intervall der mittleren Differenz.</translation>
    </message>
    <message>
        <source>Default τ</source>
        <translation>Standard-τ</translation>
    </message>
    <message>
        <source>The threshold that the experimental design sets for the scenario; 0.70 for any that it does not name.</source>
        <translation>Die Schwelle, die der Versuchsplan für das Szenario festlegt; 0,70 für jedes, das er nicht nennt.</translation>
    </message>
    <message>
        <source>Status of a question</source>
        <translation>Status einer Frage</translation>
    </message>
    <message>
        <source>Draft, approved, flagged or retired. Shares are of the questions that are not retired.</source>
        <translation>Entwurf, freigegeben, markiert oder zurückgezogen. Anteile beziehen sich auf die nicht zurückgezogenen Fragen.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>What one person says of one question: approve, flag or unsure. It counts as long as the question says what it said when it was reviewed; afterwards it is outdated.</source>
        <translation>Was eine Person zu einer Frage sagt: freigeben, markieren oder unsicher. Es zählt, solange die Frage so lautet wie bei der Prüfung; danach ist es veraltet.</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α</source>
        <translation>Krippendorffs α</translation>
    </message>
    <message>
        <source>Blind review</source>
        <translation>Blinde Prüfung</translation>
    </message>
    <message>
        <source>A review that was made before the reviewer could see what others said of the question.</source>
        <translation>Eine Prüfung, die vorgenommen wurde, bevor der Prüfer sehen konnte, was andere zu der Frage sagten.</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ</source>
        <translation>Cohens κ</translation>
    </message>
    <message>
        <source>Observed agreement</source>
        <translation>Beobachtete Übereinstimmung</translation>
    </message>
    <message>
        <source>The share of equal verdicts among all pairs of reviews of one question, not corrected for chance.</source>
        <translation>Der Anteil gleicher Urteile unter allen Paaren von Prüfungen derselben Frage, nicht um den Zufall korrigiert.</translation>
    </message>
    <message>
        <source>High-risk and lenient scenarios</source>
        <translation>Szenarien mit hohem Risiko und nachsichtige Szenarien</translation>
    </message>
    <message>
        <source>High-risk: no threshold meets every constraint, or τ* is 0.75 or more. Lenient: feasible with a τ* of 0.55 or less.</source>
        <translation>Hohes Risiko: Keine Schwelle erfüllt jede Nebenbedingung, oder τ* ist mindestens 0,75. Nachsichtig: zulässig mit einem τ* von höchstens 0,55.</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustheit</translation>
    </message>
    <message>
        <source>Area under ROC</source>
        <translation>Fläche unter der ROC-Kurve</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios</source>
        <translation>Varianz von Macro-F1 über die Szenarien</translation>
    </message>
    <message>
        <source>Sample variance (n − 1) of the scenarios’ Macro-F1: how unequally the scenarios are served.</source>
        <translation>Stichprobenvarianz (n − 1) der Macro-F1-Werte der Szenarien: wie ungleich die Szenarien bedient werden.</translation>
    </message>
    <message>
        <source>Stored predictions</source>
        <translation>Gespeicherte Vorhersagen</translation>
    </message>
    <message>
        <source>Change since a version</source>
        <translation>Änderung seit einer Version</translation>
    </message>
    <message>
        <source>Questions are matched by their id; one that comes several times by its order. Changed is a question with the same id of which a field or the status differs. A retired question counts as removed.</source>
        <translation>Fragen werden nach ihrer ID zugeordnet, mehrfach vorkommende nach ihrer Reihenfolge. Geändert ist eine Frage mit derselben ID, bei der ein Feld oder der Status abweicht. Eine zurückgezogene Frage zählt als entfernt.</translation>
    </message>
    <message>
        <source>Questions of a suite</source>
        <translation>Fragen einer Suite</translation>
    </message>
    <message>
        <source>The questions of the suite that are not retired.</source>
        <translation>Die nicht zurückgezogenen Fragen der Suite.</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>Verdacht</translation>
    </message>
    <message>
        <source>What the detector says of a question as it is now: the rule, its figures and the passage that triggered it. A person decides about it.</source>
        <translation>Was der Detektor zu einer Frage in ihrem jetzigen Stand sagt: die Regel, ihre Zahlen und die Stelle, die sie ausgelöst hat. Darüber entscheidet ein Mensch.</translation>
    </message>
    <message>
        <source>Accepted, dismissed, put off</source>
        <translation>Angenommen, verworfen, zurückgestellt</translation>
    </message>
    <message>
        <source>What a person decided about a suspicion: accepted (the question was flagged with it), dismissed for a reason, or put off to a day. What was put off to a day before the newest change is open again.</source>
        <translation>Was eine Person über einen Verdacht entschieden hat: angenommen (die Frage wurde damit markiert), aus einem Grund verworfen oder bis zu einem Tag zurückgestellt. Was bis zu einem Tag vor der neuesten Änderung zurückgestellt war, ist wieder offen.</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht beurteilt</translation>
    </message>
    <message>
        <source>Questions about which a rule could not say anything, for example because no text of their evidence is held. They are not counted as sound.</source>
        <translation>Fragen, zu denen eine Regel nichts sagen konnte, zum Beispiel weil kein Text ihrer Belege vorliegt. Sie zählen nicht als einwandfrei.</translation>
    </message>
    <message>
        <source>Open suspicion</source>
        <translation>Offener Verdacht</translation>
    </message>
    <message>
        <source>A suspicion about which nobody has decided yet.</source>
        <translation>Ein Verdacht, über den noch niemand entschieden hat.</translation>
    </message>
    <message>
        <source>Average precision of the whole decision</source>
        <translation>Durchschnittliche Precision der gesamten Entscheidung</translation>
    </message>
    <message>
        <source>As the average precision of the score, but with recall over every sample of the class: those that the NLI rule takes count as missed.</source>
        <translation>Wie die durchschnittliche Precision des Scores, aber mit Recall über jede Probe der Klasse: Die von der NLI-Regel übernommenen zählen als verfehlt.</translation>
    </message>
    <message>
        <source>Missing from the target mix</source>
        <translation>Zur Zielverteilung fehlend</translation>
    </message>
    <message>
        <source>For each kind of question that the suite&apos;s target mix asks for: wanted minus there, but not below 0. A question counts in every kind that it fits.</source>
        <translation>Für jede Art von Frage, die die Zielverteilung der Suite verlangt: Soll minus Ist, aber nicht unter 0. Eine Frage zählt in jeder Art, zu der sie passt.</translation>
    </message>
    <message>
        <source>Bootstrap of the threshold</source>
        <translation>Bootstrap der Schwelle</translation>
    </message>
    <message>
        <source>Wilcoxon’s test</source>
        <translation>Wilcoxon-Test</translation>
    </message>
    <message>
        <source>Signed ranks of the differences of Macro-F1 by scenario, two-sided; the smaller of the two rank sums is shown.</source>
        <translation>Vorzeichenränge der Differenzen von Macro-F1 je Szenario, zweiseitig; gezeigt wird die kleinere der beiden Rangsummen.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Thresholds by scenario</source>
        <translation>Schwellen je Szenario</translation>
    </message>
    <message>
        <source>Threshold curves</source>
        <translation>Schwellenkurven</translation>
    </message>
    <message>
        <source>Confusion matrices</source>
        <translation>Konfusionsmatrizen</translation>
    </message>
    <message>
        <source>Threshold decision</source>
        <translation>Schwellenentscheidung</translation>
    </message>
    <message>
        <source>Robustness of thresholds</source>
        <translation>Robustheit der Schwellen</translation>
    </message>
    <message>
        <source>Generalisation of thresholds</source>
        <translation>Generalisierung der Schwellen</translation>
    </message>
    <message>
        <source>Comparison of detectors and runs</source>
        <translation>Vergleich von Detektoren und Läufen</translation>
    </message>
    <message>
        <source>Neighbour test</source>
        <translation>Nachbarschaftstest</translation>
    </message>
    <message>
        <source>Neighbour test by strata</source>
        <translation>Nachbarschaftstest nach Schichten</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>Hardest cases</source>
        <translation>Schwierigste Fälle</translation>
    </message>
    <message>
        <source>Regression gate</source>
        <translation>Regressionsprüfung</translation>
    </message>
    <message>
        <source>Flagged questions</source>
        <translation>Markierte Fragen</translation>
    </message>
    <message>
        <source>Coverage of the gold suite</source>
        <translation>Abdeckung der Gold-Suite</translation>
    </message>
    <message>
        <source>Agreement of reviewers</source>
        <translation>Übereinstimmung der Prüfer</translation>
    </message>
    <message>
        <source>Changes since the last version</source>
        <translation>Änderungen seit der letzten Version</translation>
    </message>
    <message>
        <source>Open issues of the data</source>
        <translation>Offene Befunde der Daten</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>No figure of this report needs one.</source>
        <translation>Keine Kennzahl dieses Berichts braucht eine.</translation>
    </message>
    <message>
        <source>no question was reviewed by two</source>
        <translation>keine Frage wurde von zweien geprüft</translation>
    </message>
    <message>
        <source>everybody said the same</source>
        <translation>alle sagten dasselbe</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Outdated reviews, left out</source>
        <translation>Veraltete Prüfungen, ausgelassen</translation>
    </message>
    <message>
        <source>Questions reviewed</source>
        <translation>Geprüfte Fragen</translation>
    </message>
    <message>
        <source>Questions reviewed by two or more</source>
        <translation>Von zwei oder mehr geprüfte Fragen</translation>
    </message>
    <message>
        <source>Questions with different verdicts</source>
        <translation>Fragen mit abweichenden Urteilen</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of %1 and %2</source>
        <translation>Cohens κ von %1 und %2</translation>
    </message>
    <message>
        <source>Observed agreement of two</source>
        <translation>Beobachtete Übereinstimmung zweier Prüfer</translation>
    </message>
    <message>
        <source>Observed agreement of %1 and %2</source>
        <translation>Beobachtete Übereinstimmung von %1 und %2</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of all reviewers</source>
        <translation>Krippendorffs α aller Prüfer</translation>
    </message>
    <message>
        <source>Observed agreement of all reviewers</source>
        <translation>Beobachtete Übereinstimmung aller Prüfer</translation>
    </message>
    <message>
        <source>Reviews by reviewer</source>
        <translation>Prüfungen je Prüfer</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Verdicts of %1 and %2</source>
        <translation>Urteile von %1 und %2</translation>
    </message>
    <message>
        <source>Questions that both reviewed: %1. Same verdict: %2. Different verdicts: %3.</source>
        <translation>Von beiden geprüfte Fragen: %1. Gleiches Urteil: %2. Abweichende Urteile: %3.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Who said what</source>
        <translation>Wer was sagte</translation>
    </message>
    <message>
        <source>No question was given different verdicts.</source>
        <translation>Zu keiner Frage gibt es abweichende Urteile.</translation>
    </message>
    <message>
        <source>Nobody has reviewed a question of this suite, so there is no agreement to measure.</source>
        <translation>Niemand hat eine Frage dieser Suite geprüft, daher ist keine Übereinstimmung zu messen.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Frozen on</source>
        <translation>Eingefroren am</translation>
    </message>
    <message>
        <source>Frozen by</source>
        <translation>Eingefroren von</translation>
    </message>
    <message>
        <source>Questions in it</source>
        <translation>Fragen darin</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Added questions</source>
        <translation>Hinzugefügte Fragen</translation>
    </message>
    <message>
        <source>Removed questions</source>
        <translation>Entfernte Fragen</translation>
    </message>
    <message>
        <source>Changed questions</source>
        <translation>Geänderte Fragen</translation>
    </message>
    <message>
        <source>Unchanged questions</source>
        <translation>Unveränderte Fragen</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>(differs in what could not be read)</source>
        <translation>(weicht in dem ab, was nicht gelesen werden konnte)</translation>
    </message>
    <message>
        <source>(differs in white space only)</source>
        <translation>(weicht nur im Leerraum ab)</translation>
    </message>
    <message>
        <source>Changed fields</source>
        <translation>Geänderte Felder</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Changed questions, field by field</source>
        <translation>Geänderte Fragen, Feld für Feld</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>No version of this suite is frozen, so there is nothing to compare it with.</source>
        <translation>Von dieser Suite ist keine Version eingefroren, daher gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The suite is as it was when this version was frozen.</source>
        <translation>Die Suite ist so wie beim Einfrieren dieser Version.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Questions: %1. Combinations without a question: %2 of %3.</source>
        <translation>Fragen: %1. Kombinationen ohne Frage: %2 von %3.</translation>
    </message>
    <message>
        <source>The most questions are in %1: %2.</source>
        <translation>Die meisten Fragen hat %1: %2.</translation>
    </message>
    <message>
        <source>Drawn are the most frequent values: rows %1 of %2, columns %3 of %4.</source>
        <translation>Gezeichnet sind die häufigsten Werte: %1 von %2 Zeilen, %3 von %4 Spalten.</translation>
    </message>
    <message>
        <source>%1, the most frequent values</source>
        <translation>%1, die häufigsten Werte</translation>
    </message>
    <message>
        <source>Questions by value</source>
        <translation>Fragen je Wert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Von allen</translation>
    </message>
    <message>
        <source>A question with several years or companies counts once for each of them.</source>
        <translation>Eine Frage mit mehreren Jahren oder Unternehmen zählt für jedes davon einmal.</translation>
    </message>
    <message>
        <source>Combinations without a question</source>
        <translation>Kombinationen ohne Frage</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>The first of them</source>
        <translation>Die ersten davon</translation>
    </message>
    <message>
        <source>Values that occur, that the target names, or that are usual for the field.</source>
        <translation>Werte, die vorkommen, die das Ziel nennt oder die für das Feld üblich sind.</translation>
    </message>
    <message>
        <source>No target mix is set for this suite, so what it still lacks is not known.</source>
        <translation>Für diese Suite ist keine Zielverteilung gesetzt, daher ist nicht bekannt, was ihr noch fehlt.</translation>
    </message>
    <message>
        <source>Target mix: %1</source>
        <translation>Zielverteilung: %1</translation>
    </message>
    <message>
        <source>Questions of this kind</source>
        <translation>Fragen dieser Art</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>it could not be counted</source>
        <translation>sie ließen sich nicht zählen</translation>
    </message>
    <message>
        <source>Questions that fit no cell: %1.</source>
        <translation>Fragen, die in keine Zelle passen: %1.</translation>
    </message>
    <message>
        <source>Of these without the category that a cell asks for: %1.</source>
        <translation>Davon ohne die Kategorie, die eine Zelle verlangt: %1.</translation>
    </message>
    <message>
        <source>The suite holds no question, so it covers nothing.</source>
        <translation>Die Suite enthält keine Frage und deckt daher nichts ab.</translation>
    </message>
    <message>
        <source>Wanted by the target mix</source>
        <translation>Von der Zielverteilung gewünscht</translation>
    </message>
    <message>
        <source>No question of this suite has a category, so the rows below are the retrieval scopes instead.</source>
        <translation>Keine Frage dieser Suite hat eine Kategorie, daher steht in den Zeilen unten stattdessen der Umfang.</translation>
    </message>
    <message>
        <source>Open suspicions</source>
        <translation>Offene Verdachtsfälle</translation>
    </message>
    <message>
        <source>Accepted suspicions</source>
        <translation>Angenommene Verdachtsfälle</translation>
    </message>
    <message>
        <source>Dismissed suspicions</source>
        <translation>Verworfene Verdachtsfälle</translation>
    </message>
    <message>
        <source>Suspicions put off</source>
        <translation>Zurückgestellte Verdachtsfälle</translation>
    </message>
    <message>
        <source>Reasons of flags</source>
        <translation>Gründe der Markierungen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Of the flagged</source>
        <translation>Von den markierten</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Am</translation>
    </message>
    <message>
        <source>What triggered it</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>No question is flagged.</source>
        <translation>Keine Frage ist markiert.</translation>
    </message>
    <message>
        <source>Suspicions by rule</source>
        <translation>Verdachtsfälle je Regel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>Wonach sie sucht</translation>
    </message>
    <message>
        <source>Suspected</source>
        <translation>Verdächtig</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>no question</source>
        <translation>keine Frage</translation>
    </message>
    <message>
        <source>Questions looked at: %1. Decisions count also where the question was changed since, so that nothing is suspected there any more.</source>
        <translation>Untersuchte Fragen: %1. Entscheidungen zählen auch dann, wenn die Frage seither geändert wurde und dort nichts mehr verdächtig ist.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>What exactly</source>
        <translation>Was genau</translation>
    </message>
    <message>
        <source>No suspicion is open.</source>
        <translation>Kein Verdacht ist offen.</translation>
    </message>
    <message>
        <source>Dismissed suspicions, the latest first</source>
        <translation>Verworfene Verdachtsfälle, die neuesten zuerst</translation>
    </message>
    <message>
        <source>Why dismissed</source>
        <translation>Warum verworfen</translation>
    </message>
    <message>
        <source>(the question was changed since)</source>
        <translation>(die Frage wurde seither geändert)</translation>
    </message>
    <message>
        <source>What the rules could not judge</source>
        <translation>Was die Regeln nicht beurteilen konnten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The suite holds no question, so there is nothing to flag.</source>
        <translation>Die Suite enthält keine Frage, daher gibt es nichts zu markieren.</translation>
    </message>
    <message>
        <source>no question has this score</source>
        <translation>keine Frage hat diesen Score</translation>
    </message>
    <message>
        <source>one of the two means is undefined</source>
        <translation>einer der beiden Mittelwerte ist nicht definiert</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle Fragen</translation>
    </message>
    <message>
        <source>Without the flagged</source>
        <translation>Ohne die markierten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>none of these answers has a score</source>
        <translation>keine dieser Antworten hat einen Score</translation>
    </message>
    <message>
        <source>No scored answers to questions of this suite are imported, so what the flagged questions do to its figures is not known.</source>
        <translation>Es sind keine Antworten mit Scores zu Fragen dieser Suite importiert, daher ist nicht bekannt, wie die markierten Fragen ihre Kennzahlen beeinflussen.</translation>
    </message>
    <message>
        <source>No question is flagged, so leaving the flagged ones out changes no figure.</source>
        <translation>Keine Frage ist markiert, daher ändert das Auslassen der markierten keine Kennzahl.</translation>
    </message>
    <message>
        <source>What the flagged questions do to the figures</source>
        <translation>Wie die markierten Fragen die Kennzahlen beeinflussen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Flagged questions left out: %1. Means of imported scores, with their 95 % interval.</source>
        <translation>Ausgelassene markierte Fragen: %1. Mittelwerte importierter Scores mit ihrem 95-%-Intervall.</translation>
    </message>
    <message>
        <source>The same by difficulty, of the answers %1</source>
        <translation>Dasselbe nach Schwierigkeit, zu den Antworten %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>The workspace holds no gold suite.</source>
        <translation>Der Arbeitsbereich enthält keine Gold-Suite.</translation>
    </message>
    <message>
        <source>Gold suite: %1</source>
        <translation>Gold-Suite: %1</translation>
    </message>
    <message>
        <source>its section is not part of this report</source>
        <translation>der Abschnitt dazu ist nicht Teil dieses Berichts</translation>
    </message>
    <message>
        <source>no target mix is set</source>
        <translation>keine Zielverteilung ist gesetzt</translation>
    </message>
    <message>
        <source>Gold questions</source>
        <translation>Goldfragen</translation>
    </message>
    <message>
        <source>Approved gold questions</source>
        <translation>Freigegebene Goldfragen</translation>
    </message>
    <message>
        <source>Flagged gold questions</source>
        <translation>Markierte Goldfragen</translation>
    </message>
    <message>
        <source>Missing from the target mix of %1</source>
        <translation>Zur Zielverteilung von %1 fehlend</translation>
    </message>
    <message>
        <source>Used bundles</source>
        <translation>Verwendete Bündel</translation>
    </message>
    <message>
        <source>Unused bundles</source>
        <translation>Nicht verwendete Bündel</translation>
    </message>
    <message>
        <source>Rejected bundles</source>
        <translation>Abgelehnte Bündel</translation>
    </message>
    <message>
        <source>Gold suites</source>
        <translation>Gold-Suites</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Missing from the target</source>
        <translation>Zum Ziel fehlend</translation>
    </message>
    <message>
        <source>%1: no version of it is frozen.</source>
        <translation>%1: Keine Version davon ist eingefroren.</translation>
    </message>
    <message>
        <source>%1 is as it was frozen as %2 on %3.</source>
        <translation>%1 ist seit dem Einfrieren als %2 am %3 unverändert.</translation>
    </message>
    <message>
        <source>%1 has changed since it was frozen as %2 on %3.</source>
        <translation>%1 hat sich seit dem Einfrieren als %2 am %3 geändert.</translation>
    </message>
    <message>
        <source>%1 since it was frozen as %2 on %3: added %4, removed %5, changed %6, unchanged %7.</source>
        <translation>%1, seit dem Einfrieren als %2 am %3: hinzugefügt %4, entfernt %5, geändert %6, unverändert %7.</translation>
    </message>
    <message>
        <source>Gold suites and their versions</source>
        <translation>Gold-Suiten und ihre Versionen</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Content (SHA-256)</source>
        <translation>Inhalt (SHA-256)</translation>
    </message>
    <message>
        <source>(as it is now)</source>
        <translation>(jetziger Stand)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Imported on</source>
        <translation>Importiert am</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Files of gold questions</source>
        <translation>Dateien mit Goldfragen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>No suite was imported from a file.</source>
        <translation>Keine Suite wurde aus einer Datei importiert.</translation>
    </message>
    <message>
        <source>Imported answers with scores</source>
        <translation>Importierte Antworten mit Scores</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Score-Satz</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>Intervals of curation figures</source>
        <translation>Intervalle der Kennzahlen zur Kuratierung</translation>
    </message>
    <message>
        <source>95 % percentile bootstrap, %1 draws, seed %2</source>
        <translation>95-%-Perzentil-Bootstrap, %1 Ziehungen, Seed %2</translation>
    </message>
    <message>
        <source>Gold and answer say nothing</source>
        <translation>Gold und Antwort nichtssagend</translation>
    </message>
    <message>
        <source>ROUGE-L is below 0.05, BERTScore above 0.75, and gold and answer both speak of where data is instead of what it is.</source>
        <translation>ROUGE-L liegt unter 0,05, BERTScore über 0,75, und Gold wie Antwort sagen, wo Daten stehen, statt was sie sind.</translation>
    </message>
    <message>
        <source>The gold answer says nothing</source>
        <translation>Goldantwort nichtssagend</translation>
    </message>
    <message>
        <source>The gold answer speaks of where data is instead of what it is.</source>
        <translation>Die Goldantwort sagt, wo Daten stehen, statt was sie sind.</translation>
    </message>
    <message>
        <source>Years outside the coverage</source>
        <translation>Jahre außerhalb der Abdeckung</translation>
    </message>
    <message>
        <source>The corpus does not cover years of the question.</source>
        <translation>Das Korpus deckt Jahre der Frage nicht ab.</translation>
    </message>
    <message>
        <source>Evidence without a text</source>
        <translation>Beleg ohne Text</translation>
    </message>
    <message>
        <source>The workspace holds no text under evidence ids of the question.</source>
        <translation>Der Arbeitsbereich enthält zu Beleg-IDs der Frage keinen Text.</translation>
    </message>
    <message>
        <source>Table header, or no verb</source>
        <translation>Tabellenkopf oder kein Verb</translation>
    </message>
    <message>
        <source>The gold answer announces a table, is a table header, or has no verb.</source>
        <translation>Die Goldantwort kündigt eine Tabelle an, ist ein Tabellenkopf oder hat kein Verb.</translation>
    </message>
    <message>
        <source>Answer not in the evidence</source>
        <translation>Antwort nicht im Beleg</translation>
    </message>
    <message>
        <source>Figures of the gold answer, or most of its content words, stand in no evidence.</source>
        <translation>Zahlen der Goldantwort oder die meisten ihrer Inhaltswörter stehen in keinem Beleg.</translation>
    </message>
    <message>
        <source>Duplicate question</source>
        <translation>Doppelte Frage</translation>
    </message>
    <message>
        <source>Another question has the same text, exactly or nearly.</source>
        <translation>Eine andere Frage hat denselben Text, genau oder beinahe.</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>A field holds what was never filled in.</source>
        <translation>Ein Feld enthält, was nie ausgefüllt wurde.</translation>
    </message>
    <message>
        <source>Field of the wrong type</source>
        <translation>Feld vom falschen Typ</translation>
    </message>
    <message>
        <source>The source has something in a field that cannot be of its type.</source>
        <translation>Die Quelle hat in einem Feld etwas, das nicht von dessen Typ sein kann.</translation>
    </message>
    <message>
        <source>No question text</source>
        <translation>Kein Fragetext</translation>
    </message>
    <message>
        <source>The question has no text.</source>
        <translation>Die Frage hat keinen Text.</translation>
    </message>
    <message>
        <source>No gold answer</source>
        <translation>Keine Goldantwort</translation>
    </message>
    <message>
        <source>Answer does not fit its type</source>
        <translation>Antwort passt nicht zum Typ</translation>
    </message>
    <message>
        <source>The gold answer is not what the answer type says.</source>
        <translation>Die Goldantwort ist nicht, was der Antworttyp sagt.</translation>
    </message>
    <message>
        <source>Scope does not fit</source>
        <translation>Umfang passt nicht</translation>
    </message>
    <message>
        <source>The scope across years needs two years, the one across companies two companies.</source>
        <translation>Der jahresübergreifende Umfang braucht zwei Jahre, der unternehmensübergreifende zwei Unternehmen.</translation>
    </message>
    <message>
        <source>Unknown category</source>
        <translation>Unbekannte Kategorie</translation>
    </message>
    <message>
        <source>The category is none of A to J, nor one of the suite&apos;s own.</source>
        <translation>Die Kategorie ist keine von A bis J und keine eigene der Suite.</translation>
    </message>
    <message>
        <source>Wrong character set</source>
        <translation>Falscher Zeichensatz</translation>
    </message>
    <message>
        <source>A text was decoded with the wrong character set.</source>
        <translation>Ein Text wurde mit dem falschen Zeichensatz dekodiert.</translation>
    </message>
    <message>
        <source>Id used twice</source>
        <translation>ID doppelt vergeben</translation>
    </message>
    <message>
        <source>Another question of the suite has the same id.</source>
        <translation>Eine andere Frage der Suite hat dieselbe ID.</translation>
    </message>
    <message>
        <source>no answer is imported</source>
        <translation>keine Antwort ist importiert</translation>
    </message>
    <message>
        <source>the imported answer has no ROUGE-L</source>
        <translation>die importierte Antwort hat kein ROUGE-L</translation>
    </message>
    <message>
        <source>the imported answer has no BERTScore</source>
        <translation>die importierte Antwort hat keinen BERTScore</translation>
    </message>
    <message>
        <source>the suite says nothing of the years it covers</source>
        <translation>die Suite sagt nichts über die Jahre, die sie abdeckt</translation>
    </message>
    <message>
        <source>the question names no year</source>
        <translation>die Frage nennt kein Jahr</translation>
    </message>
    <message>
        <source>the workspace holds no sentences</source>
        <translation>der Arbeitsbereich enthält keine Sätze</translation>
    </message>
    <message>
        <source>the question names no evidence</source>
        <translation>die Frage nennt keinen Beleg</translation>
    </message>
    <message>
        <source>no text of its evidence is held</source>
        <translation>zu ihren Belegen ist kein Text vorhanden</translation>
    </message>
    <message>
        <source>the text is too short</source>
        <translation>der Text ist zu kurz</translation>
    </message>
    <message>
        <source>its words are of a language that is not known</source>
        <translation>die Sprache ihrer Wörter ist nicht bekannt</translation>
    </message>
    <message>
        <source>announces a table</source>
        <translation>kündigt eine Tabelle an</translation>
    </message>
    <message>
        <source>table header</source>
        <translation>Tabellenkopf</translation>
    </message>
    <message>
        <source>no verb</source>
        <translation>ohne Verb</translation>
    </message>
    <message>
        <source>content words missing</source>
        <translation>Inhaltswörter fehlen</translation>
    </message>
    <message>
        <source>figures missing</source>
        <translation>Zahlen fehlen</translation>
    </message>
    <message>
        <source>figures and content words missing</source>
        <translation>Zahlen und Inhaltswörter fehlen</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>derselbe Text</translation>
    </message>
    <message>
        <source>nearly the same text</source>
        <translation>beinahe derselbe Text</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>ROUGE-L %1</source>
        <translation>ROUGE-L %1</translation>
    </message>
    <message>
        <source>BERTScore %1</source>
        <translation>BERTScore %1</translation>
    </message>
    <message>
        <source>Jaccard %1</source>
        <translation>Jaccard %1</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>CIK %1</source>
        <translation>CIK %1</translation>
    </message>
    <message>
        <source>covered from %1</source>
        <translation>abgedeckt von %1</translation>
    </message>
    <message>
        <source>ids without a text: %1</source>
        <translation>IDs ohne Text: %1</translation>
    </message>
    <message>
        <source>evidence ids: %1</source>
        <translation>Beleg-IDs: %1</translation>
    </message>
    <message>
        <source>evidence ids with a text: %1</source>
        <translation>Beleg-IDs mit Text: %1</translation>
    </message>
    <message>
        <source>words: %1</source>
        <translation>Wörter: %1</translation>
    </message>
    <message>
        <source>capitalised: %1</source>
        <translation>großgeschrieben: %1</translation>
    </message>
    <message>
        <source>numeric: %1</source>
        <translation>numerisch: %1</translation>
    </message>
    <message>
        <source>share of capitalised and numeric words: %1</source>
        <translation>Anteil großgeschriebener und numerischer Wörter: %1</translation>
    </message>
    <message>
        <source>figures: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <source>figures missing: %1</source>
        <translation>fehlende Zahlen: %1</translation>
    </message>
    <message>
        <source>content words: %1</source>
        <translation>Inhaltswörter: %1</translation>
    </message>
    <message>
        <source>content words found: %1</source>
        <translation>gefundene Inhaltswörter: %1</translation>
    </message>
    <message>
        <source>share found: %1</source>
        <translation>gefundener Anteil: %1</translation>
    </message>
    <message>
        <source>has: %1</source>
        <translation>hat: %1</translation>
    </message>
    <message>
        <source>needs: %1</source>
        <translation>braucht: %1</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>repariert</translation>
    </message>
    <message>
        <source>Left out here: %1 of %2.</source>
        <translation>Hier ausgelassen: %1 von %2.</translation>
    </message>
    <message>
        <source>more passages: %1</source>
        <translation>weitere Stellen: %1</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>Außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>Boilerplate gold</source>
        <translation>Floskel als Gold</translation>
    </message>
    <message>
        <source>Table header</source>
        <translation>Tabellenkopf</translation>
    </message>
    <message>
        <source>Evidence mismatch</source>
        <translation>Beleg passt nicht</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Mehrdeutig</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Wrong unit</source>
        <translation>Falsche Einheit</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>(no reason given)</source>
        <translation>(kein Grund angegeben)</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Answer type</source>
        <translation>Antworttyp</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Malformed record</source>
        <translation>Fehlerhafter Datensatz</translation>
    </message>
    <message>
        <source>Invalid UTF-8</source>
        <translation>Ungültiges UTF-8</translation>
    </message>
    <message>
        <source>Missing field</source>
        <translation>Fehlendes Feld</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Falscher Typ</translation>
    </message>
    <message>
        <source>Unknown label</source>
        <translation>Unbekanntes Label</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>Doppelte ID</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Kein Score</translation>
    </message>
    <message>
        <source>Pair with one side only</source>
        <translation>Paar mit nur einer Seite</translation>
    </message>
    <message>
        <source>Pair out of order</source>
        <translation>Paar in falscher Folge</translation>
    </message>
    <message>
        <source>Contradictions without a pair</source>
        <translation>Widersprüche ohne Paar</translation>
    </message>
    <message>
        <source>Leaked predictions</source>
        <translation>Durchgesickerte Vorhersagen</translation>
    </message>
    <message>
        <source>Empty file</source>
        <translation>Leere Datei</translation>
    </message>
    <message>
        <source>Truncated file</source>
        <translation>Abgeschnittene Datei</translation>
    </message>
    <message>
        <source>Too many fields</source>
        <translation>Zu viele Felder</translation>
    </message>
    <message>
        <source>Too few fields</source>
        <translation>Zu wenige Felder</translation>
    </message>
    <message>
        <source>Id taken already</source>
        <translation>ID schon vergeben</translation>
    </message>
    <message>
        <source>Year outside the coverage</source>
        <translation>Jahr außerhalb der Abdeckung</translation>
    </message>
    <message>
        <source>Lost in the format</source>
        <translation>Geht im Format verloren</translation>
    </message>
    <message>
        <source>Unknown question</source>
        <translation>Unbekannte Frage</translation>
    </message>
    <message>
        <source>Key given twice</source>
        <translation>Schlüssel doppelt</translation>
    </message>
    <message>
        <source>Unknown sentence</source>
        <translation>Unbekannter Satz</translation>
    </message>
    <message>
        <source>Sentence without a vector</source>
        <translation>Satz ohne Vektor</translation>
    </message>
    <message>
        <source>Vector of length 0</source>
        <translation>Vektor der Länge 0</translation>
    </message>
    <message>
        <source>Wrong dimension</source>
        <translation>Falsche Dimension</translation>
    </message>
    <message>
        <source>Another name of a company</source>
        <translation>Anderer Name eines Unternehmens</translation>
    </message>
    <message>
        <source>Filing that is there already</source>
        <translation>Jahresbericht schon vorhanden</translation>
    </message>
    <message>
        <source>Fetched vectors set aside</source>
        <translation>Abgerufene Vektoren beiseitegelegt</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>Unbekannter Name</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Falsche Reihenfolge</translation>
    </message>
    <message>
        <source>Outside the filter</source>
        <translation>Außerhalb des Filters</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>A is significantly better</source>
        <translation>A ist signifikant besser</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>nicht eindeutig</translation>
    </message>
    <message>
        <source>A is worse than B</source>
        <translation>A ist schlechter als B</translation>
    </message>
    <message>
        <source>decided thresholds</source>
        <translation>entschiedene Schwellen</translation>
    </message>
    <message>
        <source>predetermined thresholds</source>
        <translation>vorgegebene Schwellen</translation>
    </message>
    <message>
        <source>full FHRI</source>
        <translation>voller FHRI</translation>
    </message>
    <message>
        <source>FHRI without entropy</source>
        <translation>FHRI ohne Entropie</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>die Regel</translation>
    </message>
    <message>
        <source>stored predictions</source>
        <translation>gespeicherte Vorhersagen</translation>
    </message>
    <message>
        <source>Detectors compared on the samples that both judge</source>
        <translation>Detektoren im Vergleich auf den Proben, die beide beurteilen</translation>
    </message>
    <message>
        <source>Macro-F1 of A</source>
        <translation>Macro-F1 von A</translation>
    </message>
    <message>
        <source>Macro-F1 of B</source>
        <translation>Macro-F1 von B</translation>
    </message>
    <message>
        <source>A minus B</source>
        <translation>A minus B</translation>
    </message>
    <message>
        <source>Only A right</source>
        <translation>Nur A richtig</translation>
    </message>
    <message>
        <source>Only B right</source>
        <translation>Nur B richtig</translation>
    </message>
    <message>
        <source>p (McNemar)</source>
        <translation>p (McNemar)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>A: %1; B: %2</source>
        <translation>A: %1; B: %2</translation>
    </message>
    <message>
        <source>Macro-F1 of A minus B over the scenarios</source>
        <translation>Macro-F1 von A minus B über die Szenarien</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Mittlere Differenz</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>p (paired t)</source>
        <translation>p (gepaarter t-Test)</translation>
    </message>
    <message>
        <source>Rank sum</source>
        <translation>Rangsumme</translation>
    </message>
    <message>
        <source>p (Wilcoxon)</source>
        <translation>p (Wilcoxon)</translation>
    </message>
    <message>
        <source>the differences do not vary</source>
        <translation>die Differenzen variieren nicht</translation>
    </message>
    <message>
        <source>no scenario differs</source>
        <translation>kein Szenario unterscheidet sich</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>With a prediction</source>
        <translation>Mit Vorhersage</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Abweichend</translation>
    </message>
    <message>
        <source>Share that differs</source>
        <translation>Abweichender Anteil</translation>
    </message>
    <message>
        <source>no stored prediction</source>
        <translation>keine gespeicherte Vorhersage</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation>Gespeicherte Vorhersage</translation>
    </message>
    <message>
        <source>What the rule decides and what was stored</source>
        <translation>Was die Regel entscheidet und was gespeichert war</translation>
    </message>
    <message>
        <source>They differ in %1 of %2 samples.</source>
        <translation>Sie weichen bei %1 von %2 Proben voneinander ab.</translation>
    </message>
    <message>
        <source>There is nothing to compare: no decision was made on this data, and the samples have neither stored predictions nor components that differ.</source>
        <translation>Es gibt nichts zu vergleichen: Auf diesen Daten wurde keine Entscheidung getroffen, und die Proben haben weder gespeicherte Vorhersagen noch Komponenten, die sich unterscheiden.</translation>
    </message>
    <message>
        <source>Both judge at the same thresholds where nothing else is said: %1.</source>
        <translation>Beide urteilen bei denselben Schwellen, wo nichts anderes angegeben ist: %1.</translation>
    </message>
    <message>
        <source>No dynamic run is stored for this set.</source>
        <translation>Für diesen Score-Satz ist kein dynamischer Lauf gespeichert.</translation>
    </message>
    <message>
        <source>τ* %1</source>
        <translation>τ* %1</translation>
    </message>
    <message>
        <source>least violating τ %1</source>
        <translation>geringste Verletzung: τ %1</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Precision and recall of each class, by threshold</source>
        <translation>Precision und Recall jeder Klasse, nach Schwelle</translation>
    </message>
    <message>
        <source>Average precision: accurate %1, hallucination %2, contradiction %3. Precision and recall at the marked threshold (%4): accurate %5, hallucination %6, contradiction %7.</source>
        <translation>Durchschnittliche Precision: korrekt %1, Halluzination %2, Widerspruch %3. Precision und Recall an der markierten Schwelle (%4): korrekt %5, Halluzination %6, Widerspruch %7.</translation>
    </message>
    <message>
        <source>No threshold from 0 to 1 meets every constraint.</source>
        <translation>Keine Schwelle von 0 bis 1 erfüllt jede Nebenbedingung.</translation>
    </message>
    <message>
        <source>above %1 up to %2</source>
        <translation>über %1 bis %2</translation>
    </message>
    <message>
        <source>Ranges of thresholds that meet every constraint: %1 (%2).</source>
        <translation>Schwellenbereiche, die jede Nebenbedingung erfüllen: %1 (%2).</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Schwelle τ</translation>
    </message>
    <message>
        <source>decided default %1</source>
        <translation>entschiedener Standardwert %1</translation>
    </message>
    <message>
        <source>feasible above %1</source>
        <translation>zulässig über %1</translation>
    </message>
    <message>
        <source>feasible up to %1</source>
        <translation>zulässig bis %1</translation>
    </message>
    <message>
        <source>No constraint is in force.</source>
        <translation>Keine Nebenbedingung ist in Kraft.</translation>
    </message>
    <message>
        <source>Figures against one threshold for all samples</source>
        <translation>Kennzahlen gegen eine Schwelle für alle Proben</translation>
    </message>
    <message>
        <source>Macro-F1 is highest at %1 with %2. Marked: %3. %4</source>
        <translation>Macro-F1 ist am höchsten bei %1 mit %2. Markiert: %3. %4</translation>
    </message>
    <message>
        <source>no two classes to tell apart</source>
        <translation>keine zwei Klassen zu unterscheiden</translation>
    </message>
    <message>
        <source>How well the scores tell the classes apart, all samples</source>
        <translation>Wie gut die Scores die Klassen unterscheiden, alle Proben</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Mean FHRI of the bin</source>
        <translation>Mittlerer FHRI des Bins</translation>
    </message>
    <message>
        <source>Share that is accurate</source>
        <translation>Anteil korrekter</translation>
    </message>
    <message>
        <source>measured, with Wilson 95 %</source>
        <translation>gemessen, mit Wilson 95 %</translation>
    </message>
    <message>
        <source>perfectly calibrated</source>
        <translation>perfekt kalibriert</translation>
    </message>
    <message>
        <source>The FHRI read as the probability of an accurate answer</source>
        <translation>Der FHRI, gelesen als Wahrscheinlichkeit einer korrekten Antwort</translation>
    </message>
    <message>
        <source>The expected calibration error is %1, over the samples that the NLI rule does not take: %2.</source>
        <translation>Der erwartete Kalibrierungsfehler beträgt %1, über die Proben, die die NLI-Regel nicht übernimmt: %2.</translation>
    </message>
    <message>
        <source>The NLI rule takes every sample, so there is no calibration.</source>
        <translation>Die NLI-Regel übernimmt jede Probe, daher gibt es keine Kalibrierung.</translation>
    </message>
    <message>
        <source>All samples together, judged at one threshold; n = %1. Recall is over every sample of the class, those that the NLI rule takes included.</source>
        <translation>Alle Proben zusammen, bei einer Schwelle beurteilt; n = %1. Recall gilt über jede Probe der Klasse, einschließlich der von der NLI-Regel übernommenen.</translation>
    </message>
    <message>
        <source>the NLI rule takes every sample</source>
        <translation>die NLI-Regel übernimmt jede Probe</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Stored decisions, the newest first</source>
        <translation>Gespeicherte Entscheidungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Entschieden am</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Getroffen auf</translation>
    </message>
    <message>
        <source>Macro-F1 recorded at it</source>
        <translation>Dazu festgehaltenes Macro-F1</translation>
    </message>
    <message>
        <source>Scenarios named</source>
        <translation>Genannte Szenarien</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht festgehalten</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>Kein Grund wurde angegeben.</translation>
    </message>
    <message>
        <source>no sample here has a score</source>
        <translation>hier hat keine Probe einen Score</translation>
    </message>
    <message>
        <source>decided under no constraint</source>
        <translation>ohne Nebenbedingung entschieden</translation>
    </message>
    <message>
        <source>all met</source>
        <translation>alle erfüllt</translation>
    </message>
    <message>
        <source>“%1”, scenario by scenario</source>
        <translation>„%1“, Szenario für Szenario</translation>
    </message>
    <message>
        <source>Decided τ</source>
        <translation>Festgelegtes τ</translation>
    </message>
    <message>
        <source>Macro-F1 recorded</source>
        <translation>Macro-F1 (festgehalten)</translation>
    </message>
    <message>
        <source>Held-out recorded</source>
        <translation>Zurückgehalten (festgehalten)</translation>
    </message>
    <message>
        <source>Macro-F1 here</source>
        <translation>Macro-F1 hier</translation>
    </message>
    <message>
        <source>Here minus recorded</source>
        <translation>Hier minus festgehalten</translation>
    </message>
    <message>
        <source>Constraints here</source>
        <translation>Nebenbedingungen hier</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>je eigenes</translation>
    </message>
    <message>
        <source>What each decision reaches on “%1”</source>
        <translation>Was jede Entscheidung auf „%1“ erreicht</translation>
    </message>
    <message>
        <source>Made on this data</source>
        <translation>Auf diesen Daten getroffen</translation>
    </message>
    <message>
        <source>Its constraints</source>
        <translation>Ihre Nebenbedingungen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>“%1” is the newest decision that was made on this data: its thresholds and rules apply in this report.</source>
        <translation>„%1“ ist die neueste Entscheidung, die auf diesen Daten getroffen wurde: Ihre Schwellen und Regeln gelten in diesem Bericht.</translation>
    </message>
    <message>
        <source>“%1” was made on this data, but gives no sample a score or has limits that cannot be used: the predetermined thresholds apply in this report.</source>
        <translation>„%1“ wurde auf diesen Daten getroffen, gibt aber keiner Probe einen Score oder hat Grenzen, die nicht verwendbar sind: In diesem Bericht gelten die vorgegebenen Schwellen.</translation>
    </message>
    <message>
        <source>No stored decision was made on this data: the predetermined thresholds apply in this report. The newest decision is measured on it all the same.</source>
        <translation>Keine gespeicherte Entscheidung wurde auf diesen Daten getroffen: In diesem Bericht gelten die vorgegebenen Schwellen. Die neueste Entscheidung wird dennoch auf ihnen gemessen.</translation>
    </message>
    <message>
        <source>Samples without a score under the weights of “%1”: %2.</source>
        <translation>Proben ohne Score unter den Gewichten von „%1“: %2.</translation>
    </message>
    <message>
        <source>Scenarios that “%1” names and the set lacks: %2.</source>
        <translation>Szenarien, die „%1“ nennt und die dem Score-Satz fehlen: %2.</translation>
    </message>
    <message>
        <source>No decision is stored in the workspace. Everything is judged at the predetermined thresholds of the experimental design.</source>
        <translation>Im Arbeitsbereich ist keine Entscheidung gespeichert. Alles wird nach den vorgegebenen Schwellen des Versuchsplans beurteilt.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>its samples were drawn by another version</source>
        <translation>seine Proben wurden von einer anderen Version gezogen</translation>
    </message>
    <message>
        <source>its settings are damaged</source>
        <translation>seine Einstellungen sind beschädigt</translation>
    </message>
    <message>
        <source>its replies are damaged</source>
        <translation>seine Antworten sind beschädigt</translation>
    </message>
    <message>
        <source>nothing was answered</source>
        <translation>nichts wurde beantwortet</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Macro-F1 of the answers</source>
        <translation>Macro-F1 der Antworten</translation>
    </message>
    <message>
        <source>Macro-F1 as stored</source>
        <translation>Macro-F1 wie gespeichert</translation>
    </message>
    <message>
        <source>Median seconds</source>
        <translation>Median, Sekunden</translation>
    </message>
    <message>
        <source>P95 seconds</source>
        <translation>P95, Sekunden</translation>
    </message>
    <message>
        <source>nothing was judged</source>
        <translation>nichts wurde beurteilt</translation>
    </message>
    <message>
        <source>not usable: %1</source>
        <translation>nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>nicht verwendbar</translation>
    </message>
    <message>
        <source>right to wrong</source>
        <translation>richtig zu falsch</translation>
    </message>
    <message>
        <source>wrong to right</source>
        <translation>falsch zu richtig</translation>
    </message>
    <message>
        <source>wrong to wrong</source>
        <translation>falsch zu falsch</translation>
    </message>
    <message>
        <source>each scenario&apos;s own τ*, else its least violating τ</source>
        <translation>für jedes Szenario das eigene τ*, sonst sein τ mit geringster Verletzung</translation>
    </message>
    <message>
        <source>one threshold for all, %1</source>
        <translation>eine Schwelle für alle, %1</translation>
    </message>
    <message>
        <source>How many samples change class</source>
        <translation>Wie viele Proben die Klasse wechseln</translation>
    </message>
    <message>
        <source>Other thresholds</source>
        <translation>Andere Schwellen</translation>
    </message>
    <message>
        <source>Change class</source>
        <translation>Wechseln die Klasse</translation>
    </message>
    <message>
        <source>Right to wrong</source>
        <translation>Richtig zu falsch</translation>
    </message>
    <message>
        <source>Wrong to right</source>
        <translation>Falsch zu richtig</translation>
    </message>
    <message>
        <source>Wrong to wrong</source>
        <translation>Falsch zu falsch</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>Anteil der Proben</translation>
    </message>
    <message>
        <source>no sample has a score</source>
        <translation>keine Probe hat einen Score</translation>
    </message>
    <message>
        <source>Samples that change class: %1</source>
        <translation>Proben, die die Klasse wechseln: %1</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>Wahre Klasse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>From where each sample is judged now (%1) to other thresholds under the same rules. The samples nearest to their new threshold come first.</source>
        <translation>Von der jetzigen Beurteilung jeder Probe (%1) zu anderen Schwellen nach denselben Regeln. Zuerst stehen die Proben, die ihrer neuen Schwelle am nächsten liegen.</translation>
    </message>
    <message>
        <source>Samples without a score, which are in no figure: %1.</source>
        <translation>Proben ohne Score, die in keine Kennzahl eingehen: %1.</translation>
    </message>
    <message>
        <source>The same samples change class in both: “%1”, “%2”.</source>
        <translation>In beiden Fällen wechseln dieselben Proben die Klasse: „%1“, „%2“.</translation>
    </message>
    <message>
        <source>A threshold of its own against one for all</source>
        <translation>Eine eigene Schwelle gegen eine für alle</translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation>Zulässig</translation>
    </message>
    <message>
        <source>Macro-F1 at the default</source>
        <translation>Macro-F1 beim Standardwert</translation>
    </message>
    <message>
        <source>Macro-F1 at its own τ*</source>
        <translation>Macro-F1 beim eigenen τ*</translation>
    </message>
    <message>
        <source>Macro-F1 at the global τ*</source>
        <translation>Macro-F1 beim globalen τ*</translation>
    </message>
    <message>
        <source>Benefits</source>
        <translation>Profitiert</translation>
    </message>
    <message>
        <source>Chosen on one half of the samples, measured on the other</source>
        <translation>Auf einer Hälfte der Proben gewählt, auf der anderen gemessen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Teilungen</translation>
    </message>
    <message>
        <source>Macro-F1 where it was chosen</source>
        <translation>Macro-F1, wo gewählt wurde</translation>
    </message>
    <message>
        <source>at the default</source>
        <translation>beim Standardwert</translation>
    </message>
    <message>
        <source>at its own τ*</source>
        <translation>beim eigenen τ*</translation>
    </message>
    <message>
        <source>at the global τ*</source>
        <translation>beim globalen τ*</translation>
    </message>
    <message>
        <source>Macro-F1 of each scenario at three thresholds</source>
        <translation>Macro-F1 jedes Szenarios bei drei Schwellen</translation>
    </message>
    <message>
        <source>Lowest at its own τ*: %1 with %2. Scenarios that benefit from a threshold of their own: %3.</source>
        <translation>Am niedrigsten beim eigenen τ*: %1 mit %2. Szenarien, die von einer eigenen Schwelle profitieren: %3.</translation>
    </message>
    <message>
        <source>fewer than two scenarios</source>
        <translation>weniger als zwei Szenarien</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios, at the defaults</source>
        <translation>Varianz von Macro-F1 über die Szenarien, bei den Standardwerten</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios, each at its own τ*</source>
        <translation>Varianz von Macro-F1 über die Szenarien, jedes beim eigenen τ*</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios, at the global τ*</source>
        <translation>Varianz von Macro-F1 über die Szenarien, beim globalen τ*</translation>
    </message>
    <message>
        <source>High-risk scenarios</source>
        <translation>Szenarien mit hohem Risiko</translation>
    </message>
    <message>
        <source>Lenient scenarios</source>
        <translation>Nachsichtige Szenarien</translation>
    </message>
    <message>
        <source>The workspace holds no scored set.</source>
        <translation>Der Arbeitsbereich enthält keinen Score-Satz.</translation>
    </message>
    <message>
        <source>No sample of “%1” has a score, so there is nothing to measure. Samples: %2.</source>
        <translation>Keine Probe von „%1“ hat einen Score, daher gibt es nichts zu messen. Proben: %2.</translation>
    </message>
    <message>
        <source>Decided right: %1 of %2.</source>
        <translation>Richtig entschieden: %1 von %2.</translation>
    </message>
    <message>
        <source>Decided right: %1 of %2. The most frequent error: %3 taken for %4 (samples: %5).</source>
        <translation>Richtig entschieden: %1 von %2. Der häufigste Fehler: %3, entschieden als %4 (Proben: %5).</translation>
    </message>
    <message>
        <source>Decided class</source>
        <translation>Entschiedene Klasse</translation>
    </message>
    <message>
        <source>Figures of each class, all samples</source>
        <translation>Kennzahlen jeder Klasse, alle Proben</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the class occurs in neither truth nor decision</source>
        <translation>die Klasse kommt weder in der Wahrheit noch in der Entscheidung vor</translation>
    </message>
    <message>
        <source>Figures of each scenario at the thresholds that apply</source>
        <translation>Kennzahlen jedes Szenarios bei den geltenden Schwellen</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Classes counted</source>
        <translation>Gezählte Klassen</translation>
    </message>
    <message>
        <source>κ</source>
        <translation>κ</translation>
    </message>
    <message>
        <source>truth or decision is of one class only</source>
        <translation>Wahrheit oder Entscheidung enthält nur eine Klasse</translation>
    </message>
    <message>
        <source>The confusion matrix of each scenario</source>
        <translation>Die Konfusionsmatrix jedes Szenarios</translation>
    </message>
    <message>
        <source>decided accurate</source>
        <translation>entschieden: korrekt</translation>
    </message>
    <message>
        <source>decided hallucination</source>
        <translation>entschieden: Halluzination</translation>
    </message>
    <message>
        <source>decided contradiction</source>
        <translation>entschieden: Widerspruch</translation>
    </message>
    <message>
        <source>The set has no scenarios.</source>
        <translation>Der Score-Satz hat keine Szenarien.</translation>
    </message>
    <message>
        <source>Pairs out of order</source>
        <translation>Paare in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Sides of a pair without the other</source>
        <translation>Paarseiten ohne die andere</translation>
    </message>
    <message>
        <source>Samples for manual review</source>
        <translation>Proben zur manuellen Prüfung</translation>
    </message>
    <message>
        <source>Judged by curators</source>
        <translation>Von Kuratoren beurteilt</translation>
    </message>
    <message>
        <source>Decided otherwise by a judgement</source>
        <translation>Durch ein Urteil anders entschieden</translation>
    </message>
    <message>
        <source>Macro-F1 with the judgements</source>
        <translation>Macro-F1 mit den Urteilen</translation>
    </message>
    <message>
        <source>Each sample is judged at the threshold of its scenario: %1.</source>
        <translation>Jede Probe wird nach der Schwelle ihres Szenarios beurteilt: %1.</translation>
    </message>
    <message>
        <source>Confusion matrix of all samples</source>
        <translation>Konfusionsmatrix aller Proben</translation>
    </message>
    <message>
        <source>Confusion matrix of %1 at %2</source>
        <translation>Konfusionsmatrix von %1 bei %2</translation>
    </message>
    <message>
        <source>Drawn are the scenarios of the lowest Macro-F1 only.</source>
        <translation>Gezeichnet sind nur die Szenarien mit dem niedrigsten Macro-F1.</translation>
    </message>
    <message>
        <source>robust</source>
        <translation>robust</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>sensitive</source>
        <translation>empfindlich</translation>
    </message>
    <message>
        <source>A shift of τ* by 0.05, and the bootstrap of τ*</source>
        <translation>Eine Verschiebung von τ* um 0,05 und der Bootstrap von τ*</translation>
    </message>
    <message>
        <source>Macro-F1 at −0.05</source>
        <translation>Macro-F1 bei −0,05</translation>
    </message>
    <message>
        <source>Macro-F1 at +0.05</source>
        <translation>Macro-F1 bei +0,05</translation>
    </message>
    <message>
        <source>Draws with a feasible τ</source>
        <translation>Ziehungen mit zulässigem τ</translation>
    </message>
    <message>
        <source>Macro-F1 over the draws</source>
        <translation>Macro-F1 über die Ziehungen</translation>
    </message>
    <message>
        <source>outside 0 to 1</source>
        <translation>außerhalb von 0 bis 1</translation>
    </message>
    <message>
        <source>Share of draws</source>
        <translation>Anteil der Ziehungen</translation>
    </message>
    <message>
        <source>Draws that chose the threshold</source>
        <translation>Ziehungen, die die Schwelle wählten</translation>
    </message>
    <message>
        <source>The best threshold of all samples over the bootstrap draws</source>
        <translation>Die beste Schwelle aller Proben über die Bootstrap-Ziehungen</translation>
    </message>
    <message>
        <source>Most often chosen: %1, in %2 of %3 draws. 95 % of the draws lie from %4 to %5. A threshold met every constraint in %6 draws.</source>
        <translation>Am häufigsten gewählt: %1, in %2 von %3 Ziehungen. 95 % der Ziehungen liegen zwischen %4 und %5. In %6 Ziehungen erfüllte eine Schwelle jede Nebenbedingung.</translation>
    </message>
    <message>
        <source>Draws: %1, seed %2. Drawn are clusters, a contradiction pair together: %3 clusters of %4 samples in all.</source>
        <translation>Ziehungen: %1, Seed %2. Gezogen werden Cluster, ein Widerspruchspaar gemeinsam: insgesamt %3 Cluster aus %4 Proben.</translation>
    </message>
    <message>
        <source>all met that apply; no sample to ask it of: %1</source>
        <translation>alle geltenden erfüllt; keine Probe zur Anwendung von: %1</translation>
    </message>
    <message>
        <source>The best threshold of each scenario</source>
        <translation>Die beste Schwelle jedes Szenarios</translation>
    </message>
    <message>
        <source>Least violating τ</source>
        <translation>τ mit geringster Verletzung</translation>
    </message>
    <message>
        <source>Macro-F1 at τ*</source>
        <translation>Macro-F1 bei τ*</translation>
    </message>
    <message>
        <source>none meets every constraint</source>
        <translation>keine erfüllt jede Nebenbedingung</translation>
    </message>
    <message>
        <source>What the constraints ask for, at τ* or at the least violating threshold</source>
        <translation>Was die Nebenbedingungen verlangen, bei τ* oder bei der Schwelle mit der geringsten Verletzung</translation>
    </message>
    <message>
        <source>For review</source>
        <translation>Zur Prüfung</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2. No constraint is in force.</source>
        <translation>Alle Proben zusammen: τ* ist %1 mit einem Macro-F1 von %2. Keine Nebenbedingung ist in Kraft.</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2, the highest of the thresholds that meet every constraint.</source>
        <translation>Alle Proben zusammen: τ* ist %1 mit einem Macro-F1 von %2, dem höchsten der Schwellen, die jede Nebenbedingung erfüllen.</translation>
    </message>
    <message>
        <source>All samples together: no threshold of the grid meets every constraint. The least violating one is %1 (%2). The highest Macro-F1 whatever the constraints is %3, at %4.</source>
        <translation>Alle Proben zusammen: Keine Schwelle des Rasters erfüllt jede Nebenbedingung. Die mit der geringsten Verletzung ist %1 (%2). Das höchste Macro-F1 ohne Rücksicht auf die Nebenbedingungen ist %3, bei %4.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3. No constraint is in force.</source>
        <translation>„%1“ (%2): Macro-F1 ist %3. Keine Nebenbedingung ist in Kraft.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3, and every constraint is met over all samples.</source>
        <translation>„%1“ (%2): Macro-F1 ist %3, und über alle Proben ist jede Nebenbedingung erfüllt.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3, and every constraint that applies is met over all samples. No sample to ask it of: %4.</source>
        <translation>„%1“ (%2): Macro-F1 ist %3, und über alle Proben ist jede geltende Nebenbedingung erfüllt. Keine Probe zur Anwendung von: %4.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3. Not met over all samples: %4.</source>
        <translation>„%1“ (%2): Macro-F1 ist %3. Über alle Proben nicht erfüllt: %4.</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (mindestens %2)</translation>
    </message>
    <message>
        <source>Records rejected at the import</source>
        <translation>Beim Import abgewiesene Datensätze</translation>
    </message>
    <message>
        <source>Scenarios with a threshold that meets every constraint</source>
        <translation>Szenarien mit einer Schwelle, die jede Nebenbedingung erfüllt</translation>
    </message>
    <message>
        <source>Best single threshold τ*</source>
        <translation>Beste einzelne Schwelle τ*</translation>
    </message>
    <message>
        <source>Least violating single threshold</source>
        <translation>Einzelne Schwelle mit geringster Verletzung</translation>
    </message>
    <message>
        <source>Files of the scored sets</source>
        <translation>Dateien der Score-Sätze</translation>
    </message>
    <message>
        <source>Scored set</source>
        <translation>Score-Satz</translation>
    </message>
    <message>
        <source>No file is recorded.</source>
        <translation>Keine Datei ist festgehalten.</translation>
    </message>
    <message>
        <source>Imported at</source>
        <translation>Importiert am</translation>
    </message>
    <message>
        <source>Hash of the data</source>
        <translation>Hash der Daten</translation>
    </message>
    <message>
        <source>Samples kept</source>
        <translation>Behaltene Proben</translation>
    </message>
    <message>
        <source>Records rejected</source>
        <translation>Abgewiesene Datensätze</translation>
    </message>
    <message>
        <source>Samples without a score</source>
        <translation>Proben ohne Score</translation>
    </message>
    <message>
        <source>Bootstrap</source>
        <translation>Bootstrap</translation>
    </message>
    <message>
        <source>draws: %1, seed %2</source>
        <translation>Ziehungen: %1, Seed %2</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>splits: %1, seed %2</source>
        <translation>Teilungen: %1, Seed %2</translation>
    </message>
    <message>
        <source>Dynamic run “%1”</source>
        <translation>Dynamischer Lauf „%1“</translation>
    </message>
    <message>
        <source>begun %1, samples of each scenario: %2, seed %3</source>
        <translation>begonnen %1, Proben je Szenario: %2, Seed %3</translation>
    </message>
    <message>
        <source>Version of Assay</source>
        <translation>Version von Assay</translation>
    </message>
    <message>
        <source>“%1”: no sample has a score.</source>
        <translation>„%1“: Keine Probe hat einen Score.</translation>
    </message>
    <message>
        <source>the FHRI as stored in the set</source>
        <translation>der FHRI wie im Score-Satz gespeichert</translation>
    </message>
    <message>
        <source>the FHRI recomputed with the weights %1</source>
        <translation>der FHRI, neu berechnet mit den Gewichten %1</translation>
    </message>
    <message>
        <source>the FHRI recomputed with the source&apos;s own weights, else with %1</source>
        <translation>der FHRI, neu berechnet mit den eigenen Gewichten der Quelle, sonst mit %1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>Alle Proben</translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation>(kein Szenario)</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>hallucination</source>
        <translation>Halluzination</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Recall of hallucination</source>
        <translation>Recall der Halluzination</translation>
    </message>
    <message>
        <source>Precision of accurate</source>
        <translation>Precision von „korrekt“</translation>
    </message>
    <message>
        <source>Recall of contradiction</source>
        <translation>Recall des Widerspruchs</translation>
    </message>
    <message>
        <source>%1 is %2, short of %3 by %4</source>
        <translation>%1 ist %2 und liegt um %4 unter %3</translation>
    </message>
    <message>
        <source>%1 is undefined, as nothing is predicted so; %2 is required</source>
        <translation>%1 ist nicht definiert, da nichts so vorhergesagt wird; verlangt ist %2</translation>
    </message>
    <message>
        <source>no sample of this class</source>
        <translation>keine Probe dieser Klasse</translation>
    </message>
    <message>
        <source>nothing is predicted to be of this class</source>
        <translation>nichts wird als diese Klasse vorhergesagt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>decision “%1”</source>
        <translation>Entscheidung „%1“</translation>
    </message>
    <message>
        <source>experimental design</source>
        <translation>Versuchsplan</translation>
    </message>
    <message>
        <source>NLI limits</source>
        <translation>NLI-Grenzen</translation>
    </message>
    <message>
        <source>contradiction from %1, for review from %2</source>
        <translation>Widerspruch ab %1, zur Prüfung ab %2</translation>
    </message>
    <message>
        <source>Grid of thresholds</source>
        <translation>Raster der Schwellen</translation>
    </message>
    <message>
        <source>%1 to %2, thresholds: %3</source>
        <translation>%1 bis %2, Schwellen: %3</translation>
    </message>
    <message>
        <source>at least %1 required</source>
        <translation>mindestens %1 verlangt</translation>
    </message>
    <message>
        <source>nothing required</source>
        <translation>nichts verlangt</translation>
    </message>
    <message>
        <source>thresholds of the decision “%1”</source>
        <translation>Schwellen der Entscheidung „%1“</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, and others: %2</source>
        <translation>%1 und weitere: %2</translation>
    </message>
    <message>
        <source>Issues by import</source>
        <translation>Befunde nach Import</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Issues by kind</source>
        <translation>Befunde nach Art</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The first issues of each kind</source>
        <translation>Die ersten Befunde jeder Art</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Was dort steht</translation>
    </message>
    <message>
        <source>Expected, or done</source>
        <translation>Erwartet oder getan</translation>
    </message>
    <message>
        <source>the whole of it</source>
        <translation>das Ganze</translation>
    </message>
    <message>
        <source>Scored set %1</source>
        <translation>Score-Satz %1</translation>
    </message>
    <message>
        <source>Gold suite %1</source>
        <translation>Gold-Suite %1</translation>
    </message>
    <message>
        <source>Bundles %1</source>
        <translation>Bündel %1</translation>
    </message>
    <message>
        <source>Corpus %1</source>
        <translation>Korpus %1</translation>
    </message>
    <message>
        <source>Embeddings %1</source>
        <translation>Vektorsatz %1</translation>
    </message>
    <message>
        <source>Nothing is imported, so there are no issues of the data.</source>
        <translation>Nichts ist importiert, daher gibt es keine Befunde in den Daten.</translation>
    </message>
    <message>
        <source>As the imports reported them, also where the data was put right since.</source>
        <translation>Wie die Importe sie meldeten, auch wo die Daten seither berichtigt wurden.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>%1: samples %2</source>
        <translation>%1: Proben %2</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>%1: sentences %2</source>
        <translation>%1: Sätze %2</translation>
    </message>
    <message>
        <source>Gold suite</source>
        <translation>Gold-Suite</translation>
    </message>
    <message>
        <source>%1: questions %2</source>
        <translation>%1: Fragen %2</translation>
    </message>
    <message>
        <source>Anchors asked</source>
        <translation>Abgefragte Anker</translation>
    </message>
    <message>
        <source>Anchors for which the search had what it needs: a vector, or a word to look for. Self@1 is a share of these.</source>
        <translation>Anker, für die die Suche hatte, was sie braucht: einen Vektor oder ein Wort zum Suchen. Self@1 ist ein Anteil davon.</translation>
    </message>
    <message>
        <source>Distance of the nearest gold</source>
        <translation>Abstand des nächsten Golds</translation>
    </message>
    <message>
        <source>The smallest cosine distance 1 − cos between the anchor and one of its gold sentences, found or not.</source>
        <translation>Der kleinste Kosinusabstand 1 − cos zwischen dem Anker und einem seiner Goldsätze, ob gefunden oder nicht.</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Diagnosis of a case</source>
        <translation>Diagnose eines Falls</translation>
    </message>
    <message>
        <source>Quantiles of distances</source>
        <translation>Quantile der Abstände</translation>
    </message>
    <message>
        <source>The cosine distance 1 − cos below which the named share of the results lies. Gold are results within the window of their anchor, others are all the rest.</source>
        <translation>Der Kosinusabstand 1 − cos, unter dem der genannte Anteil der Ergebnisse liegt. Gold sind Ergebnisse im Fenster ihres Ankers, andere alle übrigen.</translation>
    </message>
    <message>
        <source>Consistency lint</source>
        <translation>Stimmigkeitsprüfung</translation>
    </message>
    <message>
        <source>Whether figures can be true together: Hit@1 ≤ MRR@k ≤ Hit@1 + (Hit@k − Hit@1) / 2, Hit@k and MRR@k never fall as k grows, shares lie between 0 and 1 and are whole counts of their n, counts add up, percentiles rise. Nothing is corrected.</source>
        <translation>Ob Kennzahlen zusammen wahr sein können: Hit@1 ≤ MRR@k ≤ Hit@1 + (Hit@k − Hit@1) / 2, Hit@k und MRR@k fallen nie mit wachsendem k, Anteile liegen zwischen 0 und 1 und sind ganze Anzahlen ihres n, Anzahlen gehen auf, Perzentile steigen. Nichts wird berichtigt.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Gold distance, median</source>
        <translation>Goldabstand, Median</translation>
    </message>
    <message>
        <source>Half of the gold sentences among the results are nearer to their anchor than this cosine distance 1 − cos.</source>
        <translation>Die Hälfte der Goldsätze unter den Ergebnissen liegt näher an ihrem Anker als dieser Kosinusabstand 1 − cos.</translation>
    </message>
    <message>
        <source>Hit@k</source>
        <translation>Hit@k</translation>
    </message>
    <message>
        <source>Hit@k over all anchors</source>
        <translation>Hit@k über alle Anker</translation>
    </message>
    <message>
        <source>As Hit@k, but as a share of all anchors: those that are not covered or could not be asked count as misses.</source>
        <translation>Wie Hit@k, aber als Anteil aller Anker: Nicht abgedeckte und nicht abfragbare zählen als Fehlschläge.</translation>
    </message>
    <message>
        <source>Recall of the index</source>
        <translation>Recall des Index</translation>
    </message>
    <message>
        <source>MRR@k</source>
        <translation>MRR@k</translation>
    </message>
    <message>
        <source>MRR@k over all anchors</source>
        <translation>MRR@k über alle Anker</translation>
    </message>
    <message>
        <source>As MRR@k, but over all anchors: those that are not covered or could not be asked count as 0.</source>
        <translation>Wie MRR@k, aber über alle Anker: Nicht abgedeckte und nicht abfragbare zählen als 0.</translation>
    </message>
    <message>
        <source>First gold at rank</source>
        <translation>Erstes Gold auf Rang</translation>
    </message>
    <message>
        <source>The rank of the first gold sentence among the results, from 1. The hardest cases are those without any, then those with the highest rank, and of equal ones those whose nearest gold is farthest.</source>
        <translation>Der Rang des ersten Goldsatzes unter den Ergebnissen, ab 1. Am schwierigsten sind Fälle ohne einen solchen, dann die mit dem höchsten Rang und von gleichen jene, deren nächstes Gold am weitesten entfernt ist.</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Where is searched: filtered among the sentences that share the anchor&apos;s values in some fields, usually company, form, year and section; open in the whole corpus.</source>
        <translation>Wo gesucht wird: gefiltert unter den Sätzen, die in einigen Feldern, meist Unternehmen, Formular, Jahr und Abschnitt, dieselben Werte wie der Anker haben; offen im ganzen Korpus.</translation>
    </message>
    <message>
        <source>Self@1, strict</source>
        <translation>Self@1, streng</translation>
    </message>
    <message>
        <source>Anchors that are the first result for their own query, as a share of the anchors that were asked. Equal distances stand in the order of the corpus, so that a sentence that is there twice may lose.</source>
        <translation>Anker, die das erste Ergebnis ihrer eigenen Abfrage sind, als Anteil der abgefragten Anker. Gleiche Abstände stehen in der Reihenfolge des Korpus, sodass ein doppelt vorhandener Satz verlieren kann.</translation>
    </message>
    <message>
        <source>Self@1, ties counted</source>
        <translation>Self@1, Gleichstände gezählt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing to draw: no covered anchor was asked.</source>
        <translation>Nichts zu zeichnen: Kein abgedeckter Anker wurde abgefragt.</translation>
    </message>
    <message>
        <source>Hit@k by k, over covered anchors</source>
        <translation>Hit@k nach k, über abgedeckte Anker</translation>
    </message>
    <message>
        <source>MRR@k by k, over covered anchors</source>
        <translation>MRR@k nach k, über abgedeckte Anker</translation>
    </message>
    <message>
        <source>Hit@k by k, over covered anchors, %1</source>
        <translation>Hit@k nach k, über abgedeckte Anker, %1</translation>
    </message>
    <message>
        <source>MRR@k by k, over covered anchors, %1</source>
        <translation>MRR@k nach k, über abgedeckte Anker, %1</translation>
    </message>
    <message>
        <source>%1: %2 at k = %3, %4 at k = %5, n = %6.</source>
        <translation>%1: %2 bei k = %3, %4 bei k = %5, n = %6.</translation>
    </message>
    <message>
        <source>Quantiles of cosine distances</source>
        <translation>Quantile der Kosinusabstände</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>75 %</source>
        <translation>75 %</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>No search of the run measures cosine distances: they rank by scores.</source>
        <translation>Keine Suche des Laufs misst Kosinusabstände: Sie ordnen nach Scores.</translation>
    </message>
    <message>
        <source>Left out, for they rank by scores and have no cosine distances: %1.</source>
        <translation>Ausgelassen, da sie nach Scores ordnen und keine Kosinusabstände haben: %1.</translation>
    </message>
    <message>
        <source>no such result</source>
        <translation>kein solches Ergebnis</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
    <message>
        <source>Share of the results</source>
        <translation>Anteil der Ergebnisse</translation>
    </message>
    <message>
        <source>Cosine distances of results, %1, %2</source>
        <translation>Kosinusabstände der Ergebnisse, %1, %2</translation>
    </message>
    <message>
        <source>A bar begins at the distance below it and is %1 wide.</source>
        <translation>Ein Balken beginnt bei dem Abstand darunter und ist %1 breit.</translation>
    </message>
    <message>
        <source>%1: there is none.</source>
        <translation>%1: keine vorhanden.</translation>
    </message>
    <message>
        <source>%1: half of them lie below %2, nine in ten between %3 and %4.</source>
        <translation>%1: Die Hälfte liegt unter %2, neun von zehn zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>from outside</source>
        <translation>von außen</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>The run cannot be judged against the baseline: they share no anchor.</source>
        <translation>Der Lauf lässt sich nicht an der Referenz messen: Sie haben keinen Anker gemeinsam.</translation>
    </message>
    <message>
        <source>The run cannot be judged against the baseline: an alert threshold asks for k = %1, and one of the two did not look at so many results.</source>
        <translation>Der Lauf lässt sich nicht an der Referenz messen: Eine Alarmschwelle verlangt k = %1, und einer der beiden hat nicht so viele Ergebnisse betrachtet.</translation>
    </message>
    <message>
        <source>The run cannot be judged against the baseline: the two differ in “%1”, so their figures mean different things.</source>
        <translation>Der Lauf lässt sich nicht an der Referenz messen: Die beiden unterscheiden sich in „%1“, daher bedeuten ihre Kennzahlen Verschiedenes.</translation>
    </message>
    <message>
        <source>Anchors asked, %1: this run %2 of %3, the baseline %4 of %5.</source>
        <translation>Abgefragte Anker, %1: dieser Lauf %2 von %3, die Referenz %4 von %5.</translation>
    </message>
    <message>
        <source>Left out of moves and of tests of chance: anchors only in this run: %1, only in the baseline: %2.</source>
        <translation>Bei Änderungen und Zufallstests ausgelassen: Anker nur in diesem Lauf: %1, nur in der Referenz: %2.</translation>
    </message>
    <message>
        <source>The baseline has none of this run&apos;s searches, so two different searches are compared: %1 here, %2 in the baseline.</source>
        <translation>Die Referenz hat keine der Suchen dieses Laufs, daher werden zwei verschiedene Suchen verglichen: hier %1, in der Referenz %2.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Not judged, for the baseline has no such search: %1.</source>
        <translation>Nicht beurteilt, da die Referenz keine solche Suche hat: %1.</translation>
    </message>
    <message>
        <source>This run is the baseline that others are judged against.</source>
        <translation>Dieser Lauf ist die Referenz, an der andere gemessen werden.</translation>
    </message>
    <message>
        <source>The run is not finished; only whole runs are judged.</source>
        <translation>Der Lauf ist nicht abgeschlossen; nur vollständige Läufe werden beurteilt.</translation>
    </message>
    <message>
        <source>No run of this corpus is marked as the baseline, so there is nothing to judge against.</source>
        <translation>Kein Lauf dieses Korpus ist als Referenz gekennzeichnet, daher gibt es keinen Vergleichsmaßstab.</translation>
    </message>
    <message>
        <source>fails with %1</source>
        <translation>nicht bestanden mit %1</translation>
    </message>
    <message>
        <source>no alert; findings that could not be judged: %1</source>
        <translation>kein Alarm; nicht beurteilbare Ergebnisse: %1</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>the run did not search this regime</source>
        <translation>der Lauf hat in diesem Regime nicht gesucht</translation>
    </message>
    <message>
        <source>no anchor could be asked</source>
        <translation>kein Anker war abfragbar</translation>
    </message>
    <message>
        <source>no anchor that was asked is covered</source>
        <translation>kein abgefragter Anker ist abgedeckt</translation>
    </message>
    <message>
        <source>no gold was found, or the search ranks by scores</source>
        <translation>kein Gold wurde gefunden, oder die Suche ordnet nach Scores</translation>
    </message>
    <message>
        <source>no anchor was asked by both and is covered in both</source>
        <translation>kein Anker wurde von beiden abgefragt und ist in beiden abgedeckt</translation>
    </message>
    <message>
        <source>the lists from outside do not say it</source>
        <translation>die Listen von außen sagen es nicht</translation>
    </message>
    <message>
        <source>the baseline has no such figure</source>
        <translation>die Referenz hat keine solche Kennzahl</translation>
    </message>
    <message>
        <source>at least %1 %</source>
        <translation>mindestens %1 %</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>moves by at most %1 points</source>
        <translation>ändert sich höchstens um %1 Punkte</translation>
    </message>
    <message>
        <source>moves by at most %1</source>
        <translation>ändert sich höchstens um %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ergebnisse der Regressionsprüfung</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>The workspace has no alert threshold.</source>
        <translation>Der Arbeitsbereich hat keine Alarmschwelle.</translation>
    </message>
    <message>
        <source>Moves of shares are in percentage points.</source>
        <translation>Änderungen von Anteilen sind in Prozentpunkten angegeben.</translation>
    </message>
    <message>
        <source>Is the change larger than chance?</source>
        <translation>Ist die Änderung größer als der Zufall?</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>The runs share no regime.</source>
        <translation>Die Läufe haben kein Regime gemeinsam.</translation>
    </message>
    <message>
        <source>What the two runs differ in</source>
        <translation>Worin sich die beiden Läufe unterscheiden</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>more than chance</source>
        <translation>mehr als Zufall</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>möglicherweise Zufall</translation>
    </message>
    <message>
        <source>✗ %1, for it cannot be judged</source>
        <translation>✗ %1, da nicht beurteilbar</translation>
    </message>
    <message>
        <source>cannot be judged</source>
        <translation>nicht beurteilbar</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>✓ passes</source>
        <translation>✓ bestanden</translation>
    </message>
    <message>
        <source>%1, %2: anchors that the baseline asked and the run did not: %3; with them as misses the move is %4.</source>
        <translation>%1, %2: Anker, die die Referenz abgefragt hat und der Lauf nicht: %3; mit ihnen als Fehlschlägen beträgt die Änderung %4.</translation>
    </message>
    <message>
        <source>%1, %2: anchors not asked that count as misses: %3.</source>
        <translation>%1, %2: nicht abgefragte Anker, die als Fehlschläge zählen: %3.</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Flags and notes</source>
        <translation>Markierungen und Notizen</translation>
    </message>
    <message>
        <source>No covered anchor was asked.</source>
        <translation>Kein abgedeckter Anker wurde abgefragt.</translation>
    </message>
    <message>
        <source>This report was asked for no cases.</source>
        <translation>Für diesen Bericht wurden keine Fälle angefordert.</translation>
    </message>
    <message>
        <source>Sentences of these cases</source>
        <translation>Sätze dieser Fälle</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Of each case at most %1 gold sentences, found ones first, and %2 results, equal texts counted as one.</source>
        <translation>Zu jedem Fall höchstens %1 Goldsätze, gefundene zuerst, und %2 Ergebnisse, gleiche Texte als eines gezählt.</translation>
    </message>
    <message>
        <source>Long sentences are cut at “…”.</source>
        <translation>Lange Sätze sind bei „…“ gekürzt.</translation>
    </message>
    <message>
        <source>none among %1</source>
        <translation>keines unter %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>it ranks by scores</source>
        <translation>sie ordnet nach Scores</translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation>keine Erklärung</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>Gold at position %1, rank %2</source>
        <translation>Gold an Position %1, Rang %2</translation>
    </message>
    <message>
        <source>Gold at position %1, not found</source>
        <translation>Gold an Position %1, nicht gefunden</translation>
    </message>
    <message>
        <source>Result %1, gold</source>
        <translation>Ergebnis %1, Gold</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Ergebnis %1</translation>
    </message>
    <message>
        <source>Result %1; results with this text: %2, companies: %3</source>
        <translation>Ergebnis %1; Ergebnisse mit diesem Text: %2, Unternehmen: %3</translation>
    </message>
    <message>
        <source>The corpus %1 is not in the workspace any more, so the sentences cannot be shown.</source>
        <translation>Das Korpus %1 ist nicht mehr im Arbeitsbereich, daher können die Sätze nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>The corpus %1 has other sentences now than when the run was made, so they cannot be shown.</source>
        <translation>Das Korpus %1 hat jetzt andere Sätze als zur Zeit des Laufs, daher können sie nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>lies outside the range that it can have</source>
        <translation>liegt außerhalb des möglichen Bereichs</translation>
    </message>
    <message>
        <source>is below %1, though every hit at rank 1 adds 1 to it</source>
        <translation>liegt unter %1, obwohl jeder Treffer auf Rang 1 dazu 1 beiträgt</translation>
    </message>
    <message>
        <source>is above what the hits allow, for one beyond rank 1 adds at most 1/2 (%1)</source>
        <translation>liegt über dem, was die Treffer erlauben, denn einer jenseits von Rang 1 trägt höchstens 1/2 bei (%1)</translation>
    </message>
    <message>
        <source>falls as k grows against %1, though more results cannot find less</source>
        <translation>fällt mit wachsendem k gegenüber %1, obwohl mehr Ergebnisse nicht weniger finden können</translation>
    </message>
    <message>
        <source>does not add up with %1</source>
        <translation>passt nicht zu %1</translation>
    </message>
    <message>
        <source>is no share that a whole count of n gives</source>
        <translation>ist kein Anteil, den eine ganze Zahl von n ergibt</translation>
    </message>
    <message>
        <source>falls below a smaller percentile (%1)</source>
        <translation>fällt unter ein kleineres Perzentil (%1)</translation>
    </message>
    <message>
        <source>is below the strict figure (%1)</source>
        <translation>liegt unter dem strengen Wert (%1)</translation>
    </message>
    <message>
        <source>is below what the hits demand (%1)</source>
        <translation>liegt unter dem, was die Treffer verlangen (%1)</translation>
    </message>
    <message>
        <source>Figures from outside, as they were given</source>
        <translation>Kennzahlen von außen, wie angegeben</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The run holds no figure.</source>
        <translation>Der Lauf enthält keine Kennzahl.</translation>
    </message>
    <message>
        <source>The n is the one that came with the figures, where one did. Intervals did not come with them.</source>
        <translation>Das n ist das mit den Kennzahlen gelieferte, sofern eines dabei war. Intervalle wurden nicht mitgeliefert.</translation>
    </message>
    <message>
        <source>What cannot be true</source>
        <translation>Was nicht wahr sein kann</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>No figure contradicts another.</source>
        <translation>Keine Kennzahl widerspricht einer anderen.</translation>
    </message>
    <message>
        <source>Faults of the consistency lint</source>
        <translation>Von der Stimmigkeitsprüfung gefundene Fehler</translation>
    </message>
    <message>
        <source>From outside: these figures were measured elsewhere and are kept as they were given. None contradicts another.</source>
        <translation>Von außen: Diese Kennzahlen wurden anderswo gemessen und sind wie angegeben übernommen. Keine widerspricht einer anderen.</translation>
    </message>
    <message>
        <source>From outside: these figures were measured elsewhere and are kept as they were given. They cannot all be true together; nothing was corrected.</source>
        <translation>Von außen: Diese Kennzahlen wurden anderswo gemessen und sind wie angegeben übernommen. Sie können nicht alle zusammen wahr sein; nichts wurde berichtigt.</translation>
    </message>
    <message>
        <source>Figures that could not be read and are not here: %1.</source>
        <translation>Kennzahlen, die nicht lesbar waren und hier fehlen: %1.</translation>
    </message>
    <message>
        <source>Hit@k and MRR@k over covered anchors</source>
        <translation>Hit@k und MRR@k über abgedeckte Anker</translation>
    </message>
    <message>
        <source>Anchors asked, Self@1 and distances of gold</source>
        <translation>Abgefragte Anker, Self@1 und Goldabstände</translation>
    </message>
    <message>
        <source>Hit@k and MRR@k over all anchors</source>
        <translation>Hit@k und MRR@k über alle Anker</translation>
    </message>
    <message>
        <source>The run has no search.</source>
        <translation>Der Lauf hat keine Suche.</translation>
    </message>
    <message>
        <source>filtered − open</source>
        <translation>gefiltert − offen</translation>
    </message>
    <message>
        <source>no covered anchor was asked in both</source>
        <translation>kein abgedeckter Anker wurde in beiden abgefragt</translation>
    </message>
    <message>
        <source>“filtered − open” is over the covered anchors that were asked in both regimes; of Hit@k in percentage points. An interval without 0 is more than chance.</source>
        <translation>„gefiltert − offen“ geht über die abgedeckten Anker, die in beiden Regimes abgefragt wurden; bei Hit@k in Prozentpunkten. Ein Intervall ohne 0 ist mehr als Zufall.</translation>
    </message>
    <message>
        <source>Some of the k that were asked for are left out here.</source>
        <translation>Einige der angeforderten k sind hier ausgelassen.</translation>
    </message>
    <message>
        <source>%1, %2: anchors not asked without a vector: %3, without a word: %4, without a list: %5.</source>
        <translation>%1, %2: nicht abgefragte Anker ohne Vektor: %3, ohne Wort: %4, ohne Liste: %5.</translation>
    </message>
    <message>
        <source>the lists hold no distances</source>
        <translation>die Listen enthalten keine Abstände</translation>
    </message>
    <message>
        <source>no gold among the results</source>
        <translation>kein Gold unter den Ergebnissen</translation>
    </message>
    <message>
        <source>there is no anchor</source>
        <translation>es gibt keinen Anker</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Gold of an anchor</source>
        <translation>Gold eines Ankers</translation>
    </message>
    <message>
        <source>Filtered regime</source>
        <translation>Gefiltertes Regime</translation>
    </message>
    <message>
        <source>Covered anchors by effective window</source>
        <translation>Abgedeckte Anker nach effektivem Fenster</translation>
    </message>
    <message>
        <source>From outside: the ranked lists were made elsewhere. The figures were made from them here, with gold from the corpus of this workspace.</source>
        <translation>Von außen: Die Ranglisten wurden anderswo erstellt. Die Kennzahlen wurden hier daraus berechnet, mit Gold aus dem Korpus dieses Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>The run is not finished. Anchors asked so far: %1 of %2.</source>
        <translation>Der Lauf ist nicht abgeschlossen. Bisher abgefragte Anker: %1 von %2.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Anchors in no figure, for they are not searched</source>
        <translation>Anker in keiner Kennzahl, da sie nicht durchsucht werden</translation>
    </message>
    <message>
        <source>By length of the section</source>
        <translation>Nach Länge des Abschnitts</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>By section</source>
        <translation>Nach Abschnitt</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>Nach Jahr</translation>
    </message>
    <message>
        <source>By company</source>
        <translation>Nach Unternehmen</translation>
    </message>
    <message>
        <source>The run has no anchor.</source>
        <translation>Der Lauf hat keinen Anker.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Without any anchor: %1.</source>
        <translation>Ohne jeden Anker: %1.</translation>
    </message>
    <message>
        <source>Neighbour test %1 over the corpus %2. Anchors: %3, searches: %4. The figures here are those of the first search: %5.</source>
        <translation>Nachbarschaftstest %1 über das Korpus %2. Anker: %3, Suchen: %4. Die Kennzahlen hier sind die der ersten Suche: %5.</translation>
    </message>
    <message>
        <source>Neighbour test %1 over the corpus %2. Anchors: %3, search: %4.</source>
        <translation>Nachbarschaftstest %1 über das Korpus %2. Anker: %3, Suche: %4.</translation>
    </message>
    <message>
        <source>Figures of a neighbour test from outside: %1.</source>
        <translation>Kennzahlen eines Nachbarschaftstests von außen: %1.</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Made at</source>
        <translation>Erstellt am</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1, SHA-256 %2</translation>
    </message>
    <message>
        <source>%1 of the anchor set %2</source>
        <translation>%1 aus dem Ankersatz %2</translation>
    </message>
    <message>
        <source>%1 of the file</source>
        <translation>%1 aus der Datei</translation>
    </message>
    <message>
        <source>%1 drawn for this run with seed %2</source>
        <translation>%1, für diesen Lauf mit Seed %2 gezogen</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>Regimes</translation>
    </message>
    <message>
        <source>Near duplicates from cosine %1 on, short sections below %2 sentences, numeric-heavy from a share of %3 on.</source>
        <translation>Fast gleich ab Kosinus %1, kurze Abschnitte unter %2 Sätzen, zahlenlastig ab einem Anteil von %3.</translation>
    </message>
    <message>
        <source>k of Hit@k</source>
        <translation>k von Hit@k</translation>
    </message>
    <message>
        <source>k of MRR@k</source>
        <translation>k von MRR@k</translation>
    </message>
    <message>
        <source>Seed of intervals</source>
        <translation>Seed der Intervalle</translation>
    </message>
    <message>
        <source>%1 (run %2, from outside)</source>
        <translation>%1 (Lauf %2, von außen)</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (Lauf %2)</translation>
    </message>
    <message>
        <source>%1 (from outside)</source>
        <translation>%1 (von außen)</translation>
    </message>
    <message>
        <source>%1, approximate: recall@%2 %3</source>
        <translation>%1, approximativ: recall@%2 %3</translation>
    </message>
    <message>
        <source>%1, recall not known</source>
        <translation>%1, Recall unbekannt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>gefiltert</translation>
    </message>
    <message>
        <source>Hit@%1</source>
        <translation>Hit@%1</translation>
    </message>
    <message>
        <source>MRR@%1</source>
        <translation>MRR@%1</translation>
    </message>
    <message>
        <source>near-duplicate boilerplate</source>
        <translation>fast gleiche Floskel</translation>
    </message>
    <message>
        <source>short section</source>
        <translation>kurzer Abschnitt</translation>
    </message>
    <message>
        <source>numeric-heavy</source>
        <translation>zahlenlastig</translation>
    </message>
    <message>
        <source>navigational</source>
        <translation>verweisend</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>the lists lack their anchors, or have no distances</source>
        <translation>den Listen fehlen ihre Anker, oder sie haben keine Abstände</translation>
    </message>
    <message>
        <source>the lists lack their anchors</source>
        <translation>den Listen fehlen ihre Anker</translation>
    </message>
    <message>
        <source>no covered anchor was asked</source>
        <translation>kein abgedeckter Anker wurde abgefragt</translation>
    </message>
    <message>
        <source>lists end before rank %1 or are missing</source>
        <translation>Listen enden vor Rang %1 oder fehlen</translation>
    </message>
    <message>
        <source>Sentences of its section at most %1 positions away; where these are fewer than %2, at most %3.</source>
        <translation>Sätze des Abschnitts, die höchstens %1 Positionen entfernt sind; wo es weniger als %2 sind, höchstens %3.</translation>
    </message>
    <message>
        <source>Sentences of its section at most %1 positions away.</source>
        <translation>Sätze des Abschnitts, die höchstens %1 Positionen entfernt sind.</translation>
    </message>
    <message>
        <source>Only prose counts, no headings and no tables.</source>
        <translation>Nur Fließtext zählt, keine Überschriften und keine Tabellen.</translation>
    </message>
    <message>
        <source>Cross references are no gold.</source>
        <translation>Querverweise sind kein Gold.</translation>
    </message>
    <message>
        <source>Searches among sentences of the anchor&apos;s company, form, year and section.</source>
        <translation>Sucht unter Sätzen mit Unternehmen, Formular, Jahr und Abschnitt des Ankers.</translation>
    </message>
    <message>
        <source>Searches among sentences that have the anchor&apos;s value in these fields: %1.</source>
        <translation>Sucht unter Sätzen, die in diesen Feldern den Wert des Ankers haben: %1.</translation>
    </message>
    <message>
        <source>%1, model %2</source>
        <translation>%1, Modell %2</translation>
    </message>
    <message>
        <source>%1 (LSA is built into Assay, no language model)</source>
        <translation>%1 (LSA ist in Assay eingebaut, kein Sprachmodell)</translation>
    </message>
    <message>
        <source>The workspace holds no neighbour test.</source>
        <translation>Der Arbeitsbereich enthält keinen Nachbarschaftstest.</translation>
    </message>
    <message>
        <source>No neighbour test of the workspace is finished.</source>
        <translation>Kein Nachbarschaftstest des Arbeitsbereichs ist abgeschlossen.</translation>
    </message>
    <message>
        <source>None of the runs chosen for this report is a neighbour test.</source>
        <translation>Keiner der für diesen Bericht gewählten Läufe ist ein Nachbarschaftstest.</translation>
    </message>
    <message>
        <source>This run holds figures from outside and no anchors, so there is nothing more to show. Its figures stand in the section on neighbour tests.</source>
        <translation>Dieser Lauf enthält Kennzahlen von außen und keine Anker, daher gibt es nichts weiter zu zeigen. Seine Kennzahlen stehen im Abschnitt zu Nachbarschaftstests.</translation>
    </message>
    <message>
        <source>What may explain a hard case; the limits are settings of the run. Near-duplicate boilerplate: a result of another company is nearly the same sentence. Short section: it has few sentences. Numeric-heavy: many of the anchor&apos;s words hold digits or currency. Navigational: the anchor is a cross reference.</source>
        <translation>Was einen schwierigen Fall erklären kann; die Grenzen sind Einstellungen des Laufs. Fast gleiche Floskel: Ein Ergebnis eines anderen Unternehmens ist fast derselbe Satz. Kurzer Abschnitt: Er hat wenige Sätze. Zahlenlastig: Viele Wörter des Ankers enthalten Ziffern oder Währungszeichen. Verweisend: Der Anker ist ein Querverweis.</translation>
    </message>
    <message>
        <source>The interval is the percentile bootstrap&apos;s, 95 %, 2,000 draws with seed 42; each draw gives both means.</source>
        <translation>Das Intervall ist das des Perzentil-Bootstraps, 95 %, 2.000 Ziehungen mit Seed 42; jede Ziehung liefert beide Mittelwerte.</translation>
    </message>
    <message>
        <source>All questions of the suite are counted and none is drawn, so there is no interval.</source>
        <translation>Alle Fragen der Suite werden gezählt und keine gezogen, daher gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Share of the questions</source>
        <translation>Anteil der Fragen</translation>
    </message>
    <message>
        <source>Questions with the value, of those that are counted; n is their number.</source>
        <translation>Fragen mit dem Wert unter den gezählten; n ist deren Anzahl.</translation>
    </message>
    <message>
        <source>All questions are counted and none is drawn, so there is no interval.</source>
        <translation>Alle Fragen werden gezählt und keine gezogen, daher gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Its interval is that of the anchor bootstrap.</source>
        <translation>Das Intervall ist das des Anker-Bootstraps.</translation>
    </message>
    <message>
        <source>Anchor bootstrap</source>
        <translation>Anker-Bootstrap</translation>
    </message>
    <message>
        <source>Of a single case there is no interval.</source>
        <translation>Zu einem einzelnen Fall gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>A limit is computed from other figures as they were given and has no interval.</source>
        <translation>Eine Grenze wird aus anderen Kennzahlen berechnet, wie sie angegeben wurden, und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Figure of a run</source>
        <translation>Kennzahl eines Laufs</translation>
    </message>
    <message>
        <source>A p is the outcome of a test and has no interval.</source>
        <translation>Ein p ist das Ergebnis eines Tests und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Figure from outside</source>
        <translation>Kennzahl von außen</translation>
    </message>
    <message>
        <source>As it was given by who measured it.</source>
        <translation>Wie von denen angegeben, die sie gemessen haben.</translation>
    </message>
    <message>
        <source>No interval came with it.</source>
        <translation>Ein Intervall wurde nicht mitgeliefert.</translation>
    </message>
    <message>
        <source>Distance or score of a result</source>
        <translation>Abstand oder Score eines Ergebnisses</translation>
    </message>
    <message>
        <source>The cosine distance 1 − cos between the anchor and the sentence, or the score that the search ranks by.</source>
        <translation>Der Kosinusabstand 1 − cos zwischen dem Anker und dem Satz oder der Score, nach dem die Suche ordnet.</translation>
    </message>
    <message>
        <source>Of a single result there is no interval.</source>
        <translation>Zu einem einzelnen Ergebnis gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows are shown; the CSV table %3 holds all.</source>
        <translation>Gezeigt sind die ersten %1 von %2 Zeilen; die CSV-Tabelle %3 enthält alle.</translation>
    </message>
    <message>
        <source>Of what this report is about, the workspace holds nothing.</source>
        <translation>Der Arbeitsbereich enthält nichts von dem, worüber hier berichtet wird.</translation>
    </message>
    <message>
        <source>Those with the most reviews come first.</source>
        <translation>Die mit den meisten Prüfungen stehen zuerst.</translation>
    </message>
    <message>
        <source>The most frequent values of each field come first.</source>
        <translation>Die häufigsten Werte jedes Feldes stehen zuerst.</translation>
    </message>
    <message>
        <source>Draft, approved, flagged and retired are counted by status. Questions of another status that carry a flag count among the flagged ones elsewhere.</source>
        <translation>Entwurf, freigegeben, markiert und zurückgezogen werden nach dem Status gezählt. Fragen mit anderem Status, die eine Markierung tragen, zählen anderswo zu den markierten.</translation>
    </message>
    <message>
        <source>The workspace has no alert threshold, so the regression gate asks for nothing.</source>
        <translation>Der Arbeitsbereich hat keine Alarmschwelle, daher verlangt die Regressionsprüfung nichts.</translation>
    </message>
    <message>
        <source>The alert thresholds of the workspace or its baseline cannot be read, so nothing is judged.</source>
        <translation>Die Alarmschwellen des Arbeitsbereichs oder seine Referenz sind nicht lesbar, daher wird nichts beurteilt.</translation>
    </message>
    <message>
        <source>no alert; searches judged: %1 of %2</source>
        <translation>kein Alarm; beurteilte Suchen: %1 von %2</translation>
    </message>
    <message>
        <source>Covered anchors that were asked: %1, the hardest first.</source>
        <translation>Abgefragte abgedeckte Anker: %1, die schwierigsten zuerst.</translation>
    </message>
    <message>
        <source>Covered anchors that were asked: %1. Here are the %2 hardest, the hardest first.</source>
        <translation>Abgefragte abgedeckte Anker: %1. Hier stehen die %2 schwierigsten, der schwierigste zuerst.</translation>
    </message>
    <message>
        <source>Other searches</source>
        <translation>Andere Suchen</translation>
    </message>
    <message>
        <source>The hardest cases of these searches stand in the CSV tables and in the JSON of this report: %1. A template can print them too.</source>
        <translation>Die schwierigsten Fälle dieser Suchen stehen in den CSV-Tabellen und im JSON dieses Berichts: %1. Eine Vorlage kann sie auch drucken.</translation>
    </message>
    <message>
        <source>%1, %2: undefined in each.</source>
        <translation>%1, %2: in jeder nicht definiert.</translation>
    </message>
    <message>
        <source>%1, %2: %3 in each that has one.</source>
        <translation>%1, %2: %3 in jeder, die einen Wert hat.</translation>
    </message>
    <message>
        <source>%1, %2: best in %3 (%4), worst in %5 (%6).</source>
        <translation>%1, %2: am besten in %3 (%4), am schlechtesten in %5 (%6).</translation>
    </message>
    <message>
        <source>Those with the most anchors come first.</source>
        <translation>Die mit den meisten Ankern stehen zuerst.</translation>
    </message>
    <message>
        <source>Left out, as their settings cannot be read: %1.</source>
        <translation>Ausgelassen, da ihre Einstellungen nicht lesbar sind: %1.</translation>
    </message>
    <message>
        <source>Stored predictions against the rule: %1</source>
        <translation>Gespeicherte Vorhersagen gegen die Regel: %1</translation>
    </message>
    <message>
        <source>Those that differ most come first.</source>
        <translation>Die mit den größten Unterschieden stehen zuerst.</translation>
    </message>
    <message>
        <source>from %1 up to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>feasible from %1</source>
        <translation>zulässig ab %1</translation>
    </message>
    <message>
        <source>n is the number of samples of the class; for the average precision of the score and the area under ROC without those that the NLI rule takes, which the FHRI does not rank.</source>
        <translation>n ist die Zahl der Proben der Klasse; bei der durchschnittlichen Precision des Scores und der Fläche unter der ROC-Kurve ohne die von der NLI-Regel übernommenen, die der FHRI nicht ordnet.</translation>
    </message>
    <message>
        <source>The interval at its own τ* is that of the bootstrap that chooses the threshold anew in each draw; of the other figures and of the difference the thresholds are held.</source>
        <translation>Das Intervall beim eigenen τ* ist das des Bootstraps, der die Schwelle in jeder Ziehung neu wählt; bei den übrigen Kennzahlen und der Differenz bleiben die Schwellen fest.</translation>
    </message>
    <message>
        <source>Those that gain most come first.</source>
        <translation>Die mit dem größten Gewinn stehen zuerst.</translation>
    </message>
    <message>
        <source>Those of the largest optimism come first.</source>
        <translation>Die mit dem größten Optimismus stehen zuerst.</translation>
    </message>
    <message>
        <source>Drawn are the scenarios of the lowest Macro-F1: %1 of %2.</source>
        <translation>Gezeichnet sind die Szenarien mit dem niedrigsten Macro-F1: %1 von %2.</translation>
    </message>
    <message>
        <source>Those of the lowest Macro-F1 come first.</source>
        <translation>Die mit dem niedrigsten Macro-F1 stehen zuerst.</translation>
    </message>
    <message>
        <source>Where no threshold meets every constraint, τ* is the least violating one. The columns of the shift hold the change of Macro-F1, with both thresholds held.</source>
        <translation>Wo keine Schwelle jede Nebenbedingung erfüllt, ist τ* die mit der geringsten Verletzung. Die Spalten der Verschiebung enthalten die Änderung von Macro-F1, wobei beide Schwellen fest bleiben.</translation>
    </message>
    <message>
        <source>Those that the shift changes most come first.</source>
        <translation>Die sich durch die Verschiebung am meisten ändern, stehen zuerst.</translation>
    </message>
    <message>
        <source>Scenarios without a feasible threshold come first, then those of the lowest Macro-F1.</source>
        <translation>Szenarien ohne zulässige Schwelle stehen zuerst, dann die mit dem niedrigsten Macro-F1.</translation>
    </message>
    <message>
        <source>Where no threshold meets every constraint, the figures are those of the least violating one. Intervals at τ* are those of the bootstrap that chooses the threshold anew in each draw; at the default the threshold is held.</source>
        <translation>Wo keine Schwelle jede Nebenbedingung erfüllt, gelten die Kennzahlen für die mit der geringsten Verletzung. Intervalle bei τ* sind die des Bootstraps, der die Schwelle in jeder Ziehung neu wählt; beim Standardwert bleibt die Schwelle fest.</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2, the highest of all thresholds. No sample to ask it of: %3.</source>
        <translation>Alle Proben zusammen: τ* ist %1 mit einem Macro-F1 von %2, dem höchsten aller Schwellen. Keine Probe zur Anwendung von: %3.</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2, the highest of the thresholds that meet every constraint that applies. No sample to ask it of: %3.</source>
        <translation>Alle Proben zusammen: τ* ist %1 mit einem Macro-F1 von %2, dem höchsten der Schwellen, die jede geltende Nebenbedingung erfüllen. Keine Probe zur Anwendung von: %3.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3. No sample to ask a constraint of: %4.</source>
        <translation>„%1“ (%2): Macro-F1 ist %3. Keine Probe zur Anwendung einer Nebenbedingung: %4.</translation>
    </message>
    <message>
        <source>Share of the scenarios that have one</source>
        <translation>Anteil der Szenarien, die eine haben</translation>
    </message>
    <message>
        <source>Files with the most rejected records come first.</source>
        <translation>Dateien mit den meisten abgewiesenen Datensätzen stehen zuerst.</translation>
    </message>
    <message>
        <source>no sample to ask it of: %1</source>
        <translation>keine Probe zur Anwendung von: %1</translation>
    </message>
    <message>
        <source>Its interval is that of the pair bootstrap.</source>
        <translation>Das Intervall ist das des Paar-Bootstraps.</translation>
    </message>
    <message>
        <source>No interval is given: drawing samples anew makes this sum of absolute differences larger, so a bootstrap would mislead. The share of each bin has its own in the chart.</source>
        <translation>Ein Intervall wird nicht angegeben: Neu gezogene Proben vergrößern diese Summe absoluter Differenzen, ein Bootstrap führte daher in die Irre. Der Anteil jedes Bins hat sein eigenes im Diagramm.</translation>
    </message>
    <message>
        <source>The share of the bootstrap draws in which some threshold meets every constraint; n is the number of draws.</source>
        <translation>Der Anteil der Bootstrap-Ziehungen, in denen irgendeine Schwelle jede Nebenbedingung erfüllt; n ist die Zahl der Ziehungen.</translation>
    </message>
    <message>
        <source>It sums up the draws and has no interval of its own.</source>
        <translation>Er fasst die Ziehungen zusammen und hat kein eigenes Intervall.</translation>
    </message>
    <message>
        <source>Of a single sample there is no interval.</source>
        <translation>Zu einer einzelnen Probe gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>The interval is Wilson, 95 %.</source>
        <translation>Das Intervall ist das 95-%-Intervall nach Wilson.</translation>
    </message>
    <message>
        <source>Pair bootstrap</source>
        <translation>Paar-Bootstrap</translation>
    </message>
    <message>
        <source>t and p are the outcome of a test and have no interval.</source>
        <translation>t und p sind das Ergebnis eines Tests und haben kein Intervall.</translation>
    </message>
    <message>
        <source>It is set and not measured, so it has no interval.</source>
        <translation>Der Wert ist eingestellt und nicht gemessen und hat daher kein Intervall.</translation>
    </message>
    <message>
        <source>The figure measured here minus the one that the decision recorded.</source>
        <translation>Die hier gemessene Kennzahl minus die von der Entscheidung festgehaltene.</translation>
    </message>
    <message>
        <source>The recorded figure came without an interval, so the difference has none.</source>
        <translation>Die festgehaltene Kennzahl kam ohne Intervall, daher hat die Differenz keines.</translation>
    </message>
    <message>
        <source>Recorded figure</source>
        <translation>Festgehaltene Kennzahl</translation>
    </message>
    <message>
        <source>What the decision recorded when it was made, on the data that it was made on.</source>
        <translation>Was die Entscheidung festhielt, als sie getroffen wurde, auf den Daten, auf denen sie getroffen wurde.</translation>
    </message>
    <message>
        <source>The chance that a sample of the class scores higher than one of another class, ties counting half; 0.5 is guessing. Accurate and hallucination are ranked by the FHRI among the samples that the NLI rule does not take, contradiction by the NLI score among all.</source>
        <translation>Die Wahrscheinlichkeit, dass eine Probe der Klasse einen höheren Score hat als eine einer anderen Klasse, wobei Gleichstände halb zählen; 0,5 ist geraten. „Korrekt“ und Halluzination werden nach dem FHRI geordnet, unter den Proben, die die NLI-Regel nicht übernimmt, Widerspruch nach dem NLI-Score unter allen.</translation>
    </message>
    <message>
        <source>Threshold of the row</source>
        <translation>Schwelle der Zeile</translation>
    </message>
    <message>
        <source>The threshold that the other figures of the row are at.</source>
        <translation>Die Schwelle, bei der die übrigen Kennzahlen der Zeile gelten.</translation>
    </message>
    <message>
        <source>How firm it is stands in the section on robustness.</source>
        <translation>Wie fest sie ist, steht im Abschnitt zur Robustheit.</translation>
    </message>
    <message>
        <source>n is the number of scenarios: over so few an interval of a variance would say nothing, so none is given.</source>
        <translation>n ist die Zahl der Szenarien: Bei so wenigen sagte ein Intervall einer Varianz nichts aus, daher wird keines angegeben.</translation>
    </message>
    <message>
        <source>What the program that the samples come from had predicted, against the rule that the report judges by. Samples without a score are left out.</source>
        <translation>Was das Programm, von dem die Proben stammen, vorhergesagt hatte, gegen die Regel, nach der der Bericht urteilt. Proben ohne Score sind ausgelassen.</translation>
    </message>
    <message>
        <source>The rank sum and p are the outcome of a test and have no interval.</source>
        <translation>Die Rangsumme und p sind das Ergebnis eines Tests und haben kein Intervall.</translation>
    </message>
    <message>
        <source>Thresholds of %1</source>
        <translation>Schwellen von %1</translation>
    </message>
    <message>
        <source>Neighbour tests of %1</source>
        <translation>Nachbarschaftstests von %1</translation>
    </message>
    <message>
        <source>Curation of %1</source>
        <translation>Pflege von %1</translation>
    </message>
    <message>
        <source>Review of %1</source>
        <translation>Prüfung von %1</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>Neighbour tests</source>
        <translation>Nachbarschaftstests</translation>
    </message>
    <message>
        <source>Thresholds and neighbour tests</source>
        <translation>Schwellen und Nachbarschaftstests</translation>
    </message>
    <message>
        <source>Curation of gold questions</source>
        <translation>Pflege der Goldfragen</translation>
    </message>
    <message>
        <source>Thresholds and curation of gold questions</source>
        <translation>Schwellen und Pflege der Goldfragen</translation>
    </message>
    <message>
        <source>Neighbour tests and curation of gold questions</source>
        <translation>Nachbarschaftstests und Pflege der Goldfragen</translation>
    </message>
    <message>
        <source>Thresholds, neighbour tests and curation of gold questions</source>
        <translation>Schwellen, Nachbarschaftstests und Pflege der Goldfragen</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>%1, %2 UTC%3</source>
        <translation>%1, %2 UTC%3</translation>
    </message>
    <message>
        <source>Dynamic runs: samples asked of a live backend (%1)</source>
        <translation>Dynamische Läufe: Proben, die ein laufendes Backend beantwortet hat (%1)</translation>
    </message>
    <message>
        <source>Scenarios with a feasible threshold</source>
        <translation>Szenarien mit zulässiger Schwelle</translation>
    </message>
    <message>
        <source>Scenarios for which some threshold of the grid meets every constraint; n is the number of scenarios that have a sample with a score.</source>
        <translation>Szenarien, für die eine Schwelle des Rasters alle Nebenbedingungen erfüllt; n ist die Zahl der Szenarien, die eine Probe mit Score haben.</translation>
    </message>
    <message>
        <source>It is over all scenarios that there are, so it has no interval.</source>
        <translation>Sie umfasst alle vorhandenen Szenarien und hat daher kein Intervall.</translation>
    </message>
    <message>
        <source>Name that cannot be written</source>
        <translation>Nicht schreibbarer Name</translation>
    </message>
    <message>
        <source>The question has no gold answer but should have one.</source>
        <translation>Die Frage hat keine Goldantwort, soll aber eine haben.</translation>
    </message>
    <message>
        <source>numeric without number</source>
        <translation>Zahlenantwort ohne Zahl</translation>
    </message>
    <message>
        <source>boolean without yes or no</source>
        <translation>Ja/Nein-Antwort ohne Ja oder Nein</translation>
    </message>
    <message>
        <source>list without list</source>
        <translation>Listenantwort ohne Liste</translation>
    </message>
    <message>
        <source>list under span</source>
        <translation>Liste beim Antworttyp span</translation>
    </message>
    <message>
        <source>cross year needs two years</source>
        <translation>cross_year braucht zwei Jahre</translation>
    </message>
    <message>
        <source>cross company needs two companies</source>
        <translation>cross_company braucht zwei Unternehmen</translation>
    </message>
    <message>
        <source>needs two evidence sentences</source>
        <translation>braucht zwei Belegsätze</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>“%1” cannot judge: %2.</source>
        <translation>„%1“ kann nicht urteilen: %2.</translation>
    </message>
    <message>
        <source>The other one: %1</source>
        <translation>Die andere: %1</translation>
    </message>
    <message>
        <source>Answer of the system</source>
        <translation>Antwort des Systems</translation>
    </message>
    <message>
        <source>The other question</source>
        <translation>Die andere Frage</translation>
    </message>
    <message>
        <source>Evidence %1</source>
        <translation>Beleg %1</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>Gold version</source>
        <translation>Goldversion</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Cosine distance</source>
        <translation>Kosinusabstand</translation>
    </message>
    <message>
        <source>Spread of cosine distances, %1</source>
        <translation>Streuung der Kosinusabstände, %1</translation>
    </message>
    <message>
        <source>Lines from 5 % to 95 % of the results, boxes from 25 % to 75 %, with the median.</source>
        <translation>Linien von 5 % bis 95 % der Ergebnisse, Kästen von 25 % bis 75 %, mit dem Median.</translation>
    </message>
    <message>
        <source>it follows when the run pauses or ends</source>
        <translation>folgt, wenn der Lauf anhält oder endet</translation>
    </message>
    <message>
        <source>✓ on %1 in common</source>
        <translation>✓ auf %1 gemeinsamen</translation>
    </message>
    <message>
        <source>Judged over the %1 anchors that both runs have; this run has %2, the baseline %3.</source>
        <translation>Beurteilt über die %1 Anker, die beide Läufe haben; dieser Lauf hat %2, die Referenz %3.</translation>
    </message>
    <message>
        <source>Figures of the run</source>
        <translation>Kennzahlen des Laufs</translation>
    </message>
    <message>
        <source>Hit@%1, all anchors</source>
        <translation>Hit@%1, alle Anker</translation>
    </message>
    <message>
        <source>MRR@%1, all anchors</source>
        <translation>MRR@%1, alle Anker</translation>
    </message>
    <message>
        <source>Exact, by vector</source>
        <translation>Exakt, nach Vektor</translation>
    </message>
    <message>
        <source>HNSW, by vector</source>
        <translation>HNSW, nach Vektor</translation>
    </message>
    <message>
        <source>Lexical (BM25)</source>
        <translation>Lexikalisch (BM25)</translation>
    </message>
    <message>
        <source>Hybrid, alpha %1</source>
        <translation>Hybrid, Alpha %1</translation>
    </message>
    <message>
        <source>Reciprocal rank fusion</source>
        <translation>Fusion reziproker Ränge</translation>
    </message>
    <message>
        <source> + window ±%1</source>
        <translation> + Fenster ±%1</translation>
    </message>
    <message>
        <source> + union over %1</source>
        <translation> + Vereinigung über %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>(all others)</source>
        <translation>(alle anderen)</translation>
    </message>
    <message>
        <source>no scored sample here</source>
        <translation>hier keine Probe mit Score</translation>
    </message>
    <message>
        <source>it was made under none</source>
        <translation>ohne Nebenbedingung festgelegt</translation>
    </message>
    <message>
        <source>✓ all met</source>
        <translation>✓ alle erfüllt</translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>%1 – NLI soft %2, hard %3. %4</source>
        <translation>%1 – NLI weich %2, hart %3. %4</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>%1 against %2: %3 of %4 thresholds differ.</source>
        <translation>%1 gegenüber %2: %3 von %4 Schwellen unterscheiden sich.</translation>
    </message>
    <message>
        <source>The NLI limits differ: %1 and %2, formerly %3 and %4.</source>
        <translation>Die NLI-Grenzen unterscheiden sich: %1 und %2, vorher %3 und %4.</translation>
    </message>
    <message>
        <source>They weigh the components differently.</source>
        <translation>Sie gewichten die Komponenten unterschiedlich.</translation>
    </message>
    <message>
        <source>They were decided on different data.</source>
        <translation>Sie wurden auf verschiedenen Daten getroffen.</translation>
    </message>
    <message>
        <source>What the decision reaches, per scenario</source>
        <translation>Was die Entscheidung erreicht, je Szenario</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Festgehalten</translation>
    </message>
    <message>
        <source>Constraints of the decision</source>
        <translation>Nebenbedingungen der Entscheidung</translation>
    </message>
    <message>
        <source>The decision does not name this scenario: its default applies.</source>
        <translation>Die Entscheidung nennt dieses Szenario nicht: Ihr Standardwert gilt.</translation>
    </message>
    <message>
        <source>All samples, each at its own τ</source>
        <translation>Alle Proben, jede bei ihrem eigenen τ</translation>
    </message>
    <message>
        <source>No sample has a score with the decision&apos;s weights, so there is no figure.</source>
        <translation>Keine Probe hat einen Score mit den Gewichten der Entscheidung, daher gibt es keine Kennzahl.</translation>
    </message>
    <message numerus="yes">
        <source>Without a score with the decision&apos;s weights, and in no figure: %1 sample(s).</source>
        <translation>
            <numerusform>Ohne Score mit den Gewichten der Entscheidung und in keiner Kennzahl: %1 Probe.</numerusform>
            <numerusform>Ohne Score mit den Gewichten der Entscheidung und in keiner Kennzahl: %1 Proben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The decision names scenarios that this set lacks: %1.</source>
        <translation>Die Entscheidung nennt Szenarien, die diesem Score-Satz fehlen: %1.</translation>
    </message>
    <message>
        <source>This is the data that the decision was made on.</source>
        <translation>Das sind die Daten, auf denen die Entscheidung getroffen wurde.</translation>
    </message>
    <message>
        <source>This is not the data that the decision was made on.</source>
        <translation>Das sind nicht die Daten, auf denen die Entscheidung getroffen wurde.</translation>
    </message>
    <message>
        <source>A adds significant value: ΔMacro-F1 above 0.05 and p below 0.05.</source>
        <translation>A bringt signifikanten Mehrwert: ΔMacro-F1 über 0,05 und p unter 0,05.</translation>
    </message>
    <message numerus="yes">
        <source>n = %1 sample(s) judged by both; %2 left out.</source>
        <translation>
            <numerusform>n = %1 von beiden beurteilte Probe; %2 ausgelassen.</numerusform>
            <numerusform>n = %1 von beiden beurteilte Proben; %2 ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matched by sample id: %1 only in this set, %2 only in the other, %3 with another true class (this set&apos;s counts).</source>
        <translation>Nach Proben-ID abgeglichen: %1 nur in diesem Score-Satz, %2 nur im anderen, %3 mit anderer wahrer Klasse (es zählt die dieses Score-Satzes).</translation>
    </message>
    <message>
        <source>true %1</source>
        <translation>wahr: %1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Entropy&apos;s contribution to the recall of hallucination: %1</source>
        <translation>Beitrag der Entropie zum Recall der Halluzination: %1</translation>
    </message>
    <message>
        <source>(the one to use)</source>
        <translation>(maßgeblich)</translation>
    </message>
    <message>
        <source>Paired t over scenario F1: t %1, df %2, p %3</source>
        <translation>Gepaarter t-Test über Szenario-F1: t %1, df %2, p %3</translation>
    </message>
    <message>
        <source>Paired t over scenario F1: undefined, the differences do not vary.</source>
        <translation>Gepaarter t-Test über Szenario-F1: nicht definiert, die Differenzen variieren nicht.</translation>
    </message>
    <message>
        <source>Wilcoxon over scenario F1: W %1, p %2 (%3)</source>
        <translation>Wilcoxon über Szenario-F1: W %1, p %2 (%3)</translation>
    </message>
    <message>
        <source>normal approximation</source>
        <translation>Normalapproximation</translation>
    </message>
    <message>
        <source>Wilcoxon over scenario F1: undefined, no scenario differs.</source>
        <translation>Wilcoxon über Szenario-F1: nicht definiert, kein Szenario unterscheidet sich.</translation>
    </message>
    <message>
        <source>Macro-F1 per scenario of both detectors</source>
        <translation>Macro-F1 beider Detektoren je Szenario</translation>
    </message>
    <message>
        <source>F1 of A</source>
        <translation>F1 von A</translation>
    </message>
    <message>
        <source>F1 of B</source>
        <translation>F1 von B</translation>
    </message>
    <message>
        <source>%1 of %2 answered, %3 failed (in no figure of answers), %4 answered without a score.</source>
        <translation>%1 von %2 beantwortet, %3 fehlgeschlagen (in keiner Kennzahl der Antworten), %4 ohne Score beantwortet.</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>P99</source>
        <translation>P99</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Accuracy: dynamic %1, static %2 on the same samples.</source>
        <translation>Accuracy: dynamisch %1, statisch %2 auf denselben Proben.</translation>
    </message>
    <message>
        <source>Static and dynamic decision agree: share %1, Cohen&apos;s κ %2.</source>
        <translation>Statische und dynamische Entscheidung stimmen überein: Anteil %1, Cohens κ %2.</translation>
    </message>
    <message>
        <source>Dynamic decisions (rows: true class)</source>
        <translation>Dynamische Entscheidungen (Zeilen: wahre Klasse)</translation>
    </message>
    <message>
        <source>Static (rows) against dynamic (columns)</source>
        <translation>Statisch (Zeilen) gegen dynamisch (Spalten)</translation>
    </message>
    <message>
        <source>At τ</source>
        <translation>Bei τ</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Samples of the class, or predicted to be of it</source>
        <translation>Proben der Klasse oder als solche vorhergesagt</translation>
    </message>
    <message>
        <source>%1, precision</source>
        <translation>%1, Precision</translation>
    </message>
    <message>
        <source>%1, recall</source>
        <translation>%1, Recall</translation>
    </message>
    <message>
        <source>feasible, best (τ*)</source>
        <translation>zulässig, beste (τ*)</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>zulässig</translation>
    </message>
    <message>
        <source>least violating</source>
        <translation>geringste Verletzung</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>unzulässig</translation>
    </message>
    <message>
        <source>Sweep table</source>
        <translation>Durchlauftabelle</translation>
    </message>
    <message>
        <source>Halluc. precision</source>
        <translation>Halluz.-Precision</translation>
    </message>
    <message>
        <source>Halluc. recall</source>
        <translation>Halluz.-Recall</translation>
    </message>
    <message>
        <source>Halluc. F1</source>
        <translation>Halluz.-F1</translation>
    </message>
    <message>
        <source>Accurate precision</source>
        <translation>Korrekt-Precision</translation>
    </message>
    <message>
        <source>Accurate F1</source>
        <translation>Korrekt-F1</translation>
    </message>
    <message>
        <source>Contrad. recall</source>
        <translation>Widerspr.-Recall</translation>
    </message>
    <message>
        <source>Contrad. F1</source>
        <translation>Widerspr.-F1</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ ja</translation>
    </message>
    <message>
        <source>F1 default</source>
        <translation>F1 Standard</translation>
    </message>
    <message>
        <source>F1 at τ*</source>
        <translation>F1 bei τ*</translation>
    </message>
    <message>
        <source>F1 global τ*</source>
        <translation>F1 globales τ*</translation>
    </message>
    <message>
        <source>ΔF1</source>
        <translation>ΔF1</translation>
    </message>
    <message>
        <source>−0.05</source>
        <translation>−0,05</translation>
    </message>
    <message>
        <source>+0.05</source>
        <translation>+0,05</translation>
    </message>
    <message>
        <source>Global and scenario thresholds</source>
        <translation>Globale und Szenario-Schwellen</translation>
    </message>
    <message>
        <source>benefits</source>
        <translation>profitiert</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 across scenarios: %1 at the defaults, %2 at their own τ*, %3 at the global τ*. High-risk (no feasible τ, or τ* ≥ 0.75): %4. Lenient (τ* ≤ 0.55): %5.</source>
        <translation>Varianz von Macro-F1 über die Szenarien: %1 bei den Standardwerten, %2 beim eigenen τ*, %3 beim globalen τ*. Hohes Risiko (kein zulässiges τ oder τ* ≥ 0,75): %4. Nachsichtig (τ* ≤ 0,55): %5.</translation>
    </message>
    <message numerus="yes">
        <source>Without a score, and in no figure: %1 sample(s).</source>
        <translation>
            <numerusform>Ohne Score und in keiner Kennzahl: %1 Probe.</numerusform>
            <numerusform>Ohne Score und in keiner Kennzahl: %1 Proben.</numerusform>
        </translation>
    </message>
    <message>
        <source>least violating τ</source>
        <translation>τ mit geringster Verletzung</translation>
    </message>
    <message>
        <source>A threshold met every constraint in %1 of the draws.</source>
        <translation>In %1 der Ziehungen erfüllte eine Schwelle jede Nebenbedingung.</translation>
    </message>
    <message>
        <source>halluc.</source>
        <translation>Halluz.</translation>
    </message>
    <message>
        <source>contrad.</source>
        <translation>Widerspr.</translation>
    </message>
    <message>
        <source>halluc. rec.</source>
        <translation>Halluz.-Rec.</translation>
    </message>
    <message>
        <source>accurate prec.</source>
        <translation>Prec. korrekt</translation>
    </message>
    <message>
        <source>contrad. rec.</source>
        <translation>Widerspr.-Rec.</translation>
    </message>
    <message>
        <source>τ* = %1: the highest Macro-F1 on the grid (%2) that meets every constraint.</source>
        <translation>τ* = %1: der höchste Macro-F1 im Raster (%2), der alle Nebenbedingungen erfüllt.</translation>
    </message>
    <message>
        <source>No threshold of the grid meets every constraint. The highest Macro-F1, %1 at %2, is infeasible. Least violating: %3 (%4).</source>
        <translation>Keine Schwelle des Rasters erfüllt alle Nebenbedingungen. Der höchste Macro-F1, %1 bei %2, ist unzulässig. Geringste Verletzung: %3 (%4).</translation>
    </message>
    <message>
        <source>No sample to choose a threshold for.</source>
        <translation>Keine Probe, für die eine Schwelle zu wählen wäre.</translation>
    </message>
    <message numerus="yes">
        <source> · mean over the %n class(es) that occur</source>
        <translation>
            <numerusform> · Mittel über die %n vorkommende Klasse</numerusform>
            <numerusform> · Mittel über die %n vorkommenden Klassen</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be read</source>
        <translation>Die Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Check that you have the right to read it and that its disk is connected.</source>
        <translation>Prüfen Sie, ob Sie sie lesen dürfen und ihr Datenträger verbunden ist.</translation>
    </message>
    <message>
        <source>%1 is in none of the formats that Assay reads</source>
        <translation>%1 hat keines der Formate, die Assay liest</translation>
    </message>
    <message>
        <source>Scored sets have a label and an FHRI or its components in every record; gold questions, bundles, answers and lists come in the forms that the documentation of formats describes.</source>
        <translation>Score-Sätze haben in jedem Datensatz ein Label und einen FHRI oder dessen Komponenten; Goldfragen, Bündel, Antworten und Listen haben die Formen, die die Dokumentation der Formate beschreibt.</translation>
    </message>
    <message>
        <source>Nothing in %1 can be used</source>
        <translation>Nichts in %1 ist verwendbar</translation>
    </message>
    <message>
        <source>The list of issues tells what is wrong with each record.</source>
        <translation>Die Liste der Befunde sagt, was an jedem Datensatz falsch ist.</translation>
    </message>
    <message>
        <source>%1 is not an Assay workspace</source>
        <translation>%1 ist kein Assay-Arbeitsbereich</translation>
    </message>
    <message>
        <source>To use it as data, import it into a workspace.</source>
        <translation>Um die Datei als Daten zu nutzen, importieren Sie sie in einen Arbeitsbereich.</translation>
    </message>
    <message>
        <source>The workspace %1 is damaged</source>
        <translation>Der Arbeitsbereich %1 ist beschädigt</translation>
    </message>
    <message>
        <source>Take a copy of the file first, then restore it from a backup; “assay check” lists what is damaged.</source>
        <translation>Kopieren Sie zuerst die Datei und stellen Sie sie dann aus einer Sicherung wieder her; „assay check“ listet auf, was beschädigt ist.</translation>
    </message>
    <message>
        <source>The workspace %1 was made by a newer Assay</source>
        <translation>Der Arbeitsbereich %1 wurde mit einem neueren Assay erstellt</translation>
    </message>
    <message>
        <source>Nothing was changed. Update Assay to change or check it.</source>
        <translation>Nichts wurde geändert. Aktualisieren Sie Assay, um ihn zu ändern oder zu prüfen.</translation>
    </message>
    <message>
        <source>The workspace %1 was made before the first release of Assay</source>
        <translation>Der Arbeitsbereich %1 entstand vor der ersten Ausgabe von Assay</translation>
    </message>
    <message>
        <source>Its form is not read any more. Make a new workspace and import the data again.</source>
        <translation>Seine Form wird nicht mehr gelesen. Legen Sie einen neuen Arbeitsbereich an und importieren Sie die Daten erneut.</translation>
    </message>
    <message>
        <source>The workspace %1 is not as Assay makes it, so it can only be read</source>
        <translation>Der Arbeitsbereich %1 ist nicht so, wie Assay ihn anlegt, und kann daher nur gelesen werden</translation>
    </message>
    <message>
        <source>Export what you need from it and import that into a new workspace.</source>
        <translation>Exportieren Sie daraus, was Sie brauchen, und importieren Sie es in einen neuen Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Beside %1 lies what a deleted workspace of that name left</source>
        <translation>Neben %1 liegen Reste eines gelöschten Arbeitsbereichs dieses Namens</translation>
    </message>
    <message>
        <source>What it held would come back. Delete those files, or move them away, or choose another name.</source>
        <translation>Sein Inhalt käme zurück. Löschen oder verschieben Sie diese Dateien, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Another program or window is writing to the workspace %1</source>
        <translation>Ein anderes Programm oder Fenster schreibt in den Arbeitsbereich %1</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Versuchen Sie es erneut, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>The service at %1 failed</source>
        <translation>Der Dienst unter %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Check that it is running and can be reached, then try again.</source>
        <translation>Prüfen Sie, ob er läuft und erreichbar ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>There is no scored set %1 in this workspace. It may have been renamed or removed; choose another one.</source>
        <translation>In diesem Arbeitsbereich gibt es keinen Score-Satz %1. Vielleicht wurde er umbenannt oder entfernt; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>There is no suite %1 in this workspace. It may have been renamed or removed; choose another one.</source>
        <translation>In diesem Arbeitsbereich gibt es keine Suite %1. Vielleicht wurde sie umbenannt oder entfernt; wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>There is no run %1 in this workspace. It may have been removed; choose another one.</source>
        <translation>In diesem Arbeitsbereich gibt es keinen Lauf %1. Vielleicht wurde er entfernt; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>There is no %1 here. It may have been renamed or removed; look at the list of what there is.</source>
        <translation>%1 gibt es hier nicht. Vielleicht wurde es umbenannt oder entfernt; sehen Sie in der Liste nach, was vorhanden ist.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Free some space there, or choose another place.</source>
        <translation>Schaffen Sie dort Platz, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The workspace could not be read or written</source>
        <translation>Der Arbeitsbereich konnte nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>%1 could not be read or written</source>
        <translation>%1 konnte nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space on that disk, then try again.</source>
        <translation>Nichts wurde geändert. Schaffen Sie Platz auf diesem Datenträger, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Nothing was changed. Try again; “assay check” tells whether a workspace is whole.</source>
        <translation>Nichts wurde geändert. Versuchen Sie es erneut; „assay check“ sagt, ob ein Arbeitsbereich unbeschädigt ist.</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was left half-done.</source>
        <translation>Abgebrochen. Nichts blieb halb fertig.</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name and the folder; it may have been moved or renamed.</source>
        <translation>Es gibt keine Datei %1. Prüfen Sie Namen und Ordner; vielleicht wurde sie verschoben oder umbenannt.</translation>
    </message>
    <message>
        <source>The workspace %1 is open for reading only, so nothing in it was changed. Save your work in another workspace, or make the file writable and open it again.</source>
        <translation>Der Arbeitsbereich %1 ist nur zum Lesen geöffnet, daher wurde nichts darin geändert. Speichern Sie Ihre Arbeit in einem anderen Arbeitsbereich oder machen Sie die Datei beschreibbar und öffnen Sie sie erneut.</translation>
    </message>
    <message>
        <source>The files of the workspace %1 were replaced or taken away while it was open. Nothing was changed. Open it again before you go on.</source>
        <translation>Die Dateien des Arbeitsbereichs %1 wurden ersetzt oder entfernt, während er geöffnet war. Nichts wurde geändert. Öffnen Sie ihn neu, bevor Sie fortfahren.</translation>
    </message>
    <message>
        <source>The name %1 is taken already. Choose another one.</source>
        <translation>Der Name %1 ist schon vergeben. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The key holds a blank or a line break; a key has none. Nothing was sent.</source>
        <translation>Der Schlüssel enthält ein Leerzeichen oder einen Zeilenumbruch, was nicht sein darf. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 cannot have the value %2. Give a value inside its range.</source>
        <translation>%1 kann nicht den Wert %2 haben. Geben Sie einen Wert innerhalb des Bereichs an.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere meanwhile. Nothing was overwritten.</source>
        <translation>%1 wurde inzwischen anderswo geändert. Nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>Hashing</source>
        <translation>Hashen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Making visible</source>
        <translation>Sichtbar machen</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verifizieren</translation>
    </message>
    <message>
        <source>Cleaning up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>The record is not valid JSON or CSV and was not kept.</source>
        <translation>Der Datensatz ist kein gültiges JSON oder CSV und wurde nicht behalten.</translation>
    </message>
    <message>
        <source>The text holds bytes that are no UTF-8; they were replaced. Save the file as UTF-8 to keep them.</source>
        <translation>Der Text enthält Bytes, die kein UTF-8 sind; sie wurden ersetzt. Speichern Sie die Datei als UTF-8, um sie zu behalten.</translation>
    </message>
    <message>
        <source>The required field %1 is missing or empty.</source>
        <translation>Das Pflichtfeld %1 fehlt oder ist leer.</translation>
    </message>
    <message>
        <source>%1 has the wrong type: %2 is expected.</source>
        <translation>%1 hat den falschen Typ: Erwartet wird %2.</translation>
    </message>
    <message>
        <source>%1 is no label; it must be accurate, hallucination or contradiction.</source>
        <translation>%1 ist kein Label; erlaubt sind accurate, hallucination und contradiction.</translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation>%1 ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>%1 is %2, which is out of range: %3 is expected.</source>
        <translation>%1 ist %2 und liegt außerhalb des Bereichs: Erwartet wird %3.</translation>
    </message>
    <message>
        <source>The id %1 occurred before.</source>
        <translation>Die ID %1 kam schon vor.</translation>
    </message>
    <message>
        <source>Neither an FHRI nor a component: the sample was kept, but no threshold can judge it.</source>
        <translation>Weder FHRI noch Komponente: Die Probe wurde behalten, aber keine Schwelle kann sie beurteilen.</translation>
    </message>
    <message>
        <source>Stored FHRI differs</source>
        <translation>Gespeicherter FHRI weicht ab</translation>
    </message>
    <message>
        <source>The stored FHRI differs from the one recomputed from its components; the stored one counts.</source>
        <translation>Der gespeicherte FHRI weicht von dem aus seinen Komponenten neu berechneten ab; der gespeicherte zählt.</translation>
    </message>
    <message>
        <source>The pair %1 has only one side.</source>
        <translation>Das Paar %1 hat nur eine Seite.</translation>
    </message>
    <message>
        <source>The contradiction of the pair %1 comes before its accurate baseline.</source>
        <translation>Der Widerspruch des Paars %1 steht vor seiner korrekten Referenz.</translation>
    </message>
    <message>
        <source>%1 contradictions have no pair id, in a set that has pair ids.</source>
        <translation>%1 Widersprüche haben keine Paar-ID, in einem Score-Satz mit Paar-IDs.</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Unbekanntes Szenario</translation>
    </message>
    <message>
        <source>The scenario %1 has no predetermined threshold; the default applies.</source>
        <translation>Das Szenario %1 hat keine vorgegebene Schwelle; es gilt der Standardwert.</translation>
    </message>
    <message>
        <source>The file has no record in it.</source>
        <translation>Die Datei enthält keinen Datensatz.</translation>
    </message>
    <message>
        <source>The file ends inside a record; it may have been cut off while it was copied.</source>
        <translation>Die Datei endet mitten in einem Datensatz; vielleicht wurde sie beim Kopieren abgeschnitten.</translation>
    </message>
    <message>
        <source>The record has more fields than the header.</source>
        <translation>Der Datensatz hat mehr Felder als die Kopfzeile.</translation>
    </message>
    <message>
        <source>The record has fewer fields than the header.</source>
        <translation>Der Datensatz hat weniger Felder als die Kopfzeile.</translation>
    </message>
    <message>
        <source>%1 still holds a placeholder: %2.</source>
        <translation>%1 enthält noch einen Platzhalter: %2.</translation>
    </message>
    <message>
        <source>%1 was decoded with the wrong character set; repaired it reads %2.</source>
        <translation>%1 wurde mit dem falschen Zeichensatz dekodiert; repariert lautet es %2.</translation>
    </message>
    <message>
        <source>The suite already holds another question with the id %1.</source>
        <translation>Die Suite enthält schon eine andere Frage mit der ID %1.</translation>
    </message>
    <message>
        <source>The evidence %1 is in no corpus, bundle or file of this workspace.</source>
        <translation>Der Beleg %1 ist in keinem Korpus, keinem Bündel und keiner Datei dieses Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>The year %1 lies outside what the corpus covers.</source>
        <translation>Das Jahr %1 liegt außerhalb dessen, was das Korpus abdeckt.</translation>
    </message>
    <message>
        <source>The format cannot hold %1; it is left out.</source>
        <translation>Das Format kann %1 nicht aufnehmen; es wird weggelassen.</translation>
    </message>
    <message>
        <source>No suite of this workspace holds a question with the id %1.</source>
        <translation>Keine Suite dieses Arbeitsbereichs enthält eine Frage mit der ID %1.</translation>
    </message>
    <message>
        <source>The record has %1 more than once; %2 counts, %3 does not.</source>
        <translation>Der Datensatz hat %1 mehr als einmal; %2 zählt, %3 nicht.</translation>
    </message>
    <message>
        <source>The corpus holds no sentence with the id %1; what belongs to it was left out.</source>
        <translation>Das Korpus enthält keinen Satz mit der ID %1; was dazu gehört, wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The sentence %1 has no vector.</source>
        <translation>Der Satz %1 hat keinen Vektor.</translation>
    </message>
    <message>
        <source>The vector of %1 has the length 0: it points nowhere and is near to nothing.</source>
        <translation>Der Vektor von %1 hat die Länge 0: Er zeigt nirgendwohin und liegt nichts nahe.</translation>
    </message>
    <message>
        <source>The vector has %1 numbers where %2 are due; it was left out.</source>
        <translation>Der Vektor hat %1 Zahlen, nötig sind %2; er wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The company is called %1 here and %2 before in the same section; %2 was kept.</source>
        <translation>Das Unternehmen heißt hier %1 und zuvor im selben Abschnitt %2; %2 wurde behalten.</translation>
    </message>
    <message>
        <source>Another file, %1, is of the same company, form and year; this one, of the period that ends on %2, was not read: their sentences would have the same ids.</source>
        <translation>Eine andere Datei, %1, hat dasselbe Unternehmen, Formular und Jahr; diese, deren Zeitraum am %2 endet, wurde nicht gelesen: Ihre Sätze hätten dieselben IDs.</translation>
    </message>
    <message>
        <source>Vectors fetched before are of %1, those that come now of %2: the earlier ones were set aside, and all were fetched anew.</source>
        <translation>Zuvor abgerufene Vektoren sind von %1, die jetzigen von %2: Die früheren wurden beiseitegelegt und alle neu abgerufen.</translation>
    </message>
    <message>
        <source>%1 says %2, which is none of: %3.</source>
        <translation>%1 nennt %2, das ist keiner von: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 behind %3: a list must be in order, the best first.</source>
        <translation>%1 hat %2 hinter %3: Eine Liste muss geordnet sein, das beste Ergebnis zuerst.</translation>
    </message>
    <message>
        <source>The result %1 could not have been found within the filter of its anchor.</source>
        <translation>Das Ergebnis %1 hätte innerhalb des Filters seines Ankers nicht gefunden werden können.</translation>
    </message>
    <message>
        <source>%1 is empty, or has a tab or a line break in it and would be read back as something else. Judgements left out: %2.</source>
        <translation>%1 ist leer oder enthält einen Tabulator oder einen Zeilenumbruch und würde als etwas anderes zurückgelesen. Ausgelassene Urteile: %2.</translation>
    </message>
    <message>
        <source>The record has the wrong type: it is no object.</source>
        <translation>Der Datensatz hat den falschen Typ: Er ist kein Objekt.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 hat den falschen Typ.</translation>
    </message>
    <message>
        <source>%1 is outside 0 to 1.</source>
        <translation>%1 liegt außerhalb von 0 bis 1.</translation>
    </message>
    <message>
        <source>Several sentences of one company (%1): they count as one company.</source>
        <translation>Mehrere Sätze eines Unternehmens (%1): Sie zählen als ein Unternehmen.</translation>
    </message>
    <message>
        <source>The stored FHRI differs from the recomputed %1; the stored one counts.</source>
        <translation>Der gespeicherte FHRI weicht vom neu berechneten %1 ab; der gespeicherte zählt.</translation>
    </message>
    <message>
        <source>Another suite holds another question with the id %1; both were kept, this one in a suite of its own.</source>
        <translation>Eine andere Suite enthält eine andere Frage mit der ID %1; beide wurden behalten, diese in einer eigenen Suite.</translation>
    </message>
    <message>
        <source>The suite held another question with the id %1; this one replaced it.</source>
        <translation>Die Suite enthielt eine andere Frage mit der ID %1; diese hat sie ersetzt.</translation>
    </message>
    <message>
        <source>The suite already holds another question with the id %1; this one was skipped.</source>
        <translation>Die Suite enthält schon eine andere Frage mit der ID %1; diese wurde übersprungen.</translation>
    </message>
    <message>
        <source>The corpus holds no sentence with the id %1.</source>
        <translation>Das Korpus enthält keinen Satz mit der ID %1.</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a file on every system, or differs only in capitals from another one. Judgements left out: %2.</source>
        <translation>%1 kann nicht auf jedem System der Name einer Datei sein oder unterscheidet sich nur in der Großschreibung von einem anderen. Ausgelassene Urteile: %2.</translation>
    </message>
    <message>
        <source>“”</source>
        <translation>„“</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Einige</translation>
    </message>
    <message>
        <source>Question id</source>
        <translation>Frage-ID</translation>
    </message>
    <message>
        <source>CIK</source>
        <translation>CIK</translation>
    </message>
    <message>
        <source>Company name</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Question text</source>
        <translation>Fragetext</translation>
    </message>
    <message>
        <source>Answer text</source>
        <translation>Antworttext</translation>
    </message>
    <message>
        <source>Answer numeric</source>
        <translation>Antwort als Zahl</translation>
    </message>
    <message>
        <source>Answer unit</source>
        <translation>Einheit der Antwort</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Evidence sentence ids</source>
        <translation>IDs der Belegsätze</translation>
    </message>
    <message>
        <source>Evidence spans</source>
        <translation>Belegstellen</translation>
    </message>
    <message>
        <source>Retrieval scope</source>
        <translation>Suchumfang</translation>
    </message>
    <message>
        <source>Section hints</source>
        <translation>Abschnittshinweise</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Created at</source>
        <translation>Erstellt am</translation>
    </message>
    <message>
        <source>Curation confidence</source>
        <translation>Sicherheit des Kurators</translation>
    </message>
    <message>
        <source>Expected sources</source>
        <translation>Erwartete Quellen</translation>
    </message>
    <message>
        <source>Expected citations</source>
        <translation>Erwartete Zitate</translation>
    </message>
    <message>
        <source>Answer contains</source>
        <translation>Antwort enthält</translation>
    </message>
    <message>
        <source>Must include</source>
        <translation>Muss enthalten</translation>
    </message>
    <message>
        <source>Citation required</source>
        <translation>Zitat erforderlich</translation>
    </message>
    <message>
        <source>Max tokens</source>
        <translation>Höchstens Tokens</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>Local factual</source>
        <translation>Lokal, Fakten</translation>
    </message>
    <message>
        <source>Local causal</source>
        <translation>Lokal, Ursachen</translation>
    </message>
    <message>
        <source>Cross section</source>
        <translation>Abschnittsübergreifend</translation>
    </message>
    <message>
        <source>Cross year</source>
        <translation>Jahresübergreifend</translation>
    </message>
    <message>
        <source>Cross company</source>
        <translation>Unternehmensübergreifend</translation>
    </message>
    <message>
        <source>Aggregation</source>
        <translation>Aggregation</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verifikation</translation>
    </message>
    <message>
        <source>Temporal reference</source>
        <translation>Zeitbezug</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Prose</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Table debris</source>
        <translation>Tabellenreste</translation>
    </message>
    <message>
        <source>Unknown company</source>
        <translation>Unbekanntes Unternehmen</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1, since κ misleads where nearly all verdicts are alike</source>
        <translation>Gwets AC1, da κ in die Irre führt, wo fast alle Urteile gleich sind</translation>
    </message>
    <message>
        <source>κ of “%1” against the other verdicts</source>
        <translation>κ von „%1“ gegenüber den anderen Urteilen</translation>
    </message>
    <message>
        <source>A = %1 (%2–%3), n = %4</source>
        <translation>A = %1 (%2–%3), n = %4</translation>
    </message>
    <message>
        <source>A = %1, n = %2</source>
        <translation>A = %1, n = %2</translation>
    </message>
    <message numerus="yes">
        <source>each vector stands %n place(s) too early</source>
        <translation>
            <numerusform>jeder Vektor steht %n Stelle zu früh</numerusform>
            <numerusform>jeder Vektor steht %n Stellen zu früh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each vector stands %n place(s) too late</source>
        <translation>
            <numerusform>jeder Vektor steht %n Stelle zu spät</numerusform>
            <numerusform>jeder Vektor steht %n Stellen zu spät</numerusform>
        </translation>
    </message>
    <message>
        <source>the vectors stand in reverse order</source>
        <translation>die Vektoren stehen in umgekehrter Reihenfolge</translation>
    </message>
    <message>
        <source>the vectors stand in the order of the ids sorted as text</source>
        <translation>die Vektoren stehen in der Reihenfolge der als Text sortierten IDs</translation>
    </message>
    <message>
        <source>The vectors do not belong to the sentences that they are stored for: %1, where chance gives 0.5.</source>
        <translation>Die Vektoren gehören nicht zu den Sätzen, für die sie gespeichert sind: %1, wobei der Zufall 0,5 ergibt.</translation>
    </message>
    <message>
        <source>The vectors do not belong to the sentences that they are stored for (%1): %2. Put right, A would be %3.</source>
        <translation>Die Vektoren gehören nicht zu den Sätzen, für die sie gespeichert sind (%1): %2. Richtig zugeordnet wäre A %3.</translation>
    </message>
    <message>
        <source>The vectors do not belong to the sentences that they are stored for (%1): from about sentence %2 of the corpus on, %3. There A is %4; put right, it would be %5.</source>
        <translation>Die Vektoren gehören nicht zu den Sätzen, für die sie gespeichert sind (%1): etwa ab Satz %2 des Korpus gilt: %3. Dort ist A %4; richtig zugeordnet wäre es %5.</translation>
    </message>
    <message>
        <source>Some vectors may belong to other sentences than those that they are stored for: %1.</source>
        <translation>Einige Vektoren gehören möglicherweise zu anderen Sätzen als denen, für die sie gespeichert sind: %1.</translation>
    </message>
    <message>
        <source>Pairs of identical texts with equal vectors: %1 of %2.</source>
        <translation>Paare identischer Texte mit gleichen Vektoren: %1 von %2.</translation>
    </message>
    <message>
        <source>Whether the vectors belong to their sentences cannot be judged: too few sentences have words in common with other sections (%1).</source>
        <translation>Ob die Vektoren zu ihren Sätzen gehören, ist nicht beurteilbar: Zu wenige Sätze haben Wörter mit anderen Abschnitten gemeinsam (%1).</translation>
    </message>
    <message>
        <source>The vectors fit their sentences: %1.</source>
        <translation>Die Vektoren passen zu ihren Sätzen: %1.</translation>
    </message>
    <message>
        <source>The vectors were made here, sentence by sentence; they need no check.</source>
        <translation>Die Vektoren wurden hier Satz für Satz erstellt; sie brauchen keine Prüfung.</translation>
    </message>
    <message>
        <source>too few sentences</source>
        <translation>zu wenige Sätze</translation>
    </message>
    <message>
        <source>Vectors and sentences (A)</source>
        <translation>Vektoren und Sätze (A)</translation>
    </message>
    <message>
        <source>Run − baseline</source>
        <translation>Lauf − Referenz</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>p (sign flips)</source>
        <translation>p (Vorzeichenwechsel)</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Over the anchors that both runs asked and that are covered in both. %1 stands for the comparison; the others are many tests, and their verdicts go by the p that is corrected for it (Holm).</source>
        <translation>Über die Anker, die beide Läufe abgefragt haben und die in beiden abgedeckt sind. %1 steht für den Vergleich; die übrigen sind viele Tests, und ihre Urteile richten sich nach dem dafür korrigierten p (Holm).</translation>
    </message>
    <message>
        <source>Anchors that changed most, %1</source>
        <translation>Am stärksten geänderte Anker, %1</translation>
    </message>
    <message>
        <source>First gold in the baseline at</source>
        <translation>Erstes Gold in der Referenz auf Rang</translation>
    </message>
    <message>
        <source>In this run at</source>
        <translation>In diesem Lauf auf Rang</translation>
    </message>
    <message>
        <source>Anchors at which this run is better: %1, worse: %2, the same: %3.</source>
        <translation>Anker, bei denen dieser Lauf besser ist: %1, schlechter: %2, gleich: %3.</translation>
    </message>
    <message>
        <source>%1, with other content</source>
        <translation>%1, mit anderem Inhalt</translation>
    </message>
    <message>
        <source>%1, %2,</source>
        <translation>%1, %2,</translation>
    </message>
    <message>
        <source>named before, so it stands alone</source>
        <translation>vorab benannt, steht daher für sich</translation>
    </message>
    <message>
        <source>fewer than %1 anchors have changed</source>
        <translation>weniger als %1 Anker haben sich geändert</translation>
    </message>
    <message>
        <source>✗ %1, too close to tell</source>
        <translation>✗ %1, zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>≈ within, too close to tell</source>
        <translation>≈ innerhalb, zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>The limit lies within the 95 % interval: more anchors would tell.</source>
        <translation>Die Grenze liegt innerhalb des 95-%-Intervalls: Mehr Anker würden es klären.</translation>
    </message>
    <message>
        <source>cannot be judged: too few anchors in common</source>
        <translation>nicht beurteilbar: zu wenige gemeinsame Anker</translation>
    </message>
    <message>
        <source>passes; findings too close to tell: %1</source>
        <translation>bestanden; Ergebnisse, die zu knapp für ein Urteil sind: %1</translation>
    </message>
    <message>
        <source>luck cannot miss</source>
        <translation>Zufall kann nicht verfehlen</translation>
    </message>
    <message>
        <source>Beside luck</source>
        <translation>Neben dem Zufall</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Designeffekt</translation>
    </message>
    <message>
        <source>Against luck</source>
        <translation>Gegen den Zufall</translation>
    </message>
    <message>
        <source>fewer than six clusters</source>
        <translation>weniger als sechs Cluster</translation>
    </message>
    <message>
        <source>Over all gold, not only the first</source>
        <translation>Über alles Gold, nicht nur das erste</translation>
    </message>
    <message>
        <source>Recall@%1</source>
        <translation>Recall@%1</translation>
    </message>
    <message>
        <source>nDCG@%1</source>
        <translation>nDCG@%1</translation>
    </message>
    <message>
        <source>AP@%1</source>
        <translation>AP@%1</translation>
    </message>
    <message>
        <source>Totals by other ways of counting</source>
        <translation>Gesamtwerte bei anderer Zählweise</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>wie gezogen</translation>
    </message>
    <message>
        <source>weighted back to the corpus</source>
        <translation>auf das Korpus zurückgewichtet</translation>
    </message>
    <message>
        <source>each text once</source>
        <translation>jeder Text einmal</translation>
    </message>
    <message>
        <source>%1, %2: luck cannot miss %3 of %4.</source>
        <translation>%1, %2: Zufall kann %3 von %4 nicht verfehlen.</translation>
    </message>
    <message>
        <source>Of %1 % of the corpus: no anchor was drawn from these strata: %2.</source>
        <translation>Für %1&#xa0;% des Korpus: Aus diesen Schichten wurde kein Anker gezogen: %2.</translation>
    </message>
    <message>
        <source>it is not known of how many the search chose</source>
        <translation>es ist nicht bekannt, unter wie vielen die Suche gewählt hat</translation>
    </message>
    <message>
        <source>%1 by luck</source>
        <translation>%1 durch Zufall</translation>
    </message>
    <message>
        <source>Lift of %1</source>
        <translation>Lift von %1</translation>
    </message>
    <message>
        <source>cannot be judged: n below %1</source>
        <translation>nicht beurteilbar: n unter %1</translation>
    </message>
    <message>
        <source>not told from luck</source>
        <translation>nicht vom Zufall unterscheidbar</translation>
    </message>
    <message>
        <source>better than luck</source>
        <translation>besser als Zufall</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>Vectors and sentences</source>
        <translation>Vektoren und Sätze</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Drawn by stratum</source>
        <translation>Gezogen je Schicht</translation>
    </message>
    <message>
        <source>Clusters of anchors</source>
        <translation>Cluster von Ankern</translation>
    </message>
    <message>
        <source>companies</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>filings</source>
        <translation>Jahresberichte</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>Ausschnitte</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1 nicht bekannt</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %2 % (%3 of %4 cannot be missed)</source>
        <translation>%1 %2&#xa0;% (%3 von %4 nicht zu verfehlen)</translation>
    </message>
    <message>
        <source>%1 by luck: %2</source>
        <translation>%1 durch Zufall: %2</translation>
    </message>
    <message>
        <source>fewer than %1 anchors, too few to judge</source>
        <translation>weniger als %1 Anker, zu wenige für ein Urteil</translation>
    </message>
    <message>
        <source>the anchors are of fewer than %1 companies, filings or sections</source>
        <translation>die Anker stammen aus weniger als %1 Unternehmen, Jahresberichten oder Abschnitten</translation>
    </message>
    <message>
        <source>the run has fewer than %1 % of the baseline&apos;s anchors</source>
        <translation>der Lauf hat weniger als %1&#xa0;% der Anker der Referenz</translation>
    </message>
    <message>
        <source>distances of two models have no scale in common</source>
        <translation>Abstände zweier Modelle haben keine gemeinsame Skala</translation>
    </message>
    <message>
        <source>Only prose</source>
        <translation>Nur Fließtext</translation>
    </message>
    <message>
        <source>Without cross references</source>
        <translation>Ohne Querverweise</translation>
    </message>
    <message>
        <source>Fields of the filter</source>
        <translation>Felder des Filters</translation>
    </message>
    <message>
        <source>Seed of the intervals</source>
        <translation>Seed der Intervalle</translation>
    </message>
    <message>
        <source>Cosine of near duplicates</source>
        <translation>Kosinus von Beinahe-Duplikaten</translation>
    </message>
    <message>
        <source>Sentences of a short section</source>
        <translation>Sätze eines kurzen Abschnitts</translation>
    </message>
    <message>
        <source>Share of figures among the words</source>
        <translation>Anteil der Zahlen an den Wörtern</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 % (in earlier runs)</source>
        <translation>%1&#xa0;% (in früheren Läufen)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no change can be told from luck with so few items</source>
        <translation>bei so wenigen Elementen ist keine Änderung vom Zufall unterscheidbar</translation>
    </message>
    <message>
        <source>%n item(s): so few cannot tell changes of a share from luck.</source>
        <translation>Elemente: %n. So wenige können Änderungen eines Anteils nicht vom Zufall unterscheiden.</translation>
    </message>
    <message>
        <source>To tell a change of %1 points: %2, %3 or %4 items, when 5, 10 or 20 % of them flip for no reason.</source>
        <translation>Um eine Änderung von %1 Prozentpunkten zu erkennen: %2, %3 oder %4 Elemente, wenn 5, 10 oder 20&#xa0;% davon grundlos wechseln.</translation>
    </message>
    <message>
        <source>What can be told from luck</source>
        <translation>Was sich vom Zufall unterscheiden lässt</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Smallest change told, points</source>
        <translation>Kleinste erkennbare Änderung, Prozentpunkte</translation>
    </message>
    <message>
        <source>Items needed for %1 points</source>
        <translation>Nötige Elemente für %1 Prozentpunkte</translation>
    </message>
    <message>
        <source>so large a change leaves no room for this noise</source>
        <translation>eine so große Änderung lässt keinen Raum für dieses Rauschen</translation>
    </message>
    <message>
        <source>Items of one cluster stand or fall together: %1 of them tell as much as one that stands alone (design effect).</source>
        <translation>Elemente eines Clusters stehen oder fallen gemeinsam: %1 davon sagen so viel wie eines, das allein steht (Designeffekt).</translation>
    </message>
    <message>
        <source>False alarms of an unchanged system</source>
        <translation>Fehlalarme eines unveränderten Systems</translation>
    </message>
    <message>
        <source>Limit, points</source>
        <translation>Grenze, Prozentpunkte</translation>
    </message>
    <message>
        <source>Per check</source>
        <translation>Je Prüfung</translation>
    </message>
    <message>
        <source>In a year of monthly checks</source>
        <translation>In einem Jahr monatlicher Prüfungen</translation>
    </message>
    <message>
        <source>There is no limit on a change of a share.</source>
        <translation>Für die Änderung eines Anteils gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>Recorded of all samples, each at the threshold of its scenario: Macro-F1 %1.</source>
        <translation>Über alle Beispiele festgehalten, jedes bei der Schwelle seines Szenarios: Macro-F1 %1.</translation>
    </message>
    <message>
        <source>%1 (p %2)</source>
        <translation>%1 (p %2)</translation>
    </message>
    <message>
        <source>%1 (95 % interval %2 to %3; p %4)</source>
        <translation>%1 (95-%-Intervall %2 bis %3; p %4)</translation>
    </message>
    <message>
        <source>Cannot be judged.</source>
        <translation>Nicht beurteilbar.</translation>
    </message>
    <message>
        <source>Cannot be judged. There is too little: %1.</source>
        <translation>Nicht beurteilbar. Es gibt zu wenig: %1.</translation>
    </message>
    <message>
        <source>A is redundant beside B: the 90 % interval of ΔMacro-F1 lies within ±0.02.</source>
        <translation>A ist neben B redundant: Das 90-%-Intervall von ΔMacro-F1 liegt innerhalb ±0,02.</translation>
    </message>
    <message>
        <source>A is worse than B: ΔMacro-F1 below −0.02 and p below 0.05.</source>
        <translation>A ist schlechter als B: ΔMacro-F1 unter −0,02 und p unter 0,05.</translation>
    </message>
    <message>
        <source>A is better than B by no more than 5 points: ΔMacro-F1 above 0 and p below 0.05.</source>
        <translation>A ist um höchstens 5 Prozentpunkte besser als B: ΔMacro-F1 über 0 und p unter 0,05.</translation>
    </message>
    <message>
        <source>Inconclusive: the samples show neither a difference nor that there is none.</source>
        <translation>Nicht eindeutig: Die Beispiele zeigen weder einen Unterschied noch, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>No sample has an entropy component (E), so nothing can be said of it: without it full and no-entropy are the same.</source>
        <translation>Kein Beispiel hat eine Entropie-Komponente (E), daher lässt sich nichts über sie sagen: Ohne sie sind „Voll“ und „Ohne Entropie“ gleich.</translation>
    </message>
    <message>
        <source>Judged are the samples that have an entropy component (E): %1 of %2. Of the others full and no-entropy are the same; ΔMacro-F1 over all samples is %3.</source>
        <translation>Beurteilt werden die Beispiele mit Entropie-Komponente (E): %1 von %2. Bei den übrigen sind „Voll“ und „Ohne Entropie“ gleich; ΔMacro-F1 über alle Beispiele ist %3.</translation>
    </message>
    <message>
        <source>ΔMacro-F1 %1, over %2; samples and pairs: %3.</source>
        <translation>ΔMacro-F1 %1, über %2; Beispiele und Paare: %3.</translation>
    </message>
    <message>
        <source>McNemar (of samples as if independent): only A right %1, only B right %2; exact p %3 %4; corrected χ² %5, p %6 %7</source>
        <translation>McNemar (als wären die Beispiele unabhängig): nur A richtig %1, nur B richtig %2; exaktes p %3 %4; korrigiertes χ² %5, p %6 %7</translation>
    </message>
    <message>
        <source>The same with pairs kept together (sign flips): p %1</source>
        <translation>Dasselbe mit zusammengehaltenen Paaren (Vorzeichenwechsel): p %1</translation>
    </message>
    <message>
        <source>With pairs kept together there are too few to test.</source>
        <translation>Mit zusammengehaltenen Paaren sind es zu wenige für einen Test.</translation>
    </message>
    <message>
        <source>McNemar points the other way (only A right %1, only B right %2, p %3): it counts right answers, whatever their class, and Macro-F1 weighs the classes alike. The verdict is about Macro-F1.</source>
        <translation>McNemar weist in die andere Richtung (nur A richtig %1, nur B richtig %2, p %3): Er zählt richtige Antworten gleich welcher Klasse, und Macro-F1 gewichtet die Klassen gleich. Das Urteil gilt Macro-F1.</translation>
    </message>
    <message>
        <source>One of the two decides a class that no sample truly is of. Macro-F1 is compared over the classes in the truth, so that both are means over the same.</source>
        <translation>Eines der beiden ordnet Beispiele einer Klasse zu, der in Wahrheit keines angehört. Macro-F1 wird über die Klassen in der Wahrheit verglichen, damit beide Mittelwerte über dieselben Klassen sind.</translation>
    </message>
    <message>
        <source>Draws of the bootstrap without a sample of some class are left out: %1 of %2.</source>
        <translation>Ziehungen des Bootstraps ohne Beispiel einer Klasse sind ausgelassen: %1 von %2.</translation>
    </message>
    <message>
        <source>p, corrected for all scenarios (Holm)</source>
        <translation>p, für alle Szenarien korrigiert (Holm)</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Some waits were ended by the time limit.</source>
        <translation>Einige Wartezeiten wurden durch das Zeitlimit beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n time-out(s): in the seconds as at least the limit.</source>
        <translation>
            <numerusform>%n Zeitüberschreitung: in den Sekunden mit mindestens dem Limit gezählt.</numerusform>
            <numerusform>%n Zeitüberschreitungen: in den Sekunden mit mindestens dem Limit gezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fast failure(s): in none of the seconds.</source>
        <translation>
            <numerusform>%n schneller Fehlschlag: in keiner der Sekundenangaben.</numerusform>
            <numerusform>%n schnelle Fehlschläge: in keiner der Sekundenangaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Area under ROC of accurate: full minus without entropy</source>
        <translation>Fläche unter der ROC-Kurve für „korrekt“: voll minus ohne Entropie</translation>
    </message>
    <message>
        <source>Area under ROC of accurate: recomputed minus stored FHRI</source>
        <translation>Fläche unter der ROC-Kurve für „korrekt“: neu berechneter minus gespeicherter FHRI</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Score</translation>
    </message>
    <message>
        <source>Miscalibration</source>
        <translation>Fehlkalibrierung</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Trennschärfe</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Mean FHRI minus share accurate</source>
        <translation>Mittlerer FHRI minus Anteil korrekt</translation>
    </message>
    <message>
        <source>The NLI rule takes every sample.</source>
        <translation>Die NLI-Regel übernimmt jedes Beispiel.</translation>
    </message>
    <message>
        <source>bins of equal numbers, 95 %</source>
        <translation>gleich besetzte Bins, 95&#xa0;%</translation>
    </message>
    <message>
        <source>Reliability of the FHRI, in bins of equal numbers</source>
        <translation>Zuverlässigkeit des FHRI, in gleich besetzten Bins</translation>
    </message>
    <message>
        <source>Brier score %1: miscalibration %2, less discrimination %3, plus uncertainty %4. Mean FHRI minus share accurate: %5.</source>
        <translation>Brier-Score %1: Fehlkalibrierung %2, minus Trennschärfe %3, plus Unsicherheit %4. Mittlerer FHRI minus Anteil korrekt: %5.</translation>
    </message>
    <message>
        <source>Bins of equal numbers, by rising FHRI</source>
        <translation>Gleich besetzte Bins, nach steigendem FHRI</translation>
    </message>
    <message>
        <source>FHRI from</source>
        <translation>FHRI von</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Mean FHRI</source>
        <translation>Mittlerer FHRI</translation>
    </message>
    <message>
        <source>Share accurate</source>
        <translation>Anteil korrekt</translation>
    </message>
    <message>
        <source>The FHRI read as the probability that an answer is accurate, over the samples that the NLI rule leaves to it: %1 in %2 clusters. It takes %3.</source>
        <translation>Der FHRI, gelesen als Wahrscheinlichkeit, dass eine Antwort korrekt ist, über die Beispiele, die die NLI-Regel ihm überlässt: %1 in %2 Clustern. Sie übernimmt %3.</translation>
    </message>
    <message>
        <source>Intervals at the operating point</source>
        <translation>Intervalle am Arbeitspunkt</translation>
    </message>
    <message>
        <source>95 % interval, lower end</source>
        <translation>95-%-Intervall, unteres Ende</translation>
    </message>
    <message>
        <source>95 % interval, upper end</source>
        <translation>95-%-Intervall, oberes Ende</translation>
    </message>
    <message>
        <source>Design effect: how many samples are worth one</source>
        <translation>Designeffekt: wie viele Beispiele so viel wert sind wie eines</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>Balanced Accuracy</translation>
    </message>
    <message>
        <source>Balanced acc.</source>
        <translation>Balanced Acc.</translation>
    </message>
    <message>
        <source>Labels have leaked into the stored predictions of: %1. Do not trust figures made from them.</source>
        <translation>Labels sind in die gespeicherten Vorhersagen durchgesickert: %1. Trauen Sie keinen daraus berechneten Kennzahlen.</translation>
    </message>
    <message>
        <source>Every accurate answer and every hallucination there is predicted right (%1), though hallucinations score as high as accurate answers: no threshold on the scores can give that.</source>
        <translation>Jede korrekte Antwort und jede Halluzination dort ist richtig vorhergesagt (%1), obwohl Halluzinationen so hohe Scores haben wie korrekte Antworten: Das kann keine Schwelle auf den Scores ergeben.</translation>
    </message>
    <message>
        <source>Of the contradictions there %1 of %2 are predicted wrongly, which leaks nothing.</source>
        <translation>Von den Widersprüchen dort sind %1 von %2 falsch vorhergesagt; dadurch sickert nichts durch.</translation>
    </message>
    <message>
        <source>Macro-F1 there corrected for optimism: %1 (less %2).</source>
        <translation>Macro-F1 dort, um den Optimismus korrigiert: %1 (abgezogen %2).</translation>
    </message>
    <message>
        <source>Macro-F1 there cannot be corrected for optimism: too few clusters, or too many draws that lack a class.</source>
        <translation>Macro-F1 dort lässt sich nicht um den Optimismus korrigieren: zu wenige Cluster oder zu viele Ziehungen, denen eine Klasse fehlt.</translation>
    </message>
    <message>
        <source>Not told from it by these samples: %1. Of these the safest is %2: recall of hallucination %3; it meets every constraint in %4 of the draws.</source>
        <translation>Durch diese Beispiele nicht davon unterscheidbar: %1. Davon ist %2 am sichersten: Recall der Halluzination %3; sie erfüllt in %4 der Ziehungen jede Nebenbedingung.</translation>
    </message>
    <message>
        <source>%1: %2 %3. Chosen anew in each draw, it lies from %4 to %5 in the middle 95 % of the draws (%6 draws, seed %7, %8 clusters of %9 samples).</source>
        <translation>%1: %2 %3. In jeder Ziehung neu gewählt, liegt sie in den mittleren 95&#xa0;% der Ziehungen zwischen %4 und %5 (%6 Ziehungen, Seed %7, %8 Cluster aus %9 Beispielen).</translation>
    </message>
    <message>
        <source>No held-out score: the samples cannot be parted into halves that both hold every class (a pair stays together).</source>
        <translation>Kein Score auf ungesehenen Daten: Die Beispiele lassen sich nicht in Hälften teilen, die beide jede Klasse enthalten (ein Paar bleibt zusammen).</translation>
    </message>
    <message>
        <source> (95 % of the splits: %1 to %2)</source>
        <translation> (95&#xa0;% der Teilungen: %1 bis %2)</translation>
    </message>
    <message>
        <source>Chosen on one half, measured on the other (%1 splits): Macro-F1 %2 where it was chosen, %3 held out%4.</source>
        <translation>Auf einer Hälfte gewählt, auf der anderen gemessen (%1 Teilungen): Macro-F1 %2, wo gewählt wurde, %3 auf ungesehenen Daten%4.</translation>
    </message>
    <message>
        <source>Optimism %1%2.</source>
        <translation>Optimismus %1%2.</translation>
    </message>
    <message>
        <source>Splits of which one half lacks a class are left out: %1 of %2.</source>
        <translation>Teilungen, bei denen einer Hälfte eine Klasse fehlt, sind ausgelassen: %1 von %2.</translation>
    </message>
    <message>
        <source>Held at τ %1: Macro-F1 %2 on the halves held out.</source>
        <translation>Bei τ %1 festgehalten: Macro-F1 %2 auf den ungesehenen Hälften.</translation>
    </message>
    <message>
        <source>p (A minus B)</source>
        <translation>p (A minus B)</translation>
    </message>
    <message>
        <source>p (McNemar, independent samples)</source>
        <translation>p (McNemar, unabhängige Beispiele)</translation>
    </message>
    <message>
        <source>no sample to compare</source>
        <translation>kein Beispiel zum Vergleichen</translation>
    </message>
    <message>
        <source>too few clusters</source>
        <translation>zu wenige Cluster</translation>
    </message>
    <message>
        <source>Full against without entropy is judged on the samples that have an entropy component. Both Macro-F1 are over the classes that occur in the truth of the samples compared.</source>
        <translation>„Voll“ gegen „Ohne Entropie“ wird anhand der Beispiele mit Entropie-Komponente beurteilt. Beide Macro-F1 gelten über die Klassen, die in der Wahrheit der verglichenen Beispiele vorkommen.</translation>
    </message>
    <message>
        <source>Macro-F1 per scenario. %1</source>
        <translation>Macro-F1 je Szenario. %1</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>%1 (ringed: NLI %2)</source>
        <translation>%1 (umkreist: NLI %2)</translation>
    </message>
    <message>
        <source>%1 (ringed: %2)</source>
        <translation>%1 (umkreist: %2)</translation>
    </message>
    <message>
        <source>Dotted: the prevalence, which is the precision by chance: accurate %1, hallucination %2, contradiction %3.</source>
        <translation>Gepunktet: die Prävalenz, also die Precision durch Zufall: korrekt %1, Halluzination %2, Widerspruch %3.</translation>
    </message>
    <message>
        <source>Luck (prevalence)</source>
        <translation>Zufall (Prävalenz)</translation>
    </message>
    <message>
        <source>Macro-F1 recorded, each at its own τ</source>
        <translation>Macro-F1 (festgehalten), jeweils beim eigenen τ</translation>
    </message>
    <message>
        <source>A decided threshold is set and has no interval. The held-out figure is that of the decided threshold. Of all samples together, each is judged at the threshold of its scenario.</source>
        <translation>Eine festgelegte Schwelle ist eingestellt und hat kein Intervall. Die Kennzahl auf ungesehenen Daten ist die der festgelegten Schwelle. Von allen Beispielen zusammen wird jedes bei der Schwelle seines Szenarios beurteilt.</translation>
    </message>
    <message>
        <source>no halves that both hold every class</source>
        <translation>keine Hälften, die beide jede Klasse enthalten</translation>
    </message>
    <message>
        <source>Intervals: 2.5th to 97.5th percentile over the splits. A contradiction pair stays in one half. Both figures are over the classes in the truth of the scenario; splits of which one half lacks a class are left out.</source>
        <translation>Intervalle: 2,5. bis 97,5. Perzentil über die Teilungen. Ein Widerspruchspaar bleibt in einer Hälfte. Beide Kennzahlen gelten über die Klassen in der Wahrheit des Szenarios; Teilungen, bei denen einer Hälfte eine Klasse fehlt, sind ausgelassen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Thresholds that the bootstrap chooses</source>
        <translation>Vom Bootstrap gewählte Schwellen</translation>
    </message>
    <message>
        <source>Draws that choose it</source>
        <translation>Ziehungen, die sie wählen</translation>
    </message>
    <message>
        <source>Middle 95 % of the draws</source>
        <translation>Mittlere 95&#xa0;% der Ziehungen</translation>
    </message>
    <message>
        <source>Those of the widest spread come first.</source>
        <translation>Die mit der größten Streuung stehen zuerst.</translation>
    </message>
    <message>
        <source>Chosen on the same data: optimism, and the range of equals</source>
        <translation>An denselben Daten gewählt: Optimismus und der Bereich gleich guter Schwellen</translation>
    </message>
    <message>
        <source>Optimism of Macro-F1</source>
        <translation>Optimismus von Macro-F1</translation>
    </message>
    <message>
        <source>Macro-F1 corrected</source>
        <translation>Macro-F1, korrigiert</translation>
    </message>
    <message>
        <source>As good as τ*</source>
        <translation>So gut wie τ*</translation>
    </message>
    <message>
        <source>Safest of them</source>
        <translation>Sicherste davon</translation>
    </message>
    <message>
        <source>Recall of hallucination there</source>
        <translation>Recall der Halluzination dort</translation>
    </message>
    <message>
        <source>Draws that meet every constraint</source>
        <translation>Ziehungen, die jede Nebenbedingung erfüllen</translation>
    </message>
    <message>
        <source>Where no threshold meets every constraint, τ* is the least violating one. Cannot be judged: fewer than six clusters, or more than 5 % of the draws lack a class.</source>
        <translation>Wo keine Schwelle jede Nebenbedingung erfüllt, ist τ* die mit der geringsten Verletzung. Nicht beurteilbar: weniger als sechs Cluster, oder mehr als 5&#xa0;% der Ziehungen fehlt eine Klasse.</translation>
    </message>
    <message>
        <source>Robust scenarios: %1. Moderate: %2. Sensitive: %3. With fewer than 10 samples of a class or 6 samples and pairs, so that it cannot be judged: %4.</source>
        <translation>Robuste Szenarien: %1. Mäßig: %2. Empfindlich: %3. Mit weniger als 10 Beispielen einer Klasse oder 6 Beispielen und Paaren, daher nicht beurteilbar: %4.</translation>
    </message>
    <message>
        <source>Intervals: Wilson, 95 %, pairs kept together. n is the number of samples of the class (recall) or predicted to be of it (precision).</source>
        <translation>Intervalle: Wilson, 95&#xa0;%, Paare zusammengehalten. n ist die Zahl der Beispiele der Klasse (Recall) oder der ihr durch Vorhersage zugeordneten (Precision).</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>A missed hallucination costs %1, a refused good answer %2.</source>
        <translation>Eine übersehene Halluzination kostet %1, eine abgelehnte gute Antwort %2.</translation>
    </message>
    <message>
        <source>A is redundant</source>
        <translation>A ist redundant</translation>
    </message>
    <message>
        <source>A is better, by less than 5 points</source>
        <translation>A ist besser, um weniger als 5 Prozentpunkte</translation>
    </message>
    <message>
        <source>samples and pairs: %1 of at least %2</source>
        <translation>Beispiele und Paare: %1 von mindestens %2</translation>
    </message>
    <message>
        <source>samples that truly are %1: %2 of at least %3</source>
        <translation>Beispiele, die in Wahrheit zu „%1“ gehören: %2 von mindestens %3</translation>
    </message>
    <message>
        <source>samples that only one of the two decides right: %1 of at least %2</source>
        <translation>Beispiele, die nur eines von beiden richtig zuordnet: %1 von mindestens %2</translation>
    </message>
    <message>
        <source>Its interval is Wilson&apos;s, 95 %, with the effective number of questions of clusters (companies, filings, or each question alone); below 6 clusters there is none.</source>
        <translation>Das Intervall ist das 95-%-Intervall nach Wilson mit der effektiven Zahl der Fragen aus Clustern (Unternehmen, Jahresberichte oder jede Frage für sich); unter 6 Clustern gibt es keines.</translation>
    </message>
    <message>
        <source>Its interval is the percentile bootstrap&apos;s of clusters (companies, filings, or each question alone), 95 %, 2,000 draws with seed 42; below 6 clusters there is none.</source>
        <translation>Das Intervall ist das des Perzentil-Bootstraps über Cluster (Unternehmen, Jahresberichte oder jede Frage für sich), 95&#xa0;%, 2.000 Ziehungen mit Seed 42; unter 6 Clustern gibt es keines.</translation>
    </message>
    <message>
        <source>ROUGE-1</source>
        <translation>ROUGE-1</translation>
    </message>
    <message>
        <source>Words that answer and gold share, F1 of precision (of the answer) and recall (of the gold). Words as rouge_score cuts them, or those of Unicode; with stems where asked for.</source>
        <translation>Gemeinsame Wörter von Antwort und Goldantwort, F1 aus Precision (der Antwort) und Recall (der Goldantwort). Wörter, wie rouge_score sie trennt, oder die von Unicode; mit Wortstämmen, wo verlangt.</translation>
    </message>
    <message>
        <source>ROUGE-2</source>
        <translation>ROUGE-2</translation>
    </message>
    <message>
        <source>As ROUGE-1, of pairs of words that stand side by side.</source>
        <translation>Wie ROUGE-1, mit Paaren nebeneinanderstehender Wörter.</translation>
    </message>
    <message>
        <source>ROUGE-L</source>
        <translation>ROUGE-L</translation>
    </message>
    <message>
        <source>The longest sequence of words that answer and gold share in order, over the whole texts: F1 of its share of either.</source>
        <translation>Die längste Wortfolge, die Antwort und Goldantwort in gleicher Reihenfolge gemeinsam haben, über die ganzen Texte: F1 aus ihrem Anteil an beiden.</translation>
    </message>
    <message>
        <source>ROUGE-Lsum</source>
        <translation>ROUGE-Lsum</translation>
    </message>
    <message>
        <source>As ROUGE-L line by line: of each gold line the words that it shares in order with any line of the answer. Not the same figure as ROUGE-L.</source>
        <translation>Wie ROUGE-L, Zeile für Zeile: von jeder Zeile der Goldantwort die Wörter, die sie in gleicher Reihenfolge mit irgendeiner Zeile der Antwort gemeinsam hat. Nicht dieselbe Kennzahl wie ROUGE-L.</translation>
    </message>
    <message>
        <source>Right figure</source>
        <translation>Richtige Zahl</translation>
    </message>
    <message>
        <source>1 where a figure of the answer, with its unit and scale, is within the tolerance of the gold figure (0.5 % where it has none; a year is met exactly). Wrong ones are named: sign, scale, unit, value, no figure.</source>
        <translation>1, wenn eine Zahl der Antwort mit ihrer Einheit und Größenordnung innerhalb der Toleranz der Goldzahl liegt (0,5&#xa0;%, wenn diese keine hat; ein Jahr muss genau stimmen). Falsche werden benannt: Vorzeichen, Größenordnung, Einheit, Wert, keine Zahl.</translation>
    </message>
    <message>
        <source>Right yes or no</source>
        <translation>Richtiges Ja oder Nein</translation>
    </message>
    <message>
        <source>1 where the answer begins with the yes or no of the gold answer. An abstention is neither.</source>
        <translation>1, wenn die Antwort mit dem Ja oder Nein der Goldantwort beginnt. Eine Enthaltung ist keines von beiden.</translation>
    </message>
    <message>
        <source>Items of a list</source>
        <translation>Elemente einer Liste</translation>
    </message>
    <message>
        <source>Jaccard&apos;s index of the items of answer and gold as sets, without case and punctuation; 0.8 is accepted. Only where gold items have at most eight words.</source>
        <translation>Jaccard-Index der Elemente von Antwort und Goldantwort als Mengen, ohne Groß-/Kleinschreibung und Satzzeichen; 0,8 wird akzeptiert. Nur wenn Goldelemente höchstens acht Wörter haben.</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Zuschreibung</translation>
    </message>
    <message>
        <source>1 where no fact stands under another company than in the gold answer: no figure of another company&apos;s item, no wording far closer to it than to its own.</source>
        <translation>1, wenn keine Angabe unter einem anderen Unternehmen steht als in der Goldantwort: keine Zahl aus dem Element eines anderen Unternehmens, kein Wortlaut, der diesem weit näher ist als dem eigenen.</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Stützung</translation>
    </message>
    <message>
        <source>Of answers that say yes: 1 where a sentence names a cause, and its figures and at least half of its content words stand in the evidence. A bare yes is 0.</source>
        <translation>Von Antworten, die Ja sagen: 1, wenn ein Satz eine Ursache nennt und seine Zahlen sowie mindestens die Hälfte seiner Inhaltswörter in den Belegen stehen. Ein bloßes Ja ergibt 0.</translation>
    </message>
    <message>
        <source>Place named</source>
        <translation>Stelle genannt</translation>
    </message>
    <message>
        <source>Where a question asks where something stands: 1 where the answer names one of the expected sections.</source>
        <translation>Wenn eine Frage wissen will, wo etwas steht: 1, wenn die Antwort einen der erwarteten Abschnitte nennt.</translation>
    </message>
    <message>
        <source>Abstained</source>
        <translation>Enthaltung</translation>
    </message>
    <message>
        <source>1 where the first sentence says that the data do not tell. Right for questions without an answer, a miss for others.</source>
        <translation>1, wenn der erste Satz sagt, dass die Daten es nicht hergeben. Richtig bei Fragen ohne Antwort, bei anderen ein Nichttreffer.</translation>
    </message>
    <message>
        <source>Phrases found</source>
        <translation>Gefundene Formulierungen</translation>
    </message>
    <message>
        <source>Expected phrases that stand in the answer, of all; case and white space aside.</source>
        <translation>Anteil der erwarteten Formulierungen, die in der Antwort stehen; Groß-/Kleinschreibung und Leerraum zählen nicht.</translation>
    </message>
    <message>
        <source>Citation precision</source>
        <translation>Precision der Quellenangaben</translation>
    </message>
    <message>
        <source>Of the distinct citations of an answer those that equal an expected one or are a subsection of it; the mean over questions. Undefined where nothing is cited and something was expected.</source>
        <translation>Von den verschiedenen Quellenangaben einer Antwort diejenigen, die einer erwarteten gleichen oder ein Unterabschnitt davon sind; Mittelwert über Fragen. Nicht definiert, wenn nichts angegeben ist und etwas erwartet wurde.</translation>
    </message>
    <message>
        <source>Citation recall</source>
        <translation>Recall der Quellenangaben</translation>
    </message>
    <message>
        <source>Of the expected citations those that the answer has, itself or by a subsection; the mean over questions. Undefined where nothing is expected.</source>
        <translation>Von den erwarteten Quellenangaben diejenigen, die die Antwort selbst oder durch einen Unterabschnitt enthält; Mittelwert über Fragen. Nicht definiert, wenn nichts erwartet wird.</translation>
    </message>
    <message>
        <source>Citation F1</source>
        <translation>F1 der Quellenangaben</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall of each question, then the mean over questions: not the F1 of the two means. 0 where nothing is cited or nothing expected, undefined where both.</source>
        <translation>Das harmonische Mittel von Precision und Recall jeder Frage, dann der Mittelwert über Fragen: nicht das F1 der beiden Mittelwerte. 0, wenn nichts angegeben oder nichts erwartet ist, nicht definiert, wenn beides zutrifft.</translation>
    </message>
    <message>
        <source>Citations, all questions together</source>
        <translation>Quellenangaben, alle Fragen zusammen</translation>
    </message>
    <message>
        <source>Precision, recall and F1 over the citations of all questions at once; a question with many counts more than one with few.</source>
        <translation>Precision, Recall und F1 über die Quellenangaben aller Fragen auf einmal; eine Frage mit vielen zählt mehr als eine mit wenigen.</translation>
    </message>
    <message>
        <source>It is over citations, which are not independent within a question, and has no interval.</source>
        <translation>Sie gilt über Quellenangaben, die innerhalb einer Frage nicht unabhängig sind, und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Accuracy of an answer</source>
        <translation>Accuracy einer Antwort</translation>
    </message>
    <message>
        <source>1 for texts that are equal but for case and white space, or a cosine of 0.99. From 0.75 on with all keywords the cosine within 0.70 to 0.99; from 0.40 on, or with a keyword, within 0.40 to 0.69; else 0. Undefined without a cosine.</source>
        <translation>1 für Texte, die bis auf Groß- und Kleinschreibung und Leerraum gleich sind, oder einen Kosinus von 0,99. Ab 0,75 mit allen Schlüsselwörtern der Kosinus, begrenzt auf 0,70 bis 0,99; ab 0,40 oder mit einem Schlüsselwort begrenzt auf 0,40 bis 0,69; sonst 0. Ohne Kosinus nicht definiert.</translation>
    </message>
    <message>
        <source>Citation present</source>
        <translation>Quellenangabe vorhanden</translation>
    </message>
    <message>
        <source>1 where an answer that must cite does so as [§ 1-1 Title] or [NS 4102].</source>
        <translation>1, wenn eine Antwort, die eine Quelle angeben muss, dies als [§ 1-1 Title] oder [NS 4102] tut.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>1 for 100 to 250 tokens, 0.8 from 50 on and up to the question&apos;s limit (300 where it has none), else 0.5. Tokens are what stands between white space.</source>
        <translation>1 für 100 bis 250 Token, 0,8 ab 50 und bis zur Grenze der Frage (300, wenn sie keine hat), sonst 0,5. Token sind, was zwischen Leerraum steht.</translation>
    </message>
    <message>
        <source>Tokens of an answer</source>
        <translation>Token einer Antwort</translation>
    </message>
    <message>
        <source>Its parts between white space.</source>
        <translation>Ihre Teile zwischen Leerraum.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Of the words that must be in the answer those that are, as substrings without case.</source>
        <translation>Von den Wörtern, die in der Antwort stehen müssen, die vorhandenen, als Teilzeichenfolgen ohne Beachtung der Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Overall score</source>
        <translation>Gesamtscore</translation>
    </message>
    <message>
        <source>The weighted mean of the parts of the rubric that apply to the question. Undefined where a required part has no value.</source>
        <translation>Das gewichtete Mittel der Teile der Rubrik, die für die Frage gelten. Nicht definiert, wenn ein erforderlicher Teil keinen Wert hat.</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>Bestehensquote</translation>
    </message>
    <message>
        <source>Questions whose verdict is pass, of those with a verdict. Several answers to one question are averaged first.</source>
        <translation>Fragen mit dem Urteil „bestanden“, von denen mit einem Urteil. Mehrere Antworten auf eine Frage werden zuerst gemittelt.</translation>
    </message>
    <message>
        <source>BERTScore</source>
        <translation>BERTScore</translation>
    </message>
    <message>
        <source>F1 of tokens matched by the cosine of their vectors, by the model that is named beside it. From outside.</source>
        <translation>F1 der Token, die über den Kosinus ihrer Vektoren zugeordnet werden, mit dem daneben genannten Modell. Von außen.</translation>
    </message>
    <message>
        <source>BLEURT</source>
        <translation>BLEURT</translation>
    </message>
    <message>
        <source>A score that a model trained on human judgements gives, by the model that is named beside it. From outside.</source>
        <translation>Ein Score, den ein an menschlichen Urteilen trainiertes Modell vergibt, nämlich das daneben genannte. Von außen.</translation>
    </message>
    <message>
        <source>Cosine of answer and gold</source>
        <translation>Kosinus von Antwort und Gold</translation>
    </message>
    <message>
        <source>Of the vectors of the two texts, by the model that is named beside it; one of LSA is called so.</source>
        <translation>Der Vektoren der beiden Texte, mit dem daneben genannten Modell; ein Kosinus aus LSA wird so genannt.</translation>
    </message>
    <message>
        <source>Judge&apos;s score</source>
        <translation>Score des Bewerters</translation>
    </message>
    <message>
        <source>0 to 10, by a language model: correctness 40 %, completeness 30 %, citation accuracy 20 %, clarity 10 %.</source>
        <translation>0 bis 10, von einem Sprachmodell: Korrektheit 40&#xa0;%, Vollständigkeit 30&#xa0;%, Genauigkeit der Quellenangaben 20&#xa0;%, Klarheit 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Hallucinations</source>
        <translation>Halluzinationen</translation>
    </message>
    <message>
        <source>Statements that a judge listed as invented, for each answer.</source>
        <translation>Aussagen, die ein Bewerter als erfunden aufgeführt hat, je Antwort.</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fehlalarm</translation>
    </message>
    <message>
        <source>How often the share of a system that has not changed moves by more than the limit, either way, when the named share of the items flips for no reason, half of them each way. In a year: at least once in twelve independent checks. A sum over the binomial distributions of the items that flip and of their sides.</source>
        <translation>Wie oft sich der Anteil eines unveränderten Systems um mehr als die Grenze in eine der beiden Richtungen bewegt, wenn der genannte Anteil der Einheiten grundlos wechselt, je zur Hälfte in jede Richtung. Im Jahr: mindestens einmal bei zwölf unabhängigen Prüfungen. Eine Summe über die Binomialverteilungen der wechselnden Einheiten und ihrer Richtungen.</translation>
    </message>
    <message>
        <source>It is computed from the number of items and has no interval.</source>
        <translation>Sie wird aus der Zahl der Einheiten berechnet und hat kein Intervall.</translation>
    </message>
    <message>
        <source>The p by sign flips, corrected for all tests of this table but the one that was named before: that a single one of them is below 0.05 by luck has a chance of 5 %.</source>
        <translation>Das p aus Vorzeichenwechseln, korrigiert für alle Tests dieser Tabelle außer dem vorab genannten: Dass auch nur einer von ihnen durch Zufall unter 0,05 liegt, hat eine Wahrscheinlichkeit von 5&#xa0;%.</translation>
    </message>
    <message>
        <source>Items needed</source>
        <translation>Nötige Einheiten</translation>
    </message>
    <message>
        <source>So many items tell the wished change of a share from luck in four of five cases, two-sided at 5 %: n = (u √ψ + v √(ψ − δ²))² / δ² with the change δ, ψ = noise + δ and the normal quantiles u of the test and v of the power 80 %, times the design effect.</source>
        <translation>So viele Elemente unterscheiden die gewünschte Änderung eines Anteils in vier von fünf Fällen vom Zufall, zweiseitig bei 5 %: n = (u √ψ + v √(ψ − δ²))² / δ² mit der Änderung δ, ψ = Rauschen + δ und den Normalquantilen u des Tests und v der Power 80 %, mal dem Designeffekt.</translation>
    </message>
    <message>
        <source>It is computed from the settings and has no interval.</source>
        <translation>Sie wird aus den Einstellungen berechnet und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Smallest change told</source>
        <translation>Kleinste erkennbare Änderung</translation>
    </message>
    <message>
        <source>The smallest change of a share, in percentage points, that so many items tell from luck in four of five cases, two-sided at 5 %.</source>
        <translation>Die kleinste Änderung eines Anteils, in Prozentpunkten, die so viele Einheiten in vier von fünf Fällen vom Zufall unterscheiden, zweiseitig bei 5&#xa0;%.</translation>
    </message>
    <message>
        <source>A change by more than so many percentage points is an alert.</source>
        <translation>Eine Änderung um mehr als so viele Prozentpunkte ist ein Alarm.</translation>
    </message>
    <message>
        <source>It is a setting.</source>
        <translation>Das ist eine Einstellung.</translation>
    </message>
    <message>
        <source>The share of the items that are right in one of two runs only although the systems do not differ. With the same items and vectors an unchanged exact search has none; new vectors, models and approximate indices have. It is what earlier runs over the same anchors show, and 5, 10 and 20 % beside it.</source>
        <translation>Der Anteil der Einheiten, die nur in einem von zwei Läufen richtig sind, obwohl sich die Systeme nicht unterscheiden. Bei gleichen Einheiten und Vektoren hat eine unveränderte exakte Suche keine; neue Vektoren, Modelle und approximative Indizes haben welche. Gezeigt wird, was frühere Läufe über dieselben Anker ergeben, daneben 5, 10 und 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The mean difference over the same anchors, of Hit@k in percentage points. The interval is the paired bootstrap’s, 95 %, by clusters of anchors (companies, filings or sections); below six there is none.</source>
        <translation>Die mittlere Differenz über dieselben Anker, bei Hit@k in Prozentpunkten. Das Intervall ist das des gepaarten Bootstraps, 95&#xa0;%, nach Clustern von Ankern (Unternehmen, Jahresberichte oder Abschnitte); unter sechs gibt es keines.</translation>
    </message>
    <message>
        <source>Of fewer than six clusters there is none.</source>
        <translation>Bei weniger als sechs Clustern gibt es keines.</translation>
    </message>
    <message>
        <source>How likely so large a difference is, either way, if the two runs were equally good: then the difference of each cluster of anchors could as well have the other sign. Exact up to 16 clusters that differ, else 9,999 seeded throws. n counts the clusters; below six there is no p.</source>
        <translation>Wie wahrscheinlich eine so große Differenz in einer der beiden Richtungen ist, wenn die beiden Läufe gleich gut wären: Dann könnte die Differenz jedes Ankerclusters ebenso gut das andere Vorzeichen haben. Exakt bis 16 abweichende Cluster, sonst 9.999 Würfe mit Seed. n zählt die Cluster; unter sechs gibt es kein p.</translation>
    </message>
    <message>
        <source>Imported score</source>
        <translation>Importierter Score</translation>
    </message>
    <message>
        <source>ROUGE-L, BERTScore and other scores of answers as a file brought them, with the model that it names; they are not computed anew.</source>
        <translation>ROUGE-L, BERTScore und andere Scores von Antworten, wie eine Datei sie mitgebracht hat, mit dem Modell, das sie nennt; sie werden nicht neu berechnet.</translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation>Jaccard-Index</translation>
    </message>
    <message>
        <source>The words that two texts share over the words of either; case, accents and punctuation aside.</source>
        <translation>Die Wörter, die zwei Texte gemeinsam haben, geteilt durch die Wörter beider zusammen; ohne Beachtung von Groß- und Kleinschreibung, Akzenten und Satzzeichen.</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwets AC1</translation>
    </message>
    <message>
        <source>(po − pe) / (1 − pe) with pe = Σ π (1 − π) / (q − 1), π the mean share of each of the q verdicts: agreement beyond chance of two reviewers, over the n questions that both reviewed. Shown where they agree on more than 90 % and κ is below 0.4: nearly all verdicts are the same one there, and κ is small however often they agree. 95 % bootstrap over questions, none below six.</source>
        <translation>(po − pe) / (1 − pe) mit pe = Σ π (1 − π) / (q − 1), π der mittlere Anteil jedes der q Urteile: Übereinstimmung zweier Gutachter über den Zufall hinaus, über die n Fragen, die beide begutachtet haben. Gezeigt, wenn sie bei mehr als 90&#xa0;% übereinstimmen und κ unter 0,4 liegt: Dann ist fast immer dasselbe Urteil gefallen, und κ ist klein, wie oft sie auch übereinstimmen. 95-%-Bootstrap über Fragen, unter sechs keiner.</translation>
    </message>
    <message>
        <source>1 − Do / De: the disagreement observed among the verdicts of a question, over that expected by chance, on a nominal scale. Over the n questions with at least two reviews; undefined when all verdicts are the same. 95 % bootstrap over questions, none below six.</source>
        <translation>1 − Do / De: die unter den Urteilen zu einer Frage beobachtete Abweichung, geteilt durch die zufällig erwartete, auf einer Nominalskala. Über die n Fragen mit mindestens zwei Begutachtungen; nicht definiert, wenn alle Urteile gleich sind. 95-%-Bootstrap über Fragen, unter sechs keiner.</translation>
    </message>
    <message>
        <source>(po − pe) / (1 − pe): how far two reviewers agree beyond chance, over the n questions that both reviewed. Undefined when both gave one and the same verdict throughout. 95 % bootstrap over questions, none below six.</source>
        <translation>(po − pe) / (1 − pe): wie weit zwei Gutachter über den Zufall hinaus übereinstimmen, über die n Fragen, die beide begutachtet haben. Nicht definiert, wenn beide durchweg ein und dasselbe Urteil abgaben. 95-%-Bootstrap über Fragen, unter sechs keiner.</translation>
    </message>
    <message>
        <source>κ of one verdict</source>
        <translation>κ eines Urteils</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two reviewers when all other verdicts count as one. It tells on which verdict they part. Undefined when neither gave it, or both gave nothing else. 95 % bootstrap over questions, none below six.</source>
        <translation>Cohens κ zweier Gutachter, wenn alle anderen Urteile als eines zählen. Es sagt, bei welchem Urteil sie auseinandergehen. Nicht definiert, wenn keiner es abgab oder beide nichts anderes. 95-%-Bootstrap über Fragen, unter sechs keiner.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>A share of a suite&apos;s questions that people read, 20 % unless set otherwise, spread over the categories and drawn by a seed.</source>
        <translation>Ein Anteil der Fragen einer Suite, den Menschen lesen, 20&#xa0;%, wenn nicht anders eingestellt, über die Kategorien verteilt und mit einem Seed gezogen.</translation>
    </message>
    <message>
        <source>Comparisons of runs</source>
        <translation>Vergleiche von Läufen</translation>
    </message>
    <message>
        <source>Gold questions, bundles and imports</source>
        <translation>Goldfragen, Bündel und Importe</translation>
    </message>
    <message>
        <source>Every figure that Assay shows, what it is over, how its interval is made, and its source. Undefined is shown as “—”, is null in JSON and empty in CSV, never 0. n is what a figure is over; it stands beside it. Below a name stands how reports call the definition in JSON.</source>
        <translation>Jede Kennzahl, die Assay zeigt, worüber sie geht, wie ihr Intervall entsteht und ihre Quelle. Nicht definiert wird als „—“ gezeigt, ist in JSON null und in CSV leer, nie 0. n ist, worüber eine Kennzahl geht; es steht daneben. Unter einem Namen steht, wie Berichte die Definition in JSON nennen.</translation>
    </message>
    <message>
        <source>In %1 every accurate answer and every hallucination is predicted right, though the scores cannot tell the two apart: the labels have leaked into the stored predictions. Do not trust figures made from them.</source>
        <translation>In %1 sind jede korrekte Antwort und jede Halluzination richtig vorhergesagt, obwohl die Scores die beiden nicht unterscheiden können: Die Labels sind in die gespeicherten Vorhersagen durchgesickert. Daraus berechneten Kennzahlen ist nicht zu trauen.</translation>
    </message>
    <message>
        <source>Another answer to %1: it is kept as sample %2.</source>
        <translation>Eine weitere Antwort auf %1: Sie wird als Beispiel %2 behalten.</translation>
    </message>
    <message>
        <source>No suite of this workspace holds the question %1.</source>
        <translation>Keine Suite dieses Arbeitsbereichs enthält die Frage %1.</translation>
    </message>
    <message>
        <source>The filing %1 has the very same texts as %2: open searches cannot tell them apart. One of them should be left out.</source>
        <translation>Der Jahresbericht %1 hat genau dieselben Texte wie %2: Offene Suchen können sie nicht unterscheiden. Einer von ihnen sollte ausgelassen werden.</translation>
    </message>
    <message>
        <source>The vectors have nothing to do with the sentences that they are stored for (A = %1): they may be shuffled.</source>
        <translation>Die Vektoren haben nichts mit den Sätzen zu tun, für die sie gespeichert sind (A = %1): Sie könnten durchmischt sein.</translation>
    </message>
    <message>
        <source>Some vectors may belong to other sentences than those that they are stored for (A = %1).</source>
        <translation>Einige Vektoren gehören möglicherweise zu anderen Sätzen als denen, für die sie gespeichert sind (A = %1).</translation>
    </message>
    <message>
        <source>The vectors fit the sentences better in another order, %2 (now A = %1): they may be shifted or sorted.</source>
        <translation>Die Vektoren passen in einer anderen Reihenfolge besser zu den Sätzen, %2 (jetzt A = %1): Sie könnten verschoben oder sortiert sein.</translation>
    </message>
    <message>
        <source>Below six clusters of anchors there is no interval.</source>
        <translation>Unter sechs Ankerclustern gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Not told from luck: results in random order give as many hits in one case of twenty or more, by the exact distribution of a sum of unlike coins. Said from 20 anchors on.</source>
        <translation>Nicht vom Zufall zu unterscheiden: Ergebnisse in zufälliger Reihenfolge liefern in mindestens einem von zwanzig Fällen ebenso viele Treffer, nach der exakten Verteilung einer Summe ungleicher Münzwürfe. Angegeben ab 20 Ankern.</translation>
    </message>
    <message>
        <source>Alignment of vectors and sentences (A)</source>
        <translation>Übereinstimmung von Vektoren und Sätzen (A)</translation>
    </message>
    <message>
        <source>Chance that a sentence’s vector is nearer to one of its five best lexical neighbours in other sections (BM25) than to a random sentence’s; over 500 seeded sentences. 0.5 where vectors and texts have nothing to do with each other. Below 0.6, or 0.03 below another order of the vectors, they are misaligned; below 0.9, or where equal texts have different vectors, doubtful.</source>
        <translation>Wahrscheinlichkeit, dass der Vektor eines Satzes näher an einem seiner fünf besten lexikalischen Nachbarn in anderen Abschnitten (BM25) liegt als an dem eines zufälligen Satzes; über 500 mit Seed gezogene Sätze. 0,5, wenn Vektoren und Texte nichts miteinander zu tun haben. Unter 0,6 oder 0,03 unter einer anderen Reihenfolge der Vektoren sind sie falsch zugeordnet; unter 0,9, oder wenn gleiche Texte verschiedene Vektoren haben, zweifelhaft.</translation>
    </message>
    <message>
        <source>Its interval is the bootstrap’s of companies, filings or sections, 95 %.</source>
        <translation>Das Intervall ist das des Bootstraps der Unternehmen, Jahresberichte oder Abschnitte, 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The percentile bootstrap’s interval, 95 % at a level corrected for few clusters, with the run’s seed: clusters of anchors are drawn with replacement, each with all its results; 2,000 draws, 200 above 50,000 results. Below six clusters there is none.</source>
        <translation>Das Intervall des Perzentil-Bootstraps, 95&#xa0;% bei einem für wenige Cluster korrigierten Niveau, mit dem Seed des Laufs: Ankercluster werden mit Zurücklegen gezogen, jeder Anker mit allen seinen Ergebnissen; 2.000 Ziehungen, über 50.000 Ergebnissen 200. Unter sechs Clustern gibt es keines.</translation>
    </message>
    <message>
        <source>AP@k</source>
        <translation>AP@k</translation>
    </message>
    <message>
        <source>The mean over covered anchors of the sum of the precisions at the ranks of gold among the first k results, by the number of gold sentences, found or not. Of tied results it is the mean over their orders.</source>
        <translation>Der Mittelwert über die abgedeckten Anker der Summe der Precisions an den Rängen von Gold unter den ersten k Ergebnissen, geteilt durch die Zahl der Goldsätze, ob gefunden oder nicht. Bei Gleichstand der Mittelwert über die möglichen Reihenfolgen.</translation>
    </message>
    <message>
        <source>By luck</source>
        <translation>Durch Zufall</translation>
    </message>
    <message>
        <source>What results in random order would give, exactly: the mean over the same anchors, each with the N sentences that the search can return to it (filter, prose, vector; the anchor is none of them) and the gold among them. For window expansion the mean of 200 random rankings of each anchor that go the same way.</source>
        <translation>Was Ergebnisse in zufälliger Reihenfolge liefern würden, exakt: der Mittelwert über dieselben Anker, jeder mit den N Sätzen, die die Suche ihm liefern kann (Filter, Fließtext, Vektor; der Anker gehört nicht dazu), und dem Gold darunter. Für die Fenstererweiterung der Mittelwert aus 200 zufälligen Rangfolgen je Anker, die denselben Weg gehen.</translation>
    </message>
    <message>
        <source>It is computed exactly and has no interval.</source>
        <translation>Er wird exakt berechnet und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Anchors that are found or missed together: of one company where there are at least 20 companies, else of one filing where there are 20, else of one slice, unless the settings say which. Filings of the same text stay together. Intervals go by clusters; below six there is none.</source>
        <translation>Anker, die gemeinsam gefunden oder verfehlt werden: eines Unternehmens, wenn es mindestens 20 Unternehmen gibt, sonst eines Jahresberichts, wenn es davon 20 gibt, sonst eines Ausschnitts, sofern die Einstellungen nichts anderes sagen. Jahresberichte mit demselben Text bleiben zusammen. Intervalle gehen nach Clustern; unter sechs gibt es keines.</translation>
    </message>
    <message>
        <source>Anchors with at least one gold sentence in their window, as a share of all anchors. The interval is Wilson&apos;s with the effective number of anchors, 95 %.</source>
        <translation>Anker mit mindestens einem Goldsatz in ihrem Fenster, als Anteil aller Anker. Das Intervall ist das nach Wilson mit der effektiven Zahl der Anker, 95&#xa0;%.</translation>
    </message>
    <message>
        <source>How many anchors are worth one that is independent of all others: n by the effective number of anchors, by the spread of the Hit@k that stands for all between clusters.</source>
        <translation>Wie viele Anker so viel wert sind wie einer, der von allen anderen unabhängig ist: n geteilt durch die effektive Zahl der Anker, nach der Streuung des Hit@k, das für alle steht, zwischen den Clustern.</translation>
    </message>
    <message>
        <source>It is a figure of the interval and has none itself.</source>
        <translation>Das ist eine Kennzahl des Intervalls und hat selbst keines.</translation>
    </message>
    <message>
        <source>The alert thresholds of the workspace, each with its grade: P0 is the gravest, then P1 and P2. Absolute limits judge the run alone, moves compare it with the baseline. A figure that a rule needs and the run does not give fails; fewer than 30 anchors, six clusters of them or 80 % of the baseline&apos;s anchors cannot be judged, which is no pass.</source>
        <translation>Die Alarmschwellen des Arbeitsbereichs, jede mit ihrer Stufe: P0 ist die schwerste, dann P1 und P2. Absolute Grenzen beurteilen den Lauf allein, Änderungen vergleichen ihn mit der Referenz. Eine Kennzahl, die eine Regel braucht und der Lauf nicht liefert, besteht nicht; weniger als 30 Anker, sechs Cluster davon oder 80&#xa0;% der Anker der Referenz lassen sich nicht beurteilen, was kein Bestehen ist.</translation>
    </message>
    <message>
        <source>What the alert threshold judges, of each of the two runs. Intervals, 95 %, go by clusters of anchors: Wilson of shares with as many anchors as independent ones would tell as much, bootstrap of means.</source>
        <translation>Was die Alarmschwelle beurteilt, für jeden der beiden Läufe. Intervalle, 95&#xa0;%, gehen nach Ankerclustern: Wilson bei Anteilen mit so vielen Ankern, wie unabhängige ebenso viel aussagen würden, Bootstrap bei Mittelwerten.</translation>
    </message>
    <message>
        <source>Below six clusters there is none, and a median distance has none here; the section on distances gives that of this run.</source>
        <translation>Unter sechs Clustern gibt es keines, und ein medianer Abstand hat hier keines; der Abschnitt über Abstände gibt das dieses Laufs an.</translation>
    </message>
    <message>
        <source>Run − baseline, over the anchors that both runs asked and that are covered in both; of shares in percentage points. A move of exactly the limit passes. The interval is the paired bootstrap’s, 95 %, by clusters of anchors; where it holds the limit, the finding is too close to tell.</source>
        <translation>Lauf − Referenz, über die Anker, die beide Läufe abgefragt haben und die in beiden abgedeckt sind; bei Anteilen in Prozentpunkten. Eine Änderung genau in Höhe der Grenze besteht. Das Intervall ist das des gepaarten Bootstraps, 95&#xa0;%, nach Ankerclustern; enthält es die Grenze, ist der Befund zu knapp für eine Aussage.</translation>
    </message>
    <message>
        <source>Medians, and fewer than six clusters, have none.</source>
        <translation>Mediane und weniger als sechs Cluster haben keines.</translation>
    </message>
    <message>
        <source>The eligible sentences of the anchor&apos;s slice (one company, form, year and section) whose position differs from its own by at most the window w; not the anchor itself. An anchor with any gold is covered.</source>
        <translation>Die infrage kommenden Sätze im Ausschnitt des Ankers (ein Unternehmen, Formular, Jahr und Abschnitt), deren Position von seiner um höchstens das Fenster w abweicht; nicht der Anker selbst. Ein Anker mit irgendeinem Gold ist abgedeckt.</translation>
    </message>
    <message>
        <source>Covered anchors with at least one gold sentence among the first k results, as a share of the covered anchors that were asked. The anchor itself is taken out before ranks are counted; of tied results it is the mean over their orders. The interval is Wilson&apos;s with the effective number of anchors, 95 %; of differences it is the paired bootstrap&apos;s, both by clusters.</source>
        <translation>Abgedeckte Anker mit mindestens einem Goldsatz unter den ersten k Ergebnissen, als Anteil der abgefragten abgedeckten Anker. Der Anker selbst wird entfernt, bevor die Ränge gezählt werden; bei Gleichstand ist es der Mittelwert über die möglichen Reihenfolgen. Das Intervall ist das nach Wilson mit der effektiven Zahl der Anker, 95&#xa0;%; bei Differenzen ist es das des gepaarten Bootstraps, beide nach Clustern.</translation>
    </message>
    <message>
        <source>Lost and won</source>
        <translation>Verloren und gewonnen</translation>
    </message>
    <message>
        <source>Anchors at which this run is worse than the baseline (lost), or better (won): of Hit@k those that only one of the two found within k results, of MRR@k those whose first gold stands further behind, or further in front.</source>
        <translation>Anker, bei denen dieser Lauf schlechter (verloren) oder besser (gewonnen) ist als die Referenz: bei Hit@k solche, die nur einer der beiden innerhalb von k Ergebnissen fand, bei MRR@k solche, deren erstes Gold weiter hinten oder weiter vorn steht.</translation>
    </message>
    <message>
        <source>The share of the true nearest sentences that the approximate index gives back, measured against exact search with anchors of the run, to the depth and within the filters that it is asked with, the anchor in neither list. The interval is Clopper and Pearson&apos;s, 95 %, over queries; n counts them.</source>
        <translation>Der Anteil der wahren nächsten Sätze, den der approximative Index zurückgibt, gemessen an der exakten Suche mit Ankern des Laufs, bis zur Tiefe und mit den Filtern, mit denen er abgefragt wird, der Anker in keiner der Listen. Das Intervall ist das nach Clopper und Pearson, 95&#xa0;%, über Abfragen; n zählt sie.</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Zugewinn</translation>
    </message>
    <message>
        <source>How much of the way from luck to perfection was gone: (value − chance level) / (1 − chance level). 0 is luck, 1 perfect, below 0 worse than luck.</source>
        <translation>Wie viel des Weges vom Zufall zur Perfektion zurückgelegt ist: (Wert − Zufallsniveau) / (1 − Zufallsniveau). 0 ist Zufall, 1 perfekt, unter 0 schlechter als der Zufall.</translation>
    </message>
    <message>
        <source>The interval of the figure itself says how far it may move.</source>
        <translation>Das Intervall der Kennzahl selbst sagt, wie weit sie sich bewegen kann.</translation>
    </message>
    <message>
        <source>How likely it is, if the two runs were equally good, that hits lost and won differ at least so much. Exact binomial test below 25 differing anchors, else χ² with continuity correction. It takes the anchors for independent, so it is too sure where they come in clusters; the verdict goes by sign flips.</source>
        <translation>Wie wahrscheinlich es ist, dass sich verlorene und gewonnene Treffer mindestens so stark unterscheiden, wenn beide Läufe gleich gut wären. Exakter Binomialtest unter 25 abweichenden Ankern, sonst χ² mit Stetigkeitskorrektur. Er nimmt die Anker als unabhängig an und ist daher zu sicher, wenn sie in Clustern auftreten; das Urteil richtet sich nach den Vorzeichenwechseln.</translation>
    </message>
    <message>
        <source>The mean over covered anchors of 1 / rank of the first gold sentence among the first k results, 0 where there is none. The interval is the percentile bootstrap&apos;s of clusters, 95 %, 2,000 draws with the run&apos;s seed; of differences the draws are paired. Of tied results it is the mean over their orders.</source>
        <translation>Der Mittelwert über die abgedeckten Anker von 1 / Rang des ersten Goldsatzes unter den ersten k Ergebnissen, 0, wo keiner ist. Das Intervall ist das des Perzentil-Bootstraps der Cluster, 95&#xa0;%, 2.000 Ziehungen mit dem Seed des Laufs; bei Differenzen sind die Ziehungen gepaart. Bei Gleichstand der Mittelwert über die möglichen Reihenfolgen.</translation>
    </message>
    <message>
        <source>nDCG@k</source>
        <translation>nDCG@k</translation>
    </message>
    <message>
        <source>The mean over covered anchors of the gold among the first k results, each by 1 / log₂(rank + 1), as a share of the best possible. Of tied results it is the mean over their orders.</source>
        <translation>Der Mittelwert über die abgedeckten Anker des Golds unter den ersten k Ergebnissen, jedes mit 1 / log₂(Rang + 1), als Anteil des bestmöglichen Werts. Bei Gleichstand der Mittelwert über die möglichen Reihenfolgen.</translation>
    </message>
    <message>
        <source>Recall@k</source>
        <translation>Recall@k</translation>
    </message>
    <message>
        <source>The mean over covered anchors of the share of their gold sentences that are among the first k results.</source>
        <translation>Der Mittelwert über die abgedeckten Anker des Anteils ihrer Goldsätze, die unter den ersten k Ergebnissen sind.</translation>
    </message>
    <message>
        <source>Anchors that are the first result for their own query or as near as the first (cosine distances within one millionth tie), as a share of the anchors that were asked. A low figure means that the index does not hold what it should.</source>
        <translation>Anker, die das erste Ergebnis ihrer eigenen Abfrage sind oder so nah wie das erste (Kosinusabstände innerhalb eines Millionstels gelten als gleich), als Anteil der abgefragten Anker. Ein niedriger Wert bedeutet, dass der Index nicht enthält, was er sollte.</translation>
    </message>
    <message>
        <source>Strata by length</source>
        <translation>Schichten nach Länge</translation>
    </message>
    <message>
        <source>Anchors by how many sentences their slice holds: fewer than 10, 10 to 19, 20 to 39, 40 or more.</source>
        <translation>Anker danach, wie viele Sätze ihr Ausschnitt enthält: weniger als 10, 10 bis 19, 20 bis 39, 40 oder mehr.</translation>
    </message>
    <message>
        <source>Ways of counting</source>
        <translation>Zählweisen</translation>
    </message>
    <message>
        <source>As drawn: each anchor counts once. Weighted back to the corpus: each counts for all sentences of its stratum by those drawn from it, so that totals are the corpus’s where strata were not drawn in proportion. Each text once: among the results a text counts where it stands first, as gold where one of its sentences is, and the text of the anchor itself is left out.</source>
        <translation>Wie gezogen: Jeder Anker zählt einmal. Auf das Korpus zurückgewichtet: Jeder zählt für alle Sätze seiner Schicht geteilt durch die daraus gezogenen, sodass Gesamtwerte die des Korpus sind, wenn Schichten nicht proportional gezogen wurden. Jeder Text einmal: Unter den Ergebnissen zählt ein Text dort, wo er zuerst steht, und als Gold, wenn einer seiner Sätze es ist; der Text des Ankers selbst bleibt außen vor.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>How far from an anchor gold may stand, by position. Fixed: 3. Adaptive: from 5, wider by one while there are fewer than 2 gold, at most 12, no farther than the slice reaches.</source>
        <translation>Wie weit Gold von einem Anker entfernt stehen darf, nach Position. Fest: 3. Adaptiv: ab 5, um eins weiter, solange es weniger als 2 Gold sind, höchstens 12, nicht weiter, als der Ausschnitt reicht.</translation>
    </message>
    <message>
        <source>BM25</source>
        <translation>BM25</translation>
    </message>
    <message>
        <source>Search by words: the sum over the query&apos;s words of qtf · ln(1 + (N − df + 0.5) / (df + 0.5)) · tf / (tf + k1 · (1 − b + b · length / mean length)), with k1 = 1.2 and b = 0.75.</source>
        <translation>Suche nach Wörtern: die Summe über die Wörter der Abfrage von qtf · ln(1 + (N − df + 0,5) / (df + 0,5)) · tf / (tf + k1 · (1 − b + b · Länge / mittlere Länge)), mit k1 = 1,2 und b = 0,75.</translation>
    </message>
    <message>
        <source>Exact search</source>
        <translation>Exakte Suche</translation>
    </message>
    <message>
        <source>Every vector is compared with the query; the distance is 1 − cos.</source>
        <translation>Jeder Vektor wird mit der Abfrage verglichen; der Abstand ist 1 − cos.</translation>
    </message>
    <message>
        <source>HNSW</source>
        <translation>HNSW</translation>
    </message>
    <message>
        <source>Approximate search: neighbours are followed through layers of a graph. It can miss what exact search finds, so its recall is measured.</source>
        <translation>Approximative Suche: Nachbarn werden durch die Ebenen eines Graphen verfolgt. Sie kann verfehlen, was die exakte Suche findet, daher wird ihr Recall gemessen.</translation>
    </message>
    <message>
        <source>Hybrid search with weight α</source>
        <translation>Hybride Suche mit Gewicht α</translation>
    </message>
    <message>
        <source>α · vector + (1 − α) · words: the scores of the two lists, each brought to [0, 1] by its own best and worst; α = 0 is words alone, α = 1 vectors alone.</source>
        <translation>α · Vektor + (1 − α) · Wörter: die Scores der beiden Listen, jede über ihren eigenen besten und schlechtesten auf [0, 1] gebracht; α = 0 sind Wörter allein, α = 1 Vektoren allein.</translation>
    </message>
    <message>
        <source>LSA vectors</source>
        <translation>LSA-Vektoren</translation>
    </message>
    <message>
        <source>Vectors that Assay makes from the corpus itself: the truncated singular value decomposition of (1 + ln tf) · (1 + ln((1 + N) / (1 + df))) over texts of length 1. They stand in for the vectors of a language model and are no better than they are called.</source>
        <translation>Vektoren, die Assay aus dem Korpus selbst erstellt: die trunkierte Singulärwertzerlegung von (1 + ln tf) · (1 + ln((1 + N) / (1 + df))) über Texte der Länge 1. Sie stehen stellvertretend für die Vektoren eines Sprachmodells und sind nicht besser, als ihr Name sagt.</translation>
    </message>
    <message>
        <source>The sum of 1 / (60 + rank) over the lists that are joined; who is not in a list gets nothing from it.</source>
        <translation>Die Summe von 1 / (60 + Rang) über die Listen, die vereinigt werden; was nicht in einer Liste steht, erhält daraus nichts.</translation>
    </message>
    <message>
        <source>Its interval is that of a share of samples in pairs.</source>
        <translation>Das Intervall ist das eines Anteils von Beispielen in Paaren.</translation>
    </message>
    <message>
        <source>A threshold that is decided or predetermined is set, and has no interval.</source>
        <translation>Eine festgelegte oder vorgegebene Schwelle ist gesetzt und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Difference of the area under ROC</source>
        <translation>Differenz der Fläche unter ROC</translation>
    </message>
    <message>
        <source>The area under ROC of accurate answers against all others by one score minus that by another, over the same samples: those that have both scores and that the NLI rule takes for neither.</source>
        <translation>Die Fläche unter ROC von korrekten Antworten gegen alle anderen nach einem Score minus der nach einem anderen, über dieselben Beispiele: die, die beide Scores haben und die die NLI-Regel bei keinem von beiden übernimmt.</translation>
    </message>
    <message>
        <source>Its interval is that of the pair bootstrap, both areas from the same draw; none below six samples or pairs.</source>
        <translation>Das Intervall ist das des Paar-Bootstraps, beide Flächen aus derselben Ziehung; keines unter sechs Beispielen oder Paaren.</translation>
    </message>
    <message>
        <source>Area under the precision-recall curve by steps: the sum of (R_i − R_(i−1)) · P_i over every distinct score, without interpolation. Accurate and hallucination are ranked by the FHRI, among the samples that the NLI rule does not take. Contradiction is ranked by the NLI score among all samples: one without an NLI score is never taken, so that recall may end below 1. scikit-learn, which knows no missing score, gives the same where every sample has one, and another value where the missing ones are put in as 0.</source>
        <translation>Fläche unter der Precision-Recall-Kurve in Stufen: die Summe von (R_i − R_(i−1)) · P_i über jeden verschiedenen Score, ohne Interpolation. „Korrekt“ und Halluzination werden nach dem FHRI geordnet, unter den Beispielen, die die NLI-Regel nicht übernimmt. Widerspruch wird nach dem NLI-Score unter allen Beispielen geordnet: Eines ohne NLI-Score wird nie übernommen, sodass der Recall unter 1 enden kann. scikit-learn, das keine fehlenden Scores kennt, liefert dasselbe, wenn jedes Beispiel einen hat, und einen anderen Wert, wenn die fehlenden als 0 eingesetzt werden.</translation>
    </message>
    <message>
        <source>Mean recall over the classes that have a sample: what accuracy would be if all classes were as frequent.</source>
        <translation>Mittlerer Recall über die Klassen, die ein Beispiel haben: was die Accuracy wäre, wenn alle Klassen gleich häufig wären.</translation>
    </message>
    <message>
        <source>The recalls that it is the mean of have their intervals.</source>
        <translation>Die Recalls, deren Mittelwert sie ist, haben ihre Intervalle.</translation>
    </message>
    <message>
        <source>It is one of a few thresholds of a grid, so it has no interval: how often the bootstrap chooses it, and which others, stands in the section on robustness.</source>
        <translation>Sie ist eine von wenigen Schwellen eines Rasters und hat daher kein Intervall: Wie oft der Bootstrap sie wählt und welche anderen, steht im Abschnitt über Robustheit.</translation>
    </message>
    <message>
        <source>Scores of a bin</source>
        <translation>Scores eines Bins</translation>
    </message>
    <message>
        <source>The samples in the order of their FHRI, cut into ten parts of as equal numbers as equal scores, which stay together, allow: lowest, highest and mean.</source>
        <translation>Die Beispiele in der Reihenfolge ihres FHRI, in zehn Teile geschnitten, so gleich groß, wie es gleiche Scores erlauben, die zusammenbleiben: niedrigster, höchster und Mittelwert.</translation>
    </message>
    <message>
        <source>It describes the samples and has no interval.</source>
        <translation>Das beschreibt die Beispiele und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Share accurate of a bin</source>
        <translation>Anteil korrekt eines Bins</translation>
    </message>
    <message>
        <source>Accurate answers of all samples in the bin; n is the number of samples.</source>
        <translation>Korrekte Antworten von allen Beispielen im Bin; n ist die Zahl der Beispiele.</translation>
    </message>
    <message>
        <source>The interval is Wilson, 95 %, with the effective number of samples; none below six samples or pairs.</source>
        <translation>Das Intervall ist das nach Wilson, 95&#xa0;%, mit der effektiven Zahl der Beispiele; keines unter sechs Beispielen oder Paaren.</translation>
    </message>
    <message>
        <source>Optimism of the best threshold</source>
        <translation>Optimismus der besten Schwelle</translation>
    </message>
    <message>
        <source>By how much Macro-F1 at τ* flatters itself, since τ* was chosen on these samples: in each bootstrap draw a threshold is chosen, and its Macro-F1 on all samples is taken from that on the draw, over the classes of the truth; the mean over the draws. Corrected is Macro-F1 at τ* less this. Draws that lack a class are left out.</source>
        <translation>Um wie viel sich Macro-F1 bei τ* selbst schmeichelt, da τ* auf diesen Beispielen gewählt wurde: In jeder Bootstrap-Ziehung wird eine Schwelle gewählt und ihr Macro-F1 auf allen Beispielen von dem auf der Ziehung abgezogen, über die Klassen der Wahrheit; der Mittelwert über die Ziehungen. Korrigiert ist Macro-F1 bei τ* minus dies. Ziehungen, denen eine Klasse fehlt, bleiben außen vor.</translation>
    </message>
    <message>
        <source>It is the mean of the draws and has no interval of its own.</source>
        <translation>Das ist der Mittelwert der Ziehungen und hat kein eigenes Intervall.</translation>
    </message>
    <message>
        <source>Mean of (FHRI − 1)² over accurate answers and FHRI² over all others, among the samples that the NLI rule leaves; 0 is perfect. It is miscalibration − discrimination + uncertainty.</source>
        <translation>Mittelwert von (FHRI − 1)² über korrekte Antworten und FHRI² über alle anderen, unter den Beispielen, die die NLI-Regel übrig lässt; 0 ist perfekt. Er ist Fehlkalibrierung − Diskriminierung + Unsicherheit.</translation>
    </message>
    <message>
        <source>Its interval is that of the pair bootstrap; none below six samples or pairs.</source>
        <translation>Das Intervall ist das des Paar-Bootstraps; keines unter sechs Beispielen oder Paaren.</translation>
    </message>
    <message>
        <source>Draws that choose τ*</source>
        <translation>Ziehungen, die τ* wählen</translation>
    </message>
    <message>
        <source>The share of the bootstrap draws in which this very threshold of the grid is the best one, or the least violating; n is the number of draws.</source>
        <translation>Der Anteil der Bootstrap-Ziehungen, in denen genau diese Schwelle des Rasters die beste ist oder die mit der geringsten Verletzung; n ist die Zahl der Ziehungen.</translation>
    </message>
    <message>
        <source>Precision and recall, which it is made of, have their intervals.</source>
        <translation>Precision und Recall, aus denen es besteht, haben ihre Intervalle.</translation>
    </message>
    <message>
        <source>Samples rightly decided to be of the class, of all that are decided so: TP / (TP + FP). n is the denominator.</source>
        <translation>Beispiele, die zu Recht der Klasse zugeordnet werden, von allen ihr zugeordneten: TP / (TP + FP). n ist der Nenner.</translation>
    </message>
    <message>
        <source>Samples rightly decided to be of the class, of all that truly are: TP / (TP + FN). n is the denominator.</source>
        <translation>Beispiele, die zu Recht der Klasse zugeordnet werden, von allen, die ihr wirklich angehören: TP / (TP + FN). n ist der Nenner.</translation>
    </message>
    <message>
        <source>Separation of a component</source>
        <translation>Trennschärfe einer Komponente</translation>
    </message>
    <message>
        <source>The share of pairs of an accurate sample and a hallucination in which the accurate one scores higher; ties count half. 0.5 is what luck gives.</source>
        <translation>Der Anteil der Paare aus einem korrekten Beispiel und einer Halluzination, in denen das korrekte höher liegt; Gleichstände zählen halb. 0,5 liefert der Zufall.</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>Counts of samples: rows are the true class, columns the decided one.</source>
        <translation>Anzahlen von Beispielen: Zeilen sind die wahre Klasse, Spalten die zugeordnete.</translation>
    </message>
    <message>
        <source>Contradiction where the NLI score is at least 0.40 (its limit can be set); else accurate where the FHRI is at least the threshold τ; else hallucination. A sample without an NLI score is decided by its FHRI alone.</source>
        <translation>Widerspruch, wenn der NLI-Score mindestens 0,40 ist (seine Grenze ist einstellbar); sonst korrekt, wenn der FHRI mindestens die Schwelle τ erreicht; sonst Halluzination. Ein Beispiel ohne NLI-Score wird allein nach seinem FHRI zugeordnet.</translation>
    </message>
    <message>
        <source>Samples that are decided right, of all samples with a score.</source>
        <translation>Richtig zugeordnete Beispiele, von allen Beispielen mit Score.</translation>
    </message>
    <message>
        <source>Macro-F1 of A minus that of B over the samples that both judge, as means over the same classes: those in the truth. Full against without entropy: over the samples that have an entropy component. Below six samples or pairs, six samples that only one decides right, or ten samples of a class it cannot be judged. Else the first of these holds: redundant (the 90 % interval lies within ±0.02), significantly better (above 0.05 and p &lt; 0.05), worse (below −0.02 and p &lt; 0.05), better by less than 5 points (p &lt; 0.05), inconclusive.</source>
        <translation>Macro-F1 von A minus das von B über die Beispiele, die beide beurteilen, als Mittelwerte über dieselben Klassen: die der Wahrheit. Voll gegen ohne Entropie: über die Beispiele mit Entropiekomponente. Unter sechs Beispielen oder Paaren, sechs Beispielen, die nur einer richtig zuordnet, oder zehn Beispielen einer Klasse lässt es sich nicht beurteilen. Sonst gilt das erste hiervon: redundant (das 90-%-Intervall liegt innerhalb von ±0,02), signifikant besser (über 0,05 und p &lt; 0,05), schlechter (unter −0,02 und p &lt; 0,05), um weniger als 5 Punkte besser (p &lt; 0,05), nicht eindeutig.</translation>
    </message>
    <message>
        <source>The part of the Brier score that the order of the FHRI wins against always saying the share of accurate answers: uncertainty minus the Brier score after the best rising recalibration. More is better.</source>
        <translation>Der Teil des Brier-Scores, den die Reihenfolge des FHRI gegenüber dem steten Angeben des Anteils korrekter Antworten gewinnt: Unsicherheit minus Brier-Score nach der besten steigenden Rekalibrierung. Mehr ist besser.</translation>
    </message>
    <message>
        <source>A part of the Brier score has no interval: recalibrating each draw anew always finds some miscalibration, so that its draws lie too high.</source>
        <translation>Ein Teil des Brier-Scores hat kein Intervall: Jede Ziehung neu zu rekalibrieren findet immer eine Fehlkalibrierung, sodass ihre Ziehungen zu hoch liegen.</translation>
    </message>
    <message>
        <source>Share of the answered samples on which the rule decides the same by the scores of the live answer and by the stored scores.</source>
        <translation>Anteil der beantworteten Beispiele, bei denen die Regel nach den Scores der Live-Antwort ebenso zuordnet wie nach den gespeicherten Scores.</translation>
    </message>
    <message>
        <source>Time of the last attempt at each sample that was answered or ran into the time limit, which counts as at least that long (≥). Percentiles are nearest ranks, never interpolated; fast failures are counted apart. Intervals of percentiles are those of order statistics, 95 %; their upper end is open below 72 waits (P95) and 368 (P99).</source>
        <translation>Zeit des letzten Versuchs bei jedem Beispiel, das beantwortet wurde oder in die Zeitgrenze lief, die als mindestens so lang (≥) zählt. Perzentile sind nächste Ränge, nie interpoliert; schnelle Fehlschläge werden getrennt gezählt. Intervalle von Perzentilen sind die der Ordnungsstatistik, 95&#xa0;%; ihr oberes Ende ist unter 72 Wartezeiten (P95) und 368 (P99) offen.</translation>
    </message>
    <message>
        <source>The times describe this run; another load would give others.</source>
        <translation>Die Zeiten beschreiben diesen Lauf; eine andere Last ergäbe andere.</translation>
    </message>
    <message>
        <source>Thresholds of the grid that meet every constraint and that these samples do not tell from τ*: the bootstrap interval, 95 %, of the difference of Macro-F1 in the same draw holds 0.</source>
        <translation>Schwellen des Rasters, die jede Nebenbedingung erfüllen und die diese Beispiele nicht von τ* unterscheiden: Das Bootstrap-Intervall, 95&#xa0;%, der Differenz von Macro-F1 in derselben Ziehung enthält 0.</translation>
    </message>
    <message>
        <source>Macro-F1 at the scenario’s own τ* minus at the τ* of all samples. A scenario benefits from a threshold of its own where this is more than 0.10. Both are over the classes in the truth of the scenario; below six samples and pairs or ten samples of a class it cannot be judged.</source>
        <translation>Macro-F1 beim eigenen τ* des Szenarios minus dem beim τ* aller Beispiele. Ein Szenario profitiert von einer eigenen Schwelle, wenn dies mehr als 0,10 ist. Beide gehen über die Klassen in der Wahrheit des Szenarios; unter sechs Beispielen und Paaren oder zehn Beispielen einer Klasse lässt es sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>The samples are halved at random again and again; the threshold is chosen on one half and Macro-F1 measured on the other. Shown is the mean over the splits with the 2.5th and 97.5th percentile, over the classes in the truth of all samples. Splits of which one half lacks one of these are left out; where they are more than one in twenty there is no interval.</source>
        <translation>Die Beispiele werden immer wieder zufällig halbiert; auf einer Hälfte wird die Schwelle gewählt, auf der anderen Macro-F1 gemessen. Gezeigt wird der Mittelwert über die Teilungen mit dem 2,5. und dem 97,5. Perzentil, über die Klassen in der Wahrheit aller Beispiele. Teilungen, bei denen einer Hälfte eine davon fehlt, bleiben außen vor; sind es mehr als eine von zwanzig, gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>p corrected for several tests</source>
        <translation>p, korrigiert für mehrere Tests</translation>
    </message>
    <message>
        <source>Where many things are tested, some seem to differ by luck. The p of each row is corrected for all rows of the table that there are enough samples of.</source>
        <translation>Wo vieles getestet wird, scheint sich manches durch Zufall zu unterscheiden. Das p jeder Zeile wird für alle Zeilen der Tabelle korrigiert, von denen es genug Beispiele gibt.</translation>
    </message>
    <message>
        <source>Macro-F1 over the classes in the truth</source>
        <translation>Macro-F1 über die Klassen in der Wahrheit</translation>
    </message>
    <message>
        <source>Mean of F1 over the classes that the samples compared truly are of. Two Macro-F1 are only subtracted when both are means over the same classes.</source>
        <translation>Mittelwert von F1 über die Klassen, denen die verglichenen Beispiele wirklich angehören. Zwei Macro-F1 werden nur voneinander abgezogen, wenn beide Mittelwerte über dieselben Klassen sind.</translation>
    </message>
    <message>
        <source>The interval stands beside the difference: two intervals of figures over the same samples say little about which is higher.</source>
        <translation>Das Intervall steht bei der Differenz: Zwei Intervalle von Kennzahlen über dieselben Beispiele sagen wenig darüber, welche höher ist.</translation>
    </message>
    <message>
        <source>Whether A and B err on different numbers of the same samples: from those that only A and those that only B decides right. Exact below 25 of them, else χ² with continuity correction. It takes samples for independent, also those of one pair, and counts right answers whatever their class.</source>
        <translation>Ob A und B bei denselben Beispielen unterschiedlich oft irren: aus denen, die nur A, und denen, die nur B richtig zuordnet. Exakt unter 25 davon, sonst χ² mit Stetigkeitskorrektur. Der Test nimmt Beispiele als unabhängig an, auch die eines Paars, und zählt richtige Antworten gleich welcher Klasse.</translation>
    </message>
    <message>
        <source>Over the samples that the NLI rule leaves: above 0 the FHRI is too sure of answers, below 0 it trusts them too little.</source>
        <translation>Über die Beispiele, die die NLI-Regel übrig lässt: Über 0 ist der FHRI bei Antworten zu sicher, unter 0 traut er ihnen zu wenig.</translation>
    </message>
    <message>
        <source>The part of the Brier score that the best rising recalibration of the FHRI (isotonic regression) would win; 0 is calibrated.</source>
        <translation>Der Teil des Brier-Scores, den die beste steigende Rekalibrierung des FHRI (isotone Regression) gewinnen würde; 0 ist kalibriert.</translation>
    </message>
    <message>
        <source>Macro-F1 on the half that the threshold was chosen on minus on the other half, mean over the splits: how much a tuned threshold flatters itself. Left out are the splits of Macro-F1 held out.</source>
        <translation>Macro-F1 auf der Hälfte, auf der die Schwelle gewählt wurde, minus das auf der anderen, als Mittelwert über die Teilungen: wie sehr sich eine angepasste Schwelle selbst schmeichelt. Außen vor bleiben dieselben Teilungen wie beim Macro-F1 auf ungesehenen Daten.</translation>
    </message>
    <message>
        <source>The percentile bootstrap’s interval, 95 %, at the level corrected for the number of clusters: samples are drawn with replacement, a contradiction pair as one, and the figure is computed anew in each draw; of a difference both figures from the same draw. Thresholds are held unless a note says otherwise. Below six samples or pairs there is no interval, nor where more than one draw in twenty lacks a class of the figure. Draws and seed stand under “Provenance”.</source>
        <translation>Das Intervall des Perzentil-Bootstraps, 95&#xa0;%, beim für die Zahl der Cluster korrigierten Niveau: Beispiele werden mit Zurücklegen gezogen, ein Widerspruchspaar als eines, und die Kennzahl wird in jeder Ziehung neu berechnet; bei einer Differenz beide Kennzahlen aus derselben Ziehung. Schwellen bleiben fest, wenn kein Hinweis etwas anderes sagt. Unter sechs Beispielen oder Paaren gibt es kein Intervall, ebenso wenn in mehr als einer von zwanzig Ziehungen eine Klasse der Kennzahl fehlt. Ziehungen und Seed stehen unter „Herkunft“.</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>The share of the class among the samples that its precision-recall curve is over: the precision, and the average precision, that luck gives.</source>
        <translation>Der Anteil der Klasse unter den Beispielen, über die ihre Precision-Recall-Kurve geht: die Precision und die Average Precision, die der Zufall liefert.</translation>
    </message>
    <message>
        <source>p of a difference of Macro-F1</source>
        <translation>p einer Differenz von Macro-F1</translation>
    </message>
    <message>
        <source>If A and B were alike, their decisions of any sample could as well be swapped, of a contradiction pair together. p is the share of all choices of swaps that give as large a difference either way: exact where up to 16 samples or pairs are decided differently, else of 9,999 seeded choices.</source>
        <translation>Wären A und B gleich, könnten ihre Zuordnungen jedes Beispiels ebenso gut vertauscht sein, bei einem Widerspruchspaar gemeinsam. p ist der Anteil aller möglichen Vertauschungen, die eine ebenso große Differenz in einer der beiden Richtungen ergeben: exakt, wenn bis zu 16 Beispiele oder Paare verschieden zugeordnet sind, sonst aus 9.999 mit Seed gezogenen.</translation>
    </message>
    <message>
        <source>A decision records figures without their intervals.</source>
        <translation>Eine Festlegung hält Kennzahlen ohne ihre Intervalle fest.</translation>
    </message>
    <message>
        <source>The change of Macro-F1 where τ* moves by 0.05 down and up. By the larger of the two: robust below 0.02, sensitive from 0.05 on, moderate between. Both are over the classes in the truth of the scenario; below six samples and pairs or ten samples of a class it cannot be judged.</source>
        <translation>Die Änderung von Macro-F1, wenn sich τ* um 0,05 nach unten und oben bewegt. Nach der größeren von beiden: robust unter 0,02, empfindlich ab 0,05, dazwischen mäßig. Beide gehen über die Klassen in der Wahrheit des Szenarios; unter sechs Beispielen und Paaren oder zehn Beispielen einer Klasse lässt es sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>Safest of the equals</source>
        <translation>Sicherste der gleichwertigen</translation>
    </message>
    <message>
        <source>Among the thresholds that are as good as τ*, the one with the highest recall of hallucination; of equals the one with the higher Macro-F1, then the lower one. Beside it stand that recall, and the share of the bootstrap draws in which it meets every constraint.</source>
        <translation>Unter den Schwellen, die so gut sind wie τ*, die mit dem höchsten Recall der Halluzination; bei Gleichstand die mit dem höheren Macro-F1, dann die niedrigere. Daneben stehen dieser Recall und der Anteil der Bootstrap-Ziehungen, in denen sie jede Nebenbedingung erfüllt.</translation>
    </message>
    <message>
        <source>It is one of a few thresholds of a grid, and the share sums up the draws; the interval of a recall stands with the constraints.</source>
        <translation>Sie ist eine von wenigen Schwellen eines Rasters, und der Anteil fasst die Ziehungen zusammen; das Intervall eines Recalls steht bei den Nebenbedingungen.</translation>
    </message>
    <message>
        <source>Interval of a share of samples in pairs</source>
        <translation>Intervall eines Anteils von Beispielen in Paaren</translation>
    </message>
    <message>
        <source>Wilson’s interval, 95 %, of n_eff samples: the two of a contradiction pair stand or fall together and count for less than two. n_eff = min(n, p (1 − p) / V) · (1.96 / t)² with V = G / (G − 1) · Σ (Σ (y − p) / n)² over the G samples and pairs, and t of G − 1 degrees of freedom; where all or none count, n_eff = G. The design effect is n / n_eff: how many samples are worth one. Below six samples and pairs there is no interval.</source>
        <translation>Das Intervall nach Wilson, 95&#xa0;%, von n_eff Beispielen: Die zwei eines Widerspruchspaars stehen oder fallen gemeinsam und zählen weniger als zwei. n_eff = min(n, p (1 − p) / V) · (1,96 / t)² mit V = G / (G − 1) · Σ (Σ (y − p) / n)² über die G Beispiele und Paare und t mit G − 1 Freiheitsgraden; wenn alle oder keine zählen, n_eff = G. Der Designeffekt ist n / n_eff: wie viele Beispiele so viel wert sind wie eines. Unter sechs Beispielen und Paaren gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Samples are drawn with replacement, a contradiction pair as one, and the best threshold is chosen anew in each draw; where none is feasible the least violating one. Thresholds are those of the grid: shown is in which share of the draws each is chosen, and from which to which the middle 95 % of the draws lie. That is a spread over few values, no confidence interval of a threshold. Macro-F1 has no interval below six samples and pairs, nor where more than one draw in twenty lacks a class.</source>
        <translation>Beispiele werden mit Zurücklegen gezogen, ein Widerspruchspaar als eines, und in jeder Ziehung wird die beste Schwelle neu gewählt; ist keine zulässig, die mit der geringsten Verletzung. Schwellen sind die des Rasters: Gezeigt wird, in welchem Anteil der Ziehungen jede gewählt wird und von welcher bis zu welcher die mittleren 95&#xa0;% der Ziehungen liegen. Das ist eine Streuung über wenige Werte, kein Konfidenzintervall einer Schwelle. Macro-F1 hat kein Intervall unter sechs Beispielen und Paaren, ebenso wenn in mehr als einer von zwanzig Ziehungen eine Klasse fehlt.</translation>
    </message>
    <message>
        <source>τ by cost</source>
        <translation>τ nach Kosten</translation>
    </message>
    <message>
        <source>The threshold of the grid with the least cost: hallucinations that are decided accurate times the cost of a miss, plus accurate answers that are not times the cost of a refusal, by all samples; of equals the one with the higher recall of hallucination, then the lower one.</source>
        <translation>Die Schwelle des Rasters mit den geringsten Kosten: Halluzinationen, die als korrekt zugeordnet werden, mal die Kosten eines Übersehens, plus korrekte Antworten, die es nicht werden, mal die Kosten einer Ablehnung, geteilt durch alle Beispiele; bei Gleichstand die mit dem höheren Recall der Halluzination, dann die niedrigere.</translation>
    </message>
    <message>
        <source>It is one of a few thresholds of a grid, so it has no interval.</source>
        <translation>Sie ist eine von wenigen Schwellen eines Rasters und hat daher kein Intervall.</translation>
    </message>
    <message>
        <source>The Brier score of always saying the share p of accurate answers: p · (1 − p). It depends on the samples alone.</source>
        <translation>Der Brier-Score, wenn immer der Anteil p korrekter Antworten angegeben wird: p · (1 − p). Er hängt allein von den Beispielen ab.</translation>
    </message>
    <message>
        <source>where good answers usually lie</source>
        <translation>wo gute Antworten meist liegen</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>%1: half of %2 questions lie below %3, nine in ten between %4 and %5.</source>
        <translation>%1: Die Hälfte von %2 Fragen liegt unter %3, neun von zehn zwischen %4 und %5.</translation>
    </message>
    <message>
        <source>questions, n = %1</source>
        <translation>Fragen, n = %1</translation>
    </message>
    <message>
        <source>ROUGE-L against BERTScore</source>
        <translation>ROUGE-L gegen BERTScore</translation>
    </message>
    <message>
        <source>%1 questions, ROUGE-L across, BERTScore up.</source>
        <translation>%1 Fragen, ROUGE-L waagerecht, BERTScore senkrecht.</translation>
    </message>
    <message>
        <source>%1 questions, ROUGE-L across, BERTScore up; %2 lie where good answers usually do (ROUGE-L %3, BERTScore %4).</source>
        <translation>%1 Fragen, ROUGE-L waagerecht, BERTScore senkrecht; %2 liegen dort, wo gute Antworten meist liegen (ROUGE-L %3, BERTScore %4).</translation>
    </message>
    <message>
        <source>no question has a value on both sides</source>
        <translation>keine Frage hat auf beiden Seiten einen Wert</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <translation>%1 ist besser</translation>
    </message>
    <message>
        <source>%1 is better on %2 questions, %3 on %4, on %5 they are alike.</source>
        <translation>%1 ist bei %2 Fragen besser, %3 bei %4, bei %5 sind sie gleich.</translation>
    </message>
    <message>
        <source>Left out, as only one of the two answered: %1 questions of %2, %3 of %4.</source>
        <translation>Ausgelassen, da nur eines der beiden geantwortet hat: %1 Fragen bei %2, %3 bei %4.</translation>
    </message>
    <message>
        <source>Whether they are alike within ±%1 cannot be judged.</source>
        <translation>Ob sie innerhalb ±%1 gleich sind, ist nicht beurteilbar.</translation>
    </message>
    <message>
        <source>Alike within ±%1 is judged by the 90 % interval of the difference, %2 to %3.</source>
        <translation>Ob sie innerhalb ±%1 gleich sind, wird nach dem 90-%-Intervall der Differenz beurteilt, %2 bis %3.</translation>
    </message>
    <message>
        <source>named before, not corrected</source>
        <translation>vorab benannt, nicht korrigiert</translation>
    </message>
    <message>
        <source>%1 is higher</source>
        <translation>%1 ist höher</translation>
    </message>
    <message>
        <source>may be luck</source>
        <translation>kann Zufall sein</translation>
    </message>
    <message>
        <source>There are %1 questions in common; it takes %2.</source>
        <translation>Es gibt %1 gemeinsame Fragen; nötig sind %2.</translation>
    </message>
    <message>
        <source>There are %1 clusters of questions; it takes %2.</source>
        <translation>Es gibt %1 Cluster von Fragen; nötig sind %2.</translation>
    </message>
    <message>
        <source>The two differ on %1 questions; it takes %2.</source>
        <translation>Die beiden unterscheiden sich bei %1 Fragen; nötig sind %2.</translation>
    </message>
    <message>
        <source>The scores come from different models.</source>
        <translation>Die Scores stammen von verschiedenen Modellen.</translation>
    </message>
    <message>
        <source>The two were measured by rubrics that take it in different ways.</source>
        <translation>Die beiden wurden mit Rubriken gemessen, die es auf verschiedene Weise nehmen.</translation>
    </message>
    <message>
        <source>Questions that both answered</source>
        <translation>Von beiden beantwortete Fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were edited between the runs and are left out.</source>
        <translation>
            <numerusform>%n Frage wurde zwischen den Läufen bearbeitet und ist ausgelassen.</numerusform>
            <numerusform>%n Fragen wurden zwischen den Läufen bearbeitet und sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two have no value of the measure that was named before, so nothing is said of which is better.</source>
        <translation>Die beiden haben keinen Wert für das vorab benannte Maß, daher wird nicht gesagt, welches besser ist.</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Both systems by every measure</source>
        <translation>Beide Systeme nach jedem Maß</translation>
    </message>
    <message>
        <source>No question has a value of both systems.</source>
        <translation>Keine Frage hat einen Wert von beiden Systemen.</translation>
    </message>
    <message>
        <source>Questions by how much they differ, %1</source>
        <translation>Fragen nach Größe der Differenz, %1</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Who is better on how many questions, %1</source>
        <translation>Wer bei wie vielen Fragen besser ist, %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>All systems, %1</source>
        <translation>Alle Systeme, %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Every system against every other, %1</source>
        <translation>Jedes System gegen jedes andere, %1</translation>
    </message>
    <message>
        <source>no question has a value of all</source>
        <translation>keine Frage hat einen Wert von allen</translation>
    </message>
    <message>
        <source>n = %1, p = %2, corrected for all pairs</source>
        <translation>n = %1, p = %2, für alle Paare korrigiert</translation>
    </message>
    <message>
        <source>Row − column, over the questions that both have; the means are over those that all have. p is corrected for all pairs (Holm).</source>
        <translation>Zeile − Spalte, über die Fragen, die beide haben; die Mittelwerte gehen über die, die alle haben. p ist für alle Paare korrigiert (Holm).</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Flags of the rubric</source>
        <translation>Markierungen der Rubrik</translation>
    </message>
    <message>
        <source>A question counts where the flag is raised for one of its answers, of all questions with an answer. A flag needs all of its measures.</source>
        <translation>Eine Frage zählt, wenn die Markierung für eine ihrer Antworten gesetzt ist, von allen Fragen mit einer Antwort. Eine Markierung braucht alle ihre Maße.</translation>
    </message>
    <message>
        <source>The rubric has no flags.</source>
        <translation>Die Rubrik hat keine Markierungen.</translation>
    </message>
    <message>
        <source>The condition %1 does not hold</source>
        <translation>Die Bedingung %1 ist nicht erfüllt</translation>
    </message>
    <message>
        <source>No answer has a warning.</source>
        <translation>Keine Antwort hat eine Warnung.</translation>
    </message>
    <message>
        <source>In no figure</source>
        <translation>In keiner Kennzahl</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Questions to which the system said nothing</source>
        <translation>Fragen, zu denen das System nichts sagte</translation>
    </message>
    <message>
        <source>Answers that failed</source>
        <translation>Fehlgeschlagene Antworten</translation>
    </message>
    <message>
        <source>Questions without an answer do not count as wrong. With many of them the figures say little about the system.</source>
        <translation>Fragen ohne Antwort zählen nicht als falsch. Sind es viele, sagen die Kennzahlen wenig über das System.</translation>
    </message>
    <message>
        <source>The first %1 of %2.</source>
        <translation>Die ersten %1 von %2.</translation>
    </message>
    <message>
        <source>Every answer belongs to a question.</source>
        <translation>Jede Antwort gehört zu einer Frage.</translation>
    </message>
    <message>
        <source>Several answers to one question</source>
        <translation>Mehrere Antworten auf eine Frage</translation>
    </message>
    <message>
        <source>Questions whose answers differ</source>
        <translation>Fragen mit abweichenden Antworten</translation>
    </message>
    <message>
        <source>Mean spread</source>
        <translation>Mittlere Streuung</translation>
    </message>
    <message>
        <source>Largest spread</source>
        <translation>Größte Streuung</translation>
    </message>
    <message>
        <source>Waiting times, milliseconds</source>
        <translation>Wartezeiten, Millisekunden</translation>
    </message>
    <message numerus="yes">
        <source>%n failed answer(s) are left out: how long they took is no waiting time for an answer.</source>
        <translation>
            <numerusform>%n fehlgeschlagene Antwort ist ausgelassen: Ihre Dauer ist keine Wartezeit auf eine Antwort.</numerusform>
            <numerusform>%n fehlgeschlagene Antworten sind ausgelassen: Ihre Dauer ist keine Wartezeit auf eine Antwort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers came without times.</source>
        <translation>Die Antworten kamen ohne Zeiten.</translation>
    </message>
    <message>
        <source>Tokens and prices</source>
        <translation>Token und Preise</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Token ein</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Token aus</translation>
    </message>
    <message>
        <source>Price in all</source>
        <translation>Preis insgesamt</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Preis je Stück</translation>
    </message>
    <message>
        <source>the answers</source>
        <translation>die Antworten</translation>
    </message>
    <message>
        <source>scores of source %1</source>
        <translation>Scores der Quelle %1</translation>
    </message>
    <message>
        <source>The answers came without tokens and prices.</source>
        <translation>Die Antworten kamen ohne Token und Preise.</translation>
    </message>
    <message>
        <source>Questions that fail</source>
        <translation>Nicht bestandene Fragen</translation>
    </message>
    <message>
        <source>Lowest part</source>
        <translation>Niedrigster Teil</translation>
    </message>
    <message>
        <source>no part has a value</source>
        <translation>kein Teil hat einen Wert</translation>
    </message>
    <message>
        <source>No question fails.</source>
        <translation>Alle Fragen sind bestanden.</translation>
    </message>
    <message>
        <source>%1: below</source>
        <translation>%1: darunter</translation>
    </message>
    <message>
        <source>%1: above</source>
        <translation>%1: darüber</translation>
    </message>
    <message>
        <source>%1: within</source>
        <translation>%1: innerhalb</translation>
    </message>
    <message>
        <source>The limit lies within the 95 % interval: more questions would tell.</source>
        <translation>Die Grenze liegt innerhalb des 95-%-Intervalls: Mehr Fragen würden es klären.</translation>
    </message>
    <message>
        <source>No question has a value.</source>
        <translation>Keine Frage hat einen Wert.</translation>
    </message>
    <message>
        <source>There are %1 questions; it takes %2.</source>
        <translation>Es gibt %1 Fragen; nötig sind %2.</translation>
    </message>
    <message>
        <source>There is no interval: it takes %1 clusters of questions.</source>
        <translation>Es gibt kein Intervall: Nötig sind %1 Cluster von Fragen.</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>By always saying the more frequent of yes (%1) and no (%2); a coin gives 50 %.</source>
        <translation>Wenn immer das Häufigere von Ja (%1) und Nein (%2) gesagt wird; eine Münze ergibt 50&#xa0;%.</translation>
    </message>
    <message>
        <source>By tossing a coin.</source>
        <translation>Durch Münzwurf.</translation>
    </message>
    <message>
        <source>Not told from luck: p = %1.</source>
        <translation>Nicht vom Zufall unterscheidbar: p = %1.</translation>
    </message>
    <message>
        <source>Minimums of the rubric</source>
        <translation>Minima der Rubrik</translation>
    </message>
    <message>
        <source>passed: %1, too close: %2, failed: %3, cannot be judged: %4</source>
        <translation>bestanden: %1, zu knapp: %2, nicht bestanden: %3, nicht beurteilbar: %4</translation>
    </message>
    <message>
        <source>Failed answers, in no figure</source>
        <translation>Fehlgeschlagene Antworten, in keiner Kennzahl</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Without a value</source>
        <translation>Ohne Wert</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>No answer has a value of any measure.</source>
        <translation>Keine Antwort hat einen Wert für irgendein Maß.</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Quellenangaben</translation>
    </message>
    <message>
        <source>Mean of the questions</source>
        <translation>Mittelwert der Fragen</translation>
    </message>
    <message>
        <source>All citations together</source>
        <translation>Alle Quellenangaben zusammen</translation>
    </message>
    <message>
        <source>there is no such citation</source>
        <translation>es gibt keine solche Quellenangabe</translation>
    </message>
    <message>
        <source>The mean F1 is no F1 of the two means. n counts questions in the first column of figures and citations in the second.</source>
        <translation>Das mittlere F1 ist kein F1 der beiden Mittelwerte. n zählt in der ersten Zahlenspalte Fragen und in der zweiten Quellenangaben.</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>without a verdict</source>
        <translation>ohne Urteil</translation>
    </message>
    <message>
        <source>Of the questions with an answer. The pass rate is of those with a verdict.</source>
        <translation>Von den Fragen mit einer Antwort. Die Bestehensquote gilt für die mit einem Urteil.</translation>
    </message>
    <message>
        <source>Targets and minimums</source>
        <translation>Ziele und Minima</translation>
    </message>
    <message>
        <source>Of the questions</source>
        <translation>Von den Fragen</translation>
    </message>
    <message>
        <source>Minimum reached</source>
        <translation>Minimum erreicht</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>The rubric sets no targets.</source>
        <translation>Die Rubrik setzt keine Ziele.</translation>
    </message>
    <message>
        <source>What the figures hint at</source>
        <translation>Worauf die Kennzahlen hindeuten</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Shown by</source>
        <translation>Sichtbar an</translation>
    </message>
    <message>
        <source>May come from</source>
        <translation>Mögliche Ursache</translation>
    </message>
    <message>
        <source>From the rubric: a pattern in the means and what it often comes from. Nothing of it is proved.</source>
        <translation>Aus der Rubrik: ein Muster in den Mittelwerten und woher es oft kommt. Nichts davon ist bewiesen.</translation>
    </message>
    <message>
        <source>The rubric has no hints.</source>
        <translation>Die Rubrik hat keine Hinweise.</translation>
    </message>
    <message>
        <source>The means show none of the rubric&apos;s patterns.</source>
        <translation>Die Mittelwerte zeigen keines der Muster der Rubrik.</translation>
    </message>
    <message>
        <source>ideal synthesis</source>
        <translation>ideale Synthese</translation>
    </message>
    <message>
        <source>verbatim copying</source>
        <translation>wörtliches Kopieren</translation>
    </message>
    <message>
        <source>fragmented narrative</source>
        <translation>bruchstückhafte Darstellung</translation>
    </message>
    <message>
        <source>no question has a value</source>
        <translation>keine Frage hat einen Wert</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ bestanden</translation>
    </message>
    <message>
        <source>≈ too close to tell</source>
        <translation>≈ zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ nicht bestanden</translation>
    </message>
    <message>
        <source>no question has an answer</source>
        <translation>keine Frage hat eine Antwort</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Antworten von</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Rubrik</translation>
    </message>
    <message>
        <source>Intervals by</source>
        <translation>Intervalle nach</translation>
    </message>
    <message>
        <source>%1 (%2 clusters)</source>
        <translation>%1 (%2 Cluster)</translation>
    </message>
    <message>
        <source>No question has a value under the fields of the run.</source>
        <translation>Keine Frage hat einen Wert in den Feldern des Laufs.</translation>
    </message>
    <message>
        <source>The workspace holds no measured answers.</source>
        <translation>Der Arbeitsbereich enthält keine gemessenen Antworten.</translation>
    </message>
    <message>
        <source>No run over answers is finished.</source>
        <translation>Kein Lauf über Antworten ist beendet.</translation>
    </message>
    <message>
        <source>None of the runs chosen for this report is a finished run over answers.</source>
        <translation>Keiner der für diesen Bericht gewählten Läufe ist ein beendeter Lauf über Antworten.</translation>
    </message>
    <message>
        <source>Answers of %1 to %2 of %3 questions of %4, by the rubric %5.</source>
        <translation>Antworten von %1 auf %2 von %3 Fragen aus %4, nach der Rubrik %5.</translation>
    </message>
    <message>
        <source>Run over answers</source>
        <translation>Lauf über Antworten</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Lists of sources</source>
        <translation>Quellenlisten</translation>
    </message>
    <message>
        <source>Scores from</source>
        <translation>Scores von</translation>
    </message>
    <message>
        <source>Clusters of questions</source>
        <translation>Cluster von Fragen</translation>
    </message>
    <message>
        <source>No two systems were measured over the same questions by the same rubric.</source>
        <translation>Keine zwei Systeme wurden über dieselben Fragen mit derselben Rubrik gemessen.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1 against %2 by %3: %4.</source>
        <translation>%1 gegen %2 nach %3: %4.</translation>
    </message>
    <message>
        <source>A question with several values stands under each. Strata of few questions have no interval and cannot be told apart.</source>
        <translation>Eine Frage mit mehreren Werten steht unter jedem. Schichten mit wenigen Fragen haben kein Intervall und sind nicht unterscheidbar.</translation>
    </message>
    <message>
        <source>No question has a value under this field.</source>
        <translation>Keine Frage hat einen Wert in diesem Feld.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>ROUGE-1, precision</source>
        <translation>ROUGE-1, Precision</translation>
    </message>
    <message>
        <source>ROUGE-1, recall</source>
        <translation>ROUGE-1, Recall</translation>
    </message>
    <message>
        <source>ROUGE-2, precision</source>
        <translation>ROUGE-2, Precision</translation>
    </message>
    <message>
        <source>ROUGE-2, recall</source>
        <translation>ROUGE-2, Recall</translation>
    </message>
    <message>
        <source>ROUGE-L, precision</source>
        <translation>ROUGE-L, Precision</translation>
    </message>
    <message>
        <source>ROUGE-L, recall</source>
        <translation>ROUGE-L, Recall</translation>
    </message>
    <message>
        <source>ROUGE-Lsum, precision</source>
        <translation>ROUGE-Lsum, Precision</translation>
    </message>
    <message>
        <source>ROUGE-Lsum, recall</source>
        <translation>ROUGE-Lsum, Recall</translation>
    </message>
    <message>
        <source>BERTScore, precision</source>
        <translation>BERTScore, Precision</translation>
    </message>
    <message>
        <source>BERTScore, recall</source>
        <translation>BERTScore, Recall</translation>
    </message>
    <message>
        <source>Judge: correctness</source>
        <translation>Bewerter: Korrektheit</translation>
    </message>
    <message>
        <source>Judge: completeness</source>
        <translation>Bewerter: Vollständigkeit</translation>
    </message>
    <message>
        <source>Judge: citations</source>
        <translation>Bewerter: Quellenangaben</translation>
    </message>
    <message>
        <source>Judge: clarity</source>
        <translation>Bewerter: Klarheit</translation>
    </message>
    <message>
        <source>Latency, ms</source>
        <translation>Latenz, ms</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>not asked for by the question or the rubric</source>
        <translation>von der Frage oder der Rubrik nicht verlangt</translation>
    </message>
    <message>
        <source>there is no answer</source>
        <translation>es gibt keine Antwort</translation>
    </message>
    <message>
        <source>the question has nothing to compare with</source>
        <translation>die Frage hat nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>no text of evidence to look into</source>
        <translation>kein Belegtext zum Nachschlagen</translation>
    </message>
    <message>
        <source>comes from outside and was not given</source>
        <translation>kommt von außen und wurde nicht angegeben</translation>
    </message>
    <message>
        <source>its definition has no value here</source>
        <translation>die Definition ergibt hier keinen Wert</translation>
    </message>
    <message>
        <source>acceptable</source>
        <translation>akzeptabel</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Nicht beantwortet</translation>
    </message>
    <message>
        <source>The answer is too short</source>
        <translation>Die Antwort ist zu kurz</translation>
    </message>
    <message>
        <source>The answer is too long</source>
        <translation>Die Antwort ist zu lang</translation>
    </message>
    <message>
        <source>No Norwegian letters</source>
        <translation>Keine norwegischen Buchstaben</translation>
    </message>
    <message>
        <source>English words</source>
        <translation>Englische Wörter</translation>
    </message>
    <message>
        <source>Swedish words</source>
        <translation>Schwedische Wörter</translation>
    </message>
    <message>
        <source>Danish words</source>
        <translation>Dänische Wörter</translation>
    </message>
    <message>
        <source>An expected source is not in the list of sources</source>
        <translation>Eine erwartete Quelle fehlt in der Quellenliste</translation>
    </message>
    <message>
        <source>A cited law or standard is not in the list of sources</source>
        <translation>Ein angegebenes Gesetz oder ein Standard fehlt in der Quellenliste</translation>
    </message>
    <message>
        <source>A cited section is not in the list of sources</source>
        <translation>Ein angegebener Abschnitt fehlt in der Quellenliste</translation>
    </message>
    <message>
        <source>Yes without a reason</source>
        <translation>Ja ohne Begründung</translation>
    </message>
    <message>
        <source>Citations were read from the text</source>
        <translation>Quellenangaben wurden aus dem Text gelesen</translation>
    </message>
    <message>
        <source>The right figure stands among others</source>
        <translation>Die richtige Zahl steht unter anderen</translation>
    </message>
    <message>
        <source>A condition does not hold</source>
        <translation>Eine Bedingung ist nicht erfüllt</translation>
    </message>
    <message>
        <source>the sign differs</source>
        <translation>das Vorzeichen weicht ab</translation>
    </message>
    <message>
        <source>the scale differs</source>
        <translation>die Größenordnung weicht ab</translation>
    </message>
    <message>
        <source>the unit differs</source>
        <translation>die Einheit weicht ab</translation>
    </message>
    <message>
        <source>the figure is another one</source>
        <translation>die Zahl ist eine andere</translation>
    </message>
    <message>
        <source>the answer has no figure</source>
        <translation>die Antwort enthält keine Zahl</translation>
    </message>
    <message>
        <source>the answer says yes</source>
        <translation>die Antwort sagt Ja</translation>
    </message>
    <message>
        <source>the answer says no</source>
        <translation>die Antwort sagt Nein</translation>
    </message>
    <message>
        <source>the answer abstains</source>
        <translation>die Antwort enthält sich</translation>
    </message>
    <message>
        <source>the answer says neither yes nor no</source>
        <translation>die Antwort sagt weder Ja noch Nein</translation>
    </message>
    <message>
        <source>yes, without a reason</source>
        <translation>Ja, ohne Begründung</translation>
    </message>
    <message>
        <source>no sentence names a cause</source>
        <translation>kein Satz nennt eine Ursache</translation>
    </message>
    <message>
        <source>what is said does not stand in the evidence</source>
        <translation>das Gesagte steht nicht in den Belegen</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>trifft zu</translation>
    </message>
    <message>
        <source>companies where there are enough, else filings, else questions</source>
        <translation>Unternehmen, wenn es genug gibt, sonst Jahresberichte, sonst Fragen</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Whether the condition %1 holds cannot be told</source>
        <translation>Ob die Bedingung %1 erfüllt ist, lässt sich nicht sagen</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Minor extrapolation</source>
        <translation>Geringe Extrapolation</translation>
    </message>
    <message>
        <source>Hallucinated</source>
        <translation>Halluziniert</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Extrapoliert</translation>
    </message>
    <message>
        <source>Invented</source>
        <translation>Erfunden</translation>
    </message>
    <message>
        <source>10 of this quarter</source>
        <translation>10 aus diesem Quartal</translation>
    </message>
    <message>
        <source>Spot check of 20 %</source>
        <translation>Stichprobe von 20&#xa0;%</translation>
    </message>
    <message>
        <source>All below 0.75</source>
        <translation>Alle unter 0,75</translation>
    </message>
    <message>
        <source>10 with citations</source>
        <translation>10 mit Quellenangaben</translation>
    </message>
    <message>
        <source>10 for language</source>
        <translation>10 für die Sprache</translation>
    </message>
    <message>
        <source>Judge and rules disagree</source>
        <translation>Bewerter und Regeln uneins</translation>
    </message>
    <message>
        <source>no answer was read</source>
        <translation>keine Antwort wurde gelesen</translation>
    </message>
    <message>
        <source>Answers read</source>
        <translation>Gelesene Antworten</translation>
    </message>
    <message>
        <source>Answers that readers tell apart</source>
        <translation>Antworten, bei denen Leser abweichen</translation>
    </message>
    <message>
        <source>Claims of the answers that were read</source>
        <translation>Aussagen der gelesenen Antworten</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of the readers %1 and %2</source>
        <translation>Cohens κ der Leser %1 und %2</translation>
    </message>
    <message>
        <source>Weighted κ of the readers %1 and %2</source>
        <translation>Gewichtetes κ der Leser %1 und %2</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 of the readers %1 and %2, since κ misleads where nearly all answers are alike</source>
        <translation>Gwets AC1 der Leser %1 und %2, da κ irreführt, wenn fast alle Antworten gleich sind</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 of the readers %1 and %2</source>
        <translation>Gwets AC1 der Leser %1 und %2</translation>
    </message>
    <message>
        <source>Observed agreement of the readers %1 and %2</source>
        <translation>Beobachtete Übereinstimmung der Leser %1 und %2</translation>
    </message>
    <message>
        <source>Claims on which the readers agree</source>
        <translation>Aussagen, bei denen Leser übereinstimmen</translation>
    </message>
    <message>
        <source>Nobody has judged all claims of an answer of this run yet.</source>
        <translation>Noch niemand hat alle Aussagen einer Antwort dieses Laufs beurteilt.</translation>
    </message>
    <message>
        <source>How far readers agree cannot be said: no two have judged the same answer blind.</source>
        <translation>Wie weit Leser übereinstimmen, lässt sich nicht sagen: Keine zwei haben dieselbe Antwort blind beurteilt.</translation>
    </message>
    <message>
        <source>Questions whose answers are not perfect</source>
        <translation>Fragen mit nicht perfekten Antworten</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>Quellentreue</translation>
    </message>
    <message>
        <source>Readers differ</source>
        <translation>Leser uneins</translation>
    </message>
    <message>
        <source>All answers that were read are perfect.</source>
        <translation>Alle gelesenen Antworten sind perfekt.</translation>
    </message>
    <message>
        <source>no answer was judged by both</source>
        <translation>keine Antwort wurde von beiden beurteilt</translation>
    </message>
    <message>
        <source>both said the same throughout</source>
        <translation>beide sagten durchweg dasselbe</translation>
    </message>
    <message>
        <source>no answers to compare</source>
        <translation>keine Antworten zum Vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 answered from the store)</source>
        <translation> (%1 aus dem Speicher beantwortet)</translation>
    </message>
    <message>
        <source>, about %1 tokens to send and %2 to receive (a guess of one for four bytes)</source>
        <translation>, etwa %1 Token zu senden und %2 zu empfangen (geschätzt mit einem je vier Byte)</translation>
    </message>
    <message>
        <source>, about %1 %2</source>
        <translation>, etwa %1 %2</translation>
    </message>
    <message>
        <source>; no price is set</source>
        <translation>; kein Preis ist festgelegt</translation>
    </message>
    <message>
        <source>, about %1 s</source>
        <translation>, etwa %1 s</translation>
    </message>
    <message>
        <source>The judge agrees with people: the whole interval of the agreement is above 0.6.</source>
        <translation>Der Bewerter stimmt mit Menschen überein: Das ganze Intervall der Übereinstimmung liegt über 0,6.</translation>
    </message>
    <message>
        <source>Too close to tell whether the judge agrees with people: the interval of the agreement holds 0.6.</source>
        <translation>Zu knapp für ein Urteil, ob der Bewerter mit Menschen übereinstimmt: Das Intervall der Übereinstimmung enthält 0,6.</translation>
    </message>
    <message>
        <source>The judge does not agree with people: the interval of the agreement is below 0.6.</source>
        <translation>Der Bewerter stimmt nicht mit Menschen überein: Das Intervall der Übereinstimmung liegt unter 0,6.</translation>
    </message>
    <message>
        <source>The judge cannot be judged yet: answers judged by both are %1, and %2 are needed.</source>
        <translation>Der Bewerter ist noch nicht beurteilbar: Von beiden beurteilte Antworten: %1, nötig: %2.</translation>
    </message>
    <message>
        <source>κ of judge and people</source>
        <translation>κ von Bewerter und Menschen</translation>
    </message>
    <message>
        <source>AC1 of judge and people</source>
        <translation>AC1 von Bewerter und Menschen</translation>
    </message>
    <message>
        <source>Same verdict</source>
        <translation>Gleiches Urteil</translation>
    </message>
    <message>
        <source>Weighted κ of scores</source>
        <translation>Gewichtetes κ der Scores</translation>
    </message>
    <message>
        <source>Judge minus person</source>
        <translation>Bewerter minus Mensch</translation>
    </message>
    <message>
        <source>Bias by length</source>
        <translation>Verzerrung nach Länge</translation>
    </message>
    <message>
        <source>Bias by order</source>
        <translation>Verzerrung nach Reihenfolge</translation>
    </message>
    <message>
        <source>Bias for its own model</source>
        <translation>Verzerrung für eigenes Modell</translation>
    </message>
    <message>
        <source>too few answers to say</source>
        <translation>zu wenige Antworten für eine Aussage</translation>
    </message>
    <message>
        <source>Labels that settle it</source>
        <translation>Zur Klärung nötige Urteile</translation>
    </message>
    <message>
        <source>Verdicts of judge and people</source>
        <translation>Urteile von Bewerter und Menschen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Judge passes</source>
        <translation>Bewerter: bestanden</translation>
    </message>
    <message>
        <source>Judge fails</source>
        <translation>Bewerter: nicht bestanden</translation>
    </message>
    <message numerus="yes">
        <source>The judge has left open, or was not asked about, %n answer(s) that a person has judged.</source>
        <translation>
            <numerusform>Der Bewerter hat %n Antwort offengelassen oder wurde nicht dazu befragt, die ein Mensch beurteilt hat.</numerusform>
            <numerusform>Der Bewerter hat %n Antworten offengelassen oder wurde nicht dazu befragt, die ein Mensch beurteilt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentences read</source>
        <translation>Gelesene Sätze</translation>
    </message>
    <message>
        <source>Rows of figures</source>
        <translation>Zeilen mit Zahlen</translation>
    </message>
    <message>
        <source>Of these with an amount</source>
        <translation>Davon mit Betrag</translation>
    </message>
    <message>
        <source>Rows of risks</source>
        <translation>Zeilen mit Risiken</translation>
    </message>
    <message>
        <source>Of these with cues enough</source>
        <translation>Davon mit genug Signalwörtern</translation>
    </message>
    <message>
        <source>Of these dense</source>
        <translation>Davon dicht</translation>
    </message>
    <message>
        <source>Definitions found</source>
        <translation>Gefundene Definitionen</translation>
    </message>
    <message>
        <source>Verifications found</source>
        <translation>Gefundene Verifikationen</translation>
    </message>
    <message>
        <source>Bundles over years</source>
        <translation>Bündel über Jahre</translation>
    </message>
    <message>
        <source>Bundles of several companies</source>
        <translation>Bündel mehrerer Unternehmen</translation>
    </message>
    <message>
        <source>Equal texts left out</source>
        <translation>Gleiche Texte ausgelassen</translation>
    </message>
    <message>
        <source>Nearly equal texts left out</source>
        <translation>Fast gleiche Texte ausgelassen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Risiken</translation>
    </message>
    <message>
        <source>What was mined, by label</source>
        <translation>Was extrahiert wurde, nach Label</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>What was mined, by section</source>
        <translation>Was extrahiert wurde, nach Abschnitt</translation>
    </message>
    <message>
        <source>Patterns (SHA-256)</source>
        <translation>Muster (SHA-256)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>No corpus of the workspace was mined.</source>
        <translation>Aus keinem Korpus des Arbeitsbereichs wurde extrahiert.</translation>
    </message>
    <message>
        <source>by luck, %1</source>
        <translation>durch Zufall, %1</translation>
    </message>
    <message>
        <source>by luck, %1, %2</source>
        <translation>durch Zufall, %1, %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>the parts do not come to what “%1” has</source>
        <translation>die Summe der Teile ergibt nicht das, was „%1“ hat</translation>
    </message>
    <message>
        <source>the mean of the parts by their weights is not that of “%1”</source>
        <translation>das Mittel der Teile nach ihren Gewichten ist nicht das von „%1“</translation>
    </message>
    <message>
        <source>is above the harmonic mean of precision and recall over the same items (with %1)</source>
        <translation>liegt über dem harmonischen Mittel von Precision und Recall über dieselben Elemente (mit %1)</translation>
    </message>
    <message>
        <source>is not what the counts give (%1)</source>
        <translation>ist nicht, was die Anzahlen ergeben (%1)</translation>
    </message>
    <message>
        <source>does not lie within its own interval</source>
        <translation>liegt nicht innerhalb des eigenen Intervalls</translation>
    </message>
    <message>
        <source>With the design effect of an earlier run of this corpus, %1.</source>
        <translation>Mit dem Designeffekt eines früheren Laufs dieses Korpus, %1.</translation>
    </message>
    <message>
        <source>No earlier run says how far items of one filing stand or fall together: a design effect of 1 is assumed, and more items may be needed.</source>
        <translation>Kein früherer Lauf zeigt, wie weit Elemente eines Jahresberichts gemeinsam stehen oder fallen: Ein Designeffekt von 1 wird angenommen, und es können mehr Elemente nötig sein.</translation>
    </message>
    <message>
        <source>Answers by strata</source>
        <translation>Antworten nach Schichten</translation>
    </message>
    <message>
        <source>Comparison of answer systems</source>
        <translation>Vergleich von Antwortsystemen</translation>
    </message>
    <message>
        <source>What was mined</source>
        <translation>Was extrahiert wurde</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Antworten von %1</translation>
    </message>
    <message>
        <source>Thresholds and answers</source>
        <translation>Schwellen und Antworten</translation>
    </message>
    <message>
        <source>Neighbour tests and answers</source>
        <translation>Nachbarschaftstests und Antworten</translation>
    </message>
    <message>
        <source>Thresholds, neighbour tests and answers</source>
        <translation>Schwellen, Nachbarschaftstests und Antworten</translation>
    </message>
    <message>
        <source>Answers and curation of gold questions</source>
        <translation>Antworten und Kuratierung der Goldfragen</translation>
    </message>
    <message>
        <source>Thresholds, answers and curation of gold questions</source>
        <translation>Schwellen, Antworten und Kuratierung der Goldfragen</translation>
    </message>
    <message>
        <source>Neighbour tests, answers and curation of gold questions</source>
        <translation>Nachbarschaftstests, Antworten und Kuratierung der Goldfragen</translation>
    </message>
    <message>
        <source>Thresholds, neighbour tests, answers and curation of gold questions</source>
        <translation>Schwellen, Nachbarschaftstests, Antworten und Kuratierung der Goldfragen</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>Recall@5</source>
        <translation>Recall@5</translation>
    </message>
    <message>
        <source>Recall@10</source>
        <translation>Recall@10</translation>
    </message>
    <message>
        <source>nDCG@10</source>
        <translation>nDCG@10</translation>
    </message>
    <message>
        <source>Measures by alpha</source>
        <translation>Maße nach Alpha</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Chosen by halves</source>
        <translation>Von Hälften gewählt</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>Chosen on one half of the questions and measured on the other, MRR is %1 and Recall@10 is %2; the best alpha of all questions is judged by those that it was chosen on.</source>
        <translation>Auf einer Hälfte der Fragen gewählt und auf der anderen gemessen, ist MRR %1 und Recall@10 %2; das beste Alpha aller Fragen wird an denen beurteilt, auf denen es gewählt wurde.</translation>
    </message>
    <message>
        <source>Alpha: 0 words alone, 1 vectors alone</source>
        <translation>Alpha: 0 nur Wörter, 1 nur Vektoren</translation>
    </message>
    <message>
        <source>Mean over questions</source>
        <translation>Mittel über Fragen</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Measures against alpha</source>
        <translation>Maße gegen Alpha</translation>
    </message>
    <message>
        <source>MRR is highest at alpha %1 (%2); with words alone it is %3, with vectors alone %4.</source>
        <translation>MRR ist am höchsten bei Alpha %1 (%2); mit Wörtern allein %3, mit Vektoren allein %4.</translation>
    </message>
    <message>
        <source>The best alpha of each group</source>
        <translation>Das beste Alpha jeder Gruppe</translation>
    </message>
    <message>
        <source>Chosen and measured on the same questions: of few of them the best is mostly luck.</source>
        <translation>Auf denselben Fragen gewählt und gemessen: Bei wenigen davon ist das beste meist Zufall.</translation>
    </message>
    <message>
        <source>No question has a value under these fields.</source>
        <translation>Keine Frage hat einen Wert in diesen Feldern.</translation>
    </message>
    <message>
        <source>Questions that change</source>
        <translation>Fragen mit Änderung</translation>
    </message>
    <message>
        <source>First relevant before</source>
        <translation>Erstes relevantes vorher</translation>
    </message>
    <message>
        <source>Change of the reciprocal rank</source>
        <translation>Änderung des reziproken Rangs</translation>
    </message>
    <message>
        <source>No question changes.</source>
        <translation>Keine Frage ändert sich.</translation>
    </message>
    <message>
        <source>Precision@%1</source>
        <translation>Precision@%1</translation>
    </message>
    <message>
        <source>F1@%1</source>
        <translation>F1@%1</translation>
    </message>
    <message>
        <source>nDCG@%1, exponential</source>
        <translation>nDCG@%1, exponentiell</translation>
    </message>
    <message>
        <source>Average precision@%1</source>
        <translation>Average Precision@%1</translation>
    </message>
    <message>
        <source>Judged@%1</source>
        <translation>Beurteilt@%1</translation>
    </message>
    <message>
        <source>Mean average precision</source>
        <translation>Mittlere Average Precision</translation>
    </message>
    <message>
        <source>nDCG</source>
        <translation>nDCG</translation>
    </message>
    <message>
        <source>R-precision</source>
        <translation>R-Precision</translation>
    </message>
    <message>
        <source>bpref</source>
        <translation>bpref</translation>
    </message>
    <message>
        <source>Answer coverage</source>
        <translation>Antwortabdeckung</translation>
    </message>
    <message>
        <source>Answer coverage by quantity</source>
        <translation>Antwortabdeckung nach Zahlenwert</translation>
    </message>
    <message>
        <source>Source accuracy</source>
        <translation>Quellen-Accuracy</translation>
    </message>
    <message>
        <source>no waiting time is known</source>
        <translation>keine Wartezeit bekannt</translation>
    </message>
    <message>
        <source>not in the corpus</source>
        <translation>nicht im Korpus</translation>
    </message>
    <message>
        <source>kept out by the filter</source>
        <translation>vom Filter ausgeschlossen</translation>
    </message>
    <message>
        <source>a result above says the same</source>
        <translation>ein Ergebnis darüber sagt dasselbe</translation>
    </message>
    <message>
        <source>at a later rank</source>
        <translation>auf späterem Rang</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>nicht in der Liste</translation>
    </message>
    <message>
        <source>the lists were cut, or say nothing of it</source>
        <translation>die Listen sind gekürzt oder sagen nichts darüber</translation>
    </message>
    <message>
        <source>no question has anything relevant</source>
        <translation>keine Frage hat etwas Relevantes</translation>
    </message>
    <message>
        <source>With nothing relevant, in no mean</source>
        <translation>Ohne Relevantes, in keinem Mittelwert</translation>
    </message>
    <message>
        <source>Without a list, counted as 0</source>
        <translation>Ohne Liste, als 0 gezählt</translation>
    </message>
    <message>
        <source>With a list that was cut</source>
        <translation>Mit gekürzter Liste</translation>
    </message>
    <message>
        <source>Results that nobody judged</source>
        <translation>Von niemandem beurteilte Ergebnisse</translation>
    </message>
    <message>
        <source>Measures of the ranked lists</source>
        <translation>Maße der geordneten Listen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>it is not known among how many sentences was searched</source>
        <translation>unbekannt, unter wie vielen Sätzen gesucht wurde</translation>
    </message>
    <message>
        <source>Means are over the questions with something relevant. Unknown: questions whose list was cut before the depth of the measure, or that say nothing of it; they are in no mean.</source>
        <translation>Die Mittelwerte gehen über die Fragen mit etwas Relevantem. Unbekannt: Fragen, deren Liste vor der Tiefe des Maßes gekürzt wurde oder die nichts darüber sagen; sie gehen in keinen Mittelwert ein.</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Questions with something relevant among the first k</source>
        <translation>Fragen mit etwas Relevantem unter den ersten k</translation>
    </message>
    <message>
        <source>Hit@1 is %1, Hit@%2 is %3.</source>
        <translation>Hit@1 ist %1, Hit@%2 ist %3.</translation>
    </message>
    <message>
        <source>Why gold is not among the first %1 results</source>
        <translation>Warum Gold nicht unter den ersten %1 Ergebnissen ist</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>Nichts wurde verfehlt.</translation>
    </message>
    <message>
        <source>The hardest questions</source>
        <translation>Die schwierigsten Fragen</translation>
    </message>
    <message>
        <source>First relevant</source>
        <translation>Erstes Relevantes</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>Relevant</translation>
    </message>
    <message>
        <source>Why missed</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>nothing relevant is in the list</source>
        <translation>nichts Relevantes in der Liste</translation>
    </message>
    <message>
        <source>No question has anything relevant.</source>
        <translation>Keine Frage hat etwas Relevantes.</translation>
    </message>
    <message>
        <source>Waiting times in milliseconds</source>
        <translation>Wartezeiten in Millisekunden</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation>Timeouts</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>The predictions say nothing of waiting times.</source>
        <translation>Die Vorhersagen sagen nichts über Wartezeiten.</translation>
    </message>
    <message>
        <source>With time-outs the mean, and each percentile that is one, is at least what is shown.</source>
        <translation>Bei Zeitüberschreitungen ist der Mittelwert, und jedes Perzentil, das eine ist, mindestens so groß wie angezeigt.</translation>
    </message>
    <message>
        <source>Halluc. F%1</source>
        <translation>Halluz.-F%1</translation>
    </message>
    <message>
        <source>by cost %1</source>
        <translation>nach Kosten %1</translation>
    </message>
    <message>
        <source>Least cost at τ %1: %2 a sample. %3</source>
        <translation>Geringste Kosten bei τ %1: %2 je Beispiel. %3</translation>
    </message>
    <message>
        <source>Macro-F1 %1 · accuracy %2, balanced %3 · MCC %4 · κ %5 · F%6 of hallucination %7</source>
        <translation>Macro-F1 %1 · Accuracy %2, balanciert %3 · MCC %4 · κ %5 · F%6 der Halluzination %7</translation>
    </message>
    <message>
        <source>Of the questions that have a value of the measure; n counts them. A question without one is left out, and counted. Several answers to one question are averaged first; failed answers are in no figure.</source>
        <translation>Über die Fragen, die einen Wert des Maßes haben; n zählt sie. Eine Frage ohne Wert wird ausgelassen und gezählt. Mehrere Antworten auf eine Frage werden zuerst gemittelt; fehlgeschlagene Antworten gehen in keine Kennzahl ein.</translation>
    </message>
    <message>
        <source>Questions with an answer for which the measure is not asked for, or cannot be taken: no gold to compare with, no score from outside.</source>
        <translation>Fragen mit einer Antwort, für die das Maß nicht verlangt ist oder nicht bestimmt werden kann: kein Gold zum Vergleich, kein Score von außen.</translation>
    </message>
    <message>
        <source>It is a count of the questions measured.</source>
        <translation>Das ist eine Anzahl der gemessenen Fragen.</translation>
    </message>
    <message>
        <source>What answers would get that know nothing: of yes or no a coin&apos;s 50 %, or the share of the more frequent gold answer, by always saying that one. Of no other measure is such a level defined: what texts by chance are, nobody says.</source>
        <translation>Was Antworten ohne jedes Wissen erreichen würden: bei Ja oder Nein die 50&#xa0;% einer Münze oder der Anteil der häufigeren Goldantwort, wenn immer diese gegeben wird. Für kein anderes Maß ist ein solches Niveau definiert: Was zufällige Texte sind, sagt niemand.</translation>
    </message>
    <message>
        <source>It is computed from the gold answers and has no interval.</source>
        <translation>Das wird aus den Goldantworten berechnet und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Where the values of good answers usually lie, by the rubric, and whether the mean lies below, within or above. It is no limit.</source>
        <translation>Wo die Werte guter Antworten nach der Rubrik gewöhnlich liegen und ob der Mittelwert darunter, darin oder darüber liegt. Das ist keine Grenze.</translation>
    </message>
    <message>
        <source>It is a setting of the rubric.</source>
        <translation>Das ist eine Einstellung der Rubrik.</translation>
    </message>
    <message>
        <source>Target and minimum</source>
        <translation>Ziel und Minimum</translation>
    </message>
    <message>
        <source>What the mean is to reach by the rubric, of all questions or of those named. Too close to tell: the limit lies within the 95 % interval. It takes 30 questions and 6 clusters; below, it cannot be judged. Where none is allowed, a single one fails.</source>
        <translation>Was der Mittelwert nach der Rubrik erreichen soll, über alle Fragen oder die genannten. Zu knapp für ein Urteil: Die Grenze liegt im 95-%-Intervall. Nötig sind 30 Fragen und 6 Cluster; darunter ist es nicht beurteilbar. Wo keine zulässig ist, genügt eine einzige zum Nichtbestehen.</translation>
    </message>
    <message>
        <source>It is judged by the interval of the mean.</source>
        <translation>Das wird nach dem Intervall des Mittelwerts beurteilt.</translation>
    </message>
    <message>
        <source>Share of a verdict</source>
        <translation>Anteil eines Urteils</translation>
    </message>
    <message>
        <source>Questions with this verdict of the mean of their answers, of all questions with an answer.</source>
        <translation>Fragen, bei denen der Mittelwert der Antworten dieses Urteil hat, von allen Fragen mit einer Antwort.</translation>
    </message>
    <message>
        <source>Questions of which at least one answer is so, of all questions with an answer.</source>
        <translation>Fragen, bei denen mindestens eine Antwort so ist, von allen Fragen mit einer Antwort.</translation>
    </message>
    <message>
        <source>Spread of repeats</source>
        <translation>Streuung, Wiederholungen</translation>
    </message>
    <message>
        <source>The greatest less the least value over the answers to one question; n counts the questions with several.</source>
        <translation>Der größte minus der kleinste Wert über die Antworten auf eine Frage; n zählt die Fragen mit mehreren.</translation>
    </message>
    <message>
        <source>It is over few answers each and has no interval.</source>
        <translation>Das geht jeweils über wenige Antworten und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Waiting time for an answer</source>
        <translation>Wartezeit auf eine Antwort</translation>
    </message>
    <message>
        <source>Of the questions with a time, of each the mean of its answers. Percentiles are nearest ranks, never interpolated. Failed answers are left out.</source>
        <translation>Über die Fragen mit einer Zeit, für jede der Mittelwert ihrer Antworten. Perzentile sind nächste Ränge, nie interpoliert. Fehlgeschlagene Antworten sind ausgelassen.</translation>
    </message>
    <message>
        <source>Its interval is that of order statistics, at most 2.5 % on either side; it is open above below 72 times for P95 and below 368 for P99. The mean has none.</source>
        <translation>Das Intervall ist das der Ordnungsstatistik, höchstens 2,5&#xa0;% auf jeder Seite; es ist nach oben offen unter 72 Zeiten für P95 und unter 368 für P99. Der Mittelwert hat keines.</translation>
    </message>
    <message>
        <source>As the service counted them, over all answers, failed ones too; n counts what has a number.</source>
        <translation>Wie der Dienst sie gezählt hat, über alle Antworten, auch fehlgeschlagene; n zählt, was eine Zahl hat.</translation>
    </message>
    <message>
        <source>It is a sum of what was spent.</source>
        <translation>Das ist eine Summe des Verbrauchten.</translation>
    </message>
    <message>
        <source>In the currency of the source, over all answers, failed ones too; where some answers to a question have no price, the mean of the others stands for them. The price of one is that of a question, or of what was asked anew for a score.</source>
        <translation>In der Währung der Quelle, über alle Antworten, auch fehlgeschlagene; haben einige Antworten auf eine Frage keinen Preis, steht der Mittelwert der übrigen für sie. Der Preis von einem ist der einer Frage oder dessen, was für einen Score neu abgefragt wurde.</translation>
    </message>
    <message>
        <source>Difference of two systems</source>
        <translation>Differenz zweier Systeme</translation>
    </message>
    <message>
        <source>The mean over the questions that have a value of both, of the value of A less that of B; of shares in percentage points. Others are left out of both.</source>
        <translation>Der Mittelwert über die Fragen, die für beide einen Wert haben, des Werts von A minus des Werts von B; bei Anteilen in Prozentpunkten. Andere sind bei beiden ausgelassen.</translation>
    </message>
    <message>
        <source>Its interval is the percentile bootstrap&apos;s of clusters of questions, 95 % at the corrected level, 2,000 draws with a seed; below 6 clusters there is none. It takes clusters to be alike and independent.</source>
        <translation>Das Intervall ist das des Perzentil-Bootstraps über Fragencluster, 95&#xa0;% auf dem korrigierten Niveau, 2.000 Ziehungen mit Seed; unter 6 Clustern gibt es keines. Es nimmt die Cluster als gleichartig und unabhängig an.</translation>
    </message>
    <message>
        <source>p of two systems (sign flips)</source>
        <translation>p zweier Systeme (Vorzeichenwechsel)</translation>
    </message>
    <message>
        <source>How likely so large a difference is, either way, if the two answered equally well: then the difference of each cluster of questions could as well have the other sign. Exact up to 16 clusters that differ, else 9,999 seeded throws; below six clusters there is no p. Of single yes-or-no questions it is McNemar&apos;s exact test.</source>
        <translation>Wie wahrscheinlich eine so große Differenz in einer der beiden Richtungen ist, wenn beide gleich gut geantwortet hätten: Dann könnte die Differenz jedes Fragenclusters ebenso gut das andere Vorzeichen haben. Exakt bis 16 abweichende Cluster, sonst 9.999 Würfe mit Seed; unter sechs Clustern gibt es kein p. Bei einzelnen Ja-Nein-Fragen ist es der exakte McNemar-Test.</translation>
    </message>
    <message>
        <source>Better, alike, worse</source>
        <translation>Besser, gleich, schlechter</translation>
    </message>
    <message>
        <source>Questions on which the value of one is better than that of the other; values within 1e-12 are alike. Of latency, tokens, prices and hallucinations less is better; of lengths and abstentions better means higher.</source>
        <translation>Fragen, bei denen der Wert des einen besser ist als der des anderen; Werte innerhalb von 1e-12 sind gleich. Bei Latenz, Token, Preisen und Halluzinationen ist weniger besser; bei Längen und Enthaltungen heißt besser höher.</translation>
    </message>
    <message>
        <source>Difference on a question</source>
        <translation>Differenz bei einer Frage</translation>
    </message>
    <message>
        <source>The value of A less that of B, of the means of their answers.</source>
        <translation>Der Wert von A minus der von B, von den Mittelwerten ihrer Antworten.</translation>
    </message>
    <message>
        <source>It is of one question and has no interval.</source>
        <translation>Das gilt einer einzelnen Frage und hat kein Intervall.</translation>
    </message>
    <message>
        <source>Verdict on two systems</source>
        <translation>Urteil über zwei Systeme</translation>
    </message>
    <message>
        <source>In this order: cannot be judged (fewer than 30 questions in common, 6 clusters or 6 questions that differ; other models or rubrics); alike, where that was asked: the 90 % interval of the difference lies within the bounds; better: p below 0.05, corrected for the table but for the measure named before; else it may be luck.</source>
        <translation>In dieser Reihenfolge: nicht beurteilbar (weniger als 30 gemeinsame Fragen, 6 Cluster oder 6 abweichende Fragen; andere Modelle oder Rubriken); gleich, wo danach gefragt war: Das 90-%-Intervall der Differenz liegt innerhalb der Grenzen; besser: p unter 0,05, korrigiert für die Tabelle außer für das vorab genannte Maß; sonst kann es Zufall sein.</translation>
    </message>
    <message>
        <source>It is judged by p and by the interval of the difference.</source>
        <translation>Das wird nach p und dem Intervall der Differenz beurteilt.</translation>
    </message>
    <message>
        <source>Mean over common questions</source>
        <translation>Mittel über gemeinsame Fragen</translation>
    </message>
    <message>
        <source>Over the questions of which all systems have a value, so that all are measured by the same.</source>
        <translation>Über die Fragen, zu denen alle Systeme einen Wert haben, damit alle am Gleichen gemessen werden.</translation>
    </message>
    <message>
        <source>It has no interval: what tells two systems apart is the interval of their difference.</source>
        <translation>Er hat kein Intervall: Was zwei Systeme unterscheidet, ist das Intervall ihrer Differenz.</translation>
    </message>
    <message>
        <source>Row − column</source>
        <translation>Zeile − Spalte</translation>
    </message>
    <message>
        <source>The mean difference over the questions that both have, and its verdict; p by sign flips, corrected for all pairs (Holm).</source>
        <translation>Die mittlere Differenz über die Fragen, die beide haben, und ihr Urteil; p aus Vorzeichenwechseln, für alle Paare korrigiert (Holm).</translation>
    </message>
    <message>
        <source>The comparison of the two shows it.</source>
        <translation>Der Vergleich der beiden zeigt es.</translation>
    </message>
    <message>
        <source>Score from outside</source>
        <translation>Score von außen</translation>
    </message>
    <message>
        <source>Another program gave it, by the model that is named beside it. What it means its source says.</source>
        <translation>Ein anderes Programm hat ihn vergeben, mit dem daneben genannten Modell. Was er bedeutet, sagt seine Quelle.</translation>
    </message>
    <message>
        <source>Of the words of the answer those that the gold has.</source>
        <translation>Von den Wörtern der Antwort jene, die das Gold hat.</translation>
    </message>
    <message>
        <source>Of the words of the gold those that the answer has.</source>
        <translation>Von den Wörtern des Golds jene, die die Antwort hat.</translation>
    </message>
    <message>
        <source>Of the pairs of words of the answer those that the gold has.</source>
        <translation>Von den Wortpaaren der Antwort jene, die das Gold hat.</translation>
    </message>
    <message>
        <source>Of the pairs of words of the gold those that the answer has.</source>
        <translation>Von den Wortpaaren des Golds jene, die die Antwort hat.</translation>
    </message>
    <message>
        <source>The longest common sequence of words, of the words of the answer.</source>
        <translation>Die längste gemeinsame Wortfolge, von den Wörtern der Antwort.</translation>
    </message>
    <message>
        <source>The longest common sequence of words, of the words of the gold.</source>
        <translation>Die längste gemeinsame Wortfolge, von den Wörtern des Golds.</translation>
    </message>
    <message>
        <source>Line by line, of the words of the answer.</source>
        <translation>Zeile für Zeile, von den Wörtern der Antwort.</translation>
    </message>
    <message>
        <source>Line by line, of the words of the gold.</source>
        <translation>Zeile für Zeile, von den Wörtern des Golds.</translation>
    </message>
    <message>
        <source>Of each token of the answer the best cosine with one of the gold, by the model that is named beside it. From outside.</source>
        <translation>Für jedes Token der Antwort der beste Kosinus mit einem des Golds, mit dem daneben genannten Modell. Von außen.</translation>
    </message>
    <message>
        <source>Of each token of the gold the best cosine with one of the answer, by the model that is named beside it. From outside.</source>
        <translation>Für jedes Token des Golds der beste Kosinus mit einem der Antwort, mit dem daneben genannten Modell. Von außen.</translation>
    </message>
    <message>
        <source>0 to 10, by a language model, by the document&apos;s rubric in its prompt.</source>
        <translation>0 bis 10, von einem Sprachmodell, nach der Rubrik des Dokuments in seinem Prompt.</translation>
    </message>
    <message>
        <source>How long an answer took, in milliseconds, as its source says. Failed answers have none.</source>
        <translation>Wie lange eine Antwort dauerte, in Millisekunden, nach Angabe ihrer Quelle. Fehlgeschlagene Antworten haben keine.</translation>
    </message>
    <message>
        <source>Of one answer, in the currency of its source.</source>
        <translation>Für eine Antwort, in der Währung ihrer Quelle.</translation>
    </message>
    <message>
        <source>Those of the request and of the answer together, as the service counted them.</source>
        <translation>Die der Anfrage und der Antwort zusammen, wie der Dienst sie gezählt hat.</translation>
    </message>
    <message>
        <source>samples with a score</source>
        <translation>Beispiele mit einem Score</translation>
    </message>
    <message>
        <source>samples decided to be of the class</source>
        <translation>der Klasse zugeordnete Beispiele</translation>
    </message>
    <message>
        <source>samples that truly are of the class</source>
        <translation>Beispiele, die wirklich der Klasse angehören</translation>
    </message>
    <message>
        <source>classes that occur in truth or decision, each of which is over the samples with a score</source>
        <translation>Klassen, die in Wahrheit oder Zuordnung vorkommen, jede über die Beispiele mit einem Score</translation>
    </message>
    <message>
        <source>samples that the NLI rule leaves to the FHRI</source>
        <translation>Beispiele, die die NLI-Regel dem FHRI überlässt</translation>
    </message>
    <message>
        <source>samples that the score ranks: for accurate and hallucination those that the NLI rule leaves</source>
        <translation>Beispiele, die der Score ordnet: für „korrekt“ und Halluzination jene, die die NLI-Regel übrig lässt</translation>
    </message>
    <message>
        <source>bootstrap draws</source>
        <translation>Bootstrap-Ziehungen</translation>
    </message>
    <message>
        <source>random halves of the samples</source>
        <translation>zufällige Hälften der Beispiele</translation>
    </message>
    <message>
        <source>samples that both detectors judge</source>
        <translation>Beispiele, die beide Detektoren beurteilen</translation>
    </message>
    <message>
        <source>scenarios that have a sample with a score</source>
        <translation>Szenarien, die ein Beispiel mit einem Score haben</translation>
    </message>
    <message>
        <source>covered anchors that were asked</source>
        <translation>abgedeckte Anker, die abgefragt wurden</translation>
    </message>
    <message>
        <source>all anchors that are among what is searched</source>
        <translation>alle Anker, die durchsucht werden</translation>
    </message>
    <message>
        <source>anchors that were asked</source>
        <translation>abgefragte Anker</translation>
    </message>
    <message>
        <source>gold sentences among the results</source>
        <translation>Goldsätze unter den Ergebnissen</translation>
    </message>
    <message>
        <source>anchors that both runs asked and that are covered in both</source>
        <translation>Anker, die beide Läufe abgefragt haben und die in beiden abgedeckt sind</translation>
    </message>
    <message>
        <source>one case</source>
        <translation>ein Fall</translation>
    </message>
    <message>
        <source>questions of the suite that are not retired</source>
        <translation>nicht zurückgezogene Fragen der Suite</translation>
    </message>
    <message>
        <source>questions that both reviewers judged</source>
        <translation>Fragen, die beide Gutachter beurteilt haben</translation>
    </message>
    <message>
        <source>samples without a score</source>
        <translation>Beispiele ohne Score</translation>
    </message>
    <message>
        <source>samples without a score; undefined where nothing was decided so</source>
        <translation>Beispiele ohne Score; nicht definiert, wenn nichts so zugeordnet wurde</translation>
    </message>
    <message>
        <source>samples without a score; undefined where the class has no sample</source>
        <translation>Beispiele ohne Score; nicht definiert, wenn die Klasse kein Beispiel hat</translation>
    </message>
    <message>
        <source>samples without a score, and those that the NLI rule takes</source>
        <translation>Beispiele ohne Score und jene, die die NLI-Regel übernimmt</translation>
    </message>
    <message>
        <source>samples that only one of the two judges</source>
        <translation>Beispiele, die nur einer der beiden beurteilt</translation>
    </message>
    <message>
        <source>draws that lack a class of the truth, which are counted</source>
        <translation>Ziehungen, denen eine Klasse der Wahrheit fehlt; sie werden gezählt</translation>
    </message>
    <message>
        <source>splits of which one half lacks a class of the truth</source>
        <translation>Teilungen, bei denen einer Hälfte eine Klasse der Wahrheit fehlt</translation>
    </message>
    <message>
        <source>anchors without gold, those not asked (no vector, no word), and those that are not searched</source>
        <translation>Anker ohne Gold, nicht abgefragte (kein Vektor, kein Wort) und solche, die nicht durchsucht werden</translation>
    </message>
    <message>
        <source>anchors without a vector or a word, and those that are not searched</source>
        <translation>Anker ohne Vektor oder Wort und solche, die nicht durchsucht werden</translation>
    </message>
    <message>
        <source>anchors that are not searched; those without gold or not asked count as misses</source>
        <translation>Anker, die nicht durchsucht werden; solche ohne Gold und nicht abgefragte zählen als Nichttreffer</translation>
    </message>
    <message>
        <source>anchors of one run only, and those without gold</source>
        <translation>Anker nur eines Laufs und solche ohne Gold</translation>
    </message>
    <message>
        <source>gold that is not among the results</source>
        <translation>Gold, das nicht unter den Ergebnissen ist</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>retired questions</source>
        <translation>zurückgezogene Fragen</translation>
    </message>
    <message>
        <source>outdated reviews, and questions that only one of them judged</source>
        <translation>veraltete Begutachtungen und Fragen, die nur einer von ihnen beurteilt hat</translation>
    </message>
    <message>
        <source>Retrieval on questions</source>
        <translation>Retrieval zu Fragen</translation>
    </message>
    <message>
        <source>Answers that people read</source>
        <translation>Von Menschen gelesene Antworten</translation>
    </message>
    <message>
        <source>A judge against people</source>
        <translation>Ein Bewerter gegen Menschen</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Mining</translation>
    </message>
    <message>
        <source>Over: %1. Left out: %2.</source>
        <translation>Grundlage: %1. Ausgelassen: %2.</translation>
    </message>
    <message>
        <source>Formula: %1.</source>
        <translation>Formel: %1.</translation>
    </message>
    <message>
        <source>Its interval is the bootstrap&apos;s over answers, 95 %; none below six.</source>
        <translation>Das Intervall ist das des Bootstraps über Antworten, 95&#xa0;%; keines unter sechs.</translation>
    </message>
    <message>
        <source>All of them are counted and none is drawn, so there is no interval.</source>
        <translation>Alle werden gezählt und keine gezogen, daher gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Perfect alignment</source>
        <translation>Volle Übereinstimmung</translation>
    </message>
    <message>
        <source>Questions whose answers say only what the evidence says: every claim was judged as aligned. Of the questions with an answer that somebody read to the end; of several readers the gravest is taken, several answers to one question are averaged first.</source>
        <translation>Fragen, deren Antworten nur sagen, was der Beleg sagt: Jede Aussage wurde als übereinstimmend beurteilt. Von den Fragen mit einer Antwort, die jemand zu Ende gelesen hat; bei mehreren Lesern gilt das schwerste Urteil, mehrere Antworten auf eine Frage werden zuerst gemittelt.</translation>
    </message>
    <message>
        <source>The same of answers with a claim that may be inferred from the evidence but does not stand there, and none that is invented.</source>
        <translation>Dasselbe für Antworten mit einer Aussage, die sich aus dem Beleg folgern lässt, aber nicht dort steht, und ohne erfundene.</translation>
    </message>
    <message>
        <source>The same of answers with a claim that is invented.</source>
        <translation>Dasselbe für Antworten mit einer erfundenen Aussage.</translation>
    </message>
    <message>
        <source>Answers of which somebody has judged every claim; n is the number of answers. The same text to the same question counts once.</source>
        <translation>Antworten, bei denen jemand jede Aussage beurteilt hat; n ist die Zahl der Antworten. Derselbe Text zur selben Frage zählt einmal.</translation>
    </message>
    <message>
        <source>Of the answers that were read, those to which two readers gave different verdicts as a whole.</source>
        <translation>Von den gelesenen Antworten jene, denen zwei Leser im Ganzen abweichende Urteile gaben.</translation>
    </message>
    <message>
        <source>Claims by verdict</source>
        <translation>Aussagen nach Urteil</translation>
    </message>
    <message>
        <source>Of the claims of all answers that were judged to the end, those with the verdict, counted for each reader. Claims of one answer are not independent: there is no interval.</source>
        <translation>Von den Aussagen aller zu Ende beurteilten Antworten jene mit dem Urteil, für jeden Leser gezählt. Aussagen einer Antwort sind nicht unabhängig: Es gibt kein Intervall.</translation>
    </message>
    <message>
        <source>Readers&apos; κ</source>
        <translation>κ der Leser</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two readers over the n answers that both judged blind, on perfect, minor extrapolation and hallucinated. Undefined when both gave one and the same throughout.</source>
        <translation>Cohens κ zweier Leser über die n Antworten, die beide blind beurteilt haben, nach voller Übereinstimmung, geringer Extrapolation und halluziniert. Nicht definiert, wenn beide durchweg ein und dasselbe gaben.</translation>
    </message>
    <message>
        <source>Readers&apos; weighted κ</source>
        <translation>Gewichtetes κ der Leser</translation>
    </message>
    <message>
        <source>The same, where perfect against hallucinated weighs four times as much as a step to either side of a minor extrapolation.</source>
        <translation>Dasselbe, wobei volle Übereinstimmung gegen halluziniert viermal so viel wiegt wie ein Schritt zu einer der beiden Seiten einer geringen Extrapolation.</translation>
    </message>
    <message>
        <source>Readers&apos; AC1</source>
        <translation>AC1 der Leser</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 of the two over the same answers, for where nearly all of them are alike: κ is small there however often readers agree.</source>
        <translation>Gwets AC1 der beiden über dieselben Antworten, für den Fall, dass fast alle gleich sind: κ ist dort klein, wie oft die Leser auch übereinstimmen.</translation>
    </message>
    <message>
        <source>Readers&apos; observed agreement</source>
        <translation>Beobachtete Übereinstimmung der Leser</translation>
    </message>
    <message>
        <source>The share of the n answers to which both readers gave the same, not corrected for chance.</source>
        <translation>Der Anteil der n Antworten, denen beide Leser dasselbe gaben, nicht um den Zufall korrigiert.</translation>
    </message>
    <message>
        <source>Claims on which readers agree</source>
        <translation>Aussagen mit Übereinstimmung der Leser</translation>
    </message>
    <message>
        <source>Of the n claims that both readers cut alike, those with one verdict. Claims of one answer are not independent: there is no interval.</source>
        <translation>Von den n Aussagen, die beide Leser gleich abgegrenzt haben, jene mit einem einzigen Urteil. Aussagen einer Antwort sind nicht unabhängig: Es gibt kein Intervall.</translation>
    </message>
    <message>
        <source>Its interval is of a bootstrap over answers, 95 %, 2,000 draws with seed 42, at the level that so many answers need; below 6 answers there is none.</source>
        <translation>Das Intervall ist das eines Bootstraps über Antworten, 95&#xa0;%, 2.000 Ziehungen mit Seed 42, auf dem Niveau, das so viele Antworten brauchen; unter 6 Antworten gibt es keines.</translation>
    </message>
    <message>
        <source>By the model that is named beside it. Its interval is the percentile bootstrap&apos;s of clusters (companies, filings, or each question alone), 95 %; below 6 clusters there is none.</source>
        <translation>Mit dem daneben genannten Modell. Das Intervall ist das des Perzentil-Bootstraps über Cluster (Unternehmen, Jahresberichte oder jede Frage für sich), 95&#xa0;%; unter 6 Clustern gibt es keines.</translation>
    </message>
    <message>
        <source>Judge: passes</source>
        <translation>Bewerter: bestanden</translation>
    </message>
    <message>
        <source>1 where the judge&apos;s score is 7 or more and it lists no hallucination, else 0; none where the judge leaves the score open.</source>
        <translation>1, wenn der Score des Bewerters 7 oder mehr ist und er keine Halluzination aufführt, sonst 0; keiner, wenn der Bewerter den Score offen lässt.</translation>
    </message>
    <message>
        <source>Judge: faithfulness</source>
        <translation>Bewerter: Belegtreue</translation>
    </message>
    <message>
        <source>Of the claims of an answer that a judge has decided, those that it says the passages support. A proposal: people label claims.</source>
        <translation>Von den Aussagen einer Antwort, über die ein Bewerter entschieden hat, jene, die ihm zufolge von den Stellen gestützt werden. Ein Vorschlag: Menschen kennzeichnen Aussagen.</translation>
    </message>
    <message>
        <source>Judge: context precision</source>
        <translation>Bewerter: Kontext-Precision</translation>
    </message>
    <message>
        <source>Over the ranks of the passages that a judge finds useful, the mean of useful ones so far / rank; 0 without a useful one. Passages that it leaves open are left out.</source>
        <translation>Über die Ränge der Stellen, die ein Bewerter nützlich findet, der Mittelwert von bisher nützlichen / Rang; 0 ohne eine nützliche. Stellen, die er offen lässt, sind ausgelassen.</translation>
    </message>
    <message>
        <source>Judge: context recall</source>
        <translation>Bewerter: Kontext-Recall</translation>
    </message>
    <message>
        <source>Of the statements of the gold answer that a judge has decided, those that the retrieved passages hold.</source>
        <translation>Von den Feststellungen der Goldantwort, über die ein Bewerter entschieden hat, jene, die die gefundenen Stellen enthalten.</translation>
    </message>
    <message>
        <source>(po − pe) / (1 − pe) of pass and fail, over the answers that both the judge and a person have judged. Undefined where both said the same throughout.</source>
        <translation>(po − pe) / (1 − pe) von bestanden und nicht bestanden, über die Antworten, die sowohl der Bewerter als auch ein Mensch beurteilt haben. Nicht definiert, wenn beide durchweg dasselbe sagten.</translation>
    </message>
    <message>
        <source>As κ, with chance from how often each verdict was given by either. For where nearly all verdicts are alike, which makes κ small.</source>
        <translation>Wie κ, mit dem Zufall danach, wie oft jedes Urteil von einem der beiden gegeben wurde. Für den Fall, dass fast alle Urteile gleich sind, was κ klein macht.</translation>
    </message>
    <message>
        <source>The share of answers on which judge and person give the same verdict, not corrected for chance.</source>
        <translation>Der Anteil der Antworten, zu denen Bewerter und Mensch dasselbe Urteil geben, nicht um den Zufall korrigiert.</translation>
    </message>
    <message>
        <source>Of scores from 0 to 10, rounded to whole ones; disagreements weigh by the square of their distance.</source>
        <translation>Für Scores von 0 bis 10, auf ganze gerundet; Abweichungen wiegen nach dem Quadrat ihres Abstands.</translation>
    </message>
    <message>
        <source>The mean difference of their scores over the answers that both scored; above 0 the judge is the milder one.</source>
        <translation>Die mittlere Differenz ihrer Scores über die Antworten, die beide bewertet haben; über 0 ist der Bewerter der mildere.</translation>
    </message>
    <message>
        <source>Judge minus person of the answers longer than the median, less that of the others. Above 0 the judge favours long answers.</source>
        <translation>Bewerter minus Mensch bei den Antworten, die länger als der Median sind, minus dasselbe bei den anderen. Über 0 bevorzugt der Bewerter lange Antworten.</translation>
    </message>
    <message>
        <source>The judge&apos;s score where it read the answer before the gold, minus that where it read the gold first, over the same answers.</source>
        <translation>Der Score des Bewerters, wenn er die Antwort vor dem Gold las, minus dem, wenn er das Gold zuerst las, über dieselben Antworten.</translation>
    </message>
    <message>
        <source>Judge minus person of answers that the judge&apos;s own model wrote, less that of the others.</source>
        <translation>Bewerter minus Mensch bei Antworten, die das eigene Modell des Bewerters schrieb, minus dasselbe bei den anderen.</translation>
    </message>
    <message>
        <source>So many answers judged by people, in all, that the interval of the agreement is no wider than ±0.1: n (half its width / 0.1)². It grows with the square of the precision that is wanted, and is a guess from the answers there are.</source>
        <translation>So viele von Menschen beurteilte Antworten insgesamt, dass das Intervall der Übereinstimmung nicht breiter als ±0,1 ist: n (halbe Breite / 0,1)². Die Zahl wächst mit dem Quadrat der gewünschten Genauigkeit und ist eine Schätzung aus den vorhandenen Antworten.</translation>
    </message>
    <message>
        <source>Mined bundle</source>
        <translation>Extrahiertes Bündel</translation>
    </message>
    <message>
        <source>Over years: sentences of one company and label that name a cause, from at least two years. Of several companies: sentences of one year and label of two to five companies, drawn by the seed. A bundle of one company alone is not made.</source>
        <translation>Über Jahre: Sätze eines Unternehmens und Labels, die eine Ursache nennen, aus mindestens zwei Jahren. Über Unternehmen: Sätze eines Jahres und Labels von zwei bis fünf Unternehmen, mit dem Seed gezogen. Ein Bündel nur eines Unternehmens wird nicht gebildet.</translation>
    </message>
    <message>
        <source>Dense risk</source>
        <translation>Dichtes Risiko</translation>
    </message>
    <message>
        <source>A row of View 2 whose sentence has at least as many occurrences of risk patterns and cues as the patterns call dense (three by default).</source>
        <translation>Eine Zeile von Sicht 2, deren Satz mindestens so viele Vorkommen von Risikomustern und Signalwörtern hat, wie die Muster dicht nennen (standardmäßig drei).</translation>
    </message>
    <message>
        <source>Repeated texts</source>
        <translation>Wiederholte Texte</translation>
    </message>
    <message>
        <source>Sentences that no bundle holds because an equal text, or one whose words are nearly the same (Jaccard index of 0.9 by default), of the same company and year comes before them.</source>
        <translation>Sätze, die in keinem Bündel sind, weil ihnen ein gleicher Text oder einer mit fast denselben Wörtern (Jaccard-Index standardmäßig 0,9) desselben Unternehmens und Jahres vorausgeht.</translation>
    </message>
    <message>
        <source>Sentences of the sections that any view reads. Headings and what is left of tables are passed over, unless the patterns say otherwise.</source>
        <translation>Sätze der Abschnitte, die irgendeine Sicht liest. Überschriften und Tabellenreste werden übergangen, sofern die Muster nichts anderes angeben.</translation>
    </message>
    <message>
        <source>Row of a view</source>
        <translation>Zeile einer Sicht</translation>
    </message>
    <message>
        <source>A sentence and one of its labels: a sentence with two labels has two rows.</source>
        <translation>Ein Satz und eines seiner Labels: Ein Satz mit zwei Labels hat zwei Zeilen.</translation>
    </message>
    <message>
        <source>Usable row</source>
        <translation>Verwendbare Zeile</translation>
    </message>
    <message>
        <source>Of figures: the sentence names an amount ($, million, billion). Of risks: it has at least two cues. Both limits are data.</source>
        <translation>Bei Zahlen: Der Satz nennt einen Betrag ($, million, billion). Bei Risiken: Er hat mindestens zwei Signalwörter. Beide Grenzen sind Daten.</translation>
    </message>
    <message>
        <source>It has no interval.</source>
        <translation>Es hat kein Intervall.</translation>
    </message>
    <message>
        <source>Hit@k on questions</source>
        <translation>Hit@k der Fragen</translation>
    </message>
    <message>
        <source>1 where anything relevant is among the first k results. Over the questions with something relevant; one without a list counts 0.</source>
        <translation>1, wenn etwas Relevantes unter den ersten k Ergebnissen ist. Über die Fragen, zu denen es Relevantes gibt; eine ohne Liste zählt 0.</translation>
    </message>
    <message>
        <source>Precision@k</source>
        <translation>Precision@k</translation>
    </message>
    <message>
        <source>Relevant ones among the first k results, by k even where fewer came. A source that comes twice counts twice.</source>
        <translation>Relevante unter den ersten k Ergebnissen, geteilt durch k, auch wenn weniger kamen. Eine Quelle, die zweimal kommt, zählt zweimal.</translation>
    </message>
    <message>
        <source>Recall@k on questions</source>
        <translation>Recall@k der Fragen</translation>
    </message>
    <message>
        <source>Of all that is relevant what is among the first k results; a source that comes twice counts once.</source>
        <translation>Anteil alles Relevanten, der unter den ersten k Ergebnissen ist; eine Quelle, die zweimal kommt, zählt einmal.</translation>
    </message>
    <message>
        <source>F1@k</source>
        <translation>F1@k</translation>
    </message>
    <message>
        <source>The harmonic mean of a question&apos;s precision and recall at k, then the mean over questions.</source>
        <translation>Das harmonische Mittel von Precision und Recall einer Frage bei k, dann das Mittel über die Fragen.</translation>
    </message>
    <message>
        <source>MRR on questions</source>
        <translation>MRR der Fragen</translation>
    </message>
    <message>
        <source>One by the rank of the first relevant result, 0 where none was found (with a k: among the first k). The mean over questions.</source>
        <translation>Eins geteilt durch den Rang des ersten relevanten Ergebnisses, 0, wenn keines gefunden wurde (mit k: unter den ersten k). Das Mittel über die Fragen.</translation>
    </message>
    <message>
        <source>nDCG@k on questions</source>
        <translation>nDCG@k der Fragen</translation>
    </message>
    <message>
        <source>Gains of the first k results, each by log2(rank + 1), as a share of the best order&apos;s. A gain is the grade, or 2 to its power less 1 where so asked for; a source gains where it comes first.</source>
        <translation>Gewinne der ersten k Ergebnisse, jeder geteilt durch log2(Rang + 1), als Anteil an denen der besten Reihenfolge. Ein Gewinn ist der Grad oder, wenn so gewählt, 2 hoch Grad minus 1; eine Quelle bringt Gewinn, wo sie zuerst kommt.</translation>
    </message>
    <message>
        <source>The precisions at the ranks of what is relevant, by all that is relevant; the mean over questions.</source>
        <translation>Die Precision-Werte an den Rängen des Relevanten, geteilt durch die Zahl alles Relevanten; das Mittel über die Fragen.</translation>
    </message>
    <message>
        <source>Precision among as many results as are relevant.</source>
        <translation>Precision unter so vielen Ergebnissen, wie es Relevantes gibt.</translation>
    </message>
    <message>
        <source>How seldom results that were judged as not relevant stand before relevant ones; what nobody judged does not count.</source>
        <translation>Wie selten Ergebnisse, die als nicht relevant beurteilt wurden, vor relevanten stehen; was niemand beurteilt hat, zählt nicht.</translation>
    </message>
    <message>
        <source>Judged@k</source>
        <translation>Beurteilt@k</translation>
    </message>
    <message>
        <source>Of the first k results those that somebody judged. Others count as not relevant everywhere else, so figures of few judged ones are lower bounds.</source>
        <translation>Anteil der ersten k Ergebnisse, die jemand beurteilt hat. Andere zählen sonst überall als nicht relevant; Kennzahlen mit wenigen beurteilten sind daher untere Schranken.</translation>
    </message>
    <message>
        <source>Another measure of trec_eval</source>
        <translation>Ein anderes Maß von trec_eval</translation>
    </message>
    <message>
        <source>As trec_eval 10 defines the measure of that name; the mean over questions.</source>
        <translation>Wie trec_eval 10 das Maß dieses Namens definiert; das Mittel über die Fragen.</translation>
    </message>
    <message>
        <source>Whether the gold answer stands in the texts of all results, whatever the case; of a list or an object the share of its values. A figure does not stand in a longer one.</source>
        <translation>Ob die Goldantwort in den Texten aller Ergebnisse steht, ungeachtet der Großschreibung; bei einer Liste oder einem Objekt der Anteil der Werte. Eine Zahl gilt nicht als in einer längeren enthalten.</translation>
    </message>
    <message>
        <source>The same of figures by their value and unit: $2.3 billion stands in a text as 2,300 million.</source>
        <translation>Dasselbe bei Zahlen nach Wert und Einheit: $2.3 billion steht in einem Text als 2,300 million.</translation>
    </message>
    <message>
        <source>Of the first results those whose kind of filing (10-K, 10-Q, …) is the expected one, by the names of their sources.</source>
        <translation>Anteil der ersten Ergebnisse, deren Berichtsart (10-K, 10-Q, …) die erwartete ist, nach den Namen der Quellen.</translation>
    </message>
    <message>
        <source>Why gold was missed</source>
        <translation>Warum Gold verfehlt wurde</translation>
    </message>
    <message>
        <source>Relevant items that are not among the first results, by the first reason that fits: not in the corpus, kept out by the question&apos;s filter, a result above with nine of ten words the same, at a later rank, not in the list.</source>
        <translation>Relevantes, das nicht unter den ersten Ergebnissen ist, nach dem ersten zutreffenden Grund: nicht im Korpus, durch den Filter der Frage ausgeschlossen, ein höheres Ergebnis mit neun von zehn gleichen Wörtern, auf einem späteren Rang, nicht in der Liste.</translation>
    </message>
    <message>
        <source>The weight of vectors in a hybrid search: 0 is words alone, 1 vectors alone. The best has the highest MRR, then the highest Recall@10, then is the lowest.</source>
        <translation>Das Gewicht der Vektoren in einer hybriden Suche: 0 heißt nur Wörter, 1 nur Vektoren. Das beste hat den höchsten MRR, dann den höchsten Recall@10 und ist dann das niedrigste.</translation>
    </message>
    <message>
        <source>Alpha on other questions</source>
        <translation>Alpha an anderen Fragen</translation>
    </message>
    <message>
        <source>Chosen on one half of the clusters and measured on the other: the mean over 200 seeded halves.</source>
        <translation>Auf einer Hälfte der Cluster gewählt und auf der anderen gemessen: das Mittel über 200 mit Seed gezogene Halbierungen.</translation>
    </message>
    <message>
        <source>Fβ of a class (F2)</source>
        <translation>Fβ einer Klasse (F2)</translation>
    </message>
    <message>
        <source>(1 + β²) · TP / ((1 + β²) · TP + β² · FN + FP): as F1, with recall counting β times as much as precision. β is 2 unless another is set, and stands in the name.</source>
        <translation>(1 + β²) · TP / ((1 + β²) · TP + β² · FN + FP): wie F1, wobei Recall β-mal so viel zählt wie Precision. β ist 2, sofern nichts anderes gewählt ist, und steht im Namen.</translation>
    </message>
    <message>
        <source>First is %1, second is %2; a difference is first − second.</source>
        <translation>Erstes ist %1, zweites ist %2; eine Differenz ist erstes − zweites.</translation>
    </message>
    <message>
        <source>%1, first − second</source>
        <translation>%1, erstes − zweites</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweites</translation>
    </message>
    <message>
        <source>First − second</source>
        <translation>Erstes − zweites</translation>
    </message>
    <message>
        <source>First better / alike / second better</source>
        <translation>Erstes besser / gleich / zweites besser</translation>
    </message>
    <message>
        <source>First is %1, second is %2. Of measures where less is better, such as latency, the lower one wins.</source>
        <translation>Erstes ist %1, zweites ist %2. Wo weniger besser ist, etwa bei der Latenz, gewinnt das niedrigere.</translation>
    </message>
    <message>
        <source>Answers to other questions</source>
        <translation>Antworten auf andere Fragen</translation>
    </message>
    <message>
        <source>%n item(s) tell changes of a share from luck from %1, %2 or %3 points on, when 5, 10 or 20 % of them flip for no reason.</source>
        <translation>%n Elemente unterscheiden Änderungen eines Anteils vom Zufall ab %1, %2 oder %3 Punkten, wenn 5, 10 oder 20 % davon ohne Grund kippen.</translation>
    </message>
</context>
<context>
    <name>RevisionDiff</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation>Sie lauten gleich.</translation>
    </message>
    <message>
        <source>The first revision: there is nothing before it.</source>
        <translation>Die erste Revision: Davor gibt es nichts.</translation>
    </message>
</context>
<context>
    <name>SuspicionText</name>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>⏲ Put off until %1</source>
        <translation>⏲ Zurückgestellt bis %1</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
</context>
<context>
    <name>assay::app::AboutDialog</name>
    <message>
        <source>Sources: %1
</source>
        <translation>Quellen: %1
</translation>
    </message>
    <message>
        <source>System: %1
</source>
        <translation>System: %1
</translation>
    </message>
    <message>
        <source>About Assay</source>
        <translation>Über Assay</translation>
    </message>
    <message>
        <source>A workbench that tests gold: which answers to trust, measured.</source>
        <translation>Eine Werkbank, die Gold prüft: gemessen, welchen Antworten zu trauen ist.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This program links Qt Charts and is conveyed under the GNU General Public License, version 3. Its sources are under the MIT licence:</source>
        <translation>Dieses Programm ist mit Qt Charts gelinkt und wird unter der GNU General Public License, Version 3, weitergegeben. Seine Quellen stehen unter der MIT-Lizenz:</translation>
    </message>
</context>
<context>
    <name>assay::app::AnchorChoice</name>
    <message>
        <source>Anchors</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>A kept set asks the same sentences each time, so that runs can be compared</source>
        <translation>Ein gespeicherter Ankersatz fragt jedes Mal dieselben Sätze ab; so sind Läufe vergleichbar</translation>
    </message>
    <message>
        <source>How many are drawn; all: every sentence that may be</source>
        <translation>Wie viele gezogen werden; alle: jeder zulässige Satz</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed draws the same anchors</source>
        <translation>Derselbe Seed zieht dieselben Anker</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>section length</source>
        <translation>Abschnittslänge</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Minimum section length</source>
        <translation>Mindestlänge des Abschnitts</translation>
    </message>
    <message>
        <source>Sections with fewer sentences are left out</source>
        <translation>Abschnitte mit weniger Sätzen werden ausgelassen</translation>
    </message>
    <message>
        <source>Minimum words</source>
        <translation>Mindestzahl Wörter</translation>
    </message>
    <message>
        <source>Sentences with fewer words are left out</source>
        <translation>Sätze mit weniger Wörtern werden ausgelassen</translation>
    </message>
    <message>
        <source>sentences in the section,</source>
        <translation>Sätze im Abschnitt,</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Draws from sections of %1 sentences</source>
        <translation>Zieht aus Abschnitten mit %1 Sätzen</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>prose only</source>
        <translation>nur Fließtext</translation>
    </message>
    <message>
        <source>Headings and table debris are none</source>
        <translation>Überschriften und Tabellenreste gehören nicht dazu</translation>
    </message>
    <message>
        <source>no cross references</source>
        <translation>keine Querverweise</translation>
    </message>
    <message>
        <source>Sentences such as &quot;See Note 12&quot; are left out</source>
        <translation>Sätze wie „See Note 12“ werden ausgelassen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ankersätze</translation>
    </message>
    <message>
        <source>Keep, import, export, rename or remove anchor sets</source>
        <translation>Ankersätze speichern, importieren, exportieren, umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Keep anchors as</source>
        <translation>Anker speichern unter</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Rename the anchor set</source>
        <translation>Ankersatz umbenennen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Remove the anchor set</source>
        <translation>Ankersatz entfernen</translation>
    </message>
    <message>
        <source>Remove the anchor set %1? Runs keep the anchors that they asked. This cannot be undone.</source>
        <translation>Ankersatz %1 entfernen? Läufe behalten die Anker, die sie abgefragt haben. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Draw anchors for this run</source>
        <translation>Anker für diesen Lauf ziehen</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
    <message>
        <source>%1 — not here any more</source>
        <translation>%1 — nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>The anchor set %1 is not in this workspace any more: choose another, or draw anchors.</source>
        <translation>Der Ankersatz %1 ist nicht mehr in diesem Arbeitsbereich: Wählen Sie einen anderen oder ziehen Sie Anker.</translation>
    </message>
    <message>
        <source>%1 anchors, seed %2, made by %3 on %4, content %5…</source>
        <translation>%1 Anker, Seed %2, erstellt von %3 am %4, Inhalt %5…</translation>
    </message>
    <message>
        <source>Anchors are drawn from each of these, in the shares beside</source>
        <translation>Aus jedem von diesen werden Anker gezogen, in den nebenstehenden Anteilen</translation>
    </message>
    <message>
        <source>How many anchors, and in what shares</source>
        <translation>Wie viele Anker und in welchen Anteilen</translation>
    </message>
    <message>
        <source>every sentence that may be one</source>
        <translation>jeder Satz, der einer sein kann</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>wie unten eingestellt</translation>
    </message>
    <message>
        <source>Shares of the strata</source>
        <translation>Anteile der Schichten</translation>
    </message>
    <message>
        <source>In proportion: as many anchors as a stratum has sentences, so that totals are those of the corpus. Equal: the same number from each, to compare strata</source>
        <translation>Proportional: so viele Anker, wie es der Zahl der Sätze einer Schicht entspricht, sodass Gesamtwerte die des Korpus sind. Gleich: aus jeder dieselbe Anzahl, um Schichten zu vergleichen</translation>
    </message>
    <message>
        <source>in proportion</source>
        <translation>proportional</translation>
    </message>
    <message>
        <source>in equal shares</source>
        <translation>zu gleichen Anteilen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>%1, to measure</source>
        <translation>%1, zum Messen</translation>
    </message>
    <message>
        <source>%1, to compare strata</source>
        <translation>%1, für Schichtvergleiche</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerEditor</name>
    <message>
        <source>Neither yes nor no</source>
        <translation>Weder ja noch nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Answer: yes or no</source>
        <translation>Antwort: ja oder nein</translation>
    </message>
    <message>
        <source>The word that the answer begins with; what follows it stays</source>
        <translation>Das Wort, mit dem die Antwort beginnt; was darauf folgt, bleibt</translation>
    </message>
    <message>
        <source>Answer text</source>
        <translation>Antworttext</translation>
    </message>
    <message>
        <source>Entries of the answer</source>
        <translation>Einträge der Antwort</translation>
    </message>
    <message>
        <source>Return or a double click edits an entry, Insert adds one, Delete removes it, Alt+Up and Alt+Down move it</source>
        <translation>Eingabetaste oder Doppelklick bearbeitet einen Eintrag, Einfg fügt einen hinzu, Entf entfernt ihn, Alt+Hoch und Alt+Runter verschieben ihn</translation>
    </message>
    <message>
        <source>Add an entry (Insert)</source>
        <translation>Eintrag hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove the entry (Delete)</source>
        <translation>Eintrag entfernen (Entf)</translation>
    </message>
    <message>
        <source>Move the entry up (Alt+Up)</source>
        <translation>Eintrag nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move the entry down (Alt+Down)</source>
        <translation>Eintrag nach unten (Alt+Runter)</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerFacetsPane</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Named by the rubric</source>
        <translation>Von der Rubrik benannt</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>kein Urteil</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>Facets: choose values to see only the questions that have them</source>
        <translation>Facetten: Werte wählen, um nur die Fragen damit zu sehen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle aufheben</translation>
    </message>
    <message>
        <source>Gives up what is chosen in every facet</source>
        <translation>Hebt auf, was in allen Facetten gewählt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n weiterer Wert</numerusform>
            <numerusform>%n weitere Werte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerListModel</name>
    <message>
        <source>(the question is gone)</source>
        <translation>(Frage nicht mehr da)</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What the limits and conditions of the rubric say of the answer</source>
        <translation>Was die Grenzen und Bedingungen der Rubrik zur Antwort sagen</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>How many answers of the system belong to the question</source>
        <translation>Wie viele Antworten des Systems zur Frage gehören</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersCasesPane</name>
    <message>
        <source>%1, sample %2</source>
        <translation>%1, Beispiel %2</translation>
    </message>
    <message>
        <source>The system said nothing to this question.</source>
        <translation>Das System hat zu dieser Frage nichts gesagt.</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>Alle Fragen anzeigen</translation>
    </message>
    <message>
        <source>Questions and their measures</source>
        <translation>Fragen und ihre Maße</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Search the questions</source>
        <translation>Die Fragen durchsuchen</translation>
    </message>
    <message>
        <source>Search questions and ids</source>
        <translation>In Fragen und IDs suchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Gives up the filter</source>
        <translation>Hebt den Filter auf</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 angezeigt</translation>
    </message>
    <message>
        <source>No question passes the filter.
Give up a facet on the left, search for fewer words, or show all.</source>
        <translation>Keine Frage passt zum Filter.
Links eine Facette aufheben, nach weniger Wörtern suchen oder alle zeigen.</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Keine Frage ist angezeigt.</translation>
    </message>
    <message>
        <source>The answer cannot be shown: %1</source>
        <translation>Die Antwort kann nicht gezeigt werden: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersComparePane</name>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>The run to compare with</source>
        <translation>Der Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>Measure of the questions</source>
        <translation>Maß der Fragen</translation>
    </message>
    <message>
        <source>(choose the other run)</source>
        <translation>(Lauf wählen)</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (Lauf %2)</translation>
    </message>
    <message>
        <source>every run against every other</source>
        <translation>jeder Lauf gegen jeden anderen</translation>
    </message>
    <message>
        <source>the headline measure</source>
        <translation>das Hauptmaß</translation>
    </message>
    <message>
        <source>There is only one run.
Measure the answers of another system on the tab Set up to compare the two.</source>
        <translation>Es gibt nur einen Lauf.
Im Tab „Einrichten“ die Antworten eines anderen Systems messen, um die beiden zu vergleichen.</translation>
    </message>
    <message>
        <source>Choose the run to compare with above: what one system does better, and whether that is luck.</source>
        <translation>Oben den Lauf zum Vergleichen wählen: was ein System besser macht und ob das Zufall ist.</translation>
    </message>
    <message>
        <source>The runs are being compared…</source>
        <translation>Läufe werden verglichen …</translation>
    </message>
    <message>
        <source>Comparing two systems</source>
        <translation>Zwei Systeme vergleichen</translation>
    </message>
    <message>
        <source>Comparing every system</source>
        <translation>Alle Systeme vergleichen</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersController</name>
    <message>
        <source>Loading %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Einen über das Menü „Datei“ öffnen oder eine Datei irgendwo ins Fenster ziehen.</translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation>Der Lauf wird geladen …</translation>
    </message>
    <message>
        <source>The run could not be loaded: %1</source>
        <translation>Der Lauf konnte nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>This workspace holds no answers of a system yet.
Import a file with answers, or ask a system here; then measure them on the tab Set up.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Antworten eines Systems.
Eine Datei mit Antworten importieren oder hier ein System fragen; dann im Tab „Einrichten“ messen.</translation>
    </message>
    <message>
        <source>No answers have been measured in this workspace.
Choose a suite, the answers and a rubric on the tab Set up, and run it.</source>
        <translation>In diesem Arbeitsbereich wurden noch keine Antworten gemessen.
Im Tab „Einrichten“ eine Suite, die Antworten und eine Rubrik wählen und den Lauf starten.</translation>
    </message>
    <message>
        <source>No run is chosen.
Choose one on the left, or set one up and run it.</source>
        <translation>Kein Lauf ist gewählt.
Wählen Sie links einen, oder richten Sie einen ein und führen Sie ihn aus.</translation>
    </message>
    <message>
        <source>Explaining an answer</source>
        <translation>Antwort erklären</translation>
    </message>
    <message>
        <source>A run is at work already. Wait for its end, or cancel it.</source>
        <translation>Ein Lauf ist bereits in Arbeit. Sein Ende abwarten oder ihn abbrechen.</translation>
    </message>
    <message>
        <source>Measuring answers</source>
        <translation>Antworten messen</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>%1 messen</translation>
    </message>
    <message>
        <source>The last change of a run has no undo. Undo once more takes back the edit before it.</source>
        <translation>Die letzte Änderung eines Laufs lässt sich nicht rückgängig machen. Noch einmal Rückgängig nimmt die Bearbeitung davor zurück.</translation>
    </message>
    <message>
        <source>Removing a run</source>
        <translation>Lauf entfernen</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersPage</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source> · %1 shown</source>
        <translation> · %1 angezeigt</translation>
    </message>
    <message>
        <source> · beside %1</source>
        <translation> · neben %1</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Measures the answers that are set up (Ctrl+Return)</source>
        <translation>Misst die eingerichteten Antworten (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops the run; nothing of it is kept</source>
        <translation>Bricht den Lauf ab; nichts davon wird behalten</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz …</translation>
    </message>
    <message>
        <source>A note on the run</source>
        <translation>Eine Notiz zum Lauf</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Use its settings</source>
        <translation>Einstellungen übernehmen</translation>
    </message>
    <message>
        <source>Sets up a run with the settings of this one</source>
        <translation>Richtet einen Lauf mit den Einstellungen dieses Laufs ein</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Vorige Frage</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Edit the gold question</source>
        <translation>Goldfrage bearbeiten</translation>
    </message>
    <message>
        <source>Shows the question on the page Questions, to be edited (F2)</source>
        <translation>Zeigt die Frage auf der Seite „Fragen“ zum Bearbeiten (F2)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Questions as CSV…</source>
        <translation>Fragen als CSV …</translation>
    </message>
    <message>
        <source>Every question of the run with its measures</source>
        <translation>Jede Frage des Laufs mit ihren Maßen</translation>
    </message>
    <message>
        <source>Figures as JSON…</source>
        <translation>Kennzahlen als JSON …</translation>
    </message>
    <message>
        <source>The figures of the run with every question</source>
        <translation>Die Kennzahlen des Laufs mit jeder Frage</translation>
    </message>
    <message>
        <source>Save the questions</source>
        <translation>Fragen speichern</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Kennzahlen speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersResultsPane</name>
    <message>
        <source>%1 does not hold</source>
        <translation>%1 nicht erfüllt</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without an answer</source>
        <translation>ohne Antwort</translation>
    </message>
    <message>
        <source>answers that failed</source>
        <translation>fehlgeschlagene Antworten</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of a comparison</source>
        <translation>
            <numerusform>%n Frage eines Vergleichs</numerusform>
            <numerusform>%n Fragen eines Vergleichs</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>By which field</source>
        <translation>Nach welchem Feld</translation>
    </message>
    <message>
        <source>Of which measure</source>
        <translation>Von welchem Maß</translation>
    </message>
    <message>
        <source>the measures that matter most</source>
        <translation>die wichtigsten Maße</translation>
    </message>
    <message>
        <source>The figures are being put together…</source>
        <translation>Kennzahlen werden zusammengestellt …</translation>
    </message>
    <message>
        <source>Putting figures together</source>
        <translation>Kennzahlen zusammenstellen</translation>
    </message>
    <message>
        <source>The answers bring neither times nor tokens nor prices.</source>
        <translation>Die Antworten enthalten weder Zeiten noch Token noch Preise.</translation>
    </message>
    <message>
        <source>The run has nothing to show here: none of its questions has such a value.</source>
        <translation>Der Lauf hat hier nichts zu zeigen: Keine seiner Fragen hat einen solchen Wert.</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersRunsModel</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message numerus="yes">
        <source>%1
%n question(s), %2
Assay %3</source>
        <translation>
            <numerusform>%1
%n Frage, %2
Assay %3</numerusform>
            <numerusform>%1
%n Fragen, %2
Assay %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersRunsPane</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No answers have been measured in this workspace.</source>
        <translation>In diesem Arbeitsbereich wurden noch keine Antworten gemessen.</translation>
    </message>
    <message>
        <source>How far the run is</source>
        <translation>Wie weit der Lauf ist</translation>
    </message>
    <message>
        <source>What the run was made of</source>
        <translation>Worauf der Lauf beruht</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · noch %1</translation>
    </message>
    <message>
        <source>Suites: %1</source>
        <translation>Suiten: %1</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Antworten: %1</translation>
    </message>
    <message>
        <source>Rubric: %1, version %2</source>
        <translation>Rubrik: %1, Version %2</translation>
    </message>
    <message>
        <source>Clusters: %1, %2</source>
        <translation>Cluster: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without an answer</source>
        <translation>
            <numerusform>%n Frage ohne Antwort</numerusform>
            <numerusform>%n Fragen ohne Antwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) failed and count in no figure</source>
        <translation>
            <numerusform>%n Antwort ist fehlgeschlagen und zählt in keiner Kennzahl</numerusform>
            <numerusform>%n Antworten sind fehlgeschlagen und zählen in keiner Kennzahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>Erstellt %1</translation>
    </message>
    <message>
        <source>Made %1 by %2</source>
        <translation>Erstellt %1 von %2</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Notiz zum Lauf</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Lauf entfernen</translation>
    </message>
    <message>
        <source>Remove the run %1 with its results? This cannot be undone.</source>
        <translation>Den Lauf %1 mit seinen Ergebnissen entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are to other questions than those of the suites</source>
        <translation>
            <numerusform>%n Antwort gilt anderen Fragen als denen der Suiten</numerusform>
            <numerusform>%n Antworten gelten anderen Fragen als denen der Suiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersSetupPane</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>Import answers…</source>
        <translation>Antworten importieren …</translation>
    </message>
    <message>
        <source>Suites and versions whose questions are measured</source>
        <translation>Suiten und Versionen, deren Fragen gemessen werden</translation>
    </message>
    <message>
        <source>Answers of a system</source>
        <translation>Antworten eines Systems</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Rubrik</translation>
    </message>
    <message>
        <source>Fields that questions are told apart by</source>
        <translation>Felder, nach denen Fragen unterschieden werden</translation>
    </message>
    <message>
        <source>Fields of questions, or paths into what else their source says, such as metadata.domain; separated by commas. They become strata and facets.</source>
        <translation>Felder der Fragen oder Pfade in das, was ihre Quelle sonst enthält, etwa metadata.domain; durch Kommas getrennt. Sie werden zu Schichten und Facetten.</translation>
    </message>
    <message>
        <source>Clusters of questions</source>
        <translation>Cluster von Fragen</translation>
    </message>
    <message>
        <source>Answers about one company or filing are right or wrong together, so intervals go by clusters</source>
        <translation>Antworten zu einem Unternehmen oder Jahresbericht sind gemeinsam richtig oder falsch, daher gehen Intervalle nach Clustern</translation>
    </message>
    <message>
        <source>Seed of the intervals</source>
        <translation>Seed der Intervalle</translation>
    </message>
    <message>
        <source>The same seed gives the same intervals</source>
        <translation>Derselbe Seed ergibt dieselben Intervalle</translation>
    </message>
    <message>
        <source>At most so many questions</source>
        <translation>Höchstens so viele Fragen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>No more than so many questions, the first ones</source>
        <translation>Nicht mehr als so viele Fragen, die ersten</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>Suiten</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Told apart by</source>
        <translation>Unterschieden nach</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Scores by</source>
        <translation>Scores von</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <source>Name of the run (made from answers, suites and rubric)</source>
        <translation>Name des Laufs (aus Antworten, Suite und Rubrik gebildet)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n question(s))</source>
        <translation>
            <numerusform>%1 (%n Frage)</numerusform>
            <numerusform>%1 (%n Fragen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, frozen (%n question(s))</source>
        <translation>
            <numerusform>%1, eingefroren (%n Frage)</numerusform>
            <numerusform>%1, eingefroren (%n Fragen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n answer(s))</source>
        <translation>
            <numerusform>%1 (%n Antwort)</numerusform>
            <numerusform>%1 (%n Antworten)</numerusform>
        </translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a suite first, then the answers of a system to it.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Goldfragen.
Zuerst eine Suite importieren, dann die Antworten eines Systems darauf.</translation>
    </message>
    <message>
        <source>This workspace holds no answers of a system yet.
Import a file with answers, or drop one anywhere in the window.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Antworten eines Systems.
Eine Datei mit Antworten importieren oder irgendwo ins Fenster ziehen.</translation>
    </message>
    <message>
        <source>rules alone; a judge or a scorer that is set up is offered here</source>
        <translation>nur Regeln; ein eingerichteter Bewerter oder ein Scorer wird hier angeboten</translation>
    </message>
    <message>
        <source>A run is at work.</source>
        <translation>Ein Lauf ist in Arbeit.</translation>
    </message>
    <message>
        <source>This workspace can only be read.</source>
        <translation>Dieser Arbeitsbereich ist nur lesbar.</translation>
    </message>
    <message>
        <source>Not in this workspace: %1.</source>
        <translation>Nicht in diesem Arbeitsbereich: %1.</translation>
    </message>
    <message>
        <source>Choose a suite.</source>
        <translation>Eine Suite wählen.</translation>
    </message>
    <message>
        <source>Choose the answers of a system.</source>
        <translation>Die Antworten eines Systems wählen.</translation>
    </message>
    <message>
        <source>Choose a rubric.</source>
        <translation>Eine Rubrik wählen.</translation>
    </message>
    <message>
        <source>As the run has it; the workspace holds another version by now.</source>
        <translation>Wie im Lauf; der Arbeitsbereich enthält inzwischen eine andere Version.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
</context>
<context>
    <name>assay::app::AskPane</name>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Sent as the system&apos;s message; empty: none</source>
        <translation>Wird als Systemnachricht gesendet; leer: keine</translation>
    </message>
    <message>
        <source>{question} stands for the question. A question with a history of messages is asked with all of it instead.</source>
        <translation>{question} steht für die Frage. Eine Frage mit einem Verlauf von Nachrichten wird stattdessen mit dem ganzen Verlauf gestellt.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Name of the answers</source>
        <translation>Name der Antworten</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Open a workspace first.</source>
        <translation>Zuerst einen Arbeitsbereich öffnen.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Dieser Arbeitsbereich ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Goldfragen.</translation>
    </message>
    <message>
        <source>The prompt must hold {question}; {question_id}, {companies}, {years}, {category} and {answer_type} are known beside it.</source>
        <translation>Der Prompt muss {question} enthalten; daneben sind {question_id}, {companies}, {years}, {category} und {answer_type} bekannt.</translation>
    </message>
    <message>
        <source>Say what the answers are to be called.</source>
        <translation>Angeben, wie die Antworten heißen sollen.</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>Die Fragen werden gerade gestellt.</translation>
    </message>
    <message>
        <source>What it takes is estimated first</source>
        <translation>Der Aufwand wird zuerst geschätzt</translation>
    </message>
    <message>
        <source>Estimating what asking takes</source>
        <translation>Aufwand des Fragens schätzen</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <source>Stopped. What was answered is kept; asking again under this name goes on with it.</source>
        <translation>Angehalten. Was beantwortet wurde, bleibt erhalten; erneutes Fragen unter diesem Namen setzt dort fort.</translation>
    </message>
    <message>
        <source>“%1”: %2 of %3 questions answered.</source>
        <translation>„%1“: %2 von %3 Fragen beantwortet.</translation>
    </message>
</context>
<context>
    <name>assay::app::AtlasModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>sentences (questions)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 usable for a question, %2 with a causal connector</source>
        <translation>%1 für eine Frage verwendbar, %2 mit kausalem Konnektor</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) with one of them as evidence</source>
        <translation>
            <numerusform>%n Frage mit einem davon als Beleg</numerusform>
            <numerusform>%n Fragen mit einem davon als Beleg</numerusform>
        </translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>No year</source>
        <translation>Ohne Jahr</translation>
    </message>
</context>
<context>
    <name>assay::app::AtlasPane</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Suite whose questions are counted</source>
        <translation>Suite, deren Fragen gezählt werden</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Reads the corpus once, by the patterns of the workspace</source>
        <translation>Liest das Korpus einmal, nach den Mustern des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Sentences by topic and year</source>
        <translation>Sätze nach Thema und Jahr</translation>
    </message>
    <message>
        <source>Sentences of the chosen cell</source>
        <translation>Sätze der gewählten Zelle</translation>
    </message>
    <message>
        <source>Category of the draft</source>
        <translation>Kategorie des Entwurfs</translation>
    </message>
    <message>
        <source>Suite of the draft</source>
        <translation>Suite des Entwurfs</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Draft from the selection</source>
        <translation>Aus Auswahl entwerfen</translation>
    </message>
    <message>
        <source>Corpus:</source>
        <translation>Korpus:</translation>
    </message>
    <message>
        <source>Questions of:</source>
        <translation>Fragen aus:</translation>
    </message>
    <message>
        <source>Category:</source>
        <translation>Kategorie:</translation>
    </message>
    <message>
        <source>Suite:</source>
        <translation>Suite:</translation>
    </message>
    <message>
        <source>No suite</source>
        <translation>Keine Suite</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>All companies</source>
        <translation>Alle Unternehmen</translation>
    </message>
    <message>
        <source>Reading the corpus…</source>
        <translation>Korpus wird gelesen …</translation>
    </message>
    <message>
        <source>The workspace holds no corpus yet: import sentences or filings.</source>
        <translation>Der Arbeitsbereich enthält noch kein Korpus: Sätze oder Jahresberichte importieren.</translation>
    </message>
    <message>
        <source>Choose a corpus and read it.</source>
        <translation>Ein Korpus wählen und lesen.</translation>
    </message>
    <message>
        <source>%1 of %2 sentences have a tag. Choose a cell to see its sentences.</source>
        <translation>%1 von %2 Sätzen sind getaggt. Eine Zelle wählen, um ihre Sätze zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) shown. Select some to draft a question from them.</source>
        <translation>
            <numerusform>%n Satz angezeigt. Sätze auswählen, um daraus eine Frage zu entwerfen.</numerusform>
            <numerusform>%n Sätze angezeigt. Einige auswählen, um daraus eine Frage zu entwerfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::BottomPanel</name>
    <message>
        <source>Issues and jobs</source>
        <translation>Befunde und Aufträge</translation>
    </message>
    <message>
        <source>Progress of the job that runs</source>
        <translation>Fortschritt des laufenden Auftrags</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Hide issues and jobs</source>
        <translation>Befunde und Aufträge ausblenden</translation>
    </message>
    <message>
        <source>%1 (not imported)</source>
        <translation>%1 (nicht importiert)</translation>
    </message>
    <message>
        <source>Issues (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Jobs (%1 · %2)</source>
        <translation>Aufträge (%1 · %2)</translation>
    </message>
    <message>
        <source>Jobs (%1)</source>
        <translation>Aufträge (%1)</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::BundleController</name>
    <message numerus="yes">
        <source>%1 bundle(s): %2. Undo takes it back.</source>
        <translation>
            <numerusform>%1 Bündel: %2. Lässt sich rückgängig machen.</numerusform>
            <numerusform>%1 Bündel: %2. Lässt sich rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking bundles</source>
        <translation>Bündel kennzeichnen</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 changed the bundle %2 elsewhere (%3).</source>
        <translation>%1 hat das Bündel %2 anderswo geändert (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n bundle(s) elsewhere.</source>
        <translation>
            <numerusform>%1 hat anderswo %n Bündel geändert.</numerusform>
            <numerusform>%1 hat anderswo %n Bündel geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n edit(s) elsewhere in the workspace.</source>
        <translation>
            <numerusform>%1 hat anderswo im Arbeitsbereich %n Änderung vorgenommen.</numerusform>
            <numerusform>%1 hat anderswo im Arbeitsbereich %n Änderungen vorgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 bundle was added elsewhere: %1.</source>
        <translation>Anderswo wurde 1 Bündel hinzugefügt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n bundles were added elsewhere: %1.</source>
        <translation>
            <numerusform>Anderswo wurde %n Bündel hinzugefügt: %1.</numerusform>
            <numerusform>Anderswo wurden %n Bündel hinzugefügt: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bundles %1 were removed elsewhere.</source>
        <translation>Die Bündel %1 wurden anderswo entfernt.</translation>
    </message>
    <message>
        <source>Loading bundles</source>
        <translation>Bündel laden</translation>
    </message>
</context>
<context>
    <name>assay::app::BundleDetail</name>
    <message>
        <source>Questions that the bundle is linked with</source>
        <translation>Fragen, mit denen das Bündel verknüpft ist</translation>
    </message>
    <message>
        <source>Return or a double click shows the question on its page</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Frage auf ihrer Seite</translation>
    </message>
    <message>
        <source>A company counts once, whatever its number of sentences</source>
        <translation>Ein Unternehmen zählt einmal, gleich mit wie vielen Sätzen</translation>
    </message>
    <message>
        <source>How the sentences stand side by side</source>
        <translation>Wie die Sätze nebeneinanderstehen</translation>
    </message>
    <message>
        <source>Of itself: by company where there are several, else by year</source>
        <translation>Automatisch: nach Unternehmen, wenn es mehrere sind, sonst nach Jahr</translation>
    </message>
    <message>
        <source>Side by side: automatic</source>
        <translation>Nebeneinander: automatisch</translation>
    </message>
    <message>
        <source>Side by side: by year</source>
        <translation>Nebeneinander: nach Jahr</translation>
    </message>
    <message>
        <source>Side by side: by company</source>
        <translation>Nebeneinander: nach Unternehmen</translation>
    </message>
    <message>
        <source>Note on the bundle</source>
        <translation>Notiz zum Bündel</translation>
    </message>
    <message>
        <source>Note (F2)</source>
        <translation>Notiz (F2)</translation>
    </message>
    <message>
        <source>A note on the bundle; Return keeps it, Escape gives up</source>
        <translation>Eine Notiz zum Bündel; Eingabetaste übernimmt, Esc verwirft</translation>
    </message>
    <message>
        <source>Suite that the draft goes to</source>
        <translation>Suite, in die der Entwurf kommt</translation>
    </message>
    <message>
        <source>The suite that the draft goes to; a new name makes a new suite</source>
        <translation>Die Suite, in die der Entwurf kommt; ein neuer Name legt eine neue Suite an</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>The note was changed elsewhere to “%1”. Return keeps yours in its place, Escape gives it up.</source>
        <translation>Die Notiz wurde anderswo in „%1“ geändert. Eingabetaste setzt Ihre an deren Stelle, Esc verwirft Ihre.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>Linked with %n question(s)</source>
        <translation>
            <numerusform>Mit %n Frage verknüpft</numerusform>
            <numerusform>Mit %n Fragen verknüpft</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::BundleGroupModel</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>All bundles</source>
        <translation>Alle Bündel</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n group(s)</source>
        <translation>
            <numerusform>%1: %n Gruppe</numerusform>
            <numerusform>%1: %n Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bundle(s)</source>
        <translation>
            <numerusform>%1: %n Bündel</numerusform>
            <numerusform>%1: %n Bündel</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bündel</translation>
    </message>
</context>
<context>
    <name>assay::app::BundleListModel</name>
    <message>
        <source>Place in its file</source>
        <translation>Position in der Datei</translation>
    </message>
    <message>
        <source>All sentences, also several of one company or year</source>
        <translation>Alle Sätze, auch mehrere eines Unternehmens oder Jahres</translation>
    </message>
    <message>
        <source>Used once a question was drafted from it or linked with it; rejected when none should be</source>
        <translation>Verwendet: Eine Frage wurde daraus entworfen oder damit verknüpft; abgelehnt: Es soll keine entstehen</translation>
    </message>
    <message>
        <source>Each once, whatever its number of sentences</source>
        <translation>Jedes einmal, gleich mit wie vielen Sätzen</translation>
    </message>
    <message>
        <source>Why the bundle was rejected</source>
        <translation>Warum das Bündel abgelehnt wurde</translation>
    </message>
    <message>
        <source>Questions that were drafted from it or linked with it</source>
        <translation>Fragen, die daraus entworfen oder damit verknüpft wurden</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rejected because</source>
        <translation>Ablehnungsgrund</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
</context>
<context>
    <name>assay::app::BundlesOfQuestion</name>
    <message>
        <source>Bundle: %1</source>
        <translation>Bündel: %1</translation>
    </message>
    <message>
        <source>Shows the bundle that the question is linked with: %1</source>
        <translation>Zeigt das Bündel, mit dem die Frage verknüpft ist: %1</translation>
    </message>
    <message>
        <source>Show the bundle %1</source>
        <translation>Bündel %1 zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s)</source>
        <translation>
            <numerusform>%n Bündel</numerusform>
            <numerusform>%n Bündel</numerusform>
        </translation>
    </message>
    <message>
        <source>The bundles that the question is linked with</source>
        <translation>Die Bündel, mit denen die Frage verknüpft ist</translation>
    </message>
</context>
<context>
    <name>assay::app::BundlesPage</name>
    <message>
        <source>Bundles</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation>%1 Bündelsätze</translation>
    </message>
    <message>
        <source>%1 · n = %2</source>
        <translation>%1 · n = %2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 shown</source>
        <translation>%1 · %2 von %3 angezeigt</translation>
    </message>
    <message>
        <source> · %1 used</source>
        <translation> · %1 verwendet</translation>
    </message>
    <message>
        <source> · %1 rejected</source>
        <translation> · %1 abgelehnt</translation>
    </message>
    <message>
        <source>Groups of bundles</source>
        <translation>Gruppen von Bündeln</translation>
    </message>
    <message>
        <source>Show all bundles</source>
        <translation>Alle Bündel zeigen</translation>
    </message>
    <message>
        <source>Search in topics, companies and sentences</source>
        <translation>In Themen, Unternehmen und Sätzen suchen</translation>
    </message>
    <message>
        <source>Search in topics, companies and sentences (Ctrl+F)</source>
        <translation>In Themen, Unternehmen und Sätzen suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation>Arbeitsbereich wird geöffnet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with bundles anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Öffnen Sie einen über das Menü „Datei“ oder ziehen Sie eine Datei mit Bündeln irgendwo ins Fenster.</translation>
    </message>
    <message>
        <source>Loading the bundles…</source>
        <translation>Bündel werden geladen …</translation>
    </message>
    <message>
        <source>This workspace holds no bundles, and it can only be read.
Open one that can be written to import bundles.</source>
        <translation>Dieser Arbeitsbereich enthält keine Bündel und kann nur gelesen werden.
Öffnen Sie einen beschreibbaren, um Bündel zu importieren.</translation>
    </message>
    <message>
        <source>No bundle is in this group any more.
Choose another one on the left, or show all.</source>
        <translation>In dieser Gruppe ist kein Bündel mehr.
Wählen Sie links eine andere oder zeigen Sie alle an.</translation>
    </message>
    <message>
        <source>No bundle of this group holds all of these words.
Try fewer, or show all.</source>
        <translation>Kein Bündel dieser Gruppe enthält alle diese Wörter.
Versuchen Sie weniger oder zeigen Sie alle an.</translation>
    </message>
    <message>
        <source>No bundle holds all of these words.
Try fewer, or parts of them.</source>
        <translation>Kein Bündel enthält alle diese Wörter.
Versuchen Sie weniger oder Teile davon.</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>The selected bundles are used (U)</source>
        <translation>Die ausgewählten Bündel sind verwendet (U)</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>The selected bundles are neither used nor rejected (Backspace)</source>
        <translation>Die ausgewählten Bündel sind weder verwendet noch abgelehnt (Rücktaste)</translation>
    </message>
    <message>
        <source>Rejected…</source>
        <translation>Abgelehnt …</translation>
    </message>
    <message>
        <source>No question should be made from the selected bundles: 1 to 9 choose the reason (X)</source>
        <translation>Aus den ausgewählten Bündeln soll keine Frage entstehen: 1 bis 9 wählen den Grund (X)</translation>
    </message>
    <message>
        <source>Draft question</source>
        <translation>Frage entwerfen</translation>
    </message>
    <message>
        <source>Makes a question with the companies, years, evidence, scope, answer type, sections and category of the bundle in front, and opens it (Ctrl+D)</source>
        <translation>Erstellt eine Frage mit Unternehmen, Jahren, Belegen, Umfang, Antworttyp, Abschnitten und Kategorie des aktuellen Bündels und öffnet sie (Strg+D)</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Unlink the question</source>
        <translation>Verknüpfung lösen</translation>
    </message>
    <message>
        <source>The bundle and the selected question are linked no longer; both stay</source>
        <translation>Bündel und ausgewählte Frage sind nicht mehr verknüpft; beide bleiben</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Im Korpus zeigen</translation>
    </message>
    <message>
        <source>Shows the sentence at the cursor in its corpus (Ctrl+E)</source>
        <translation>Zeigt den Satz am Cursor in seinem Korpus (Strg+E)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Previous bundle</source>
        <translation>Vorheriges Bündel</translation>
    </message>
    <message>
        <source>Next bundle</source>
        <translation>Nächstes Bündel</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Bundles as JSON…</source>
        <translation>Bündel als JSON …</translation>
    </message>
    <message>
        <source>The set of the bundle in front, as it was imported</source>
        <translation>Der Bündelsatz des aktuellen Bündels, wie er importiert wurde</translation>
    </message>
    <message>
        <source>Keys of the page of bundles</source>
        <translation>Tasten der Bündelseite</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>The reason, after rejecting</source>
        <translation>Der Grund, nach dem Ablehnen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In the table: to the sentences</source>
        <translation>In der Tabelle: zu den Sätzen</translation>
    </message>
    <message>
        <source>In the linked questions: shows the question</source>
        <translation>In den verknüpften Fragen: zeigt die Frage</translation>
    </message>
    <message>
        <source>Name the suite that the draft goes to; it is made if there is none.</source>
        <translation>Nennen Sie die Suite für den Entwurf; gibt es sie nicht, wird sie angelegt.</translation>
    </message>
    <message>
        <source>A question was drafted in the suite %1. Undo takes it back.</source>
        <translation>In der Suite %1 wurde eine Frage entworfen. Lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Save the bundles</source>
        <translation>Bündel speichern</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Bundles, the atlas and the patterns</source>
        <translation>Bündel, Atlas und Muster</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>This workspace holds no bundles yet: sentences that belong together, from which questions are drafted.
Drop a file with bundles (JSON) here, use File &gt; Import, or mine a corpus.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Bündel: Sätze, die zusammengehören und aus denen Fragen entworfen werden.
Eine Datei mit Bündeln (JSON) hierher ziehen, Datei &gt; Importieren verwenden oder Bündel aus einem Korpus extrahieren.</translation>
    </message>
    <message>
        <source>Mine…</source>
        <translation>Extrahieren …</translation>
    </message>
    <message>
        <source>Reads a corpus and makes bundles of what belongs together</source>
        <translation>Liest ein Korpus und bildet Bündel aus dem, was zusammengehört</translation>
    </message>
</context>
<context>
    <name>assay::app::CaseDetail</name>
    <message>
        <source>bad gold</source>
        <translation>schlechtes Gold</translation>
    </message>
    <message>
        <source>boilerplate</source>
        <translation>Floskel</translation>
    </message>
    <message>
        <source>bad cut</source>
        <translation>schlechter Schnitt</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>erneut ansehen</translation>
    </message>
    <message>
        <source>The anchor in its section</source>
        <translation>Der Anker in seinem Abschnitt</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>In its section</source>
        <translation>Im Abschnitt</translation>
    </message>
    <message>
        <source>&amp;Gold</source>
        <translation>&amp;Gold</translation>
    </message>
    <message>
        <source>&amp;Retrieved, best first; the anchor itself left out</source>
        <translation>Ge&amp;funden, bestes Ergebnis zuerst; ohne den Anker selbst</translation>
    </message>
    <message>
        <source>Flags this case; undo takes it back</source>
        <translation>Markiert diesen Fall; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Note on the case</source>
        <translation>Notiz zum Fall</translation>
    </message>
    <message>
        <source>Note on this case; Return keeps it (F2)</source>
        <translation>Notiz zu diesem Fall; Eingabetaste übernimmt (F2)</translation>
    </message>
    <message>
        <source>Choose a case above: Ctrl+Right and Ctrl+Left walk through them.</source>
        <translation>Wählen Sie oben einen Fall: Strg+Rechts und Strg+Links blättern durch die Fälle.</translation>
    </message>
    <message>
        <source>%1 gold within ±%2</source>
        <translation>%1 Gold innerhalb ±%2</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht abgedeckt</translation>
    </message>
    <message>
        <source>section of %1</source>
        <translation>Abschnitt der Länge %1</translation>
    </message>
    <message>
        <source>not asked: it has no vector</source>
        <translation>nicht abgefragt: hat keinen Vektor</translation>
    </message>
    <message>
        <source>not asked: it has no words</source>
        <translation>nicht abgefragt: hat keine Wörter</translation>
    </message>
    <message>
        <source>not asked: there is no list of it</source>
        <translation>nicht abgefragt: keine Liste dazu</translation>
    </message>
    <message>
        <source>not asked: it is not searched</source>
        <translation>nicht abgefragt: wird nicht durchsucht</translation>
    </message>
    <message>
        <source>first gold at rank %1</source>
        <translation>erstes Gold auf Rang %1</translation>
    </message>
    <message>
        <source>no gold among %1 results</source>
        <translation>kein Gold unter %1 Ergebnissen</translation>
    </message>
    <message>
        <source>whether it finds itself is not known</source>
        <translation>unbekannt, ob er sich selbst findet</translation>
    </message>
    <message>
        <source>finds itself</source>
        <translation>findet sich selbst</translation>
    </message>
    <message>
        <source>ties with itself</source>
        <translation>Gleichstand mit sich selbst</translation>
    </message>
    <message>
        <source>does not find itself</source>
        <translation>findet sich selbst nicht</translation>
    </message>
    <message>
        <source>does not come first, ties are not known</source>
        <translation>steht nicht an erster Stelle, Gleichstände unbekannt</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>◆ anchor</source>
        <translation>◆ Anker</translation>
    </message>
    <message>
        <source>✓ gold</source>
        <translation>✓ Gold</translation>
    </message>
    <message>
        <source>≡ not prose</source>
        <translation>≡ kein Fließtext</translation>
    </message>
    <message>
        <source>→ reference</source>
        <translation>→ Verweis</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, gefunden</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 ✓ gold</source>
        <translation>%1 ✓ Gold</translation>
    </message>
    <message>
        <source>Gold: within the window of the anchor</source>
        <translation>Gold: innerhalb des Fensters des Ankers</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>same text at %1 companies among these results</source>
        <translation>gleicher Text bei %1 Unternehmen unter diesen Ergebnissen</translation>
    </message>
    <message>
        <source>same text %1 times</source>
        <translation>gleicher Text %1-mal</translation>
    </message>
    <message>
        <source>%1 results have the same text; unfold to see each (Right). Only the results shown are counted, not the whole corpus.</source>
        <translation>%1 Ergebnisse haben denselben Text; aufklappen zeigt sie einzeln (Rechts). Gezählt werden nur die angezeigten Ergebnisse, nicht das ganze Korpus.</translation>
    </message>
</context>
<context>
    <name>assay::app::CaseFilter</name>
    <message>
        <source>A result of another company has a cosine of %1 or more with the anchor.</source>
        <translation>Ein Ergebnis eines anderen Unternehmens hat mit dem Anker einen Kosinus von %1 oder mehr.</translation>
    </message>
    <message>
        <source>The anchor&apos;s section has fewer than %1 sentences that are searched.</source>
        <translation>Im Abschnitt des Ankers werden weniger als %1 Sätze durchsucht.</translation>
    </message>
    <message>
        <source>%1 or more of the anchor&apos;s words hold a digit or a currency sign.</source>
        <translation>%1 oder mehr der Wörter des Ankers enthalten eine Ziffer oder ein Währungszeichen.</translation>
    </message>
    <message>
        <source>The anchor only refers the reader elsewhere, as &quot;See Note 12&quot; does.</source>
        <translation>Der Anker verweist nur auf eine andere Stelle, wie „See Note 12“.</translation>
    </message>
    <message>
        <source>None of the other diagnoses applies.</source>
        <translation>Keine der anderen Diagnosen trifft zu.</translation>
    </message>
    <message>
        <source>sections of %1 sentences</source>
        <translation>Abschnitte mit %1 Sätzen</translation>
    </message>
    <message>
        <source>without a section</source>
        <translation>ohne Abschnitt</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>without a year</source>
        <translation>ohne Jahr</translation>
    </message>
    <message>
        <source>without a company</source>
        <translation>ohne Unternehmen</translation>
    </message>
    <message>
        <source>%1: counted</source>
        <translation>%1: gezählt</translation>
    </message>
    <message>
        <source>%1: missed</source>
        <translation>%1: verfehlt</translation>
    </message>
    <message>
        <source> over all anchors</source>
        <translation> über alle Anker</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht abgedeckt</translation>
    </message>
    <message>
        <source>all anchors</source>
        <translation>alle Anker</translation>
    </message>
    <message>
        <source>anchors asked</source>
        <translation>gefragte Anker</translation>
    </message>
    <message>
        <source>window ±%1</source>
        <translation>Fenster ±%1</translation>
    </message>
</context>
<context>
    <name>assay::app::CaseListModel</name>
    <message>
        <source>not asked</source>
        <translation>nicht abgefragt</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht abgedeckt</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>Rank of the first gold sentence among the results, the anchor left out</source>
        <translation>Rang des ersten Goldsatzes unter den Ergebnissen, ohne den Anker</translation>
    </message>
    <message>
        <source>First gold</source>
        <translation>Erstes Gold</translation>
    </message>
    <message>
        <source>Cosine distance of the gold sentence that is nearest, found or not</source>
        <translation>Kosinusabstand des nächstgelegenen Goldsatzes, ob gefunden oder nicht</translation>
    </message>
    <message>
        <source>Best gold</source>
        <translation>Bestes Gold</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Sentences of the section that are searched</source>
        <translation>Sätze des Abschnitts, die durchsucht werden</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Gold sentences within the window</source>
        <translation>Goldsätze innerhalb des Fensters</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>The effective window, in positions to both sides</source>
        <translation>Das wirksame Fenster, in Positionen nach beiden Seiten</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>assay::app::CasesPane</name>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Which of the anchors of the figure</source>
        <translation>Welche der Anker der Kennzahl</translation>
    </message>
    <message>
        <source>all of its anchors</source>
        <translation>alle ihre Anker</translation>
    </message>
    <message>
        <source>those that count</source>
        <translation>die zählenden</translation>
    </message>
    <message>
        <source>those that are missed</source>
        <translation>die verfehlten</translation>
    </message>
    <message>
        <source>Shows every covered case again</source>
        <translation>Zeigt wieder alle abgedeckten Fälle</translation>
    </message>
    <message>
        <source>Cases, the hardest first</source>
        <translation>Fälle, die schwierigsten zuerst</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation>Noch kein Anker wurde abgefragt.</translation>
    </message>
    <message>
        <source>No anchor passes this filter. Another diagnosis, or ✕, shows more.</source>
        <translation>Kein Anker passt zu diesem Filter. Eine andere Diagnose oder ✕ zeigt mehr.</translation>
    </message>
</context>
<context>
    <name>assay::app::ChatServiceForm</name>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The environment variable that holds the key. The key is kept nowhere.</source>
        <translation>Die Umgebungsvariable, die den Schlüssel enthält. Der Schlüssel wird nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Key in</source>
        <translation>Schlüssel in</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>Preis, gesendet</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>Preis, empfangen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>In USD for a million tokens, as the provider says</source>
        <translation>In USD je Million Token, wie vom Anbieter angegeben</translation>
    </message>
    <message>
        <source>The address is to be as https://host/v1, without user name, query and fragment.</source>
        <translation>Die Adresse muss die Form https://host/v1 haben, ohne Benutzername, Abfrage und Fragment.</translation>
    </message>
    <message>
        <source>Name the model that is asked for.</source>
        <translation>Das Modell angeben, das angefragt wird.</translation>
    </message>
    <message>
        <source>One of the settings is out of its range.</source>
        <translation>Eine der Einstellungen liegt außerhalb ihres Bereichs.</translation>
    </message>
</context>
<context>
    <name>assay::app::ClaimsPane</name>
    <message>
        <source>%1 (with another scale or sign in the evidence)</source>
        <translation>%1 (mit anderer Skala oder anderem Vorzeichen in den Belegen)</translation>
    </message>
    <message>
        <source>Which answers to read</source>
        <translation>Welche Antworten gelesen werden</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle Fragen</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Next question of the queue (N in the list of claims)</source>
        <translation>Nächste Frage der Warteschlange (N in der Liste der Aussagen)</translation>
    </message>
    <message>
        <source>Which answer</source>
        <translation>Welche Antwort</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Not in the evidence</source>
        <translation>Nicht in den Belegen</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>The evidence says so (1)</source>
        <translation>Die Belege sagen es so (1)</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Extrapoliert</translation>
    </message>
    <message>
        <source>May be inferred, but does not stand there (2)</source>
        <translation>Lässt sich ableiten, steht aber nicht da (2)</translation>
    </message>
    <message>
        <source>Invented</source>
        <translation>Erfunden</translation>
    </message>
    <message>
        <source>The evidence says nothing of the kind (3)</source>
        <translation>Die Belege sagen nichts dergleichen (3)</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>In two, before the word at the cursor in the answer</source>
        <translation>In zwei, vor dem Wort am Cursor in der Antwort</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>With the claim behind it</source>
        <translation>Mit der Aussage dahinter</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Read claims</source>
        <translation>Aussagen lesen</translation>
    </message>
    <message>
        <source>%1 of %2 that fit</source>
        <translation>%1 von %2 passenden</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>There is no text of evidence to judge by.</source>
        <translation>Es gibt keinen Belegtext, nach dem sich urteilen lässt.</translation>
    </message>
    <message>
        <source>Nearest sentence: %1</source>
        <translation>Nächstliegender Satz: %1</translation>
    </message>
    <message>
        <source>Claims of an answer</source>
        <translation>Aussagen einer Antwort</translation>
    </message>
    <message>
        <source>Claim %1 judged.</source>
        <translation>Aussage %1 beurteilt.</translation>
    </message>
    <message>
        <source>Set the cursor between two words of the claim, in the answer.</source>
        <translation>Den Cursor in der Antwort zwischen zwei Wörter der Aussage setzen.</translation>
    </message>
    <message>
        <source>Claim %1 split.</source>
        <translation>Aussage %1 geteilt.</translation>
    </message>
    <message>
        <source>Claims %1 and %2 joined.</source>
        <translation>Aussagen %1 und %2 verbunden.</translation>
    </message>
    <message>
        <source>No sentence of the evidence shares a word other than figures with this claim.</source>
        <translation>Kein Satz der Belege teilt mit dieser Aussage ein Wort, außer Zahlen.</translation>
    </message>
</context>
<context>
    <name>assay::app::CompareDialog</name>
    <message>
        <source>Compare versions</source>
        <translation>Versionen vergleichen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The difference word by word</source>
        <translation>Der Unterschied Wort für Wort</translation>
    </message>
    <message>
        <source>&amp;Before:</source>
        <translation>&amp;Vorher:</translation>
    </message>
    <message>
        <source>&amp;After:</source>
        <translation>&amp;Nachher:</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>There is no suite to compare any more.</source>
        <translation>Es gibt keine Suite mehr zum Vergleichen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>Comparing %1 with %2</source>
        <translation>%1 mit %2 vergleichen</translation>
    </message>
    <message>
        <source>That is the same twice: choose another version to compare it with.</source>
        <translation>Zweimal dasselbe: Wählen Sie eine andere Version zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 added, %2 removed, %3 changed, %4 unchanged.</source>
        <translation>%1 hinzugefügt, %2 entfernt, %3 geändert, %4 unverändert.</translation>
    </message>
</context>
<context>
    <name>assay::app::ComparisonPane</name>
    <message>
        <source>Detector A</source>
        <translation>Detektor A</translation>
    </message>
    <message>
        <source>Detector B</source>
        <translation>Detektor B</translation>
    </message>
    <message>
        <source>The set that detector B judges</source>
        <translation>Der Score-Satz, den Detektor B beurteilt</translation>
    </message>
    <message>
        <source>Thresholds of both</source>
        <translation>Schwellen beider</translation>
    </message>
    <message>
        <source>each scenario&apos;s present τ</source>
        <translation>aktuelles τ je Szenario</translation>
    </message>
    <message>
        <source>predetermined defaults</source>
        <translation>vorgegebene Standardwerte</translation>
    </message>
    <message>
        <source>the τ of all samples</source>
        <translation>das τ aller Proben</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>against B</source>
        <translation>gegen B</translation>
    </message>
    <message>
        <source>of</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Der Vergleich</translation>
    </message>
    <message>
        <source>this set</source>
        <translation>dieser Score-Satz</translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation>Kein Score-Satz ist geladen.</translation>
    </message>
    <message>
        <source>Nothing is pinned: pin the thresholds that are to be compared first.</source>
        <translation>Nichts ist angeheftet: Heften Sie zuerst die Schwellen an, die verglichen werden sollen.</translation>
    </message>
    <message>
        <source>Comparing two detectors</source>
        <translation>Zwei Detektoren vergleichen</translation>
    </message>
    <message>
        <source>There is no sample that both detectors judge.</source>
        <translation>Keine Probe wird von beiden Detektoren beurteilt.</translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusController</name>
    <message>
        <source>Reading the sections of a corpus</source>
        <translation>Abschnitte eines Korpus lesen</translation>
    </message>
    <message>
        <source>Reading which sentences are prose</source>
        <translation>Lesen, welche Sätze Fließtext sind</translation>
    </message>
    <message>
        <source>Searching a corpus</source>
        <translation>Korpus durchsuchen</translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusNearest</name>
    <message>
        <source>Opening the vectors of a corpus</source>
        <translation>Vektoren eines Korpus öffnen</translation>
    </message>
    <message>
        <source>Finding the nearest sentences</source>
        <translation>Nächstgelegene Sätze suchen</translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusPage</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>No corpus of this workspace has the sentence %1.</source>
        <translation>Kein Korpus dieses Arbeitsbereichs enthält den Satz %1.</translation>
    </message>
    <message>
        <source>1 company</source>
        <translation>1 Unternehmen</translation>
    </message>
    <message>
        <source>%1 companies</source>
        <translation>%1 Unternehmen</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>1 section</source>
        <translation>1 Abschnitt</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 Abschnitte</translation>
    </message>
    <message>
        <source>1 heading</source>
        <translation>1 Überschrift</translation>
    </message>
    <message>
        <source>%1 headings</source>
        <translation>%1 Überschriften</translation>
    </message>
    <message>
        <source>1 piece of table debris</source>
        <translation>1 Tabellenrest</translation>
    </message>
    <message>
        <source>%1 pieces of table debris</source>
        <translation>%1 Tabellenreste</translation>
    </message>
    <message>
        <source>reading the sections…</source>
        <translation>Abschnitte werden gelesen …</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>1 record rejected</source>
        <translation>1 Datensatz abgewiesen</translation>
    </message>
    <message>
        <source>%1 records rejected</source>
        <translation>%1 Datensätze abgewiesen</translation>
    </message>
    <message>
        <source>imported %1</source>
        <translation>importiert %1</translation>
    </message>
    <message>
        <source>%1 · n = %2 sentences</source>
        <translation>%1 · n = %2 Sätze</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 sentences shown</source>
        <translation>%1 · %2 von %3 Sätzen angezeigt</translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation>keine Vektoren</translation>
    </message>
    <message>
        <source>%1 embedding sets</source>
        <translation>%1 Vektorsätze</translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation>Arbeitsbereich wird geöffnet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop filings or a file of sentences anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Öffnen Sie einen über das Menü „Datei“ oder ziehen Sie Jahresberichte oder eine Datei mit Sätzen irgendwo ins Fenster.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus, and it can only be read.
Open one that can be written to import one.</source>
        <translation>Dieser Arbeitsbereich enthält kein Korpus und kann nur gelesen werden.
Öffnen Sie einen beschreibbaren, um eines zu importieren.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus yet: sentences in order, with company, year and section.

Drop filings (JSON of edgar-crawler; all at once make one corpus), JSON lines or CSV with sentences,
a BEIR corpus.jsonl, or a list of sentence ids here, or use File &gt; Import.</source>
        <translation>Dieser Arbeitsbereich enthält noch kein Korpus: Sätze in ihrer Reihenfolge, mit Unternehmen, Jahr und Abschnitt.

Ziehen Sie Jahresberichte (JSON von edgar-crawler; alle zusammen ergeben ein Korpus), JSON Lines oder CSV mit Sätzen,
eine BEIR-Datei corpus.jsonl oder eine Liste von Satz-IDs hierher oder nutzen Sie „Datei“ &gt; „Importieren“.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>No sentence holds all of these words.
Try fewer, or the beginning of the last one.</source>
        <translation>Kein Satz enthält alle diese Wörter.
Versuchen Sie weniger oder nur den Anfang des letzten.</translation>
    </message>
    <message>
        <source>No sentence of this part of the corpus holds all of these words.
Try fewer, or search in all sentences.</source>
        <translation>Kein Satz dieses Teils des Korpus enthält alle diese Wörter.
Versuchen Sie weniger oder suchen Sie in allen Sätzen.</translation>
    </message>
    <message>
        <source>Nothing here is prose: only headings or table debris.</source>
        <translation>Hier ist kein Fließtext: nur Überschriften oder Tabellenreste.</translation>
    </message>
    <message>
        <source>There are no sentences here.</source>
        <translation>Hier sind keine Sätze.</translation>
    </message>
    <message>
        <source>%1 hits so far</source>
        <translation>bisher %1 Treffer</translation>
    </message>
    <message>
        <source>No word to look for</source>
        <translation>Kein Suchwort</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Go to an id</source>
        <translation>Zu einer ID gehen</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>Nächster Abschnitt</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Vorheriger Abschnitt</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>Nur Fließtext</translation>
    </message>
    <message>
        <source>Leaves out headings and table debris (Ctrl+Shift+P)</source>
        <translation>Lässt Überschriften und Tabellenreste weg (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Nur Treffer</translation>
    </message>
    <message>
        <source>Lists what was found, or everything with it (Ctrl+Shift+H)</source>
        <translation>Listet nur das Gefundene auf oder alles (Strg+Umschalt+H)</translation>
    </message>
    <message>
        <source>Rename the corpus…</source>
        <translation>Korpus umbenennen …</translation>
    </message>
    <message>
        <source>Remove the corpus…</source>
        <translation>Korpus entfernen …</translation>
    </message>
    <message>
        <source>Show the issues of its import</source>
        <translation>Befunde des Imports zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Listed sentences as CSV…</source>
        <translation>Aufgelistete Sätze als CSV …</translation>
    </message>
    <message>
        <source>How it was cut, as CSV…</source>
        <translation>Zerlegung als CSV …</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Rename the corpus</source>
        <translation>Korpus umbenennen</translation>
    </message>
    <message>
        <source>Name of the corpus</source>
        <translation>Name des Korpus</translation>
    </message>
    <message>
        <source>Remove a corpus</source>
        <translation>Korpus entfernen</translation>
    </message>
    <message>
        <source>Remove the corpus “%1”?</source>
        <translation>Korpus „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Its %1 sentences go with their %2 embedding sets and anchor sets; questions and bundles that refer to them stay. The files it was imported from stay as they are. This cannot be undone.</source>
        <translation>Seine %1 Sätze werden mit ihren %2 Vektorsätzen und Ankersätzen entfernt; Fragen und Bündel, die darauf verweisen, bleiben. Die importierten Dateien bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Reading the issues of a corpus</source>
        <translation>Befunde eines Korpus lesen</translation>
    </message>
    <message>
        <source>The import of “%1” had nothing to report.</source>
        <translation>Beim Import von „%1“ gab es nichts zu melden.</translation>
    </message>
    <message>
        <source>Keys of the corpus page</source>
        <translation>Tasten der Korpusseite</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In the search: to the next hit; in the tree: to the sentences</source>
        <translation>In der Suche: zum nächsten Treffer; im Baum: zu den Sätzen</translation>
    </message>
    <message>
        <source>In the sentences: to the inspector; in the neighbours: to the sentence</source>
        <translation>In den Sätzen: zum Inspektor; in den Nachbarn: zum Satz</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Copies the selected rows as TSV</source>
        <translation>Kopiert die ausgewählten Zeilen als TSV</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In a field: empties it; in the inspector: back to the sentences</source>
        <translation>In einem Feld: leert es; im Inspektor: zurück zu den Sätzen</translation>
    </message>
    <message>
        <source>&amp;Sentences</source>
        <translation>&amp;Sätze</translation>
    </message>
    <message>
        <source>How the files were cut</source>
        <translation>Wie die Dateien zerlegt wurden</translation>
    </message>
    <message>
        <source>How it was &amp;cut</source>
        <translation>&amp;Zerlegung</translation>
    </message>
    <message>
        <source>&amp;Embedding sets</source>
        <translation>&amp;Vektorsätze</translation>
    </message>
    <message>
        <source>Rename, remove or look at the issues of the corpus</source>
        <translation>Korpus umbenennen, entfernen oder seine Befunde ansehen</translation>
    </message>
    <message>
        <source>Filter companies, years and sections</source>
        <translation>Unternehmen, Jahre und Abschnitte filtern</translation>
    </message>
    <message>
        <source>Company, CIK, year, section</source>
        <translation>Unternehmen, CIK, Jahr, Abschnitt</translation>
    </message>
    <message>
        <source>Companies, years and sections</source>
        <translation>Unternehmen, Jahre und Abschnitte</translation>
    </message>
    <message>
        <source>Search in the sentences</source>
        <translation>In den Sätzen suchen</translation>
    </message>
    <message>
        <source>Search in the sentences (Ctrl+F)</source>
        <translation>In den Sätzen suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Every word, the last one as a beginning; words between double quotes stand one after the other. F3: the next hit.</source>
        <translation>Alle Wörter, das letzte auch als Wortanfang; Wörter in doppelten Anführungszeichen stehen hintereinander. F3: nächster Treffer.</translation>
    </message>
    <message>
        <source>Go to a sentence by its id or its place in the corpus</source>
        <translation>Zu einem Satz gehen, per ID oder Position im Korpus</translation>
    </message>
    <message>
        <source>Id or place (Ctrl+G)</source>
        <translation>ID oder Position (Strg+G)</translation>
    </message>
    <message>
        <source>Show all sentences</source>
        <translation>Alle Sätze zeigen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>The corpus “%1” is no longer in this workspace: it was removed elsewhere.</source>
        <translation>Das Korpus „%1“ ist nicht mehr in diesem Arbeitsbereich: Es wurde anderswo entfernt.</translation>
    </message>
    <message>
        <source>The corpus “%1” is no longer in this workspace: it was removed elsewhere. “%2” is in front now.</source>
        <translation>Das Korpus „%1“ ist nicht mehr in diesem Arbeitsbereich: Es wurde anderswo entfernt. Jetzt wird „%2“ angezeigt.</translation>
    </message>
</context>
<context>
    <name>assay::app::CoverageModel</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle Fragen</translation>
    </message>
    <message>
        <source>no question: a gap</source>
        <translation>keine Frage: eine Lücke</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions; one with several years or companies counts once in each row, and once in the grand total</source>
        <translation>Fragen; eine mit mehreren Jahren oder Unternehmen zählt in jeder Zeile einmal und in der Gesamtsumme einmal</translation>
    </message>
</context>
<context>
    <name>assay::app::CoveragePane</name>
    <message>
        <source>Suite whose coverage is shown</source>
        <translation>Suite, deren Abdeckung gezeigt wird</translation>
    </message>
    <message>
        <source>All &amp;usual values</source>
        <translation>Alle ü&amp;blichen Werte</translation>
    </message>
    <message>
        <source>Lists every category from A to J, difficulty, scope and answer type, also those that no question has, so that what is missing is seen</source>
        <translation>Listet alle Kategorien von A bis J sowie alle Werte von Schwierigkeit, Umfang und Antworttyp auf, auch solche ohne Frage, damit Fehlendes sichtbar wird</translation>
    </message>
    <message>
        <source>Questions for each combination of facets</source>
        <translation>Fragen je Kombination von Facetten</translation>
    </message>
    <message>
        <source>All suites</source>
        <translation>Alle Suiten</translation>
    </message>
    <message>
        <source>%1, as chosen in the facets</source>
        <translation>%1, wie in den Facetten gewählt</translation>
    </message>
    <message>
        <source>%1, the newest suite</source>
        <translation>%1, die neueste Suite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Spalten: %1</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Öffnen Sie einen über das Menü „Datei“.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a file with questions from the menu File, or drop one here.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Goldfragen.
Importieren Sie eine Datei mit Fragen über das Menü „Datei“ oder ziehen Sie eine hierher.</translation>
    </message>
    <message>
        <source>Choose at least one facet for the rows and one for the columns.</source>
        <translation>Wählen Sie mindestens eine Facette für die Zeilen und eine für die Spalten.</translation>
    </message>
    <message>
        <source>%1 · n = %2 · gaps (hatched): %3</source>
        <translation>%1 · n = %2 · Lücken (schraffiert): %3</translation>
    </message>
    <message>
        <source> · without retired ones</source>
        <translation> · ohne zurückgezogene</translation>
    </message>
    <message>
        <source> · only rows or columns that occur are listed</source>
        <translation> · nur vorkommende Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>spot check</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>target mix</source>
        <translation>Zielverteilung</translation>
    </message>
    <message>
        <source>Choose a cell of the matrix first: one with a category, difficulty, scope or answer type.</source>
        <translation>Wählen Sie zuerst eine Zelle der Matrix: eine mit Kategorie, Schwierigkeit, Umfang oder Antworttyp.</translation>
    </message>
</context>
<context>
    <name>assay::app::CurvePane</name>
    <message>
        <source>What the left chart shows</source>
        <translation>Was das linke Diagramm zeigt</translation>
    </message>
    <message>
        <source>Precision-recall, scores</source>
        <translation>Precision-Recall, Scores</translation>
    </message>
    <message>
        <source>Precision-recall, decision</source>
        <translation>Precision-Recall, Entscheidung</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Each class&apos;s own score; the FHRI classes among the samples that NLI leaves</source>
        <translation>Der eigene Score jeder Klasse; die FHRI-Klassen unter den Proben, die NLI übrig lässt</translation>
    </message>
    <message>
        <source>The whole decision over all samples: what NLI takes caps the recall</source>
        <translation>Die ganze Entscheidung über alle Proben: Was NLI abfängt, begrenzt den Recall</translation>
    </message>
    <message>
        <source>The FHRI read as the probability that the answer is accurate</source>
        <translation>Der FHRI als Wahrscheinlichkeit gelesen, dass die Antwort korrekt ist</translation>
    </message>
</context>
<context>
    <name>assay::app::CurvePlots</name>
    <message>
        <source>No set is loaded. Import scores or choose a set.</source>
        <translation>Kein Satz ist geladen. Importieren Sie Scores oder wählen Sie einen Satz.</translation>
    </message>
    <message>
        <source>%1, n %2</source>
        <translation>%1, n %2</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 ohne</translation>
    </message>
    <message>
        <source>%1
%2 to %3: %4 samples</source>
        <translation>%1
%2 bis %3: %4 Proben</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>No sample of this scope has this score.</source>
        <translation>Keine Probe dieses Bereichs hat diesen Score.</translation>
    </message>
    <message>
        <source>Precision and recall of the whole decision</source>
        <translation>Precision und Recall der ganzen Entscheidung</translation>
    </message>
    <message>
        <source>Recall (of all samples of the class)</source>
        <translation>Recall (aller Proben der Klasse)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>%1, AP %2, recall ≤ %3</source>
        <translation>%1, AP %2, Recall ≤ %3</translation>
    </message>
    <message>
        <source>No class has a curve: the set has no scored sample.</source>
        <translation>Keine Klasse hat eine Kurve: Der Satz hat keine Probe mit Score.</translation>
    </message>
    <message>
        <source>%1 · %2
precision %3, recall %4
%5 right of %6 taken, among all samples</source>
        <translation>%1 · %2
Precision %3, Recall %4
%5 richtig von %6 gewählten, unter allen Proben</translation>
    </message>
    <message>
        <source>ROC, each class against the rest</source>
        <translation>ROC, jede Klasse gegen den Rest</translation>
    </message>
    <message>
        <source>False positive rate (after NLI)</source>
        <translation>Falsch-Positiv-Rate (nach NLI)</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Richtig-Positiv-Rate</translation>
    </message>
    <message>
        <source>%1, AUC %2</source>
        <translation>%1, AUC %2</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>ROC needs samples of a class and of the rest.</source>
        <translation>ROC braucht Proben einer Klasse und des Rests.</translation>
    </message>
    <message>
        <source>%1 · %2
true positive rate %3, false positive rate %4
%5 right, %6 wrong taken</source>
        <translation>%1 · %2
Richtig-Positiv-Rate %3, Falsch-Positiv-Rate %4
%5 richtig, %6 falsch gewählt</translation>
    </message>
    <message>
        <source>Reliability of the FHRI</source>
        <translation>Zuverlässigkeit des FHRI</translation>
    </message>
    <message>
        <source>Mean FHRI of the bin (samples that NLI does not take)</source>
        <translation>Mittlerer FHRI der Klasse (Proben, die NLI nicht nimmt)</translation>
    </message>
    <message>
        <source>Share accurate</source>
        <translation>Anteil korrekt</translation>
    </message>
    <message>
        <source>No sample is left to the FHRI here.</source>
        <translation>Dem FHRI bleibt hier keine Probe.</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
    </message>
    <message>
        <source>FHRI %1 to %2, mean %3
%4 of %5 accurate: %6
Wilson 95 %: %7 to %8</source>
        <translation>FHRI %1 bis %2, Mittel %3
%4 von %5 korrekt: %6
Wilson 95 %: %7 bis %8</translation>
    </message>
    <message>
        <source>FHRI of each class</source>
        <translation>FHRI je Klasse</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>τ %1</source>
        <translation>τ %1</translation>
    </message>
    <message>
        <source>NLI of each class</source>
        <translation>NLI je Klasse</translation>
    </message>
    <message>
        <source>NLI contradiction score</source>
        <translation>NLI-Score für Widerspruch</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>weich %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation>hart %1</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>No scored sample.</source>
        <translation>Keine Probe mit Score.</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>halluc. recall</source>
        <translation>Halluz.-Recall</translation>
    </message>
    <message>
        <source>τ* %1</source>
        <translation>τ* %1</translation>
    </message>
    <message>
        <source>infeasible, %1</source>
        <translation>unzulässig, %1</translation>
    </message>
    <message>
        <source>No sample has it.</source>
        <translation>Keine Probe hat sie.</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>accurate with Wilson 95 %, ECE %1, n %2</source>
        <translation>korrekt mit Wilson 95&#xa0;%, ECE %1, n %2</translation>
    </message>
    <message>
        <source>%1, AUC %2, n %3</source>
        <translation>%1, AUC %2, n %3</translation>
    </message>
</context>
<context>
    <name>assay::app::CurvesPane</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No covered anchor has been asked yet.</source>
        <translation>Noch kein abgedeckter Anker wurde abgefragt.</translation>
    </message>
    <message>
        <source>Hit@k for each k</source>
        <translation>Hit@k für jedes k</translation>
    </message>
    <message>
        <source>MRR@k for each k</source>
        <translation>MRR@k für jedes k</translation>
    </message>
</context>
<context>
    <name>assay::app::DecideDialog</name>
    <message>
        <source>Thresholds for %1</source>
        <translation>Schwellen für %1</translation>
    </message>
    <message>
        <source>Decide these thresholds</source>
        <translation>Diese Schwellen festlegen</translation>
    </message>
    <message>
        <source>Why these thresholds?</source>
        <translation>Warum diese Schwellen?</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Default τ %1 · NLI %2 / %3 · %4 sample(s)</source>
        <translation>
            <numerusform>Standard-τ %1 · NLI %2 / %3 · %4 Probe</numerusform>
            <numerusform>Standard-τ %1 · NLI %2 / %3 · %4 Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>All constraints are met over all samples.</source>
        <translation>Über alle Proben sind alle Nebenbedingungen erfüllt.</translation>
    </message>
    <message>
        <source>Not every constraint is met over all samples; the decision says so.</source>
        <translation>Über alle Proben ist nicht jede Nebenbedingung erfüllt; die Entscheidung hält das fest.</translation>
    </message>
    <message>
        <source>No bootstrap and no held-out score yet: run them in the tab Robustness to store them with the decision.</source>
        <translation>Noch kein Bootstrap und kein Score auf zurückgehaltenen Proben: Führen Sie sie im Tab „Robustheit“ aus, um sie mit der Entscheidung zu speichern.</translation>
    </message>
    <message>
        <source>A decision needs a name, an author and a reason.</source>
        <translation>Eine Entscheidung braucht einen Namen, einen Autor und einen Grund.</translation>
    </message>
    <message>
        <source>✗ Not stored: there is a decision called “%1” already. Give it another name.</source>
        <translation>✗ Nicht gespeichert: Es gibt schon eine Entscheidung „%1“. Geben Sie ihr einen anderen Namen.</translation>
    </message>
    <message>
        <source>✗ Not stored. %1</source>
        <translation>✗ Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>The held-out score in the tab Robustness is of another τ: run it again to store one with the decision.</source>
        <translation>Der Score auf ungesehenen Daten im Tab „Robustheit“ gehört zu einem anderen τ: Führen Sie ihn erneut aus, um einen mit der Festlegung zu speichern.</translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionCheckDialog</name>
    <message>
        <source>“%1” measured on %2</source>
        <translation>„%1“ gemessen an %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionsModel</name>
    <message>
        <source>feasible</source>
        <translation>zulässig</translation>
    </message>
    <message>
        <source>not feasible</source>
        <translation>unzulässig</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>The scored set that it was decided on</source>
        <translation>Der Score-Satz, auf dem entschieden wurde</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Score-Satz</translation>
    </message>
    <message>
        <source>The beginning of that set&apos;s hash</source>
        <translation>Der Anfang des Hashs dieses Score-Satzes</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>The threshold of every scenario that has none of its own</source>
        <translation>Die Schwelle aller Szenarien ohne eigene</translation>
    </message>
    <message>
        <source>Default τ</source>
        <translation>Standard-τ</translation>
    </message>
    <message>
        <source>How many scenarios have a threshold of their own</source>
        <translation>Wie viele Szenarien eine eigene Schwelle haben</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Whether every threshold meets its constraints on the data it was decided on</source>
        <translation>Ob jede Schwelle ihre Nebenbedingungen auf den Daten erfüllt, auf denen entschieden wurde</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Nebenbedingungen</translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Macro-F1 of the default on the halves of the samples that were held out</source>
        <translation>Macro-F1 des Standardwerts auf den ungesehenen Hälften der Beispiele</translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionsPane</name>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Thresholds by scenario</source>
        <translation>Schwellen je Szenario</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Festlegen …</translation>
    </message>
    <message>
        <source>Store the present thresholds as a decision</source>
        <translation>Die aktuellen Schwellen als Entscheidung speichern</translation>
    </message>
    <message>
        <source>E&amp;xport JSON…</source>
        <translation>JSON e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write the selected decision for a program to read</source>
        <translation>Die ausgewählte Entscheidung für ein Programm lesbar schreiben</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Read thresholds from a JSON file</source>
        <translation>Schwellen aus einer JSON-Datei lesen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Show how two selected decisions differ by scenario</source>
        <translation>Zeigen, wie sich zwei ausgewählte Entscheidungen je Szenario unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Measure this set against it</source>
        <translation>Diesen Score-Satz daran &amp;messen</translation>
    </message>
    <message>
        <source>What the selected decision reaches on the set that is open</source>
        <translation>Was die ausgewählte Entscheidung auf dem geöffneten Score-Satz erreicht</translation>
    </message>
    <message>
        <source>&amp;Pin it</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>Compare the page with the selected decision</source>
        <translation>Die Seite mit der ausgewählten Entscheidung vergleichen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Undo brings it back</source>
        <translation>Lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <translation>Noch nichts wurde entschieden.</translation>
    </message>
    <message>
        <source>Compare shows how these two differ.</source>
        <translation>„Vergleichen“ zeigt, wie sich diese beiden unterscheiden.</translation>
    </message>
    <message>
        <source>Select a decision, or two to compare.</source>
        <translation>Wählen Sie eine Entscheidung oder zwei zum Vergleichen.</translation>
    </message>
    <message>
        <source>The file names no default; %1 was taken for all other scenarios.</source>
        <translation>Die Datei nennt keinen Standardwert; für alle anderen Szenarien wurde %1 genommen.</translation>
    </message>
    <message>
        <source>It has τ %1 for the scenario “default” and %2 for all others; the plain form has one key for both. Export the whole decision, or decide one threshold for both.</source>
        <translation>Sie hat τ %1 für das Szenario „default“ und %2 für alle anderen; die einfache Form hat einen Schlüssel für beides. Exportieren Sie die ganze Entscheidung oder legen Sie eine Schwelle für beides fest.</translation>
    </message>
    <message>
        <source>Export the decision</source>
        <translation>Entscheidung exportieren</translation>
    </message>
    <message>
        <source>Thresholds (*.json)</source>
        <translation>Schwellen (*.json)</translation>
    </message>
    <message>
        <source>Whole decision (*.decision.json)</source>
        <translation>Ganze Entscheidung (*.decision.json)</translation>
    </message>
    <message>
        <source>Import thresholds</source>
        <translation>Schwellen importieren</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” was removed. Undo (Ctrl+Z) brings it back.</source>
        <translation>„%1“ wurde entfernt. Rückgängig (Strg+Z) holt die Entscheidung zurück.</translation>
    </message>
</context>
<context>
    <name>assay::app::DemoOpening</name>
    <message>
        <source>Making the demo</source>
        <translation>Demo anlegen</translation>
    </message>
</context>
<context>
    <name>assay::app::DetectorChoice</name>
    <message>
        <source>Full (document&apos;s weights)</source>
        <translation>Voll (Gewichte des Dokuments)</translation>
    </message>
    <message>
        <source>Without entropy</source>
        <translation>Ohne Entropie</translation>
    </message>
    <message>
        <source>FHRI as stored</source>
        <translation>FHRI wie gespeichert</translation>
    </message>
    <message>
        <source>Source&apos;s own weights</source>
        <translation>Gewichte der Quelle</translation>
    </message>
    <message>
        <source>Present weights</source>
        <translation>Aktuelle Gewichte</translation>
    </message>
    <message>
        <source>Stored predictions</source>
        <translation>Gespeicherte Vorhersagen</translation>
    </message>
    <message>
        <source>The pin</source>
        <translation>Die Anheftung</translation>
    </message>
</context>
<context>
    <name>assay::app::DetectorPane</name>
    <message>
        <source>Suspicions, and what they weigh</source>
        <translation>Verdachtsfälle und was sie wiegen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Suite or version to check</source>
        <translation>Zu prüfende Suite oder Version</translation>
    </message>
    <message>
        <source>Chec&amp;k for bad questions</source>
        <translation>Auf schlechte Fragen &amp;prüfen</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Wie weit die Prüfung ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, frozen)</source>
        <translation>%1 (%2, eingefroren)</translation>
    </message>
    <message>
        <source>Checking %1 for bad questions</source>
        <translation>%1 auf schlechte Fragen prüfen</translation>
    </message>
    <message>
        <source>The check was cancelled; nothing was changed.</source>
        <translation>Die Prüfung wurde abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>, %1 left</source>
        <translation>, noch %1</translation>
    </message>
    <message>
        <source>Reading what was decided</source>
        <translation>Entscheidungen lesen</translation>
    </message>
    <message>
        <source>There is no suite to check. Import questions first.</source>
        <translation>Es gibt keine Suite zum Prüfen. Importieren Sie zuerst Fragen.</translation>
    </message>
    <message>
        <source>Choose a suite and check it: six rules look for questions that do not deserve to be in it. You decide about each.</source>
        <translation>Wählen Sie eine Suite und prüfen Sie sie: Sechs Regeln suchen nach Fragen, die nicht hineingehören. Über jede entscheiden Sie.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is suspected in %1 (%n question(s), checked %2).</source>
        <translation>
            <numerusform>In %1 gibt es keinen Verdacht (%n Frage, geprüft %2).</numerusform>
            <numerusform>In %1 gibt es keinen Verdacht (%n Fragen, geprüft %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 (%n question(s), checked %3); %4 open, %5 decided.</source>
        <translation>
            <numerusform>%1 in %2 (%n Frage, geprüft %3); %4 offen, %5 entschieden.</numerusform>
            <numerusform>%1 in %2 (%n Fragen, geprüft %3); %4 offen, %5 entschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suspicion(s)</source>
        <translation>
            <numerusform>%1 Verdachtsfall</numerusform>
            <numerusform>%1 Verdachtsfälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) edited since: check again.</source>
        <translation>
            <numerusform>%n Frage seitdem bearbeitet: erneut prüfen.</numerusform>
            <numerusform>%n Fragen seitdem bearbeitet: erneut prüfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n question(s))</source>
        <translation>
            <numerusform>%1 (%n Frage)</numerusform>
            <numerusform>%1 (%n Fragen)</numerusform>
        </translation>
    </message>
    <message>
        <source>What is listed was found in %1, and %2 is chosen: check it, or choose %1 again to go on.</source>
        <translation>Was hier aufgelistet ist, wurde in %1 gefunden, gewählt ist %2: Prüfen Sie es, oder wählen Sie wieder %1, um weiterzumachen.</translation>
    </message>
</context>
<context>
    <name>assay::app::DistancesPane</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Quantiles of distances</source>
        <translation>Quantile der Abstände</translation>
    </message>
    <message>
        <source>This search ranks by scores, which are no distances.</source>
        <translation>Diese Suche ordnet nach Scores, die keine Abstände sind.</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Es gibt noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>Cosine distance</source>
        <translation>Kosinusabstand</translation>
    </message>
    <message>
        <source>Share of the results</source>
        <translation>Anteil der Ergebnisse</translation>
    </message>
    <message>
        <source>Distances, %1 · %2</source>
        <translation>Abstände, %1 · %2</translation>
    </message>
    <message>
        <source>gold, n = %1</source>
        <translation>Gold, n = %1</translation>
    </message>
    <message>
        <source>others, n = %1</source>
        <translation>andere, n = %1</translation>
    </message>
    <message>
        <source>median, gold</source>
        <translation>Median, Gold</translation>
    </message>
    <message>
        <source>median, others</source>
        <translation>Median, andere</translation>
    </message>
    <message>
        <source>Distances, regime %1</source>
        <translation>Abstände, Regime %1</translation>
    </message>
</context>
<context>
    <name>assay::app::DropArea</name>
    <message>
        <source>Import: drop files here, or choose them</source>
        <translation>Importieren: Dateien hier ablegen oder auswählen</translation>
    </message>
    <message>
        <source>Drop scores, questions, filings, bundles
or a workspace anywhere in the window</source>
        <translation>Scores, Fragen, Jahresberichte, Bündel
oder Arbeitsbereich ins Fenster ziehen</translation>
    </message>
</context>
<context>
    <name>assay::app::DynamicPane</name>
    <message>
        <source>Figures of the run</source>
        <translation>Kennzahlen des Laufs</translation>
    </message>
    <message>
        <source>Questions go to this address with /ask behind it. A token is taken from the environment variable ASSAY_ASK_TOKEN and stored nowhere.</source>
        <translation>Fragen gehen an diese Adresse mit angehängtem /ask. Ein Token wird aus der Umgebungsvariablen ASSAY_ASK_TOKEN genommen und nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Per scenario</source>
        <translation>Je Szenario</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>Parallel</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source> /s</source>
        <translation> /s</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>body and reply as usual</source>
        <translation>Anfrage und Antwort wie üblich</translation>
    </message>
    <message>
        <source>A JSON file that says what is sent and where in a reply each value stands</source>
        <translation>Eine JSON-Datei, die angibt, was gesendet wird und wo in einer Antwort jeder Wert steht</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Einstellungsdatei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Start a new run</source>
        <translation>Neuen Lauf starten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Ask what this run has not asked yet, and again what failed. It is asked as it was begun, but for what was changed in this form.</source>
        <translation>Fragen, was dieser Lauf noch nicht gefragt hat, und erneut, was fehlschlug. Gefragt wird wie begonnen, bis auf das, was in diesem Formular geändert wurde.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Settings of the backend</source>
        <translation>Einstellungen des Backends</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation>%1: %2 von %3 beantwortet</translation>
    </message>
    <message>
        <source>The run “%1” is being asked already, by another process or window. Wait until it has ended, then resume it.</source>
        <translation>Der Lauf „%1“ wird schon von einem anderen Prozess oder Fenster ausgeführt. Warten Sie, bis er beendet ist, und setzen Sie ihn dann fort.</translation>
    </message>
    <message>
        <source>Asking… The progress is shown under Jobs; what has been answered is kept.</source>
        <translation>Fragen werden gestellt … Der Fortschritt steht unter „Aufträge“; was beantwortet wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Asking the backend</source>
        <translation>Backend befragen</translation>
    </message>
    <message>
        <source>No run yet. Name the address of a chat backend and start one: a sample of the set&apos;s questions is asked, and the answers are judged by the present thresholds.</source>
        <translation>Noch kein Lauf. Geben Sie die Adresse eines Chat-Backends an und starten Sie einen: Eine Stichprobe der Fragen des Score-Satzes wird gestellt, und die Antworten werden mit den aktuellen Schwellen beurteilt.</translation>
    </message>
    <message>
        <source>Reading the run</source>
        <translation>Lauf lesen</translation>
    </message>
    <message>
        <source>Judged by the present thresholds: %1; NLI hard limit %2.</source>
        <translation>Beurteilt mit den aktuellen Schwellen: %1; harte NLI-Grenze %2.</translation>
    </message>
</context>
<context>
    <name>assay::app::EmbeddingPane</name>
    <message>
        <source>Embedding sets</source>
        <translation>Vektorsätze</translation>
    </message>
    <message>
        <source>From the corpus&apos;s own words, without any service: TF-IDF and a truncated SVD of 256 dimensions</source>
        <translation>Aus den Wörtern des Korpus selbst, ohne jeden Dienst: TF-IDF und eine abgeschnittene SVD mit 256 Dimensionen</translation>
    </message>
    <message>
        <source>Make LSA vectors</source>
        <translation>LSA-Vektoren erstellen</translation>
    </message>
    <message>
        <source>Import vectors…</source>
        <translation>Vektoren importieren …</translation>
    </message>
    <message>
        <source>From a file: .npy, JSON lines or raw float32</source>
        <translation>Aus einer Datei: .npy, JSON Lines oder rohes float32</translation>
    </message>
    <message>
        <source>From an endpoint…</source>
        <translation>Von einem Endpunkt …</translation>
    </message>
    <message>
        <source>From an OpenAI-compatible address; what it takes is shown first</source>
        <translation>Von einer OpenAI-kompatiblen Adresse; der Aufwand wird vorher gezeigt</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Another name for the selected set (F2)</source>
        <translation>Anderer Name für den ausgewählten Vektorsatz (F2)</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>The selected set and what was made from it</source>
        <translation>Den ausgewählten Vektorsatz und was daraus erstellt wurde</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>What was found when the selected set was made</source>
        <translation>Was beim Erstellen des ausgewählten Vektorsatzes auffiel</translation>
    </message>
    <message>
        <source>%1 of %2 sentences have a vector of %3 numbers</source>
        <translation>%1 von %2 Sätzen haben einen Vektor mit %3 Zahlen</translation>
    </message>
    <message>
        <source>%1 had none in the source</source>
        <translation>%1 hatten keinen in der Quelle</translation>
    </message>
    <message>
        <source>%1 of length 0</source>
        <translation>%1 mit Länge 0</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 nicht endlich</translation>
    </message>
    <message>
        <source>%1 were brought to length 1</source>
        <translation>%1 wurden auf Länge 1 gebracht</translation>
    </message>
    <message>
        <source>%1 share their vector with another sentence</source>
        <translation>%1 teilen ihren Vektor mit einem anderen Satz</translation>
    </message>
    <message>
        <source>File %1 · content %2</source>
        <translation>Datei %1 · Inhalt %2</translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation> · Quelle %1</translation>
    </message>
    <message>
        <source>LSA vectors of this corpus are being made; see Jobs</source>
        <translation>LSA-Vektoren dieses Korpus werden erstellt; siehe „Aufträge“</translation>
    </message>
    <message>
        <source>No corpus is in front.</source>
        <translation>Kein Korpus ist angezeigt.</translation>
    </message>
    <message>
        <source>This corpus has no vectors yet. Neighbours and their tests need some.
Make LSA vectors: they need nothing but the corpus itself.
Or import what a model of yours has made, or let an endpoint make them.</source>
        <translation>Dieses Korpus hat noch keine Vektoren. Nachbarn und ihre Tests brauchen welche.
Erstellen Sie LSA-Vektoren: Sie brauchen nur das Korpus selbst.
Oder importieren Sie, was eines Ihrer Modelle erstellt hat, oder lassen Sie sie von einem Endpunkt erstellen.</translation>
    </message>
    <message>
        <source>This corpus has no vectors, and the workspace can only be read.</source>
        <translation>Dieses Korpus hat keine Vektoren, und der Arbeitsbereich kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>Stopped: no embedding set was made.</source>
        <translation>Angehalten: Es wurde kein Vektorsatz erstellt.</translation>
    </message>
    <message>
        <source>The key ring has no key with the service “assay” and the account “%1”. Nothing was sent.</source>
        <translation>Der Schlüsselbund hat keinen Schlüssel mit dem Dienst „assay“ und dem Konto „%1“. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>The key ring did not answer: %1. Nothing was sent.</source>
        <translation>Der Schlüsselbund hat nicht geantwortet: %1. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Made the embedding set “%1”: %2 vectors of %3 numbers.</source>
        <translation>Vektorsatz „%1“ erstellt: %2 Vektoren mit %3 Zahlen.</translation>
    </message>
    <message>
        <source>LSA (%1)</source>
        <translation>LSA (%1)</translation>
    </message>
    <message>
        <source>Making LSA vectors</source>
        <translation>LSA-Vektoren erstellen</translation>
    </message>
    <message>
        <source>Importing vectors</source>
        <translation>Vektoren importieren</translation>
    </message>
    <message>
        <source>Fetching vectors</source>
        <translation>Vektoren abrufen</translation>
    </message>
    <message>
        <source>Estimating what vectors take</source>
        <translation>Aufwand für Vektoren schätzen</translation>
    </message>
    <message>
        <source>Remove an embedding set</source>
        <translation>Vektorsatz entfernen</translation>
    </message>
    <message>
        <source>Remove the embedding set “%1”?</source>
        <translation>Vektorsatz „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Its %1 vectors and the indices made from them go; runs that were made with it stay. This cannot be undone.</source>
        <translation>Seine %1 Vektoren und die daraus erstellten Indizes werden entfernt; Läufe, die damit erstellt wurden, bleiben. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Removing an embedding set</source>
        <translation>Vektorsatz entfernen</translation>
    </message>
    <message>
        <source>Reading the issues of an embedding set</source>
        <translation>Befunde eines Vektorsatzes lesen</translation>
    </message>
    <message>
        <source>Making “%1” found nothing to report.</source>
        <translation>Beim Erstellen von „%1“ gab es nichts zu melden.</translation>
    </message>
</context>
<context>
    <name>assay::app::EndpointDialog</name>
    <message>
        <source>the model&apos;s own</source>
        <translation>wie das Modell</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>base64 (smaller answers)</source>
        <translation>base64 (kleinere Antworten)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source> USD</source>
        <translation> USD</translation>
    </message>
    <message>
        <source>The name of an environment variable. Its value is sent to this address as the key and kept nowhere; empty: no key is sent.</source>
        <translation>Der Name einer Umgebungsvariablen. Ihr Wert wird als Schlüssel an diese Adresse gesendet und nirgends gespeichert; leer: Es wird kein Schlüssel gesendet.</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht abgefragt</translation>
    </message>
    <message>
        <source>not in this build</source>
        <translation>nicht in diesem Build</translation>
    </message>
    <message>
        <source>The account that the desktop&apos;s key ring has the key under, with the service “assay”. It is read when the vectors are fetched and kept nowhere; it comes before the variable.</source>
        <translation>Das Konto, unter dem der Schlüsselbund des Desktops den Schlüssel hat, mit dem Dienst „assay“. Er wird beim Abrufen der Vektoren gelesen und nirgends gespeichert; er hat Vorrang vor der Variablen.</translation>
    </message>
    <message>
        <source>This build was made without libsecret and cannot ask a key ring.</source>
        <translation>Dieser Build wurde ohne libsecret erstellt und kann keinen Schlüsselbund abfragen.</translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Dimensions</source>
        <translation>&amp;Dimensionen</translation>
    </message>
    <message>
        <source>Answers &amp;as</source>
        <translation>Antworten a&amp;ls</translation>
    </message>
    <message>
        <source>&amp;Texts in a request</source>
        <translation>&amp;Texte je Anfrage</translation>
    </message>
    <message>
        <source>&amp;Price of a million tokens</source>
        <translation>&amp;Preis je Million Token</translation>
    </message>
    <message>
        <source>&amp;Key from the variable</source>
        <translation>&amp;Schlüssel aus der Variablen</translation>
    </message>
    <message>
        <source>or from the key &amp;ring</source>
        <translation>oder aus dem Schlüssel&amp;bund</translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation>&amp;Name des Vektorsatzes</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Vectors of “%1” from an endpoint</source>
        <translation>Vektoren von „%1“ von einem Endpunkt</translation>
    </message>
    <message>
        <source>There is an embedding set “%1” of this corpus already. Give the new one another name.</source>
        <translation>Einen Vektorsatz „%1“ dieses Korpus gibt es bereits. Geben Sie dem neuen einen anderen Namen.</translation>
    </message>
    <message>
        <source>The address is as https://host/v1, without user name, query and fragment.</source>
        <translation>Die Adresse hat die Form https://host/v1, ohne Benutzername, Abfrage und Fragment.</translation>
    </message>
    <message>
        <source>Say which model is asked for.</source>
        <translation>Geben Sie an, welches Modell gefragt wird.</translation>
    </message>
    <message>
        <source>Counting the texts…</source>
        <translation>Texte werden gezählt …</translation>
    </message>
    <message>
        <source>Estimate first: nothing is sent before you have seen what it takes.</source>
        <translation>Schätzen Sie zuerst: Nichts wird gesendet, bevor Sie den Aufwand gesehen haben.</translation>
    </message>
    <message>
        <source>%1 different texts (%2) in %3 requests: about %4 tokens, a guess of one for four bytes.</source>
        <translation>%1 verschiedene Texte (%2) in %3 Anfragen: etwa %4 Token, geschätzt mit einem je vier Byte.</translation>
    </message>
    <message>
        <source>Time: about %1.</source>
        <translation>Zeit: etwa %1.</translation>
    </message>
    <message>
        <source>Time: not known.</source>
        <translation>Zeit: unbekannt.</translation>
    </message>
    <message>
        <source>Cost: about %1 USD.</source>
        <translation>Kosten: etwa %1 USD.</translation>
    </message>
    <message>
        <source>Without a price the cost is not known.</source>
        <translation>Ohne Preis sind die Kosten unbekannt.</translation>
    </message>
    <message>
        <source>The key of %1 is read from the key ring.</source>
        <translation>Der Schlüssel von %1 wird aus dem Schlüsselbund gelesen.</translation>
    </message>
    <message>
        <source>The variable %1 is not set, so no key will be sent.</source>
        <translation>Die Variable %1 ist nicht gesetzt, daher wird kein Schlüssel gesendet.</translation>
    </message>
</context>
<context>
    <name>assay::app::EvidencePane</name>
    <message>
        <source>Sentences of the evidence, with what stands around them</source>
        <translation>Sätze der Belege mit ihrer Umgebung</translation>
    </message>
    <message>
        <source>Evidence ids; Delete removes, Alt with Up and Down moves</source>
        <translation>Beleg-IDs; Entf entfernt, Alt mit Hoch und Runter verschiebt</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Moves the id up (Alt+Up)</source>
        <translation>Verschiebt die ID nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Moves the id down (Alt+Down)</source>
        <translation>Verschiebt die ID nach unten (Alt+Runter)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Takes the id out of the evidence (Delete)</source>
        <translation>Nimmt die ID aus den Belegen (Entf)</translation>
    </message>
    <message>
        <source>Attach text…</source>
        <translation>Text hinterlegen …</translation>
    </message>
    <message>
        <source>Enter the sentence that this id stands for</source>
        <translation>Den Satz eingeben, für den diese ID steht</translation>
    </message>
    <message>
        <source>Sentence id to add</source>
        <translation>Hinzuzufügende Satz-ID</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds the id at the end (Return)</source>
        <translation>Fügt die ID am Ende hinzu (Eingabe)</translation>
    </message>
    <message>
        <source>The sentence that the id stands for</source>
        <translation>Der Satz, für den die ID steht</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Hinterlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Keine Frage ist angezeigt.</translation>
    </message>
    <message>
        <source>This question names no evidence. Add the id of a sentence below.</source>
        <translation>Diese Frage nennt keine Belege. Fügen Sie unten die ID eines Satzes hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence id(s), all held.</source>
        <translation>
            <numerusform>%n Satz-ID, vorhanden.</numerusform>
            <numerusform>%n Satz-IDs, alle vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence id(s), %1 without a text in this workspace.</source>
        <translation>
            <numerusform>%n Satz-ID, %1 ohne Text in diesem Arbeitsbereich.</numerusform>
            <numerusform>%n Satz-IDs, %1 ohne Text in diesem Arbeitsbereich.</numerusform>
        </translation>
    </message>
    <message>
        <source>What stands around the sentences is shown for the first %1.</source>
        <translation>Die Umgebung der Sätze wird für die ersten %1 gezeigt.</translation>
    </message>
    <message>
        <source>? no text</source>
        <translation>? kein Text</translation>
    </message>
    <message>
        <source>≠ %1 texts</source>
        <translation>≠ %1 Texte</translation>
    </message>
    <message>
        <source>%1 is among the evidence already.</source>
        <translation>%1 ist schon unter den Belegen.</translation>
    </message>
    <message>
        <source>Evidence added</source>
        <translation>Beleg hinzugefügt</translation>
    </message>
    <message>
        <source>Evidence removed</source>
        <translation>Beleg entfernt</translation>
    </message>
    <message>
        <source>Evidence in another order</source>
        <translation>Belege umgeordnet</translation>
    </message>
    <message>
        <source>The text of %1:</source>
        <translation>Der Text von %1:</translation>
    </message>
    <message>
        <source>The question in front names no evidence.</source>
        <translation>Die aktuelle Frage nennt keine Belege.</translation>
    </message>
    <message>
        <source>No corpus of this workspace has the sentence %1.</source>
        <translation>Kein Korpus dieses Arbeitsbereichs enthält den Satz %1.</translation>
    </message>
    <message>
        <source>The text of %1 is attached.</source>
        <translation>Der Text zu %1 ist hinterlegt.</translation>
    </message>
</context>
<context>
    <name>assay::app::FacetModel</name>
    <message>
        <source>Not checked since the workspace was opened: check a suite on the tab Suspicions, then its rules can be chosen here</source>
        <translation>Seit dem Öffnen des Arbeitsbereichs nicht geprüft: Prüfen Sie eine Suite im Tab „Verdachtsfälle“, dann können ihre Regeln hier gewählt werden</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>aufheben</translation>
    </message>
    <message>
        <source>%1 (not checked)</source>
        <translation>%1 (nicht geprüft)</translation>
    </message>
    <message>
        <source>A click on “clear”, or the Delete key, gives up what is chosen here</source>
        <translation>Ein Klick auf „aufheben“ oder die Entf-Taste hebt auf, was hier gewählt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n verschiedene Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n question(s), as far as the other facets let them pass</source>
        <translation>
            <numerusform>%1: %n Frage, soweit die anderen Facetten sie durchlassen</numerusform>
            <numerusform>%1: %n Fragen, soweit die anderen Facetten sie durchlassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n question(s)</source>
        <translation>
            <numerusform>%1 %2, %n Frage</numerusform>
            <numerusform>%1 %2, %n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Facet</source>
        <translation>Facette</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
</context>
<context>
    <name>assay::app::FacetPane</name>
    <message>
        <source>Facets: choose values to see only the questions that have them</source>
        <translation>Facetten: Werte wählen, um nur die Fragen damit zu sehen</translation>
    </message>
    <message>
        <source>Find a value among the facets</source>
        <translation>Einen Wert in den Facetten suchen</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle aufheben</translation>
    </message>
    <message>
        <source>Gives up what is chosen in every facet</source>
        <translation>Hebt auf, was in allen Facetten gewählt ist</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Nur dies</translation>
    </message>
    <message>
        <source>Clear “%1”</source>
        <translation>„%1“ aufheben</translation>
    </message>
    <message>
        <source>Clear all facets</source>
        <translation>Alle Facetten aufheben</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle zuklappen</translation>
    </message>
</context>
<context>
    <name>assay::app::FieldDialog</name>
    <message>
        <source>Set a field</source>
        <translation>Feld setzen</translation>
    </message>
    <message>
        <source>Add to a field</source>
        <translation>Zu einem Feld hinzufügen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&amp;Field:</source>
        <translation>&amp;Feld:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Wert:</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n question(s)</source>
        <translation>
            <numerusform>Zu %n Frage hinzufügen</numerusform>
            <numerusform>Zu %n Fragen hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear it in %n question(s)</source>
        <translation>
            <numerusform>In %n Frage leeren</numerusform>
            <numerusform>In %n Fragen leeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set it in %n question(s)</source>
        <translation>
            <numerusform>In %n Frage setzen</numerusform>
            <numerusform>In %n Fragen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” does not fit this field.</source>
        <translation>„%1“ passt nicht zu diesem Feld.</translation>
    </message>
    <message>
        <source>One entry a line. All of them together are one step of undo.</source>
        <translation>Ein Eintrag je Zeile. Alle zusammen sind ein Schritt beim Rückgängigmachen.</translation>
    </message>
    <message>
        <source>Empty takes the value away. All of them together are one step of undo.</source>
        <translation>Leer entfernt den Wert. Alle zusammen sind ein Schritt beim Rückgängigmachen.</translation>
    </message>
    <message>
        <source>All of them together are one step of undo.</source>
        <translation>Alle zusammen sind ein Schritt beim Rückgängigmachen.</translation>
    </message>
</context>
<context>
    <name>assay::app::FieldEditor</name>
    <message>
        <source>One entry on each line</source>
        <translation>Ein Eintrag je Zeile</translation>
    </message>
    <message>
        <source>One entry on each line; Shift+Return begins a new line within an entry</source>
        <translation>Ein Eintrag je Zeile; Umschalt+Eingabe beginnt eine neue Zeile innerhalb eines Eintrags</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No valid JSON at character %1: %2.</source>
        <translation>Kein gültiges JSON bei Zeichen %1: %2.</translation>
    </message>
    <message>
        <source>A JSON array is needed: [ … ].</source>
        <translation>Ein JSON-Array ist nötig: [ … ].</translation>
    </message>
    <message>
        <source>A JSON object is needed: { … }.</source>
        <translation>Ein JSON-Objekt ist nötig: { … }.</translation>
    </message>
    <message>
        <source>“%1” is no whole number; one on each line.</source>
        <translation>„%1“ ist keine ganze Zahl; eine je Zeile.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>„%1“ ist weder ja noch nein.</translation>
    </message>
    <message>
        <source>A confidence is between 0 and 1.</source>
        <translation>Eine Konfidenz liegt zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>A tolerance is not negative.</source>
        <translation>Eine Toleranz ist nicht negativ.</translation>
    </message>
    <message>
        <source>At least one token is needed.</source>
        <translation>Mindestens ein Token ist nötig.</translation>
    </message>
    <message>
        <source>%1 is hardly a year.</source>
        <translation>%1 ist kaum ein Jahr.</translation>
    </message>
    <message>
        <source>The source has %1 here, which is not of this field’s type.</source>
        <translation>Die Quelle hat hier %1, was nicht dem Typ dieses Feldes entspricht.</translation>
    </message>
    <message>
        <source>“%1” is no number; decimals come after “%2”.</source>
        <translation>„%1“ ist keine Zahl; Dezimalstellen stehen nach „%2“.</translation>
    </message>
    <message>
        <source>Not saved: a draft keeps it until it fits.</source>
        <translation>Nicht gespeichert: Ein Entwurf bewahrt die Eingabe, bis sie passt.</translation>
    </message>
</context>
<context>
    <name>assay::app::FigurePane</name>
    <message>
        <source>What the right chart shows</source>
        <translation>Was das rechte Diagramm zeigt</translation>
    </message>
    <message>
        <source>Figures against τ</source>
        <translation>Kennzahlen über τ</translation>
    </message>
    <message>
        <source>FHRI of each class</source>
        <translation>FHRI je Klasse</translation>
    </message>
    <message>
        <source>NLI of each class</source>
        <translation>NLI je Klasse</translation>
    </message>
    <message>
        <source>All scenarios</source>
        <translation>Alle Szenarien</translation>
    </message>
    <message>
        <source>Figures against the threshold, per scenario</source>
        <translation>Kennzahlen über der Schwelle, je Szenario</translation>
    </message>
</context>
<context>
    <name>assay::app::FilterBar</name>
    <message>
        <source>Search the questions</source>
        <translation>Die Fragen durchsuchen</translation>
    </message>
    <message>
        <source>Search question, answer, company, notes, evidence</source>
        <translation>In Frage, Antwort, Unternehmen, Notizen, Belegen suchen</translation>
    </message>
    <message>
        <source>Questions that hold every word; the last may be a beginning. Case and accents do not count.</source>
        <translation>Fragen, die alle Wörter enthalten; das letzte darf ein Wortanfang sein. Groß- und Kleinschreibung sowie Akzente zählen nicht.</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Was gewählt ist</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filters that were saved in this workspace</source>
        <translation>Filter, die in diesem Arbeitsbereich gespeichert wurden</translation>
    </message>
    <message>
        <source>Gives up what is chosen of “%1”</source>
        <translation>Hebt auf, was bei „%1“ gewählt ist</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>wird geladen …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Questions that are shown, of all in the workspace</source>
        <translation>Angezeigte Fragen, von allen im Arbeitsbereich</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Diesen Filter speichern …</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>Alle Fragen anzeigen</translation>
    </message>
    <message>
        <source>None saved yet: choose facets or search, then “Save this filter…”</source>
        <translation>Noch keiner gespeichert: Wählen Sie Facetten oder suchen Sie, dann „Diesen Filter speichern …“</translation>
    </message>
    <message>
        <source>A newer version of the program has saved this filter</source>
        <translation>Eine neuere Version des Programms hat diesen Filter gespeichert</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Diesen Filter speichern</translation>
    </message>
    <message>
        <source>Name. One that there is already is replaced.</source>
        <translation>Name. Ein schon vorhandener wird ersetzt.</translation>
    </message>
    <message>
        <source>Saved the filter “%1”.</source>
        <translation>Filter „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Rename a filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation>Neuer Name von „%1“:</translation>
    </message>
    <message>
        <source>There is a filter “%1” already. Remove it first, or choose another name.</source>
        <translation>Es gibt schon einen Filter „%1“. Entfernen Sie ihn zuerst oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The filter “%1” is gone: it was removed elsewhere.</source>
        <translation>Der Filter „%1“ ist nicht mehr da: Er wurde anderswo entfernt.</translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation>Der Filter „%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>Removed the filter “%1”.</source>
        <translation>Filter „%1“ entfernt.</translation>
    </message>
</context>
<context>
    <name>assay::app::FlagDialog</name>
    <message>
        <source>Flag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>What is wrong, for who reads it later</source>
        <translation>Was nicht stimmt, für alle, die es später lesen</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n question(s)</source>
        <translation>
            <numerusform>%n Frage markieren</numerusform>
            <numerusform>%n Fragen markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notiz:</translation>
    </message>
</context>
<context>
    <name>assay::app::FlagMenu</name>
    <message>
        <source>Flag as</source>
        <translation>Markieren als</translation>
    </message>
    <message>
        <source>With a &amp;note, or another reason…</source>
        <translation>Mit &amp;Notiz oder anderem Grund …</translation>
    </message>
</context>
<context>
    <name>assay::app::FlipsModel</name>
    <message>
        <source>✗ right to wrong</source>
        <translation>✗ richtig zu falsch</translation>
    </message>
    <message>
        <source>✓ wrong to right</source>
        <translation>✓ falsch zu richtig</translation>
    </message>
    <message>
        <source>· wrong to wrong</source>
        <translation>· falsch zu falsch</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>The sample&apos;s id in its source</source>
        <translation>Die ID der Probe in ihrer Quelle</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>The scenario named by the source</source>
        <translation>Das von der Quelle genannte Szenario</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The true class</source>
        <translation>Die wahre Klasse</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>What the pinned thresholds decide</source>
        <translation>Was die angehefteten Schwellen entscheiden</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>What the present thresholds decide</source>
        <translation>Was die aktuellen Schwellen entscheiden</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Whether the decision became right or wrong</source>
        <translation>Ob die Entscheidung richtig oder falsch wurde</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>How far the score lies from the limit that decides it now: the list begins with the nearest</source>
        <translation>Wie weit der Score von der Grenze liegt, die jetzt entscheidet: Die Liste beginnt mit dem kleinsten Abstand</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Financial Hallucination Reliability Index with the present weights</source>
        <translation>Financial Hallucination Reliability Index mit den aktuellen Gewichten</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>Contradiction score of the NLI model</source>
        <translation>Widerspruchs-Score des NLI-Modells</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>The question asked</source>
        <translation>Die gestellte Frage</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>assay::app::FlipsPane</name>
    <message>
        <source>Each scenario at its own τ</source>
        <translation>Jedes Szenario bei seinem eigenen τ</translation>
    </message>
    <message>
        <source>Over all samples: judge every sample by its scenario&apos;s threshold, pinned and present. Else the one threshold of all samples counts, as in the matrix.</source>
        <translation>Über alle Proben: jede Probe nach der Schwelle ihres Szenarios beurteilen, angeheftet und aktuell. Sonst zählt die eine Schwelle aller Proben, wie in der Matrix.</translation>
    </message>
    <message>
        <source>Pin the present thresholds</source>
        <translation>Aktuelle Schwellen anheften</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Samples that change class against the pin</source>
        <translation>Proben, die gegenüber dem angehefteten Stand die Klasse wechseln</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the present thresholds, then move them: the samples that change class are listed here.</source>
        <translation>Nichts ist angeheftet. Heften Sie die aktuellen Schwellen an und verschieben Sie sie dann: Die Proben, die die Klasse wechseln, stehen hier.</translation>
    </message>
    <message>
        <source>the pin</source>
        <translation>dem angehefteten Stand</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>Against %2 (%3), another class for %1 sample(s): %4 right to wrong, %5 wrong to right, %6 wrong to wrong.</source>
        <translation>
            <numerusform>Gegenüber %2 (%3) andere Klasse bei %1 Probe: %4 richtig zu falsch, %5 falsch zu richtig, %6 falsch zu falsch.</numerusform>
            <numerusform>Gegenüber %2 (%3) andere Klasse bei %1 Proben: %4 richtig zu falsch, %5 falsch zu richtig, %6 falsch zu falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>each scenario at its own τ</source>
        <translation>jedes Szenario bei seinem eigenen τ</translation>
    </message>
    <message>
        <source>τ %1 → %2</source>
        <translation>τ %1 → %2</translation>
    </message>
</context>
<context>
    <name>assay::app::FreezeDialog</name>
    <message>
        <source>Freeze “%1”</source>
        <translation>„%1“ einfrieren</translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation>Name der Version</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>What is this version for?</source>
        <translation>Wofür ist diese Version?</translation>
    </message>
    <message>
        <source>A version is the suite as it is now, without its retired questions. It never changes, whatever is edited later.</source>
        <translation>Eine Version ist die Suite im jetzigen Stand, ohne ihre zurückgezogenen Fragen. Sie ändert sich nie, was auch später bearbeitet wird.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Vorhanden: %1.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>N&amp;otiz:</translation>
    </message>
    <message>
        <source>There is a version “%1” already. Give it another name.</source>
        <translation>Es gibt schon eine Version „%1“. Geben Sie ihr einen anderen Namen.</translation>
    </message>
    <message>
        <source>The suite holds no question that could be frozen.</source>
        <translation>Die Suite enthält keine Frage, die eingefroren werden könnte.</translation>
    </message>
</context>
<context>
    <name>assay::app::GatePane</name>
    <message>
        <source>each</source>
        <translation>jedes</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Search of the run</source>
        <translation>Suche des Laufs</translation>
    </message>
    <message>
        <source>Search of the baseline</source>
        <translation>Suche der Referenz</translation>
    </message>
    <message>
        <source>Verdict as JSON…</source>
        <translation>Urteil als JSON …</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Findings of the gate</source>
        <translation>Ergebnisse der Regressionsprüfung</translation>
    </message>
    <message>
        <source>Alert thresholds of this workspace (shares: 0.07 is 7 points)</source>
        <translation>Alarmschwellen dieses Arbeitsbereichs (Anteile: 0,07 sind 7 Punkte)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds a threshold; undo takes it back</source>
        <translation>Fügt eine Schwelle hinzu; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the selected threshold; undo brings it back</source>
        <translation>Entfernt die ausgewählte Schwelle; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Defaults…</source>
        <translation>Standardwerte …</translation>
    </message>
    <message>
        <source>Replaces all thresholds by those that Assay comes with, after asking</source>
        <translation>Ersetzt alle Schwellen durch die von Assay mitgelieferten, nach Rückfrage</translation>
    </message>
    <message>
        <source>Alert thresholds</source>
        <translation>Alarmschwellen</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Referenz)</translation>
    </message>
    <message>
        <source>Of this run %1 of %2 anchors are there: only whole runs are judged.</source>
        <translation>Von diesem Lauf sind %1 von %2 Ankern da: Nur ganze Läufe werden beurteilt.</translation>
    </message>
    <message>
        <source>There is no other finished run over this corpus to judge against. Run the same anchors again, after a change, and mark the first run as the baseline.</source>
        <translation>Es gibt keinen anderen abgeschlossenen Lauf über dieses Korpus zum Vergleich. Führen Sie dieselben Anker nach einer Änderung erneut aus und kennzeichnen Sie den ersten Lauf als Referenz.</translation>
    </message>
    <message>
        <source>Judging…</source>
        <translation>Beurteilung läuft …</translation>
    </message>
    <message>
        <source>Judging a run</source>
        <translation>Lauf beurteilen</translation>
    </message>
    <message>
        <source>Save the verdict</source>
        <translation>Urteil speichern</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Moves by at most</source>
        <translation>Ändert sich höchstens um</translation>
    </message>
    <message>
        <source>P2</source>
        <translation>P2</translation>
    </message>
    <message>
        <source>P1</source>
        <translation>P1</translation>
    </message>
    <message>
        <source>P0</source>
        <translation>P0</translation>
    </message>
    <message>
        <source>A threshold is a number: 0.95, or 0.07 for 7 points.</source>
        <translation>Eine Schwelle ist eine Zahl: 0,95 oder 0,07 für 7 Punkte.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Default thresholds</source>
        <translation>Standardschwellen</translation>
    </message>
    <message>
        <source>Replace the %1 alert thresholds of this workspace, which others judge by too, by those that Assay comes with? Undo brings them back.</source>
        <translation>Die %1 Alarmschwellen dieses Arbeitsbereichs, nach denen auch andere urteilen, durch die von Assay mitgelieferten ersetzen? Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The alert thresholds were changed elsewhere meanwhile: they are shown as they are now, and nothing was written. Make the change again if it is still wanted.</source>
        <translation>Die Alarmschwellen wurden inzwischen anderswo geändert: Sie werden im jetzigen Stand gezeigt, und nichts wurde geschrieben. Nehmen Sie die Änderung erneut vor, falls sie noch gewünscht ist.</translation>
    </message>
    <message>
        <source>Changes against chance</source>
        <translation>Änderungen gegen den Zufall</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Einstellungen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Anchors that changed most</source>
        <translation>Anker mit den größten Änderungen</translation>
    </message>
</context>
<context>
    <name>assay::app::GeneralisationPane</name>
    <message>
        <source>No set is loaded.</source>
        <translation>Kein Score-Satz ist geladen.</translation>
    </message>
    <message>
        <source>No sample has a score.</source>
        <translation>Keine Probe hat einen Score.</translation>
    </message>
</context>
<context>
    <name>assay::app::GoldImports</name>
    <message>
        <source>Reading the list of suites</source>
        <translation>Liste der Suiten lesen</translation>
    </message>
    <message>
        <source>Reading the issues of %1</source>
        <translation>Befunde von %1 lesen</translation>
    </message>
    <message>
        <source>Removing bundles</source>
        <translation>Bündel entfernen</translation>
    </message>
    <message>
        <source>Removing answers</source>
        <translation>Antworten entfernen</translation>
    </message>
    <message>
        <source>Removing a list</source>
        <translation>Liste entfernen</translation>
    </message>
    <message>
        <source>Removing a corpus</source>
        <translation>Korpus entfernen</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 ansehen</translation>
    </message>
    <message>
        <source>%1 files are in none of the formats that Assay reads and were left out: %2</source>
        <translation>%1 Dateien haben keines der Formate, die Assay liest, und wurden ausgelassen: %2</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 importieren</translation>
    </message>
</context>
<context>
    <name>assay::app::GuideWindow</name>
    <message>
        <source>Text of the user guide</source>
        <translation>Text des Handbuchs</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Find in this chapter</source>
        <translation>In diesem Kapitel suchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Text größer</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Text kleiner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 — User guide of Assay</source>
        <translation>%1 – Handbuch zu Assay</translation>
    </message>
    <message>
        <source>Not in this chapter</source>
        <translation>Nicht in diesem Kapitel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
</context>
<context>
    <name>assay::app::HistoryPane</name>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What happened to the question, newest first</source>
        <translation>Was mit der Frage geschah, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Revision to compare from</source>
        <translation>Revision, von der aus verglichen wird</translation>
    </message>
    <message>
        <source>Revision to compare to</source>
        <translation>Revision, mit der verglichen wird</translation>
    </message>
    <message>
        <source>Restore this revision</source>
        <translation>Diese Revision wiederherstellen</translation>
    </message>
    <message>
        <source>Differences; what was added is underlined, what was removed is struck through</source>
        <translation>Unterschiede; Hinzugefügtes ist unterstrichen, Entferntes durchgestrichen</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Keine Frage ist angezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Revision %1 is in force; there are %n.</source>
        <translation>
            <numerusform>Revision %1 gilt; es gibt %n.</numerusform>
            <numerusform>Revision %1 gilt; es gibt %n.</numerusform>
        </translation>
    </message>
    <message>
        <source> (in force)</source>
        <translation> (gilt)</translation>
    </message>
    <message>
        <source>Restore revision %1</source>
        <translation>Revision %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Puts this revision in force again, as a new one</source>
        <translation>Setzt diese Revision wieder in Kraft, als neue</translation>
    </message>
    <message>
        <source>This revision is in force</source>
        <translation>Diese Revision gilt</translation>
    </message>
</context>
<context>
    <name>assay::app::HoldingsModel</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Eine Liste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Questions, bundles or answers in it</source>
        <translation>Fragen, Bündel oder Antworten darin</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Questions that are flagged just now</source>
        <translation>Fragen, die derzeit markiert sind</translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation>Offene Markierungen</translation>
    </message>
    <message>
        <source>Frozen versions, oldest first</source>
        <translation>Eingefrorene Versionen, die älteste zuerst</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>When something was imported into it last</source>
        <translation>Wann zuletzt etwas dorthin importiert wurde</translation>
    </message>
    <message>
        <source>Last import</source>
        <translation>Letzter Import</translation>
    </message>
</context>
<context>
    <name>assay::app::HoldingsPane</name>
    <message>
        <source>Open questions or bundles</source>
        <translation>Fragen oder Bündel öffnen</translation>
    </message>
    <message>
        <source>Remove bundles, answers or a list…</source>
        <translation>Bündel, Antworten oder eine Liste entfernen …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Questions, corpora, bundles and answers</source>
        <translation>Fragen, Korpora, Bündel und Antworten</translation>
    </message>
    <message>
        <source>No gold questions yet. Import a suite, a file of bundles, or answers with their scores: what a file holds is seen by its content.</source>
        <translation>Noch keine Goldfragen. Importieren Sie eine Suite, eine Datei mit Bündeln oder Antworten mit ihren Scores: Was eine Datei enthält, wird an ihrem Inhalt erkannt.</translation>
    </message>
    <message>
        <source>A suite is removed from the menu Suite of the page Questions</source>
        <translation>Eine Suite wird über das Menü „Suite“ der Seite „Fragen“ entfernt</translation>
    </message>
    <message>
        <source>The file that was imported stays as it is</source>
        <translation>Die importierte Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Remove from the workspace</source>
        <translation>Aus dem Arbeitsbereich entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation>„%1“ aus dem Arbeitsbereich entfernen?</translation>
    </message>
    <message>
        <source>Its %1 bundles go with what was noted of them; questions drafted from them stay.</source>
        <translation>%1 Bündel werden mit ihren Notizen entfernt; daraus entworfene Fragen bleiben.</translation>
    </message>
    <message>
        <source>Its %1 answers go with their scores.</source>
        <translation>%1 Antworten werden mit ihren Scores entfernt.</translation>
    </message>
    <message>
        <source>Its %1 sentences go, with their embedding sets and anchor sets; questions that refer to them and the results of runs stay.</source>
        <translation>%1 Sätze werden mit ihren Vektorsätzen und Ankersätzen entfernt; Fragen, die darauf verweisen, und die Ergebnisse von Läufen bleiben.</translation>
    </message>
    <message>
        <source>The list goes; questions that refer to it stay.</source>
        <translation>Die Liste wird entfernt; Fragen, die darauf verweisen, bleiben.</translation>
    </message>
    <message>
        <source>The file it was imported from stays as it is. This cannot be undone.</source>
        <translation>Die importierte Datei bleibt, wie sie ist. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>assay::app::HomePage</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Kein Arbeitsbereich ist geöffnet</translation>
    </message>
    <message>
        <source>1 scored set</source>
        <translation>1 Score-Satz</translation>
    </message>
    <message numerus="yes">
        <source>%n scored sets</source>
        <translation>
            <numerusform>%n Score-Satz</numerusform>
            <numerusform>%n Score-Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Probe</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Proben</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 Frage</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 Fragen</translation>
    </message>
    <message>
        <source>Open in Thresholds</source>
        <translation>In Schwellen öffnen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>A workspace is one file that keeps your scored sets, gold questions, thresholds and where they came from. Make one, open one, or drop files here and let Assay make one for them.</source>
        <translation>Ein Arbeitsbereich ist eine Datei, die Ihre Score-Sätze, Goldfragen, Schwellen und deren Herkunft bewahrt. Erstellen oder öffnen Sie einen oder ziehen Sie Dateien hierher, damit Assay einen für Sie erstellt.</translation>
    </message>
    <message>
        <source>Recent workspaces</source>
        <translation>Zuletzt verwendete Arbeitsbereiche</translation>
    </message>
    <message>
        <source>Scored sets</source>
        <translation>Score-Sätze</translation>
    </message>
    <message>
        <source>No scored set yet. Import evaluation results or a data set: JSON, JSON lines or CSV with a label and an FHRI, or its components, for each sample.</source>
        <translation>Noch kein Score-Satz. Importieren Sie Auswertungsergebnisse oder Daten: JSON, JSON Lines oder CSV mit einem Label und einem FHRI oder dessen Komponenten je Probe.</translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Befunde zeigen</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Was als Nächstes zu tun ist</translation>
    </message>
    <message>
        <source>No issues in %1</source>
        <translation>Keine Befunde in %1</translation>
    </message>
    <message>
        <source>Issues in %1: %2 errors, %3 warnings, %4 notes</source>
        <translation>Befunde in %1: %2 Fehler, %3 Warnungen, %4 Hinweise</translation>
    </message>
    <message>
        <source>Remove scored set</source>
        <translation>Score-Satz entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation>„%1“ aus dem Arbeitsbereich entfernen?</translation>
    </message>
    <message>
        <source>Its %1 samples and its thresholds go with it. The files it was imported from stay as they are. This cannot be undone.</source>
        <translation>%1 Proben und die zugehörigen Schwellen werden mit entfernt. Die importierten Dateien bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>assay::app::IdenticalFilingsPane</name>
    <message>
        <source>Looking for identical filings</source>
        <translation>Suche nach identischen Jahresberichten</translation>
    </message>
    <message numerus="yes">
        <source>%n more filing(s) like this; see the issues of the import.</source>
        <translation>
            <numerusform>%n weiterer Jahresbericht dieser Art; siehe die Befunde des Imports.</numerusform>
            <numerusform>%n weitere Jahresberichte dieser Art; siehe die Befunde des Imports.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the very same texts as %2: open searches cannot tell them apart.</source>
        <translation>%1 hat genau dieselben Texte wie %2: Offene Suchen können sie nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>%1 auslassen</translation>
    </message>
    <message>
        <source>Makes a corpus without this filing. The one in front stays, with its vectors; the new one needs its own.</source>
        <translation>Erstellt ein Korpus ohne diesen Jahresbericht. Das aktuelle bleibt mit seinen Vektoren bestehen; das neue braucht eigene.</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 ohne %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>%1 wird ausgelassen</translation>
    </message>
    <message>
        <source>Made the corpus “%1” of %2 sentences; the other one stays as it was.</source>
        <translation>Das Korpus „%1“ mit %2 Sätzen wurde erstellt; das andere bleibt, wie es war.</translation>
    </message>
</context>
<context>
    <name>assay::app::ImpactPane</name>
    <message numerus="yes">
        <source>Mean of %n question(s), with the 95 % percentile interval of a bootstrap</source>
        <translation>
            <numerusform>Mittel über %n Frage, mit dem 95-%-Perzentilintervall eines Bootstraps</numerusform>
            <numerusform>Mittel über %n Fragen, mit dem 95-%-Perzentilintervall eines Bootstraps</numerusform>
        </translation>
    </message>
    <message>
        <source>Undefined: none of these questions has this score</source>
        <translation>Nicht definiert: Keine dieser Fragen hat diesen Score</translation>
    </message>
    <message>
        <source>Imported answers whose scores are compared</source>
        <translation>Importierte Antworten, deren Scores verglichen werden</translation>
    </message>
    <message>
        <source>Which questions are left out</source>
        <translation>Welche Fragen ausgelassen werden</translation>
    </message>
    <message>
        <source>Without the flagged</source>
        <translation>Ohne die markierten</translation>
    </message>
    <message>
        <source>Without the suspected</source>
        <translation>Ohne die verdächtigen</translation>
    </message>
    <message>
        <source>Without the flagged and the suspected</source>
        <translation>Ohne die markierten und die verdächtigen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>All, then by difficulty</source>
        <translation>Alle, dann nach Schwierigkeit</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>As it was imported</source>
        <translation>Wie importiert</translation>
    </message>
    <message>
        <source>n with</source>
        <translation>n mit</translation>
    </message>
    <message>
        <source>Questions that have this score</source>
        <translation>Fragen, die diesen Score haben</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Mean over all questions, with its 95 % bootstrap interval</source>
        <translation>Mittel über alle Fragen, mit seinem 95-%-Bootstrap-Intervall</translation>
    </message>
    <message>
        <source>n without</source>
        <translation>n ohne</translation>
    </message>
    <message>
        <source>Questions that have this score and are not left out</source>
        <translation>Fragen, die diesen Score haben und nicht ausgelassen werden</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Mean without those that are left out, with its 95 % bootstrap interval</source>
        <translation>Mittel ohne die ausgelassenen, mit seinem 95-%-Bootstrap-Intervall</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Without minus with</source>
        <translation>Ohne minus mit</translation>
    </message>
    <message>
        <source>Figures with and without these questions</source>
        <translation>Kennzahlen mit und ohne diese Fragen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no suite yet. Import questions first.</source>
        <translation>Es gibt noch keine Suite. Importieren Sie zuerst Fragen.</translation>
    </message>
    <message>
        <source>No scores of a system&apos;s answers are imported. Import them to see what the figures become without these questions.</source>
        <translation>Es sind keine Scores der Antworten eines Systems importiert. Importieren Sie sie, um zu sehen, wie die Kennzahlen ohne diese Fragen ausfallen.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Berechnung läuft …</translation>
    </message>
    <message>
        <source>Weighing the suspected questions</source>
        <translation>Gewicht der verdächtigen Fragen ermitteln</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 left out, %4 without a score.</source>
        <translation>%1: n = %2, %3 ausgelassen, %4 ohne Score.</translation>
    </message>
    <message>
        <source>It was not checked yet, so nothing of it is suspected.</source>
        <translation>Sie wurde noch nicht geprüft, daher ist nichts darin verdächtig.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>(difficulty missing)</source>
        <translation>(Schwierigkeit fehlt)</translation>
    </message>
    <message>
        <source>Undefined: none of these questions has a score</source>
        <translation>Nicht definiert: Keine dieser Fragen hat einen Score</translation>
    </message>
    <message>
        <source>Undefined: one of the two figures is</source>
        <translation>Nicht definiert: Eine der beiden Kennzahlen ist es</translation>
    </message>
</context>
<context>
    <name>assay::app::JudgePane</name>
    <message>
        <source>What the judge is asked</source>
        <translation>Was der Bewerter gefragt wird</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Offer for measuring</source>
        <translation>Zum Messen anbieten</translation>
    </message>
    <message>
        <source>The judge stands among the scores that a measurement can take; it is asked when somebody measures with it. Its answers are sent to the service.</source>
        <translation>Der Bewerter steht unter den Scores, die eine Messung aufnehmen kann; er wird gefragt, wenn jemand mit ihm misst. Die Antworten werden an den Dienst gesendet.</translation>
    </message>
    <message>
        <source>Judges by</source>
        <translation>Urteilt nach</translation>
    </message>
    <message>
        <source>Question, gold and answer</source>
        <translation>Frage, Gold und Antwort</translation>
    </message>
    <message>
        <source>Your score from 0 to 10</source>
        <translation>Eigener Score von 0 bis 10</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>kein Score</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>Undetermined</source>
        <translation>Unbestimmt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>What judging takes is estimated first; nothing is sent for that.</source>
        <translation>Der Aufwand der Beurteilung wird zuerst geschätzt; dafür wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Measure answers first: a judge scores those of a run.</source>
        <translation>Zuerst Antworten messen: Ein Bewerter vergibt Scores für die eines Laufs.</translation>
    </message>
    <message>
        <source>Estimating what judging takes</source>
        <translation>Aufwand der Beurteilung schätzen</translation>
    </message>
    <message>
        <source>Judge: %1, %2</source>
        <translation>Bewerter: %1, %2</translation>
    </message>
    <message>
        <source>The judge stands among the scores under Setup.</source>
        <translation>Der Bewerter steht bei den Scores unter „Einrichten“.</translation>
    </message>
    <message>
        <source>No judge has scored this answer.</source>
        <translation>Kein Bewerter hat dieser Antwort einen Score gegeben.</translation>
    </message>
    <message>
        <source>The judge (%1) gives %2.</source>
        <translation>Der Bewerter (%1) gibt %2.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Judging an answer</source>
        <translation>Antwort beurteilen</translation>
    </message>
    <message>
        <source>The verdict is kept.</source>
        <translation>Das Urteil ist gespeichert.</translation>
    </message>
    <message>
        <source>Comparing the judge with people</source>
        <translation>Bewerter mit Menschen vergleichen</translation>
    </message>
</context>
<context>
    <name>assay::app::LabelChangesModel</name>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Sentences with the label by the patterns that are stored</source>
        <translation>Sätze mit dem Label nach den gespeicherten Mustern</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Sentences with the label by the patterns that are typed</source>
        <translation>Sätze mit dem Label nach den eingegebenen Mustern</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Sentences that only the typed patterns find</source>
        <translation>Sätze, die nur die eingegebenen Muster finden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Sentences that only the stored patterns find</source>
        <translation>Sätze, die nur die gespeicherten Muster finden</translation>
    </message>
</context>
<context>
    <name>assay::app::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Issues and jobs</source>
        <translation>Befunde und Aufträge</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>The window and its columns are as they were at first.</source>
        <translation>Fenster und Spalten sind wieder wie am Anfang.</translation>
    </message>
    <message>
        <source>Assay</source>
        <translation>Assay</translation>
    </message>
    <message>
        <source>%1 (read-only) — Assay</source>
        <translation>%1 (schreibgeschützt) – Assay</translation>
    </message>
    <message>
        <source>%1 — Assay</source>
        <translation>%1 – Assay</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>Es wird keine Protokolldatei geschrieben.</translation>
    </message>
    <message>
        <source>The log file is %1</source>
        <translation>Die Protokolldatei ist %1</translation>
    </message>
    <message>
        <source>Damage: %1</source>
        <translation>Beschädigung: %1</translation>
    </message>
    <message>
        <source>Broken reference: %1</source>
        <translation>Fehlerhafter Verweis: %1</translation>
    </message>
    <message>
        <source>Wrong count: %1</source>
        <translation>Falsche Anzahl: %1</translation>
    </message>
    <message>
        <source>Wrong hash: %1</source>
        <translation>Falscher Hash: %1</translation>
    </message>
    <message>
        <source>Rest of an unfinished import: %1</source>
        <translation>Rest eines unvollendeten Imports: %1</translation>
    </message>
    <message>
        <source>Close the workspace and cancel the import?</source>
        <translation>Arbeitsbereich schließen und Import abbrechen?</translation>
    </message>
    <message>
        <source>Close and cancel</source>
        <translation>Schließen und abbrechen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Open another workspace and cancel the import?</source>
        <translation>Anderen Arbeitsbereich öffnen und Import abbrechen?</translation>
    </message>
    <message>
        <source>Open and cancel</source>
        <translation>Öffnen und abbrechen</translation>
    </message>
    <message>
        <source>Make another workspace and cancel the import?</source>
        <translation>Anderen Arbeitsbereich anlegen und Import abbrechen?</translation>
    </message>
    <message>
        <source>Make and cancel</source>
        <translation>Anlegen und abbrechen</translation>
    </message>
    <message>
        <source>Assay workspaces (*.assay)</source>
        <translation>Assay-Arbeitsbereiche (*.assay)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Neuer Arbeitsbereich</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Scores, questions, bundles (*.json *.jsonl *.ndjson *.csv *.tsv)</source>
        <translation>Scores, Fragen, Bündel (*.json *.jsonl *.ndjson *.csv *.tsv)</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Ein Import läuft</translation>
    </message>
    <message>
        <source>What it has read so far is not kept; the files and the workspace stay as they are.</source>
        <translation>Was bisher gelesen wurde, geht verloren; Dateien und Arbeitsbereich bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Go on importing</source>
        <translation>Weiter importieren</translation>
    </message>
    <message>
        <source>Make “%1”</source>
        <translation>„%1“ anlegen</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>Use an existing one…</source>
        <translation>Vorhandenen verwenden …</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>A workspace is needed to keep %1. It can be made in %2.</source>
        <translation>Um %1 aufzunehmen, braucht es einen Arbeitsbereich. Er kann in %2 angelegt werden.</translation>
    </message>
    <message>
        <source>This workspace was written by a newer Assay (version %1 of the file). It is open for reading only; update Assay to change it.</source>
        <translation>Dieser Arbeitsbereich wurde von einem neueren Assay geschrieben (Dateiversion %1). Er ist nur zum Lesen geöffnet; aktualisieren Sie Assay, um ihn zu ändern.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only. You can look and export; nothing in it is changed.</source>
        <translation>Dieser Arbeitsbereich ist nur zum Lesen geöffnet. Sie können ansehen und exportieren; geändert wird darin nichts.</translation>
    </message>
    <message>
        <source>Open in Thresholds</source>
        <translation>In Schwellen öffnen</translation>
    </message>
    <message>
        <source>Imported “%1”: 1 sample</source>
        <translation>„%1“ importiert: 1 Probe</translation>
    </message>
    <message>
        <source>Imported “%1”: %2 samples</source>
        <translation>„%1“ importiert: %2 Proben</translation>
    </message>
    <message>
        <source>, %1 rejected</source>
        <translation>, %1 abgewiesen</translation>
    </message>
    <message>
        <source>, %1 without a score</source>
        <translation>, %1 ohne Score</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>The workspace is sound.</source>
        <translation>Der Arbeitsbereich ist in Ordnung.</translation>
    </message>
    <message>
        <source>The check found a problem in the workspace.</source>
        <translation>Die Prüfung hat ein Problem im Arbeitsbereich gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>The check found %n problems in the workspace.</source>
        <translation>
            <numerusform>Die Prüfung hat %n Problem im Arbeitsbereich gefunden.</numerusform>
            <numerusform>Die Prüfung hat %n Probleme im Arbeitsbereich gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>“assay check” in a terminal lists all of them.</source>
        <translation>„assay check“ im Terminal zeigt alle.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Close Assay and cancel the import?</source>
        <translation>Assay schließen und Import abbrechen?</translation>
    </message>
    <message>
        <source>Imported “%1”: a reference list of %2.</source>
        <translation>„%1“ importiert: eine Referenzliste mit %2 Einträgen.</translation>
    </message>
    <message>
        <source>Imported “%1”: a corpus of %2 sentences.</source>
        <translation>„%1“ importiert: ein Korpus mit %2 Sätzen.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Nicht importiert: %1</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Import once more</source>
        <translation>Noch einmal importieren</translation>
    </message>
    <message>
        <source>The questions of the file become a suite of their own</source>
        <translation>Die Fragen der Datei werden eine eigene Suite</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Colliding questions get a new revision, which can be undone; new ones are added</source>
        <translation>Kollidierende Fragen erhalten eine neue Revision, die sich rückgängig machen lässt; neue werden hinzugefügt</translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Colliding questions stay as they are; new ones are added</source>
        <translation>Kollidierende Fragen bleiben, wie sie sind; neue werden hinzugefügt</translation>
    </message>
    <message>
        <source>Add the new ones</source>
        <translation>Neue hinzufügen</translation>
    </message>
    <message>
        <source>The questions that are there stay as they are</source>
        <translation>Die vorhandenen Fragen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>There is a suite %1 already.</source>
        <translation>Eine Suite %1 gibt es bereits.</translation>
    </message>
    <message>
        <source>There are suites %1 already.</source>
        <translation>Die Suiten %1 gibt es bereits.</translation>
    </message>
    <message>
        <source>It holds every question of the file, unchanged: there is nothing to import.</source>
        <translation>Jede Frage der Datei ist darin unverändert enthalten: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>%1 have an id that is in use for another question</source>
        <translation>%1 mit einer ID, die eine andere Frage schon hat</translation>
    </message>
    <message>
        <source>%1 are in it unchanged</source>
        <translation>%1 unverändert vorhanden</translation>
    </message>
    <message>
        <source>%1 are new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Of the %1 questions to be imported, %2.</source>
        <translation>Zu importierende Fragen: %1, davon %2.</translation>
    </message>
    <message>
        <source>To replace questions, say on the page Questions who you are.</source>
        <translation>Um Fragen zu ersetzen, geben Sie auf der Seite Fragen an, wer Sie sind.</translation>
    </message>
    <message>
        <source>Imported %1 files; Home lists all of them. The last ones:</source>
        <translation>%1 Dateien importiert; die Startseite führt alle auf. Die letzten:</translation>
    </message>
    <message>
        <source>Imported %1: 1 question</source>
        <translation>%1 importiert: 1 Frage</translation>
    </message>
    <message>
        <source>Imported %1: %2 questions</source>
        <translation>%1 importiert: %2 Fragen</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 ersetzt</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 unverändert</translation>
    </message>
    <message>
        <source>%1 rejected</source>
        <translation>%1 abgewiesen</translation>
    </message>
    <message>
        <source>Show repairs…</source>
        <translation>Reparaturen zeigen …</translation>
    </message>
    <message>
        <source>1 text of “%1” was decoded with the wrong character set.</source>
        <translation>1 Text von „%1“ wurde mit dem falschen Zeichensatz dekodiert.</translation>
    </message>
    <message>
        <source>%1 texts of “%2” were decoded with the wrong character set.</source>
        <translation>%1 Texte von „%2“ wurden mit dem falschen Zeichensatz dekodiert.</translation>
    </message>
    <message>
        <source>Imported %1: %2 bundles.</source>
        <translation>%1 importiert: %2 Bündel.</translation>
    </message>
    <message>
        <source>Imported %1: %2 answers with scores.</source>
        <translation>%1 importiert: %2 Antworten mit Scores.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Not made by Assay: %1</source>
        <translation>Nicht von Assay angelegt: %1</translation>
    </message>
    <message>
        <source>Somebody changed the suite meanwhile, so nothing was imported yet.</source>
        <translation>Jemand hat die Suite inzwischen geändert, daher wurde noch nichts importiert.</translation>
    </message>
</context>
<context>
    <name>assay::app::MappingDialog</name>
    <message>
        <source>Columns of %1</source>
        <translation>Spalten von %1</translation>
    </message>
    <message numerus="yes">
        <source>Columns of %1 and %n more file(s)</source>
        <translation>
            <numerusform>Spalten von %1 und %n weiteren Datei</numerusform>
            <numerusform>Spalten von %1 und %n weiteren Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Spalten der Datei und ihre Felder</translation>
    </message>
    <message>
        <source>Separator of lists</source>
        <translation>Listentrennzeichen</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Die ersten Zeilen der Datei</translation>
    </message>
    <message>
        <source>&amp;Lists within a cell are separated by:</source>
        <translation>&amp;Listen innerhalb einer Zelle sind getrennt durch:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;The first rows</source>
        <translation>&amp;Erste Zeilen</translation>
    </message>
    <message>
        <source>The columns are mapped as you did it last for a file like this.</source>
        <translation>Die Spalten sind zugeordnet wie zuletzt bei einer solchen Datei.</translation>
    </message>
    <message>
        <source>Which column is which field of a question? What fits no field is kept with the question all the same.</source>
        <translation>Welche Spalte ist welches Feld einer Frage? Was zu keinem Feld passt, bleibt trotzdem bei der Frage erhalten.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Field for the column %1</source>
        <translation>Feld für die Spalte %1</translation>
    </message>
    <message>
        <source>(kept beside the fields)</source>
        <translation>(neben den Feldern behalten)</translation>
    </message>
    <message>
        <source>%1 are all mapped to %2; only one column can be.</source>
        <translation>%1 sind alle %2 zugeordnet; das darf nur eine Spalte sein.</translation>
    </message>
    <message>
        <source>Choose which column is the text of the question.</source>
        <translation>Wählen Sie die Spalte mit dem Text der Frage.</translation>
    </message>
    <message>
        <source>The separator of lists is one ASCII character.</source>
        <translation>Das Listentrennzeichen ist ein einzelnes ASCII-Zeichen.</translation>
    </message>
    <message>
        <source>Each file becomes a suite of its own.</source>
        <translation>Jede Datei wird eine eigene Suite.</translation>
    </message>
    <message>
        <source>Into the suite “%1”.</source>
        <translation>In die Suite „%1“.</translation>
    </message>
    <message>
        <source>This choice is remembered for files with the same columns.</source>
        <translation>Diese Wahl wird für Dateien mit denselben Spalten gemerkt.</translation>
    </message>
</context>
<context>
    <name>assay::app::MatrixPane</name>
    <message>
        <source>Figures per class</source>
        <translation>Kennzahlen je Klasse</translation>
    </message>
    <message>
        <source>Samples with an NLI score from the soft up to the hard limit</source>
        <translation>Proben mit einem NLI-Score von der weichen bis zur harten Grenze</translation>
    </message>
    <message>
        <source>For manual review: %1</source>
        <translation>Zur manuellen Prüfung: %1</translation>
    </message>
    <message>
        <source> · judgements applied</source>
        <translation> · Urteile angewandt</translation>
    </message>
    <message>
        <source> · difference to the pin, by scenario</source>
        <translation> · Differenz zum angehefteten Stand, je Szenario</translation>
    </message>
    <message>
        <source> · difference to the pin</source>
        <translation> · Differenz zum angehefteten Stand</translation>
    </message>
    <message>
        <source>Macro-F1: mean F1 over the classes that occur. Accuracy: share decided rightly; balanced: mean recall of the classes. MCC: Matthews correlation. κ: Cohen&apos;s kappa. Fβ: as F1, with recall counting β times as much.</source>
        <translation>Macro-F1: mittlerer F1 über die vorkommenden Klassen. Accuracy: Anteil richtig zugeordneter; balanced: mittlerer Recall der Klassen. MCC: Matthews-Korrelation. κ: Cohens Kappa. Fβ: wie F1, wobei Recall β-mal so viel zählt.</translation>
    </message>
</context>
<context>
    <name>assay::app::MessageBanner</name>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Meldung schließen (Esc)</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>assay::app::MineBar</name>
    <message>
        <source>Corpus that is mined</source>
        <translation>Korpus, aus dem extrahiert wird</translation>
    </message>
    <message>
        <source>Seed of the choice</source>
        <translation>Seed der Auswahl</translation>
    </message>
    <message>
        <source>Which companies and sentences are drawn where there are more than a bundle holds</source>
        <translation>Welche Unternehmen und Sätze gezogen werden, wo es mehr gibt, als ein Bündel fasst</translation>
    </message>
    <message>
        <source>Name of the set of bundles</source>
        <translation>Name des Bündelsatzes</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Extrahieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Corpus:</source>
        <translation>Korpus:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Seed:</translation>
    </message>
    <message>
        <source>Name of the bundles:</source>
        <translation>Name der Bündel:</translation>
    </message>
    <message>
        <source>%1 mined</source>
        <translation>%1 extrahiert</translation>
    </message>
</context>
<context>
    <name>assay::app::MinedSentencesModel</name>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Signalwörter</translation>
    </message>
    <message>
        <source>Words of risk in the sentence: two are enough to draft from</source>
        <translation>Risikowörter im Satz: Zwei genügen für einen Entwurf</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Sentence id</source>
        <translation>Satz-ID</translation>
    </message>
</context>
<context>
    <name>assay::app::MiningController</name>
    <message>
        <source>Reading the atlas</source>
        <translation>Atlas lesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trying the patterns</source>
        <translation>Muster erproben</translation>
    </message>
    <message>
        <source>The patterns are kept. Undo takes it back.</source>
        <translation>Die Muster sind gespeichert. Lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Mining</translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s)</source>
        <translation>
            <numerusform>%n Bündel</numerusform>
            <numerusform>%n Bündel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated text(s) left out</source>
        <translation>
            <numerusform>%n wiederholter Text ausgelassen</numerusform>
            <numerusform>%n wiederholte Texte ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mined: %1, %2; run %3 is kept.</source>
        <translation>Extrahiert: %1, %2; Lauf %3 ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>assay::app::NearPane</name>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>The sentences of this corpus whose vectors are nearest to that of the selected one</source>
        <translation>Die Sätze dieses Korpus, deren Vektoren dem des ausgewählten am nächsten sind</translation>
    </message>
    <message>
        <source>Embedding set that neighbours are found by</source>
        <translation>Vektorsatz, mit dem Nachbarn gefunden werden</translation>
    </message>
    <message>
        <source>Own section</source>
        <translation>Eigener Abschnitt</translation>
    </message>
    <message>
        <source>Only sentences of the same company, form, year and section</source>
        <translation>Nur Sätze aus demselben Unternehmen, Formular, Jahr und Abschnitt</translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation>Nächste Sätze</translation>
    </message>
    <message>
        <source>To the embedding sets</source>
        <translation>Zu den Vektorsätzen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Looking for the nearest sentences…</source>
        <translation>Nächste Sätze werden gesucht …</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>What is listed is of the sentence before</source>
        <translation>Die Liste gehört noch zum vorigen Satz</translation>
    </message>
    <message>
        <source>This corpus has no vectors yet, so nothing is known to be near.
Make LSA vectors from its own texts, or import vectors.</source>
        <translation>Dieser Korpus hat noch keine Vektoren, daher ist von nichts bekannt, ob es nahe ist.
Erzeugen Sie LSA-Vektoren aus seinen eigenen Texten oder importieren Sie Vektoren.</translation>
    </message>
    <message>
        <source>No sentence is selected.</source>
        <translation>Kein Satz ist ausgewählt.</translation>
    </message>
    <message>
        <source>This sentence has no vector in %1: it is no prose, has no known word, or the source had none for it.</source>
        <translation>Dieser Satz hat keinen Vektor in %1: Er ist kein Fließtext, enthält kein bekanntes Wort, oder die Quelle hatte keinen für ihn.</translation>
    </message>
    <message>
        <source>No other sentence of its section has a vector.</source>
        <translation>Kein anderer Satz seines Abschnitts hat einen Vektor.</translation>
    </message>
    <message>
        <source>No other sentence of the corpus has a vector.</source>
        <translation>Kein anderer Satz des Korpus hat einen Vektor.</translation>
    </message>
</context>
<context>
    <name>assay::app::NeighbourController</name>
    <message>
        <source>No run is chosen.
Choose one on the left, or set one up and run it.</source>
        <translation>Kein Lauf ist gewählt.
Wählen Sie links einen, oder richten Sie einen ein und führen Sie ihn aus.</translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation>Der Lauf wird geladen …</translation>
    </message>
    <message>
        <source>The run could not be loaded.</source>
        <translation>Der Lauf konnte nicht geladen werden.</translation>
    </message>
    <message>
        <source>The run could not be loaded: %1</source>
        <translation>Der Lauf konnte nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>This run holds figures from outside: they have no anchors to show.
The tab From outside shows the figures.</source>
        <translation>Dieser Lauf enthält Kennzahlen von außen: Anker gibt es dazu nicht.
Der Tab „Von außen“ zeigt die Kennzahlen.</translation>
    </message>
    <message>
        <source>Removing a run</source>
        <translation>Lauf entfernen</translation>
    </message>
    <message>
        <source>The last change (of a run or of an anchor set) has no undo. Undo once more takes back the edit before it.</source>
        <translation>Die letzte Änderung (an einem Lauf oder Ankersatz) lässt sich nicht rückgängig machen. Nochmals „Rückgängig“ nimmt die Bearbeitung davor zurück.</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>Computing intervals</source>
        <translation>Intervalle berechnen</translation>
    </message>
    <message>
        <source>Neighbour test</source>
        <translation>Nachbarschaftstest</translation>
    </message>
    <message>
        <source>Neighbour test %1</source>
        <translation>Nachbarschaftstest %1</translation>
    </message>
    <message>
        <source>A neighbour test is at work already. Pause it first, or wait for its end.</source>
        <translation>Ein Nachbarschaftstest läuft bereits. Halten Sie ihn zuerst an, oder warten Sie sein Ende ab.</translation>
    </message>
</context>
<context>
    <name>assay::app::NeighboursPage</name>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source> · vectors %1</source>
        <translation> · Vektoren %1</translation>
    </message>
    <message>
        <source> · at work</source>
        <translation> · läuft</translation>
    </message>
    <message>
        <source> · not finished</source>
        <translation> · nicht beendet</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>Hardest cases</source>
        <translation>Schwierigste Fälle</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Regressionsprüfung</translation>
    </message>
    <message>
        <source>From outside</source>
        <translation>Von außen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Runs the test that is set up (Ctrl+Return)</source>
        <translation>Führt den eingerichteten Test aus (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops the test; Resume goes on where it was</source>
        <translation>Hält den Test an; „Fortsetzen“ macht dort weiter, wo er war</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Asks the anchors that are left</source>
        <translation>Fragt die verbleibenden Anker ab</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Abbrechen …</translation>
    </message>
    <message>
        <source>Stops the test and removes what it has found</source>
        <translation>Bricht den Test ab und entfernt, was er gefunden hat</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Later runs over this corpus are judged against this one</source>
        <translation>Spätere Läufe über dieses Korpus werden an diesem gemessen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Use its settings</source>
        <translation>Einstellungen übernehmen</translation>
    </message>
    <message>
        <source>Sets up a test with the settings of this run</source>
        <translation>Richtet einen Test mit den Einstellungen dieses Laufs ein</translation>
    </message>
    <message>
        <source>Previous case</source>
        <translation>Voriger Fall</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Nächster Fall</translation>
    </message>
    <message>
        <source>Note on the case</source>
        <translation>Notiz zum Fall</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Im Korpus zeigen</translation>
    </message>
    <message>
        <source>Shows the anchor in its corpus (Ctrl+E)</source>
        <translation>Zeigt den Anker in seinem Korpus (Strg+E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cases as CSV…</source>
        <translation>Fälle als CSV …</translation>
    </message>
    <message>
        <source>Every anchor in the search and regime of the hardest cases, the hardest first</source>
        <translation>Jeder Anker in Suche und Regime der schwierigsten Fälle, der schwierigste zuerst</translation>
    </message>
    <message>
        <source>Figures as JSON…</source>
        <translation>Kennzahlen als JSON …</translation>
    </message>
    <message>
        <source>The figures of the run with every anchor</source>
        <translation>Die Kennzahlen des Laufs mit jedem Anker</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Save the cases</source>
        <translation>Fälle speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Kennzahlen speichern</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>assay::app::NextSteps</name>
    <message>
        <source>Review and freeze %1</source>
        <translation>%1 prüfen und einfrieren</translation>
    </message>
    <message>
        <source>Draft questions from %1</source>
        <translation>Fragen aus %1 entwerfen</translation>
    </message>
    <message>
        <source>Read %1 and test its neighbours</source>
        <translation>%1 lesen und die Nachbarn testen</translation>
    </message>
    <message>
        <source>See why 1 record was rejected</source>
        <translation>Warum 1 Datensatz abgewiesen wurde</translation>
    </message>
    <message numerus="yes">
        <source>See why %n records were rejected</source>
        <translation>
            <numerusform>Warum %n Datensatz abgewiesen wurde</numerusform>
            <numerusform>Warum %n Datensätze abgewiesen wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the issues of %1</source>
        <translation>Die Befunde von %1 ansehen</translation>
    </message>
    <message>
        <source>Choose a threshold for %1</source>
        <translation>Eine Schwelle für %1 wählen</translation>
    </message>
    <message>
        <source>This workspace is read-only: look at its sets and export from them.</source>
        <translation>Dieser Arbeitsbereich kann nur gelesen werden: Sehen Sie seine Score-Sätze an und exportieren Sie daraus.</translation>
    </message>
    <message>
        <source>Import another set…</source>
        <translation>Weiteren Score-Satz importieren …</translation>
    </message>
    <message>
        <source>Import a scored set…</source>
        <translation>Einen Score-Satz importieren …</translation>
    </message>
    <message>
        <source>See how it works in the demo</source>
        <translation>In der Demo sehen, wie es geht</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n flagged question(s) of %1</source>
        <translation>
            <numerusform>%n markierte Frage von %1 klären</numerusform>
            <numerusform>%n markierte Fragen von %1 klären</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n draft(s) of typed text that was never saved</source>
        <translation>
            <numerusform>Mit %n Entwurf eingegebenen Texts weitermachen, der nie gespeichert wurde</numerusform>
            <numerusform>Mit %n Entwürfen eingegebenen Texts weitermachen, die nie gespeichert wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the last run of answers, %1 (n = %2)</source>
        <translation>Den letzten Lauf der Antworten lesen, %1 (n = %2)</translation>
    </message>
    <message>
        <source>Measure the answers of %1</source>
        <translation>Antworten von %1 messen</translation>
    </message>
</context>
<context>
    <name>assay::app::OutsidePane</name>
    <message>
        <source>Import figures or results…</source>
        <translation>Kennzahlen oder Ergebnisse importieren …</translation>
    </message>
    <message>
        <source>Example: the framework document&apos;s figures</source>
        <translation>Beispiel: Kennzahlen des Rahmendokuments</translation>
    </message>
    <message>
        <source>Figures that cannot be true together, to see what is found in them</source>
        <translation>Kennzahlen, die nicht zugleich wahr sein können, um zu sehen, was daran auffällt</translation>
    </message>
    <message>
        <source>Figures from outside</source>
        <translation>Kennzahlen von außen</translation>
    </message>
    <message>
        <source>What cannot be true</source>
        <translation>Was nicht wahr sein kann</translation>
    </message>
    <message>
        <source>Import figures</source>
        <translation>Kennzahlen importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No workspace is open.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.</translation>
    </message>
    <message>
        <source>The lists of the run in front were made elsewhere. Its figures, from the corpus of this workspace, stand on the other tabs.</source>
        <translation>Die Listen des angezeigten Laufs wurden anderswo erstellt. Seine Kennzahlen, am Korpus dieses Arbeitsbereichs bestimmt, stehen auf den anderen Tabs.</translation>
    </message>
    <message>
        <source>The run in front is not from outside. Import figures, take the example, or choose such a run on the left.</source>
        <translation>Der angezeigte Lauf ist nicht von außen. Importieren Sie Kennzahlen, nehmen Sie das Beispiel, oder wählen Sie links einen solchen Lauf.</translation>
    </message>
    <message>
        <source>No figure contradicts another.</source>
        <translation>Keine Kennzahl widerspricht einer anderen.</translation>
    </message>
    <message>
        <source>%1 faults: these figures cannot be true together. They are kept as they were given.</source>
        <translation>%1 Fehler: Diese Kennzahlen können nicht zugleich wahr sein. Sie bleiben, wie sie angegeben wurden.</translation>
    </message>
    <message>
        <source> Source: %1.</source>
        <translation> Quelle: %1.</translation>
    </message>
    <message>
        <source>Figures: a JSON file as `assay neighbours --json` writes it, or as much of it as there is, a CSV with name and value, or Markdown with tables. Results anchor by anchor: JSON lines, CSV or a TREC run, judged against a corpus of this workspace</source>
        <translation>Kennzahlen: eine JSON-Datei, wie `assay neighbours --json` sie schreibt, oder so viel davon, wie vorhanden ist, eine CSV mit Name und Wert oder Markdown mit Tabellen. Ergebnisse Anker für Anker: JSON Lines, CSV oder ein TREC-Lauf, beurteilt anhand eines Korpus dieses Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Paste figures</source>
        <translation>Kennzahlen einfügen</translation>
    </message>
    <message>
        <source>A table that was copied from a report as Markdown or CSV, or JSON</source>
        <translation>Eine Tabelle, die aus einem Bericht als Markdown oder CSV kopiert wurde, oder JSON</translation>
    </message>
    <message>
        <source>Figures and results (*.json *.jsonl *.csv *.tsv *.md *.trec *.run *.txt)</source>
        <translation>Kennzahlen und Ergebnisse (*.json *.jsonl *.csv *.tsv *.md *.trec *.run *.txt)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a table of figures first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Zuerst eine Tabelle mit Kennzahlen kopieren.</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>eingefügt</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) could not be read as figures.</source>
        <translation>
            <numerusform>%n Zelle war nicht als Kennzahl lesbar.</numerusform>
            <numerusform>%n Zellen waren nicht als Kennzahlen lesbar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::OverviewPane</name>
    <message>
        <source>Figures of the run</source>
        <translation>Kennzahlen des Laufs</translation>
    </message>
    <message>
        <source>How many covered anchors have which effective window: the one that was needed, bounded by the farther end of the section. A click shows them.</source>
        <translation>Wie viele abgedeckte Anker welches effektive Fenster haben: das benötigte, begrenzt durch das fernere Ende des Abschnitts. Ein Klick zeigt sie.</translation>
    </message>
    <message>
        <source>%1 of %2 anchors so far. </source>
        <translation>Bisher %1 von %2 Ankern. </translation>
    </message>
    <message>
        <source>Effective windows of covered anchors: %1</source>
        <translation>Effektive Fenster abgedeckter Anker: %1</translation>
    </message>
    <message>
        <source>Figures with their 95 % intervals. A click on a figure shows its anchors.</source>
        <translation>Kennzahlen mit ihren 95-%-Intervallen. Ein Klick auf eine Kennzahl zeigt ihre Anker.</translation>
    </message>
    <message>
        <source>Which figures</source>
        <translation>Welche Kennzahlen</translation>
    </message>
    <message>
        <source>Beside luck</source>
        <translation>Neben dem Zufall</translation>
    </message>
    <message>
        <source>Over all gold, not only the first</source>
        <translation>Über alles Gold, nicht nur das erste</translation>
    </message>
    <message>
        <source>By other ways of counting</source>
        <translation>Nach anderen Zählweisen</translation>
    </message>
    <message>
        <source>Intervals, and figures over all gold and by other ways of counting, follow when the run pauses or ends. </source>
        <translation>Intervalle sowie Kennzahlen über alles Gold und nach anderen Zählweisen folgen, wenn der Lauf pausiert oder endet. </translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Mehr Kennzahlen</translation>
    </message>
</context>
<context>
    <name>assay::app::PackDialog</name>
    <message>
        <source>Make &amp;formulas in CSV harmless</source>
        <translation>&amp;Formeln in CSV entschärfen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A text that a spreadsheet would run as a formula gets an apostrophe before it</source>
        <translation>Ein Text, den eine Tabellenkalkulation als Formel ausführen würde, erhält einen vorangestellten Apostroph</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
        <source>&amp;PDF</source>
        <translation>&amp;PDF</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>&amp;HTML</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Tables as &amp;CSV</source>
        <translation>Tabellen als &amp;CSV</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Dateien:</translation>
    </message>
    <message>
        <source>Give the folder with its whole path.</source>
        <translation>Geben Sie den Ordner mit vollständigem Pfad an.</translation>
    </message>
    <message>
        <source>There is a file of that name.</source>
        <translation>Es gibt eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>Mark what is to be written.</source>
        <translation>Wählen Sie aus, was geschrieben werden soll.</translation>
    </message>
    <message>
        <source>The folder is made.</source>
        <translation>Der Ordner wird angelegt.</translation>
    </message>
    <message>
        <source>There is a manifest in the folder: the pack that it is of is replaced. Other files stay.</source>
        <translation>Im Ordner liegt ein Manifest: Die Prüfmappe, zu der es gehört, wird ersetzt. Andere Dateien bleiben.</translation>
    </message>
    <message>
        <source>The folder is there already. Other files in it stay; those of the same name are replaced.</source>
        <translation>Den Ordner gibt es schon. Andere Dateien darin bleiben; gleichnamige werden ersetzt.</translation>
    </message>
</context>
<context>
    <name>assay::app::PageHeader</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>assay::app::PatternsPane</name>
    <message>
        <source>Patterns of mining, as JSON</source>
        <translation>Muster der Extraktion, als JSON</translation>
    </message>
    <message>
        <source>What the typed patterns gain and lose</source>
        <translation>Was die eingegebenen Muster gewinnen und verlieren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>As they come along</source>
        <translation>Wie mitgeliefert</translation>
    </message>
    <message>
        <source>These are the patterns of the workspace.</source>
        <translation>Dies sind die Muster des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>Read a corpus in the tab Atlas to see what a change wins and loses.</source>
        <translation>Im Reiter „Atlas“ ein Korpus lesen, um zu sehen, was eine Änderung gewinnt und verliert.</translation>
    </message>
    <message>
        <source>Trying the patterns…</source>
        <translation>Muster werden erprobt …</translation>
    </message>
    <message>
        <source>%1 gained, %2 lost, over all labels.</source>
        <translation>%1 gewonnen, %2 verloren, über alle Labels.</translation>
    </message>
</context>
<context>
    <name>assay::app::QualityPane</name>
    <message>
        <source>Probability quality of the FHRI</source>
        <translation>Wahrscheinlichkeitsgüte des FHRI</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Berechnung läuft …</translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation>Kein Score-Satz ist geladen.</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionActions</name>
    <message>
        <source>Approve and next</source>
        <translation>Freigeben und weiter</translation>
    </message>
    <message>
        <source>Approves the question in front and goes to the next; or all that are selected</source>
        <translation>Gibt die angezeigte Frage frei und geht zur nächsten; oder alle ausgewählten</translation>
    </message>
    <message>
        <source>Flag…</source>
        <translation>Markieren …</translation>
    </message>
    <message>
        <source>Says what is wrong with the selected questions: 1 to 9 choose the reason</source>
        <translation>Sagt, was an den ausgewählten Fragen falsch ist: 1 bis 9 wählen den Grund</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>The selected questions are asked no longer</source>
        <translation>Die ausgewählten Fragen werden nicht mehr gestellt</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Zurück zum Entwurf</translation>
    </message>
    <message>
        <source>Checked, next of the spot check</source>
        <translation>Geprüft, nächste der Stichprobe</translation>
    </message>
    <message>
        <source>Ticks the question in front in the spot check of its suite and shows the next of it</source>
        <translation>Hakt die angezeigte Frage in der Stichprobe ihrer Suite ab und zeigt die nächste</translation>
    </message>
    <message>
        <source>Set a field…</source>
        <translation>Feld setzen …</translation>
    </message>
    <message>
        <source>Category, difficulty, scope, answer type … of all selected questions</source>
        <translation>Kategorie, Schwierigkeit, Umfang, Antworttyp … aller ausgewählten Fragen</translation>
    </message>
    <message>
        <source>Add to a field…</source>
        <translation>Zu einem Feld hinzufügen …</translation>
    </message>
    <message>
        <source>Adds companies, years, sections … to all selected questions</source>
        <translation>Fügt allen ausgewählten Fragen Unternehmen, Jahre, Abschnitte … hinzu</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Neue Frage</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Vorige Frage</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Edit the question</source>
        <translation>Frage bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the evidence in its corpus</source>
        <translation>Beleg im Korpus anzeigen</translation>
    </message>
    <message>
        <source>Shows the selected sentence of the evidence on the page Corpus (Ctrl+G)</source>
        <translation>Zeigt den ausgewählten Belegsatz auf der Seite Korpus (Strg+G)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show the facets</source>
        <translation>Facetten anzeigen</translation>
    </message>
    <message>
        <source>Show the detail</source>
        <translation>Details anzeigen</translation>
    </message>
    <message>
        <source>Detail beside the table</source>
        <translation>Details neben der Tabelle</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Save what was typed</source>
        <translation>Eingabe speichern</translation>
    </message>
    <message>
        <source>Saves what was typed in the form, as one revision</source>
        <translation>Speichert die Eingabe im Formular als eine Revision</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionCard</name>
    <message>
        <source>The question with its gold answer and its evidence</source>
        <translation>Die Frage mit ihrer Goldantwort und ihren Belegen</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Keine Frage ist angezeigt.</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionController</name>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Es musste nichts geändert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Approving questions</source>
        <translation>Fragen freigeben</translation>
    </message>
    <message>
        <source>%1 approved.</source>
        <translation>%1 freigegeben.</translation>
    </message>
    <message>
        <source>Retiring questions</source>
        <translation>Fragen zurückziehen</translation>
    </message>
    <message>
        <source>%1 retired.</source>
        <translation>%1 zurückgezogen.</translation>
    </message>
    <message>
        <source>Making questions drafts again</source>
        <translation>Fragen wieder zu Entwürfen machen</translation>
    </message>
    <message>
        <source>%1 made drafts again.</source>
        <translation>%1 wieder auf Entwurf gesetzt.</translation>
    </message>
    <message>
        <source>Flagging questions</source>
        <translation>Fragen markieren</translation>
    </message>
    <message>
        <source>Setting %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>%1 changed.</source>
        <translation>%1 geändert.</translation>
    </message>
    <message>
        <source>Adding to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 changed %2.</source>
        <translation>%1 hat %2 geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n question(s).</source>
        <translation>
            <numerusform>%1 hat %n Frage geändert.</numerusform>
            <numerusform>%1 hat %n Fragen geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n edit(s) elsewhere in the workspace.</source>
        <translation>
            <numerusform>%1 hat anderswo im Arbeitsbereich %n Änderung vorgenommen.</numerusform>
            <numerusform>%1 hat anderswo im Arbeitsbereich %n Änderungen vorgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The suite %1 was added, with %n question(s).</source>
        <translation>
            <numerusform>Die Suite %1 wurde hinzugefügt, mit %n Frage.</numerusform>
            <numerusform>Die Suite %1 wurde hinzugefügt, mit %n Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The suite %1 is now called %2.</source>
        <translation>Die Suite %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>Questions were imported into the suite %1.</source>
        <translation>In die Suite %1 wurden Fragen importiert.</translation>
    </message>
    <message>
        <source>The suite %1 was removed.</source>
        <translation>Die Suite %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Loading the questions</source>
        <translation>Fragen laden</translation>
    </message>
    <message>
        <source>%1 saved: %2.</source>
        <translation>%1 gespeichert: %2.</translation>
    </message>
    <message>
        <source>what was typed into %1 was never saved. Take it or discard it first.</source>
        <translation>was in %1 eingegeben wurde, ist nie gespeichert worden. Übernehmen oder verwerfen Sie es zuerst.</translation>
    </message>
    <message>
        <source>Not approved: %1</source>
        <translation>Nicht freigegeben: %1</translation>
    </message>
    <message>
        <source>%1 flagged: %2.</source>
        <translation>%1 markiert: %2.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 is as it was in revision %2.</source>
        <translation>%1 ist wieder wie in Revision %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionDetail</name>
    <message>
        <source>The question in detail</source>
        <translation>Die Frage im Detail</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation>Verdachtsfälle</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionFields</name>
    <message>
        <source>Question and answer</source>
        <translation>Frage und Antwort</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>What an answer must hold</source>
        <translation>Was eine Antwort enthalten muss</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Pflege</translation>
    </message>
    <message>
        <source>As the source has it</source>
        <translation>Wie in der Quelle</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n ausgefüllt</numerusform>
            <numerusform>%n ausgefüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n anzusehen</numerusform>
            <numerusform>%n anzusehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionForm</name>
    <message>
        <source>Another question of this suite has the same id.</source>
        <translation>Eine andere Frage dieser Suite hat dieselbe ID.</translation>
    </message>
    <message>
        <source>%1 · %2 · revision %3</source>
        <translation>%1 · %2 · Revision %3</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>changed without a name, %1</source>
        <translation>ohne Namen geändert, %1</translation>
    </message>
    <message>
        <source>changed by %1, %2</source>
        <translation>geändert von %1, %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>Flagged by %1: %2</source>
        <translation>Markiert von %1: %2</translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation>%1 ist jetzt: %2</translation>
    </message>
    <message>
        <source>%1 has changed what you are typing in. Yours is kept here, but not saved.</source>
        <translation>%1 hat geändert, worin Sie gerade schreiben. Ihre Eingabe bleibt hier, ist aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anderes</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Meine speichern</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Fremde übernehmen</translation>
    </message>
    <message>
        <source>What was typed into %1 is not saved yet; it is kept as a draft.</source>
        <translation>Die Eingabe in %1 ist noch nicht gespeichert; sie bleibt als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>%1 typed here on %2 what was never saved: %3.</source>
        <translation>Nie gespeicherte Eingabe (%1, %2): %3.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Since then %1 was changed; taking the draft replaces that.</source>
        <translation>Seitdem wurde %1 geändert; die Übernahme des Entwurfs ersetzt das.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>taken from a draft</source>
        <translation>aus einem Entwurf übernommen</translation>
    </message>
    <message>
        <source>Somebody else has changed this question meanwhile. Below is theirs; your edit was not saved.</source>
        <translation>Jemand anderes hat diese Frage inzwischen geändert. Unten steht die fremde Fassung; Ihre Bearbeitung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save mine over it</source>
        <translation>Mit meiner überschreiben</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Fremde behalten</translation>
    </message>
    <message>
        <source>chosen over a change from elsewhere</source>
        <translation>einer Änderung von anderswo vorgezogen</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>Spei&amp;chern</translation>
    </message>
    <message>
        <source>Saves what was typed, as one revision (Ctrl+S); so does leaving the form</source>
        <translation>Speichert die Eingabe als eine Revision (Strg+S); das geschieht auch beim Verlassen des Formulars</translation>
    </message>
    <message>
        <source>%1 of %2 does not fit. What was typed is not saved; it is kept as a draft.</source>
        <translation>%1 von %2 passt nicht. Die Eingabe ist nicht gespeichert; sie bleibt als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 of %2 too. What was typed is not saved; it is kept as a draft.</source>
        <translation>Auch jemand anderes hat %1 von %2 geändert. Die Eingabe ist nicht gespeichert; sie bleibt als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Why the question is edited</source>
        <translation>Warum die Frage bearbeitet wird</translation>
    </message>
    <message>
        <source>Stands beside the edit in the history of the question</source>
        <translation>Steht neben der Änderung im Verlauf der Frage</translation>
    </message>
    <message>
        <source>Why (for the history)</source>
        <translation>Warum (für den Verlauf)</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionListModel</name>
    <message>
        <source>Draft until somebody approves it; flagged while something is wrong with it; retired when it is no longer asked</source>
        <translation>Entwurf, bis jemand sie freigibt; markiert, solange etwas an ihr nicht stimmt; zurückgezogen, wenn sie nicht mehr gestellt wird</translation>
    </message>
    <message>
        <source>Rules of the detector that suspect the question; a person decides</source>
        <translation>Regeln des Detektors, die einen Verdacht gegen die Frage haben; ein Mensch entscheidet</translation>
    </message>
    <message>
        <source>When the revision in force was made</source>
        <translation>Wann die geltende Revision entstand</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Gold version</source>
        <translation>Goldversion</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation>Verdachtsfälle</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Geändert von</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionsPage</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>%1 suites</source>
        <translation>%1 Suiten</translation>
    </message>
    <message>
        <source>%1 · n = %2</source>
        <translation>%1 · n = %2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 shown</source>
        <translation>%1 · %2 von %3 angezeigt</translation>
    </message>
    <message>
        <source> · number %1</source>
        <translation> · Nummer %1</translation>
    </message>
    <message>
        <source> · %1 is outside of the filter</source>
        <translation> · %1 liegt außerhalb des Filters</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>Alle Fragen anzeigen</translation>
    </message>
    <message>
        <source>Gold questions</source>
        <translation>Goldfragen</translation>
    </message>
    <message>
        <source>The questions in several views</source>
        <translation>Die Fragen in mehreren Ansichten</translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation>Verdachtsfälle</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>%1 stays in front, outside of the filter: what is typed in it is not saved yet.</source>
        <translation>%1 bleibt angezeigt, außerhalb des Filters: Die Eingabe darin ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation>Arbeitsbereich wird geöffnet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with questions anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Öffnen Sie einen über das Menü Datei, oder ziehen Sie eine Datei mit Fragen irgendwo ins Fenster.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions, and it can only be read.
Open one that can be written to import questions.</source>
        <translation>Dieser Arbeitsbereich enthält keine Goldfragen und ist nur lesbar.
Öffnen Sie einen beschreibbaren, um Fragen zu importieren.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a file with questions from the menu File, or drop one here: JSON, JSON lines or CSV. It becomes a suite.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Goldfragen.
Importieren Sie eine Datei mit Fragen über das Menü Datei, oder ziehen Sie eine hierher: JSON, JSON-Zeilen oder CSV. Sie wird eine Suite.</translation>
    </message>
    <message>
        <source>The suites of this workspace hold no question.
Make one with “%1” (%2), or import a file.</source>
        <translation>Die Suiten dieses Arbeitsbereichs enthalten keine Frage.
Erstellen Sie eine mit „%1“ (%2), oder importieren Sie eine Datei.</translation>
    </message>
    <message>
        <source>Still loading…</source>
        <translation>Lädt noch …</translation>
    </message>
    <message>
        <source>No question holds all of these words.
Try fewer, or only how they begin.</source>
        <translation>Keine Frage enthält alle diese Wörter.
Versuchen Sie weniger, oder nur die Wortanfänge.</translation>
    </message>
    <message>
        <source>No question has all that is chosen.
Give up a facet on the left, or show all.</source>
        <translation>Keine Frage erfüllt alles Gewählte.
Geben Sie links eine Facette auf, oder zeigen Sie alle an.</translation>
    </message>
    <message>
        <source>Of %1, which is being edited outside of the filter</source>
        <translation>Gilt für %1; diese Frage wird außerhalb des Filters bearbeitet</translation>
    </message>
    <message>
        <source>%1 is in front, but outside of the filter: choose a question of the list, or show all</source>
        <translation>%1 ist angezeigt, liegt aber außerhalb des Filters: eine Frage der Liste wählen oder alle anzeigen</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Neue Frage</translation>
    </message>
    <message>
        <source>Keys of the questions page</source>
        <translation>Tasten der Seite Fragen</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>After F: the reason</source>
        <translation>Nach F: der Grund</translation>
    </message>
    <message>
        <source>Space, Return</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>In the facets: choose a value, open a facet</source>
        <translation>In den Facetten: Wert wählen, Facette öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>In the facets: give up what is chosen in the facet</source>
        <translation>In den Facetten: Auswahl der Facette aufheben</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the search line: search for nothing</source>
        <translation>In der Suchzeile: Suche leeren</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pfeil ab</translation>
    </message>
    <message>
        <source>In the search line: to the table</source>
        <translation>In der Suchzeile: zur Tabelle</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In the table: edit the question</source>
        <translation>In der Tabelle: Frage bearbeiten</translation>
    </message>
    <message>
        <source>“%1” acts on what is selected in the list. The keyboard is elsewhere, so nothing was done.</source>
        <translation>„%1“ wirkt auf das, was in der Liste ausgewählt ist. Der Tastaturfokus ist woanders, daher geschah nichts.</translation>
    </message>
    <message>
        <source>In a field of the form: back to the list</source>
        <translation>In einem Feld des Formulars: zurück zur Liste</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>In a field of the form: what was typed there, then in the other fields, then what was saved of this question</source>
        <translation>In einem Feld des Formulars: was dort eingegeben wurde, dann in den anderen Feldern, dann was von dieser Frage gespeichert wurde</translation>
    </message>
</context>
<context>
    <name>assay::app::RecentList</name>
    <message>
        <source>Recent workspaces</source>
        <translation>Zuletzt verwendete Arbeitsbereiche</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>assay::app::RejectMenu</name>
    <message>
        <source>Reject because</source>
        <translation>Ablehnungsgrund</translation>
    </message>
    <message>
        <source>In your &amp;own words…</source>
        <translation>In &amp;eigenen Worten …</translation>
    </message>
</context>
<context>
    <name>assay::app::RejectReasonField</name>
    <message>
        <source>Why the bundles are rejected</source>
        <translation>Warum die Bündel abgelehnt werden</translation>
    </message>
    <message>
        <source>Return rejects, Escape gives up</source>
        <translation>Eingabe lehnt ab, Esc bricht ab</translation>
    </message>
    <message numerus="yes">
        <source>Why no question from %n bundle(s)?</source>
        <translation>
            <numerusform>Warum keine Frage aus %n Bündel?</numerusform>
            <numerusform>Warum keine Frage aus %n Bündeln?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::RepairDialog</name>
    <message>
        <source>Looking for texts that were decoded with the wrong character set…</source>
        <translation>Texte, die mit dem falschen Zeichensatz dekodiert wurden, werden gesucht …</translation>
    </message>
    <message>
        <source>Repair texts of “%1”</source>
        <translation>Texte von „%1“ reparieren</translation>
    </message>
    <message>
        <source>Texts and their repairs</source>
        <translation>Texte und ihre Reparaturen</translation>
    </message>
    <message>
        <source>The difference word by word</source>
        <translation>Der Unterschied Wort für Wort</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine ankreuzen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking for repairs in %1</source>
        <translation>Reparaturen in %1 suchen</translation>
    </message>
    <message>
        <source>No text of this suite was decoded with the wrong character set.</source>
        <translation>Kein Text dieser Suite wurde mit dem falschen Zeichensatz dekodiert.</translation>
    </message>
    <message>
        <source>%1 of %2 texts will be repaired, in one step of undo.</source>
        <translation>%1 von %2 Texten werden repariert, in einem Schritt rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>assay::app::RepairsModel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportChooser</name>
    <message>
        <source>Report or template</source>
        <translation>Bericht oder Vorlage</translation>
    </message>
    <message>
        <source>A template that comes with the program, or a report saved in the workspace</source>
        <translation>Eine Vorlage des Programms oder ein im Arbeitsbereich gespeicherter Bericht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Templates, and removing a saved report</source>
        <translation>Vorlagen und das Entfernen eines gespeicherten Berichts</translation>
    </message>
    <message>
        <source>Review (everything)</source>
        <translation>Prüfmappe (alles)</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Pflege</translation>
    </message>
    <message>
        <source>The saved reports of this workspace cannot be read and stay as they are stored; none can be saved beside them. What is wrong: %1.</source>
        <translation>Die gespeicherten Berichte dieses Arbeitsbereichs sind nicht lesbar und bleiben, wie sie gespeichert sind; daneben kann keiner gespeichert werden. Falsch ist: %1.</translation>
    </message>
    <message>
        <source>A saved report cannot be read and stays as it is stored. What is wrong: %1.</source>
        <translation>Ein gespeicherter Bericht ist nicht lesbar und bleibt, wie er gespeichert ist. Falsch ist: %1.</translation>
    </message>
    <message>
        <source>The saved report “%1” cannot be read and stays as it is stored. What is wrong: %2.</source>
        <translation>Der gespeicherte Bericht „%1“ ist nicht lesbar und bleibt, wie er gespeichert ist. Falsch ist: %2.</translation>
    </message>
    <message>
        <source>Saved reports (cannot be read)</source>
        <translation>Gespeicherte Berichte (nicht lesbar)</translation>
    </message>
    <message>
        <source>A report that cannot be read</source>
        <translation>Ein nicht lesbarer Bericht</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>Untitled (not saved)</source>
        <translation>Ohne Namen (nicht gespeichert)</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportEditor</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>S&amp;ubtitle</source>
        <translation>&amp;Untertitel</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Hardest &amp;cases</source>
        <translation>Schwierigste &amp;Fälle</translation>
    </message>
    <message>
        <source>Of what the report is</source>
        <translation>Worüber berichtet wird</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>&amp;Abschnitte</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move the section up (Alt+Up)</source>
        <translation>Abschnitt nach oben verschieben (Alt+Oben)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move the section down (Alt+Down)</source>
        <translation>Abschnitt nach unten verschieben (Alt+Unten)</translation>
    </message>
    <message>
        <source>Co&amp;mment on the section (Markdown)</source>
        <translation>Ko&amp;mmentar zum Abschnitt (Markdown)</translation>
    </message>
    <message>
        <source>Comment on the section</source>
        <translation>Kommentar zum Abschnitt</translation>
    </message>
    <message>
        <source>Scored sets</source>
        <translation>Score-Sätze</translation>
    </message>
    <message>
        <source>Gold suites</source>
        <translation>Gold-Suites</translation>
    </message>
    <message>
        <source>Neighbour runs</source>
        <translation>Nachbarschaftsläufe</translation>
    </message>
    <message>
        <source>Everything (of runs the newest)</source>
        <translation>Alles (von den Läufen den neuesten)</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not in the workspace)</source>
        <translation>%1 (nicht im Arbeitsbereich)</translation>
    </message>
    <message>
        <source>What it shows of the workspace</source>
        <translation>Was er vom Arbeitsbereich zeigt</translation>
    </message>
    <message>
        <source>How many of the hardest cases of each regime are printed; CSV tables list more</source>
        <translation>Wie viele der schwierigsten Fälle jedes Regimes gedruckt werden; CSV-Tabellen führen mehr auf</translation>
    </message>
    <message>
        <source>Of e&amp;very search</source>
        <translation>Für &amp;jede Suche</translation>
    </message>
    <message>
        <source>Hardest cases of every search of a run, else of the first one</source>
        <translation>Schwierigste Fälle jeder Suche eines Laufs, sonst nur der ersten</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportMaker</name>
    <message>
        <source>Making the report</source>
        <translation>Bericht wird erstellt</translation>
    </message>
    <message>
        <source>Laying out the pages</source>
        <translation>Seiten werden gesetzt</translation>
    </message>
    <message>
        <source>Working out the thresholds</source>
        <translation>Schwellen werden berechnet</translation>
    </message>
    <message>
        <source>Working out the neighbour test</source>
        <translation>Nachbarschaftstest wird berechnet</translation>
    </message>
    <message>
        <source>Working out the curation</source>
        <translation>Pflege wird berechnet</translation>
    </message>
    <message>
        <source>Reading what the workspace holds</source>
        <translation>Inhalt des Arbeitsbereichs wird gelesen</translation>
    </message>
    <message>
        <source>Section %1 of %2: %3</source>
        <translation>Abschnitt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Working out the answers</source>
        <translation>Antworten werden berechnet</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Make the pages again</source>
        <translation>Seiten neu erstellen</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save report as…</source>
        <translation>Bericht speichern unter …</translation>
    </message>
    <message>
        <source>Remove report</source>
        <translation>Bericht entfernen</translation>
    </message>
    <message>
        <source>Open a template…</source>
        <translation>Vorlage öffnen …</translation>
    </message>
    <message>
        <source>Save as template file…</source>
        <translation>Als Vorlagendatei speichern …</translation>
    </message>
    <message>
        <source>Review pack…</source>
        <translation>Prüfmappe …</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF …</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML …</translation>
    </message>
    <message>
        <source>Markdown…</source>
        <translation>Markdown …</translation>
    </message>
    <message>
        <source>CSV tables…</source>
        <translation>CSV-Tabellen …</translation>
    </message>
    <message>
        <source>JSON…</source>
        <translation>JSON …</translation>
    </message>
    <message>
        <source>Open a workspace to report on it.</source>
        <translation>Öffnen Sie einen Arbeitsbereich, um darüber zu berichten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The report “%1” is saved in the workspace.</source>
        <translation>Der Bericht „%1“ ist im Arbeitsbereich gespeichert.</translation>
    </message>
    <message>
        <source>Save report as</source>
        <translation>Bericht speichern unter</translation>
    </message>
    <message>
        <source>Name of the report; one of that name is replaced</source>
        <translation>Name des Berichts; einer dieses Namens wird ersetzt</translation>
    </message>
    <message>
        <source>A report needs a name.</source>
        <translation>Ein Bericht braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%1” is a template of the program.</source>
        <translation>„%1“ ist eine Vorlage des Programms.</translation>
    </message>
    <message>
        <source>The report “%1” is removed; Undo brings it back.</source>
        <translation>Der Bericht „%1“ ist entfernt; Rückgängig holt ihn zurück.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Writing the review pack</source>
        <translation>Prüfmappe wird geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>The review pack is in %1 (%n file(s)).</source>
        <translation>
            <numerusform>Die Prüfmappe liegt in %1 (%n Datei).</numerusform>
            <numerusform>Die Prüfmappe liegt in %1 (%n Dateien).</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a template</source>
        <translation>Vorlage öffnen</translation>
    </message>
    <message>
        <source>Report templates (*.json)</source>
        <translation>Berichtsvorlagen (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Save as template file</source>
        <translation>Als Vorlagendatei speichern</translation>
    </message>
    <message>
        <source>Changes that are not saved</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Titles or comments of this report were changed and are not saved.</source>
        <translation>Titel oder Kommentare dieses Berichts wurden geändert und sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Drop the changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht liegt in %1.</translation>
    </message>
    <message>
        <source>%1 is too large for a report template.</source>
        <translation>%1 ist zu groß für eine Berichtsvorlage.</translation>
    </message>
    <message>
        <source>%1 is not a report template. What is wrong: %2.</source>
        <translation>%1 ist keine Berichtsvorlage. Falsch ist: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), of the former choices</source>
        <translation>
            <numerusform>%n Seite, mit der vorherigen Auswahl</numerusform>
            <numerusform>%n Seiten, mit der vorherigen Auswahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rename report…</source>
        <translation>Bericht umbenennen …</translation>
    </message>
    <message>
        <source>Review pack</source>
        <translation>Prüfmappe</translation>
    </message>
    <message>
        <source>Unsaved choices of “%1” cannot be read. What is wrong: %2.</source>
        <translation>Die nicht gespeicherte Auswahl zu „%1“ ist nicht lesbar. Falsch ist: %2.</translation>
    </message>
    <message>
        <source>There are unsaved choices of other reports, too; they come when one of these is chosen: %1.</source>
        <translation>Auch zu anderen Berichten gibt es eine nicht gespeicherte Auswahl; sie erscheint, wenn einer davon gewählt wird: %1.</translation>
    </message>
    <message>
        <source>These are unsaved choices of a report without a name.</source>
        <translation>Dies ist die nicht gespeicherte Auswahl zu einem Bericht ohne Namen.</translation>
    </message>
    <message>
        <source>These are unsaved choices of “%1”, of %2.</source>
        <translation>Dies ist die nicht gespeicherte Auswahl zu „%1“, Stand %2.</translation>
    </message>
    <message>
        <source>These are unsaved choices of “%1”, by %2, of %3.</source>
        <translation>Dies ist die nicht gespeicherte Auswahl zu „%1“, von %2, Stand %3.</translation>
    </message>
    <message>
        <source>The report was saved again since; saving these replaces that.</source>
        <translation>Der Bericht wurde seitdem erneut gespeichert; das Speichern dieser Auswahl ersetzt jenen Stand.</translation>
    </message>
    <message>
        <source>The saved report is not there any more.</source>
        <translation>Den gespeicherten Bericht gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>This workspace can only be read. “Save as template file…” keeps the choices.</source>
        <translation>Dieser Arbeitsbereich kann nur gelesen werden. „Als Vorlagendatei speichern …“ bewahrt die Auswahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the earlier pack in that folder were removed.</source>
        <translation>
            <numerusform>%n Datei der früheren Prüfmappe in diesem Ordner wurde entfernt.</numerusform>
            <numerusform>%n Dateien der früheren Prüfmappe in diesem Ordner wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left as changed since, and not of this pack: %1.</source>
        <translation>Belassen, weil seitdem geändert, und nicht Teil dieser Prüfmappe: %1.</translation>
    </message>
    <message>
        <source>Nothing was changed: what is stored under this name cannot be read (%1) and is not overwritten. Take another name, or “Save as template file…”.</source>
        <translation>Nichts wurde geändert: Was unter diesem Namen gespeichert ist, ist nicht lesbar (%1) und wird nicht überschrieben. Wählen Sie einen anderen Namen oder „Als Vorlagendatei speichern …“.</translation>
    </message>
    <message>
        <source>Rename report</source>
        <translation>Bericht umbenennen</translation>
    </message>
    <message>
        <source>New name of “%1”</source>
        <translation>Neuer Name von „%1“</translation>
    </message>
    <message>
        <source>There is a report “%1” already.</source>
        <translation>Es gibt schon einen Bericht „%1“.</translation>
    </message>
    <message>
        <source>The report is now “%1”.</source>
        <translation>Der Bericht heißt jetzt „%1“.</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV-Tabellen</translation>
    </message>
    <message>
        <source>Nothing was written: the pages are not those of the present choices.</source>
        <translation>Nichts wurde geschrieben: Die Seiten entsprechen nicht der aktuellen Auswahl.</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportPagesView</name>
    <message>
        <source>How far the pages are</source>
        <translation>Wie weit die Seiten sind</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the pages of the former choices</source>
        <translation>Die Seiten der vorherigen Auswahl behalten</translation>
    </message>
    <message>
        <source>Make the pages</source>
        <translation>Seiten erstellen</translation>
    </message>
    <message>
        <source>Make the pages of the present choices</source>
        <translation>Die Seiten der aktuellen Auswahl erstellen</translation>
    </message>
    <message>
        <source>Smaller pages (−)</source>
        <translation>Seiten kleiner (−)</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>Seiten kleiner</translation>
    </message>
    <message>
        <source>Larger pages (+)</source>
        <translation>Seiten größer (+)</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>Seiten größer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Pages as wide as the view (0)</source>
        <translation>Seiten so breit wie die Ansicht (0)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · nicht gespeichert</translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Die Seiten konnten nicht erstellt werden.</translation>
    </message>
    <message>
        <source>%1, of the former choices</source>
        <translation>%1, mit der vorherigen Auswahl</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Seiten werden erstellt …</translation>
    </message>
    <message>
        <source>There are no pages yet.</source>
        <translation>Es gibt noch keine Seiten.</translation>
    </message>
    <message>
        <source>These pages are still of the former choices.</source>
        <translation>Diese Seiten zeigen noch die vorherige Auswahl.</translation>
    </message>
</context>
<context>
    <name>assay::app::RestoreDialog</name>
    <message>
        <source>To the &amp;version</source>
        <translation>Auf die &amp;Version</translation>
    </message>
    <message>
        <source>To the &amp;moment</source>
        <translation>Auf den &amp;Zeitpunkt</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>„%1“ wiederherstellen</translation>
    </message>
    <message>
        <source>Version to restore</source>
        <translation>Wiederherzustellende Version</translation>
    </message>
    <message>
        <source>Moment to restore</source>
        <translation>Wiederherzustellender Zeitpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s), frozen by %2 on %3</source>
        <translation>
            <numerusform>%1 Frage, eingefroren von %2 am %3</numerusform>
            <numerusform>%1 Fragen, eingefroren von %2 am %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Every question goes back to what it was then; questions made since are retired. All of it is one step of undo, and nothing of the history is lost.</source>
        <translation>Jede Frage wird wieder, was sie damals war; seither erstellte Fragen werden zurückgezogen. Alles ist in einem Schritt rückgängig zu machen, und vom Verlauf geht nichts verloren.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>assay::app::ResultsImportDialog</name>
    <message>
        <source>Where the file says how the test was set, as it says</source>
        <translation>Testeinstellungen aus der Datei nehmen, wo sie welche nennt</translation>
    </message>
    <message>
        <source>Import results of %1</source>
        <translation>Ergebnisse von %1 importieren</translation>
    </message>
    <message>
        <source>As the file says, else its name</source>
        <translation>Laut Datei, sonst ihr Name</translation>
    </message>
    <message>
        <source>As each list says</source>
        <translation>Wie jede Liste angibt</translation>
    </message>
    <message>
        <source>Filtered, where a list does not say</source>
        <translation>Gefiltert, wo eine Liste nichts angibt</translation>
    </message>
    <message>
        <source>Open, where a list does not say</source>
        <translation>Offen, wo eine Liste nichts angibt</translation>
    </message>
    <message>
        <source>The search&apos;s name, where a list has none</source>
        <translation>Name der Suche, wo eine Liste keinen hat</translation>
    </message>
    <message>
        <source>as many as the longest list has</source>
        <translation>so viele wie die längste Liste</translation>
    </message>
    <message>
        <source>How many results were asked for. A shorter list ended because there was no more; behind one of this length, nothing is known.</source>
        <translation>Wie viele Ergebnisse angefordert waren. Eine kürzere Liste endete, weil es nicht mehr gab; was nach einer dieser Länge käme, ist unbekannt.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>The lists are judged against a corpus of this workspace: gold, coverage and figures are counted as for a test that is made here.</source>
        <translation>Die Listen werden an einem Korpus dieses Arbeitsbereichs beurteilt: Gold, Abdeckung und Kennzahlen zählen wie bei einem hier ausgeführten Test.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Corpus:</source>
        <translation>&amp;Korpus:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Regime:</source>
        <translation>&amp;Regime:</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suche:</translation>
    </message>
    <message>
        <source>Results asked &amp;for:</source>
        <translation>An&amp;geforderte Ergebnisse:</translation>
    </message>
    <message>
        <source>There is no corpus here yet. Import the one that was searched first.</source>
        <translation>Hier gibt es noch kein Korpus. Importieren Sie zuerst den durchsuchten.</translation>
    </message>
    <message>
        <source>Imported, marked as from outside.</source>
        <translation>Importiert und als von außen gekennzeichnet.</translation>
    </message>
    <message>
        <source>Imported, marked as from outside. %1 results lie beyond the filter of their anchor.</source>
        <translation>Importiert und als von außen gekennzeichnet. %1 Ergebnisse liegen außerhalb des Filters ihres Ankers.</translation>
    </message>
    <message>
        <source>Nothing was imported; wrong are: %1.</source>
        <translation>Nichts wurde importiert; Fehler: %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalAlphaPane</name>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Fused by</source>
        <translation>Fusioniert nach</translation>
    </message>
    <message>
        <source>List by words</source>
        <translation>Liste nach Wörtern</translation>
    </message>
    <message>
        <source>List by vectors</source>
        <translation>Liste nach Vektoren</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Fuse</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Alpha: 0 words alone, 100 vectors alone</source>
        <translation>Alpha: 0 nur Wörter, 100 nur Vektoren</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Compares every other alpha with this one</source>
        <translation>Vergleicht jedes andere Alpha mit diesem</translation>
    </message>
    <message>
        <source>The category that the figures are of</source>
        <translation>Die Kategorie, für die die Kennzahlen gelten</translation>
    </message>
    <message>
        <source>Fusing two lists</source>
        <translation>Zwei Listen fusionieren</translation>
    </message>
    <message>
        <source>all questions</source>
        <translation>alle Fragen</translation>
    </message>
    <message>
        <source>Choose two stored lists, one by words and one by vectors, and fuse them.</source>
        <translation>Zwei gespeicherte Listen wählen, eine nach Wörtern und eine nach Vektoren, und sie fusionieren.</translation>
    </message>
    <message>
        <source>Alpha %1 · MRR %2 · Recall@5 %3 · Recall@10 %4 · nDCG@10 %5 · n = %6</source>
        <translation>Alpha %1 · MRR %2 · Recall@5 %3 · Recall@10 %4 · nDCG@10 %5 · n = %6</translation>
    </message>
    <message>
        <source>Against alpha %1, among the first ten: %2 gained, %3 lost</source>
        <translation>Gegenüber Alpha %1, unter den ersten zehn: %2 gewonnen, %3 verloren</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalController</name>
    <message>
        <source>Loading run %1</source>
        <translation>Lauf %1 laden</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Einen über das Menü „Datei“ öffnen oder eine Datei irgendwo ins Fenster ziehen.</translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation>Der Lauf wird geladen …</translation>
    </message>
    <message>
        <source>This workspace holds no ranked lists yet.
Import predictions with contexts, or ask a corpus: assay retrieval --search.</source>
        <translation>Dieser Arbeitsbereich enthält noch keine Ranglisten.
Vorhersagen mit Kontexten importieren oder ein Korpus abfragen: assay retrieval --search.</translation>
    </message>
    <message>
        <source>No retrieval has been measured in this workspace.
Choose a suite and predictions on the left, and measure them.</source>
        <translation>In diesem Arbeitsbereich wurde noch kein Retrieval gemessen.
Links eine Suite und Vorhersagen wählen und sie messen.</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>%1 messen</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalPage</name>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Measures the ranked lists that are chosen (Ctrl+Return)</source>
        <translation>Misst die gewählten Ranglisten (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops the run; nothing of it is kept</source>
        <translation>Bricht den Lauf ab; nichts davon wird behalten</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Retrieval</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Ranked lists</source>
        <translation>Ranglisten</translation>
    </message>
    <message>
        <source>Runs of retrieval</source>
        <translation>Retrieval-Läufe</translation>
    </message>
    <message>
        <source>The run to compare with</source>
        <translation>Der Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (Lauf %2)</translation>
    </message>
    <message>
        <source>(choose the other run)</source>
        <translation>(Lauf wählen)</translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation>Zwei Läufe vergleichen</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalQuestionsPane</name>
    <message>
        <source>&lt;p&gt;Relevant: %1. Found at ranks: %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;Relevant: %1. Gefunden auf den Rängen: %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The ranked list of the question, and its gold</source>
        <translation>Die Rangliste der Frage und ihr Gold</translation>
    </message>
    <message>
        <source>Choose a question on the left.</source>
        <translation>Links eine Frage wählen.</translation>
    </message>
    <message>
        <source>Reading a ranked list</source>
        <translation>Rangliste lesen</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewModel</name>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Not a contradiction</source>
        <translation>Kein Widerspruch</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewPane</name>
    <message>
        <source>What is listed for review</source>
        <translation>Was zur Prüfung aufgeführt ist</translation>
    </message>
    <message>
        <source>Soft band</source>
        <translation>Weiches Band</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>Verwaiste</translation>
    </message>
    <message>
        <source>Pairs out of order</source>
        <translation>Paare in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Contradictions without a pair</source>
        <translation>Widersprüche ohne Paar</translation>
    </message>
    <message>
        <source>&amp;Matrix with judgements applied</source>
        <translation>&amp;Matrix mit angewandten Urteilen</translation>
    </message>
    <message>
        <source>Samples for review; 1, 2 and 3 judge, 0 takes back</source>
        <translation>Proben zur Prüfung; 1, 2 und 3 urteilen, 0 nimmt zurück</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsprobe</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Folgeprobe</translation>
    </message>
    <message>
        <source>What was judged of it</source>
        <translation>Bisherige Urteile dazu</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Key %1, with the list in front</source>
        <translation>Taste %1, wenn die Liste aktiv ist</translation>
    </message>
    <message>
        <source>A note to the next judgement</source>
        <translation>Notiz zum nächsten Urteil</translation>
    </message>
    <message>
        <source>A note to the judgement</source>
        <translation>Notiz zum Urteil</translation>
    </message>
    <message>
        <source>There is nothing to judge here.</source>
        <translation>Hier gibt es nichts zu beurteilen.</translation>
    </message>
    <message>
        <source>%1 of %2 judged, %3 to judge</source>
        <translation>%1 von %2 beurteilt, %3 offen</translation>
    </message>
    <message>
        <source>%1 · FHRI %2 · NLI %3 · decided %4</source>
        <translation>%1 · FHRI %2 · NLI %3 · entschieden %4</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Keine Ausgangsprobe</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source> (undo)</source>
        <translation> (rückgängig)</translation>
    </message>
    <message>
        <source> (redo)</source>
        <translation> (wiederholt)</translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Noch nicht beurteilt</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewQueueModel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfungen</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewQueuePane</name>
    <message>
        <source>Suite whose reviews are shown</source>
        <translation>Suite, deren Prüfungen angezeigt werden</translation>
    </message>
    <message>
        <source>Which questions are listed</source>
        <translation>Welche Fragen aufgeführt sind</translation>
    </message>
    <message>
        <source>Without my review</source>
        <translation>Ohne meine Prüfung</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Abweichende Urteile</translation>
    </message>
    <message>
        <source>My outdated reviews</source>
        <translation>Meine veralteten Prüfungen</translation>
    </message>
    <message>
        <source>Questions of the queue</source>
        <translation>Fragen der Warteschlange</translation>
    </message>
    <message>
        <source>1 approves, 2 flags, 3 is unsure, 0 takes back</source>
        <translation>1 gibt frei, 2 markiert, 3 ist unsicher, 0 nimmt zurück</translation>
    </message>
    <message>
        <source>Agreement beyond chance</source>
        <translation>Übereinstimmung über den Zufall hinaus</translation>
    </message>
    <message>
        <source>The two reviewers of Cohen&apos;s κ</source>
        <translation>Die beiden Prüfer von Cohens κ</translation>
    </message>
    <message>
        <source>Who share the most</source>
        <translation>mit den meisten gemeinsamen</translation>
    </message>
    <message>
        <source>Reviews of a text that the question has no longer do not count</source>
        <translation>Prüfungen eines Textes, den die Frage nicht mehr hat, zählen nicht</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Comparing reviews</source>
        <translation>Prüfungen vergleichen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s)</source>
        <translation>
            <numerusform>%n Prüfung</numerusform>
            <numerusform>%n Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no suite yet. Import questions first.</source>
        <translation>Es gibt noch keine Suite. Importieren Sie zuerst Fragen.</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Prüfungen werden gelesen …</translation>
    </message>
    <message>
        <source>You have reviewed every question of this suite.</source>
        <translation>Sie haben jede Frage dieser Suite geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without your review.</source>
        <translation>
            <numerusform>%n Frage ohne Ihre Prüfung.</numerusform>
            <numerusform>%n Fragen ohne Ihre Prüfung.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your reviews is outdated.</source>
        <translation>Keine Ihrer Prüfungen ist veraltet.</translation>
    </message>
    <message>
        <source>1 question says something else since you reviewed it.</source>
        <translation>1 Frage lautet anders, seit Sie sie geprüft haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions say something else since you reviewed them.</source>
        <translation>
            <numerusform>%n Frage lautet anders, seit Sie sie geprüft haben.</numerusform>
            <numerusform>%n Fragen lauten anders, seit Sie sie geprüft haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on which reviewers differ.</source>
        <translation>
            <numerusform>%n Frage, bei der Prüfer voneinander abweichen.</numerusform>
            <numerusform>%n Fragen, bei denen Prüfer voneinander abweichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No disagreement that you may see: reviews are blind, and those of questions that you have not judged are hidden.</source>
        <translation>Keine Abweichung, die Sie sehen dürfen: Die Prüfung ist blind, und Urteile zu Fragen, die Sie nicht beurteilt haben, sind verborgen.</translation>
    </message>
    <message>
        <source>No two reviewers differ.</source>
        <translation>Keine zwei Prüfer weichen voneinander ab.</translation>
    </message>
    <message numerus="yes">
        <source>%1 by %n reviewer(s); %2 outdated and left out</source>
        <translation>
            <numerusform>%1 von %n Prüfer; %2 veraltet und ausgelassen</numerusform>
            <numerusform>%1 von %n Prüfern; %2 veraltet und ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 not counted: this suite is reviewed blind, and you have not judged their questions</source>
        <translation>; %1 nicht gezählt: Diese Suite wird blind geprüft, und Sie haben deren Fragen nicht beurteilt</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewsPane</name>
    <message>
        <source>Reviewers of this suite do not see each other before they have judged</source>
        <translation>Prüfer dieser Suite sehen einander erst, wenn sie geurteilt haben</translation>
    </message>
    <message>
        <source>A setting of the suite; who changes it is in its history</source>
        <translation>Eine Einstellung der Suite; wer sie ändert, steht im Verlauf</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Reviews of the question; 1 approves, 2 flags, 3 is unsure, 0 takes back</source>
        <translation>Prüfungen der Frage; 1 gibt frei, 2 markiert, 3 ist unsicher, 0 nimmt zurück</translation>
    </message>
    <message>
        <source>Key %1, with the list in front</source>
        <translation>Taste %1, wenn die Liste aktiv ist</translation>
    </message>
    <message>
        <source>Reason to flag</source>
        <translation>Grund der Markierung</translation>
    </message>
    <message>
        <source>A note to the review</source>
        <translation>Notiz zur Prüfung</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>⚠ revision %1; outdated</source>
        <translation>⚠ Revision %1; veraltet</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The question says something else now</source>
        <translation>Die Frage lautet jetzt anders</translation>
    </message>
    <message>
        <source>1 review of somebody else is shown once you have given your own of this revision.</source>
        <translation>1 Prüfung von jemand anderem erscheint, sobald Sie zu dieser Revision selbst geurteilt haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n reviews of others are shown once you have given your own of this revision.</source>
        <translation>
            <numerusform>%n Prüfung von anderen erscheint, sobald Sie zu dieser Revision selbst geurteilt haben.</numerusform>
            <numerusform>%n Prüfungen von anderen erscheinen, sobald Sie zu dieser Revision selbst geurteilt haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Keine Frage ist angezeigt.</translation>
    </message>
    <message>
        <source>Say who you are to review: the first review asks for it.</source>
        <translation>Geben Sie zum Prüfen an, wer Sie sind: Die erste Prüfung fragt danach.</translation>
    </message>
    <message>
        <source>You have not reviewed this question yet: 1 approves, 2 flags for the reason chosen, 3 is unsure.</source>
        <translation>Sie haben diese Frage noch nicht geprüft: 1 gibt frei, 2 markiert mit dem gewählten Grund, 3 ist unsicher.</translation>
    </message>
    <message>
        <source>You said “%1”, but of an older revision: say it again.</source>
        <translation>Ihr Urteil war „%1“, aber zu einer älteren Revision: Urteilen Sie erneut.</translation>
    </message>
    <message>
        <source>You said “%1”. A review changes neither the status nor the flags.</source>
        <translation>Ihr Urteil: „%1“. Eine Prüfung ändert weder den Status noch die Markierungen.</translation>
    </message>
    <message>
        <source>Reviews blind</source>
        <translation>Prüfung blind</translation>
    </message>
    <message>
        <source>Reviews open</source>
        <translation>Prüfung offen</translation>
    </message>
    <message>
        <source>Your review of %1: %2.</source>
        <translation>Ihre Prüfung von %1: %2.</translation>
    </message>
    <message>
        <source>Your review of %1 is taken back.</source>
        <translation>Ihre Prüfung von %1 ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The reviews of the suite are blind now.</source>
        <translation>Die Prüfungen der Suite sind jetzt blind.</translation>
    </message>
    <message>
        <source>The reviews of the suite are open now.</source>
        <translation>Die Prüfungen der Suite sind jetzt offen.</translation>
    </message>
</context>
<context>
    <name>assay::app::RobustnessPane</name>
    <message>
        <source>τ* over the draws</source>
        <translation>τ* über die Ziehungen</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>Share of draws</source>
        <translation>Anteil der Ziehungen</translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>τ* of a draw</source>
        <translation>τ* einer Ziehung</translation>
    </message>
    <message>
        <source>Draws of the bootstrap</source>
        <translation>Ziehungen des Bootstraps</translation>
    </message>
    <message>
        <source> draws</source>
        <translation> Ziehungen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Seed </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run for all scopes</source>
        <translation>Für alle Bereiche ausführen</translation>
    </message>
    <message>
        <source>A decision stores what is known of every scenario</source>
        <translation>Eine Entscheidung speichert, was über jedes Szenario bekannt ist</translation>
    </message>
    <message>
        <source>Bootstrap and half-splits of the threshold</source>
        <translation>Bootstrap und Halbierungen zur Schwelle</translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation>Kein Score-Satz ist geladen.</translation>
    </message>
    <message>
        <source>No sample of this scope has a score: there is nothing to draw from.</source>
        <translation>Keine Probe dieses Bereichs hat einen Score: Es gibt nichts, woraus zu ziehen wäre.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezogen …</translation>
    </message>
    <message>
        <source>Run draws the samples anew with their pairs together, and says how the best threshold varies and what it reaches on samples it was not chosen on.</source>
        <translation>„Ausführen“ zieht die Proben samt ihren Paaren neu und zeigt, wie die beste Schwelle schwankt und was sie an Proben erreicht, an denen sie nicht gewählt wurde.</translation>
    </message>
    <message>
        <source>safest</source>
        <translation>sicherste</translation>
    </message>
    <message>
        <source>Held-out score of the threshold</source>
        <translation>Score der Schwelle auf ungesehenen Daten</translation>
    </message>
</context>
<context>
    <name>assay::app::RubricPane</name>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bänder</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Assertions</source>
        <translation>Zusicherungen</translation>
    </message>
    <message>
        <source>The rubric as JSON</source>
        <translation>Die Rubrik als JSON</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Rubrik</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Save a copy under a name of its own, which can be edited</source>
        <translation>Eine Kopie unter eigenem Namen speichern, die sich bearbeiten lässt</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Als neue Version speichern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Passes from</source>
        <translation>Bestanden ab</translation>
    </message>
    <message>
        <source>Acceptable from</source>
        <translation>Akzeptabel ab</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>%1 (preset)</source>
        <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Version %1, %2</translation>
    </message>
    <message>
        <source>This is no JSON object yet.</source>
        <translation>Das ist noch kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As it is stored.</source>
        <translation>Wie gespeichert.</translation>
    </message>
    <message>
        <source>A preset stays as it is: duplicate it to keep what you changed.</source>
        <translation>Eine Vorgabe bleibt, wie sie ist: duplizieren, um die Änderungen zu behalten.</translation>
    </message>
    <message>
        <source>Changed, and not saved yet.</source>
        <translation>Geändert und noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Duplicating a rubric</source>
        <translation>Rubrik duplizieren</translation>
    </message>
    <message>
        <source>%1 saved.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Saving a rubric</source>
        <translation>Rubrik speichern</translation>
    </message>
    <message>
        <source>A new version of %1 saved.</source>
        <translation>Eine neue Version von %1 gespeichert.</translation>
    </message>
    <message>
        <source>Removing a rubric</source>
        <translation>Rubrik entfernen</translation>
    </message>
    <message>
        <source>%1 removed.</source>
        <translation>%1 entfernt.</translation>
    </message>
</context>
<context>
    <name>assay::app::RunListModel</name>
    <message>
        <source>at work</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>baseline, from outside</source>
        <translation>Referenz, von außen</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>%1
%2, %3 of %4 anchors, %5
Assay %6</source>
        <translation>%1
%2, %3 von %4 Ankern, %5
Assay %6</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>assay::app::RunPane</name>
    <message>
        <source>adaptive, from ±%1 until %2 gold, at most ±%3</source>
        <translation>adaptiv, ab ±%1, bis %2 Gold, höchstens ±%3</translation>
    </message>
    <message>
        <source>fixed, ±%1</source>
        <translation>fest, ±%1</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No neighbour test has been run in this workspace.
Set one up on the right and run it; or import figures from elsewhere on the tab From outside.</source>
        <translation>In diesem Arbeitsbereich wurde noch kein Nachbarschaftstest ausgeführt.
Richten Sie rechts einen ein und führen Sie ihn aus; oder importieren Sie Kennzahlen von anderswo auf dem Tab „Von außen“.</translation>
    </message>
    <message>
        <source>How far the test is</source>
        <translation>Fortschritt des Tests</translation>
    </message>
    <message>
        <source>What the run was made of</source>
        <translation>Worauf der Lauf beruht</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Notiz zum Lauf</translation>
    </message>
    <message>
        <source>Note on this run; Return keeps it</source>
        <translation>Notiz zu diesem Lauf; Eingabe behält sie</translation>
    </message>
    <message>
        <source>%1 of %2 anchors asked</source>
        <translation>%1 von %2 Ankern abgefragt</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · noch %1</translation>
    </message>
    <message>
        <source>Figures from outside; see the tab of that name.</source>
        <translation>Kennzahlen von außen; siehe den gleichnamigen Tab.</translation>
    </message>
    <message>
        <source>Corpus: %1 (%2…)</source>
        <translation>Korpus: %1 (%2…)</translation>
    </message>
    <message>
        <source>From outside: the lists were made elsewhere; gold and figures are of this corpus</source>
        <translation>Von außen: Die Listen wurden anderswo erstellt; Gold und Kennzahlen stammen von diesem Korpus</translation>
    </message>
    <message>
        <source>Vectors: none</source>
        <translation>Vektoren: keine</translation>
    </message>
    <message>
        <source>Vectors: %1, %2</source>
        <translation>Vektoren: %1, %2</translation>
    </message>
    <message>
        <source>Anchors: %1 drawn, seed %2</source>
        <translation>Anker: %1 gezogen, Seed %2</translation>
    </message>
    <message>
        <source>Anchors: the set %1, n = %2</source>
        <translation>Ankersatz: %1, n = %2</translation>
    </message>
    <message>
        <source>Window: %1</source>
        <translation>Fenster: %1</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>Nur Fließtext</translation>
    </message>
    <message>
        <source>Headings and table debris too</source>
        <translation>Auch Überschriften und Tabellenreste</translation>
    </message>
    <message>
        <source>; cross references are no gold</source>
        <translation>; Querverweise sind kein Gold</translation>
    </message>
    <message>
        <source>Filtered on: %1</source>
        <translation>Gefiltert nach: %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Suche: %1</translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>Erstellt %1</translation>
    </message>
    <message>
        <source>Made %1 by %2</source>
        <translation>Erstellt %1 von %2</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Lauf entfernen</translation>
    </message>
    <message>
        <source>Remove the run %1 with its results? This cannot be undone.</source>
        <translation>Den Lauf %1 mit seinen Ergebnissen entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>Cancel the test and remove what it has found so far? Pause keeps it.</source>
        <translation>Den Test abbrechen und entfernen, was er bisher gefunden hat? „Anhalten“ behält es.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Cancel and remove</source>
        <translation>Abbrechen und entfernen</translation>
    </message>
</context>
<context>
    <name>assay::app::SampleInspector</name>
    <message>
        <source>Sample in detail</source>
        <translation>Die Probe im Detail</translation>
    </message>
    <message>
        <source>Rejected record</source>
        <translation>Abgewiesener Datensatz</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1. It is in no figure; its text is kept.</source>
        <translation>%1. Er geht in keine Kennzahl ein; sein Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>Choose a sample in the list to see it whole.</source>
        <translation>Wählen Sie in der Liste eine Probe, um sie ganz zu sehen.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>Wahre Klasse</translation>
    </message>
    <message>
        <source>NLI %1 ≥ hard limit %2</source>
        <translation>NLI %1 ≥ harte Grenze %2</translation>
    </message>
    <message>
        <source>FHRI %1 %2 τ %3</source>
        <translation>FHRI %1 %2 τ %3</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation>Gespeicherte Vorhersage</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>(as stored)</source>
        <translation>(wie gespeichert)</translation>
    </message>
    <message>
        <source>(from its components)</source>
        <translation>(aus seinen Komponenten)</translation>
    </message>
    <message>
        <source>(for manual review)</source>
        <translation>(zur manuellen Prüfung)</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>source&apos;s weight</source>
        <translation>Gewicht der Quelle</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>FHRI from these components: %1</source>
        <translation>FHRI aus diesen Komponenten: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Other keys of the source</source>
        <translation>Weitere Schlüssel der Quelle</translation>
    </message>
</context>
<context>
    <name>assay::app::SampleListModel</name>
    <message>
        <source>(cannot be read)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>The sample&apos;s id in its source</source>
        <translation>Die ID der Probe in ihrer Quelle</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>The scenario named by the source</source>
        <translation>Das von der Quelle genannte Szenario</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The true class</source>
        <translation>Die wahre Klasse</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>The class that the rule decides at the present threshold and NLI limits</source>
        <translation>Die Klasse laut Regel bei der aktuellen Schwelle und den aktuellen NLI-Grenzen</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Financial Hallucination Reliability Index; a click sorts</source>
        <translation>Financial Hallucination Reliability Index; ein Klick sortiert</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>Contradiction score of the NLI model; a click sorts</source>
        <translation>Widerspruchs-Score des NLI-Modells; ein Klick sortiert</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>The class that the source&apos;s own program predicted</source>
        <translation>Die Klasse, die das eigene Programm der Quelle vorhergesagt hat</translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation>Gespeicherte Vorhersage</translation>
    </message>
    <message>
        <source>The question asked</source>
        <translation>Die gestellte Frage</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>assay::app::SamplePane</name>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s): truly %2, decided %3. Escape in the matrix shows all.</source>
        <translation>
            <numerusform>%1 Probe: wahr %2, entschieden %3. Esc in der Matrix zeigt alle.</numerusform>
            <numerusform>%1 Proben: wahr %2, entschieden %3. Esc in der Matrix zeigt alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s) of this scope. Choose a cell of the matrix to list only its samples.</source>
        <translation>
            <numerusform>%1 Probe dieses Bereichs. Wählen Sie eine Zelle der Matrix, um nur deren Proben aufzuführen.</numerusform>
            <numerusform>%1 Proben dieses Bereichs. Wählen Sie eine Zelle der Matrix, um nur deren Proben aufzuführen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::ScenarioModel</name>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>unzulässig</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>zulässig</translation>
    </message>
    <message>
        <source>Macro-F1 changes by up to %1 at τ* ± 0.05 (robust below 0.02, sensitive from 0.05).</source>
        <translation>Macro-F1 ändert sich bei τ* ± 0,05 um bis zu %1 (robust unter 0,02, empfindlich ab 0,05).</translation>
    </message>
    <message>
        <source>All samples together, then each scenario of the set</source>
        <translation>Alle Proben zusammen, dann jedes Szenario des Score-Satzes</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Samples with an FHRI</source>
        <translation>Proben mit einem FHRI</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>The threshold set here; each scenario keeps its own</source>
        <translation>Die hier gesetzte Schwelle; jedes Szenario behält seine eigene</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>The best threshold on the grid 0.50 … 0.95 under the constraints; the least violating one if none meets them</source>
        <translation>Die beste Schwelle im Raster 0,50 … 0,95 unter den Nebenbedingungen; die mit der geringsten Verletzung, wenn keine sie erfüllt</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>Infeasible, or how Macro-F1 bears a step of 0.05 (robust, moderate, sensitive)</source>
        <translation>Unzulässig, oder wie Macro-F1 einen Schritt von 0,05 verträgt (robust, mäßig, empfindlich)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>There is too little to judge by: %1.</source>
        <translation>Zu wenig für eine Beurteilung: %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::ScoredSetsModel</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>SHA-256 of the imported files: %1</source>
        <translation>SHA-256 der importierten Dateien: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Samples kept, scored or not</source>
        <translation>Behaltene Proben, mit oder ohne Score</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Records that could not be kept as samples; the issues say why</source>
        <translation>Datensätze, die sich nicht als Proben behalten ließen; die Befunde sagen, warum</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Samples without an FHRI: no threshold can judge them</source>
        <translation>Proben ohne FHRI: Keine Schwelle kann sie beurteilen</translation>
    </message>
    <message>
        <source>Unscored</source>
        <translation>Ohne Score</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>When it was imported</source>
        <translation>Wann importiert wurde</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>The beginning of the SHA-256 of the imported files</source>
        <translation>Der Anfang des SHA-256 der importierten Dateien</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 records</source>
        <translation>%1 · %2 · %3 Datensätze</translation>
    </message>
</context>
<context>
    <name>assay::app::SearchListEditor</name>
    <message>
        <source>Searches, the columns of the results</source>
        <translation>Suchen, die Spalten der Ergebnisse</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds a search as a column of the results</source>
        <translation>Fügt eine Suche als Spalte der Ergebnisse hinzu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the selected search (Delete)</source>
        <translation>Entfernt die ausgewählte Suche (Entf)</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Links that each vector keeps in the HNSW graph</source>
        <translation>Verbindungen, die jeder Vektor im HNSW-Graphen behält</translation>
    </message>
    <message>
        <source>ef, building</source>
        <translation>ef, Aufbau</translation>
    </message>
    <message>
        <source>Candidates that are looked at while the HNSW graph is built</source>
        <translation>Kandidaten, die beim Aufbau des HNSW-Graphen betrachtet werden</translation>
    </message>
    <message>
        <source>ef, searching</source>
        <translation>ef, Suche</translation>
    </message>
    <message>
        <source>Candidates that a search looks at: more find more of what exact search finds</source>
        <translation>Kandidaten, die eine Suche betrachtet: Mehr finden mehr von dem, was die exakte Suche findet</translation>
    </message>
    <message>
        <source>k1</source>
        <translation>k1</translation>
    </message>
    <message>
        <source>BM25: how soon a repeated word stops counting</source>
        <translation>BM25: wie bald ein wiederholtes Wort nicht mehr zählt</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>BM25: how much a long sentence is held against it</source>
        <translation>BM25: wie stark einem Satz seine Länge angelastet wird</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>0: lexical only; 1: by vector only</source>
        <translation>0: nur lexikalisch; 1: nur nach Vektor</translation>
    </message>
    <message>
        <source>Window expansion</source>
        <translation>Fenstererweiterung</translation>
    </message>
    <message>
        <source>Each hit brings the neighbours of its slice, this far to both sides</source>
        <translation>Jeder Treffer bringt die Nachbarn aus seinem Ausschnitt mit, so weit nach beiden Seiten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Union over</source>
        <translation>Vereinigung über</translation>
    </message>
    <message>
        <source>The union of one search for each value of the field: each year, each company</source>
        <translation>Die Vereinigung je einer Suche für jeden Wert des Feldes: jedes Jahr, jedes Unternehmen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 — needs vectors</source>
        <translation>%1 – braucht Vektoren</translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceColumns</name>
    <message>
        <source>Company missing</source>
        <translation>Unternehmen fehlt</translation>
    </message>
    <message>
        <source>Year missing</source>
        <translation>Jahr fehlt</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 Satz</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 Sätze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceInspector</name>
    <message>
        <source>The selected sentence</source>
        <translation>Der ausgewählte Satz</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>CIK</source>
        <translation>CIK</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Place in the corpus</source>
        <translation>Stelle im Korpus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Further fields of its source</source>
        <translation>Weitere Felder seiner Quelle</translation>
    </message>
    <message>
        <source>Questions and bundles</source>
        <translation>Fragen und Bündel</translation>
    </message>
    <message>
        <source>Looking for them…</source>
        <translation>Werden gesucht …</translation>
    </message>
    <message>
        <source>They could not be looked for: %1</source>
        <translation>Die Suche danach ist gescheitert: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Questions (%1)</source>
        <translation>Fragen (%1)</translation>
    </message>
    <message>
        <source>No question has it as evidence.</source>
        <translation>Keine Frage hat ihn als Beleg.</translation>
    </message>
    <message>
        <source>Bundles (%1)</source>
        <translation>Bündel (%1)</translation>
    </message>
    <message>
        <source>No bundle holds it.</source>
        <translation>Kein Bündel enthält ihn.</translation>
    </message>
    <message>
        <source>No corpus is in front.</source>
        <translation>Kein Korpus ist angezeigt.</translation>
    </message>
    <message>
        <source>No sentence is selected. Choose one in the list.</source>
        <translation>Kein Satz ist ausgewählt. Wählen Sie einen in der Liste.</translation>
    </message>
    <message>
        <source>(only the id is known)</source>
        <translation>(nur die ID ist bekannt)</translation>
    </message>
    <message>
        <source>Around it</source>
        <translation>Umgebung</translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceLinks</name>
    <message>
        <source>Reading which bundles hold a sentence</source>
        <translation>Lesen, welche Bündel einen Satz enthalten</translation>
    </message>
    <message>
        <source>Looking for questions and bundles of a sentence</source>
        <translation>Fragen und Bündel eines Satzes suchen</translation>
    </message>
</context>
<context>
    <name>assay::app::Session</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>%1 anlegen</translation>
    </message>
    <message>
        <source>another workspace was asked for before that one was open</source>
        <translation>ein anderer Arbeitsbereich wurde verlangt, bevor dieser offen war</translation>
    </message>
    <message>
        <source>there is no workspace for it</source>
        <translation>es gibt keinen Arbeitsbereich dafür</translation>
    </message>
    <message>
        <source>this workspace is open for reading only</source>
        <translation>dieser Arbeitsbereich ist nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>the workspace was closed</source>
        <translation>der Arbeitsbereich wurde geschlossen</translation>
    </message>
    <message>
        <source>Renaming %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Reading the list of sets</source>
        <translation>Liste der Score-Sätze lesen</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Reading the issues of %1</source>
        <translation>Befunde von %1 lesen</translation>
    </message>
    <message>
        <source>Not imported, as %1: %2</source>
        <translation>Nicht importiert (%1): %2</translation>
    </message>
</context>
<context>
    <name>assay::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>&amp;Open the last workspace at the start</source>
        <translation>Beim Start den letzten Arbeitsbereich ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Your name, for what you judge and decide</source>
        <translation>Ihr Name, für Ihre Urteile und Entscheidungen</translation>
    </message>
    <message>
        <source>Stands beside what you judge and decide</source>
        <translation>Steht neben Ihren Urteilen und Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Ihr Name:</translation>
    </message>
    <message>
        <source>&amp;Reset window and columns</source>
        <translation>Fenster und Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation>Anordnung:</translation>
    </message>
    <message>
        <source>Kept in:</source>
        <translation>Gespeichert in:</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Of the system&apos;s text size. What is open already takes it in part only: the next start gives everything its room.</source>
        <translation>Bezogen auf die Textgröße des Systems. Was schon offen ist, folgt nur zum Teil: Ab dem nächsten Start hat alles Platz.</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Te&amp;xtgröße:</translation>
    </message>
    <message>
        <source>&amp;Show the tour when the demo opens</source>
        <translation>Rundgang beim Öffnen der Demo &amp;zeigen</translation>
    </message>
    <message>
        <source>What is changed here holds at once.</source>
        <translation>Was hier geändert wird, gilt sofort.</translation>
    </message>
    <message>
        <source>&amp;Flagging goes on to the next question</source>
        <translation>&amp;Markieren führt zur nächsten Frage weiter</translation>
    </message>
</context>
<context>
    <name>assay::app::SetupPane</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>The embedding set that searches by vector use; its model is named wherever results are</source>
        <translation>Der Vektorsatz, den Suchen nach Vektor verwenden; sein Modell steht überall bei den Ergebnissen</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <source>Name of the run (made from corpus, vectors and searches)</source>
        <translation>Name des Laufs (aus Korpus, Vektoren und Suchen gebildet)</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Was getestet wird</translation>
    </message>
    <message>
        <source>Searches, the columns of the results</source>
        <translation>Suchen, die Spalten der Ergebnisse</translation>
    </message>
    <message>
        <source>Anchors, whose neighbours are looked for</source>
        <translation>Anker, deren Nachbarn gesucht werden</translation>
    </message>
    <message>
        <source>What is gold, and where is searched</source>
        <translation>Was Gold ist und wo gesucht wird</translation>
    </message>
    <message>
        <source>Run the test</source>
        <translation>Test ausführen</translation>
    </message>
    <message>
        <source>The window of an anchor</source>
        <translation>Das Fenster eines Ankers</translation>
    </message>
    <message>
        <source>Previous anchor</source>
        <translation>Voriger Anker</translation>
    </message>
    <message>
        <source>Next anchor</source>
        <translation>Nächster Anker</translation>
    </message>
    <message>
        <source>%1 (%2 sentences)</source>
        <translation>%1 (%2 Sätze)</translation>
    </message>
    <message>
        <source>%1 — not here any more</source>
        <translation>%1 – nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with sentences anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Öffnen Sie einen über das Menü Datei, oder ziehen Sie eine Datei mit Sätzen irgendwo ins Fenster.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus, and it can only be read.</source>
        <translation>Dieser Arbeitsbereich enthält kein Korpus und ist nur lesbar.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus yet: the sentences among which neighbours are looked for.
Drop filings, JSON lines or CSV with sentences here, or use File &gt; Import.</source>
        <translation>Dieser Arbeitsbereich enthält noch kein Korpus: die Sätze, unter denen Nachbarn gesucht werden.
Ziehen Sie Jahresberichte, JSON-Zeilen oder CSV mit Sätzen hierher, oder verwenden Sie Datei &gt; Importieren.</translation>
    </message>
    <message>
        <source>%1 — %2, %3 vectors</source>
        <translation>%1 – %2, %3 Vektoren</translation>
    </message>
    <message>
        <source>none: lexical search only</source>
        <translation>keine: nur lexikalische Suche</translation>
    </message>
    <message>
        <source>This corpus has no vectors. Make LSA vectors or import some on the page Corpus; or run a lexical search, which needs none.</source>
        <translation>Dieser Korpus hat keine Vektoren. Erzeugen Sie LSA-Vektoren oder importieren Sie welche auf der Seite Korpus; oder führen Sie eine lexikalische Suche aus, die keine braucht.</translation>
    </message>
    <message>
        <source>Reading the fields of a corpus</source>
        <translation>Felder eines Korpus lesen</translation>
    </message>
    <message>
        <source>There is no corpus to test.</source>
        <translation>Es gibt kein Korpus zum Testen.</translation>
    </message>
    <message>
        <source>This workspace can only be read.</source>
        <translation>Dieser Arbeitsbereich ist nur lesbar.</translation>
    </message>
    <message>
        <source>The corpus %1 is not in this workspace any more: choose another.</source>
        <translation>Das Korpus %1 ist nicht mehr in diesem Arbeitsbereich: Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The vectors %1 are not in this workspace any more: choose others.</source>
        <translation>Die Vektoren %1 sind nicht mehr in diesem Arbeitsbereich: Wählen Sie andere.</translation>
    </message>
    <message>
        <source>A search needs vectors: choose some, or keep lexical searches only.</source>
        <translation>Eine Suche braucht Vektoren: Wählen Sie welche, oder behalten Sie nur lexikalische Suchen.</translation>
    </message>
    <message>
        <source>A test is at work.</source>
        <translation>Ein Test läuft.</translation>
    </message>
    <message>
        <source>Covered: %1</source>
        <translation>Abgedeckt: %1</translation>
    </message>
    <message>
        <source> · windows %1</source>
        <translation> · Fenster %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source> · drawn %1</source>
        <translation> · gezogen %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> and %1 more strata</source>
        <translation> und %1 weitere Schichten</translation>
    </message>
    <message>
        <source>Anchor %1 of %2 · %3 · </source>
        <translation>Anker %1 von %2 · %3 · </translation>
    </message>
    <message>
        <source>covered by %1 gold within ±%2</source>
        <translation>abgedeckt durch %1 Gold innerhalb ±%2</translation>
    </message>
    <message>
        <source>not covered: its section has no other sentence that may be gold</source>
        <translation>nicht abgedeckt: Sein Abschnitt hat keinen anderen Satz, der Gold sein darf</translation>
    </message>
    <message>
        <source>not covered: none of the %1 sentences of its section within ±%2 may be gold</source>
        <translation>nicht abgedeckt: Keiner der %1 Sätze seines Abschnitts innerhalb ±%2 darf Gold sein</translation>
    </message>
    <message>
        <source>, clipped by both ends of the section</source>
        <translation>, an beiden Enden des Abschnitts abgeschnitten</translation>
    </message>
    <message>
        <source>, clipped by the beginning of the section</source>
        <translation>, am Anfang des Abschnitts abgeschnitten</translation>
    </message>
    <message>
        <source>, clipped by the end of the section</source>
        <translation>, am Ende des Abschnitts abgeschnitten</translation>
    </message>
    <message>
        <source>Keeping the anchors %1</source>
        <translation>Anker %1 speichern</translation>
    </message>
    <message>
        <source>Kept %1 anchors as %2.</source>
        <translation>%1 Anker als %2 gespeichert.</translation>
    </message>
    <message>
        <source>Import anchors</source>
        <translation>Anker importieren</translation>
    </message>
    <message>
        <source>Anchor sets (*.json *.txt)</source>
        <translation>Ankersätze (*.json *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the anchors %1</source>
        <translation>Anker %1 lesen</translation>
    </message>
    <message>
        <source>Nothing was imported: %1 of %2 sentence ids are not in this corpus.</source>
        <translation>Nichts wurde importiert: %1 von %2 Satz-IDs sind nicht in diesem Korpus.</translation>
    </message>
    <message>
        <source>Imported %1 anchors as %2.</source>
        <translation>%1 Anker als %2 importiert.</translation>
    </message>
    <message>
        <source>Export the anchors</source>
        <translation>Anker exportieren</translation>
    </message>
    <message>
        <source>Anchor sets (*.json)</source>
        <translation>Ankersätze (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>What these anchors can tell</source>
        <translation>Was diese Anker aussagen können</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
</context>
<context>
    <name>assay::app::ShortcutSheet</name>
    <message>
        <source>Keys and what they do</source>
        <translation>Tasten und was sie tun</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Keys can be changed in the settings, under Shortcuts.</source>
        <translation>Tasten lassen sich in den Einstellungen unter „Tastenkürzel“ ändern.</translation>
    </message>
</context>
<context>
    <name>assay::app::ShortcutsEditor</name>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Kein Kürzel</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Filter by action or keys</source>
        <translation>Nach Aktion oder Tasten filtern</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>New shortcut for the selected action</source>
        <translation>Neues Tastenkürzel für die ausgewählte Aktion</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>&amp;Neues Kürzel:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Select an action to change its shortcut. Changes apply at once.</source>
        <translation>Wählen Sie eine Aktion, um ihr Kürzel zu ändern. Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Press the new keys in the field above.</source>
        <translation>Drücken Sie die neuen Tasten im Feld oben.</translation>
    </message>
    <message>
        <source>%1 is used by %2. Assigning it here takes it from there.</source>
        <translation>%1 gehört zu %2. Hier zugewiesen, entfällt es dort.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>assay::app::SpotCheckModel</name>
    <message>
        <source>Checked, id</source>
        <translation>Geprüft, ID</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>assay::app::SpotCheckPane</name>
    <message>
        <source>Share of the questions to check</source>
        <translation>Anteil der zu prüfenden Fragen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Seed der Stichprobe</translation>
    </message>
    <message>
        <source>The same seed draws the same questions again</source>
        <translation>Derselbe Seed zieht wieder dieselben Fragen</translation>
    </message>
    <message>
        <source>Next to check</source>
        <translation>Nächste prüfen</translation>
    </message>
    <message>
        <source>Questions of the spot check</source>
        <translation>Fragen der Stichprobe</translation>
    </message>
    <message>
        <source>Space ticks a question as checked; Return shows it</source>
        <translation>Leertaste hakt eine Frage als geprüft ab; Eingabetaste zeigt sie</translation>
    </message>
    <message>
        <source>&amp;Spot check:</source>
        <translation>&amp;Stichprobe:</translation>
    </message>
    <message>
        <source>s&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <translation>%1 von %2 geprüft</translation>
    </message>
</context>
<context>
    <name>assay::app::StrataPane</name>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>by section length</source>
        <translation>nach Abschnittslänge</translation>
    </message>
    <message>
        <source>by section</source>
        <translation>nach Abschnitt</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>nach Jahr</translation>
    </message>
    <message>
        <source>by company</source>
        <translation>nach Unternehmen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation>Noch kein Anker wurde abgefragt.</translation>
    </message>
    <message>
        <source>%1 %2 · %3 · n = %4, %5</source>
        <translation>%1 %2 · %3 · n = %4, %5</translation>
    </message>
    <message>
        <source>%1 anchors</source>
        <translation>%1 Anker</translation>
    </message>
    <message>
        <source>%1 covered anchors</source>
        <translation>%1 abgedeckte Anker</translation>
    </message>
    <message>
        <source>bootstrap 95 %</source>
        <translation>Bootstrap 95 %</translation>
    </message>
    <message>
        <source>Wilson 95 %</source>
        <translation>Wilson 95 %</translation>
    </message>
    <message>
        <source>Intervals of MRR follow when the run pauses or ends.</source>
        <translation>MRR-Intervalle folgen, wenn der Lauf anhält oder endet.</translation>
    </message>
    <message>
        <source>A click on a bar or a row shows its anchors.</source>
        <translation>Ein Klick auf einen Balken oder eine Zeile zeigt die Anker dazu.</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>durch Zufall</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteDifferenceModel</name>
    <message>
        <source>+ added</source>
        <translation>+ hinzugefügt</translation>
    </message>
    <message>
        <source>− removed</source>
        <translation>− entfernt</translation>
    </message>
    <message>
        <source>~ changed</source>
        <translation>~ geändert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteExportDialog</name>
    <message>
        <source>With &amp;retired questions</source>
        <translation>Mit &amp;zurückgezogenen Fragen</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>„%1“ exportieren</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Wie sie jetzt ist</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the format cannot hold</source>
        <translation>Was das Format nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Questions that lose it</source>
        <translation>Fragen, die es verlieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Looking at what the format can hold…</source>
        <translation>Es wird geprüft, was das Format aufnehmen kann …</translation>
    </message>
    <message>
        <source>Preparing the export of %1</source>
        <translation>Export von %1 vorbereiten</translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s); nothing of them is lost in the format.</source>
        <translation>
            <numerusform>%1 Frage; nichts davon geht im Format verloren.</numerusform>
            <numerusform>%1 Fragen; nichts davon geht im Format verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s). The format cannot hold these fields; they would be missing in the file:</source>
        <translation>
            <numerusform>%1 Frage. Diese Felder kann das Format nicht aufnehmen; sie würden in der Datei fehlen:</numerusform>
            <numerusform>%1 Fragen. Diese Felder kann das Format nicht aufnehmen; sie würden in der Datei fehlen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>In %1 there are files of these names.</source>
        <translation>In %1 gibt es Dateien mit diesen Namen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteRemoval</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove suite</source>
        <translation>Suite entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation>„%1“ aus dem Arbeitsbereich entfernen?</translation>
    </message>
    <message>
        <source>With it go %1, with history, reviews and flags, and %2. The files it was imported from stay as they are. Undo brings it back, until removed suites are deleted for good.</source>
        <translation>Mit ihr entfernt: %1 mit Verlauf, Prüfungen und Markierungen sowie %2. Die Dateien, aus denen sie importiert wurde, bleiben, wie sie sind. „Rückgängig“ bringt sie zurück, bis entfernte Suiten endgültig gelöscht werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen version(s)</source>
        <translation>
            <numerusform>%n eingefrorene Version</numerusform>
            <numerusform>%n eingefrorene Versionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removed “%1”. Undo brings it back.</source>
        <translation>„%1“ entfernt. „Rückgängig“ bringt die Suite zurück.</translation>
    </message>
    <message>
        <source>There is no removed suite.</source>
        <translation>Es gibt keine entfernte Suite.</translation>
    </message>
    <message>
        <source>Delete removed suites</source>
        <translation>Entfernte Suiten löschen</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>%1 endgültig löschen?</translation>
    </message>
    <message>
        <source>With them go %1, with history, reviews, flags and frozen versions. This cannot be undone.</source>
        <translation>Mit gelöscht: %1 mit Verlauf, Prüfungen, Markierungen und eingefrorenen Versionen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Deleting removed suites</source>
        <translation>Entfernte Suiten löschen</translation>
    </message>
    <message>
        <source>Removed suites are deleted.</source>
        <translation>Entfernte Suiten sind gelöscht.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteSettingsDialog</name>
    <message>
        <source>The &amp;years are the same for all companies but those below</source>
        <translation>Die &amp;Jahre gelten für alle Unternehmen außer den unten genannten</translation>
    </message>
    <message>
        <source>Years of the corpus of “%1”</source>
        <translation>Jahre des Korpus von „%1“</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Erstes Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Years of single companies</source>
        <translation>Jahre einzelner Unternehmen</translation>
    </message>
    <message>
        <source>CIK, first year and last year, one company a line: 104169 2016 2020</source>
        <translation>CIK, erstes und letztes Jahr, ein Unternehmen je Zeile: 104169 2016 2020</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A question about a year outside these is suspected. While they are not known, that rule does not judge.</source>
        <translation>Eine Frage zu einem Jahr außerhalb davon wird verdächtigt. Solange sie nicht bekannt sind, urteilt diese Regel nicht.</translation>
    </message>
    <message>
        <source>From – to:</source>
        <translation>Von – bis:</translation>
    </message>
    <message>
        <source>&amp;Companies:</source>
        <translation>&amp;Unternehmen:</translation>
    </message>
    <message>
        <source>The first year is after the last.</source>
        <translation>Das erste Jahr liegt nach dem letzten.</translation>
    </message>
    <message>
        <source>“%1” is no CIK with a first and a last year.</source>
        <translation>„%1“ ist keine CIK mit erstem und letztem Jahr.</translation>
    </message>
    <message>
        <source>No years are set: nothing is known.</source>
        <translation>Keine Jahre sind gesetzt: Nichts ist bekannt.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuitesMenu</name>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>New suite…</source>
        <translation>Neue Suite …</translation>
    </message>
    <message>
        <source>Rename suite…</source>
        <translation>Suite umbenennen …</translation>
    </message>
    <message>
        <source>Remove suite…</source>
        <translation>Suite entfernen …</translation>
    </message>
    <message>
        <source>Delete removed suites for good…</source>
        <translation>Entfernte Suiten endgültig löschen …</translation>
    </message>
    <message>
        <source>Freeze a version…</source>
        <translation>Version einfrieren …</translation>
    </message>
    <message>
        <source>Compare versions…</source>
        <translation>Versionen vergleichen …</translation>
    </message>
    <message>
        <source>Restore a version or a moment…</source>
        <translation>Version oder Zeitpunkt wiederherstellen …</translation>
    </message>
    <message>
        <source>Export suite…</source>
        <translation>Suite exportieren …</translation>
    </message>
    <message>
        <source>Years of the corpus…</source>
        <translation>Jahre des Korpus …</translation>
    </message>
    <message>
        <source>Repair the character set…</source>
        <translation>Zeichensatz reparieren …</translation>
    </message>
    <message>
        <source>Of the suite “%1”</source>
        <translation>Für die Suite „%1“</translation>
    </message>
    <message>
        <source>Choose a suite on the left, or a question of it, first</source>
        <translation>Zuerst links eine Suite wählen, oder eine Frage daraus</translation>
    </message>
    <message>
        <source>Suite %1</source>
        <translation>Suite %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s)</source>
        <translation>
            <numerusform>%1 Frage</numerusform>
            <numerusform>%1 Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the suite:</source>
        <translation>Name der Suite:</translation>
    </message>
    <message>
        <source>Name of the suite</source>
        <translation>Name der Suite</translation>
    </message>
    <message>
        <source>New suite</source>
        <translation>Neue Suite</translation>
    </message>
    <message>
        <source>Made the suite “%1”. It holds no question yet.</source>
        <translation>Suite „%1“ angelegt. Sie enthält noch keine Frage.</translation>
    </message>
    <message>
        <source>Rename suite</source>
        <translation>Suite umbenennen</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>Freezing %1</source>
        <translation>%1 einfrieren</translation>
    </message>
    <message>
        <source>Froze “%1” with %2. It never changes.</source>
        <translation>„%1“ mit %2 eingefroren. Die Version ändert sich nie.</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>As in “%1” again: %2 changed, in one step of undo.</source>
        <translation>Wieder wie in „%1“: %2 geändert, in einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>As on %1 again: %2 changed, in one step of undo.</source>
        <translation>Wieder wie am %1: %2 geändert, in einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>The years of the corpus</source>
        <translation>Die Jahre des Korpus</translation>
    </message>
    <message>
        <source>The years are saved.</source>
        <translation>Die Jahre sind gespeichert.</translation>
    </message>
    <message>
        <source>Repairing texts</source>
        <translation>Texte reparieren</translation>
    </message>
    <message>
        <source>Repaired %1, in one step of undo.</source>
        <translation>%1 repariert, in einem Schritt rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionBar</name>
    <message>
        <source>Accept and flag</source>
        <translation>Annehmen und markieren</translation>
    </message>
    <message>
        <source>The question is bad: flag it for the reason beside (A, with the list in front)</source>
        <translation>Die Frage ist schlecht: mit dem Grund daneben markieren (A, wenn die Liste aktiv ist)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The question is good; says why (D, with the list in front)</source>
        <translation>Die Frage ist gut; Begründung nötig (D, wenn die Liste aktiv ist)</translation>
    </message>
    <message>
        <source>Put off until</source>
        <translation>Zurückstellen bis</translation>
    </message>
    <message>
        <source>It comes back on that day (S, with the list in front)</source>
        <translation>Kommt an diesem Tag wieder (S, wenn die Liste aktiv ist)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>As if nobody had decided; flags stay (T, with the list in front)</source>
        <translation>Als hätte niemand entschieden; Markierungen bleiben (T, wenn die Liste aktiv ist)</translation>
    </message>
    <message>
        <source>Reason to flag with</source>
        <translation>Grund für die Markierung</translation>
    </message>
    <message>
        <source>As the rule suggests</source>
        <translation>Wie die Regel vorschlägt</translation>
    </message>
    <message>
        <source>Why it is dismissed or put off, or a note to the flag</source>
        <translation>Warum verworfen oder zurückgestellt, oder eine Notiz zur Markierung</translation>
    </message>
    <message>
        <source>Day on which it comes back</source>
        <translation>Tag der Wiedervorlage</translation>
    </message>
    <message>
        <source>As suggested: %1</source>
        <translation>Wie vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>Why is nothing wrong? Return dismisses, Escape does not</source>
        <translation>Warum ist nichts falsch? Eingabe verwirft den Verdacht, Esc nicht</translation>
    </message>
    <message>
        <source>Why; needed to dismiss</source>
        <translation>Warum; zum Verwerfen nötig</translation>
    </message>
    <message numerus="yes">
        <source>Deciding about %n suspicion(s)</source>
        <translation>
            <numerusform>Über %n Verdachtsfall entscheiden</numerusform>
            <numerusform>Über %n Verdachtsfälle entscheiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suspicion(s)</source>
        <translation>
            <numerusform>%n Verdachtsfall</numerusform>
            <numerusform>%n Verdachtsfälle</numerusform>
        </translation>
    </message>
    <message>
        <source>The suspicion of %1</source>
        <translation>Verdacht gegen %1</translation>
    </message>
    <message>
        <source>%1: accepted, and flagged.</source>
        <translation>%1: angenommen und markiert.</translation>
    </message>
    <message>
        <source>%1: dismissed.</source>
        <translation>%1: verworfen.</translation>
    </message>
    <message>
        <source>%1: put off until %2.</source>
        <translation>%1: zurückgestellt bis %2.</translation>
    </message>
    <message>
        <source>%1: the decision is taken back.</source>
        <translation>%1: Die Entscheidung ist zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionListModel</name>
    <message>
        <source>%1 (not found by this check)</source>
        <translation>%1 (bei dieser Prüfung nicht gefunden)</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Wieder offen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>What triggered it</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionQueue</name>
    <message>
        <source>Which suspicions are listed</source>
        <translation>Welche Verdachtsfälle aufgeführt sind</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Rule of the suspicions that are listed</source>
        <translation>Regel der aufgeführten Verdachtsfälle</translation>
    </message>
    <message>
        <source>Every rule</source>
        <translation>Jede Regel</translation>
    </message>
    <message>
        <source>Suspicions; A accepts, D dismisses, S puts off, T takes back</source>
        <translation>Verdachtsfälle; A nimmt an, D verwirft, S stellt zurück, T nimmt zurück</translation>
    </message>
    <message>
        <source>The suspicion in full, with the text that triggered it</source>
        <translation>Der Verdacht im Ganzen, mit dem auslösenden Text</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionsPane</name>
    <message>
        <source>What is suspected of the question; A accepts, D dismisses, S puts off, T takes back</source>
        <translation>Verdacht gegen die Frage; A nimmt an, D verwirft, S stellt zurück, T nimmt zurück</translation>
    </message>
    <message>
        <source>The suspicion in full, with the text that triggered it</source>
        <translation>Der Verdacht im Ganzen, mit dem auslösenden Text</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Keine Frage ist angezeigt.</translation>
    </message>
    <message>
        <source>Checking a question</source>
        <translation>Frage prüfen</translation>
    </message>
    <message>
        <source>This question is retired: it is not checked.</source>
        <translation>Diese Frage ist zurückgezogen: Sie wird nicht geprüft.</translation>
    </message>
    <message>
        <source>Nothing is suspected of this question. Duplicates are looked for when the whole suite is checked.</source>
        <translation>Gegen diese Frage besteht kein Verdacht. Duplikate werden gesucht, wenn die ganze Suite geprüft wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n suspicion(s), %1 open. Duplicates are looked for when the whole suite is checked.</source>
        <translation>
            <numerusform>%n Verdachtsfall, %1 offen. Duplikate werden gesucht, wenn die ganze Suite geprüft wird.</numerusform>
            <numerusform>%n Verdachtsfälle, %1 offen. Duplikate werden gesucht, wenn die ganze Suite geprüft wird.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::TargetModel</name>
    <message>
        <source>Total (of each cell at most what is wanted)</source>
        <translation>Summe (je Zelle höchstens das Soll)</translation>
    </message>
    <message>
        <source>✓ none</source>
        <translation>✓ keine</translation>
    </message>
    <message>
        <source>F2 or a double click changes it</source>
        <translation>F2 oder ein Doppelklick ändert es</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Have</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Questions that fit the cell, without retired ones; a question counts in every cell that it fits</source>
        <translation>Fragen, die zur Zelle passen, ohne zurückgezogene; eine Frage zählt in jeder Zelle, zu der sie passt</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
</context>
<context>
    <name>assay::app::TargetPane</name>
    <message>
        <source>Target mix</source>
        <translation>Zielverteilung</translation>
    </message>
    <message>
        <source>Add the cell</source>
        <translation>Zelle hinzufügen</translation>
    </message>
    <message>
        <source>Adds a target with the category, difficulty, scope and answer type of the cell that is chosen in the matrix</source>
        <translation>Fügt ein Ziel mit Kategorie, Schwierigkeit, Umfang und Antworttyp der in der Matrix gewählten Zelle hinzu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the selected target; Undo brings it back</source>
        <translation>Entfernt das ausgewählte Ziel; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Target mix: wanted, there, missing</source>
        <translation>Zielverteilung: gewünscht, vorhanden, fehlend</translation>
    </message>
    <message>
        <source>&amp;Target mix:</source>
        <translation>&amp;Zielverteilung:</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>Of its own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source> For all suites it is kept only while the window is open; choose a suite to store it.</source>
        <translation> Für alle Suiten gilt sie nur, solange das Fenster offen ist; wählen Sie eine Suite, um sie zu speichern.</translation>
    </message>
    <message>
        <source>No target is set: choose one, or add cells of the matrix.</source>
        <translation>Kein Ziel ist gesetzt: Wählen Sie eines oder fügen Sie Zellen der Matrix hinzu.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Zählung läuft …</translation>
    </message>
    <message>
        <source>Counting for the target mix</source>
        <translation>Für die Zielverteilung zählen</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>%1 gewünscht</translation>
    </message>
    <message>
        <source> · 1 question fits no cell</source>
        <translation> · 1 Frage passt in keine Zelle</translation>
    </message>
    <message>
        <source> · %1 questions fit no cell</source>
        <translation> · %1 Fragen passen in keine Zelle</translation>
    </message>
    <message>
        <source> · 1 question has no category, so it counts in no cell that asks for one</source>
        <translation> · 1 Frage hat keine Kategorie und zählt daher in keiner Zelle, die eine verlangt</translation>
    </message>
    <message>
        <source> · %1 questions have no category, so they count in no cell that asks for one</source>
        <translation> · %1 Fragen haben keine Kategorie und zählen daher in keiner Zelle, die eine verlangt</translation>
    </message>
    <message>
        <source> · for all suites, kept only while the window is open</source>
        <translation> · für alle Suiten, gilt nur, solange das Fenster offen ist</translation>
    </message>
</context>
<context>
    <name>assay::app::TestSettingsForm</name>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptiv</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>How far from the anchor a sentence of its slice may stand to be its gold: always the same, or widened until there are enough</source>
        <translation>Wie weit vom Anker ein Satz seines Ausschnitts stehen darf, um sein Gold zu sein: immer gleich, oder erweitert, bis es genug sind</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Breite des Fensters</translation>
    </message>
    <message>
        <source>Positions to both sides</source>
        <translation>Positionen nach beiden Seiten</translation>
    </message>
    <message>
        <source>First width</source>
        <translation>Erste Breite</translation>
    </message>
    <message>
        <source>The width to begin with</source>
        <translation>Die Breite zu Beginn</translation>
    </message>
    <message>
        <source>Gold sentences wanted</source>
        <translation>Gewünschte Goldsätze</translation>
    </message>
    <message>
        <source>Widened by one while there are fewer gold sentences than this</source>
        <translation>Um eins erweitert, solange es weniger Goldsätze sind</translation>
    </message>
    <message>
        <source>Largest width</source>
        <translation>Größte Breite</translation>
    </message>
    <message>
        <source>Never wider than this</source>
        <translation>Nie breiter als dies</translation>
    </message>
    <message>
        <source>to ±</source>
        <translation>bis ±</translation>
    </message>
    <message>
        <source>until </source>
        <translation>bis </translation>
    </message>
    <message>
        <source> gold</source>
        <translation> Gold</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>Nur Fließtext</translation>
    </message>
    <message>
        <source>Headings and what is left of tables are neither gold nor searched</source>
        <translation>Überschriften und Tabellenreste sind weder Gold noch werden sie durchsucht</translation>
    </message>
    <message>
        <source>Cross references are no gold</source>
        <translation>Querverweise sind kein Gold</translation>
    </message>
    <message>
        <source>Sentences such as &quot;See Note 12&quot; are no gold; they are searched all the same</source>
        <translation>Sätze wie „See Note 12“ sind kein Gold; durchsucht werden sie trotzdem</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Searches among what shares the fields below</source>
        <translation>Sucht nur unter Sätzen mit gleichen Werten in den Feldern unten</translation>
    </message>
    <message>
        <source>Searches the whole corpus</source>
        <translation>Durchsucht das ganze Korpus</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>Regimes</translation>
    </message>
    <message>
        <source>Fields of the filtered regime</source>
        <translation>Felder des gefilterten Regimes</translation>
    </message>
    <message>
        <source>A result of the filtered regime has the anchor&apos;s value in each ticked field. &quot;slice&quot; is company, form, year and section at once.</source>
        <translation>Ein Ergebnis des gefilterten Regimes hat in jedem angekreuzten Feld den Wert des Ankers. „slice“ ist Unternehmen, Formular, Jahr und Abschnitt zugleich.</translation>
    </message>
    <message>
        <source>Filter on</source>
        <translation>Filtern nach</translation>
    </message>
    <message>
        <source>Whole numbers, separated by commas</source>
        <translation>Ganze Zahlen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Hit@k for these k</source>
        <translation>Hit@k für diese k</translation>
    </message>
    <message>
        <source>MRR@k for these k</source>
        <translation>MRR@k für diese k</translation>
    </message>
    <message>
        <source>Seed of bootstrap intervals</source>
        <translation>Seed der Bootstrap-Intervalle</translation>
    </message>
    <message>
        <source>The same seed gives the same intervals</source>
        <translation>Derselbe Seed ergibt dieselben Intervalle</translation>
    </message>
    <message>
        <source>Hit@</source>
        <translation>Hit@</translation>
    </message>
    <message>
        <source>MRR@</source>
        <translation>MRR@</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Tick at least one regime.</source>
        <translation>Kreuzen Sie mindestens ein Regime an.</translation>
    </message>
    <message>
        <source>The filtered regime needs at least one field to filter on.</source>
        <translation>Das gefilterte Regime braucht mindestens ein Feld zum Filtern.</translation>
    </message>
    <message>
        <source>Hit@k: whole numbers from 1 to 1000, separated by commas.</source>
        <translation>Hit@k: ganze Zahlen von 1 bis 1000, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>MRR@k: whole numbers from 1 to 1000, separated by commas.</source>
        <translation>MRR@k: ganze Zahlen von 1 bis 1000, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Clusters of anchors</source>
        <translation>Cluster von Ankern</translation>
    </message>
    <message>
        <source>Anchors of one cluster are found or missed together, so intervals go by clusters. Automatic: companies where there are at least 20, else filings where there are, else slices</source>
        <translation>Anker eines Clusters werden gemeinsam gefunden oder verfehlt, daher gehen Intervalle nach Clustern. Automatisch: Unternehmen, wenn es mindestens 20 gibt, sonst Jahresberichte, wenn es so viele gibt, sonst Ausschnitte</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>filing</source>
        <translation>Jahresbericht</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdControls</name>
    <message>
        <source>%1, typed</source>
        <translation>%1, eingegeben</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Schwelle τ</translation>
    </message>
    <message>
        <source>NLI soft limit</source>
        <translation>Weiche NLI-Grenze</translation>
    </message>
    <message>
        <source>NLI hard limit</source>
        <translation>Harte NLI-Grenze</translation>
    </message>
    <message>
        <source>Threshol&amp;d τ</source>
        <translation>&amp;Schwelle τ</translation>
    </message>
    <message>
        <source>accurate if FHRI ≥ τ, else hallucination. Arrow keys move by 0.001, Page keys by 0.05.</source>
        <translation>korrekt, wenn FHRI ≥ τ, sonst Halluzination. Pfeiltasten bewegen um 0,001, Bild-Tasten um 0,05.</translation>
    </message>
    <message>
        <source>NLI &amp;soft</source>
        <translation>NLI &amp;weich</translation>
    </message>
    <message>
        <source>Samples with an NLI score from here up to the hard limit are for manual review.</source>
        <translation>Proben mit einem NLI-Score von hier bis zur harten Grenze sind zur manuellen Prüfung.</translation>
    </message>
    <message>
        <source>NLI h&amp;ard</source>
        <translation>NLI &amp;hart</translation>
    </message>
    <message>
        <source>Samples with an NLI score from here on are contradictions, whatever their FHRI.</source>
        <translation>Proben mit einem NLI-Score ab hier sind Widersprüche, gleich welchen FHRI sie haben.</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Go to the predetermined threshold</source>
        <translation>Zur vorgegebenen Schwelle</translation>
    </message>
    <message>
        <source>Set the predetermined threshold of this scenario</source>
        <translation>Setzt die vorgegebene Schwelle dieses Szenarios</translation>
    </message>
    <message>
        <source>%1 ≥</source>
        <translation>%1 ≥</translation>
    </message>
    <message>
        <source>Whether the best threshold must satisfy this</source>
        <translation>Ob die beste Schwelle dies erfüllen muss</translation>
    </message>
    <message>
        <source>Undefined: nothing is predicted accurate. It counts as not met.</source>
        <translation>Nicht definiert: Nichts ist als korrekt vorhergesagt. Es zählt als nicht erfüllt.</translation>
    </message>
    <message>
        <source>Undefined: no sample is of this class. The constraint does not apply.</source>
        <translation>Nicht definiert: Keine Probe ist von dieser Klasse. Die Nebenbedingung gilt nicht.</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1, ausgeschaltet</translation>
    </message>
    <message>
        <source>%1, not met</source>
        <translation>%1, nicht erfüllt</translation>
    </message>
    <message>
        <source>%1, met</source>
        <translation>%1, erfüllt</translation>
    </message>
    <message>
        <source>Least violating</source>
        <translation>Geringste Verletzung</translation>
    </message>
    <message>
        <source>Go to the best threshold</source>
        <translation>Zur besten Schwelle</translation>
    </message>
    <message>
        <source>Go to the least violating threshold</source>
        <translation>Zur Schwelle mit der geringsten Verletzung</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1, mindestens</translation>
    </message>
    <message>
        <source>τ by cost</source>
        <translation>τ nach Kosten</translation>
    </message>
    <message>
        <source>Go to the threshold of least cost</source>
        <translation>Zur Schwelle mit den geringsten Kosten</translation>
    </message>
    <message>
        <source>Set the threshold of the grid at which missed hallucinations and refused good answers together cost least. Say below what each costs.</source>
        <translation>Setzt die Schwelle des Rasters, bei der übersehene Halluzinationen und abgelehnte gute Antworten zusammen am wenigsten kosten. Geben Sie unten an, was jede kostet.</translation>
    </message>
    <message>
        <source>miss </source>
        <translation>übersehen </translation>
    </message>
    <message>
        <source>Cost of a missed hallucination</source>
        <translation>Kosten einer übersehenen Halluzination</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>keine Kosten</translation>
    </message>
    <message>
        <source>refuse </source>
        <translation>ablehnen </translation>
    </message>
    <message>
        <source>Cost of a refused good answer</source>
        <translation>Kosten einer abgelehnten guten Antwort</translation>
    </message>
    <message>
        <source>Set the threshold of the grid with the highest Macro-F1 that meets every constraint</source>
        <translation>Setzt die Schwelle des Rasters mit dem höchsten Macro-F1, die jede Nebenbedingung erfüllt</translation>
    </message>
    <message>
        <source>Set the threshold of the grid that falls least short of the constraints</source>
        <translation>Setzt die Schwelle des Rasters, die die Nebenbedingungen am wenigsten verfehlt</translation>
    </message>
    <message>
        <source>β </source>
        <translation>β </translation>
    </message>
    <message>
        <source>Beta of the F measure</source>
        <translation>Beta des F-Maßes</translation>
    </message>
    <message>
        <source>How much more recall counts than precision in Fβ of hallucination</source>
        <translation>Wie viel mehr Recall als Precision im Fβ der Halluzination zählt</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdExports</name>
    <message>
        <source>Folder for the sweep files</source>
        <translation>Ordner für die Dateien des Durchlaufs</translation>
    </message>
    <message>
        <source>Save the page as PDF</source>
        <translation>Seite als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing the sweep of %1</source>
        <translation>Schwellendurchlauf von %1 schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n Datei in %1 geschrieben.</numerusform>
            <numerusform>%n Dateien in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdPdf</name>
    <message>
        <source>FHRI thresholds: %1 · %2</source>
        <translation>FHRI-Schwellen: %1 · %2</translation>
    </message>
    <message>
        <source>n = %1 · τ = %2 · NLI hard %3, soft %4 · for manual review %5 · %6</source>
        <translation>n = %1 · τ = %2 · NLI hart %3, weich %4 · zur manuellen Prüfung %5 · %6</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Schwelle τ</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>Halluc. recall</source>
        <translation>Halluz.-Recall</translation>
    </message>
    <message>
        <source>Acc. precision</source>
        <translation>Korr. Precision</translation>
    </message>
    <message>
        <source>Contrad. recall</source>
        <translation>Widerspr.-Recall</translation>
    </message>
    <message>
        <source>%1 · %2 samples, %3 without a score, %4 rejected · imported %5</source>
        <translation>%1 · %2 Proben, %3 ohne Score, %4 abgelehnt · importiert %5</translation>
    </message>
    <message>
        <source>SHA-256 %1 · Assay %2 (%3) · — is undefined; it counts as 0 only within F1</source>
        <translation>SHA-256 %1 · Assay %2 (%3) · — ist nicht definiert; nur in F1 zählt es als 0</translation>
    </message>
    <message>
        <source>FHRI thresholds: %1</source>
        <translation>FHRI-Schwellen: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdPlots</name>
    <message>
        <source>NLI ≥ %1</source>
        <translation>NLI ≥ %1</translation>
    </message>
    <message>
        <source>FHRI ≤ %1</source>
        <translation>FHRI ≤ %1</translation>
    </message>
    <message>
        <source>FHRI ≥ %1</source>
        <translation>FHRI ≥ %1</translation>
    </message>
    <message>
        <source>among all samples</source>
        <translation>unter allen Proben</translation>
    </message>
    <message>
        <source>among samples that NLI does not take</source>
        <translation>unter Proben, die NLI nicht nimmt</translation>
    </message>
    <message>
        <source>%1 · %2
precision %3, recall %4
%5 right of %6 taken, %7</source>
        <translation>%1 · %2
Precision %3, Recall %4
%5 richtig von %6 gewählten, %7</translation>
    </message>
    <message>
        <source>Precision and recall per class</source>
        <translation>Precision und Recall je Klasse</translation>
    </message>
    <message>
        <source>Recall (FHRI: after NLI)</source>
        <translation>Recall (FHRI: nach NLI)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>No set is loaded. Import scores or choose a set.</source>
        <translation>Kein Satz ist geladen. Importieren Sie Scores oder wählen Sie einen Satz.</translation>
    </message>
    <message>
        <source>%1, AP %2</source>
        <translation>%1, AP %2</translation>
    </message>
    <message>
        <source>No class has a curve: the set has no scored sample.</source>
        <translation>Keine Klasse hat eine Kurve: Der Satz hat keine Probe mit Score.</translation>
    </message>
    <message>
        <source>Figures against the threshold</source>
        <translation>Kennzahlen über der Schwelle</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Schwelle τ</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>halluc. recall</source>
        <translation>Halluz.-Recall</translation>
    </message>
    <message>
        <source>accurate precision</source>
        <translation>Precision korrekt</translation>
    </message>
    <message>
        <source>contrad. recall</source>
        <translation>Widerspr.-Recall</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>zulässig</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>least violating</source>
        <translation>geringste Verletzung</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>τ %1</source>
        <translation>τ %1</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>pinned %1</source>
        <translation>angeheftet: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdSetLoader</name>
    <message>
        <source>Loading %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>Remembering the thresholds</source>
        <translation>Schwellen merken</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdTabs</name>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Sweep table</source>
        <translation>Durchlauftabelle</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustheit</translation>
    </message>
    <message>
        <source>Generalisation</source>
        <translation>Generalisierung</translation>
    </message>
    <message>
        <source>Full against no-entropy</source>
        <translation>Voll gegen ohne Entropie</translation>
    </message>
    <message>
        <source>Manual review</source>
        <translation>Manuelle Prüfung</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>Dynamisch</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation>Entschieden: %1.</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdsPage</name>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source> · FHRI recomputed</source>
        <translation> · FHRI neu berechnet</translation>
    </message>
    <message>
        <source> · %1 without components</source>
        <translation> · %1 ohne Komponenten</translation>
    </message>
    <message>
        <source> · %1 without a score</source>
        <translation> · %1 ohne Score</translation>
    </message>
    <message>
        <source>Sweep files (JSON, CSV)…</source>
        <translation>Durchlaufdateien (JSON, CSV) …</translation>
    </message>
    <message>
        <source>Page as PDF…</source>
        <translation>Seite als PDF …</translation>
    </message>
    <message>
        <source>Go to τ*</source>
        <translation>Zu τ*</translation>
    </message>
    <message>
        <source>Go to the default τ</source>
        <translation>Zum Standard-τ</translation>
    </message>
    <message>
        <source>Pin these thresholds</source>
        <translation>Diese Schwellen anheften</translation>
    </message>
    <message>
        <source>Freeze the present thresholds, limits and weights: from then on the tab Flips lists which samples change class. Again: unpin.</source>
        <translation>Hält die aktuellen Schwellen, Grenzen und Gewichte fest: Ab dann führt der Tab „Wechsel“ auf, welche Proben die Klasse wechseln. Erneut: lösen.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden …</translation>
    </message>
    <message>
        <source>Store these thresholds with author and reason</source>
        <translation>Diese Schwellen mit Autor und Grund speichern</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Loading the set…</source>
        <translation>Der Score-Satz wird geladen …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with FHRI scores anywhere in the window.</source>
        <translation>Kein Arbeitsbereich ist geöffnet.
Öffnen Sie einen über das Menü Datei, oder ziehen Sie eine Datei mit FHRI-Scores irgendwo ins Fenster.</translation>
    </message>
    <message>
        <source>This workspace holds no scored set yet.
Drop a file with FHRI scores here (JSON, JSON lines or CSV), or use File &gt; Import.</source>
        <translation>Dieser Arbeitsbereich enthält noch keinen Score-Satz.
Ziehen Sie eine Datei mit FHRI-Scores hierher (JSON, JSON-Zeilen oder CSV), oder verwenden Sie Datei &gt; Importieren.</translation>
    </message>
    <message>
        <source>Choose a scored set on the page Home.</source>
        <translation>Wählen Sie einen Score-Satz auf der Startseite.</translation>
    </message>
    <message>
        <source>Looking for line %1</source>
        <translation>Zeile %1 suchen</translation>
    </message>
    <message>
        <source>Scenarios with their thresholds</source>
        <translation>Szenarien mit ihren Schwellen</translation>
    </message>
    <message>
        <source>Scored set</source>
        <translation>Score-Satz</translation>
    </message>
    <message>
        <source>The scored set that is shown</source>
        <translation>Der angezeigte Score-Satz</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>assay::app::Tour</name>
    <message>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Was es gibt</translation>
    </message>
    <message>
        <source>The gold, question by question</source>
        <translation>Das Gold, Frage für Frage</translation>
    </message>
    <message>
        <source>What it is gold of</source>
        <translation>Wovon es Gold ist</translation>
    </message>
    <message>
        <source>The sentences that the evidence stands in, by company, year and section. Next to a sentence you see what is around it, which questions use it, and what is nearest to it by its vector.</source>
        <translation>Die Sätze, in denen die Belege stehen, nach Unternehmen, Jahr und Abschnitt. Neben einem Satz sehen Sie, was um ihn steht, welche Fragen ihn nutzen und was ihm nach seinem Vektor am nächsten ist.</translation>
    </message>
    <message>
        <source>Does search find what stands together?</source>
        <translation>Findet die Suche, was zusammensteht?</translation>
    </message>
    <message>
        <source>Where to draw the line</source>
        <translation>Wo die Grenze liegt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Rundgang, Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Home lists what the workspace holds. Files of scores, questions, filings or bundles can be dropped anywhere in the window; their kind is seen from what is in them. All that the demo holds was generated.</source>
        <translation>Start zeigt, was der Arbeitsbereich enthält. Dateien mit Scores, Fragen, Jahresberichten oder Bündeln lassen sich überall im Fenster ablegen; ihre Art wird am Inhalt erkannt. Alles in der Demo ist generiert.</translation>
    </message>
    <message>
        <source>Every question with its answer, its evidence and its history. The tab Suspicions names what looks wrong and why; in the demo five questions are bad on purpose. F flags one, Ctrl+Return approves it and goes on.</source>
        <translation>Jede Frage mit Antwort, Belegen und Verlauf. Der Reiter Verdachtsfälle nennt, was falsch aussieht und warum; in der Demo sind fünf Fragen absichtlich schlecht. F markiert eine, Strg+Eingabe gibt sie frei und geht weiter.</translation>
    </message>
    <message>
        <source>A neighbour test asks that of every search over the same anchors. The overview compares the searches, Hardest cases shows the texts, and the gate says whether a test moved too far from its baseline, as the second one of the demo did.</source>
        <translation>Ein Nachbarschaftstest prüft das für jede Suche über dieselben Anker. Der Überblick vergleicht die Suchen, Schwierigste Fälle zeigt die Texte, und die Regressionsprüfung sagt, ob sich ein Test zu weit von seiner Referenz entfernt hat, wie der zweite der Demo.</translation>
    </message>
    <message>
        <source>Move τ and see the matrix and the curves follow. Where no threshold meets the constraints, as in two of the demo&apos;s ten scenarios, the page says which one fails. Decide keeps what you chose, with your reason.</source>
        <translation>Bewegen Sie τ und sehen Sie, wie Matrix und Kurven folgen. Wo keine Schwelle die Nebenbedingungen erfüllt, wie in zwei der zehn Szenarien der Demo, nennt die Seite die verletzte. Entscheiden hält fest, was Sie gewählt haben, mit Ihrer Begründung.</translation>
    </message>
</context>
<context>
    <name>assay::app::VectorImportDialog</name>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>Choose the file with vectors</source>
        <translation>Datei mit Vektoren wählen</translation>
    </message>
    <message>
        <source>NumPy array (.npy): float32 or float16</source>
        <translation>NumPy-Array (.npy): float32 oder float16</translation>
    </message>
    <message>
        <source>JSON lines with ids</source>
        <translation>JSON-Zeilen mit IDs</translation>
    </message>
    <message>
        <source>Raw float32, little-endian</source>
        <translation>Rohes float32, Little Endian</translation>
    </message>
    <message>
        <source>A file says it: an id a line</source>
        <translation>Laut Datei: eine ID je Zeile</translation>
    </message>
    <message>
        <source>They stand in the order of the corpus</source>
        <translation>In der Reihenfolge des Korpus</translation>
    </message>
    <message>
        <source>Choose the file with ids</source>
        <translation>Datei mit IDs wählen</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>all-MiniLM-L6-v2; shown wherever results are</source>
        <translation>all-MiniLM-L6-v2; steht überall bei den Ergebnissen</translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>D&amp;atei</translation>
    </message>
    <message>
        <source>F&amp;orm</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;Which is whose</source>
        <translation>&amp;Zuordnung</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;IDs</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>&amp;Dimension</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation>&amp;Name des Vektorsatzes</translation>
    </message>
    <message>
        <source>File with vectors</source>
        <translation>Datei mit Vektoren</translation>
    </message>
    <message>
        <source>File with ids</source>
        <translation>Datei mit IDs</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Vectors (*.npy *.jsonl *.ndjson *.f32 *.bin)</source>
        <translation>Vektoren (*.npy *.jsonl *.ndjson *.f32 *.bin)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Ids of the vectors</source>
        <translation>IDs der Vektoren</translation>
    </message>
    <message>
        <source>Import vectors of “%1”</source>
        <translation>Vektoren von „%1“ importieren</translation>
    </message>
    <message>
        <source>Choose the file with the vectors.</source>
        <translation>Wählen Sie die Datei mit den Vektoren.</translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation>Diese Datei gibt es nicht: %1</translation>
    </message>
    <message>
        <source>Choose the file that says which sentence each vector belongs to.</source>
        <translation>Wählen Sie die Datei, die sagt, zu welchem Satz jeder Vektor gehört.</translation>
    </message>
    <message>
        <source>Raw numbers have no header: say how many of them make a vector.</source>
        <translation>Rohe Zahlen haben keinen Kopf: Geben Sie an, wie viele davon einen Vektor bilden.</translation>
    </message>
    <message>
        <source>There is an embedding set “%1” of this corpus already. Give the new one another name.</source>
        <translation>Einen Vektorsatz „%1“ dieses Korpus gibt es bereits. Geben Sie dem neuen einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>assay::app::WeightsPane</name>
    <message>
        <source>Component scores per class</source>
        <translation>Komponenten-Scores je Klasse</translation>
    </message>
    <message>
        <source>Which FHRI is judged</source>
        <translation>Welcher FHRI beurteilt wird</translation>
    </message>
    <message>
        <source>FHRI as stored</source>
        <translation>FHRI wie gespeichert</translation>
    </message>
    <message>
        <source>Document&apos;s weights</source>
        <translation>Gewichte des Dokuments</translation>
    </message>
    <message>
        <source>Without entropy</source>
        <translation>Ohne Entropie</translation>
    </message>
    <message>
        <source>Source&apos;s own weights</source>
        <translation>Gewichte der Quelle</translation>
    </message>
    <message>
        <source>Own weights</source>
        <translation>Eigene Gewichte</translation>
    </message>
    <message>
        <source>As stored: the FHRI of the set. All others compute it anew from the components; a missing component is left out and the other weights renormalised.</source>
        <translation>Wie gespeichert: der FHRI des Score-Satzes. Alle anderen berechnen ihn neu aus den Komponenten; eine fehlende wird ausgelassen, und die übrigen Gewichte werden neu normiert.</translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation>Grounding</translation>
    </message>
    <message>
        <source>Numeric, directional</source>
        <translation>Numerisch, Richtung</translation>
    </message>
    <message>
        <source>Temporal</source>
        <translation>Zeitlich</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Quellenangabe</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Weight of %1, %2</source>
        <translation>Gewicht von %1, %2</translation>
    </message>
    <message>
        <source>Weight of %1, typed</source>
        <translation>Gewicht von %1, eingegeben</translation>
    </message>
    <message>
        <source>Renormalise</source>
        <translation>Neu normieren</translation>
    </message>
    <message>
        <source>Divide every weight by their sum. The FHRI does not change: it divides by the weights that apply anyway.</source>
        <translation>Teilt jedes Gewicht durch ihre Summe. Der FHRI ändert sich nicht: Er teilt ohnehin durch die geltenden Gewichte.</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>This set has no components: only the stored FHRI can be judged.</source>
        <translation>Dieser Score-Satz hat keine Komponenten: Nur der gespeicherte FHRI lässt sich beurteilen.</translation>
    </message>
    <message numerus="yes">
        <source>Without any of the weighted components, and in no figure: %1 sample(s).</source>
        <translation>
            <numerusform>Ohne eine der gewichteten Komponenten und in keiner Kennzahl: %1 Probe.</numerusform>
            <numerusform>Ohne eine der gewichteten Komponenten und in keiner Kennzahl: %1 Proben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Neuer Arbeitsbereich …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Z&amp;uletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Open the &amp;demo</source>
        <translation>&amp;Demo öffnen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Close workspace</source>
        <translation>Arbeitsbereich &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Filter issues</source>
        <translation>Befunde &amp;filtern</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Issues and &amp;jobs</source>
        <translation>Befunde und &amp;Aufträge</translation>
    </message>
    <message>
        <source>Show i&amp;ssues</source>
        <translation>&amp;Befunde anzeigen</translation>
    </message>
    <message>
        <source>Show jo&amp;bs</source>
        <translation>Aufträge an&amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>&amp;Cancel all jobs</source>
        <translation>&amp;Alle Aufträge abbrechen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <source>&amp;Check workspace</source>
        <translation>Arbeitsbereich &amp;prüfen</translation>
    </message>
    <message>
        <source>Show the &amp;log file</source>
        <translation>Pro&amp;tokolldatei anzeigen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>Ü&amp;ber Assay</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
</context>
<context>
    <name>assay::app::WindowPreview</name>
    <message>
        <source>Looking at the anchors</source>
        <translation>Anker ansehen</translation>
    </message>
</context>
<context>
    <name>assay::widgets::CategoryChart</name>
    <message>
        <source>Bar chart</source>
        <translation>Balkendiagramm</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>Es gibt noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>%1, by chance %2</source>
        <translation>%1, durch Zufall %2</translation>
    </message>
</context>
<context>
    <name>assay::widgets::ChartExport</name>
    <message>
        <source>A chart can be saved as .png, .svg or .pdf, not as “%1”.</source>
        <translation>Ein Diagramm lässt sich als .png, .svg oder .pdf speichern, nicht als „%1“.</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
</context>
<context>
    <name>assay::widgets::ConfusionMatrixView</name>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Als TSV kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as PNG, SVG and PDF</source>
        <translation>Als PNG, SVG und PDF kopieren</translation>
    </message>
    <message>
        <source>Save as CSV, PNG, SVG or PDF…</source>
        <translation>Als CSV, PNG, SVG oder PDF speichern …</translation>
    </message>
    <message>
        <source>Against the pin, row by row: %1.</source>
        <translation>Gegenüber dem angehefteten Stand, Zeile für Zeile: %1.</translation>
    </message>
    <message>
        <source>Chosen: true %1, predicted %2.</source>
        <translation>Ausgewählt: wahr %1, vorhergesagt %2.</translation>
    </message>
    <message>
        <source>%1 Against the pin: %2.</source>
        <translation>%1 Gegenüber dem angehefteten Stand: %2.</translation>
    </message>
    <message>
        <source>Save Confusion Matrix</source>
        <translation>Konfusionsmatrix speichern</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>%1: truly %2</source>
        <translation>%1: tatsächlich %2</translation>
    </message>
    <message>
        <source>%1: predicted as %2</source>
        <translation>%1: vorhergesagt als %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples in all</source>
        <translation>
            <numerusform>%Ln Probe insgesamt</numerusform>
            <numerusform>%Ln Proben insgesamt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::CsvSaver</name>
    <message>
        <source>The table was closed while it was being saved; nothing was written.</source>
        <translation>Die Tabelle wurde während des Speicherns geschlossen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The table changed while it was being saved; nothing was written.</source>
        <translation>Die Tabelle hat sich während des Speicherns geändert; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::CuratorField</name>
    <message>
        <source>Edits are signed. Your &amp;name:</source>
        <translation>Änderungen werden signiert. Ihr &amp;Name:</translation>
    </message>
    <message>
        <source>Your name, for what you judge and decide</source>
        <translation>Ihr Name, für Ihre Urteile und Entscheidungen</translation>
    </message>
    <message>
        <source>Return takes it</source>
        <translation>Eingabetaste übernimmt ihn</translation>
    </message>
    <message>
        <source>Waits for your name: %1</source>
        <translation>Wartet auf Ihren Namen: %1</translation>
    </message>
    <message>
        <source>A name needs a letter.</source>
        <translation>Ein Name braucht einen Buchstaben.</translation>
    </message>
    <message>
        <source>“%1” was not taken: press it again once your name is given.</source>
        <translation>„%1“ wurde nicht übernommen: Drücken Sie es noch einmal, wenn der Name angegeben ist.</translation>
    </message>
    <message>
        <source>Who signs?</source>
        <translation>Wer zeichnet?</translation>
    </message>
    <message>
        <source>Edits are signed. Your name:</source>
        <translation>Bearbeitungen werden gezeichnet. Ihr Name:</translation>
    </message>
</context>
<context>
    <name>assay::widgets::CutsModel</name>
    <message>
        <source>Prose sentences of a section; of a file without sections all that were kept</source>
        <translation>Fließtextsätze eines Abschnitts; bei einer Datei ohne Abschnitte alle behaltenen</translation>
    </message>
    <message>
        <source>Short lines that stand alone: kept in their places, marked</source>
        <translation>Kurze, allein stehende Zeilen: an ihrer Stelle behalten, gekennzeichnet</translation>
    </message>
    <message>
        <source>What is left of tables in running text: kept in its place, marked</source>
        <translation>Reste von Tabellen im Fließtext: an ihrer Stelle behalten, gekennzeichnet</translation>
    </message>
    <message>
        <source>Records that could not be used; the issues say why</source>
        <translation>Datensätze, die nicht verwendbar waren; die Befunde nennen den Grund</translation>
    </message>
    <message>
        <source>Of the section&apos;s text, or of the file</source>
        <translation>Des Abschnittstexts oder der Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Table debris</source>
        <translation>Tabellenreste</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>assay::widgets::DataTableView</name>
    <message>
        <source>Column headings</source>
        <translation>Spaltenköpfe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The first %1 rows were copied. Save as CSV to have them all.</source>
        <translation>Die ersten %1 Zeilen wurden kopiert. Speichern Sie als CSV, um alle zu erhalten.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Fit Widths to Contents</source>
        <translation>Breiten an Inhalt anpassen</translation>
    </message>
    <message>
        <source>Reset Columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Als TSV kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Save Selected Rows as CSV…</source>
        <translation>Ausgewählte Zeilen als CSV speichern …</translation>
    </message>
    <message>
        <source>Save Selected Rows</source>
        <translation>Ausgewählte Zeilen speichern</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>%1; columns: %2</source>
        <translation>%1; Spalten: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::DraftKeeper</name>
    <message>
        <source>Keeping a draft</source>
        <translation>Entwurf sichern</translation>
    </message>
    <message>
        <source>Removing a draft</source>
        <translation>Entwurf entfernen</translation>
    </message>
</context>
<context>
    <name>assay::widgets::EditSession</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig machen: %1</translation>
    </message>
    <message>
        <source>Undo %1, by %2…</source>
        <translation>Rückgängig machen: %1, von %2 …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo %1, by %2…</source>
        <translation>Wiederholen: %1, von %2 …</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Not your edit: %1, by %2, %3. Take it back?</source>
        <translation>Nicht Ihre Änderung: %1, von %2, %3. Zurücknehmen?</translation>
    </message>
    <message>
        <source>Somebody else took back %1, by %2, %3. Do it again?</source>
        <translation>Jemand anderes hat zurückgenommen: %1, von %2, %3. Wiederholen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>That is undone already.</source>
        <translation>Das ist bereits rückgängig gemacht.</translation>
    </message>
    <message>
        <source>That is done again already.</source>
        <translation>Das ist bereits wiederholt.</translation>
    </message>
    <message>
        <source>That was edited since: undo what came after it first.</source>
        <translation>Das wurde seither geändert: Machen Sie zuerst rückgängig, was danach kam.</translation>
    </message>
    <message>
        <source>That was edited since: it cannot be done again.</source>
        <translation>Das wurde seither geändert: Es lässt sich nicht wiederholen.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Wiederholt: %1.</translation>
    </message>
    <message>
        <source>Undo in %1</source>
        <translation>Rückgängig machen in %1</translation>
    </message>
    <message>
        <source>Nothing of %1 is left to take back.</source>
        <translation>Zu %1 gibt es nichts mehr rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Nothing of %1 alone is left to take back here. Undo would take back %2.</source>
        <translation>Hier gibt es nichts mehr rückgängig zu machen, was nur %1 betrifft. Rückgängig würde zurücknehmen: %2.</translation>
    </message>
    <message>
        <source>Nothing of %1 alone is left to take back here. Undo would take back what is not yours: %2, by %3.</source>
        <translation>Hier gibt es nichts mehr rückgängig zu machen, was nur %1 betrifft. Rückgängig würde zurücknehmen, was nicht von Ihnen ist: %2, von %3.</translation>
    </message>
    <message>
        <source>The last edit is not of this page: %1, by %2. Undo it on its own page first.</source>
        <translation>Die letzte Änderung stammt nicht von dieser Seite: %1, von %2. Machen Sie sie zuerst auf ihrer eigenen Seite rückgängig.</translation>
    </message>
    <message>
        <source>What comes next is not of this page: %1, by %2. Do it again on its own page first.</source>
        <translation>Was als Nächstes käme, stammt nicht von dieser Seite: %1, von %2. Wiederholen Sie es zuerst auf seiner eigenen Seite.</translation>
    </message>
    <message>
        <source>The last edit is not yours: %1, by %2. It is not taken back here.</source>
        <translation>Die letzte Änderung ist nicht Ihre: %1, von %2. Sie wird hier nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>Somebody else took back %1, by %2. It is not done again here.</source>
        <translation>Jemand anderes hat zurückgenommen: %1, von %2. Hier wird das nicht wiederholt.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::EmbeddingSetsModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>LSA</source>
        <translation>LSA</translation>
    </message>
    <message>
        <source>The corpus is as it was when the vectors were made</source>
        <translation>Das Korpus ist, wie es war, als die Vektoren erstellt wurden</translation>
    </message>
    <message>
        <source>The vectors are of the corpus with the hash %1, it has %2 now</source>
        <translation>Die Vektoren gehören zum Korpus mit dem Hash %1, jetzt hat es %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>of another corpus</source>
        <translation>von anderem Korpus</translation>
    </message>
    <message>
        <source>What the vectors were made with, as whoever imported them says</source>
        <translation>Womit die Vektoren erstellt wurden, nach Angabe dessen, der sie importierte</translation>
    </message>
    <message>
        <source>Sentences whose vector has a direction</source>
        <translation>Sätze, deren Vektor eine Richtung hat</translation>
    </message>
    <message>
        <source>Sentences without a vector, or with one of length 0: searches do not find them</source>
        <translation>Sätze ohne Vektor oder mit einem der Länge 0: Suchen finden sie nicht</translation>
    </message>
    <message>
        <source>Vectors of length 0 that the source gave</source>
        <translation>Vektoren der Länge 0, die die Quelle lieferte</translation>
    </message>
    <message>
        <source>Sentences that share their vector with another one, most of them the same text</source>
        <translation>Sätze, die ihren Vektor mit einem anderen teilen, meist mit gleichem Text</translation>
    </message>
    <message>
        <source>Whether the corpus is the one that the vectors were made of</source>
        <translation>Ob das Korpus das ist, aus dem die Vektoren erstellt wurden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>assay::widgets::FileDialog</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>assay::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>and %1 more of this kind: %2</source>
        <translation>
            <numerusform>und %1 weiterer dieser Art: %2</numerusform>
            <numerusform>und %1 weitere dieser Art: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>assay::widgets::IssuesPanel</name>
    <message>
        <source>Kind of issue</source>
        <translation>Art des Befunds</translation>
    </message>
    <message>
        <source>Filter issues by text</source>
        <translation>Befunde nach Text filtern</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected issues, or all that are shown</source>
        <translation>Die ausgewählten Befunde kopieren oder alle angezeigten</translation>
    </message>
    <message>
        <source>As TSV</source>
        <translation>Als TSV</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Als Markdown</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Save all issues that are shown</source>
        <translation>Alle angezeigten Befunde speichern</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No issues. What is wrong in imported data is listed here, with its file and line.</source>
        <translation>Keine Befunde. Was an importierten Daten nicht stimmt, steht hier, mit Datei und Zeile.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Zeigen oder ausblenden: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 row(s)</source>
        <translation>
            <numerusform>%1 von %2 Zeile</numerusform>
            <numerusform>%1 von %2 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>No issue matches the filter. Clear it to see all of them.</source>
        <translation>Kein Befund passt zum Filter. Heben Sie ihn auf, um alle zu sehen.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::JobsModel</name>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>assay::widgets::JobsPanel</name>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Nothing is running. Imports, sweeps and other long work appear here with their progress.</source>
        <translation>Nichts läuft. Importe, Schwellendurchläufe und andere lange Arbeiten erscheinen hier mit ihrem Fortschritt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the selected jobs, or the only one that runs (Delete)</source>
        <translation>Die ausgewählten Aufträge abbrechen oder den einzigen laufenden (Entf)</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Fertige ausblenden</translation>
    </message>
    <message>
        <source>Take the jobs that have ended off this list</source>
        <translation>Beendete Aufträge aus dieser Liste nehmen</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Nichts läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n fertig</numerusform>
            <numerusform>%n fertig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::MatrixText</name>
    <message>
        <source>1 accurate answer was predicted as %1</source>
        <translation>1 korrekte Antwort wurde als %1 vorhergesagt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accurate answers were predicted as %1</source>
        <translation>
            <numerusform>%Ln korrekte Antwort wurde als %1 vorhergesagt</numerusform>
            <numerusform>%Ln korrekte Antworten wurden als %1 vorhergesagt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hallucination was predicted as %1</source>
        <translation>1 Halluzination wurde als %1 vorhergesagt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hallucinations were predicted as %1</source>
        <translation>
            <numerusform>%Ln Halluzination wurde als %1 vorhergesagt</numerusform>
            <numerusform>%Ln Halluzinationen wurden als %1 vorhergesagt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 contradiction was predicted as %1</source>
        <translation>1 Widerspruch wurde als %1 vorhergesagt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contradictions were predicted as %1</source>
        <translation>
            <numerusform>%Ln Widerspruch wurde als %1 vorhergesagt</numerusform>
            <numerusform>%Ln Widersprüche wurden als %1 vorhergesagt</numerusform>
        </translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>hallucination</source>
        <translation>Halluzination</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>true %1</source>
        <translation>wahr: %1</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>vorhergesagt: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1; there is none, so the share is undefined.</source>
        <translation>%1; es gibt keine, daher ist der Anteil nicht definiert.</translation>
    </message>
    <message>
        <source>%1, %2 of %3.</source>
        <translation>%1, %2 von %3.</translation>
    </message>
    <message numerus="yes">
        <source>Confusion matrix of %Ln samples.</source>
        <translation>
            <numerusform>Konfusionsmatrix mit %Ln Probe.</numerusform>
            <numerusform>Konfusionsmatrix mit %Ln Proben.</numerusform>
        </translation>
    </message>
    <message>
        <source>true \ predicted</source>
        <translation>wahr \ vorhergesagt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>count (share)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>assay::widgets::NearListModel</name>
    <message>
        <source>Cosine distance, 1 - cos: 0 is the same direction, 2 the opposite</source>
        <translation>Kosinusabstand, 1 - cos: 0 ist dieselbe Richtung, 2 die entgegengesetzte</translation>
    </message>
    <message>
        <source>1 - cos</source>
        <translation>1 - cos</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
</context>
<context>
    <name>assay::widgets::NumberText</name>
    <message>
        <source>under 1 s</source>
        <translation>unter 1 s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PagePreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>Noch keine Seiten</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PlotText</name>
    <message>
        <source>Unnamed series</source>
        <translation>Unbenannte Reihe</translation>
    </message>
    <message>
        <source>%1: no points.</source>
        <translation>%1: keine Punkte.</translation>
    </message>
    <message>
        <source>%1: one point, %2 at %3.</source>
        <translation>%1: ein Punkt, %2 bei %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points, lowest %2 at %3, highest %4 at %5.</source>
        <translation>
            <numerusform>%1: %Ln Punkt, niedrigster %2 bei %3, höchster %4 bei %5.</numerusform>
            <numerusform>%1: %Ln Punkte, niedrigster %2 bei %3, höchster %4 bei %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>%1: line at %2.</source>
        <translation>%1: Linie bei %2.</translation>
    </message>
    <message>
        <source>Chart: %1.</source>
        <translation>Diagramm: %1.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Es ist leer.</translation>
    </message>
    <message>
        <source>Across: %1, from %2 to %3.</source>
        <translation>Waagerecht: %1, von %2 bis %3.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Up: %1, from %2 to %3.</source>
        <translation>Senkrecht: %1, von %2 bis %3.</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1: von %2 bis %3.</translation>
    </message>
    <message>
        <source>Shaded range</source>
        <translation>Schattierter Bereich</translation>
    </message>
    <message>
        <source>%1: point at %2, %3.</source>
        <translation>%1: Punkt bei %2, %3.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>%1: %2
%3: %4</source>
        <translation>%1: %2
%3: %4</translation>
    </message>
    <message>
        <source>%1: above %2, up to %3.</source>
        <translation>%1: über %2, bis %3.</translation>
    </message>
    <message>
        <source>By chance: %1.</source>
        <translation>Durch Zufall: %1.</translation>
    </message>
    <message>
        <source>%1: across from %2 to %3, up from %4 to %5.</source>
        <translation>%1: waagerecht von %2 bis %3, senkrecht von %4 bis %5.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PlotWidget</name>
    <message>
        <source>Copy as PNG, SVG and PDF</source>
        <translation>Als PNG, SVG und PDF kopieren</translation>
    </message>
    <message>
        <source>Copy Description</source>
        <translation>Beschreibung kopieren</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF…</source>
        <translation>Als PNG, SVG oder PDF speichern …</translation>
    </message>
    <message>
        <source>Save Chart</source>
        <translation>Diagramm speichern</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PowerView</name>
    <message>
        <source>Change that is to be told, in points</source>
        <translation>Änderung, die erkannt werden soll, in Prozentpunkten</translation>
    </message>
    <message>
        <source>To tell, in points</source>
        <translation>Erkennbar, Prozentpunkte</translation>
    </message>
    <message>
        <source>False alarms and power</source>
        <translation>Fehlalarme und Teststärke</translation>
    </message>
</context>
<context>
    <name>assay::widgets::ReadingCard</name>
    <message>
        <source>Question, gold answer, answers and evidence</source>
        <translation>Frage, Goldantwort, Antworten und Belege</translation>
    </message>
    <message>
        <source>Copy the card as text</source>
        <translation>Die Karte als Text kopieren</translation>
    </message>
</context>
<context>
    <name>assay::widgets::SaveFile</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>“%1” belongs to a workspace, so nothing is written there. Choose another name.</source>
        <translation>„%1“ gehört zu einem Arbeitsbereich, daher wird dort nichts geschrieben. Wählen Sie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::SentenceListModel</name>
    <message>
        <source>(cannot be read)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>(only the id is known)</source>
        <translation>(nur die ID ist bekannt)</translation>
    </message>
    <message>
        <source>Position within the section; gaps are allowed</source>
        <translation>Position im Abschnitt; Lücken sind erlaubt</translation>
    </message>
    <message>
        <source>Pos.</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Prose has no mark; headings and table debris are kept in their places</source>
        <translation>Fließtext hat keine Kennzeichnung; Überschriften und Tabellenreste bleiben an ihrer Stelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Of the report</source>
        <translation>Jahr des Berichts</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>As the sentence&apos;s id writes it</source>
        <translation>Wie in der ID des Satzes geschrieben</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
</context>
<context>
    <name>assay::widgets::SliceTreeModel</name>
    <message>
        <source>All sentences</source>
        <translation>Alle Sätze</translation>
    </message>
    <message>
        <source>Unknown year</source>
        <translation>Unbekanntes Jahr</translation>
    </message>
    <message>
        <source>No section</source>
        <translation>Kein Abschnitt</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>%1 sentences, %2 of text</source>
        <translation>%1 Sätze, %2 Text</translation>
    </message>
    <message>
        <source>%1 of them are headings</source>
        <translation>%1 davon sind Überschriften</translation>
    </message>
    <message>
        <source>%1 of them are table debris</source>
        <translation>%1 davon sind Tabellenreste</translation>
    </message>
    <message>
        <source>%1, %2 sentences</source>
        <translation>%1, %2 Sätze</translation>
    </message>
    <message>
        <source>Sentences of every kind</source>
        <translation>Sätze jeder Art</translation>
    </message>
    <message>
        <source>Mean length of a sentence, in bytes of UTF-8</source>
        <translation>Mittlere Länge eines Satzes, in Bytes (UTF-8)</translation>
    </message>
    <message>
        <source>Part of the corpus</source>
        <translation>Teil des Korpus</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>assay::widgets::WindowStrip</name>
    <message>
        <source>The anchor</source>
        <translation>Der Anker</translation>
    </message>
    <message>
        <source>Gold: within ±%1</source>
        <translation>Gold: innerhalb ±%1</translation>
    </message>
    <message>
        <source>Not gold: a heading or what is left of a table</source>
        <translation>Kein Gold: Überschrift oder Tabellenrest</translation>
    </message>
    <message>
        <source>Not gold: a cross reference</source>
        <translation>Kein Gold: Querverweis</translation>
    </message>
    <message>
        <source>Not gold: beyond ±%1</source>
        <translation>Kein Gold: jenseits ±%1</translation>
    </message>
    <message>
        <source>Window of the anchor</source>
        <translation>Fenster des Ankers</translation>
    </message>
    <message>
        <source>Anchor at position %1, window ±%2, %3 gold</source>
        <translation>Anker an Position %1, Fenster ±%2, %3 Gold</translation>
    </message>
    <message>
        <source>, clipped by the beginning of the section</source>
        <translation>, am Anfang des Abschnitts abgeschnitten</translation>
    </message>
    <message>
        <source>, clipped by the end of the section</source>
        <translation>, am Ende des Abschnitts abgeschnitten</translation>
    </message>
    <message>
        <source>Position %1 (%2%3)</source>
        <translation>Position %1 (%2%3)</translation>
    </message>
    <message>
        <source>Among the results</source>
        <translation>Unter den Ergebnissen</translation>
    </message>
    <message>
        <source>There is no anchor to show</source>
        <translation>Es gibt keinen Anker zu zeigen</translation>
    </message>
</context>
</TS>
